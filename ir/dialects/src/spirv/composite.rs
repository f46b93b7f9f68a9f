//! Invariants of `spirv` on parts of composites and on memory, whose types are kept as text.

use crate::shared::some_or_ok;
use crate::shared::type_text::{self, Part, are_same, inside, split};
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject, Violation, refuse};
use pass_ir::{Context, Type};

fn members(text: &str) -> Option<impl Iterator<Item = &str>> {
    let list = inside(inside(text, "!spirv.struct<", ">")?, "(", ")")?;
    // The offset and the decorations of a member stand in brackets behind its type.
    let plain = |member| str::split(member, " [").next().unwrap_or(member).trim();
    Some(split(list).map(plain))
}

fn sequence(text: &str) -> Option<(u64, &str)> {
    let names = ["!spirv.array", "!spirv.matrix", "vector"];
    let (count, element) = type_text::sequence(text, &names)?;
    let element = without_stride(element);
    (!element.starts_with(|char: char| char.is_ascii_digit())).then_some((count, element))
}

/// Returns the element of an array that may say how far apart elements are.
fn without_stride(element: &str) -> &str {
    element.split(", stride").next().unwrap_or(element)
}

fn part(text: &str, index: i64) -> Part<'_> {
    match (members(text), sequence(text)) {
        (Some(members), _) => Part::of_members(members, index),
        (None, Some(sequence)) => Part::of_sequence(sequence, index),
        (None, None) if text.starts_with(['i', 'f', 'b']) => Part::NoAggregate,
        (None, None) => Part::Unknown,
    }
}

/// Returns the text of a type as MLIR prints it, if that differs: with spaces around the `x` of an array.
pub(crate) fn canonical(_: &Context, text: &str) -> Option<String> {
    let mut arrays = text.split("array<");
    let mut spaced = arrays.next().unwrap_or_default().to_owned();
    for array in arrays {
        let element = array.trim_start_matches(|char: char| char.is_ascii_digit());
        let count = &array[..array.len() - element.len()];
        spaced.push_str(&format!("array<{count}"));
        match element.strip_prefix('x').filter(|_| !count.is_empty()) {
            Some(element) => spaced.push_str(&format!(" x {}", element.trim_start())),
            None => spaced.push_str(element),
        }
    }
    let separated = type_text::with_separators(&spaced, '[');
    separated.or_else(|| (spaced != text).then_some(spaced))
}

fn walk<'t>(
    mut text: &'t str,
    indices: &[i64],
    fail: impl Fn(String) -> Box<Violation>,
) -> Result<Option<&'t str>, Box<Violation>> {
    for &index in indices {
        text = match part(text, index) {
            Part::Found(part) => part,
            Part::Unknown => return Ok(None),
            Part::OutOfBounds => {
                return Err(fail(format!("index {index} out of bounds for '{text}'")));
            }
            Part::NoAggregate => {
                return Err(fail(format!(
                    "cannot extract from non-composite type '{text}' with index {index}"
                )));
            }
        };
    }
    Ok(Some(text))
}

fn texts(subject: Subject<'_>) -> (Vec<String>, Option<String>) {
    let text = |ty| subject.type_text(ty);
    (
        subject.operand_types().map(text).collect(),
        subject.result_type(0).map(text),
    )
}

