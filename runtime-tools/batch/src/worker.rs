//! A worker process with the modules that it has been given.

use std::collections::VecDeque;
use std::io;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::batch::named;
use crate::module::Job;
use crate::process::{Closed, Death, Process, Reply};
use crate::protocol::{MAX_FRAME, Response, Verdict, append_frame};

/// The number of deaths of its process after which a module is given up.
const MAX_CRASHES: u32 = 2;

/// The number of deaths by `SIGKILL` after which a module is given up. The signal is usually sent by the system or a user, and says
/// little about the module.
const MAX_KILLS: u32 = 8;

/// The number of modules that a process has at most: it is at the first one, and finds the next ones without waiting for the batch.
const MAX_MODULES: usize = 16;

/// The bytes of the modules behind the first one.
const MAX_BYTES: usize = 64 << 10;

/// The time that the modules behind the first one take about.
const MAX_TIME: Duration = Duration::from_millis(20);

/// The time after which the modules behind the current one of a worker are given to other workers.
const REASSIGN_AFTER: Duration = Duration::from_millis(100);

/// The part of the maximum that counts once another module is done.
const DECAY: f64 = 0.9;

/// The polling interval for a cancellation.
const INTERVAL: Duration = Duration::from_millis(20);

/// A module and the deaths of its processes so far.
struct Assignment {
    job: Job,
    crashes: u32,
    kills: u32,
}

impl Assignment {
    /// Returns whether a process has died at the module, which is compiled again without others behind it.
    fn is_suspect(&self) -> bool {
        self.crashes + self.kills > 0
    }

    fn failure(self, verdict: Verdict, message: String, start: Instant) -> Outcome {
        let mut response = Response::with_error(&self.job.request.id, verdict, message);
        response.seconds = start.elapsed().as_secs_f64();
        Outcome {
            job: self.job,
            response,
        }
    }
}

/// A module that is done.
pub(crate) struct Outcome {
    pub(crate) job: Job,
    pub(crate) response: Response,
}

/// A process that is started for the first module, and again after a death. It compiles modules in their order, so that it is at the
/// first one without a response.
pub(crate) struct ProcessWorker<'b> {
    command: &'b (dyn Fn() -> Command + Sync),
    deadline: Option<Duration>,
    process: Option<Process>,
    /// The modules that the process has.
    sent: VecDeque<Assignment>,
    /// The modules that it has not.
    unsent: VecDeque<Assignment>,
    /// The time when the process came to the first module.
    start: Instant,
    /// The maximum time of recent modules; `None` before the first one is done.
    recent: Option<Duration>,
    /// True if modules that the process has are those of other workers, so that it is ended once it is done with the first one.
    is_stalled: bool,
}

impl<'b> ProcessWorker<'b> {
    pub(crate) fn new(
        command: &'b (dyn Fn() -> Command + Sync),
        deadline: Option<Duration>,
    ) -> Self {
        Self {
            command,
            deadline,
            process: None,
            sent: VecDeque::new(),
            unsent: VecDeque::new(),
            start: Instant::now(),
            recent: None,
            is_stalled: false,
        }
    }

    /// Returns whether there is no module.
    pub(crate) fn is_idle(&self) -> bool {
        self.modules() == 0
    }

    /// Returns the number of modules.
    pub(crate) fn modules(&self) -> usize {
        self.sent.len() + self.unsent.len()
    }

    /// Returns whether it is time to add modules: several together cost less than one after the other.
    pub(crate) fn is_low(&self) -> bool {
        2 * self.modules() <= self.capacity()
    }

    /// Returns the size of the module that may be added; `None` if there is no room.
    pub(crate) fn room(&self) -> Option<usize> {
        if self.is_idle() {
            return Some(usize::MAX);
        }
        let assignments = || self.sent.iter().chain(&self.unsent);
        if self.modules() >= self.capacity() || assignments().any(Assignment::is_suspect) {
            return None;
        }
        let bytes = assignments()
            .skip(1)
            .map(|assignment| assignment.job.request.text().len());
        MAX_BYTES.checked_sub(bytes.sum())
    }

    fn capacity(&self) -> usize {
        match self.recent {
            Some(time) if !self.is_stalled => {
                let behind = MAX_TIME.as_micros() / time.as_micros().max(1);
                (behind as usize).saturating_add(1).min(MAX_MODULES)
            }
            _ => 1,
        }
    }

