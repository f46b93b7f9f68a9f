//! What a process of the tool does for another one of the same tool.
//!
//! The first argument says so. An environment variable would reach the tools that passes start.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

const ISOLATED: &str = "--passwright-isolated";
const WORKER: &str = "--passwright-worker";
/// Stands for a number that is missing.
const NONE: &str = "-";

/// The role of a child process.
pub(crate) enum ChildRole {
    Isolated(IsolatedRun),
    /// A worker of a batch, which reads requests instead of inputs.
    Worker,
}

/// A run of `--isolate` that logs which passes run.
#[derive(Clone, Debug)]
pub(crate) struct IsolatedRun {
    pub(crate) log: PathBuf,
    /// The number of the execution before which the module is written.
    pub(crate) execution: Option<u64>,
    /// The number of the first execution that fails instead of running, so that the process ends in order and writes the reports about
    /// the executions before it.
    pub(crate) stop: Option<u64>,
}

impl ChildRole {
    /// Takes the arguments that say so, which are the first ones.
    pub(crate) fn take(args: &mut Vec<OsString>) -> Option<Self> {
        let first = args.first()?.to_str()?;
        if first == WORKER {
            args.remove(0);
            return Some(Self::Worker);
        }
        if first != ISOLATED || args.len() < 4 {
            return None;
        }
        let number = |arg: &OsStr| arg.to_str()?.parse().ok();
        let run = IsolatedRun {
            log: PathBuf::from(&args[1]),
            execution: number(&args[2]),
            stop: number(&args[3]),
        };
        args.drain(..4);
        Some(Self::Isolated(run))
    }

    /// Returns the arguments of a process with this role, before its own.
    pub(crate) fn arguments(&self) -> Vec<OsString> {
        match self {
            Self::Worker => vec![WORKER.into()],
            Self::Isolated(run) => {
                let number = |number: Option<u64>| match number {
                    Some(number) => number.to_string(),
                    None => NONE.to_owned(),
                };
                let log = run.log.clone().into_os_string();
                let numbers = [run.execution, run.stop].map(|value| number(value).into());
                [[ISOLATED.into(), log], numbers].concat()
            }
        }
    }
}
