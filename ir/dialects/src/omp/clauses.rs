//! Clauses, as operands with properties that say more of them.

use super::{is_of_dialect, loops, maps, recipes, refuse};
use pass_ir::verify::{Check, Invariants, Subject, ensure, ensure_with};
use pass_ir::{Attr, ValueId};

/// The invariants of an operation with clauses.
macro_rules! clauses {
    ($($name:ident: [$($arguments:literal),*], own [$($own:expr),*], after [$($after:expr),*], symbols [$($symbols:expr),*];)*) => {
        $(pub(super) const $name: Invariants = Invariants {
            interfaces: Some(|subject| check_arguments(subject, &[$($arguments),*])),
            own: Some(|subject| {
                $(($own)(subject)?;)*
                let _ = subject;
                Ok(())
            }),
            after_regions: Some(|subject| {
                $(($after)(subject)?;)*
                let _ = subject;
                Ok(())
            }),
            symbols: Some(|subject, _, find| {
                $(($symbols)(subject, find)?;)*
                let _ = (subject, find);
                Ok(())
            }),
            ..Invariants::NONE
        };)*
    };
}

pub(super) type Find<'f, 'a> = &'f dyn Fn(Attr) -> Option<Subject<'a>>;

const REDUCTION: (&str, &str) = ("reduction_syms", "reduction_byref");
const IN_REDUCTION: (&str, &str) = ("in_reduction_syms", "in_reduction_byref");
const TASK_REDUCTION: (&str, &str) = ("task_reduction_syms", "task_reduction_byref");

clauses! {
    DISTRIBUTE: [3], own [check_chunk, check_allocate], after [loops::check_wrapper, check_distribute], symbols [];
    LOOP: [0, 1], own [|op| check_list(op, 1, REDUCTION)], after [loops::check_wrapper, check_alone],
        symbols [|op, find| recipes::check_used(op, 1, REDUCTION.0, find)];
    PARALLEL: [4, 5], own [check_allocate, |op| check_private(op, 4), |op| check_list(op, 5, REDUCTION)], after [check_parallel],
        symbols [|op, find| recipes::check_privatizers(op, 4, find), |op, find| recipes::check_used(op, 5, REDUCTION.0, find)];
    SECTIONS: [2, 3], own [check_allocate, |op| check_list(op, 3, REDUCTION)], after [check_sections],
        symbols [|op, find| recipes::check_used(op, 3, REDUCTION.0, find)];
    SIMD: [5, 6], own [check_simd], after [loops::check_wrapper, check_innermost],
        symbols [recipes::check_no_copies];
    SINGLE: [3], own [check_allocate, check_copied], after [], symbols [recipes::check_copies];
    TARGET: [4, 5, 7, 9, 10], own [|op| check_depend(op, 2), |op| maps::check_entries(op, 9)], after [check_target], symbols [];
    TASK: [5, 7], own [|op| check_depend(op, 2), |op| check_list(op, 5, IN_REDUCTION)], after [],
        symbols [|op, find| recipes::check_used(op, 5, IN_REDUCTION.0, find)];
    TASKGROUP: [2], own [|op| check_list(op, 2, TASK_REDUCTION)], after [],
        symbols [|op, find| recipes::check_used(op, 2, TASK_REDUCTION.0, find)];
    TASKLOOP: [5, 8, 9], own [check_allocate, |op| check_list(op, 9, REDUCTION), |op| check_list(op, 5, IN_REDUCTION), check_taskloop],
        after [loops::check_wrapper, check_around_simd],
        symbols [|op, find| recipes::check_used(op, 9, REDUCTION.0, find), |op, find| recipes::check_used(op, 5, IN_REDUCTION.0, find)];
    TEAMS: [5, 6], own [check_teams, check_allocate, |op| check_list(op, 6, REDUCTION)], after [],
        symbols [|op, find| recipes::check_used(op, 6, REDUCTION.0, find)];
    WORKSHARE_WRAPPER: [], own [check_workshare], after [loops::check_wrapper, check_alone], symbols [];
    WSLOOP: [4, 5], own [|op| check_list(op, 5, REDUCTION)], after [loops::check_wrapper, check_shared_loop],
        symbols [|op, find| recipes::check_used(op, 5, REDUCTION.0, find)];
}

/// Returns the region has an argument for each operand of these groups, at least.
fn check_arguments(subject: Subject<'_>, groups: &[usize]) -> Check {
    let required: usize = groups
        .iter()
        .map(|&group| subject.operand_group(group).len())
        .sum();
    match subject
        .entry_arg_types(0)
        .map_or(0, |arguments| arguments.len())
    {
        found if found < required && !subject.is_empty_region(0) => subject.fail(format!(
            "expected at least {required} entry block argument(s)"
        )),
        _ => Ok(()),
    }
}

