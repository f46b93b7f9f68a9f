//! The behaviour of `pdl`: verifiers beyond the tables.

use crate::shared::{behaviours, some_or_ok};
use pass_ir::dialect::Behaviour;
use pass_ir::hash::HashSet;
use pass_ir::verify::{Check, Scope, Subject};
use pass_ir::{OpId, WalkOrder};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "pdl.attribute" => verify(check_attribute);
    "pdl.operand", "pdl.operands" => verify(check_use);
    "pdl.operation" => verify(check_operation);
    "pdl.pattern" => verify_after_regions(check_pattern);
    "pdl.replace" => verify(check_replacement);
    "pdl.results" => verify(check_results);
    "pdl.rewrite" => verify_after_regions(check_rewrite);
    "pdl.type", "pdl.types" => verify(check_type);
];

fn is_in(subject: Subject<'_>, name: &str) -> bool {
    subject
        .parent()
        .is_some_and(|parent| parent.name_text() == name)
}

/// Returns whether something other than `pdl.result` and `pdl.results` uses the results of an operation, or of those.
fn has_binding_use(subject: Subject<'_>, scope: Scope<'_>, op: OpId) -> bool {
    let body = scope.body();
    let (mut pending, mut visited) = (vec![op], HashSet::default());
    while let Some(op) = pending.pop() {
        for used in body.results(op).flat_map(|value| body.uses(value)) {
            let name = subject.context().op_name_str(body.name(used.op));
            if !matches!(name, "pdl.result" | "pdl.results") {
                return true;
            }
            pending.extend(visited.insert(used.op).then_some(used.op));
        }
    }
    false
}

fn check_use(subject: Subject<'_>) -> Check {
    let (scope, op) = some_or_ok!(subject.position().filter(|_| is_in(subject, "pdl.pattern")));
    subject.ensure(
        has_binding_use(subject, scope, op),
        "expected a bindable user when defined in the matcher body of a `pdl.pattern`",
    )
}

fn check_type(subject: Subject<'_>) -> Check {
    if subject.is_set("constantType") || subject.is_set("constantTypes") {
        Ok(())
    } else {
        check_use(subject)
    }
}

fn check_attribute(subject: Subject<'_>) -> Check {
    match (subject.is_set("value"), subject.operand_types().len()) {
        (false, _) if is_in(subject, "pdl.rewrite") => {
            subject.fail("expected constant value when specified within a `pdl.rewrite`")
        }
        (false, _) => check_use(subject),
        (true, 1..) => subject.fail("expected only one of [`type`, `value`] to be set"),
        (true, 0) => Ok(()),
    }
}

fn check_operation(subject: Subject<'_>) -> Check {
    subject.ensure(
        !is_in(subject, "pdl.rewrite") || subject.is_set("opName"),
        "must have an operation name when nested within a `pdl.rewrite`",
    )?;
    let (names, values) = (
        subject.array("attributeValueNames").len(),
        subject.operand_group(1).len(),
    );
    if names == values {
        check_use(subject)
    } else {
        subject.fail(format!(
            "expected the same number of attribute values and attribute names, got {names} names and {values} values"
        ))
    }
}

fn check_pattern(subject: Subject<'_>) -> Check {
    let end = some_or_ok!(subject.entry_terminator(0));
    if end.name_text() != "pdl.rewrite" {
        let violation = subject.violation("expected body to terminate with `pdl.rewrite`");
        return Err(violation.note(end.loc(), "see terminator defined here"));
    }
    let (scope, _) = some_or_ok!(subject.regions());
    let ops = scope.body().walk_in(WalkOrder::Post).into_iter();
    let mut ops = ops.map(|op| Subject::inside(subject.context(), scope, op));
    if let Some(foreign) = ops.find(|op| !op.name_text().starts_with("pdl.")) {
        let violation = subject.violation("expected only `pdl` operations within the pattern body");
        return Err(violation.note(foreign.loc(), "see non-`pdl` operation defined here"));
    }
    let members = subject.entry_ops(0);
    subject.ensure(
        members.iter().any(|op| op.name_text() == "pdl.operation"),
        "the pattern must contain at least one `pdl.operation`",
    )?;
    match find_disconnected(&members) {
        Some(disconnected) => {
            let violation = subject.violation("the operations must form a connected component");
            let note = "see a disconnected value / operation here";
            Err(violation.note(disconnected.loc(), note))
        }
        None => Ok(()),
    }
}

/// Returns the first matcher that the rewrite uses, but that is not connected with the first such one.
fn find_disconnected<'s>(members: &[Subject<'s>]) -> Option<Subject<'s>> {
    let mut matchers = members.iter().filter(|op| {
        matches!(
            op.name_text(),
            "pdl.operand" | "pdl.operands" | "pdl.operation" | "pdl.result" | "pdl.results"
        ) && is_used_in_rewrite(op)
    });
    let connected = connected_ops(matchers.next()?);
    let is_disconnected = |op: &&Subject<'_>| !connected.contains(&op.position().map(|(_, op)| op));
    matchers.find(is_disconnected).copied()
}

fn is_used_in_rewrite(subject: &Subject<'_>) -> bool {
    users(subject).any(|user| user.name_text() == "pdl.rewrite" || is_in(user, "pdl.rewrite"))
}

fn users<'s>(subject: &Subject<'s>) -> impl Iterator<Item = Subject<'s>> {
    let cx = subject.context();
    let position = subject.position().into_iter();
    position.flat_map(move |(scope, op)| {
        let results = scope.body().results(op);
        let uses = results.flat_map(move |value| scope.body().uses(value));
        uses.map(move |used| Subject::inside(cx, scope, used.op))
    })
}

/// Returns the operations of a pattern that are reached from one through users and matched operands.
fn connected_ops(start: &Subject<'_>) -> HashSet<Option<OpId>> {
    let (mut pending, mut visited) = (vec![*start], HashSet::default());
    while let Some(op) = pending.pop() {
        if is_in(op, "pdl.pattern") && visited.insert(op.position().map(|(_, op)| op)) {
            let matched = match op.name_text() {
                "pdl.operation" => op.operand_group(0),
                "pdl.result" | "pdl.results" => 0..1,
                _ => 0..0,
            };
            pending.extend(matched.filter_map(|index| op.defining_op(index)));
            pending.extend(users(&op));
        }
    }
    visited
}

fn check_replacement(subject: Subject<'_>) -> Check {
    subject.ensure(
        subject.operand_group(1).is_empty() || subject.operand_group(2).is_empty(),
        "expected no replacement values to be provided when the replacement operation is present",
    )
}

fn check_results(subject: Subject<'_>) -> Check {
    let ty = subject.result_type(0).map(|ty| subject.type_text(ty));
    match ty {
        Some(ty) if !subject.is_set("index") && ty == "!pdl.value" => subject.fail(format!(
            "expected `pdl.range<value>` result type when no index is specified, but got: '{ty}'"
        )),
        _ => Ok(()),
    }
}

fn check_rewrite(subject: Subject<'_>) -> Check {
    let is_empty = subject.is_empty_region(0);
    match (subject.is_set("name"), is_empty) {
        (true, false) => {
            subject.fail("expected rewrite region to be empty when rewrite is external")
        }
        (false, true) => subject
            .fail("expected rewrite region to be non-empty if external name is not specified"),
        (false, false) if !subject.operand_group(1).is_empty() => {
            subject.fail("expected no external arguments when the rewrite is specified inline")
        }
        _ => Ok(()),
    }
}
