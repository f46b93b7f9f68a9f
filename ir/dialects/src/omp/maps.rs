//! Invariants of maps, which copy variables to a device and back.

use super::clauses::check_depend;
use super::refuse;
use pass_ir::verify::{Check, Subject, ensure};

fn flags(entry: Subject<'_>) -> Vec<String> {
    let text = entry
        .attr_named("map_type")
        .map(|flags| entry.context().attr_text(flags));
    let text = text.unwrap_or_default();
    let inner = text
        .trim_start_matches("#omp<clause_map_flags")
        .trim_end_matches('>');
    let names = inner
        .split(['|', ' ', '(', ')', '<'])
        .filter(|name| !name.is_empty());
    names.map(str::to_owned).collect()
}

pub(super) fn check_entries(subject: Subject<'_>, group: usize) -> Check {
    let (mut to_device, mut from_device) = (Vec::new(), Vec::new());
    for at in subject.operand_group(group) {
        let Some(entry) = subject.defining_op(at) else {
            match subject.operand(at) {
                Some(_) => return refuse("missing map operation"),
                None => continue,
            }
        };
        ensure(
            entry.name_text() == "omp.map.info",
            "map argument is not a map entry operation",
        )?;
        let flags = flags(entry);
        let has = |name: &str| flags.iter().any(|flag| flag == name);
        let deletes = has("del") || has("delete");
        match subject.name_text() {
            "omp.target" | "omp.target_data" if deletes => {
                return refuse("to, from, tofrom and alloc map types are permitted");
            }
            "omp.target_enter_data" if has("from") || deletes => {
                return refuse("to and alloc map types are permitted");
            }
            "omp.target_exit_data" if has("to") => {
                return refuse("from, release and delete map types are permitted");
            }
            "omp.target_update" => {
                ensure(
                    !deletes && (has("to") || has("from")),
                    "at least one of to or from map types must be specified, other map types are not permitted",
                )?;
                let variable = entry.operand(0);
                let (there, back) = (has("to"), has("from"));
                let is_other = (there && from_device.contains(&variable))
                    || (back && to_device.contains(&variable));
                ensure(
                    !(is_other || there && back),
                    "either to or from map types can be specified, not both",
                )?;
                ensure(
                    !has("always") && !has("close") && !has("implicit"),
                    "present, mapper and iterator map type modifiers are permitted",
                )?;
                if there {
                    &mut to_device
                } else {
                    &mut from_device
                }
                .push(variable);
            }
            _ => {}
        }
    }
    Ok(())
}

pub(super) fn check_data(subject: Subject<'_>) -> Check {
    ensure(
        ![2, 3, 4]
            .iter()
            .all(|&group| subject.operand_group(group).is_empty()),
        "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present",
    )?;
    check_entries(subject, 2)
}

pub(super) fn check_standalone_map(subject: Subject<'_>) -> Check {
    check_depend(subject, 0)?;
    check_entries(subject, 3)
}

pub(crate) fn check_bounds(subject: Subject<'_>) -> Check {
    ensure(
        !subject.operand_group(1).is_empty() || !subject.operand_group(2).is_empty(),
        "expected extent or upperbound.",
    )
}

pub(super) fn check_mapper(subject: Subject<'_>) -> Check {
    let ends = subject.terminators(0);
    let maps = |end: &Subject<'_>| end.name_text() == "omp.declare_mapper.info";
    subject.ensure(
        ends.first().is_some_and(maps),
        "expected terminator to be a DeclareMapperInfoOp",
    )
}
