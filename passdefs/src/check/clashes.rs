//! Names that are derived from declarations, such as `MyPassOptions` and `create_my_pass`.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue;
use crate::draft::{Draft, Group, Pass, Spanned};
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
    for derived in draft.groups.iter().flat_map(derived_from_group) {
        let again = derived.from.span;
        let key = (again.file, derived.item.clone());
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
    derived.extend(group.enums.iter().map(|declared| Derived {
        item: declared.name.value.clone(),
        kind: "enum",
        from: &declared.name,
    }));
    derived.extend(group.passes.iter().flat_map(derived_from_pass));
    derived
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
