//! Pipelines under a name: their steps, and how their options reach the passes in them.

use super::id::{GroupId, OptionId, PassId, PipelineId};
use super::legality::Clause;
use super::option::OptionItem;
use super::pass::Anchor;
use super::prose::Prose;
use super::rust_text::RustText;
use super::value::Value;
use crate::source::Span;

/// A pipeline under a name of its own.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PipelineDef {
    /// Its id.
    pub id: PipelineId,
    /// The group that it belongs to.
    pub group: GroupId,
    /// UpperCamel Rust name, such as `Default`.
    pub name: String,
    /// Kebab-case name in a textual pipeline, such as `features-default`.
    pub argument: String,
    /// The operations that it may stand on.
    pub anchor: Anchor,
    /// One line.
    pub summary: Prose,
    /// Markdown, kept to the byte; may be empty.
    pub description: Prose,
    /// Its own options and, where `use-options` stands, option sets, in declaration order;
    /// [`PassSet::options`](super::PassSet::options) lists the options of both.
    pub options: Vec<OptionItem>,
    /// The conditions on the IR before the pipeline.
    pub preconditions: Vec<Clause>,
    /// The conditions on the IR after the pipeline.
    pub postconditions: Vec<Clause>,
    /// The steps.
    pub form: PipelineForm,
    /// The declaration.
    pub span: Span,
}

/// The form in which a pipeline is written.
#[derive(Clone, Debug, PartialEq)]
pub enum PipelineForm {
    /// Step by step.
    Body(Vec<Step>),
    /// As pipeline text.
    Text {
        /// The text, in canonical spacing.
        text: String,
        /// Its meaning.
        steps: Vec<Step>,
    },
    /// By a function of the author's, whose Rust path this is.
    Builder(RustText),
}

impl PipelineForm {
    /// Returns the steps; none for a function of the author's.
    pub fn steps(&self) -> &[Step] {
        match self {
            PipelineForm::Body(steps) | PipelineForm::Text { steps, .. } => steps,
            PipelineForm::Builder(_) => &[],
        }
    }

    /// Returns the path of the author's function, if there is one.
    pub fn builder(&self) -> Option<&RustText> {
        match self {
            PipelineForm::Builder(path) => Some(path),
            PipelineForm::Body(_) | PipelineForm::Text { .. } => None,
        }
    }
}

/// One step of a pipeline.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Runs a pass.
    Run {
        /// The pass.
        pass: PassId,
        /// Values of its options, in the order written.
        arguments: Vec<Argument>,
        /// The name, where it is written.
        span: Span,
    },
    /// Runs another pipeline.
    Use {
        /// The pipeline.
        pipeline: PipelineId,
        /// Values of its options, in the order written.
        arguments: Vec<Argument>,
        /// The name, where it is written.
        span: Span,
    },
    /// Runs a pass or pipeline that is declared elsewhere, so that it is looked up in the registry.
    External {
        /// Its argument.
        name: String,
        /// The kind of callee that the definition names: a pass or a pipeline.
        callable: Callable,
        /// Values of its options, in the order written.
        arguments: Vec<ExternalArgument>,
        /// The name, where it is written.
        span: Span,
    },
    /// Runs steps on nested operations; [`Anchor::Any`] is `nest "any"`.
    Nest {
        /// On which.
        anchor: Anchor,
        /// The steps.
        steps: Vec<Step>,
        /// The word `nest`, or the anchor in pipeline text.
        span: Span,
    },
    /// Runs steps if a condition on an option of the pipeline holds.
    When {
        /// The option.
        option: OptionId,
        /// The condition.
        condition: Condition,
        /// The steps.
        steps: Vec<Step>,
        /// The option, where it is written.
        span: Span,
    },
    /// A place where others may add passes.
    ExtensionPoint {
        /// Kebab-case name.
        name: String,
        /// The name, where it is written.
        span: Span,
    },
}

impl Step {
    /// Returns these steps in the order written, each with the steps inside of it behind it.
    pub fn all(steps: &[Step]) -> Vec<&Step> {
        let mut found = Vec::new();
        let mut open: Vec<&Step> = steps.iter().rev().collect();
        while let Some(step) = open.pop() {
            found.push(step);
            open.extend(step.inner().iter().rev());
        }
        found
    }

    /// Returns the steps inside of this one.
    pub fn inner(&self) -> &[Step] {
        match self {
            Step::Nest { steps, .. } | Step::When { steps, .. } => steps,
            Step::Run { .. }
            | Step::Use { .. }
            | Step::External { .. }
            | Step::ExtensionPoint { .. } => &[],
        }
    }
}

/// A pass or a pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callable {
    /// `run "name"`, or a name in pipeline text.
    Pass,
    /// `use "name"`.
    Pipeline,
}

/// A value that a pipeline gives to one option of a step.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Argument {
    /// The option, one of the pass or pipeline that runs.
    pub option: OptionId,
    /// Its value.
    pub value: ArgumentValue,
    /// The name of the option, where it is written.
    pub span: Span,
}

/// The value of an [`Argument`].
#[derive(Clone, Debug, PartialEq)]
pub enum ArgumentValue {
    /// One value; it fits the option.
    One(Value),
    /// The values of a list; they fit the option.
    Many(Vec<Value>),
    /// The value of this option of the pipeline itself; the types agree.
    Forward(OptionId),
}

/// A value that a pipeline gives to an option of something that is declared elsewhere.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExternalArgument {
    /// Name of the option in a textual pipeline.
    pub option: String,
    /// Its value.
    pub value: ExternalValue,
    /// The name of the option, where it is written.
    pub span: Span,
}

/// The value of an [`ExternalArgument`].
#[derive(Clone, Debug, PartialEq)]
pub enum ExternalValue {
    /// The text after `=`, which the option reads at run time.
    Text(String),
    /// The value of this option of the pipeline itself.
    Forward(OptionId),
}

/// The condition of a [`Step::When`].
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// A `bool` is true.
    True,
    /// An optional value is given, a list has elements.
    Given,
    /// The option equals the value.
    Is(Value),
    /// The option differs from the value.
    IsNot(Value),
    /// A number is not below.
    AtLeast(Value),
    /// A number is not above.
    AtMost(Value),
}

impl Condition {
    /// Returns the name of the comparison, such as `at-least`, with the value that the option is compared with.
    pub fn comparison(&self) -> Option<(&'static str, &Value)> {
        match self {
            Condition::True | Condition::Given => None,
            Condition::Is(value) => Some(("is", value)),
            Condition::IsNot(value) => Some(("is-not", value)),
            Condition::AtLeast(value) => Some(("at-least", value)),
            Condition::AtMost(value) => Some(("at-most", value)),
        }
    }
}
