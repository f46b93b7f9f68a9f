//! The plan of the pages: the file of each group and the anchor of each heading.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, GroupId, Pass, PassId, PassSet};

use crate::anchors::{Slugger, group_headings, pass_heading, slug};
use crate::prose;
use crate::texts::texts_of;

/// The groups of a set with their pages.
#[derive(Debug, Default)]
pub(crate) struct Plan<'a> {
    groups: BTreeMap<GroupId, PlannedGroup<'a>>,
    /// The first heading with each anchor.
    first: BTreeMap<String, Target>,
}

/// A group with its page.
#[derive(Debug)]
pub(crate) struct PlannedGroup<'a> {
    pub(crate) group: &'a Group,
    /// The file name of its page; empty if all groups share one page.
    pub(crate) file: String,
    /// The unique anchors of [`group_headings`], by plain slug. An import may have passes with the same heading.
    own: BTreeMap<String, Vec<String>>,
    /// The unique anchor of each pass.
    passes: BTreeMap<PassId, String>,
    /// The slugs of headings in its prose.
    prose: BTreeSet<String>,
}

#[derive(Debug)]
struct Target {
    file: String,
    anchor: String,
}

impl<'a> Plan<'a> {
    /// Plans one page for all groups.
    pub(crate) fn one_page(set: &'a PassSet) -> Self {
        let mut slugger = Slugger::default();
        let groups = set.groups();
        let planned =
            groups.map(|group| PlannedGroup::new(set, group, String::new(), &mut slugger));
        Self::new(planned)
    }

    /// Plans a page for each group, beside a page named `index`.
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
            let headings = planned.own.iter();
            let headings = headings.filter_map(|(slug, anchors)| Some((slug, anchors.first()?)));
            for (slug, anchor) in headings.chain(prose) {
                let first = plan.first.entry(slug.clone());
                first.or_insert_with(|| Target {
                    file: planned.file.clone(),
                    anchor: anchor.clone(),
                });
            }
            plan.groups.insert(planned.group.id, planned);
        }
        plan
    }

    pub(crate) fn groups(&self) -> impl ExactSizeIterator<Item = &PlannedGroup<'a>> {
        self.groups.values()
    }

    /// Returns the group with this id, if it is planned.
    pub(crate) fn group(&self, id: GroupId) -> Option<&PlannedGroup<'a>> {
        self.groups.get(&id)
    }

    /// Resolves a link from the prose of a group to an anchor: in its own group, or else in the first group that has it.
    pub(crate) fn resolve(&self, from: &PlannedGroup<'_>, anchor: &str) -> Option<String> {
        if let Some(anchor) = from.unique_anchor(anchor) {
            return Some(format!("#{anchor}"));
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
        let own = own_anchors(set, group, slugger);
        let mut same = BTreeMap::new();
        let passes = set.passes(group).iter().map(|pass| {
            let slug = slug(&pass_heading(&pass.argument));
            let nth: &mut usize = same.entry(slug.clone()).or_default();
            let anchor = own.get(&slug).and_then(|anchors| anchors.get(*nth));
            *nth += 1;
            (pass.id, anchor.cloned().unwrap_or(slug))
        });
        Self {
            group,
            file,
            passes: passes.collect(),
            own,
            prose: prose.map(|prose| slug(&prose.text)).collect(),
        }
    }

    pub(crate) fn anchor(&self, heading: &str) -> String {
        let slug = slug(heading);
        let anchor = self.own.get(&slug).and_then(|anchors| anchors.first());
        anchor.cloned().unwrap_or(slug)
    }

    /// Returns the anchor of a pass of the group, which another one with the same argument does not have.
    pub(crate) fn pass_anchor(&self, pass: &Pass) -> String {
        let anchor = self.passes.get(&pass.id);
        anchor
            .cloned()
            .unwrap_or_else(|| self.anchor(&pass_heading(&pass.argument)))
    }

    pub(crate) fn own_anchors(&self) -> impl Iterator<Item = &str> {
        self.own.values().flatten().map(String::as_str)
    }

    pub(crate) fn link(&self, to: &PlannedGroup<'_>, heading: &str) -> String {
        self.href(&to.file, &to.anchor(heading))
    }

    /// Returns the unique anchor for the plain one of a link.
    fn unique_anchor(&self, anchor: &str) -> Option<&str> {
        let heading = self.own.get(anchor).and_then(|anchors| anchors.first());
        heading.or(self.prose.get(anchor)).map(String::as_str)
    }

    /// Returns a link to an anchor of a file; only the anchor if that is this group's file.
    pub(crate) fn href(&self, file: &str, anchor: &str) -> String {
        let file = if file == self.file { "" } else { file };
        format!("{file}#{anchor}")
    }
}

/// Allocates the anchors of a group's headings, by plain slug.
fn own_anchors(
    set: &PassSet,
    group: &Group,
    slugger: &mut Slugger,
) -> BTreeMap<String, Vec<String>> {
    let mut anchors = BTreeMap::<_, Vec<String>>::new();
    for heading in group_headings(set, group) {
        let anchor = slugger.next(&heading.text);
        anchors.entry(slug(&heading.text)).or_default().push(anchor);
    }
    anchors
}
