//! Why something cannot be registered, and why a registered pipeline cannot be built.

use std::fmt;

use pass_text::names::{known_list, nearest};
use pass_text::{Error, Errors};

use crate::manager::{AddError, OrderViolation};

/// Why a pass or pipeline cannot be registered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RegisterError {
    /// The name in textual pipelines is taken.
    Duplicate {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that has the name.
        first: Registered,
        /// The entry that was refused.
        second: Registered,
    },
    /// The name is a flag of the tool, so that the flag for the pass could never be given.
    Reserved {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that was refused.
        what: Registered,
        /// The flag of the tool, in a sentence.
        flag: String,
    },
    /// The name cannot stand in a textual pipeline.
    BadArgument {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that was refused.
        what: Registered,
    },
    /// The presets of a variant cannot be read.
    BadPresets {
        /// The name in textual pipelines.
        argument: String,
        /// Why.
        errors: Errors,
    },
    /// No registered pipeline has an extension point of that name.
    UnknownExtensionPoint {
        /// The unknown name.
        name: String,
        /// The known names, sorted.
        known: Vec<&'static str>,
    },
}

/// The kind and origin of an entry with a name in textual pipelines.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Registered {
    /// The Rust name.
    pub name: String,
    /// The place of the declaration.
    pub origin: String,
}

impl fmt::Display for Registered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` ({})", self.name, self.origin)
    }
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duplicate {
                argument,
                first,
                second,
            } => {
                write!(
                    f,
                    "`{argument}` is registered twice: for {first}, then for {second}"
                )
            }
            Self::Reserved {
                argument,
                what,
                flag,
            } => {
                write!(
                    f,
                    "{what} cannot be given as a flag: '{argument}' is a flag of this tool ({flag})"
                )
            }
            Self::BadArgument { argument, what } => {
                write!(f, "`{argument}` cannot name {what} in a textual pipeline")
            }
            Self::BadPresets { argument, errors } => {
                write!(f, "the presets of `{argument}` are not right: {errors}")
            }
            Self::UnknownExtensionPoint { name, known } => unknown_extension_point(f, name, known),
        }
    }
}

fn unknown_extension_point(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    known: &[&'static str],
) -> fmt::Result {
    write!(f, "no registered pipeline has an extension point `{name}`")?;
    if let Some(meant) = nearest(name, known.iter().copied()) {
        write!(f, ", did you mean `{meant}`?")?;
    }
    let known = known_list(known.iter().copied());
    write!(f, "; known extension points: {known}")
}

impl std::error::Error for RegisterError {}

/// Why a pipeline cannot be built, or not as it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    message: String,
    help: Option<String>,
    known: Vec<String>,
    drawing: Option<Box<Drawing>>,
    errors: Option<Box<Errors>>,
}

/// Order rules, drawn on the pipeline that violates them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Drawing {
    /// A line in front of the text; may be empty.
    heading: String,
    text: String,
    violation: Option<OrderViolation>,
}

impl BuildError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            help: None,
            known: Vec::new(),
            drawing: None,
            errors: None,
        }
    }

    /// Adds advice on what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// A name that is not in the pipeline, and those that are.
    pub(crate) fn unknown(kind: &str, kinds: &str, name: &str, known: Vec<String>) -> Self {
        let mut error = Self::new(format!("the pipeline has no {kind} `{name}`"));
        let names = || known.iter().map(String::as_str);
        error.help = Some(match nearest(name, names()) {
            Some(meant) => format!(
                "did you mean `{meant}`? {kinds} in it: {}",
                known_list(names())
            ),
            None => format!("{kinds} in it: {}", known_list(names())),
        });
        error.known = known;
        error
    }

    /// A dialect that the IR does not have.
    pub(crate) fn unknown_dialect(name: &str, known: Vec<String>) -> Self {
        let mut error = Self::new(format!("dialect `{name}` does not exist"));
        let names = || known.iter().map(String::as_str);
        error.help = nearest(name, names()).map(|meant| format!("did you mean `{meant}`?"));
        error.known = known;
        error
    }

    /// The same error, of something that is part of `outer`.
    pub(crate) fn within(mut self, outer: &str) -> Self {
        self.message = format!("{outer}: {}", self.message);
        if let Some(drawing) = &mut self.drawing {
            drawing.heading = match drawing.heading.as_str() {
                "" => format!("{outer} violates an order rule"),
                heading => format!("{outer}: {heading}"),
            };
        }
        self
    }

    /// A violated order rule, drawn on the pipeline.
    pub(crate) fn order(violation: &OrderViolation, drawn: impl Into<String>) -> Self {
        let mut error = Self::new(violation.to_string());
        error.drawing = Some(Box::new(Drawing {
            heading: String::new(),
            text: drawn.into(),
            violation: Some(violation.clone()),
        }));
        error
    }

    /// The same error below a line that says who made the mistake.
    pub(crate) fn headed(mut self, heading: String) -> Self {
        if let Some(drawing) = &mut self.drawing {
            drawing.heading = heading;
        }
        self
    }

    /// Order rules that no order satisfies, drawn on the pipeline.
    pub(crate) fn contradiction(message: &str, drawn: String) -> Self {
        let mut error = Self::new(message);
        error.drawing = Some(Box::new(Drawing {
            heading: message.to_owned(),
            text: drawn,
            violation: None,
        }));
        error
    }

    /// The same error with the mistakes of the text that it is about.
    pub(crate) fn of_text(mut self, errors: Errors) -> Self {
        self.errors = Some(Box::new(errors));
        self
    }

    /// The message in one line, without what would be right.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The advice on what would be right.
    pub fn advice(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// If a name is not in the pipeline, those that are.
    pub fn known(&self) -> &[String] {
        &self.known
    }

    /// If a strong order rule is violated, that rule.
    pub fn violation(&self) -> Option<&OrderViolation> {
        self.drawing.as_ref()?.violation.as_ref()
    }

    /// If order rules are violated or contradict each other, the pipeline with these rules at the passes that they are about, as
    /// lines of text.
    pub fn drawing(&self) -> Option<&str> {
        Some(&self.drawing.as_ref()?.text)
    }

    /// If the error is about a text, the mistakes with their places in it.
    pub fn errors(&self) -> Option<&Errors> {
        self.errors.as_deref()
    }
}

impl From<AddError> for BuildError {
    fn from(error: AddError) -> Self {
        Self::new(error.to_string())
    }
}

impl From<Errors> for BuildError {
    fn from(errors: Errors) -> Self {
        let with_help = |error: &Error| match &error.help {
            Some(help) => format!("{} ({help})", error.message),
            None => error.message.clone(),
        };
        let message = errors.iter().map(with_help).collect::<Vec<_>>().join("; ");
        Self::new(message).of_text(errors)
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Drawing { heading, text, .. }) = self.drawing.as_deref() {
            if !heading.is_empty() {
                writeln!(f, "{heading}")?;
            }
            return f.write_str(text);
        }
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for BuildError {}