fn check_allocate(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand_group(0).len() == subject.operand_group(1).len(),
        "expected equal sizes for allocate and allocator variables",
    )
}

fn check_private(subject: Subject<'_>, group: usize) -> Check {
    let (variables, symbols) = (
        subject.operand_group(group).len(),
        subject.array("private_syms").len(),
    );
    ensure_with(variables == symbols, || {
        format!(
            "inconsistent number of private variables and privatizer op symbols, private vars: {variables} vs. privatizer \
             op symbols: {symbols}"
        )
    })
}

fn check_list(subject: Subject<'_>, group: usize, (symbols, by_reference): (&str, &str)) -> Check {
    let count = subject.operand_group(group).len();
    if count == 0 {
        return if subject.is_set(symbols) {
            subject.fail("unexpected reduction symbol references")
        } else {
            Ok(())
        };
    }
    subject.ensure(
        subject.array(symbols).len() == count,
        "expected as many reduction symbol references as reduction variables",
    )?;
    ensure(
        subject
            .int_array(by_reference)
            .is_none_or(|list| list.len() == count),
        "expected as many reduction variable by reference attributes as reduction variables",
    )?;
    subject.ensure(
        !has_twice(subject, group),
        "accumulator variable used more than once",
    )
}

fn has_twice(subject: Subject<'_>, group: usize) -> bool {
    let values: Vec<Option<ValueId>> = subject
        .operand_group(group)
        .map(|at| subject.operand(at))
        .collect();
    let mut rest = &values[..];
    while let [first, others @ ..] = rest {
        if first.is_some() && others.contains(first) {
            return true;
        }
        rest = others;
    }
    false
}

pub(super) fn check_depend(subject: Subject<'_>, group: usize) -> Check {
    let (kinds, count) = (
        subject.array("depend_kinds").len(),
        subject.operand_group(group).len(),
    );
    match (kinds, count) {
        (1.., 0) => subject.fail("unexpected depend values"),
        _ if kinds != count => subject.fail("expected as many depend values as depend variables"),
        _ => Ok(()),
    }
}

fn check_chunk(subject: Subject<'_>) -> Check {
    subject.ensure(
        subject.operand_group(2).is_empty() || subject.is_set("dist_schedule_static"),
        "chunk size set without dist_schedule_static being present",
    )
}

fn check_distribute(subject: Subject<'_>) -> Check {
    let nested = loops::nested_wrapper(subject);
    loops::check_composite(subject, nested.is_some())?;
    match nested.map_or("omp.simd", |nested| nested.name_text()) {
        "omp.simd" => Ok(()),
        "omp.wsloop" => {
            let is_composite = |parent: Subject<'_>| {
                parent.name_text() == "omp.parallel" && parent.is_set("omp.composite")
            };
            ensure(
                subject.parent().is_none_or(is_composite),
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent",
            )
        }
        _ => refuse("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"),
    }
}

/// Returns a wrapper that is not one of several.
fn check_alone(subject: Subject<'_>) -> Check {
    let is_nested = subject.parent().as_ref().is_some_and(loops::is_wrapper);
    if !is_nested && loops::nested_wrapper(subject).is_none() {
        return Ok(());
    }
    subject.fail(match subject.name_text() {
        "omp.loop" => "`omp.loop` expected to be a standalone loop wrapper",
        _ => "expected to be a standalone loop wrapper",
    })
}

fn check_workshare(subject: Subject<'_>) -> Check {
    match subject.ancestor("omp.workshare") {
        None => subject.fail("must be nested in an omp.workshare"),
        Some(_) => Ok(()),
    }
}

fn check_parallel(subject: Subject<'_>) -> Check {
    let members = subject.region_ops(0);
    let is_distribute = |op: &&Subject<'_>| op.name_text() == "omp.distribute";
    let is_composite = subject.is_set("omp.composite");
    match (members.iter().filter(is_distribute).count(), is_composite) {
        (2.., _) => return refuse("multiple 'omp.distribute' nested inside of 'omp.parallel'"),
        (1, false) => {
            return refuse("'omp.composite' attribute missing from composite operation");
        }
        (0, true) => return refuse("'omp.composite' attribute present in non-composite operation"),
        (0, false) => return Ok(()),
        (1, true) => {}
    }
    let sibling = members.iter().find(|op| {
        is_of_dialect(op) && !is_distribute(op) && !op.has(pass_ir::dialect::Traits::TERMINATOR)
    });
    match sibling {
        None => Ok(()),
        Some(op) => refuse(format!(
            "unexpected OpenMP operation inside of composite 'omp.parallel': {}",
            op.name_text()
        )),
    }
}

