//! Anchors: the names by which links reach the headings of a page.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, KindId, PassSet};

use crate::prose;
use crate::texts::texts;

/// The anchor that sites such as GitHub give a heading with this text.
///
/// ```
/// assert_eq!(pass_docs_gen::slug("Example passes"), "example-passes");
/// assert_eq!(pass_docs_gen::slug("-my-pass"), "-my-pass");
/// ```
pub fn slug(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|it| it.is_alphanumeric() || matches!(it, '-' | '_' | ' '));
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
    let named = set.passes(group).iter().flat_map(|it| &it.kinds);
    named
        .map(|it| it.kind)
        .filter(|it| seen.insert(*it))
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
    all.extend(passes.map(|it| pass_heading(&it.argument)));
    all.extend(pipelines.map(|it| pass_heading(&it.argument)));
    all.extend(kinds.map(|it| kind_heading(&set[it].name)));
    all.extend(sets.map(|it| set_heading(&it.name)));
    all.extend(enums.map(|it| enum_heading(&it.name)));
    all
}

/// Which pages there are, and where each anchor is.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    /// By group: the name of its page, without the extension; empty if all groups share one page.
    pub(crate) pages: Vec<String>,
    /// The extension of pages.
    pub(crate) extension: &'static str,
    /// By group: anchors of the headings of [`group_headings`], by the anchor that each would have alone.
    own: Vec<BTreeMap<String, String>>,
    /// By group: anchors of headings in its prose.
    prose: Vec<BTreeSet<String>>,
    /// By anchor: the first group that has it.
    first: BTreeMap<String, usize>,
}

impl Plan {
    /// All groups on one page.
    pub(crate) fn one_page(set: &PassSet) -> Self {
        let mut slugger = Slugger::default();
        let own = set.groups();
        let own = own.map(|it| own_anchors(set, it, &mut slugger));
        let pages = vec![String::new(); set.groups().len()];
        Self::new(set, own.collect(), pages, "")
    }

    /// A page for each group, and one named `index`.
    pub(crate) fn page_per_group(set: &PassSet, extension: &'static str) -> Self {
        let mut names = Slugger::default();
        names.next("index");
        let groups = set.groups();
        let own = groups.clone();
        let own = own.map(|it| own_anchors(set, it, &mut Slugger::default()));
        let pages = groups.map(|it| names.next(&passdefs::names::kebab_case(&it.name)));
        Self::new(set, own.collect(), pages.collect(), extension)
    }

    fn new(
        set: &PassSet,
        own: Vec<BTreeMap<String, String>>,
        pages: Vec<String>,
        extension: &'static str,
    ) -> Self {
        let prose = prose_anchors(set);
        let mut first = BTreeMap::new();
        for (group, (own, prose)) in own.iter().zip(&prose).enumerate() {
            for anchor in own.keys().chain(prose) {
                first.entry(anchor.clone()).or_insert(group);
            }
        }
        Self {
            pages,
            extension,
            own,
            prose,
            first,
        }
    }

    /// The anchor of a heading of a group.
    pub(crate) fn anchor(&self, group: usize, heading: &str) -> String {
        let natural = slug(heading);
        let given = self.own.get(group).and_then(|it| it.get(&natural));
        given.cloned().unwrap_or(natural)
    }

    /// The anchors of the headings that a group has of itself.
    pub(crate) fn own_anchors(&self, group: usize) -> impl Iterator<Item = &str> {
        let own = self.own.get(group).into_iter();
        own.flat_map(|it| it.values()).map(String::as_str)
    }

    /// The target of a link from the prose of a group to an anchor: in its own group, or else in the first that has it.
    pub(crate) fn resolve(&self, from: usize, anchor: &str) -> Option<String> {
        let group = match self.given(from, anchor) {
            Some(_) => from,
            None => *self.first.get(anchor)?,
        };
        let given = self.given(group, anchor)?;
        Some(format!("{}#{given}", self.page_between(from, group)))
    }

    /// The anchor that a group has on its page for the one that is written in a link.
    fn given(&self, group: usize, anchor: &str) -> Option<&str> {
        let own = self.own.get(group).and_then(|it| it.get(anchor));
        let prose = self.prose.get(group).and_then(|it| it.get(anchor));
        own.or(prose).map(String::as_str)
    }

    /// The link from one group to a heading that another, or it itself, has.
    pub(crate) fn link(&self, from: usize, to: usize, heading: &str) -> String {
        let anchor = self.anchor(to, heading);
        format!("{}#{anchor}", self.page_between(from, to))
    }

    /// The file part of a link from one group to another; empty on the same page.
    fn page_between(&self, from: usize, to: usize) -> String {
        match (self.pages.get(from), self.pages.get(to)) {
            (Some(here), Some(there)) if here != there => format!("{there}.{}", self.extension),
            _ => String::new(),
        }
    }
}

/// The anchors of a group's headings, each by the one that it would have alone; of two that would be the same, the
/// first counts.
fn own_anchors(set: &PassSet, group: &Group, slugger: &mut Slugger) -> BTreeMap<String, String> {
    let mut anchors = BTreeMap::new();
    for heading in group_headings(set, group) {
        let given = slugger.next(&heading);
        anchors.entry(slug(&heading)).or_insert(given);
    }
    anchors
}

/// The anchors of the headings that users write, by group.
fn prose_anchors(set: &PassSet) -> Vec<BTreeSet<String>> {
    let mut anchors = vec![BTreeSet::new(); set.groups().len()];
    for text in texts(set).iter().filter(|it| it.is_block) {
        if let Some(of_group) = anchors.get_mut(text.group) {
            of_group.extend(prose::headings(text.text).iter().map(|it| slug(&it.text)));
        }
    }
    anchors
}
