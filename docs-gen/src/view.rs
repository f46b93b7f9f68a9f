//! The model as templates and JSON see it: plain data with everything that the model holds, plus the anchors and the
//! spellings that only a page knows.

use std::borrow::Cow;
use std::cell::RefCell;

use passdefs::model::{
    Anchor, CppFact, Group, GroupId, KindId, OrCpp, Pass, PassRef, PassSet, PipelineDef,
};
use passdefs::source::Span;
use serde::Serialize;

use crate::anchors::{Plan, Slugger, group_heading, kind_heading, kinds, pass_heading};
use crate::graph::Graph;
use crate::{markup, prose};

mod option;
mod order;
mod pass;
mod pipeline;
mod shared;
mod spelling;

use order::KindView;
use pass::PassView;
use pipeline::PipelineView;
use shared::{EnumView, SetView};

pub(crate) use pass::entry_anchor;

/// A group.
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
    option_sets: Vec<SetView<'a>>,
    enums: Vec<EnumView<'a>>,
    /// The kinds of passes.
    kinds: Vec<KindView<'a>>,
    /// Arguments of passes and pipelines that are declared elsewhere and named here.
    externals: &'a [String],
    origin: OriginView<'a>,
}

/// The anchor of a pass or pipeline.
#[derive(Debug, Serialize)]
struct AnchorView<'a> {
    /// `any`, `ops` or `interface`; of a pass also `cpp`, for what is known by a C++ class only.
    runs_on: &'static str,
    ops: &'a [String],
    interface: Option<&'a str>,
}

/// Another entry of the pages.
#[derive(Debug, Serialize)]
struct LinkView<'a> {
    argument: &'a str,
    /// Link to it, if it is on one of the pages.
    href: Option<String>,
}

/// Something that an imported definition says in C++ alone.
#[derive(Debug, Serialize)]
struct CppView<'a> {
    what: &'a str,
    text: &'a str,
    origin: OriginView<'a>,
}

/// Where something is declared.
#[derive(Debug, Serialize)]
struct OriginView<'a> {
    file: &'a str,
    line: usize,
    column: usize,
    /// `true` if it is another file than that of the thing around it.
    elsewhere: bool,
}

/// The treatment of the Markdown that users write.
#[derive(Debug)]
pub(crate) enum Texts {
    /// It stays as it was written.
    Raw,
    /// It is made to fit into a page of Markdown.
    Markdown,
    /// It becomes HTML; the anchors of its headings are given out here.
    Html(RefCell<Slugger>),
}

/// Makes views.
#[derive(Debug)]
pub(crate) struct Views<'a, 'p> {
    set: &'a PassSet,
    plan: &'p Plan,
    graph: &'p Graph<'a>,
    texts: Texts,
}

/// Makes the views of one group.
#[derive(Debug)]
struct GroupViews<'a, 'v> {
    views: &'v Views<'a, 'v>,
    index: usize,
    group: &'a Group,
}

impl<'a, 'p> Views<'a, 'p> {
    /// Makes views for one page.
    pub(crate) fn new(
        set: &'a PassSet,
        plan: &'p Plan,
        graph: &'p Graph<'a>,
        texts: Texts,
    ) -> Self {
        Self {
            set,
            plan,
            graph,
            texts,
        }
    }

    /// All groups.
    pub(crate) fn groups(&self) -> Vec<GroupView<'a>> {
        let indices = 0..self.set.groups().len();
        indices.filter_map(|it| self.group(it)).collect()
    }

    /// One group.
    pub(crate) fn group(&self, index: usize) -> Option<GroupView<'a>> {
        let group = self.set.groups().nth(index)?;
        let views = self;
        Some(
            GroupViews {
                views,
                index,
                group,
            }
            .view(),
        )
    }
}