fn check_sections(subject: Subject<'_>) -> Check {
    let fits = |op: &Subject<'_>| matches!(op.name_text(), "omp.section" | "omp.terminator");
    subject.ensure(
        subject.entry_ops(0).iter().all(fits),
        "expected omp.section op or terminator op inside region",
    )
}

fn check_simd(subject: Subject<'_>) -> Check {
    if let (Some(length), Some(safe)) = (subject.int_value("simdlen"), subject.int_value("safelen"))
        && length > safe
    {
        return subject.fail(
            "simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen \
             value",
        );
    }
    let (alignments, aligned) = (subject.array("alignments"), subject.operand_group(0).len());
    subject.ensure(
        aligned != 0 || alignments.is_empty(),
        "unexpected alignment values attribute",
    )?;
    subject.ensure(
        aligned == alignments.len(),
        "expected as many alignment values as aligned variables",
    )?;
    subject.ensure(
        !has_twice(subject, 0),
        "aligned variable used more than once",
    )?;
    let number = |attr: &Attr| {
        subject
            .context()
            .attr(*attr)
            .as_int()
            .and_then(|int| int.as_i64())
    };
    subject.ensure(
        !alignments
            .iter()
            .filter_map(number)
            .any(|number| number <= 0),
        "alignment should be greater than 0",
    )?;
    subject.ensure(
        !has_twice(subject, 4),
        "nontemporal variable used more than once",
    )
}

fn check_innermost(subject: Subject<'_>) -> Check {
    subject.ensure(
        loops::nested_wrapper(subject).is_none(),
        "must wrap an 'omp.loop_nest' directly",
    )?;
    let parent = subject.parent();
    loops::check_composite(subject, parent.as_ref().is_some_and(loops::is_wrapper))
}

fn check_around_simd(subject: Subject<'_>) -> Check {
    let nested = loops::nested_wrapper(subject);
    loops::check_composite(subject, nested.is_some())?;
    check_is_simd(nested)
}

fn check_is_simd(nested: Option<Subject<'_>>) -> Check {
    ensure(
        nested.is_none_or(|nested| nested.name_text() == "omp.simd"),
        "only supported nested wrapper is 'omp.simd'",
    )
}

fn check_shared_loop(subject: Subject<'_>) -> Check {
    let (nested, parent) = (loops::nested_wrapper(subject), subject.parent());
    let is_nested = parent.as_ref().is_some_and(loops::is_wrapper);
    loops::check_composite(subject, nested.is_some() || is_nested)?;
    check_is_simd(nested)
}

fn check_copied(subject: Subject<'_>) -> Check {
    let (functions, count) = (
        subject.array("copyprivate_syms").len(),
        subject.operand_group(2).len(),
    );
    ensure_with(functions == count, || {
        format!(
            "inconsistent number of copyprivate vars (= {count}) and functions (= {functions}), both must be equal"
        )
    })
}

fn check_target(subject: Subject<'_>) -> Check {
    let teams = |op: &&Subject<'_>| op.name_text() == "omp.teams";
    match subject.region_ops(0).iter().filter(teams).count() {
        2.. => refuse("target containing multiple 'omp.teams' nested ops"),
        _ => Ok(()),
    }
}

fn check_taskloop(subject: Subject<'_>) -> Check {
    let of_group = |group| {
        subject
            .operand_group(group)
            .filter_map(move |at| subject.operand(at))
    };
    ensure(
        !subject.is_set("nogroup") || subject.operand_group(9).is_empty(),
        "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified",
    )?;
    ensure(
        !of_group(9).any(|value| of_group(5).any(|reduced| reduced == value)),
        "the same list item cannot appear in both a reduction and an in_reduction clause",
    )?;
    ensure(
        subject.operand_group(3).is_empty() || subject.operand_group(6).is_empty(),
        "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop \
             directive",
    )
}

fn check_teams(subject: Subject<'_>) -> Check {
    let is_in_target = |parent: &Subject<'_>| parent.name_text() == "omp.target";
    ensure(
        subject.parent().as_ref().is_some_and(is_in_target)
            || !subject.ancestors().any(|ancestor| is_of_dialect(&ancestor)),
        "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations",
    )?;
    match (
        &subject.operand_group_types(3)[..],
        &subject.operand_group_types(4)[..],
    ) {
        ([_], []) => {
            refuse("expected num_teams upper bound to be defined if the lower bound is defined")
        }
        ([lower], [upper]) if lower != upper => {
            refuse("expected num_teams upper bound and lower bound to be the same type")
        }
        _ => Ok(()),
    }
}
