//! Anchors of headings.

use std::collections::{BTreeMap, BTreeSet};

pub use passdefs::model::markdown::slug;
use passdefs::model::{Group, KindId, PassSet};
use passdefs::names::argument_of_field;
use passdefs::references::Target;

/// An allocator of unique anchors.
#[derive(Debug, Default)]
pub(crate) struct Slugger {
    taken: BTreeMap<String, usize>,
}

impl Slugger {
    /// Returns an unused anchor for a heading.
    pub(crate) fn next(&mut self, heading: &str) -> String {
        let base = match slug(heading) {
            empty if empty.is_empty() => "section".to_owned(),
            base => base,
        };
        let mut anchor = base.clone();
        while self.taken.contains_key(&anchor) {
            let count = self.taken.entry(base.clone()).or_default();
            *count += 1;
            anchor = format!("{base}-{count}");
        }
        self.taken.insert(anchor.clone(), 0);
        anchor
    }

    /// Returns an unused anchor for each heading of a text: of those with one slug, that of the first.
    pub(crate) fn anchors<'h>(
        &mut self,
        headings: impl Iterator<Item = &'h str>,
    ) -> BTreeMap<String, String> {
        let mut anchors = BTreeMap::new();
        for heading in headings {
            let anchor = self.next(heading);
            anchors.entry(slug(heading)).or_insert(anchor);
        }
        anchors
    }
}

pub(crate) fn group_heading(name: &str) -> String {
    format!("{name} passes")
}

pub(crate) fn pass_heading(argument: &str) -> String {
    format!("-{argument}")
}

pub(crate) fn enum_heading(name: &str) -> String {
    format!("Enum {name}")
}

pub(crate) fn legality_heading(name: &str) -> String {
    format!("Legality {name}")
}

pub(crate) fn set_heading(name: &str) -> String {
    format!("Shared options {name}")
}

pub(crate) fn kind_heading(name: &str) -> String {
    format!("Kind {name}")
}

/// Returns the anchor of an option or statistic, below that of its owner. The slash keeps it apart from headings.
pub(crate) fn entry_anchor(under: &str, field: &str) -> String {
    format!("{under}/{}", argument_of_field(field))
}

/// Returns the kinds of the passes of a group, in order of first use.
pub(crate) fn kinds(set: &PassSet, group: &Group) -> Vec<KindId> {
    let mut seen = BTreeSet::new();
    let kinds = set.passes(group).iter().flat_map(|pass| &pass.kinds);
    kinds
        .map(|kind| kind.kind)
        .filter(|kind| seen.insert(*kind))
        .collect()
}

/// A heading that links may lead to.
pub(crate) struct Heading<'a> {
    pub(crate) text: String,
    /// The declaration below the heading.
    pub(crate) target: Target,
    /// The name of the declaration, a part of the text.
    pub(crate) name: &'a str,
}

/// Returns the headings of a group that links may lead to, in page order. Passes and pipelines share a namespace.
pub(crate) fn group_headings<'a>(set: &'a PassSet, group: &'a Group) -> Vec<Heading<'a>> {
    let heading = |text, target, name| Heading { text, target, name };
    let passes = set.passes(group).iter().map(|pass| {
        let name = pass.argument.as_str();
        heading(pass_heading(name), Target::Pass(pass.id), name)
    });
    let pipelines = set.pipelines(group).iter().map(|pipeline| {
        let name = pipeline.argument.as_str();
        heading(pass_heading(name), Target::Pipeline(pipeline.id), name)
    });
    let kinds = kinds(set, group).into_iter().map(|kind| {
        let name = set[kind].name.as_str();
        heading(kind_heading(name), Target::Kind(name.to_owned()), name)
    });
    let legalities = set.legalities(group).iter().map(|legality| {
        let name = legality.name.as_str();
        heading(legality_heading(name), Target::Legality(legality.id), name)
    });
    let sets = set.option_sets(group).iter().map(|set| {
        let name = set.name.as_str();
        heading(set_heading(name), Target::OptionSet(set.id), name)
    });
    let enums = set.enums(group).iter().map(|enumeration| {
        let name = enumeration.name.as_str();
        heading(enum_heading(name), Target::Enum(enumeration.id), name)
    });
    let first = heading(
        group_heading(&group.name),
        Target::Group(group.id),
        &group.name,
    );
    let others = passes
        .chain(pipelines)
        .chain(kinds)
        .chain(legalities)
        .chain(sets)
        .chain(enums);
    std::iter::once(first).chain(others).collect()
}
