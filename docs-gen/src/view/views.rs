//! The makers of views: the model with the pages that it goes to, and what all views of a group need.

use std::borrow::Cow;
use std::cell::RefCell;

use passdefs::model::{CppFact, Group, KindId, Pass, PassRef, PassSet, PipelineDef};
use passdefs::source::Span;
use serde::Serialize;

use crate::anchors::{Slugger, kind_heading, pass_heading};
use crate::graph::Graph;
use crate::plan::{Plan, PlannedGroup};
use crate::{markup, prose};

/// Another entry of the pages.
#[derive(Debug, Serialize)]
pub(super) struct LinkView<'a> {
    pub(super) argument: &'a str,
    /// Link to it, if it is on one of the pages.
    pub(super) href: Option<String>,
}

/// Something that an imported definition says in C++ alone.
#[derive(Debug, Serialize)]
pub(super) struct CppView<'a> {
    what: &'a str,
    text: &'a str,
    origin: OriginView<'a>,
}

/// The place of a declaration.
#[derive(Debug, Serialize)]
pub(super) struct OriginView<'a> {
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

#[derive(Debug)]
pub(crate) struct Views<'a, 'p> {
    pub(super) set: &'a PassSet,
    pub(super) plan: &'p Plan<'a>,
    pub(super) graph: &'p Graph<'a>,
    pub(super) texts: Texts,
}

/// Makes the views of one group.
#[derive(Debug)]
pub(super) struct GroupViews<'a, 'v> {
    pub(super) views: &'v Views<'a, 'v>,
    pub(super) planned: &'v PlannedGroup<'a>,
    pub(super) group: &'a Group,
}

impl<'a, 'p> Views<'a, 'p> {
    /// Makes views for one page.
    pub(crate) fn new(
        set: &'a PassSet,
        plan: &'p Plan<'a>,
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
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn anchor(&self, heading: &str) -> String {
        self.planned.anchor(heading)
    }

    pub(super) fn link(&self, pass: &'a Pass) -> LinkView<'a> {
        let group = self.views.plan.group(pass.group);
        let href = group.map(|group| {
            let anchor = group.pass_anchor(pass);
            self.planned.href(&group.file, &anchor)
        });
        LinkView {
            argument: &pass.argument,
            href,
        }
    }

    pub(super) fn pipeline_link(&self, pipeline: &'a PipelineDef) -> LinkView<'a> {
        let argument = &pipeline.argument;
        let group = self.views.plan.group(pipeline.group);
        let href = group.map(|group| self.planned.link(group, &pass_heading(argument)));
        LinkView { argument, href }
    }

    /// Returns the link to something that is declared elsewhere, which another group on the pages may happen to declare.
    pub(super) fn external_link(&self, argument: &'a str) -> LinkView<'a> {
        let anchor = crate::slug(&pass_heading(argument));
        let href = self.views.plan.resolve(self.planned, &anchor);
        LinkView { argument, href }
    }

    pub(super) fn reference(&self, pass: &'a PassRef) -> LinkView<'a> {
        match pass {
            PassRef::Declared(pass) => self.link(&self.views.set[*pass]),
            PassRef::External(argument) => self.external_link(argument),
        }
    }

    /// Returns the link to a kind, in this group or in one that has it.
    pub(super) fn kind_href(&self, kind: KindId) -> Option<String> {
        let anchor = crate::slug(&kind_heading(&self.views.set[kind].name));
        self.views.plan.resolve(self.planned, &anchor)
    }

    /// Returns a location relative to the declaration that contains it.
    pub(super) fn origin(&self, place: Span, around: Span) -> OriginView<'a> {
        let elsewhere = place.file != around.file;
        let place = self.views.set.location(place);
        OriginView {
            file: place.file,
            line: place.line,
            column: place.column,
            elsewhere,
        }
    }

    /// Facts in C++, each with its place.
    pub(super) fn cpp(&self, facts: &'a [CppFact], around: Span) -> Vec<CppView<'a>> {
        let views = facts.iter().map(|fact| CppView {
            what: &fact.what,
            text: &fact.text,
            origin: self.origin(fact.span, around),
        });
        views.collect()
    }

    /// Renders a text as blocks under a heading of this level.
    pub(super) fn block(&self, text: &'a str, under: usize) -> Cow<'a, str> {
        let resolve = |anchor: &str| self.views.plan.resolve(self.planned, anchor);
        match &self.views.texts {
            _ if text.is_empty() => Cow::Borrowed(text),
            Texts::Raw => Cow::Borrowed(text),
            Texts::Markdown => Cow::Owned(prose::embed(text, under, &resolve)),
            Texts::Html(slugger) => Cow::Owned(markup::block(
                text,
                under,
                &resolve,
                &mut slugger.borrow_mut(),
            )),
        }
    }

    /// Renders a text as part of a line.
    pub(super) fn short(&self, text: &'a str) -> Cow<'a, str> {
        let resolve = |anchor: &str| self.views.plan.resolve(self.planned, anchor);
        match &self.views.texts {
            _ if text.is_empty() => Cow::Borrowed(text),
            Texts::Raw => Cow::Borrowed(text),
            Texts::Markdown => Cow::Owned(prose::embed_inline(text, &resolve)),
            Texts::Html(_) => Cow::Owned(markup::line(text, &resolve)),
        }
    }
}
