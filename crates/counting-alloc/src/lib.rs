//! Counts the allocations of a thread, for tests which promise that there are none.
//!
//! ```
//! #[global_allocator]
//! static COUNTING: counting_alloc::Counting = counting_alloc::Counting;
//!
//! assert_eq!(counting_alloc::count(|| (1..=10).sum::<u32>()), 0);
//! assert_eq!(counting_alloc::count(|| vec![1, 2, 3]), 1);
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    // A plain number that is there from the start: reading it neither allocates nor registers a destructor, so that the
    // allocator may use it at any time in a thread's life.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, counted. A test binary makes it its `#[global_allocator]`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

/// How often this thread allocated or grew something during `work`. Other threads are not counted.
///
/// # Panics
/// If [`Counting`] is not the allocator of the program: a count of nothing would prove nothing.
pub fn count<T>(work: impl FnOnce() -> T) -> usize {
    let probe = counted(|| std::hint::black_box(Box::new(0_u8)));
    assert!(probe > 0, "counting_alloc::Counting is not the allocator");
    counted(work)
}

fn counted<T>(work: impl FnOnce() -> T) -> usize {
    let before = ALLOCATIONS.get();
    // Kept, or the compiler may spare an allocation that nobody looks at.
    drop(std::hint::black_box(work()));
    ALLOCATIONS.get() - before
}

fn note() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

#[expect(unsafe_code, reason = "GlobalAlloc is an unsafe trait")]
// SAFETY: every call goes to `System` unchanged, whose promises are those of `GlobalAlloc`; counting touches no memory but a
// number of the thread's own, and cannot panic or unwind.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`, which are those of `System`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note();
        // SAFETY: as for `alloc`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note();
        // SAFETY: `at` came from `System`, for every pointer of this allocator does.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as for `realloc`.
        unsafe { System.dealloc(at, layout) }
    }
}
