//! Counts are exact and each thread's own.

use counting_alloc::{Counting, count};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn every_allocation_is_counted() {
    assert_eq!(count(|| ()), 0);
    assert_eq!(count(|| Box::new(1)), 1);
    assert_eq!(count(|| vec![0_u8; 100]), 1, "zeroed");
    let grown = count(|| {
        let mut list = Vec::with_capacity(1);
        list.extend([1, 2, 3]);
        list
    });
    assert_eq!(grown, 2, "made and grown");
}

#[test]
fn other_threads_are_not_counted() {
    let worker = std::thread::spawn(|| {
        for _ in 0..1_000 {
            std::hint::black_box(vec![1_u8]);
        }
    });
    let sum = || (0..10_000_u64).map(std::hint::black_box).sum::<u64>();
    assert_eq!(count(sum), 0);
    worker.join().expect("the other thread is well");
}
