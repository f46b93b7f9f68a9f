//! Actions: executions of passes, and the parts of their work that passes announce, as one thing.
//!
//! An instrumentation gets the action of an event by [`Action::of_event`]. [`ActionLog`] and [`ActionProfile`] write the formats
//! of MLIR's tools.

mod filter;
mod log;
mod profile;

pub use filter::LocationFilter;
pub use log::ActionLog;
pub use profile::ActionProfile;

use std::borrow::Cow;

use pass_runtime::Location;
use pass_runtime::instrumentation::{ActionSite, Event, Interest, PassSite};
use pass_runtime::ir::{Ir, PrintOptions};

pub use pass_runtime::instrumentation::PASS_EXECUTION;

/// The events that have an action.
const ACTIONS: Interest = Interest::PASSES
    .with(Interest::ACTIONS)
    .with(Interest::REPEATS);

/// An action: the execution of a pass, or a part of its work.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_observe::actions::Action;
/// use pass_runtime::PassManager;
/// use pass_runtime::instrumentation::{Event, Instrumentation, Sink, Verdict};
///
/// /// Skips all renames.
/// struct NoRenames;
///
/// impl Instrumentation<Tree> for NoRenames {
///     fn enter(&self, event: &Event<'_, '_, Tree>, _: Sink<'_, Tree>) -> Verdict {
///         match Action::of_event(event) {
///             Some(action) if action.tag() == "rename" => Verdict::Skip,
///             _ => Verdict::Run,
///         }
///     }
/// }
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(NoRenames);
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct Action<'s, 'o, I: Ir> {
    kind: Kind<'s, 'o, I>,
}

enum Kind<'s, 'o, I: Ir> {
    Execution(&'s PassSite<'s, I>, &'s I::Op<'o>),
    OfPass(&'s ActionSite<'s, I>),
}

impl<'s, 'o, I: Ir> Action<'s, 'o, I> {
    /// Returns the action of an event; `None` unless it is the execution of a pass or an action of one.
    pub fn of_event(event: &Event<'s, 'o, I>) -> Option<Self> {
        let kind = match *event {
            Event::Pass { pass, op } => Kind::Execution(pass, op),
            Event::Action(action) => Kind::OfPass(action),
            _ => return None,
        };
        Some(Self { kind })
    }

    /// Returns the kind of the action: [`PASS_EXECUTION`], or the tag that the pass gives.
    pub fn tag(&self) -> &str {
        match &self.kind {
            Kind::Execution(..) => PASS_EXECUTION,
            Kind::OfPass(action) => action.tag(),
        }
    }

    /// Returns the object of an action of a pass, such as the pattern; empty for the execution of a pass.
    pub fn detail(&self) -> &str {
        match &self.kind {
            Kind::Execution(..) => "",
            Kind::OfPass(action) => action.detail(),
        }
    }

    /// Returns the pass that runs, or that performs the action.
    pub fn pass(&self) -> &PassSite<'s, I> {
        match &self.kind {
            Kind::Execution(pass, _) => pass,
            Kind::OfPass(action) => action.pass(),
        }
    }

    /// Returns the location of the operation that the action is about.
    pub fn location(&self) -> Location {
        match &self.kind {
            Kind::Execution(pass, op) => I::location(pass.context(), op),
            Kind::OfPass(action) => {
                let unit = action.unit().map(|unit| &unit.location);
                unit.unwrap_or(action.location()).clone()
            }
        }
    }

    /// Returns false if an instrumentation skips or fails the action: at its begin, one that was called earlier; at
    /// its end, any.
    pub fn runs(&self) -> bool {
        match &self.kind {
            Kind::Execution(pass, _) => pass.runs(),
            Kind::OfPass(action) => action.runs(),
        }
    }

    /// Returns the text of the operation that the action is about, without its regions. For actions of passes it exists only
    /// if an instrumentation asks for [`Interest::UNITS`].
    pub fn unit(&self) -> Option<Cow<'_, str>> {
        match &self.kind {
            Kind::Execution(pass, op) => {
                let options = PrintOptions::default().skip_regions(true).local_scope(true);
                Some(I::print(pass.context(), op, options).into())
            }
            Kind::OfPass(action) => action.unit().map(|unit| unit.text.as_str().into()),
        }
    }

    /// Describes the action in one line, as MLIR's tools print it.
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
            Kind::OfPass(action) => describe(action.tag(), action.detail()),
        }
    }
}

fn describe(tag: &str, detail: &str) -> String {
    match (tag, detail) {
        ("GreedyPatternRewriteIteration", round) => format!("{tag}({round})"),
        // A single quote, as MLIR prints it.
        ("apply-pattern", pattern) => {
            let pattern = pattern.split(" on ").next().unwrap_or_default();
            format!("`{tag} pattern: {pattern}")
        }
        (_, "") => format!("`{tag}`"),
        _ => format!("`{tag}` {detail}"),
    }
}
