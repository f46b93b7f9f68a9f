//! Choices and loops, whose regions take and give what they do.

use super::{element, sizes};
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::verify::{Check, Subject};

type Named<'t> = (&'t str, &'t [Type]);

fn check_same(subject: Subject<'_>, one: Named<'_>, two: Named<'_>) -> Check {
    let ((first, ones), (second, twos)) = (one, two);
    if ones.len() != twos.len() {
        let (found, expected) = (ones.len(), twos.len());
        return subject.fail(format!(
            "require same number of values in {first} ({found}) and {second} ({expected})"
        ));
    }
    for (&one, &two) in ones.iter().zip(twos) {
        let text = |ty| subject.type_text(ty);
        if let (Some(from), Some(to)) = (element(subject, Some(one)), element(subject, Some(two)))
            && from != to
        {
            return subject.fail(format!(
                "require same element type for {first} ('{}') and {second} ('{}')",
                text(from),
                text(to)
            ));
        }
        let (Some(from), Some(to)) = (sizes(subject, Some(one)), sizes(subject, Some(two))) else {
            continue;
        };
        let differ = |(one, two): (&Option<u64>, &Option<u64>)| {
            one.zip(*two).is_some_and(|(one, two)| one != two)
        };
        subject.ensure_with(
            from.len() == to.len() && !from.iter().zip(&to).any(differ),
            || {
                format!(
                    "require same shapes for {first} ('{}') and {second} ('{}')",
                    text(one),
                    text(two)
                )
            },
        )?;
    }
    Ok(())
}

/// Returns the types that a region yields, or `None` if its block has no `tosa.yield`.
fn yielded(subject: Subject<'_>, region: usize) -> Option<Vec<Type>> {
    let members = subject.entry_ops(region);
    let end = members
        .last()
        .filter(|end| end.name_text() == "tosa.yield")?;
    Some(end.operand_types().collect())
}

fn is_single(subject: Subject<'_>, ty: Type) -> bool {
    let sizes = sizes(subject, Some(ty)).unwrap_or_default();
    sizes.iter().all(|size| size.is_none_or(|size| size == 1))
}

pub(super) fn check_choice(subject: Subject<'_>) -> Check {
    let operands: Vec<Type> = subject.operand_types().collect();
    let (&condition, inputs) = some_or_ok!(operands.split_first());
    let outputs = subject.result_types().collect::<Vec<_>>();
    for (region, [takes, gives]) in [
        ["'then_graph' arguments", "'then_graph' results"],
        ["'else_graph' arguments", "'else_graph' results"],
    ]
    .into_iter()
    .enumerate()
    {
        let arguments = subject.entry_arg_types(region).unwrap_or_default();
        check_same(subject, (takes, &arguments), ("'input_list'", inputs))?;
        if let Some(yielded) = yielded(subject, region) {
            check_same(subject, (gives, &yielded), ("'output_list'", &outputs))?;
        }
    }
    if is_single(subject, condition) {
        return Ok(());
    }
    let condition = subject.type_text(condition);
    subject.fail(format!(
        "'condition' must be a size 1 tensor, got '{condition}'"
    ))
}

pub(super) fn check_loop(subject: Subject<'_>) -> Check {
    let inputs: Vec<Type> = subject.operand_types().collect();
    let outputs: Vec<Type> = subject.result_types().collect();
    check_same(
        subject,
        ("'input_list'", &inputs),
        ("'output_list'", &outputs),
    )?;
    for (region, takes) in ["'cond_graph' arguments", "'body_graph' arguments"]
        .into_iter()
        .enumerate()
    {
        if let Some(arguments) = subject.entry_arg_types(region) {
            check_same(subject, (takes, &arguments), ("'input_list'", &inputs))?;
        }
    }
    if let Some(yielded) = yielded(subject, 1) {
        check_same(
            subject,
            ("'body_graph' results", &yielded),
            ("'input_list'", &inputs),
        )?;
    }
    match yielded(subject, 0).as_deref() {
        Some([condition]) if !is_single(subject, *condition) => {
            let condition = subject.type_text(*condition);
            subject.fail(format!(
                "'cond_graph' result must be a size 1 tensor, got '{condition}'"
            ))
        }
        Some([_]) | None => Ok(()),
        Some(_) => subject.fail("require 'cond_graph' only have one result"),
    }
}