impl<'a> GroupViews<'a, '_> {
    fn view(&self) -> GroupView<'a> {
        let (set, group) = (self.views.set, self.group);
        let page = self.views.plan.pages.get(self.index);
        let heading = group_heading(&group.name);
        GroupView {
            name: &group.name,
            anchor: self.anchor(&heading),
            heading,
            file: page
                .filter(|it| !it.is_empty())
                .map(|it| format!("{it}.{}", self.views.plan.extension)),
            doc: self.block(&group.doc, 1),
            passes: set.passes(group).iter().map(|it| self.pass(it)).collect(),
            pipelines: set
                .pipelines(group)
                .iter()
                .map(|it| self.pipeline(it))
                .collect(),
            option_sets: set
                .option_sets(group)
                .iter()
                .map(|it| self.set(it))
                .collect(),
            enums: set
                .enums(group)
                .iter()
                .map(|it| self.enumeration(it))
                .collect(),
            kinds: kinds(set, group)
                .into_iter()
                .map(|it| self.kind(it))
                .collect(),
            externals: &group.externals,
            origin: self.origin(group.span, group.span),
        }
    }

    fn anchor(&self, heading: &str) -> String {
        self.views.plan.anchor(self.index, heading)
    }

    /// The link to a pass.
    fn link(&self, pass: &'a Pass) -> LinkView<'a> {
        self.link_to(pass.group, &pass.argument)
    }

    /// The link to a pipeline.
    fn pipeline_link(&self, pipeline: &'a PipelineDef) -> LinkView<'a> {
        self.link_to(pipeline.group, &pipeline.argument)
    }

    fn link_to(&self, group: GroupId, argument: &'a str) -> LinkView<'a> {
        let views = self.views;
        let group = views.graph.position(group);
        let heading = pass_heading(argument);
        let href = group.map(|group| views.plan.link(self.index, group, &heading));
        LinkView { argument, href }
    }

    /// The link to something that is declared elsewhere, which another group on the pages may happen to declare.
    fn external_link(&self, argument: &'a str) -> LinkView<'a> {
        let anchor = crate::slug(&pass_heading(argument));
        let href = self.views.plan.resolve(self.index, &anchor);
        LinkView { argument, href }
    }

    /// The link to a pass that is referred to.
    fn reference(&self, pass: &'a PassRef) -> LinkView<'a> {
        match pass {
            PassRef::Declared(pass) => self.link(&self.views.set[*pass]),
            PassRef::External(argument) => self.external_link(argument),
        }
    }

    /// The link to a kind, in this group or in one that has it.
    fn kind_href(&self, kind: KindId) -> Option<String> {
        let anchor = crate::slug(&kind_heading(&self.views.set[kind].name));
        self.views.plan.resolve(self.index, &anchor)
    }

    /// A place, seen from the thing around it.
    fn origin(&self, place: Span, around: Span) -> OriginView<'a> {
        let elsewhere = place.file != around.file;
        let place = self.views.set.place(place);
        OriginView {
            file: place.file,
            line: place.line,
            column: place.column,
            elsewhere,
        }
    }

    /// Facts in C++, each with its place.
    fn cpp(&self, facts: &'a [CppFact], around: Span) -> Vec<CppView<'a>> {
        let views = facts.iter().map(|it| CppView {
            what: &it.what,
            text: &it.text,
            origin: self.origin(it.span, around),
        });
        views.collect()
    }

    /// A text that stands by itself under a heading of this level.
    fn block(&self, text: &'a str, under: usize) -> Cow<'a, str> {
        let resolve = |anchor: &str| self.views.plan.resolve(self.index, anchor);
        match &self.views.texts {
            _ if text.is_empty() => Cow::Borrowed(text),
            Texts::Raw => Cow::Borrowed(text),
            Texts::Markdown => Cow::Owned(prose::place(text, under, &resolve)),
            Texts::Html(slugger) => Cow::Owned(markup::block(
                text,
                under,
                &resolve,
                &mut slugger.borrow_mut(),
            )),
        }
    }

    /// A text that is part of a line.
    fn short(&self, text: &'a str) -> Cow<'a, str> {
        let resolve = |anchor: &str| self.views.plan.resolve(self.index, anchor);
        match &self.views.texts {
            _ if text.is_empty() => Cow::Borrowed(text),
            Texts::Raw => Cow::Borrowed(text),
            Texts::Markdown => Cow::Owned(prose::place_short(text, &resolve)),
            Texts::Html(_) => Cow::Owned(markup::line(text, &resolve)),
        }
    }
}

/// The anchor of a pass or pipeline.
fn anchor_view(anchor: &Anchor) -> AnchorView<'_> {
    let (runs_on, ops, interface) = match anchor {
        Anchor::Any => ("any", &[][..], None),
        Anchor::Ops(ops) => ("ops", &ops[..], None),
        Anchor::Interface(name) => ("interface", &[][..], Some(name.as_str())),
    };
    AnchorView {
        runs_on,
        ops,
        interface,
    }
}

/// The operations that a pass may run on, which an import may know by their C++ class only.
fn pass_anchor_view(anchor: &OrCpp<Anchor>) -> AnchorView<'_> {
    match anchor {
        OrCpp::Known(anchor) => anchor_view(anchor),
        OrCpp::Cpp(_) => AnchorView {
            runs_on: "cpp",
            ops: &[],
            interface: None,
        },
    }
}
