//! The errors of registering passes and pipelines, and of building a registered pipeline.

use std::error::Error as StdError;
use std::fmt;
use std::sync::Arc;

use pass_text::names::{known_list, nearest};
use pass_text::{Error, Errors};

use crate::manager::AddError;

/// The error of registering a pass or pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RegisterError {
    /// The name in textual pipelines is taken.
    Duplicate {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that has the name.
        first: Declaration,
        /// The entry that was refused.
        second: Declaration,
    },
    /// The name is a flag of the tool, so that the flag for the pass could never be given.
    Reserved {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that was refused.
        entry: Declaration,
        /// The flag of the tool, in a sentence.
        flag: String,
    },
    /// The name cannot stand in a textual pipeline.
    BadArgument {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that was refused.
        entry: Declaration,
    },
    /// The presets of a variant cannot be read.
    BadPresets {
        /// The name in textual pipelines.
        argument: String,
        /// The reason.
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
pub struct Declaration {
    /// The Rust name.
    pub name: String,
    /// The place of the declaration.
    pub origin: String,
}

impl fmt::Display for Declaration {
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
                entry,
                flag,
            } => {
                write!(
                    f,
                    "{entry} cannot be given as a flag: '{argument}' is a flag of this tool ({flag})"
                )
            }
            Self::BadArgument { argument, entry } => {
                write!(f, "`{argument}` cannot name {entry} in a textual pipeline")
            }
            Self::BadPresets { argument, errors } => {
                write!(f, "the presets of `{argument}` are not right: {errors}")
            }
            Self::UnknownExtensionPoint { name, known } => {
                write!(f, "no registered pipeline has an extension point `{name}`")?;
                if let Some(meant) = nearest(name, known.iter().copied()) {
                    write!(f, ", did you mean `{meant}`?")?;
                }
                let known = known_list(known.iter().copied());
                write!(f, "; known extension points: {known}")
            }
        }
    }
}

impl StdError for RegisterError {}

/// The error of building a pipeline.
#[derive(Clone, Debug)]
pub struct BuildError {
    message: String,
    help: Option<String>,
    excerpt: Option<Box<Excerpt>>,
    errors: Option<Box<Errors>>,
}

/// Excerpts of the text of a pipeline.
#[derive(Clone, Debug)]
struct Excerpt {
    /// A line in front of the text; may be empty.
    heading: String,
    text: String,
    cause: Option<Cause>,
}

#[derive(Clone, Debug)]
struct Cause {
    error: Arc<dyn StdError + Send + Sync>,
    note: String,
}

impl BuildError {
    /// Creates an error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            help: None,
            excerpt: None,
            errors: None,
        }
    }

    /// Adds advice on what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds the names that exist instead of an unknown `name`, and advice on the nearest one.
    #[must_use]
    pub fn with_known(mut self, plural: &str, name: &str, known: &[String]) -> Self {
        let names = || known.iter().map(String::as_str);
        let list = (!plural.is_empty()).then(|| format!("{plural} in it: {}", known_list(names())));
        let meant = nearest(name, names()).map(|meant| format!("did you mean `{meant}`?"));
        self.help = match (meant, list) {
            (Some(meant), Some(list)) => Some(format!("{meant} {list}")),
            (meant, list) => meant.or(list),
        };
        self
    }

    /// Adds excerpts of the text of the pipeline, below a heading that may be empty. They are shown instead of the message.
    #[must_use]
    pub fn drawn(mut self, heading: impl Into<String>, text: impl Into<String>) -> Self {
        let (heading, text) = (heading.into(), text.into());
        let cause = self.excerpt.take().and_then(|excerpt| excerpt.cause);
        self.excerpt = Some(Box::new(Excerpt {
            heading,
            text,
            cause,
        }));
        self
    }

    /// Creates an error of a pipeline that refuses an element, with a note on the origin of the rule and excerpts of the
    /// text of the pipeline. The cause is the [source](StdError::source) of the error.
    pub fn refusal(
        cause: impl StdError + Send + Sync + 'static,
        note: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        let mut error = Self::new(cause.to_string()).drawn("", text);
        if let Some(excerpt) = &mut error.excerpt {
            excerpt.cause = Some(Cause {
                error: Arc::new(cause),
                note: note.into(),
            });
        }
        error
    }

    /// One error for all refusals of an insertion, with the errors of the text that was inserted.
    pub(super) fn refused(refusals: Vec<Self>, errors: Errors) -> Self {
        let drawn: String = refusals.iter().filter_map(Self::drawing).collect();
        let first = refusals.into_iter().next();
        let mut error = first
            .unwrap_or_else(|| Self::new(errors.to_string()))
            .drawn("", drawn);
        error.errors = Some(Box::new(errors));
        error
    }

    /// Returns the same error, of a part of `outer`.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        self.message = format!("{outer}: {}", self.message);
        if let Some(excerpt) = &mut self.excerpt {
            excerpt.heading = match excerpt.heading.as_str() {
                "" => format!("{outer} violates an order rule"),
                heading => format!("{outer}: {heading}"),
            };
        }
        self
    }

    /// Returns the origin of the rule for which a pipeline refuses an element.
    pub(super) fn note(&self) -> Option<&str> {
        Some(&self.excerpt.as_ref()?.cause.as_ref()?.note)
    }

    /// Returns the message in one line, without what would be right.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the advice on what would be right.
    pub fn advice(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// If order rules are violated or contradict each other, the pipeline with these rules at the passes that they are about, as
    /// lines of text.
    pub fn drawing(&self) -> Option<&str> {
        Some(&self.excerpt.as_ref()?.text)
    }

    /// If the error is about a text, the errors with their places in it.
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
        Self {
            errors: Some(Box::new(errors)),
            ..Self::new(message)
        }
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Excerpt { heading, text, .. }) = self.excerpt.as_deref() {
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

impl StdError for BuildError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        Some(&*self.excerpt.as_ref()?.cause.as_ref()?.error)
    }
}
