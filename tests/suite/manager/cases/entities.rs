//! The facts that an IR gives about the operations in an operation.

use std::collections::BTreeMap;

use pass_runtime::ir::{EntityKind, ParseOptions};

use crate::manager::shape::Shape;
use crate::manager::subject::{Subject, from_subject};

pub(crate) fn operations_are_listed_with_one_key_for_each_name<I: Subject>() {
    let cx = I::new_context();
    let text = I::text(&Shape::parse("m(a b n(c))"));
    let options = ParseOptions::default();
    let root = I::parse(&cx, "a", &text, options, &mut |diagnostic| {
        panic!("{diagnostic}")
    });
    let mut root = root.unwrap();
    for types in [false, true] {
        let mut counts: BTreeMap<(String, u64), usize> = BTreeMap::new();
        let mut locations = 0;
        let is_listed = I::visit_entities(&cx, &I::root(&mut root), types, &mut |occurrence| {
            assert!(types || occurrence.kind == EntityKind::Operation);
            if occurrence.kind == EntityKind::Operation {
                let name = from_subject::<I>(&(occurrence.names)().concat());
                *counts.entry((name, occurrence.key)).or_default() += 1;
                locations += usize::from((occurrence.location)() != Default::default());
            }
        });
        assert!(is_listed);
        let count = |name: &str| {
            let found: Vec<usize> = counts
                .iter()
                .filter(|((other, _), _)| other == name)
                .map(|(_, count)| *count)
                .collect();
            found
        };
        assert_eq!(count("builtin.module"), [2], "{counts:?}");
        assert_eq!(count("func.func"), [3], "{counts:?}");
        assert!(locations >= 5, "{locations}");
    }
}
