//! Work with a deadline, for servers that go on after it.

use std::io;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pass_runtime::manager::CancelToken;

/// The time that a pass has to notice that it is cancelled.
pub(crate) const GRACE: Duration = Duration::from_secs(1);

/// Room for passes that recurse over their operation, as in the threads of the pass manager.
const STACK: usize = 16 << 20;

/// Does the work, and cancels it at the deadline. `finish` gets the result; `None` if the work goes on, which is then waited for.
pub(crate) fn run_until<T: Send>(
    deadline: Option<Duration>,
    token: &CancelToken,
    work: impl FnOnce() -> T + Send,
    finish: impl FnOnce(Option<T>) -> io::Result<()>,
) -> io::Result<()> {
    let Some(deadline) = deadline else {
        return finish(Some(work()));
    };
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        let work = move || {
            // Nobody receives it once the process ends.
            let _ = sender.send(work());
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn_scoped(scope, work)?;
        let mut result = receiver.recv_timeout(deadline);
        if matches!(result, Err(RecvTimeoutError::Timeout)) {
            token.cancel();
            result = receiver.recv_timeout(GRACE);
        }
        finish(result.ok())
    })
}
