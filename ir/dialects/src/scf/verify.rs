//! Invariants of `scf`: the values that flow between regions. `scf.parallel` has a file of its own.

use crate::op;
use crate::shared::some_or_ok;
use pass_ir::dialect::Traits;
use pass_ir::verify::{Check, Invariants, Scope, Subject};
use pass_ir::{OpId, RegionId, Type, ValueId};

pub(super) const FOR: Invariants = Invariants {
    own: Some(check_carried_count),
    after_regions: Some(|subject| match subject.regions() {
        Some((scope, &[body])) => check_for(Flow { subject, scope }, body),
        _ => Ok(()),
    }),
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
    after_regions: Some(|subject| match subject.regions() {
        Some((scope, &[before, after])) => check_while(Flow { subject, scope }, before, after),
        _ => Ok(()),
    }),
    ..Invariants::NONE
};

fn check_carried_count(subject: Subject<'_>) -> Check {
    if subject.operand_types().len().saturating_sub(3) == subject.result_types().len() {
        return Ok(());
    }
    subject.fail("mismatch in number of loop-carried values and defined values")
}

pub(crate) fn check_results(subject: Subject<'_>) -> Check {
    let (scope, regions) = some_or_ok!(subject.regions());
    let flow = Flow { subject, scope };
    let results: Vec<Type> = subject.result_types().collect();
    for from in regions.iter().flat_map(|&region| flow.ends(region)) {
        flow.check_edge(Some(from), "parent", &results)?;
    }
    Ok(())
}

pub(super) fn check_execute(subject: Subject<'_>) -> Check {
    let Some((scope, &[region])) = subject.regions() else {
        return Ok(());
    };
    match scope.body().entry(region) {
        None => subject.fail("region needs to have at least one block"),
        Some(entry) if scope.body().args(entry).len() > 0 => {
            subject.fail("region cannot have any arguments")
        }
        Some(_) => Ok(()),
    }
}

pub(super) fn check_else(subject: Subject<'_>) -> Check {
    let Some((scope, &[_, otherwise])) = subject.regions() else {
        return Ok(());
    };
    subject.ensure(
        subject.result_types().len() == 0 || scope.body().entry(otherwise).is_some(),
        "must have an else block if defining values",
    )
}

fn check_switch(subject: Subject<'_>) -> Check {
    let cases = subject.int_array("cases").unwrap_or_default();
    let (scope, regions) = some_or_ok!(subject.regions());
    let found = regions.len().saturating_sub(1);
    subject.ensure_with(found == cases.len(), || {
        format!("has {found} case regions but {} case values", cases.len())
    })?;
    let mut sorted = cases.to_vec();
    sorted.sort_unstable();
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return subject.fail(format!("has duplicate case value: {}", twice[0]));
    }
    let flow = Flow { subject, scope };
    for (index, &region) in regions.iter().enumerate() {
        let name = match index.checked_sub(1) {
            None => "default region".to_owned(),
            Some(case) => format!("case region #{case}"),
        };
        check_case(flow, region, &name)?;
    }
    Ok(())
}

fn check_case(flow: Flow<'_>, region: RegionId, name: &str) -> Check {
    let (subject, body) = (flow.subject, flow.scope.body());
    let end = some_or_ok!(body.entry(region).and_then(|entry| body.last_op(entry)));
    if body.name(end) != op::SCF_YIELD {
        let found = subject.context().op_name_str(body.name(end));
        return subject.fail(format!(
            "expected region to end with scf.yield, but got {found}"
        ));
    }
    let results: Vec<Type> = subject.result_types().collect();
    let (expected, found) = (results.len(), body.operand_count(end));
    if expected != found {
        let message =
            format!("expected each region to return {expected} values, but {name} returns {found}");
        let violation = subject.violation(message);
        return Err(violation.note(body.location(end), "see yield operation here"));
    }
    let actual = body.operands(end).map(|value| body.value_type(value));
    let mut pairs = results.iter().zip(actual).enumerate();
    let (index, (&expected, found)) =
        some_or_ok!(pairs.find(|(_, (expected, found))| *expected != found));
    let (expected, found) = (subject.type_text(expected), subject.type_text(found));
    let violation = subject.violation(format!(
        "expected result #{index} of each region to be '{expected}'"
    ));
    Err(violation.note(body.location(end), format!("{name} returns '{found}' here")))
}

fn check_end(subject: Subject<'_>, index: usize, name: &str, expected: pass_ir::OpName) -> Check {
    let (scope, regions) = some_or_ok!(subject.regions());
    let entry = regions
        .get(index)
        .and_then(|&region| scope.body().entry(region));
    let end = some_or_ok!(entry.and_then(|entry| scope.body().last_op(entry)));
    if scope.body().name(end) == expected {
        return Ok(());
    }
    let expected = subject.context().op_name_str(expected);
    let violation = subject.violation(format!(
        "expects the '{name}' region to terminate with '{expected}'"
    ));
    Err(violation.note(scope.body().location(end), "terminator here"))
}

