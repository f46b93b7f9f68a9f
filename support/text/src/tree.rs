//! The tree of a pipeline: anchors, passes, options.
//!
//! The types are closed, as in any syntax tree: programs build pipelines of them, and code that walks a tree has to handle a
//! new kind of element.

use crate::value::Value;
use pass_diagnostics::Span;

/// A name with its span.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Name {
    /// The name.
    pub text: String,
    /// The place in the text.
    pub span: Span,
}

/// The names of the operations that a pipeline runs on: `any`, one name, or several as in `func.func|llvm.func`.
///
/// A name can be that of an operation or of an interface; the syntax does not tell them apart.
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
    /// The options; no entries if there are no braces.
    pub options: OptionList,
    /// From the name to the closing brace.
    pub span: Span,
}

/// Options in written order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OptionList {
    /// The entries; a key may occur several times.
    pub entries: Vec<OptionEntry>,
    /// Includes the braces; the empty range behind the name if there are none.
    pub span: Span,
}

/// One option: `key` or `key=value`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OptionEntry {
    /// The name of the option.
    pub key: Name,
    /// The text after `=`; `None` if there is no `=`.
    pub value: Option<Value>,
    /// From the key to the end of the value.
    pub span: Span,
}

impl Name {
    /// Makes a name with an empty span.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            span: Span::default(),
        }
    }
}

impl Anchor {
    /// Makes the anchor `any`.
    pub fn any() -> Self {
        Self::default()
    }

    /// Makes an anchor from names, in this order; `any` if there are none.
    pub fn new<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Self {
        Self {
            names: names.into_iter().map(Name::new).collect(),
            span: Span::default(),
        }
    }

    /// Returns true for `any`.
    pub fn is_any(&self) -> bool {
        self.names.is_empty()
    }
}

impl Pipeline {
    /// Returns its passes, those of nested pipelines included, in the order of the text.
    pub fn passes(&self) -> Vec<&PassElement> {
        let passes = self.elements.iter().flat_map(|element| match element {
            Element::Pass(pass) => vec![pass],
            Element::Nested(nested) => nested.passes(),
        });
        passes.collect()
    }

    /// Makes a pipeline with an empty span.
    pub fn new(anchor: Anchor, elements: Vec<Element>) -> Self {
        Self {
            anchor,
            elements,
            span: Span::default(),
        }
    }

    /// Returns the pipeline with all spans empty. Two texts have the same meaning if these are equal.
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
    /// Makes a pass with options.
    pub fn pass(name: impl Into<String>, options: OptionList) -> Self {
        Self::Pass(PassElement {
            name: Name::new(name),
            options,
            span: Span::default(),
        })
    }

    /// Returns the span of the element.
    pub fn span(&self) -> Span {
        match self {
            Self::Pass(pass) => pass.span,
            Self::Nested(pipeline) => pipeline.span,
        }
    }

    /// Edits the value of each option, also of passes in nested pipelines.
    ///
    /// ```
    /// let mut elements = pass_text::parse_list("any(a{x=1 y}),b{z=2}")?;
    /// let mut edit = |value: &mut pass_text::Value| *value = pass_text::Value::scalar("3");
    /// elements.iter_mut().for_each(|element| element.edit_values(&mut edit));
    /// assert_eq!(elements[0].to_string() + &elements[1].to_string(), "any(a{x=3 y})b{z=3}");
    /// # Ok::<(), pass_text::Errors>(())
    /// ```
    pub fn edit_values(&mut self, edit: &mut impl FnMut(&mut Value)) {
        match self {
            Self::Pass(pass) => {
                let entries = pass.options.entries.iter_mut();
                entries
                    .filter_map(|entry| entry.value.as_mut())
                    .for_each(edit);
            }
            Self::Nested(pipeline) => {
                let elements = pipeline.elements.iter_mut();
                elements.for_each(|element| element.edit_values(edit));
            }
        }
    }

    /// Returns the element with all spans empty.
    pub fn without_spans(&self) -> Self {
        match self {
            Self::Pass(pass) => Self::pass(pass.name.text.clone(), pass.options.without_spans()),
            Self::Nested(pipeline) => Self::Nested(pipeline.without_spans()),
        }
    }
}

impl OptionList {
    /// Makes a list with an empty span.
    pub fn new(entries: Vec<OptionEntry>) -> Self {
        Self {
            entries,
            span: Span::default(),
        }
    }

    /// Returns true if there are no options.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the options with all spans empty.
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
    /// Makes an option, `key` or `key=value`, with an empty span.
    pub fn new(key: impl Into<String>, value: Option<Value>) -> Self {
        Self {
            key: Name::new(key),
            value,
            span: Span::default(),
        }
    }

    /// Returns the option with all spans empty.
    pub fn without_spans(&self) -> Self {
        Self::new(
            self.key.text.clone(),
            self.value.as_ref().map(Value::without_spans),
        )
    }
}
