//! Invariants of `scf`: the values that flow between regions. `scf.parallel` has a file of its own.

use crate::op;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::dialect::Traits;
use pass_ir::verify::{Check, Invariants, Subject};

pub(super) const FOR: Invariants = Invariants {
    own: Some(check_carried_count),
    after_regions: Some(check_for),
    ..Invariants::NONE
};

pub(super) const INDEX_SWITCH: Invariants = Invariants {
    least_regions: 1,
    own: Some(check_switch),
    ..Invariants::NONE
};

pub(super) const WHILE: Invariants = Invariants {
    own: Some(|subject| {
        check_end(subject, 0, "before", op::SCF_CONDITION)?;
        check_end(subject, 1, "after", op::SCF_YIELD)
    }),
    after_regions: Some(check_while),
    ..Invariants::NONE
};

fn check_carried_count(subject: Subject<'_>) -> Check {
    if subject.operand_types().len().saturating_sub(3) == subject.result_types().len() {
        return Ok(());
    }
    subject.fail("mismatch in number of loop-carried values and defined values")
}

pub(crate) fn check_results(subject: Subject<'_>) -> Check {
    let results: Vec<Type> = subject.result_types().collect();
    let mut from = (0..subject.region_count()).flat_map(|region| ends(subject, region));
    from.try_for_each(|from| check_edge(subject, Some(from), "parent", &results))
}

pub(super) fn check_execute(subject: Subject<'_>) -> Check {
    subject.ensure(
        !subject.is_empty_region(0),
        "region needs to have at least one block",
    )?;
    let args = some_or_ok!(subject.entry_arg_types(0));
    subject.ensure(args.is_empty(), "region cannot have any arguments")
}

pub(super) fn check_else(subject: Subject<'_>) -> Check {
    subject.ensure(
        subject.result_types().len() == 0 || !subject.is_empty_region(1),
        "must have an else block if defining values",
    )
}

fn check_switch(subject: Subject<'_>) -> Check {
    let cases = subject.int_array("cases").unwrap_or_default();
    let found = subject.region_count().saturating_sub(1);
    subject.ensure_with(found == cases.len(), || {
        format!("has {found} case regions but {} case values", cases.len())
    })?;
    let mut sorted = cases.to_vec();
    sorted.sort_unstable();
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return subject.fail(format!("has duplicate case value: {}", twice[0]));
    }
    for index in 0..subject.region_count() {
        let name = match index.checked_sub(1) {
            None => "default region".to_owned(),
            Some(case) => format!("case region #{case}"),
        };
        check_case(subject, index, &name)?;
    }
    Ok(())
}

fn check_case(subject: Subject<'_>, region: usize, name: &str) -> Check {
    let end = some_or_ok!(subject.entry_terminator(region));
    if end.name() != op::SCF_YIELD {
        let found = end.name_text();
        return subject.fail(format!(
            "expected region to end with scf.yield, but got {found}"
        ));
    }
    let results: Vec<Type> = subject.result_types().collect();
    let actual = end.operand_types();
    let (expected, found) = (results.len(), actual.len());
    if expected != found {
        let message =
            format!("expected each region to return {expected} values, but {name} returns {found}");
        let violation = subject.violation(message);
        return Err(violation.note(end.loc(), "see yield operation here"));
    }
    let (index, found, expected) = some_or_ok!(subject.first_difference(actual, &results));
    let violation = subject.violation(format!(
        "expected result #{index} of each region to be '{expected}'"
    ));
    Err(violation.note(end.loc(), format!("{name} returns '{found}' here")))
}

fn check_end(subject: Subject<'_>, index: usize, name: &str, expected: pass_ir::OpName) -> Check {
    let end = some_or_ok!(subject.entry_terminator(index));
    if end.name() == expected {
        return Ok(());
    }
    let expected = subject.context().op_name_str(expected);
    let violation = subject.violation(format!(
        "expects the '{name}' region to terminate with '{expected}'"
    ));
    Err(violation.note(end.loc(), "terminator here"))
}

fn check_for(subject: Subject<'_>) -> Check {
    let inits: Vec<Type> = subject.operand_types().skip(3).collect();
    check_carried(subject, &inits)?;
    let variable = inputs(subject, 0).first().copied();
    subject.ensure(
        ends(subject, 0).next().is_none() || variable == subject.operand_type(0),
        "expected induction variable to be same type as bounds and step",
    )
}

