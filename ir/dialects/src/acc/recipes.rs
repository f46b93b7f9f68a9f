//! Invariants of recipes, which make variables private, copy and reduce them.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::verify::{Check, Subject};

fn check_first(subject: Subject<'_>, region: usize, name: &str, what: &str, ty: Type) -> Check {
    match subject.entry_arg_types(region) {
        Some(arguments) if arguments.first() != Some(&ty) => subject.fail(format!(
            "expects {name} region first argument of the {what} type"
        )),
        _ => Ok(()),
    }
}

fn check_start(
    subject: Subject<'_>,
    what: &str,
) -> Result<Option<Type>, Box<pass_ir::verify::Violation>> {
    if subject.is_empty_region(0) {
        return Err(subject.violation("expects non-empty init region"));
    }
    let ty = subject.type_value("type");
    if let Some(ty) = ty {
        check_first(subject, 0, "init", what, ty)?;
    }
    Ok(ty)
}

pub(super) fn check_private(subject: Subject<'_>) -> Check {
    match check_start(subject, "privatization")? {
        Some(ty) => check_first(subject, 1, "destroy", "privatization", ty),
        None => Ok(()),
    }
}

pub(super) fn check_copies(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(check_start(subject, "privatization")?);
    match subject.entry_arg_types(1).as_deref() {
        None => return subject.fail("expects non-empty copy region"),
        Some([one, _, ..]) if *one == ty => {}
        Some(_) => {
            return subject
                .fail("expects copy region with two arguments of the privatization type");
        }
    }
    if subject.is_empty_region(2) {
        Ok(())
    } else {
        check_first(subject, 2, "destroy", "privatization", ty)
    }
}

pub(super) fn check_reduction(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(check_start(subject, "reduction")?);
    match subject.entry_arg_types(1).as_deref() {
        None => return subject.fail("expects non-empty combiner region"),
        Some([one, two, ..]) if *one == ty && *two == ty => {}
        Some(_) => {
            return subject.fail(
                "expects combiner region with the first two arguments of the reduction type",
            );
        }
    }
    let ends = subject.terminators(1);
    let mut yields = ends.iter().filter(|end| end.name_text() == "acc.yield");
    subject.ensure(
        yields.all(|end| end.operand_types().eq([ty])),
        "expects combiner region to yield a value of the reduction type",
    )
}
