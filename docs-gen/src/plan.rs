//! The plan of the pages: the file that each group is on, and the anchor of each heading.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, GroupId, PassSet};

use crate::anchors::{Slugger, group_headings, slug};
use crate::prose;
use crate::texts::texts_of;

/// The groups of a set with their pages.
#[derive(Debug, Default)]
pub(crate) struct Plan<'a> {
    groups: BTreeMap<GroupId, PlannedGroup<'a>>,
    /// By anchor: its place in the first group that has it.
    first: BTreeMap<String, Target>,
}

/// A group with its page.
#[derive(Debug)]
pub(crate) struct PlannedGroup<'a> {
    /// The group.
    pub(crate) group: &'a Group,
    /// The name of its page; empty if all groups share one page.
    pub(crate) file: String,
    /// The anchors of the headings of [`group_headings`], by the anchor that each would have alone.
    own: BTreeMap<String, String>,
    /// The anchors of headings in its prose.
    prose: BTreeSet<String>,
}

/// The place of a heading.
#[derive(Debug)]
struct Target {
    file: String,
    anchor: String,
}

impl<'a> Plan<'a> {
    /// All groups on one page.
    pub(crate) fn one_page(set: &'a PassSet) -> Self {
        let mut slugger = Slugger::default();
        let groups = set.groups();
        let planned =
            groups.map(|group| PlannedGroup::new(set, group, String::new(), &mut slugger));
        Self::new(planned)
    }

    /// A page for each group, and one named `index`.
    pub(crate) fn page_per_group(set: &'a PassSet, extension: &str) -> Self {
        let mut names = Slugger::default();
        names.next("index");
        let groups = set.groups();
        let planned = groups.map(|group| {
            let stem = names.next(&passdefs::names::kebab_case(&group.name));
            let file = format!("{stem}.{extension}");
            PlannedGroup::new(set, group, file, &mut Slugger::default())
        });
        Self::new(planned)
    }

    fn new(planned: impl Iterator<Item = PlannedGroup<'a>>) -> Self {
        let mut plan = Self::default();
        for planned in planned {
            let prose = planned.prose.iter().map(|prose| (prose, prose));
            for (natural, given) in planned.own.iter().chain(prose) {
                let first = plan.first.entry(natural.clone());
                first.or_insert_with(|| Target {
                    file: planned.file.clone(),
                    anchor: given.clone(),
                });
            }
            plan.groups.insert(planned.group.id, planned);
        }
        plan
    }

    /// The groups, in the order of the pages.
    pub(crate) fn groups(&self) -> impl ExactSizeIterator<Item = &PlannedGroup<'a>> {
        self.groups.values()
    }

    /// The group of this id, if it is on one of the pages.
    pub(crate) fn group(&self, id: GroupId) -> Option<&PlannedGroup<'a>> {
        self.groups.get(&id)
    }

    /// The target of a link from the prose of a group to an anchor: in its own group, or else in the first that has it.
    pub(crate) fn resolve(&self, from: &PlannedGroup<'_>, anchor: &str) -> Option<String> {
        if let Some(given) = from.given(anchor) {
            return Some(format!("#{given}"));
        }
        let first = self.first.get(anchor)?;
        Some(from.href(&first.file, &first.anchor))
    }
}

impl<'a> PlannedGroup<'a> {
    fn new(set: &'a PassSet, group: &'a Group, file: String, slugger: &mut Slugger) -> Self {
        let blocks = texts_of(set, group)
            .into_iter()
            .filter(|text| text.is_block);
        let prose = blocks.flat_map(|block| prose::headings(block.text));
        Self {
            group,
            file,
            own: own_anchors(set, group, slugger),
            prose: prose.map(|prose| slug(&prose.text)).collect(),
        }
    }

    /// The anchor of a heading of the group.
    pub(crate) fn anchor(&self, heading: &str) -> String {
        let natural = slug(heading);
        self.own.get(&natural).cloned().unwrap_or(natural)
    }

    /// The anchors of the headings that the group has of itself.
    pub(crate) fn own_anchors(&self) -> impl Iterator<Item = &str> {
        self.own.values().map(String::as_str)
    }

    /// The link to a heading that another group, or this one, has.
    pub(crate) fn link(&self, to: &PlannedGroup<'_>, heading: &str) -> String {
        self.href(&to.file, &to.anchor(heading))
    }

    /// The anchor that the group has on its page for the one that is written in a link.
    fn given(&self, anchor: &str) -> Option<&str> {
        let own = self.own.get(anchor).or(self.prose.get(anchor));
        own.map(String::as_str)
    }

    /// The link to an anchor of a file; the anchor alone if that is the file of this group.
    fn href(&self, file: &str, anchor: &str) -> String {
        let file = if file == self.file { "" } else { file };
        format!("{file}#{anchor}")
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
