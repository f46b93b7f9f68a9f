//! Checking what passes and pipelines declare against an IR: names that exist nowhere are errors of the author.

use pass_text::names::{known_note, nearest};

use crate::diagnostic::{Diagnostic, Location};
use crate::ir::{Ir, LoadError, registered};
use crate::registry::{Declaration, PassRegistry, Registration};

impl<I: Ir> PassRegistry<I> {
    /// Holds the operations, interfaces and dialects that the registered passes and pipelines declare against the IR. Returns
    /// an error for each that does not exist; none means that all of them can be scheduled.
    ///
    /// Dialects are loaded on the way. A unit test of a crate of passes is one line:
    ///
    /// ```
    /// # use pass_toy::tree;
    /// # let (registry, context) = (pass_runtime::PassRegistry::<tree::Tree>::new(), ());
    /// assert_eq!(registry.check(&context), []);
    /// ```
    #[must_use]
    pub fn check(&self, cx: &I::Context) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        for entry in self {
            check_anchor::<I>(cx, entry, &mut found);
            if let Registration::Pass(pass) = entry {
                let dialects = pass.info().dialects.iter();
                let loaded = dialects.map(|dialect| (dialect, I::load_dialect(cx, dialect)));
                found.extend(loaded.filter_map(|(dialect, loaded)| match loaded {
                    Err(LoadError::Unknown { known }) => {
                        Some(unknown(entry, "dialect", dialect, &known))
                    }
                    _ => None,
                }));
            }
        }
        found
    }
}

fn check_anchor<I: Ir>(cx: &I::Context, entry: &Registration<I>, found: &mut Vec<Diagnostic>) {
    let (ops, interface) = match entry {
        Registration::Pass(pass) => (pass.info().ops, pass.info().interface),
        Registration::Pipeline(pipeline) => (pipeline.info().ops, pipeline.info().interface),
    };
    let missing = ops.iter().filter(|op| registered::<I>(cx, op).is_none());
    found.extend(missing.map(|op| unknown(entry, "operation", op, &I::known_ops(cx))));
    if let Some(interface) = interface.filter(|name| !I::is_known_interface(cx, name)) {
        let known = I::known_interfaces(cx);
        found.push(unknown(entry, "interface", interface, &known));
    }
}

fn unknown<I: Ir>(entry: &Registration<I>, kind: &str, name: &str, known: &[String]) -> Diagnostic {
    let declared = match entry {
        Registration::Pass(_) => "pass",
        Registration::Pipeline(_) => "pipeline",
    };
    let Declaration { name: own, origin } = entry.declaration();
    let message =
        format!("{declared} '{own}' ({origin}) declares {kind} '{name}', which does not exist");
    let error = Diagnostic::error(Location::Unknown, message);
    note_known(error, kind, name, known)
}

/// Adds the names that exist instead of an unknown one, and advice on the nearest one.
pub(crate) fn note_known(
    error: Diagnostic,
    kind: &str,
    name: &str,
    known: &[String],
) -> Diagnostic {
    if known.is_empty() {
        return error.note(format!("the IR has no {kind}s"));
    }
    let names = || known.iter().map(String::as_str);
    let error = error.note(known_note(&format!("{kind}s"), name, names()));
    match nearest(name, names()) {
        Some(meant) => error.help(format!("did you mean `{meant}`?")),
        None => error,
    }
}
