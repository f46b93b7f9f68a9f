//! Verifies OpenMP clauses: groups of operands, and the properties that go with them.
//!
//! Messages with the name of the operation come from `subject.fail` and `subject.ensure`, those without from `refuse` and
//! `ensure`, each as MLIR reports it.

use super::{is_of_dialect, loops, maps, recipes, refuse};
use pass_ir::Attr;
use pass_ir::hash::HashSet;
use pass_ir::verify::{Check, Invariants, Subject, ensure, ensure_with};

/// Declares the invariants of operations with clauses: the indices of the operand groups with entry block arguments, and the
/// checks of the operation itself, after its regions, and of the symbols that it refers to.
macro_rules! clauses {
    ($($name:ident: [$($group:ident = $index:literal),*], verify [$($verify:expr),*], after_regions [$($after:expr),*], symbols [$($symbols:expr),*];)*) => {
        $(pub(super) const $name: Invariants = {
            $(const $group: usize = $index;)*
            Invariants {
                interfaces: Some(|subject| check_entry_block_args(subject, &[$($group),*])),
                own: Some(|subject| {
                    $(($verify)(subject)?;)*
                    let _ = subject;
                    Ok(())
                }),
                after_regions: Some(|subject| {
                    $(($after)(subject)?;)*
                    let _ = subject;
                    Ok(())
                }),
                symbols: Some(|subject, _, lookup| {
                    $(($symbols)(subject, lookup)?;)*
                    let _ = (subject, lookup);
                    Ok(())
                }),
                ..Invariants::NONE
            }
        };)*
    };
}

/// Resolves a reference to a symbol.
pub(super) type SymbolLookup<'f, 'a> = &'f dyn Fn(Attr) -> Option<Subject<'a>>;

// Indices of operand groups without entry block arguments, each for all operations that have a check of it.
const ALIGNED: usize = 0;
const ALLOCATE: usize = 0;
const ALLOCATOR: usize = 1;
const COPYPRIVATE: usize = 2;
const DEPEND: usize = 2;
const DIST_SCHEDULE_CHUNK: usize = 2;
const GRAINSIZE: usize = 3;
const NUM_TEAMS_LOWER: usize = 3;
const NUM_TEAMS_UPPER: usize = 4;
const NONTEMPORAL: usize = 4;
const NUM_TASKS: usize = 6;

/// The properties of a reduction clause: its symbols, and whether each variable is passed by reference.
const REDUCTION_KEYS: (&str, &str) = ("reduction_syms", "reduction_byref");
const IN_REDUCTION_KEYS: (&str, &str) = ("in_reduction_syms", "in_reduction_byref");
const TASK_REDUCTION_KEYS: (&str, &str) = ("task_reduction_syms", "task_reduction_byref");

