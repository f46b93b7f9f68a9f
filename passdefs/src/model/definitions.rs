//! The set itself: all declarations, each sort in one list, and the ways from one to another.

use std::ops::{Index, Range};
use std::sync::Arc;

use super::group::{Enum, EnumValue, Group, Kind, OptionSet};
use super::id::{
    EnumId, EnumValueId, GroupId, KindId, LegalityId, OptionId, OptionSetId, PassId, PipelineId,
};
use super::legality::Legality;
use super::option::{OptionDef, OptionItem};
use super::pass::Pass;
use super::pipeline::PipelineDef;
use crate::source::{Location, Sources, Span};

/// All groups of one run, in source order.
///
/// A set is frozen: back ends borrow what is in it, and follow ids with `set[id]`.
///
/// ```
/// let text = r#"group "G" {
///     pass "Low" "low" { summary "Lowers"; }
///     pipeline "All" "all" { summary "Runs all"; body { run "low"; }; }
/// }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let pipeline = set.all_pipelines().next().unwrap();
/// let passdefs::model::Step::Run { pass, .. } = &pipeline.form.steps()[0] else { panic!() };
/// assert_eq!(set[*pass].name, "Low");
/// assert_eq!(set.location(set[*pass].span).to_string(), "passes.kdl:2:10");
/// ```
#[derive(Clone, Debug, Default)]
pub struct PassSet {
    pub(super) all: Arc<Definitions>,
    sources: Sources,
    /// The groups to show; ids can lead to others.
    pub(super) shown: Vec<GroupId>,
}

/// The declarations by sort in source order; those of a group are adjacent.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Definitions {
    pub(crate) groups: Vec<Group>,
    pub(crate) enums: Vec<Enum>,
    pub(crate) option_sets: Vec<OptionSet>,
    pub(crate) legalities: Vec<Legality>,
    pub(crate) options: Vec<OptionDef>,
    pub(crate) passes: Vec<Pass>,
    pub(crate) pipelines: Vec<PipelineDef>,
    pub(crate) kinds: Vec<Kind>,
}

impl PassSet {
    pub(crate) fn new(all: Definitions, sources: Sources) -> Self {
        let shown = (0..all.groups.len()).map(GroupId::new).collect();
        Self {
            all: Arc::new(all),
            sources,
            shown,
        }
    }

    /// Returns all declarations, those of groups that are not shown included.
    pub(crate) fn definitions(&self) -> &Definitions {
        &self.all
    }

    /// Returns the groups, in source order.
    pub fn groups(&self) -> impl ExactSizeIterator<Item = &Group> + Clone {
        self.shown.iter().map(|id| &self[*id])
    }

    /// Returns whether a group is among the [`groups`](Self::groups).
    pub fn shows(&self, group: GroupId) -> bool {
        self.shown.binary_search(&group).is_ok()
    }

    /// Returns the enums of a group: its own, then the included ones.
    pub fn enums(&self, group: &Group) -> &[Enum] {
        part(&self.all.enums, &group.enums)
    }

    /// Returns the option sets of a group.
    pub fn option_sets(&self, group: &Group) -> &[OptionSet] {
        part(&self.all.option_sets, &group.option_sets)
    }

    /// Returns the sets of rules about operations and types of a group.
    pub fn legalities(&self, group: &Group) -> &[Legality] {
        part(&self.all.legalities, &group.legalities)
    }

    /// Returns the passes of a group.
    pub fn passes(&self, group: &Group) -> &[Pass] {
        part(&self.all.passes, &group.passes)
    }

    /// Returns the pipelines of a group.
    pub fn pipelines(&self, group: &Group) -> &[PipelineDef] {
        part(&self.all.pipelines, &group.pipelines)
    }

    /// Returns all legalities of all groups.
    pub fn all_legalities(&self) -> impl Iterator<Item = &Legality> {
        self.definitions().legalities.iter()
    }

    /// Returns the passes of all groups.
    pub fn all_passes(&self) -> impl Iterator<Item = &Pass> + Clone {
        self.groups().flat_map(|group| self.passes(group))
    }

    /// Returns the pipelines of all groups.
    pub fn all_pipelines(&self) -> impl Iterator<Item = &PipelineDef> + Clone {
        self.groups().flat_map(|group| self.pipelines(group))
    }

    /// Returns the kinds that rules about order may name.
    pub fn kinds(&self) -> &[Kind] {
        &self.all.kinds
    }

    /// Returns the options that a pass or pipeline has, those of option sets in place of their `use-options`.
    pub fn options<'s>(
        &'s self,
        items: &'s [OptionItem],
    ) -> impl Iterator<Item = &'s OptionDef> + Clone {
        self.options_by_set(items).map(|(_, option)| option)
    }

    /// Returns the same, each with the option set that it comes from.
    pub fn options_by_set<'s>(
        &'s self,
        items: &'s [OptionItem],
    ) -> impl Iterator<Item = (Option<OptionSetId>, &'s OptionDef)> + Clone {
        items.iter().flat_map(move |item| {
            let (set, options) = match item {
                OptionItem::Own(option) => (None, std::slice::from_ref(option)),
                OptionItem::Set { set, .. } => (Some(*set), &self[*set].options[..]),
            };
            options.iter().map(move |option| (set, &self[*option]))
        })
    }

    /// Returns the texts that the spans of the set point into.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// Returns the file, line and column of the start of a span.
    pub fn location(&self, span: Span) -> Location<'_> {
        self.sources.location(span)
    }

    /// Returns the same set with other names for its texts: `name` is given the number of a text and the name that it has.
    #[must_use]
    pub fn renamed(mut self, name: impl Fn(u32, &str) -> String) -> Self {
        self.sources.rename(name);
        self
    }

    /// Returns the same set, showing only the groups of one source.
    #[must_use]
    pub fn of_source(&self, file: u32) -> Self {
        let mut set = self.clone();
        set.shown.retain(|id| self[*id].span.file == file);
        set
    }
}

fn part<'a, T>(all: &'a [T], range: &Range<usize>) -> &'a [T] {
    &all[range.clone()]
}

macro_rules! index {
    ($($id:ident => $list:ident: $item:ident,)*) => {$(
        impl Index<$id> for PassSet {
            type Output = $item;

            fn index(&self, id: $id) -> &$item {
                &self.all[id]
            }
        }

        impl Index<$id> for Definitions {
            type Output = $item;

            fn index(&self, id: $id) -> &$item {
                &self.$list[id.index()]
            }
        }
    )*};
}

index! {
    GroupId => groups: Group,
    EnumId => enums: Enum,
    OptionSetId => option_sets: OptionSet,
    LegalityId => legalities: Legality,
    OptionId => options: OptionDef,
    PassId => passes: Pass,
    PipelineId => pipelines: PipelineDef,
    KindId => kinds: Kind,
}

impl Index<EnumValueId> for PassSet {
    type Output = EnumValue;

    fn index(&self, id: EnumValueId) -> &EnumValue {
        &self[id.of].values[id.index]
    }
}
