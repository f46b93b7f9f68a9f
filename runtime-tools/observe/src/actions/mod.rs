//! Actions: executions of passes, and the parts of their work that passes announce, as one thing.
//!
//! An [`ActionHandler`] is told of each action before and after it, and may observe, delay or skip it. [`Actions`] makes an
//! instrumentation of it. [`ActionLog`] and [`ActionProfile`] write what happens in the formats of MLIR's tools;
//! [`Breakpoints`] call back at the actions with some tag.

mod breakpoints;
mod filter;
mod handler;
mod log;
mod profile;

pub use breakpoints::Breakpoints;
pub use filter::LocationFilter;
pub use handler::{ActionHandler, Actions};
pub use log::ActionLog;
pub use profile::ActionProfile;

use std::borrow::Cow;

use pass_runtime::Location;
use pass_runtime::instrumentation::{ActionSite, PassSite};
use pass_runtime::ir::{Ir, PrintOptions};

pub use pass_runtime::instrumentation::PASS_EXECUTION;

/// An action: the execution of a pass, or a part of its work.
pub struct Action<'s, 'o, I: Ir> {
    kind: Kind<'s, 'o, I>,
}

enum Kind<'s, 'o, I: Ir> {
    Execution(&'s PassSite<'s, I>, &'s I::Op<'o>),
    Inside(&'s ActionSite<'s, I>),
}

impl<'s, 'o, I: Ir> Action<'s, 'o, I> {
    fn execution(pass: &'s PassSite<'s, I>, op: &'s I::Op<'o>) -> Self {
        Self {
            kind: Kind::Execution(pass, op),
        }
    }

    fn inside(action: &'s ActionSite<'s, I>) -> Self {
        Self {
            kind: Kind::Inside(action),
        }
    }

    /// The kind of the action: [`PASS_EXECUTION`], or the tag that the pass gives.
    pub fn tag(&self) -> &str {
        match &self.kind {
            Kind::Execution(..) => PASS_EXECUTION,
            Kind::Inside(action) => action.tag(),
        }
    }

    /// The object of an action of a pass, such as the pattern; empty for the execution of a pass.
    pub fn detail(&self) -> &str {
        match &self.kind {
            Kind::Execution(..) => "",
            Kind::Inside(action) => action.detail(),
        }
    }

    /// The pass that runs, or the one that the action is part of.
    pub fn pass(&self) -> PassSite<'s, I> {
        match &self.kind {
            Kind::Execution(pass, _) => **pass,
            Kind::Inside(action) => action.pass(),
        }
    }

    /// The location of the operation that the action is about.
    pub fn location(&self) -> Location {
        match &self.kind {
            Kind::Execution(pass, op) => I::location(pass.context(), op),
            Kind::Inside(action) => {
                let unit = action.unit().map(|unit| &unit.location);
                unit.unwrap_or(action.location()).clone()
            }
        }
    }

    /// False if something skips or fails the action: before it, a handler or instrumentation that was asked earlier; after it,
    /// any.
    pub fn runs(&self) -> bool {
        match &self.kind {
            Kind::Execution(pass, _) => pass.runs(),
            Kind::Inside(action) => action.runs(),
        }
    }

    /// The text of the operation that the action is about, without its regions. For actions of passes it is there only if
    /// the handler [needs it](ActionHandler::needs_units).
    pub fn unit(&self) -> Option<Cow<'_, str>> {
        match &self.kind {
            Kind::Execution(pass, op) => {
                let options = PrintOptions::default().skip_regions(true).local_scope(true);
                Some(I::print(pass.context(), op, options).into())
            }
            Kind::Inside(action) => action.unit().map(|unit| unit.text.as_str().into()),
        }
    }

    /// The action in one line, as MLIR's tools print it.
    pub fn description(&self) -> String {
        match &self.kind {
            Kind::Execution(pass, op) => {
                let name = I::facts(pass.context(), I::name(pass.context(), op)).name;
                // The name that nested pipelines have there, for programs that read a log.
                let pass = pass
                    .info()
                    .map_or("mlir::detail::OpToOpPassAdaptor", |info| info.name);
                format!("`{PASS_EXECUTION}` running `{pass}` on Operation `{name}`")
            }
            Kind::Inside(action) => inside(action.tag(), action.detail()),
        }
    }
}

/// The line about an action of a pass.
fn inside(tag: &str, detail: &str) -> String {
    match (tag, detail) {
        ("GreedyPatternRewriteIteration", round) => format!("{tag}({round})"),
        // One quote alone, as there.
        ("apply-pattern", pattern) => {
            let pattern = pattern.split(" on ").next().unwrap_or_default();
            format!("`{tag} pattern: {pattern}")
        }
        (_, "") => format!("`{tag}`"),
        _ => format!("`{tag}` {detail}"),
    }
}
