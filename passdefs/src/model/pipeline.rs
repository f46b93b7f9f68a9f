//! Pipelines under a name: what they run, and how their options reach the passes in them.

use super::{Anchor, Group, OptionDef, OptionItem, Origin, Value, all_options};

/// A pipeline under a name of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct PipelineDef {
    /// UpperCamel Rust name, such as `Default`.
    pub name: String,
    /// Kebab-case name in a textual pipeline, such as `features-default`.
    pub argument: String,
    /// What it may stand in.
    pub anchor: Anchor,
    /// One line.
    pub summary: String,
    /// Markdown, kept to the byte; empty if there is none.
    pub description: String,
    /// What it takes, in declaration order.
    pub options: Vec<OptionItem>,
    /// What it runs.
    pub form: PipelineForm,
    /// Where it is declared.
    pub origin: Origin,
}

impl PipelineDef {
    /// All options, those of used sets in place of their `use-options`.
    pub fn all_options<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = &'a OptionDef> {
        all_options(&self.options, group)
    }
}

/// How a pipeline says what it runs.
#[derive(Clone, Debug, PartialEq)]
pub enum PipelineForm {
    /// Step by step.
    Body(Vec<Step>),
    /// As pipeline text.
    Text {
        /// The text, in canonical spacing.
        text: String,
        /// What it means.
        steps: Vec<Step>,
    },
    /// By a function of the author's, whose Rust path this is.
    Builder(String),
}

impl PipelineForm {
    /// What it runs; empty for a function of the author's.
    pub fn steps(&self) -> &[Step] {
        match self {
            PipelineForm::Body(steps) | PipelineForm::Text { steps, .. } => steps,
            PipelineForm::Builder(_) => &[],
        }
    }
}

/// One step of a pipeline.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Runs a pass.
    Run {
        /// Argument of the pass.
        pass: String,
        /// Whether it is declared elsewhere, so that it is looked up in the registry.
        external: bool,
        /// What it is given, in the order written.
        arguments: Vec<Argument>,
        /// Where it stands.
        origin: Origin,
    },
    /// Runs steps on operations below; [`Anchor::Any`] is `nest "any"`.
    Nest {
        /// On which.
        anchor: Anchor,
        /// What runs on them.
        steps: Vec<Step>,
        /// Where it stands.
        origin: Origin,
    },
    /// Runs steps if an option of the pipeline says so.
    When {
        /// Field of the option.
        option: String,
        /// What must hold of it.
        condition: Condition,
        /// What runs then.
        steps: Vec<Step>,
        /// Where it stands.
        origin: Origin,
    },
    /// Runs another pipeline.
    Use {
        /// Argument of the pipeline.
        pipeline: String,
        /// Whether it is declared elsewhere, so that it is looked up in the registry.
        external: bool,
        /// What it is given, in the order written.
        arguments: Vec<Argument>,
        /// Where it stands.
        origin: Origin,
    },
    /// A place where others may add passes.
    ExtensionPoint {
        /// Kebab-case name.
        name: String,
        /// Where it stands.
        origin: Origin,
    },
}

/// A value that a pipeline gives to one option of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// Name of the option in a textual pipeline.
    pub option: String,
    /// What it is given.
    pub value: ArgumentValue,
    /// Where it stands.
    pub origin: Origin,
}

/// What an [`Argument`] gives.
#[derive(Clone, Debug, PartialEq)]
pub enum ArgumentValue {
    /// One value; it fits the option.
    One(Value),
    /// The values of a list; they fit the option.
    Many(Vec<Value>),
    /// The value of the pipeline's own option with this field; the types agree.
    Forward(String),
    /// Text for an option of something that is declared elsewhere.
    Text(String),
}

/// What must hold of an option for a [`Step::When`].
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// A `bool` is true.
    True,
    /// An optional value is given, a list has elements.
    Given,
    /// It equals the value.
    Is(Value),
    /// It differs from the value.
    IsNot(Value),
    /// A number is not below.
    AtLeast(Value),
    /// A number is not above.
    AtMost(Value),
}