pub(super) fn check_extract(subject: Subject<'_>) -> Check {
    let (Some(indices), (operands, Some(found))) = (subject.int_list("indices"), texts(subject))
    else {
        return Ok(());
    };
    if indices.is_empty() {
        return refuse("expected at least one index for spirv.CompositeExtract");
    }
    let composite = some_or_ok!(operands.first());
    match walk(composite, &indices, Violation::new)? {
        Some(expected) if !are_same(expected, &found) => subject.fail(format!(
            "invalid result type: expected '{expected}' but provided '{found}'"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_insert(subject: Subject<'_>) -> Check {
    let (Some(indices), (operands, Some(result))) = (subject.int_list("indices"), texts(subject))
    else {
        return Ok(());
    };
    let [object, composite] = &operands[..] else {
        return Ok(());
    };
    match walk(composite, &indices, Violation::new)? {
        Some(expected) if !are_same(expected, object) => subject.fail(format!(
            "object operand type should be '{expected}', but found '{object}'"
        )),
        _ if !are_same(composite, &result) => subject.fail(format!(
            "result type should be the same as the composite type, but found '{composite}' vs '{result}'"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_construct(subject: Subject<'_>) -> Check {
    let (operands, Some(result)) = texts(subject) else {
        return Ok(());
    };
    let expected = match (members(&result), sequence(&result)) {
        (Some(members), _) => members.collect(),
        // Vectors may be parts of a vector.
        (None, Some(_))
            if result.starts_with("vector<")
                && operands.iter().any(|text| text.starts_with("vector<")) =>
        {
            return Ok(());
        }
        (None, Some((count, element))) if count < 1 << 16 => {
            vec![element; usize::try_from(count).unwrap_or(0)]
        }
        _ => return Ok(()),
    };
    if expected.len() != operands.len() {
        let (expected, found) = (expected.len(), operands.len());
        return subject.fail(format!(
            "has incorrect number of operands: expected {expected}, but provided {found}"
        ));
    }
    let mut pairs = expected.iter().zip(&operands);
    match pairs.find(|(expected, found)| !are_same(expected, found)) {
        None => Ok(()),
        Some((expected, found)) => subject.fail(format!(
            "operand type mismatch: expected operand type '{expected}', but provided '{found}'"
        )),
    }
}

fn constant(subject: Subject<'_>, at: usize) -> Option<i64> {
    let maker = subject.defining_op(at)?;
    (maker.name_text() == "spirv.Constant").then(|| maker.int_value("value"))?
}

pub(super) fn check_chain(subject: Subject<'_>) -> Check {
    let (operands, Some(found)) = texts(subject) else {
        return Ok(());
    };
    let pointer = operands
        .first()
        .and_then(|text| inside(text, "!spirv.ptr<", ">")?.rsplit_once(','));
    let (mut text, class) = some_or_ok!(pointer);
    let class = class.trim();
    for at in 1..operands.len() {
        let index = constant(subject, at);
        let is_struct = text.starts_with("!spirv.struct<");
        if is_struct && index.is_none() {
            return match subject.operand(at) {
                Some(_) => subject.fail(
                    "index must be an integer spirv.Constant to access element of spirv.struct",
                ),
                None => Ok(()),
            };
        }
        if let Some(element) = inside(text, "!spirv.rtarray<", ">") {
            text = without_stride(element);
            continue;
        }
        // All elements of the others have one type.
        let member = index.filter(|_| is_struct).unwrap_or(0);
        let step = walk(text, &[member], |message| subject.violation(message))?;
        text = some_or_ok!(step);
    }
    let expected = format!("!spirv.ptr<{text}, {class}>");
    subject.ensure_with(are_same(&expected, &found), || {
        format!("invalid result type: expected '{expected}', but provided '{found}'")
    })
}

pub(super) fn check_conversion(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (from, to) = some_or_ok!(subject.cast_types());
    let width = |ty: Type| cx.ty(cx.element_or_self(ty)).bit_width();
    if width(from).is_some() && width(from) == width(to) {
        let (from, to) = (subject.type_text(from), subject.type_text(to));
        subject.fail(format!(
                "expected the different bit widths for operand type and result type, but provided '{from}' and '{to}'"
            ))
    } else {
        Ok(())
    }
}

pub(super) fn check_shuffle(subject: Subject<'_>) -> Check {
    let count = |ty: Type| subject.context().ty(ty).element_count();
    let numbers = some_or_ok!(subject.int_list("components"));
    let expected = some_or_ok!(subject.result_type(0).and_then(count));
    let found = numbers.len();
    subject.ensure_with(found as u64 == expected, || format!(
            "result type element count ({expected}) mismatch with the number of component selectors ({found})"
        ))?;
    let mut counts = subject.operand_types().map(count);
    let total = some_or_ok!(counts.try_fold(0_u64, |sum, count| sum.checked_add(count?)));
    let is_wrong = |number: &&i64| {
        **number != -1
            && **number != 0xFFFF_FFFF
            && u64::try_from(**number).is_ok_and(|at| at >= total)
    };
    match numbers.iter().find(is_wrong) {
        None => Ok(()),
        Some(number) => subject.fail(format!(
            "component selector {number} out of range: expected to be in [0, {total}) or 0xffffffff"
        )),
    }
}

pub(super) fn check_scaled(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    subject.ensure(from == to, "vector operand and result type mismatch")
}

pub(super) fn check_select(subject: Subject<'_>) -> Check {
    let is_vector = |ty: Option<Type>| {
        ty.is_some_and(|ty| matches!(subject.context().ty(ty), TypeData::Vector { .. }))
    };
    let (condition, result) = (subject.operand_type(0), subject.result_type(0));
    subject.ensure(
        !is_vector(condition) || is_vector(result),
        "result expected to be of vector type when condition is of vector type",
    )
}

pub(super) fn check_weights(subject: Subject<'_>) -> Check {
    if !subject.is_set("branch_weights") {
        return Ok(());
    }
    match subject.int_list("branch_weights").as_deref() {
        Some([0, 0]) => subject.fail("branch weights cannot both be zero"),
        Some([_, _]) | None => Ok(()),
        Some(_) => subject.fail("must have exactly two branch weights"),
    }
}

pub(super) fn check_group(subject: Subject<'_>) -> Check {
    let scope = subject.enum_value("execution_scope");
    subject.ensure(
        scope.is_none_or(|scope| matches!(&*scope, "Workgroup" | "Subgroup")),
        "execution scope must be 'Workgroup' or 'Subgroup'",
    )?;
    let is_clustered = subject.enum_value("group_operation").as_deref() == Some("ClusteredReduce");
    subject.ensure(
        !is_clustered || subject.operand_types().len() >= 2,
        "cluster size operand must be provided for 'ClusteredReduce' group operation",
    )
}
