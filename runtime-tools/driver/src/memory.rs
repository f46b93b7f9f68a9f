//! A limit on the memory of the process, for services that take IR from strangers.
//!
//! Small texts may need much memory, such as aliases that double or calls that are inlined into each other. The limit covers
//! reading, passes and printing, since it is one of the process.

#[cfg(feature = "batch")]
use std::fs::File;
use std::io::{self, Write};
#[cfg(feature = "batch")]
use std::io::{Read, Seek};
use std::thread;
use std::time::Duration;

use pass_runtime::ir::IrText;

use crate::driver::Driver;
use crate::interrupt::write_at_end;
use crate::run_error::RunError;

/// The polling interval, in which memory cannot grow by much.
const INTERVAL: Duration = Duration::from_millis(2);

const FAILURE: i32 = 1;

/// Starts a thread that ends the process with an error once it holds more memory than the limit.
pub(crate) fn limit_memory<I: IrText>(driver: &Driver<I>, mebibytes: u64) -> Result<(), RunError> {
    limit_memory_with(driver, mebibytes, FAILURE)
}

/// Starts a thread that ends the process with this exit status once it holds more memory than the limit.
pub(crate) fn limit_memory_with<I: IrText>(
    driver: &Driver<I>,
    mebibytes: u64,
    status: i32,
) -> Result<(), RunError> {
    if !driver.ends_process {
        return Err(RunError::of_tool(
            "'--max-memory' is for a tool that is a process of its own",
        ));
    }
    check_memory(mebibytes)?;
    let tool = driver.name.clone();
    let poll = move || {
        loop {
            thread::sleep(INTERVAL);
            if let Err(message) = check_memory(mebibytes) {
                end_process(&tool, &message, status);
            }
        }
    };
    let thread = thread::Builder::new().name("memory".to_owned()).spawn(poll);
    match thread {
        Ok(_) => Ok(()),
        Err(error) => Err(RunError::of_tool(format!(
            "cannot watch the memory: {error}"
        ))),
    }
}

fn check_memory(mebibytes: u64) -> Result<(), String> {
    let Some(stats) = memory_stats::memory_stats() else {
        return Err("'--max-memory' is not supported on this system".to_owned());
    };
    if stats.physical_mem as u64 >> 20 < mebibytes {
        return Ok(());
    }
    Err(format!(
        "more than {mebibytes} MiB of memory are needed, which is the limit of '--max-memory'"
    ))
}

fn end_process(tool: &str, message: &str, status: i32) -> ! {
    let _lock = crate::temporary::remove_all();
    let text = format!("{tool}: error: {message}\n");
    write_at_end(move || {
        let _ = io::stderr().write_all(text.as_bytes());
    });
    std::process::exit(status);
}

/// The maximum memory of the process from the start of a measurement on, where the system tells: Linux.
#[cfg(feature = "batch")]
pub(crate) struct PeakMemory {
    status: File,
    /// The file that starts a measurement. Without the right to do it, the maximum is that of the whole process.
    restart: Option<File>,
}

#[cfg(feature = "batch")]
impl PeakMemory {
    /// Returns `None` where the system does not tell.
    pub(crate) fn open() -> Option<Self> {
        Some(Self {
            status: File::open("/proc/self/status").ok()?,
            restart: File::options()
                .write(true)
                .open("/proc/self/clear_refs")
                .ok(),
        })
    }

    /// Starts a measurement, which ends an earlier one.
    pub(crate) fn restart(&self) {
        if let Some(mut restart) = self.restart.as_ref() {
            let _ = restart.write(b"5");
        }
    }

    /// Returns the maximum so far in bytes.
    pub(crate) fn bytes(&self) -> Option<u64> {
        let (mut file, mut status) = (&self.status, String::new());
        file.rewind().ok()?;
        file.read_to_string(&mut status).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes << 10)
    }
}