pub(crate) fn check_carried(subject: Subject<'_>, inits: &[Type]) -> Check {
    let end = some_or_ok!(ends(subject, 0).next());
    let args = inputs(subject, 0);
    let results: Vec<Type> = subject.result_types().collect();
    let actual: Vec<Type> = end.operand_types().collect();
    let carried = args.get(1..).unwrap_or_default();
    if args.is_empty() || inits.len() != carried.len() {
        // Without any argument this is a very large number.
        let count = args.len().wrapping_sub(1);
        let message = format!(
            "different number of inits and region iter_args: {} != {count}",
            inits.len()
        );
        return subject.fail(message);
    }
    if !actual.is_empty() && actual.len() != carried.len() {
        let (expected, found) = (carried.len(), actual.len());
        return subject.fail(format!(
            "different number of region iter_args and yielded values: {expected} != {found}"
        ));
    }
    check_pairs(subject, (inits, "init"), (carried, "region iter_arg"))?;
    check_pairs(
        subject,
        (carried, "region iter_arg"),
        (&actual, "yielded value"),
    )?;
    check_pairs(
        subject,
        (carried, "region iter_arg"),
        (&results, "loop result"),
    )?;
    check_edge(subject, Some(end), "Region #0", carried)
}

fn check_pairs(subject: Subject<'_>, from: (&[Type], &str), to: (&[Type], &str)) -> Check {
    let difference = subject.first_difference(from.0.iter().copied(), to.0);
    let (index, here, there) = some_or_ok!(difference);
    let (from, to) = (from.1, to.1);
    subject.fail(format!(
        "{index}-th {from} and {index}-th {to} have different type: '{here}' != '{there}'"
    ))
}

fn check_while(subject: Subject<'_>) -> Check {
    if subject.regions().is_none() {
        return Ok(());
    }
    let results: Vec<Type> = subject.result_types().collect();
    let [before, after] = [0, 1].map(|region| inputs(subject, region));
    check_edge(subject, None, "Region #0", &before)?;
    for end in ends(subject, 0) {
        check_edge(subject, Some(end), "parent", &results)?;
        check_edge(subject, Some(end), "Region #1", &after)?;
    }
    for end in ends(subject, 1) {
        check_edge(subject, Some(end), "Region #0", &before)?;
    }
    Ok(())
}

fn ends(subject: Subject<'_>, region: usize) -> impl Iterator<Item = Subject<'_>> {
    let ends = subject.terminators(region).into_iter();
    ends.filter(|end| end.name() == op::SCF_CONDITION || end.has(Traits::RETURN_LIKE))
}

fn inputs(subject: Subject<'_>, region: usize) -> Vec<Type> {
    subject.entry_arg_types(region).unwrap_or_default()
}

/// Compares the types that the operation, or a terminator of it, passes on with those of the inputs of the successor.
fn check_edge(
    subject: Subject<'_>,
    terminator: Option<Subject<'_>>,
    to: &str,
    inputs: &[Type],
) -> Check {
    let branch_point = terminator.unwrap_or(subject);
    // The condition itself is not passed on.
    let skipped = usize::from(branch_point.name() == op::SCF_CONDITION);
    let actual: Vec<Type> = branch_point.operand_types().skip(skipped).collect();
    check_successor_types(subject, terminator, to, (&actual, inputs), |one, two| {
        one == two
    })
}

/// Checks the types that the operation, or a terminator of it, passes on to a successor.
pub(crate) fn check_successor_types(
    subject: Subject<'_>,
    terminator: Option<Subject<'_>>,
    to: &str,
    (actual, inputs): (&[Type], &[Type]),
    are_compatible: impl Fn(Type, Type) -> bool,
) -> Check {
    let from = terminator.map(|end| format!("Operation {}", end.name_text()));
    let from = from.as_deref().unwrap_or("parent");
    compare_edge_types(subject, (from, to), (actual, inputs), are_compatible).map_err(|violation| {
        let branch_point = terminator.unwrap_or(subject);
        violation.note(branch_point.loc(), "region branch point")
    })
}

fn compare_edge_types(
    subject: Subject<'_>,
    (from, to): (&str, &str),
    (actual, inputs): (&[Type], &[Type]),
    are_compatible: impl Fn(Type, Type) -> bool,
) -> Check {
    let edge = format!("along control flow edge from {from} to {to}:");
    subject.ensure_with(actual.len() == inputs.len(), || {
        format!(
            "{edge} region branch point has {} operands, but region successor needs {} inputs",
            actual.len(),
            inputs.len()
        )
    })?;
    let mut pairs = actual.iter().zip(inputs).enumerate();
    match pairs.find(|(_, (actual, input))| !are_compatible(**actual, **input)) {
        None => Ok(()),
        Some((index, (&actual, &input))) => subject.fail(format!(
            "{edge} successor operand type #{index} '{}' should match successor input type #{index} '{}'",
            subject.type_text(actual),
            subject.type_text(input)
        )),
    }
}
