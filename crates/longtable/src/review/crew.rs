//! The pieces of a review on several threads.

use std::io::{self, IsTerminal as _};
use std::sync::Mutex;
use std::sync::mpsc;

use catalog::review::Reviewer;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The length of the bar.
const WHOLE: u64 = 1000;

pub(super) fn threads(wanted: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    wanted.map_or_else(cores, usize::from)
}

/// Does all of it. What is found does not depend on the number of threads.
pub(super) fn work(reviewer: &mut Reviewer, threads: usize) {
    let bar = bar();
    loop {
        let jobs = reviewer.jobs();
        if jobs.is_empty() {
            break;
        }
        let jobs = Mutex::new(jobs.into_iter());
        std::thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..threads {
                let (send, jobs) = (send.clone(), &jobs);
                scope.spawn(move || {
                    let next = || jobs.lock().expect("no job panics").next();
                    while let Some(job) = next() {
                        if send.send(job.run()).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for finding in receive {
                reviewer.take(finding);
                bar.set_position((reviewer.progress() * WHOLE as f32) as u64);
            }
        });
    }
    bar.finish_and_clear();
}

/// A progress bar in a terminal; nothing in a pipe.
fn bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(WHOLE), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {percent} %, {eta} left");
    bar.with_style(style.expect("the template is well-formed"))
}
