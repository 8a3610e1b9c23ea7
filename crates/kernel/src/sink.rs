//! Where events go.

/// Takes events as they happen. The event is built only if somebody listens.
pub trait Sink<E> {
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
