//! Where events go.

/// Takes events as they happen. An event is built only where it is kept.
pub trait Sink<E> {
    /// Says what happened.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Listens to nothing: `apply` in search costs no event.
#[derive(Clone, Copy, Default, Debug)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
