//! Names that are derived from declarations, such as `MyPassOptions` and `create_my_pass`.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue;
use crate::draft::{Draft, Group, Pass, PipelineDef, Spanned};
use crate::names::{shown, snake_case};
use crate::report::Report;
use crate::source::Span;

/// What is derived from which declaration.
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
        // What is taken in belongs to the text that it is taken into.
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
    let mut derived = vec![Derived {
        item: format!("register_{}_passes", snake_case(&group.name.value)),
        kind: "group",
        from: &group.name,
    }];
    // A lone pass has no group to name the trait after, and nothing beside it to clash with.
    derived.push(Derived {
        item: format!("Runs{}Pass", group.name.value),
        kind: "group",
        from: &group.name,
    });
    let generated = group
        .enums
        .iter()
        .filter(|declared| declared.rust.is_none());
    derived.extend(generated.map(|declared| Derived {
        item: declared.name.value.clone(),
        kind: "enum",
        from: &declared.name,
    }));
    derived.extend(group.passes.iter().flat_map(derived_from_pass));
    derived.extend(group.pipelines.iter().flat_map(derived_from_pipeline));
    derived
}

fn derived_from_pipeline(pipeline: &PipelineDef) -> impl Iterator<Item = Derived<'_>> {
    let name = &pipeline.name.value;
    let function = snake_case(name);
    let items = [
        format!("{name}PipelineOptions"),
        format!("build_{function}_pipeline"),
        format!("register_{function}_pipeline"),
    ];
    items.into_iter().map(|item| Derived {
        item,
        kind: "pipeline",
        from: &pipeline.name,
    })
}

fn derived_from_pass(pass: &Pass) -> impl Iterator<Item = Derived<'_>> {
    let name = &pass.name.value;
    let function = snake_case(name);
    let items = [
        name.clone(),
        format!("{name}Options"),
        format!("create_{function}"),
        format!("create_{function}_with"),
        format!("register_{function}"),
    ];
    items.into_iter().map(|item| Derived {
        item,
        kind: "pass",
        from: &pass.name,
    })
}
