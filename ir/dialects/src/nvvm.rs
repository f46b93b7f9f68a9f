//! The behaviour of `nvvm`: the invariants of its operations, and of its attributes on functions.

use crate::llvm::type_text::members;
use crate::shared::{arguments, behaviours, some_or_ok};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Subject, ensure, ensure_with, refuse};
use pass_ir::{Attr, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "nvvm.barrier" => verify(check_barrier);
    "nvvm.cp.async.shared.global" => verify(check_cp_async);
    "nvvm.fence.proxy" => verify(check_fence);
    "nvvm.ldmatrix" => verify(check_ldmatrix);
    "nvvm.redux.sync" => verify(check_reduction);
    "nvvm.shfl.sync" => verify(check_shuffle);
    "nvvm.stmatrix" => verify(check_stmatrix);
    "nvvm.vote.sync" => verify(check_vote);
];

/// Attributes that are up to three sizes.
const SIZES: &[&str] = &["nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"];

const NUMBERS: &[&str] = &["nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"];

pub(crate) fn check_attribute(subject: Subject<'_>, name: &str, value: Attr) -> Check {
    ensure(
        name != "nvvm.kernel" || subject.name_text() == "llvm.func",
        "'nvvm.kernel' attribute attached to unexpected op",
    )?;
    ensure(
        name != "nvvm.blocksareclusters"
            || (subject.is_set("nvvm.reqntid") && subject.is_set("nvvm.cluster_dim")),
        "'\"nvvm.blocksareclusters\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'",
    )?;
    let data = subject.context().attr(value);
    if SIZES.contains(&name) {
        let is_sizes = match &*data {
            AttrData::DenseArray { element, values } => {
                *element == Type::I32 && (1..=3).contains(&values.len())
            }
            _ => false,
        };
        ensure_with(is_sizes, || {
            format!("'\"{name}\"' attribute must be integer array with maximum 3 index")
        })?;
    }
    ensure_with(!NUMBERS.contains(&name) || data.as_int().is_some(), || {
        format!("'\"{name}\"' attribute must be integer constant")
    })
}

pub(crate) fn check_arguments(subject: Subject<'_>) -> Check {
    arguments::check_attributes(subject, "nvvm.", |name, value, attrs| {
        let mut keys = attrs.iter().map(|(key, _)| subject.context().str(*key));
        let message = match name {
            "nvvm.grid_constant" if !subject.is_set("nvvm.kernel") => {
                "attribute must be present only on kernel arguments"
            }
            "nvvm.grid_constant" if value != Attr::UNIT => "must be a unit attribute",
            "nvvm.grid_constant" if !keys.any(|key| key == "llvm.byval") => {
                "attribute requires the argument to also have attribute 'llvm.byval'"
            }
            _ => return Ok(()),
        };
        refuse(format!("'\"{name}\"' {message}"))
    })
}

fn is_word(subject: Subject<'_>, key: &str, word: &str) -> bool {
    subject.enum_value(key).as_deref() == Some(word)
}

fn check_barrier(subject: Subject<'_>) -> Check {
    subject.ensure(
        !matches!(subject.operand_segments(), Some([0, 1, ..])),
        "barrier id is missing, it should be set between 0 to 15",
    )
}

fn check_cp_async(subject: Subject<'_>) -> Check {
    let modifier = some_or_ok!(subject.enum_value("modifier"));
    let message = match (&*modifier, some_or_ok!(subject.int_value("size"))) {
        ("ca", 4 | 8 | 16) | ("cg", 16) => return Ok(()),
        ("cg", 4 | 8) => "CG cache modifier is only support for 16 bytes copy.",
        ("ca" | "cg", _) => "expected byte size to be either 4, 8 or 16.",
        _ => "Only CG and CA cache modifiers are supported.",
    };
    refuse(message)
}

fn check_fence(subject: Subject<'_>) -> Check {
    subject.ensure(
        !is_word(subject, "kind", "tensormap"),
        "tensormap proxy is not a supported proxy kind",
    )?;
    subject.ensure(
        !is_word(subject, "kind", "generic"),
        "generic proxy not a supported proxy kind",
    )?;
    let is_shared = is_word(subject, "kind", "async.shared");
    match (is_shared, subject.is_set("space")) {
        (true, false) => subject.fail("async_shared fence requires space attribute"),
        (false, true) => subject.fail("only async_shared fence can have space attribute"),
        _ => Ok(()),
    }
}

fn shape(subject: Subject<'_>) -> Option<String> {
    let cx = subject.context();
    let text = cx.attr_text(subject.attr(cx.ident("shape"))?);
    let (rows, columns) = text.split_once("<m = ")?.1.split_once(", n = ")?;
    Some(format!("{rows}x{}", columns.strip_suffix('>')?))
}

/// By shape, the numbers of matrices, the layout and the element types that `ldmatrix` takes, as its messages list them.
const LDMATRIX: &[(&str, &str, &str, &str)] = &[
    ("8x8", "1, 2 or 4", "", "b16"),
    (
        "8x16",
        "1, 2 or 4",
        "row",
        "b8x16.b4x16_p64 or b8x16.b6x16_p32",
    ),
    (
        "16x16",
        "1 or 2",
        "col",
        "b8, b8x16.b4x16_p64 or b8x16.b6x16_p32",
    ),
];