// As in MLIR, not every operation with a clause checks it: `omp.simd` and `omp.target` ignore the symbols of their reductions,
// and only `omp.parallel` compares private variables with their symbols.
clauses! {
    DISTRIBUTE: [PRIVATE = 3],
        verify [check_chunk, check_allocate],
        after_regions [loops::check_wrapper, check_distribute],
        symbols [];
    LOOP: [PRIVATE = 0, REDUCTION = 1],
        verify [|op| check_reduction_vars(op, REDUCTION, REDUCTION_KEYS)],
        after_regions [loops::check_wrapper, check_standalone_wrapper],
        symbols [|op, lookup| recipes::check_reductions(op, REDUCTION, REDUCTION_KEYS.0, lookup)];
    PARALLEL: [PRIVATE = 4, REDUCTION = 5],
        verify [check_allocate, |op| check_private_vars(op, PRIVATE), |op| check_reduction_vars(op, REDUCTION, REDUCTION_KEYS)],
        after_regions [check_parallel],
        symbols [
            |op, lookup| recipes::check_privatizers(op, PRIVATE, lookup),
            |op, lookup| recipes::check_reductions(op, REDUCTION, REDUCTION_KEYS.0, lookup)
        ];
    SECTIONS: [PRIVATE = 2, REDUCTION = 3],
        verify [check_allocate, |op| check_reduction_vars(op, REDUCTION, REDUCTION_KEYS)],
        after_regions [check_sections],
        symbols [|op, lookup| recipes::check_reductions(op, REDUCTION, REDUCTION_KEYS.0, lookup)];
    SIMD: [PRIVATE = 5, REDUCTION = 6],
        verify [check_simd],
        after_regions [loops::check_wrapper, check_simd_wrapper],
        symbols [recipes::check_not_firstprivate];
    SINGLE: [PRIVATE = 3],
        verify [check_allocate, check_copyprivate],
        after_regions [],
        symbols [|op, lookup| recipes::check_copy_functions(op, COPYPRIVATE, lookup)];
    TARGET: [HAS_DEVICE_ADDR = 4, HOST_EVAL = 5, IN_REDUCTION = 7, MAP = 9, PRIVATE = 10],
        verify [|op| check_depend(op, DEPEND), |op| maps::check_entries(op, MAP)],
        after_regions [check_target],
        symbols [];
    TASK: [IN_REDUCTION = 5, PRIVATE = 7],
        verify [|op| check_depend(op, DEPEND), |op| check_reduction_vars(op, IN_REDUCTION, IN_REDUCTION_KEYS)],
        after_regions [],
        symbols [|op, lookup| recipes::check_reductions(op, IN_REDUCTION, IN_REDUCTION_KEYS.0, lookup)];
    TASKGROUP: [TASK_REDUCTION = 2],
        verify [|op| check_reduction_vars(op, TASK_REDUCTION, TASK_REDUCTION_KEYS)],
        after_regions [],
        symbols [|op, lookup| recipes::check_reductions(op, TASK_REDUCTION, TASK_REDUCTION_KEYS.0, lookup)];
    TASKLOOP: [IN_REDUCTION = 5, PRIVATE = 8, REDUCTION = 9],
        verify [
            check_allocate,
            |op| check_reduction_vars(op, REDUCTION, REDUCTION_KEYS),
            |op| check_reduction_vars(op, IN_REDUCTION, IN_REDUCTION_KEYS),
            |op| check_taskloop(op, REDUCTION, IN_REDUCTION)
        ],
        after_regions [loops::check_wrapper, check_taskloop_wrapper],
        symbols [
            |op, lookup| recipes::check_reductions(op, REDUCTION, REDUCTION_KEYS.0, lookup),
            |op, lookup| recipes::check_reductions(op, IN_REDUCTION, IN_REDUCTION_KEYS.0, lookup)
        ];
    TEAMS: [PRIVATE = 5, REDUCTION = 6],
        verify [check_teams, check_allocate, |op| check_reduction_vars(op, REDUCTION, REDUCTION_KEYS)],
        after_regions [],
        symbols [|op, lookup| recipes::check_reductions(op, REDUCTION, REDUCTION_KEYS.0, lookup)];
    WORKSHARE_WRAPPER: [],
        verify [check_workshare],
        after_regions [loops::check_wrapper, check_standalone_wrapper],
        symbols [];
    WSLOOP: [PRIVATE = 4, REDUCTION = 5],
        verify [|op| check_reduction_vars(op, REDUCTION, REDUCTION_KEYS)],
        after_regions [loops::check_wrapper, check_wsloop_wrapper],
        symbols [|op, lookup| recipes::check_reductions(op, REDUCTION, REDUCTION_KEYS.0, lookup)];
}

/// Checks that the entry block has at least as many arguments as these groups have operands. An empty region passes.
fn check_entry_block_args(subject: Subject<'_>, groups: &[usize]) -> Check {
    let groups = groups.iter();
    let required: usize = groups
        .map(|&group| subject.operand_group(group).len())
        .sum();
    let count = subject.entry_arg_types(0).map_or(0, |types| types.len());
    subject.ensure_with(count >= required || subject.is_empty_region(0), || {
        format!("expected at least {required} entry block argument(s)")
    })
}

fn check_allocate(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand_group(ALLOCATE).len() == subject.operand_group(ALLOCATOR).len(),
        "expected equal sizes for allocate and allocator variables",
    )
}

fn check_private_vars(subject: Subject<'_>, group: usize) -> Check {
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

fn check_reduction_vars(
    subject: Subject<'_>,
    group: usize,
    (syms_key, byref_key): (&str, &str),
) -> Check {
    let count = subject.operand_group(group).len();
    if count == 0 {
        let message = "unexpected reduction symbol references";
        return subject.ensure(!subject.is_set(syms_key), message);
    }
    subject.ensure(
        subject.array(syms_key).len() == count,
        "expected as many reduction symbol references as reduction variables",
    )?;
    ensure(
        subject
            .int_array(byref_key)
            .is_none_or(|flags| flags.len() == count),
        "expected as many reduction variable by reference attributes as reduction variables",
    )?;
    subject.ensure(
        !has_repeated_operand(subject, group),
        "accumulator variable used more than once",
    )
}

fn has_repeated_operand(subject: Subject<'_>, group: usize) -> bool {
    let mut visited = HashSet::default();
    let operands = subject.operand_group(group);
    let mut values = operands.filter_map(|index| subject.operand(index));
    values.any(|value| !visited.insert(value))
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
        subject.operand_group(DIST_SCHEDULE_CHUNK).is_empty()
            || subject.is_set("dist_schedule_static"),
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
                subject.parent().is_some_and(is_composite),
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent",
            )
        }
        _ => refuse("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"),
    }
}

