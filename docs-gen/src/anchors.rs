//! Anchors: the names by which links reach the headings of a page.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, KindId, PassSet};

/// The anchor that sites such as GitHub give a heading with this text.
///
/// ```
/// assert_eq!(pass_docs_gen::slug("Example passes"), "example-passes");
/// assert_eq!(pass_docs_gen::slug("-my-pass"), "-my-pass");
/// ```
pub fn slug(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' '));
    kept.flat_map(char::to_lowercase)
        .map(|it| if it == ' ' { '-' } else { it })
        .collect()
}

/// Gives anchors out so that no two are equal.
#[derive(Debug, Default)]
pub(crate) struct Slugger {
    taken: BTreeMap<String, usize>,
}

impl Slugger {
    /// The anchor of the next heading with this text.
    pub(crate) fn next(&mut self, heading: &str) -> String {
        let wanted = slug(heading);
        let mut given = wanted.clone();
        while self.taken.contains_key(&given) {
            let count = self.taken.entry(wanted.clone()).or_default();
            *count += 1;
            given = format!("{wanted}-{count}");
        }
        self.taken.insert(given.clone(), 0);
        given
    }
}

/// Text of the heading over a group.
pub(crate) fn group_heading(name: &str) -> String {
    format!("{name} passes")
}

/// Text of the heading over a pass.
pub(crate) fn pass_heading(argument: &str) -> String {
    format!("-{argument}")
}

/// Text of the heading over an enum.
pub(crate) fn enum_heading(name: &str) -> String {
    format!("Enum {name}")
}

/// Text of the heading over an option set.
pub(crate) fn set_heading(name: &str) -> String {
    format!("Shared options {name}")
}

/// Text of the heading over a kind of passes.
pub(crate) fn kind_heading(name: &str) -> String {
    format!("Kind {name}")
}

/// The anchor of an option or a statistic below that of its owner. No heading has a slash in its anchor, and no two
/// fields of one owner have the same name.
pub(crate) fn entry_anchor(under: &str, field: &str) -> String {
    format!("{under}/{}", field.replace('_', "-"))
}

/// The kinds that passes of a group are of, in the order in which they are first named.
pub(crate) fn kinds(set: &PassSet, group: &Group) -> Vec<KindId> {
    let mut seen = BTreeSet::new();
    let named = set.passes(group).iter().flat_map(|pass| &pass.kinds);
    named
        .map(|kind| kind.kind)
        .filter(|kind| seen.insert(*kind))
        .collect()
}

/// The texts of the headings of a group that links may lead to, in the order of the page. A pipeline has one like that
/// of a pass, because both share a name space.
pub(crate) fn group_headings(set: &PassSet, group: &Group) -> Vec<String> {
    let passes = set.passes(group).iter();
    let pipelines = set.pipelines(group).iter();
    let kinds = kinds(set, group).into_iter();
    let sets = set.option_sets(group).iter();
    let enums = set.enums(group).iter();
    let mut all = vec![group_heading(&group.name)];
    all.extend(passes.map(|pass| pass_heading(&pass.argument)));
    all.extend(pipelines.map(|pipeline| pass_heading(&pipeline.argument)));
    all.extend(kinds.map(|kind| kind_heading(&set[kind].name)));
    all.extend(sets.map(|set| set_heading(&set.name)));
    all.extend(enums.map(|enumeration| enum_heading(&enumeration.name)));
    all
}
