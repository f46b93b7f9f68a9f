//! The behaviour of `pdl`: what patterns and rewrites ask for beyond the tables.

use crate::shared::{behaviours, some_or_ok};
use pass_ir::ValueId;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Scope, Subject};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "pdl.attribute" => verify(check_attribute);
    "pdl.operand", "pdl.operands" => verify(check_use);
    "pdl.operation" => verify(check_operation);
    "pdl.pattern" => verify(check_pattern);
    "pdl.replace" => verify(check_replacement);
    "pdl.results" => verify(check_results);
    "pdl.rewrite" => verify(check_rewrite);
    "pdl.type", "pdl.types" => verify(check_type);
];

fn is_in(subject: Subject<'_>, name: &str) -> bool {
    subject
        .parent()
        .is_some_and(|parent| parent.name_text() == name)
}

/// Returns whether something other than the results of an operation is made of a value, or something of these.
fn is_used(subject: Subject<'_>, scope: Scope<'_>, value: ValueId) -> bool {
    scope.body().uses(value).any(|used| {
        let name = subject.context().op_name_str(scope.body().name(used.op));
        let gives_result = matches!(name, "pdl.result" | "pdl.results");
        let mut results = scope.body().results(used.op);
        !gives_result || results.any(|result| is_used(subject, scope, result))
    })
}

fn check_use(subject: Subject<'_>) -> Check {
    let (scope, op) = some_or_ok!(subject.position().filter(|_| is_in(subject, "pdl.pattern")));
    subject.ensure(
        scope
            .body()
            .results(op)
            .any(|result| is_used(subject, scope, result)),
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
    let members = subject.entry_ops(0);
    let is_rewrite = |op: &Subject<'_>| op.name_text() == "pdl.rewrite";
    let is_operation = |op: &Subject<'_>| op.name_text() == "pdl.operation";
    subject.ensure(
        !members.last().is_some_and(is_rewrite) || members.iter().any(is_operation),
        "the pattern must contain at least one `pdl.operation`",
    )
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
