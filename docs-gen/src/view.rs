//! The model as templates and JSON see it: plain data with everything that the model holds, plus the anchors and the
//! spellings that only a page knows.

use std::borrow::Cow;

use serde::Serialize;

use crate::anchors::{group_heading, kinds};
use crate::plan::PlannedGroup;

mod anchor;
mod legality;
mod option;
mod order;
mod pass;
mod pipeline;
mod shared;
mod spelling;
mod views;

use legality::LegalityView;
use order::KindView;
use pass::PassView;
use pipeline::PipelineView;
use shared::{EnumView, SetView};
use views::{GroupViews, OriginView};

pub(crate) use legality::JudgementView;
pub(crate) use views::{Markup, Views};

#[derive(Debug, Serialize)]
pub(crate) struct GroupView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    /// File of the page that the group is on; nothing if all groups share one page.
    file: Option<String>,
    doc: Cow<'a, str>,
    passes: Vec<PassView<'a>>,
    pipelines: Vec<PipelineView<'a>>,
    legalities: Vec<LegalityView<'a>>,
    option_sets: Vec<SetView<'a>>,
    enums: Vec<EnumView<'a>>,
    kinds: Vec<KindView<'a>>,
    /// Arguments of passes and pipelines that are declared elsewhere and named here.
    externals: &'a [String],
    origin: OriginView<'a>,
}

impl<'a> Views<'a, '_> {
    pub(crate) fn groups(&self) -> Vec<GroupView<'a>> {
        self.plan.groups().map(|group| self.group(group)).collect()
    }

    pub(crate) fn group(&self, planned: &PlannedGroup<'a>) -> GroupView<'a> {
        let (views, group) = (self, planned.group);
        let group = GroupViews {
            views,
            planned,
            group,
        };
        group.view()
    }
}

impl<'a> GroupViews<'a, '_> {
    fn view(&self) -> GroupView<'a> {
        let (set, group) = (self.views.set, self.group);
        let heading = group_heading(&group.name);
        GroupView {
            name: &group.name,
            anchor: self.anchor(&heading),
            heading,
            file: Some(self.planned.file.clone()).filter(|file| !file.is_empty()),
            doc: self.block(&group.doc, 1),
            passes: set
                .passes(group)
                .iter()
                .map(|pass| self.pass(pass))
                .collect(),
            pipelines: set
                .pipelines(group)
                .iter()
                .map(|pipeline| self.pipeline(pipeline))
                .collect(),
            legalities: set
                .legalities(group)
                .iter()
                .map(|legality| self.legality(legality))
                .collect(),
            option_sets: set
                .option_sets(group)
                .iter()
                .map(|set| self.set(set))
                .collect(),
            enums: set
                .enums(group)
                .iter()
                .map(|enumeration| self.enumeration(enumeration))
                .collect(),
            kinds: kinds(set, group)
                .into_iter()
                .map(|kind| self.kind(kind))
                .collect(),
            externals: &group.externals,
            origin: self.origin(group.span, group.span),
        }
    }
}
