//! Invariants of `llvm` that concern more than one operation or type.

use crate::Type;
use crate::dialect::type_text::plain;
use crate::verify::{Check, Invariants, Subject};

pub(super) const ADDRESS: Invariants = Invariants {
    symbol: Some(("global_name", check_address)),
    ..Invariants::NONE
};

/// A type as it is written inside of other types of LLVM.
fn short(subject: Subject<'_>, ty: Type) -> String {
    plain(subject, ty).replace("!llvm.", "")
}

/// True for types that may be written without their parts: named ones.
fn may_be_abbreviated(text: &str) -> bool {
    text.contains('"')
}

/// The type that a function returns, as text.
fn returned(function: Subject<'_>) -> Option<String> {
    let cx = function.cx;
    let ty = cx
        .attr(function.attr(crate::name::FUNCTION_TYPE)?)
        .as_type()?;
    let text = short(function, ty);
    let text = text.strip_prefix("func<")?.strip_suffix('>')?;
    let mut depth = 0_usize;
    // The arguments are the last group of parentheses.
    for (at, char) in text.char_indices().rev() {
        match char {
            ')' => depth += 1,
            '(' if depth == 1 => return Some(text[..at].to_owned()),
            '(' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

/// A function gives what its type promises.
pub(super) fn check_return(subject: Subject<'_>) -> Check {
    let mut around = subject.parent();
    while let Some(parent) = around {
        if parent.name_text() == "llvm.func" {
            return check_returned(subject, parent);
        }
        around = parent.parent();
    }
    Ok(())
}

fn check_returned(subject: Subject<'_>, function: Subject<'_>) -> Check {
    let Some(wanted) = returned(function) else {
        return Ok(());
    };
    let found = subject.operand_types().next();
    let message = match found.map(|found| short(subject, found)) {
        Some(_) if wanted == "void" => "expected no operands",
        None if wanted != "void" => "expected 1 operand",
        Some(found) if found != wanted && !may_be_abbreviated(&wanted) => {
            "mismatching result types"
        }
        _ => return Ok(()),
    };
    let violation = subject.violation(message);
    Err(violation.note(function.loc(), "when returning from function"))
}

/// The old value and whether it was replaced.
pub(super) fn check_exchanged(subject: Subject<'_>) -> Check {
    let (Some(value), Some(result)) = (
        subject.operand_types().nth(2),
        subject.result_types().next(),
    ) else {
        return Ok(());
    };
    let wanted = format!("struct<({},i1)>", short(subject, value));
    let found = short(subject, result);
    if found == wanted || may_be_abbreviated(&found) {
        return Ok(());
    }
    subject.fail(
        "failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
    )
}

/// Operations whose address can be taken.
const ADDRESSABLE: &[&str] = &[
    "llvm.func",
    "llvm.mlir.alias",
    "llvm.mlir.global",
    "llvm.mlir.ifunc",
];

fn check_address(subject: Subject<'_>, _: &str, found: Option<Subject<'_>>) -> Check {
    let found = found.filter(|found| ADDRESSABLE.contains(&found.name_text()));
    let Some(found) = found else {
        return subject.fail(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
             'llvm.mlir.ifunc'",
        );
    };
    let has_space = matches!(found.name_text(), "llvm.mlir.alias" | "llvm.mlir.global");
    let Some(pointer) = subject.result_types().next().filter(|_| has_space) else {
        return Ok(());
    };
    let cx = subject.cx;
    let wanted = found.attr(cx.ident("addr_space"));
    let wanted = wanted.and_then(|space| cx.attr(space).as_int()?.as_i64());
    let text = short(subject, pointer);
    let space = text
        .strip_prefix("ptr")
        .map_or("", |rest| rest.trim_matches(['<', '>']));
    // A target may have a type of its own for the space.
    let space = if space.is_empty() {
        Ok(0)
    } else {
        space.parse::<i64>()
    };
    match space {
        Ok(space) if space != wanted.unwrap_or(0) => subject.fail(
            "pointer address space must match address space of the referenced global or alias",
        ),
        _ => Ok(()),
    }
}
