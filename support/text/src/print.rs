//! Printing of trees, in one line or laid out.

use std::fmt;

use crate::tree::{Anchor, Element, OptionEntry, OptionList, PassElement, Pipeline};

impl Pipeline {
    /// Prints the pipeline with one element per line, without a final line break.
    ///
    /// ```
    /// let pipeline = pass_text::parse_anchored("builtin.module(cse,func.func(unroll{factor=4}))")?;
    /// assert_eq!(pipeline.pretty(), "\
    /// builtin.module(
    ///   cse,
    ///   func.func(
    ///     unroll{factor=4}
    ///   )
    /// )");
    /// # Ok::<(), pass_text::Errors>(())
    /// ```
    pub fn pretty(&self) -> String {
        let mut out = String::new();
        pretty(self, 0, &mut out);
        out
    }
}

fn pretty(pipeline: &Pipeline, indent: usize, out: &mut String) {
    out.push_str(&format!("{}(\n", pipeline.anchor));
    for (index, element) in pipeline.elements.iter().enumerate() {
        out.push_str(if index > 0 { ",\n" } else { "" });
        out.push_str(&" ".repeat(indent + 2));
        match element {
            Element::Pass(pass) => out.push_str(&pass.to_string()),
            Element::Nested(nested) => pretty(nested, indent + 2, out),
        }
    }
    out.push_str(&format!("\n{})", " ".repeat(indent)));
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_any() {
            return f.write_str("any");
        }
        separated(f, &self.names, "|", |f, name| f.write_str(&name.text))
    }
}

impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.anchor)?;
        separated(f, &self.elements, ",", |f, element| write!(f, "{element}"))?;
        f.write_str(")")
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass(pass) => write!(f, "{pass}"),
            Self::Nested(pipeline) => write!(f, "{pipeline}"),
        }
    }
}

impl fmt::Display for PassElement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name.text)?;
        if self.options.is_empty() {
            Ok(())
        } else {
            write!(f, "{{{}}}", self.options)
        }
    }
}

/// The options without braces, as a flag takes them.
impl fmt::Display for OptionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(f, &self.entries, " ", |f, entry| write!(f, "{entry}"))
    }
}

impl fmt::Display for OptionEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key.text)?;
        match &self.value {
            Some(value) => write!(f, "={}", value.raw()),
            None => Ok(()),
        }
    }
}

fn separated<T>(
    f: &mut fmt::Formatter<'_>,
    items: &[T],
    separator: &str,
    write: fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        f.write_str(if index > 0 { separator } else { "" })?;
        write(f, item)?;
    }
    Ok(())
}