fn check_for(flow: Flow<'_>, region: RegionId) -> Check {
    let subject = flow.subject;
    let inits: Vec<Type> = subject.operand_types().skip(3).collect();
    check_values(flow, region, &inits)?;
    let variable = flow.inputs(region).first().copied();
    subject.ensure(
        flow.ends(region).next().is_none() || variable == subject.operand_type(0),
        "expected induction variable to be same type as bounds and step",
    )
}

pub(crate) fn check_carried(subject: Subject<'_>, inits: &[Type]) -> Check {
    match subject.regions() {
        Some((scope, &[body])) => check_values(Flow { subject, scope }, body, inits),
        _ => Ok(()),
    }
}

fn check_values(flow: Flow<'_>, region: RegionId, inits: &[Type]) -> Check {
    let (subject, body) = (flow.subject, flow.scope.body());
    let end = some_or_ok!(flow.ends(region).next());
    let args: Vec<Type> = flow.inputs(region);
    let results: Vec<Type> = subject.result_types().collect();
    let actual: Vec<Type> = body
        .operands(end)
        .map(|value| body.value_type(value))
        .collect();
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
    flow.check_edge(Some(end), "Region #0", carried)
}

fn check_pairs(subject: Subject<'_>, from: (&[Type], &str), to: (&[Type], &str)) -> Check {
    let mut pairs = from.0.iter().zip(to.0);
    let index = some_or_ok!(pairs.position(|(from, to)| from != to));
    let (here, there) = (
        subject.type_text(from.0[index]),
        subject.type_text(to.0[index]),
    );
    let (from, to) = (from.1, to.1);
    subject.fail(format!(
        "{index}-th {from} and {index}-th {to} have different type: '{here}' != '{there}'"
    ))
}

fn check_while(flow: Flow<'_>, before: RegionId, after: RegionId) -> Check {
    let results: Vec<Type> = flow.subject.result_types().collect();
    flow.check_edge(None, "Region #0", &flow.inputs(before))?;
    for end in flow.ends(before) {
        flow.check_edge(Some(end), "parent", &results)?;
        flow.check_edge(Some(end), "Region #1", &flow.inputs(after))?;
    }
    for end in flow.ends(after) {
        flow.check_edge(Some(end), "Region #0", &flow.inputs(before))?;
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Flow<'a> {
    subject: Subject<'a>,
    scope: Scope<'a>,
}

impl<'a> Flow<'a> {
    fn ends(self, region: RegionId) -> impl Iterator<Item = OpId> + use<'a> {
        let (cx, body) = (self.subject.context(), self.scope.body());
        let ends = body.blocks(region).filter_map(|block| body.last_op(block));
        ends.filter(move |&end| {
            let name = body.name(end);
            name == op::SCF_CONDITION || cx.traits(name).has(Traits::RETURN_LIKE)
        })
    }

    fn inputs(self, region: RegionId) -> Vec<Type> {
        let body = self.scope.body();
        let entry = body.entry(region);
        let args = entry.into_iter().flat_map(|entry| body.args(entry));
        body.value_types(args)
    }

    /// Compares the types given with those taken. A region without terminator is reported on the operation.
    fn check_edge(self, from: Option<OpId>, to: &str, taken: &[Type]) -> Check {
        let (subject, body) = (self.subject, self.scope.body());
        let ty = |value: ValueId| body.value_type(value);
        let (name, loc, actual): (String, _, Vec<Type>) = match from {
            None => (
                "parent".to_owned(),
                subject.loc(),
                subject.operand_types().collect(),
            ),
            Some(end) => {
                // The condition itself is not forwarded.
                let decided = usize::from(body.name(end) == op::SCF_CONDITION);
                let name = format!(
                    "Operation {}",
                    subject.context().op_name_str(body.name(end))
                );
                (
                    name,
                    body.location(end),
                    body.operands(end).skip(decided).map(ty).collect(),
                )
            }
        };
        check_way(subject, (&name, to), (&actual, taken), |one, two| {
            one == two
        })
        .map_err(|violation| violation.note(loc, "region branch point"))
    }
}

pub(crate) fn check_way(
    subject: Subject<'_>,
    (from, to): (&str, &str),
    (actual, taken): (&[Type], &[Type]),
    fits: impl Fn(Type, Type) -> bool,
) -> Check {
    let edge = format!("along control flow edge from {from} to {to}:");
    subject.ensure_with(actual.len() == taken.len(), || {
        format!(
            "{edge} region branch point has {} operands, but region successor needs {} inputs",
            actual.len(),
            taken.len()
        )
    })?;
    let mut pairs = actual.iter().zip(taken).enumerate();
    match pairs.find(|(_, (actual, taken))| !fits(**actual, **taken)) {
        None => Ok(()),
        Some((index, (&actual, &taken))) => subject.fail(format!(
            "{edge} successor operand type #{index} '{}' should match successor input type #{index} '{}'",
            subject.type_text(actual),
            subject.type_text(taken)
        )),
    }
}
