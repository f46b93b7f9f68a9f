//! The tree of a pipeline: anchors, passes, options.
//!
//! Its types are closed, as those of a syntax tree are: programs build pipelines of them, and whoever walks a tree has to
//! decide what a new kind of element means to it.

use crate::value::Value;
use pass_diagnostics::Span;

/// A name and where it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Name {
    /// The name itself.
    pub text: String,
    /// The place in the text.
    pub span: Span,
}

/// The names of the operations that a pipeline runs on: `any`, one name, or several as in `func.func|llvm.func`.
///
/// A name is that of an operation or of an interface; which of them, this crate cannot tell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Anchor {
    /// The names in written order; none for `any`.
    pub names: Vec<Name>,
    /// The place of the whole anchor.
    pub span: Span,
}

/// Passes and nested pipelines that run, in this order, on the operations that the anchor names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pipeline {
    /// The anchor.
    pub anchor: Anchor,
    /// The elements, in order.
    pub elements: Vec<Element>,
    /// From the anchor to the closing parenthesis.
    pub span: Span,
}

/// One step of a pipeline.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// A pass, or a registered pipeline, by its name.
    Pass(PassElement),
    /// A pipeline over operations nested one level deeper.
    Nested(Pipeline),
}

/// A pass by name, with its options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PassElement {
    /// The name of the pass or registered pipeline.
    pub name: Name,
    /// Its options; no entries where no braces were written.
    pub options: OptionList,
    /// From the name to the closing brace.
    pub span: Span,
}

/// Options in written order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OptionList {
    /// The entries; a key may occur several times.
    pub entries: Vec<OptionEntry>,
    /// With the braces, where there are any; otherwise the empty place where they would stand.
    pub span: Span,
}

/// One option: `key` or `key=value`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OptionEntry {
    /// The name of the option.
    pub key: Name,
    /// The text after `=`; `None` where there is no `=`.
    pub value: Option<Value>,
    /// From the key to the end of the value.
    pub span: Span,
}

impl Name {
    /// A name that no text was read for.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            span: Span::default(),
        }
    }
}

impl Anchor {
    /// The anchor `any`.
    pub fn any() -> Self {
        Self::default()
    }

    /// An anchor of these names, in this order; `any` if there are none.
    pub fn new<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Self {
        Self {
            names: names.into_iter().map(Name::new).collect(),
            span: Span::default(),
        }
    }

    /// True if this is `any`.
    pub fn is_any(&self) -> bool {
        self.names.is_empty()
    }
}

impl Pipeline {
    /// A pipeline that no text was read for.
    pub fn new(anchor: Anchor, elements: Vec<Element>) -> Self {
        Self {
            anchor,
            elements,
            span: Span::default(),
        }
    }

    /// The same pipeline with all spans empty: two texts mean the same if these are equal.
    ///
    /// ```
    /// let one = pass_text::parse_anchored("any( cse , dce{} )")?;
    /// let other = pass_text::parse_anchored("any(cse,dce)")?;
    /// assert_ne!(one, other);
    /// assert_eq!(one.without_spans(), other.without_spans());
    /// # Ok::<(), pass_text::Errors>(())
    /// ```
    pub fn without_spans(&self) -> Self {
        Self::new(
            Anchor::new(self.anchor.names.iter().map(|name| name.text.clone())),
            self.elements.iter().map(Element::without_spans).collect(),
        )
    }
}

impl Element {
    /// A pass with these options.
    pub fn pass(name: impl Into<String>, options: OptionList) -> Self {
        Self::Pass(PassElement {
            name: Name::new(name),
            options,
            span: Span::default(),
        })
    }

    /// The place of the element.
    pub fn span(&self) -> Span {
        match self {
            Self::Pass(pass) => pass.span,
            Self::Nested(pipeline) => pipeline.span,
        }
    }

    /// The same element with all spans empty.
    pub fn without_spans(&self) -> Self {
        match self {
            Self::Pass(pass) => Self::pass(pass.name.text.clone(), pass.options.without_spans()),
            Self::Nested(pipeline) => Self::Nested(pipeline.without_spans()),
        }
    }
}

impl OptionList {
    /// Options that no text was read for.
    pub fn new(entries: Vec<OptionEntry>) -> Self {
        Self {
            entries,
            span: Span::default(),
        }
    }

    /// True if there are no options.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The same options with all spans empty.
    pub fn without_spans(&self) -> Self {
        Self::new(
            self.entries
                .iter()
                .map(OptionEntry::without_spans)
                .collect(),
        )
    }
}

impl OptionEntry {
    /// An option that no text was read for: `key`, or `key=value`.
    pub fn new(key: impl Into<String>, value: Option<Value>) -> Self {
        Self {
            key: Name::new(key),
            value,
            span: Span::default(),
        }
    }

    /// The same option with all spans empty.
    pub fn without_spans(&self) -> Self {
        Self::new(
            self.key.text.clone(),
            self.value.as_ref().map(Value::without_spans),
        )
    }
}
