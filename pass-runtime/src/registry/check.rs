//! Checking what passes declare against an IR: names that exist nowhere are mistakes of the author.

use std::collections::BTreeSet;

use pass_pipeline::names::{known_list, nearest};

use super::PassRegistry;
use crate::diagnostic::Diagnostic;
use crate::info::PassInfo;
use crate::ir::{Ir, LoadError, registered};
use crate::location::Location;

/// The number of names that a help lists.
const LISTED: usize = 12;

impl<I: Ir> PassRegistry<I> {
    /// Holds the operations, interfaces and dialects that the registered passes declare against the IR. Returns an error for
    /// each that does not exist; none means that all passes can be scheduled.
    ///
    /// Dialects are loaded on the way. A unit test of a crate of passes is one line:
    ///
    /// ```ignore
    /// assert_eq!(registry.check(&context), []);
    /// ```
    #[must_use]
    pub fn check(&self, cx: &I::Context) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        for pass in self.passes() {
            let info = pass.info();
            for op in info.ops {
                if registered::<I>(cx, op).is_none() {
                    let known = I::known_ops(cx);
                    found.push(unknown(info, pass.origin(), "operation", op, &known));
                }
            }
            if let Some(interface) = info.interface {
                let known = I::known_interfaces(cx);
                if !known.iter().any(|one| one == interface) {
                    found.push(unknown(info, pass.origin(), "interface", interface, &known));
                }
            }
            for dialect in info.dialects {
                if seen.insert(*dialect)
                    && let Err(LoadError::Unknown { known }) = I::load_dialect(cx, dialect)
                {
                    seen.remove(dialect);
                    found.push(unknown(info, pass.origin(), "dialect", dialect, &known));
                }
            }
        }
        found
    }
}

fn unknown(info: &PassInfo, origin: &str, kind: &str, name: &str, known: &[String]) -> Diagnostic {
    let message = format!(
        "pass '{}' ({origin}) declares {kind} '{name}', which does not exist",
        info.name
    );
    let help = match nearest(name, known.iter().map(String::as_str)) {
        Some(meant) => format!("did you mean `{meant}`?"),
        None if known.is_empty() => format!("the IR has no {kind}s"),
        None if known.len() > LISTED => format!("the IR knows {} others", known.len()),
        None => format!(
            "known {kind}s: {}",
            known_list(known.iter().map(String::as_str))
        ),
    };
    Diagnostic::error(Location::Unknown, message).note(Location::Unknown, help)
}
