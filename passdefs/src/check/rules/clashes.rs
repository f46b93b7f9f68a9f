//! Names that are derived from declarations, such as `MyPassOptions` and `create_my_pass`.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue;
use crate::draft::{Draft, Group, Pass, PipelineDef, Spanned};
use crate::model::{GroupItems, PassItems, PipelineItems};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;

/// Names with the declaration that each is derived from.
struct Derived<'d> {
    item: String,
    kind: &'static str,
    from: &'d Spanned<String>,
}

/// No two declarations of a file lead to the same Rust item. Each pair of declarations is reported once, and those of
/// the same kind that have the same name are reported external_help, as what they are.
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
            let diag = report.error(catalogue::NAME_CLASH, again, message);
            diag.label("again here").also(first.from.span, "first here");
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
    for declared in group
        .enums
        .iter()
        .filter(|enumeration| enumeration.rust.is_none())
    {
        let name = &declared.name;
        add("enum", name, &mut std::iter::once(name.value.clone()));
    }
    for Pass { name, .. } in &group.passes {
        let items = PassItems::of(&name.value);
        add("pass", name, &mut items.all());
    }
    for PipelineDef { name, .. } in &group.pipelines {
        let items = PipelineItems::of(&name.value);
        add("pipeline", name, &mut items.all());
    }
    derived
}