    pub(crate) fn push(&mut self, job: Job) {
        self.unsent.push_back(Assignment {
            job,
            crashes: 0,
            kills: 0,
        });
    }

    /// Takes the modules behind one that takes long.
    pub(crate) fn take_stalled(&mut self) -> Vec<Job> {
        if self.sent.is_empty() || self.start.elapsed() < REASSIGN_AFTER {
            return Vec::new();
        }
        self.is_stalled |= self.sent.len() > 1;
        let behind = self.sent.drain(1..).chain(self.unsent.drain(..));
        behind.map(|assignment| assignment.job).collect()
    }

    /// Waits until a module is done, or for a moment.
    ///
    /// # Errors
    ///
    /// Returns an error if a process cannot be started, which says nothing about the module.
    pub(crate) fn wait(&mut self) -> io::Result<Option<Outcome>> {
        if let Some(outcome) = self.send()? {
            return Ok(Some(outcome));
        }
        let Some(process) = self.process.take() else {
            return Ok(None);
        };
        let rest = self
            .deadline
            .map(|deadline| deadline.saturating_sub(self.start.elapsed()));
        match process.receive(rest.unwrap_or(INTERVAL).min(INTERVAL)) {
            Ok(Some(reply)) => Ok(self.finish(process, &reply)),
            Ok(None) if rest == Some(Duration::ZERO) => {
                process.kill();
                Ok(self.handle_deadline())
            }
            Ok(None) => {
                self.process = Some(process);
                Ok(None)
            }
            Err(Closed) => Ok(self.handle_death(process.death())),
        }
    }
}

impl ProcessWorker<'_> {
    /// Sends the modules that the process has not, or returns the outcome of one that is too long.
    fn send(&mut self) -> io::Result<Option<Outcome>> {
        let was_idle = self.sent.is_empty();
        let mut frames = Vec::new();
        while let Some(assignment) = self.unsent.pop_front() {
            let is_suspect = |first: &Assignment| first.is_suspect() || assignment.is_suspect();
            if self.is_stalled || self.sent.front().is_some_and(is_suspect) {
                self.unsent.push_front(assignment);
                break;
            }
            if append_frame(&mut frames, &assignment.job.request).is_err() {
                let message = format!(
                    "the module has more than {MAX_FRAME} bytes, which a worker process cannot read"
                );
                return Ok(Some(assignment.failure(
                    Verdict::Unreadable,
                    message,
                    Instant::now(),
                )));
            }
            self.sent.push_back(assignment);
        }
        if frames.is_empty() {
            return Ok(None);
        }
        let process = match &self.process {
            Some(process) => process,
            None => {
                let started = Process::start((self.command)());
                let started =
                    started.map_err(|error| named(&error, "cannot start a worker process"))?;
                &*self.process.insert(started)
            }
        };
        if was_idle {
            self.start = Instant::now();
        }
        process.send(frames);
        Ok(None)
    }

    /// Returns the outcome of the first module.
    fn finish(&mut self, process: Process, reply: &Reply) -> Option<Outcome> {
        let response = serde_json::from_slice(&reply.frame);
        let response = response.ok().filter(|response: &Response| {
            let first = self.sent.front();
            first.is_some_and(|first| first.job.request.id == response.id)
        });
        let Some(mut response) = response else {
            process.kill();
            return self.handle_death(Death::Crash("wrote what is no response".to_owned()));
        };
        let time = reply.time.saturating_duration_since(self.start);
        self.start = reply.time;
        response.seconds = time.as_secs_f64();
        let earlier = self.recent.unwrap_or_default();
        self.recent = Some(time.max(earlier.mul_f64(DECAY)));
        let job = self.sent.pop_front()?.job;
        if self.is_stalled {
            process.kill();
            self.is_stalled = false;
        } else {
            self.process = Some(process);
        }
        Some(Outcome { job, response })
    }

    /// Returns the outcome of the first module after the death of the process, unless it is compiled again.
    fn handle_death(&mut self, death: Death) -> Option<Outcome> {
        let mut first = self.reclaim()?;
        let (verdict, message) = match death {
            Death::Memory => (
                Verdict::Memory,
                "the worker process needed more memory than it may have".to_owned(),
            ),
            Death::Kill => {
                first.kills += 1;
                let message =
                    format!("the worker process was ended by signal 9, {MAX_KILLS} times");
                (Verdict::Killed, message)
            }
            Death::Crash(cause) => {
                first.crashes += 1;
                (
                    Verdict::Killed,
                    format!("the worker process {cause}, twice"),
                )
            }
        };
        let is_final = first.crashes == MAX_CRASHES || first.kills == MAX_KILLS;
        if verdict == Verdict::Killed && !is_final {
            self.unsent.push_front(first);
            return None;
        }
        Some(first.failure(verdict, message, self.start))
    }

    /// Returns the outcome of the first module after its deadline.
    fn handle_deadline(&mut self) -> Option<Outcome> {
        let deadline = self.deadline.unwrap_or_default();
        let message = format!("the pipeline did not end within {deadline:?}");
        let first = self.reclaim()?;
        Some(first.failure(Verdict::Deadline, message, self.start))
    }

    /// Takes all modules from a process that has ended, and returns the first one, at which it was.
    fn reclaim(&mut self) -> Option<Assignment> {
        self.is_stalled = false;
        let first = self.sent.pop_front();
        while let Some(assignment) = self.sent.pop_back() {
            self.unsent.push_front(assignment);
        }
        first
    }

    /// Ends the process.
    pub(crate) fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }
}

