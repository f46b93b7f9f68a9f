//! Names of declarations in the links of prose.

use std::collections::BTreeMap;
use std::ops::Range;

use passdefs::model::{PassSet, Prose};
use passdefs::references::{NameForm, Target};
use passdefs::source::Span;

use crate::anchors::{Heading, group_headings, slug};
use crate::prose::Link;
use crate::texts::texts_of;

/// A name in a link of prose that leads to a declaration of the set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LinkedName {
    /// The name as it is written.
    pub text: String,
    /// The place of the name, or that of the whole prose where the source does not have it as it is.
    pub span: Span,
    /// The declaration that the link leads to.
    pub target: Target,
    /// The one of its names that is written here.
    pub form: NameForm,
    /// True for a part of an anchor, which is written as the [`slug`](crate::slug) of the name.
    pub is_anchor: bool,
}

/// Returns the names in links of prose, such as both in ``[`fold`](#-fold)``.
///
/// ```
/// let text = r#"group "G" { pass "Fold" "fold" { summary "See [fold](#-fold)"; }; }"#;
/// let analysis = passdefs::analyse([("passes.kdl", text)], &mut |_, _| Err(String::new()));
/// let names = pass_docs_gen::linked_names(&analysis.set);
/// let texts: Vec<&str> = names.iter().map(|name| name.text.as_str()).collect();
/// assert_eq!(texts, ["fold", "fold"]);
/// ```
pub fn linked_names(set: &PassSet) -> Vec<LinkedName> {
    let headings = by_anchor(set.groups().flat_map(|group| group_headings(set, group)));
    let mut names = Vec::new();
    for group in set.groups() {
        let local_headings = by_anchor(group_headings(set, group));
        for text in texts_of(set, group) {
            for link in text.links() {
                if let Some(heading) = local_headings
                    .get(&link.anchor)
                    .or(headings.get(&link.anchor))
                {
                    names.extend(label(set, text.text, &link, heading));
                    names.push(anchor(text.text, &link, heading));
                }
            }
        }
    }
    names
}

/// Returns headings by anchor. The first one with an anchor has it.
fn by_anchor<'a>(headings: impl IntoIterator<Item = Heading<'a>>) -> BTreeMap<String, Heading<'a>> {
    let mut map = BTreeMap::new();
    for heading in headings {
        map.entry(slug(&heading.text)).or_insert(heading);
    }
    map
}

/// Returns the name in the anchor of a link: headings have text before or after it.
fn anchor(text: &Prose, link: &Link, heading: &Heading<'_>) -> LinkedName {
    let length = slug(heading.name).len();
    let (start, form) = match heading.target {
        Target::Group(_) => (link.range.start + 1, NameForm::Rust),
        Target::Enum(_) => (link.range.end - length, NameForm::Rust),
        _ => (link.range.end - length, NameForm::Pipeline),
    };
    let range = start..start + length;
    LinkedName {
        is_anchor: true,
        ..name(text, range, &heading.target, form)
    }
}

/// Returns the label of a link if it is a name of the declaration, which may stand in backticks.
fn label(set: &PassSet, text: &Prose, link: &Link, heading: &Heading<'_>) -> Option<LinkedName> {
    let markup = text.get(link.whole.clone())?.strip_prefix('[')?;
    let label = markup.split_once("](")?.0;
    let bare = label.trim_matches('`');
    let start = link.whole.start + 1 + label.find(bare)?;
    let rust = match heading.target {
        Target::Pass(id) => &set[id].name,
        Target::Pipeline(id) => &set[id].name,
        Target::Group(_) | Target::Enum(_) => heading.name,
        _ => "",
    };
    let form = if bare == rust {
        NameForm::Rust
    } else if bare == heading.name {
        NameForm::Pipeline
    } else {
        return None;
    };
    Some(name(text, start..start + bare.len(), &heading.target, form))
}

fn name(text: &Prose, range: Range<usize>, target: &Target, form: NameForm) -> LinkedName {
    LinkedName {
        text: text[range.clone()].to_owned(),
        span: text.part(range),
        target: target.clone(),
        form,
        is_anchor: false,
    }
}