/// Checks that a loop wrapper is neither inside of another one nor around one.
fn check_standalone_wrapper(subject: Subject<'_>) -> Check {
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
    subject.ensure(
        subject.ancestor("omp.workshare").is_some(),
        "must be nested in an omp.workshare",
    )
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
    let is_allowed = |op: &Subject<'_>| matches!(op.name_text(), "omp.section" | "omp.terminator");
    subject.ensure(
        subject.entry_ops(0).iter().all(is_allowed),
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
    let (alignments, aligned) = (
        subject.array("alignments"),
        subject.operand_group(ALIGNED).len(),
    );
    subject.ensure(
        aligned != 0 || alignments.is_empty(),
        "unexpected alignment values attribute",
    )?;
    subject.ensure(
        aligned == alignments.len(),
        "expected as many alignment values as aligned variables",
    )?;
    subject.ensure(
        !has_repeated_operand(subject, ALIGNED),
        "aligned variable used more than once",
    )?;
    // The declaration allows 64-bit integers only.
    let alignment = |attr: &Attr| subject.context().attr(*attr).as_int()?.as_i64();
    subject.ensure(
        alignments
            .iter()
            .filter_map(alignment)
            .all(|alignment| alignment > 0),
        "alignment should be greater than 0",
    )?;
    subject.ensure(
        !has_repeated_operand(subject, NONTEMPORAL),
        "nontemporal variable used more than once",
    )
}

fn check_simd_wrapper(subject: Subject<'_>) -> Check {
    subject.ensure(
        loops::nested_wrapper(subject).is_none(),
        "must wrap an 'omp.loop_nest' directly",
    )?;
    let parent = subject.parent();
    loops::check_composite(subject, parent.as_ref().is_some_and(loops::is_wrapper))
}

fn check_taskloop_wrapper(subject: Subject<'_>) -> Check {
    let nested = loops::nested_wrapper(subject);
    loops::check_composite(subject, nested.is_some())?;
    check_wraps_simd(nested)
}

fn check_wraps_simd(nested: Option<Subject<'_>>) -> Check {
    ensure(
        nested.is_none_or(|nested| nested.name_text() == "omp.simd"),
        "only supported nested wrapper is 'omp.simd'",
    )
}

fn check_wsloop_wrapper(subject: Subject<'_>) -> Check {
    let (nested, parent) = (loops::nested_wrapper(subject), subject.parent());
    let is_nested = parent.as_ref().is_some_and(loops::is_wrapper);
    loops::check_composite(subject, nested.is_some() || is_nested)?;
    check_wraps_simd(nested)
}

fn check_copyprivate(subject: Subject<'_>) -> Check {
    let (functions, count) = (
        subject.array("copyprivate_syms").len(),
        subject.operand_group(COPYPRIVATE).len(),
    );
    ensure_with(functions == count, || {
        format!(
            "inconsistent number of copyprivate vars (= {count}) and functions (= {functions}), both must be equal"
        )
    })
}

fn check_target(subject: Subject<'_>) -> Check {
    let is_teams = |op: &&Subject<'_>| op.name_text() == "omp.teams";
    ensure(
        subject.region_ops(0).iter().filter(is_teams).count() < 2,
        "target containing multiple 'omp.teams' nested ops",
    )
}

fn check_taskloop(subject: Subject<'_>, reduction: usize, in_reduction: usize) -> Check {
    let values = |group| {
        let indices = subject.operand_group(group);
        indices.filter_map(move |index| subject.operand(index))
    };
    ensure(
        !subject.is_set("nogroup") || subject.operand_group(reduction).is_empty(),
        "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified",
    )?;
    ensure(
        !values(reduction).any(|value| values(in_reduction).any(|in_value| in_value == value)),
        "the same list item cannot appear in both a reduction and an in_reduction clause",
    )?;
    ensure(
        subject.operand_group(GRAINSIZE).is_empty() || subject.operand_group(NUM_TASKS).is_empty(),
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
        &subject.operand_group_types(NUM_TEAMS_LOWER)[..],
        &subject.operand_group_types(NUM_TEAMS_UPPER)[..],
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