fn is_listed(list: &str, word: &str) -> bool {
    list.split([',', ' ']).any(|listed| listed == word)
}

fn check_ldmatrix(subject: Subject<'_>) -> Check {
    let shape = some_or_ok!(shape(subject));
    let count = some_or_ok!(subject.int_value("num"));
    let element = some_or_ok!(subject.enum_value("eltType"));
    let Some(&(_, counts, layout, elements)) = LDMATRIX.iter().find(|row| row.0 == shape) else {
        return subject.fail("expected shape to be 8x8, 8x16 or 16x16");
    };
    subject.ensure_with(is_listed(counts, &count.to_string()), || {
        format!("expected num attribute to be {counts} for {shape} matrix")
    })?;
    subject.ensure_with(
        layout.is_empty() || is_word(subject, "layout", layout),
        || format!("expected layout to be {layout} for {shape} matrix"),
    )?;
    subject.ensure_with(is_listed(elements, &element), || {
        format!("expected element type to be {elements} for {shape} matrix")
    })?;
    let result = some_or_ok!(subject.result_type(0));
    let count = if shape == "16x16" { 2 * count } else { count };
    if count == 1 {
        return if result == Type::I32 {
            Ok(())
        } else {
            subject.fail("expected destination type is i32")
        };
    }
    let fields = vec!["i32"; usize::try_from(count).unwrap_or(0)].join(", ");
    if subject.context().type_text(result) == format!("!llvm.struct<({fields})>") {
        return Ok(());
    }
    subject.fail(format!(
        "expected destination type is a structure of {count} elements of type i32"
    ))
}

fn check_stmatrix(subject: Subject<'_>) -> Check {
    let count = subject.operand_types().len().saturating_sub(1);
    subject.ensure(
        matches!(count, 1 | 2 | 4),
        "expected num attribute to be 1, 2 or 4",
    )?;
    let shape = some_or_ok!(shape(subject));
    let element = match &*shape {
        "8x8" => "b16",
        "16x8" => "b8",
        _ => return subject.fail("expected shape to be 8x8 or 16x8"),
    };
    subject.ensure_with(is_word(subject, "eltType", element), || {
        let element = element.to_uppercase();
        format!("expected element type to be {element} for {shape} matrix")
    })?;
    subject.ensure(
        shape == "8x8" || is_word(subject, "layout", "col"),
        "expected layout to be col for 16x8 matrix",
    )
}

fn check_reduction(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(subject.operand_type(0));
    for key in ["abs", "nan"] {
        let is_set = subject.attr(subject.context().ident(key)) == Some(Attr::TRUE);
        subject.ensure_with(!is_set || ty == Type::F32, || {
            format!("{key} attribute is supported only for f32 type")
        })?;
    }
    let kinds = [
        (
            Type::I32,
            &["add", "and", "max", "min", "or", "umax", "umin", "xor"][..],
        ),
        (Type::F32, &["fmin", "fmax"]),
    ];
    for (expected, words) in kinds.into_iter().filter(|row| row.0 != ty) {
        if let Some(word) = words.iter().find(|word| is_word(subject, "kind", word)) {
            let [ty, expected] = [ty, expected].map(|ty| subject.context().type_text(ty));
            return subject.fail(format!(
                "'{word}' redux kind unsupported with '{ty}' type. Only supported type is '{expected}'."
            ));
        }
    }
    Ok(())
}

fn check_shuffle(subject: Subject<'_>) -> Check {
    let (Some(value), Some(result)) = (subject.operand_type(1), subject.result_type(0)) else {
        return Ok(());
    };
    let [value, result] = [value, result].map(|ty| subject.type_text(ty));
    let is_struct = result.starts_with("!llvm.struct<");
    if !subject.is_set("return_value_and_is_valid") {
        subject.ensure(
            !is_struct,
            "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type",
        )?;
        return subject.ensure_with(value == result, || {
            format!("expected return type to be of type '{value}' but got '{result}' instead")
        });
    }
    // A structure with a name may be written without its members.
    let members = members(&result).map_or(vec![&*value, "i1"], Iterator::collect);
    let [first, second] = members[..] else {
        return subject.fail("expected return type to be a two-element struct");
    };
    subject.ensure(is_struct, "expected return type to be a two-element struct")?;
    for (what, found, expected) in [("first", first, &*value), ("second", second, "i1")] {
        subject.ensure_with(found == expected, || format!(
            "expected {what} element in the returned struct to be of type '{expected}' but got '{found}' instead"
        ))?;
    }
    Ok(())
}

fn check_vote(subject: Subject<'_>) -> Check {
    let result = some_or_ok!(subject.result_type(0));
    let is = |expected: u32| matches!(subject.context().ty(result), TypeData::Integer { width, .. } if *width == expected);
    match is_word(subject, "kind", "ballot") {
        true if !is(32) => subject.fail("vote.sync 'ballot' returns an i32"),
        false if !is(1) => subject.fail("vote.sync 'any', 'all' and 'uni' returns an i1"),
        _ => Ok(()),
    }
}
