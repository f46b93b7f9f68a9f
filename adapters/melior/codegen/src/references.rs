//! Checks that references between definitions are no cycle.

use std::collections::HashMap;

use pass_ods::dump::Record;

use crate::BuildError;

/// The longest chain of definitions that constrain others, or are optional ones, lists or unions of them.
const LIMIT: usize = 100;

/// Checks the parts of operations: a record of TableGen may refer to itself.
pub(crate) fn check(operations: &[Record<'_>]) -> Result<(), BuildError> {
    let mut depths = HashMap::new();
    for operation in operations {
        let arguments = operation.args("arguments").into_iter();
        let parts = arguments.chain(operation.args("results"));
        let parts = parts.map(|(part, _)| part).chain(operation.defs("traits"));
        for part in parts {
            depth(part, 0, &mut depths).ok_or_else(|| {
                let name = part.name();
                let message = format!(
                    "'{name}' refers to itself, or to definitions that are nested deeper than {LIMIT}"
                );
                BuildError::at(*operation, message)
            })?;
        }
    }
    Ok(())
}

/// Returns the number of records in the longest chain from a record. `None` if it is too long.
fn depth<'d>(
    record: Record<'d>,
    level: usize,
    depths: &mut HashMap<&'d str, usize>,
) -> Option<usize> {
    let mut deepest = depths.get(record.name()).copied().unwrap_or(0);
    if level + deepest > LIMIT {
        return None;
    }
    if deepest == 0 {
        let bases = [
            "baseAttr",
            "baseProperty",
            "baseType",
            "elementAttr",
            "constraint",
        ];
        let bases = bases.into_iter().filter_map(|field| record.def(field));
        let lists = ["allowedTypes", "traits"];
        let lists = lists.into_iter().flat_map(|field| record.defs(field));
        for inner in bases.chain(lists) {
            deepest = deepest.max(depth(inner, level + 1, depths)?);
        }
        deepest += 1;
        depths.insert(record.name(), deepest);
    }
    Some(deepest)
}
