//! Passes as templates and JSON see them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use passdefs::model::{Deprecated, Example, OptionItem, OrCpp, Pass, StatisticDef};
use passdefs::source::Span;
use passdefs::vocabulary::text_rows;
use serde::Serialize;

use super::anchor::{AnchorView, pass_anchor_view};
use super::legality::ClauseView;
use super::option::{OptionView, PartView, parts};
use super::order::{EdgeView, RuleView};
use super::views::{CppView, GroupViews, OriginView};
use crate::anchors::{entry_anchor, kind_heading, pass_heading, set_heading};

#[derive(Debug, Serialize)]
pub(super) struct PassView<'a> {
    name: &'a str,
    argument: &'a str,
    heading: String,
    anchor: String,
    #[serde(flatten)]
    on: AnchorView<'a>,
    /// The C++ class of what it runs on, if that is all that is known.
    cpp_class: Option<&'a str>,
    summary: Cow<'a, str>,
    description: Cow<'a, str>,
    dialects: Vec<&'a String>,
    /// C++ classes of such dialects whose names are not known.
    cpp_dialects: Vec<&'a str>,
    /// A pipeline of the pass alone, with the options of an example or else what must be given.
    pipeline_text: String,
    /// One with what must be given and every option that has a default. Empty without such options.
    pipeline_text_full: String,
    options: Vec<OptionView<'a>>,
    uses: Vec<UseView<'a>>,
    statistics: Vec<StatisticView<'a>>,
    state: Vec<StateView<'a>>,
    /// Texts that are members of their own, such as `authors`.
    #[serde(flatten)]
    texts: BTreeMap<&'static str, Vec<&'a str>>,
    constructor: Option<&'a str>,
    /// C++ facts of an imported definition.
    cpp: Vec<CppView<'a>>,
    required: bool,
    idempotent: bool,
    deprecated: Option<DeprecatedView<'a>>,
    preconditions: Vec<ClauseView<'a>>,
    postconditions: Vec<ClauseView<'a>>,
    /// The classes that the pass may create, if it declares them.
    creates: Option<&'a [String]>,
    kinds: Vec<PassKindView<'a>>,
    /// Rules that the pass states.
    order: Vec<RuleView<'a>>,
    /// Rules of other passes, seen from this one.
    order_from_others: Vec<EdgeView<'a>>,
    examples: Vec<ExampleView<'a>>,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
pub(super) struct UseView<'a> {
    name: &'a str,
    anchor: String,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
struct StatisticView<'a> {
    field: &'a str,
    /// Anchor of the entry on a page of HTML.
    anchor: String,
    name: &'a str,
    name_cell: Vec<PartView>,
    maximum: bool,
    doc: Cow<'a, str>,
    origin: OriginView<'a>,
}

/// A field that the author's code keeps.
#[derive(Debug, Serialize)]
struct StateView<'a> {
    field: &'a str,
    #[serde(rename = "type")]
    ty: &'a str,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
struct DeprecatedView<'a> {
    since: Option<&'a str>,
    instead: Option<&'a str>,
    /// Link to the pass to use instead, if it is on one of the pages.
    href: Option<String>,
    note: Cow<'a, str>,
}

/// A kind that a pass is of.
#[derive(Debug, Serialize)]
struct PassKindView<'a> {
    name: &'a str,
    anchor: String,
}

