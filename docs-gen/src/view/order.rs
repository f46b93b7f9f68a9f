//! Rules about order as templates and JSON see them: those that a pass states, and those that others state about it.

use std::borrow::Cow;

use passdefs::model::{KindId, OrderRule, OrderTarget, Pass, PassId, Relation};
use serde::Serialize;

use super::views::{GroupViews, LinkView, OriginView};
use crate::anchors::kind_heading;
use crate::graph::StatedRule;

/// The longest list of passes and rules that come from a kind. Longer lists are cut, so that pages grow linearly with the
/// definitions. The entry of the kind has all.
const MAX_BY_KIND: usize = 12;

#[derive(Debug, Serialize)]
pub(super) struct RuleView<'a> {
    /// The name of the relation in definitions, such as `followed-by`.
    relation: &'static str,
    /// `pass` or `kind`.
    target: &'static str,
    /// Argument of the pass, or name of the kind.
    name: &'a str,
    /// Link to the pass or kind, if it is on one of the pages.
    href: Option<String>,
    passes: Vec<LinkView<'a>>,
    /// The number of passes of the kind that are not among them.
    more: usize,
    /// `strong` or `weak`.
    strength: &'static str,
    reason: Cow<'a, str>,
    origin: OriginView<'a>,
}

/// A rule of another pass, seen from the one that it is about.
#[derive(Debug, Serialize)]
pub(super) struct EdgeView<'a> {
    /// The relation of this pass to the other: `before`, `after`,
    /// `required-by`, `follows` or `conflicts-with`.
    relation: &'static str,
    #[serde(flatten)]
    by: LinkView<'a>,
    /// The kind that the rule is about; nothing if it names the pass.
    kind: Option<&'a str>,
    /// `strong` or `weak`.
    strength: &'static str,
    reason: Cow<'a, str>,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
pub(super) struct KindView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    /// All passes of the kind, those of other groups too.
    passes: Vec<LinkView<'a>>,
    order: Vec<EdgeView<'a>>,
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn rule(&self, rule: &'a OrderRule, pass: &'a Pass) -> RuleView<'a> {
        let set = self.views.set;
        let (target, href, all) = match &rule.target {
            OrderTarget::Pass(pass) => ("pass", self.reference(pass).href, &[][..]),
            OrderTarget::Kind(kind) => (
                "kind",
                self.heading_href(&kind_heading(&set[*kind].name)),
                &set[*kind].passes[..],
            ),
        };
        let listed = all.iter().take(MAX_BY_KIND);
        RuleView {
            relation: rule.relation.name(),
            target,
            name: set.target_name(&rule.target),
            href,
            passes: self.pass_links(listed),
            more: all.len().saturating_sub(MAX_BY_KIND),
            strength: rule.strength.name(),
            reason: self.inline_text(&rule.reason),
            origin: self.origin(rule.span, pass.span),
        }
    }

    /// Returns the rules of other passes about this one, by its argument or by a kind of it.
    pub(super) fn edges(&self, pass: &'a Pass) -> Vec<EdgeView<'a>> {
        let graph = self.views.graph;
        let by_name = graph.about_pass(pass.id).iter();
        let mut edges: Vec<EdgeView<'a>> = by_name.map(|pass| self.edge(*pass)).collect();
        let by_kind = pass
            .kinds
            .iter()
            .flat_map(|kind| graph.about_kind(kind.kind));
        let of_others = by_kind.filter(|kind| !std::ptr::eq(kind.by, pass));
        edges.extend(of_others.take(MAX_BY_KIND).map(|kind| self.edge(*kind)));
        edges
    }

    fn edge(&self, stated: StatedRule<'a>) -> EdgeView<'a> {
        let StatedRule { by, rule } = stated;
        EdgeView {
            relation: match rule.relation {
                Relation::Before => "after",
                Relation::After => "before",
                Relation::Requires => "required-by",
                Relation::FollowedBy => "follows",
                Relation::ConflictsWith => "conflicts-with",
            },
            by: self.link(by),
            kind: match &rule.target {
                OrderTarget::Pass(_) => None,
                OrderTarget::Kind(kind) => Some(&self.views.set[*kind].name),
            },
            strength: rule.strength.name(),
            reason: self.inline_text_of(&rule.reason, by.group),
            origin: self.origin(rule.span, self.group.span),
        }
    }

    fn pass_links<'i>(&self, passes: impl Iterator<Item = &'i PassId>) -> Vec<LinkView<'a>> {
        passes
            .map(|pass| self.link(&self.views.set[*pass]))
            .collect()
    }

    pub(super) fn kind(&self, id: KindId) -> KindView<'a> {
        let graph = self.views.graph;
        let kind = &self.views.set[id];
        let (name, heading) = (&kind.name, kind_heading(&kind.name));
        KindView {
            name,
            anchor: self.anchor(&heading),
            heading,
            passes: self.pass_links(kind.passes.iter()),
            order: graph
                .about_kind(id)
                .iter()
                .map(|kind| self.edge(*kind))
                .collect(),
        }
    }
}
