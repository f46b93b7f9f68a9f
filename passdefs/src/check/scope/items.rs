//! The names of generated Rust items, such as `MyPassOptions` and `register_my_pass`.

use std::collections::BTreeSet;

use super::{GroupScope, Scope};
use crate::catalogue;
use crate::check::claims::{Claim, Declaration, Namespace};
use crate::draft::Spanned;
use crate::model::{GroupItems, PassItems, PipelineItems};
use crate::names::shown;

impl<'d> Scope<'d> {
    /// Claims the items of all declarations, and reports each pair of declarations that yield the same item. Duplicate
    /// declarations are reported as such only.
    pub(super) fn claim_items(&mut self) {
        let mut reported = BTreeSet::new();
        for scope in &self.groups {
            // An included declaration belongs to the file that includes it.
            let key = (self.module(scope.group.name.span.file), Namespace::Item);
            for (item, kind, from) in generated_items(scope) {
                let claim = Claim {
                    span: from.span,
                    declaration: Declaration::Item(kind, from),
                };
                let earlier = self.claims.claim(key, item.clone(), claim);
                let Some(Declaration::Item(first_kind, first)) =
                    earlier.map(|claim| claim.declaration)
                else {
                    continue;
                };
                // Groups of several files share the item of an enum that they include.
                let is_duplicate =
                    first_kind == kind && first.value == from.value || first.span == from.span;
                if !is_duplicate && reported.insert((first.span, from.span)) {
                    let message = format!(
                        "{first_kind} {} and {kind} {} both lead to an item `{item}`",
                        shown(&first.value),
                        shown(&from.value),
                    );
                    let (earlier, later) = (first.span.min(from.span), first.span.max(from.span));
                    let code = catalogue::NAME_CLASH;
                    let diag = self.claims.report.error(code, later, message);
                    diag.repeats(earlier);
                }
            }
        }
    }
}

/// Returns the items that are generated for a group, each with the kind and the name of its declaration.
fn generated_items<'d>(scope: &GroupScope<'d>) -> Vec<(String, &'static str, &'d Spanned<String>)> {
    let group = scope.group;
    let of_group = GroupItems::of(&group.name.value);
    // Passes outside of groups have a trait each, those of a group have one in common.
    let (of_group, has_traits) = if group.open {
        (vec![of_group.register], true)
    } else {
        (of_group.all().collect(), false)
    };
    let mut items = Vec::new();
    let mut add = |kind, from, names: Vec<String>| {
        items.extend(names.into_iter().map(|item| (item, kind, from)));
    };
    add("group", &group.name, of_group);
    let enums = scope.enums.iter();
    for declared in enums.filter(|declared| declared.rust.is_none()) {
        let name = &declared.declared.name;
        add("enum", name, vec![name.value.clone()]);
    }
    for pass in &group.passes {
        let of_pass = PassItems::of(&pass.name.value);
        let runs = has_traits.then(|| of_pass.implementation_trait());
        add("pass", &pass.name, of_pass.all().chain(runs).collect());
    }
    for pipeline in &group.pipelines {
        let names = PipelineItems::of(&pipeline.name.value).all().collect();
        add("pipeline", &pipeline.name, names);
    }
    items
}