impl Drop for ProcessWorker<'_> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            process.close();
        }
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Request;

    /// Gives a process of a shell more than its pipe holds.
    fn with_worker<R>(
        script: &str,
        deadline: Option<Duration>,
        work: impl FnOnce(&mut ProcessWorker<'_>) -> R,
    ) -> R {
        let command = || {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        };
        let mut worker = ProcessWorker::new(&command, deadline);
        worker.push(Job {
            request: Request {
                text: Some(" ".repeat(1 << 20)),
                ..Request::default()
            },
            key: String::new(),
            key_with_limits: String::new(),
        });
        work(&mut worker)
    }

    fn outcome(script: &str, deadline: Option<Duration>) -> Response {
        with_worker(script, deadline, |worker| {
            loop {
                if let Some(outcome) = worker.wait().unwrap() {
                    return outcome.response;
                }
            }
        })
    }

    /// A batch asks between two waits whether it is cancelled.
    #[test]
    fn a_silent_process_is_waited_for_in_short_turns() {
        with_worker("exec sleep 600", None, |worker| {
            let start = Instant::now();
            assert!(worker.wait().unwrap().is_none());
            assert!(start.elapsed() < Duration::from_secs(300));
            worker.kill();
        });
    }

    /// It may have something to write, such as results for a cache.
    #[test]
    fn a_process_has_time_to_end() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        let script = format!("cat > /dev/null; sleep 2; : > '{}'", file.display());
        with_worker(&script, None, |worker| {
            worker.wait().unwrap();
        });
        assert!(file.exists());
    }

    #[test]
    fn a_process_that_does_not_read_is_given_up() {
        let response = outcome("exec sleep 600", Some(Duration::from_millis(200)));
        assert_eq!(response.verdict, Verdict::Deadline);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn processes_that_a_pass_has_started_end_with_it() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let script = format!("sleep 600 & echo $! > {}; wait", file.path().display());
        let response = outcome(&script, Some(Duration::from_millis(1500)));
        assert_eq!(response.verdict, Verdict::Deadline);
        let started = std::fs::read_to_string(file.path()).unwrap();
        // One that nobody has waited for is a zombie.
        let is_there = || {
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", started.trim()));
            stat.is_ok_and(|stat| !stat.contains(") Z "))
        };
        let patience = Instant::now();
        while is_there() {
            assert!(patience.elapsed() < Duration::from_secs(30));
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    #[test]
    fn a_process_that_closes_its_input_is_given_up() {
        for (script, message) in [
            (
                "exec sleep 600 <&-",
                "the worker process closed its input or output, and was ended, twice",
            ),
            (
                "exit 3",
                "the worker process ended with exit status 3, twice",
            ),
        ] {
            let response = outcome(script, None);
            assert_eq!(response.verdict, Verdict::Killed);
            assert_eq!(response.diagnostics[0].message, message);
        }
    }
}
