//! How often somebody may try to sign in: guessing a password takes longer than anybody has.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::problem::{Outcome, Problem};

type Limiter<Key> = RateLimiter<Key, DashMapStateStore<Key>, DefaultClock>;

pub(crate) struct Guesses {
    /// From one address for one login: whoever has mistyped.
    pair: Limiter<(String, IpAddr)>,
    /// For one login, wherever they come from. It is generous: nobody should keep the owner out by guessing.
    login: Limiter<String>,
    /// From one address, whatever login: a class may sit behind it.
    address: Limiter<IpAddr>,
}

impl Guesses {
    pub(crate) fn new() -> Self {
        Self {
            pair: RateLimiter::dashmap(quota(10, 30)),
            login: RateLimiter::dashmap(quota(50, 10)),
            address: RateLimiter::dashmap(quota(60, 5)),
        }
    }

    /// Whether this address may try this login once more.
    pub(crate) fn allow(&self, login: &str, from: IpAddr) -> Outcome<()> {
        let few = self.address.check_key(&from).is_ok()
            && self.pair.check_key(&(login.to_owned(), from)).is_ok()
            && self.login.check_key(&login.to_owned()).is_ok();
        if few { Ok(()) } else { Err(Problem::guesses()) }
    }

    /// Whether this address may try a link that lets somebody in.
    pub(crate) fn allow_link(&self, from: IpAddr) -> Outcome<()> {
        let few = self.address.check_key(&from).is_ok();
        if few { Ok(()) } else { Err(Problem::guesses()) }
    }

    /// Forgets those who have not tried for long.
    pub(crate) fn tidy(&self) {
        self.pair.retain_recent();
        self.login.retain_recent();
        self.address.retain_recent();
    }
}

/// So many at once, and then one in so many seconds.
fn quota(at_once: u32, seconds: u64) -> Quota {
    let period = Quota::with_period(Duration::from_secs(seconds)).expect("a second or more");
    period.allow_burst(NonZeroU32::new(at_once).expect("one or more"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_are_slowed_by_login_and_by_address() {
        let guesses = Guesses::new();
        let address = |last: u8| IpAddr::from([10, 0, 0, last]);
        let taken = |login: &str, from: u8, tries: usize| {
            let tries = (0..tries).filter(|_| guesses.allow(login, address(from)).is_ok());
            tries.count()
        };
        assert_eq!(taken("ann", 1, 20), 10);
        assert_eq!(taken("ann", 2, 1), 1, "their owner is somewhere else");
        let others: usize = (3..30).map(|from| taken("ann", from, 20)).sum();
        assert_eq!(others, 50 - 11, "in all");
        let many: usize = (0..100).map(|nth| taken(&format!("{nth}"), 200, 1)).sum();
        assert_eq!(many, 60, "of one address");
    }
}
