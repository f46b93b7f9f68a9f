//! A limit on the memory of the process, for services that take IR from strangers.
//!
//! What becomes of a small text may be large: aliases that double, calls that are inlined into each other. The limit holds for
//! all of it, reading, passes and printing, since it looks at the process and not at the IR.

use std::thread;
use std::time::Duration;

use pass_runtime::ir::IrText;

use crate::driver::Driver;
use crate::failed::Failed;

/// The interval at which the memory is looked at. Memory cannot grow by much in between.
const INTERVAL: Duration = Duration::from_millis(2);

/// The exit status of a tool that fails.
const FAILURE: i32 = 1;

/// Watches the memory of the process from here on.
pub(crate) fn limit_memory<I: IrText>(driver: &Driver<I>, mebibytes: u64) -> Result<(), Failed> {
    let limited = if driver.ends_process {
        MemoryLimit::new(&driver.name, mebibytes).watch()
    } else {
        Err("'--max-memory' is for a tool that is a process of its own".to_owned())
    };
    limited.map_err(|error| Failed::line(format!("{}: error: {error}", driver.name)))
}

/// The most memory that the process may hold.
struct MemoryLimit {
    tool: String,
    mebibytes: u64,
}

impl MemoryLimit {
    fn new(tool: &str, mebibytes: u64) -> Self {
        Self {
            tool: tool.to_owned(),
            mebibytes,
        }
    }

    /// Ends the process with an error as soon as it holds more than the limit.
    ///
    /// # Errors
    ///
    /// If that cannot be found out here, or if it holds more already: why.
    fn watch(self) -> Result<(), String> {
        self.check()?;
        let watch = move || {
            while self.check().is_ok() {
                thread::sleep(INTERVAL);
            }
            self.end_process();
        };
        thread::Builder::new()
            .name("memory".to_owned())
            .spawn(watch)
            .map(drop)
            .map_err(|error| format!("cannot watch the memory: {error}"))
    }

    fn check(&self) -> Result<(), String> {
        let Some(stats) = memory_stats::memory_stats() else {
            return Err("'--max-memory' is not supported on this system".to_owned());
        };
        if stats.physical_mem as u64 >> 20 < self.mebibytes {
            return Ok(());
        }
        Err(format!(
            "more than {} MiB of memory are needed, which is the limit of '--max-memory'",
            self.mebibytes
        ))
    }

    #[expect(
        clippy::print_stderr,
        reason = "nothing that is under way may take memory any more"
    )]
    fn end_process(&self) -> ! {
        let _removed = crate::temporary::remove_all();
        let message = self.check().err().unwrap_or_default();
        eprintln!("{}: error: {message}", self.tool);
        std::process::exit(FAILURE);
    }
}
