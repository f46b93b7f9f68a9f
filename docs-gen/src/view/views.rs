//! The makers of views: the model with the pages that it goes to, and what all views of a group need.

use std::borrow::Cow;
use std::cell::RefCell;

use passdefs::model::{CppFact, Group, GroupId, Pass, PassRef, PassSet, PipelineDef};
use passdefs::source::Span;
use serde::Serialize;

use crate::anchors::{Slugger, pass_heading};
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

/// The treatment of the Markdown that users write. The anchors of its headings are given out by the slugger of the page.
#[derive(Debug)]
pub(crate) enum Markup {
    /// It stays as it was written.
    Raw,
    /// It is made to fit into a page of Markdown.
    Markdown(RefCell<Slugger>),
    /// It becomes HTML.
    Html(RefCell<Slugger>),
}

impl Markup {
    /// Returns the treatment for a page of Markdown with these groups.
    pub(crate) fn markdown<'p>(groups: impl IntoIterator<Item = &'p PlannedGroup<'p>>) -> Self {
        Self::Markdown(slugger(groups).into())
    }

    /// Returns the treatment for a page of HTML with these groups.
    pub(crate) fn html<'p>(groups: impl IntoIterator<Item = &'p PlannedGroup<'p>>) -> Self {
        Self::Html(slugger(groups).into())
    }
}

/// Makes the allocator of anchors for the page of some groups, whose own headings are taken.
fn slugger<'p>(groups: impl IntoIterator<Item = &'p PlannedGroup<'p>>) -> Slugger {
    let mut slugger = Slugger::default();
    let anchors = groups.into_iter().flat_map(PlannedGroup::anchors);
    anchors.for_each(|anchor| {
        slugger.next(anchor);
    });
    slugger
}

#[derive(Debug)]
pub(crate) struct Views<'a, 'p> {
    pub(super) set: &'a PassSet,
    pub(super) plan: &'p Plan<'a>,
    pub(super) graph: &'p Graph<'a>,
    pub(super) markup: Markup,
    /// True for the first page of a folder, which has none of the anchors.
    is_index: bool,
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
        markup: Markup,
    ) -> Self {
        Self {
            set,
            plan,
            graph,
            markup,
            is_index: false,
        }
    }

    /// Makes links lead from the first page of a folder.
    #[must_use]
    pub(crate) fn on_index(self) -> Self {
        Self {
            is_index: true,
            ..self
        }
    }
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn anchor(&self, heading: &str) -> String {
        self.planned.anchor(heading)
    }

    /// Returns a link to an anchor of a file; only the anchor if that is the file of the page.
    fn href(&self, (file, anchor): (&str, &str)) -> String {
        let is_here = file == self.planned.file && !self.views.is_index;
        format!("{}#{anchor}", if is_here { "" } else { file })
    }

    /// Resolves a link to an anchor in the prose of a group.
    fn resolve(&self, from: &PlannedGroup<'_>, anchor: &str) -> Option<String> {
        let target = self.views.plan.target(from, anchor)?;
        Some(self.href(target))
    }

    pub(super) fn link(&self, pass: &'a Pass) -> LinkView<'a> {
        let group = self.views.plan.group(pass.group);
        LinkView {
            argument: &pass.argument,
            href: group.map(|group| self.href((&group.file, &group.pass_anchor(pass)))),
        }
    }

    pub(super) fn pipeline_link(&self, pipeline: &'a PipelineDef) -> LinkView<'a> {
        let group = self.views.plan.group(pipeline.group);
        LinkView {
            argument: &pipeline.argument,
            href: group.map(|group| self.href((&group.file, &group.pipeline_anchor(pipeline)))),
        }
    }

    /// Returns the link to something that is declared elsewhere, which another group on the pages may happen to declare.
    pub(super) fn external_link(&self, argument: &'a str) -> LinkView<'a> {
        let anchor = crate::slug(&pass_heading(argument));
        let href = self.resolve(self.planned, &anchor);
        LinkView { argument, href }
    }

    /// Returns the link to what has this heading, in this group or in one that has it.
    pub(super) fn heading_href(&self, heading: &str) -> Option<String> {
        self.resolve(self.planned, &crate::slug(heading))
    }

    pub(super) fn reference(&self, pass: &'a PassRef) -> LinkView<'a> {
        match pass {
            PassRef::Declared(pass) => self.link(&self.views.set[*pass]),
            PassRef::External(argument) => self.external_link(argument),
        }
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

    /// Renders a text as blocks under a heading of this level. A link to a heading of the text itself leads there, even if other
    /// texts have the same heading.
    pub(super) fn block(&self, text: &'a str, under: usize) -> Cow<'a, str> {
        let resolve = |anchor: &str, own: Option<&str>| {
            let own = own.filter(|_| self.planned.heading_anchor(anchor).is_none());
            match own {
                Some(own) => Some(self.href((&self.planned.file, own))),
                None => self.resolve(self.planned, anchor),
            }
        };
        match &self.views.markup {
            _ if text.is_empty() => Cow::Borrowed(text),
            Markup::Raw => Cow::Borrowed(text),
            Markup::Markdown(slugger) => Cow::Owned(prose::embed_on_page(
                text,
                under,
                &resolve,
                &mut slugger.borrow_mut(),
            )),
            Markup::Html(slugger) => Cow::Owned(markup::block(
                text,
                under,
                &resolve,
                &mut slugger.borrow_mut(),
            )),
        }
    }

    /// Renders a text as part of a line.
    pub(super) fn inline_text(&self, text: &'a str) -> Cow<'a, str> {
        self.inline_text_from(text, self.planned)
    }

    /// Renders a text as part of a line, whose links are those of another group.
    pub(super) fn inline_text_of(&self, text: &'a str, group: GroupId) -> Cow<'a, str> {
        let from = self.views.plan.group(group);
        self.inline_text_from(text, from.unwrap_or(self.planned))
    }

    fn inline_text_from(&self, text: &'a str, from: &PlannedGroup<'_>) -> Cow<'a, str> {
        let resolve = |anchor: &str| self.resolve(from, anchor);
        match &self.views.markup {
            _ if text.is_empty() => Cow::Borrowed(text),
            Markup::Raw => Cow::Borrowed(text),
            Markup::Markdown(_) => Cow::Owned(prose::embed_inline(text, &resolve)),
            Markup::Html(_) => Cow::Owned(markup::line(text, &resolve)),
        }
    }
}