/// An input of a pass with what comes out.
#[derive(Debug, Serialize)]
struct ExampleView<'a> {
    title: Cow<'a, str>,
    options: &'a str,
    before: &'a str,
    after: &'a str,
    origin: OriginView<'a>,
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn pass(&self, pass: &'a Pass) -> PassView<'a> {
        let heading = pass_heading(&pass.argument);
        let anchor = self.planned.pass_anchor(pass);
        let (short, full) = self.pipeline_texts(pass);
        let statistics = pass.statistics.iter();
        PassView {
            name: &pass.name,
            argument: &pass.argument,
            heading,
            on: pass_anchor_view(&pass.anchor),
            cpp_class: pass.anchor.cpp(),
            summary: self.inline_text(&pass.summary),
            description: self.block(&pass.description, 3),
            dialects: pass.dialects.iter().filter_map(OrCpp::known).collect(),
            cpp_dialects: pass.dialects.iter().filter_map(OrCpp::cpp).collect(),
            pipeline_text: short,
            pipeline_text_full: full,
            options: self.options(&pass.options, &anchor, pass.span),
            uses: self.uses(&pass.options, pass.span),
            statistics: statistics
                .map(|statistic| self.statistic(statistic, &anchor, pass))
                .collect(),
            state: self.states(pass),
            texts: text_rows().map(|row| (row.key, row.texts(pass))).collect(),
            constructor: pass.constructor.as_deref(),
            cpp: self.cpp(&pass.cpp, pass.span),
            required: pass.required,
            idempotent: pass.idempotent,
            deprecated: pass
                .deprecated
                .as_ref()
                .map(|deprecated| self.deprecated(deprecated)),
            preconditions: self.clauses(&pass.preconditions, pass.span),
            postconditions: self.clauses(&pass.postconditions, pass.span),
            creates: pass.creates.as_deref(),
            kinds: pass
                .kinds
                .iter()
                .map(|kind| self.pass_kind(&self.views.set[kind.kind].name))
                .collect(),
            order: pass
                .order
                .iter()
                .map(|order| self.rule(order, pass))
                .collect(),
            order_from_others: self.edges(pass),
            examples: pass
                .examples
                .iter()
                .map(|example| self.example(example, pass))
                .collect(),
            origin: self.origin(pass.span, self.group.span),
            anchor,
        }
    }

    pub(super) fn uses(&self, items: &[OptionItem], around: Span) -> Vec<UseView<'a>> {
        let sets = items.iter().filter_map(|item| match item {
            OptionItem::Set { set, span } => Some((&self.views.set[*set].name, *span)),
            OptionItem::Own(_) => None,
        });
        let views = sets.map(|(name, place)| UseView {
            name,
            anchor: self.anchor(&set_heading(name)),
            origin: self.origin(place, around),
        });
        views.collect()
    }

    fn statistic(
        &self,
        statistic: &'a StatisticDef,
        under: &str,
        pass: &'a Pass,
    ) -> StatisticView<'a> {
        StatisticView {
            field: &statistic.field,
            anchor: entry_anchor(under, &statistic.field),
            name: &statistic.name,
            name_cell: parts(statistic.name_cell()),
            maximum: statistic.is_maximum,
            doc: self.inline_text(&statistic.doc),
            origin: self.origin(statistic.span, pass.span),
        }
    }

    fn deprecated(&self, deprecated: &'a Deprecated) -> DeprecatedView<'a> {
        let instead = deprecated
            .instead
            .as_ref()
            .map(|instead| self.reference(instead));
        DeprecatedView {
            since: deprecated.since.as_deref(),
            instead: instead.as_ref().map(|instead| instead.argument),
            href: instead.and_then(|instead| instead.href),
            note: self.inline_text(&deprecated.note),
        }
    }

    fn example(&self, example: &'a Example, pass: &'a Pass) -> ExampleView<'a> {
        ExampleView {
            title: self.inline_text(&example.title),
            options: &example.options,
            before: &example.before,
            after: &example.after,
            origin: self.origin(example.span, pass.span),
        }
    }

    fn pass_kind(&self, name: &'a str) -> PassKindView<'a> {
        let anchor = self.anchor(&kind_heading(name));
        PassKindView { name, anchor }
    }

    fn states(&self, pass: &'a Pass) -> Vec<StateView<'a>> {
        let views = pass.state.iter().map(|state| StateView {
            field: &state.field,
            ty: &state.ty,
            origin: self.origin(state.span, pass.span),
        });
        views.collect()
    }
}
