//! Derive attributes above an attribute of ours. The compiler expands them first and leaves them out of the item, so that
//! they are found in the source file alone.

use std::fs;

use proc_macro2::LineColumn;
use syn::Attribute;
use syn::parse::{ParseStream, Parser};

use crate::user_item;

/// The traits that are derived above the attribute.
#[derive(Clone, Debug, Default)]
pub(crate) struct Above(Vec<String>);

impl Above {
    /// The traits above the attribute that is being expanded; none where its file cannot be read, as in an editor.
    pub(crate) fn of_this_attribute() -> Self {
        if !proc_macro::is_available() {
            return Self::default();
        }
        let attribute = proc_macro::Span::call_site();
        let text = attribute
            .local_file()
            .and_then(|it| fs::read_to_string(it).ok());
        let start = LineColumn {
            line: attribute.line(),
            column: attribute.column().saturating_sub(1),
        };
        let before = text.as_deref().and_then(|text| before(text, start));
        before.map_or_else(Self::default, Self::at_the_end_of)
    }

    /// `true` if this trait is derived above.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|it| it == name)
    }

    /// The traits that are left to derive.
    pub(crate) fn without<'n>(&self, needed: &[&'n str]) -> Vec<&'n str> {
        let left = needed.iter().filter(|name| !self.has(name));
        left.copied().collect()
    }

    /// The traits of the derive attributes at the end of a text, before which only other attributes and comments stand.
    fn at_the_end_of(text: &str) -> Self {
        let mut found = Vec::new();
        for (at, _) in text.rmatch_indices("#[derive") {
            // Further up there is another item.
            let Ok(attributes) = attributes.parse_str(&text[at..]) else {
                break;
            };
            found = user_item::derived(&attributes)
                .filter_map(|path| Some(path.segments.last()?.ident.to_string()))
                .collect();
        }
        Self(found)
    }
}

fn attributes(input: ParseStream<'_>) -> syn::Result<Vec<Attribute>> {
    input.call(Attribute::parse_outer)
}

/// The text before a place, whose column counts characters from 0.
fn before(text: &str, place: LineColumn) -> Option<&str> {
    let lines = text.split_inclusive('\n');
    let start: usize = lines.take(place.line.checked_sub(1)?).map(str::len).sum();
    let mut letters = text.get(start..)?.char_indices();
    let column = letters.nth(place.column).map_or(0, |(at, _)| at);
    text.get(..start + column)
}

#[cfg(test)]
mod tests {
    use proc_macro2::LineColumn;

    use super::{Above, before};

    fn traits(text: &str) -> Vec<String> {
        Above::at_the_end_of(text).0
    }

    #[test]
    fn attributes_above_are_found() {
        assert_eq!(traits("struct A;\n\n#[derive(Debug)]\n"), ["Debug"]);
        assert_eq!(
            traits(
                "#[derive(Copy)]\nstruct A;\n/// Text\n#[derive(\n    Debug, // why\n    std::clone::Clone,\n)]\n#[must_use]\n/// More\n#[derive(Eq)] "
            ),
            ["Debug", "Clone", "Eq"]
        );
        assert!(traits("#[derive(Debug)]\nstruct A;\n").is_empty());
        assert!(traits("#[derive(Debug)]\nstruct A;\n/// Text\n").is_empty());
        assert!(traits("").is_empty());
    }

    #[test]
    fn a_place_is_counted_in_characters() {
        let at = |line, column| before("a\n\u{e4}\u{e4} #[pass]\n", LineColumn { line, column });
        assert_eq!(at(2, 3), Some("a\n\u{e4}\u{e4} "));
        assert_eq!(at(1, 0), Some(""));
        assert_eq!(at(0, 0), None);
    }
}
