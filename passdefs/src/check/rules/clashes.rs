//! Names that are derived from declarations, such as `MyPassOptions` and `create_my_pass`.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue;
use crate::draft::{Draft, Group, OptionDef, OptionItem, Pass, PipelineDef, Spanned};
use crate::model::{GroupItems, PassItems, PipelineItems, ScalarType};
use crate::names::{option_alias, shown};
use crate::report::Report;
use crate::source::Span;

/// Names with the declaration that each is derived from.
struct Derived<'d> {
    item: String,
    kind: &'static str,
    from: &'d Spanned<String>,
}

/// No two declarations of a file lead to the same Rust item. Each pair of declarations is reported once, and those of
/// the same kind that have the same name are reported elsewhere, as what they are.
pub(super) fn check_derived_names_differ(draft: &Draft, report: &mut Report) {
    let mut seen = BTreeMap::<(u32, String), Derived<'_>>::new();
    let mut reported = BTreeSet::<(Span, Span)>::new();
    let derived = draft.groups.iter().flat_map(|group| {
        // An included declaration belongs to the text that includes it.
        let file = group.name.span.file;
        let derived = derived_from_group(group).into_iter();
        derived.map(move |derived| (file, derived))
    });
    for (file, derived) in derived {
        let again = derived.from.span;
        let key = (file, derived.item.clone());
        let Some(first) = seen.get(&key) else {
            seen.insert(key, derived);
            continue;
        };
        let duplicate = first.kind == derived.kind && first.from.value == derived.from.value;
        if !duplicate && reported.insert((first.from.span, again)) {
            let message = format!(
                "{} and {} both lead to an item `{}`",
                named(first),
                named(&derived),
                key.1
            );
            let wording = report.error(catalogue::NAME_CLASH, again, message);
            wording
                .label("again here")
                .also(first.from.span, "first here");
        }
    }
}

fn named(derived: &Derived<'_>) -> String {
    format!("{} {}", derived.kind, shown(&derived.from.value))
}

fn derived_from_group(group: &Group) -> Vec<Derived<'_>> {
    let mut derived = Vec::new();
    let mut add = |kind, from, items: &mut dyn Iterator<Item = String>| {
        derived.extend(items.map(|item| Derived { item, kind, from }));
    };
    // A lone pass has no group to name a trait after, and nothing beside it to clash with.
    let items = GroupItems::of(&group.name.value);
    add("group", &group.name, &mut items.all());
    for declared in group.enums.iter().filter(|it| it.rust.is_none()) {
        let name = &declared.name;
        add("enum", name, &mut std::iter::once(name.value.clone()));
    }
    for Pass { name, options, .. } in &group.passes {
        let items = PassItems::of(&name.value);
        for (field, alias) in aliases(group, &items.options, options) {
            add("option", field, &mut std::iter::once(alias));
        }
        add("pass", name, &mut items.all());
    }
    for PipelineDef { name, options, .. } in &group.pipelines {
        let items = PipelineItems::of(&name.value);
        for (field, alias) in aliases(group, &items.options, options) {
            add("option", field, &mut std::iter::once(alias));
        }
        add("pipeline", name, &mut items.all());
    }
    derived
}

/// The names of the types of options that are declared in Rust, each with the field of its option.
fn aliases<'d>(
    group: &'d Group,
    owner: &str,
    items: &'d [OptionItem],
) -> Vec<(&'d Spanned<String>, String)> {
    let options = items.iter().flat_map(|item| {
        let used = item.used_set();
        let used = used.and_then(|name| {
            group
                .option_sets
                .iter()
                .find(|it| it.name.value == name.value)
        });
        let used = used.into_iter().flat_map(|set| &set.options);
        item.own().into_iter().chain(used)
    });
    let own = options.filter(|option| is_declared_in_rust(group, option.ty.value.text()));
    let alias = |option: &'d OptionDef| {
        let field = &option.field;
        (field, option_alias(owner, &field.value))
    };
    own.map(alias).collect()
}

fn is_declared_in_rust(group: &Group, ty: &str) -> bool {
    let mut enums = group.enums.iter().filter(|it| it.rust.is_none());
    ScalarType::named(ty).is_none() && !enums.any(|it| it.name.value == ty)
}
