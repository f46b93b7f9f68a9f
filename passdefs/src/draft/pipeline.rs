//! Pipelines under a name, as written.

use super::legality::Clause;
use super::option::{Default, Literal, OptionItem};
use super::{PipelineName, Spanned};
use crate::model::Prose;
use crate::source::Span;

#[derive(Clone, Debug, std::default::Default, PartialEq)]
pub struct PipelineDef {
    pub name: Spanned<String>,
    pub argument: Spanned<PipelineName>,
    /// Operations that it may stand on; empty if none were written.
    pub ops: Vec<Spanned<String>>,
    pub interface: Option<Spanned<String>>,
    /// One line.
    pub summary: Option<Prose>,
    /// Markdown.
    pub description: Option<Prose>,
    /// Options and uses of option sets, in source order.
    pub options: Vec<OptionItem>,
    pub preconditions: Vec<Clause>,
    pub postconditions: Vec<Clause>,
    /// The steps; the place is that of the word `body`.
    pub body: Option<Spanned<Vec<Step>>>,
    pub text: Option<Prose>,
    /// Path of the author's function that builds it.
    pub builder: Option<Spanned<String>>,
    /// `true` if it stands in Rust source, where `$` has no meaning in its text.
    pub is_standalone: bool,
}

impl PipelineDef {
    pub fn new(name: Spanned<String>, argument: Spanned<PipelineName>) -> Self {
        Self {
            name,
            argument,
            ..Self::default()
        }
    }
}

/// One step of a body. Front ends see to it that bodies are not nested deeper than [`MAX_STEPS_DEPTH`].
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    Call(Call),
    /// Runs steps on operations below.
    Nest(Nest),
    /// Runs steps if an option of the pipeline says so.
    When(When),
    /// A place where others may add passes, with its name.
    ExtensionPoint(Spanned<String>),
}

/// The greatest depth of nested steps.
pub const MAX_STEPS_DEPTH: usize = 64;

/// The callee of a call as the syntax tells it: `run` calls a pass, `use` a pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallKind {
    Run,
    Use,
    /// Text does not tell passes from pipelines.
    Either,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    pub kind: CallKind,
    pub name: Spanned<String>,
    /// The arguments, in the order written.
    pub arguments: Vec<CallArgument>,
}

/// A value for an option of what is called. `$name` names the option of the pipeline itself whose value is passed on;
/// elsewhere `$$` stands for `$`.
#[derive(Clone, Debug, PartialEq)]
pub struct CallArgument {
    pub option: Spanned<String>,
    pub value: ArgumentSource,
}

/// A value, by the syntax that it comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum ArgumentSource {
    /// In a body.
    Value(Default),
    /// In pipeline text.
    Text(TextValue),
    /// In pipeline text, without `=`.
    Bare(Span),
}

/// A value in pipeline text, in the two forms that the type of the option may ask for.
#[derive(Clone, Debug, PartialEq)]
pub struct TextValue {
    /// The value if the option is a scalar.
    pub text: Spanned<String>,
    /// The elements if the option is a list.
    pub items: Vec<Spanned<String>>,
    /// The text as it is written, with quotes or braces.
    pub spelling: String,
    /// True if the value stands in quotes, where a `$` is an ordinary character.
    pub is_quoted: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Nest {
    /// The place of the word `nest`.
    pub span: Span,
    /// On which operations; `any` alone stands for all.
    pub ops: Vec<Spanned<String>>,
    pub interface: Option<Spanned<String>>,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct When {
    /// Field or name of the option of the pipeline.
    pub option: Spanned<String>,
    /// The conditions on it. Empty if it must be true, given, or not empty; more than one is reported.
    pub conditions: Vec<Condition>,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    pub comparison: Comparison,
    pub value: Spanned<Literal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    Is,
    IsNot,
    /// It is not below.
    AtLeast,
    /// It is not above.
    AtMost,
}

impl Comparison {
    /// All of them, in the order in which documentation lists them.
    pub const ALL: [Comparison; 4] = [
        Comparison::Is,
        Comparison::IsNot,
        Comparison::AtLeast,
        Comparison::AtMost,
    ];

    /// Returns the name of the property, such as `at-least`.
    pub fn name(self) -> &'static str {
        match self {
            Comparison::Is => "is",
            Comparison::IsNot => "is-not",
            Comparison::AtLeast => "at-least",
            Comparison::AtMost => "at-most",
        }
    }
}
