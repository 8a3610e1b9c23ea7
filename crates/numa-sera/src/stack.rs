//! A short list that lives inside the state.

use std::hash::{Hash, Hasher};

/// Up to `N` things in order. Two lists with the same things are equal, whatever lay behind their end before.
#[derive(Clone, Copy)]
pub(crate) struct Stack<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    pub(crate) const fn new(filler: T) -> Self {
        assert!(N <= 255, "the length is a byte");
        Self {
            things: [filler; N],
            len: 0,
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes out one thing and closes the gap.
    pub(crate) fn take(&mut self, at: usize) -> T {
        let thing = self.things[at];
        self.things.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        thing
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
