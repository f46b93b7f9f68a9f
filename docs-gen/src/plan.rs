//! The plan of the pages: the file of each group and the anchor of each heading.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, GroupId, Pass, PassId, PassSet, PipelineDef, PipelineId};

use crate::anchors::{Slugger, group_headings, pass_heading, slug};
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
    heading_anchors: BTreeMap<String, Vec<String>>,
    /// The unique anchor of each pass.
    passes: BTreeMap<PassId, String>,
    /// The unique anchor of each pipeline.
    pipelines: BTreeMap<PipelineId, String>,
    /// The slugs of headings in its prose.
    prose_slugs: BTreeSet<String>,
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
            let prose = planned.prose_slugs.iter().map(|slug| (slug, slug));
            let headings = planned.heading_anchors.iter();
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

    /// Returns the file and the unique anchor that a link to an anchor leads to, from the prose of a group: in that group, or
    /// else in the first one that has it.
    pub(crate) fn target<'p>(
        &'p self,
        from: &'p PlannedGroup<'_>,
        anchor: &str,
    ) -> Option<(&'p str, &'p str)> {
        let local = from.unique_anchor(anchor);
        local.map(|anchor| (&*from.file, anchor)).or_else(|| {
            let first = self.first.get(anchor)?;
            Some((&*first.file, &*first.anchor))
        })
    }
}

impl<'a> PlannedGroup<'a> {
    fn new(set: &'a PassSet, group: &'a Group, file: String, slugger: &mut Slugger) -> Self {
        let texts = texts_of(set, group).into_iter();
        let prose = texts.flat_map(|text| text.headings());
        let heading_anchors = heading_anchors(set, group, slugger);
        let mut same = BTreeMap::new();
        let mut next = |argument: &str| {
            let slug = slug(&pass_heading(argument));
            let nth: &mut usize = same.entry(slug.clone()).or_default();
            let anchors = heading_anchors.get(&slug);
            let anchor = anchors.and_then(|anchors| anchors.get(*nth));
            *nth += 1;
            anchor.cloned().unwrap_or(slug)
        };
        // In the order of the headings.
        let passes = set.passes(group).iter();
        let passes = passes.map(|pass| (pass.id, next(&pass.argument))).collect();
        let pipelines = set.pipelines(group).iter();
        let pipelines = pipelines
            .map(|pipeline| (pipeline.id, next(&pipeline.argument)))
            .collect();
        Self {
            group,
            file,
            passes,
            pipelines,
            heading_anchors,
            prose_slugs: prose.map(|heading| slug(&heading.text)).collect(),
        }
    }

    pub(crate) fn anchor(&self, heading: &str) -> String {
        let slug = slug(heading);
        self.heading_anchor(&slug)
            .map_or(slug.clone(), str::to_owned)
    }

    /// Returns the anchor of a pass of the group, which another one with the same argument does not have.
    pub(crate) fn pass_anchor(&self, pass: &Pass) -> String {
        let anchor = self.passes.get(&pass.id);
        anchor
            .cloned()
            .unwrap_or_else(|| self.anchor(&pass_heading(&pass.argument)))
    }

    /// Returns the anchor of a pipeline of the group, which a pass with a similar argument does not have.
    pub(crate) fn pipeline_anchor(&self, pipeline: &PipelineDef) -> String {
        let anchor = self.pipelines.get(&pipeline.id);
        anchor
            .cloned()
            .unwrap_or_else(|| self.anchor(&pass_heading(&pipeline.argument)))
    }

    /// Returns the anchors of all headings but those in prose.
    pub(crate) fn anchors(&self) -> impl Iterator<Item = &str> {
        self.heading_anchors.values().flatten().map(String::as_str)
    }

    /// Returns the unique anchor of the first heading with a slug, those in prose left out.
    pub(crate) fn heading_anchor(&self, slug: &str) -> Option<&str> {
        let anchors = self.heading_anchors.get(slug)?;
        anchors.first().map(String::as_str)
    }

    /// Returns the unique anchor for the plain one of a link.
    fn unique_anchor(&self, anchor: &str) -> Option<&str> {
        let in_prose = || self.prose_slugs.get(anchor).map(String::as_str);
        self.heading_anchor(anchor).or_else(in_prose)
    }
}

/// Allocates the anchors of a group's headings, by plain slug.
fn heading_anchors(
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
