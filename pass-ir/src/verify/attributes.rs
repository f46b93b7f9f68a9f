//! Properties: which have to be there, and what they have to be.

use crate::attrs::{AttrData, FlagKind};
use crate::context::Context;
use crate::handle::{Attr, Ident, OpName, Type};
use crate::op;
use crate::types::TypeData;

use super::facts;
use super::subject::Subject;
use super::violation::Check;

/// The constraint of a property.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    String,
    Unit,
    FunctionType,
    Dictionaries,
    FlatSymbol,
    Overflow,
    FastMath,
    Rounding,
    /// An integer of 64 bits below this.
    Case(i64),
    Typed,
    DenseI32,
    DenseI64,
    Integers,
    Poison,
    Array,
}

/// Properties that must be there are, and all are what they have to be.
pub(super) fn check(subject: Subject<'_>) -> Check {
    let cx = subject.cx;
    let properties = subject.properties();
    for &key in &cx.op_data(subject.name()).required {
        if !properties.iter().any(|entry| entry.0 == key) {
            return subject.fail(format!("requires attribute '{}'", cx.str(key)));
        }
    }
    match first_wrong(cx, subject.name(), properties.iter()) {
        None => Ok(()),
        Some(message) => subject.fail(message),
    }
}

/// Why properties that were written as `<{..}>` cannot be those of the operation.
pub(crate) fn conversion_error(cx: &Context, name: OpName, properties: Attr) -> Option<String> {
    let reason = match cx.attr(properties) {
        _ if cx.op_def(name)?.properties.is_empty() => {
            "this operation does not support properties".into()
        }
        AttrData::Dict(entries) => entries
            .iter()
            .find_map(|&(key, value)| cannot_hold(cx, name, key, value))?,
        _ => "expected DictionaryAttr to set properties".into(),
    };
    let (text, name) = (cx.attr_text(properties), cx.op_name_str(name));
    Some(format!("invalid properties {text} for op {name}: {reason}"))
}

/// Why attributes that were written as `{..}` cannot be those of the operation, as far as they are properties and are not
/// written as such.
pub(crate) fn inherent_error(
    cx: &Context,
    name: OpName,
    attrs: Attr,
    properties: Attr,
) -> Option<String> {
    let entries = cx.attr(attrs).as_dict()?;
    let written = cx.attr(properties).as_dict().unwrap_or_default();
    let is_new = |entry: &&(Ident, Attr)| written.iter().all(|one| one.0 != entry.0);
    let message = first_wrong(cx, name, entries.iter().filter(is_new))?;
    Some(format!("'{}' op {message}", cx.op_name_str(name)))
}

fn first_wrong<'a>(
    cx: &Context,
    name: OpName,
    mut entries: impl Iterator<Item = &'a (Ident, Attr)>,
) -> Option<String> {
    entries.find_map(|&(key, value)| {
        let wanted = wanted(name, cx.str(key))?;
        let message = || {
            format!(
                "attribute '{}' failed to satisfy constraint: {}",
                cx.str(key),
                wanted.describe()
            )
        };
        (!wanted.holds(cx, value)).then(message)
    })
}

/// True if a property can have this value at all.
pub(crate) fn can_hold(cx: &Context, op: OpName, key: Ident, value: Attr) -> bool {
    cannot_hold(cx, op, key, value).is_none()
}

/// Why a property cannot have this value, however wrong it may be otherwise.
fn cannot_hold(cx: &Context, op: OpName, key: Ident, value: Attr) -> Option<String> {
    if let Some(segments) = facts::segments(cx, op, key) {
        return match cx.attr(value) {
            AttrData::DenseArray {
                element: Type::I32,
                values,
            } if values.len() == segments => None,
            AttrData::DenseArray {
                element: Type::I32,
                values,
            } => Some(format!(
                "size mismatch in attribute conversion: {} vs {segments}",
                values.len()
            )),
            _ => Some("expected DenseI32ArrayAttr for key `value`".into()),
        };
    }
    let key = cx.str(key);
    if wanted(op, key)?.is_storable(cx, value) {
        return None;
    }
    Some(format!(
        "Invalid attribute `{key}` in property conversion: {}",
        cx.attr_text(value)
    ))
}

/// The constraint of a property of a built-in operation, as far as it is known.
fn wanted(op: OpName, key: &str) -> Option<Wanted> {
    if !facts::is_built_in(op) {
        return None;
    }
    Some(match key {
        "sym_name" | "sym_visibility" | "msg" => Wanted::String,
        "no_inline" | "isExact" | "unsignedCmp" => Wanted::Unit,
        "function_type" if op == op::FUNC_FUNC => Wanted::FunctionType,
        "arg_attrs" | "res_attrs" => Wanted::Dictionaries,
        "callee" => Wanted::FlatSymbol,
        "overflowFlags" => Wanted::Overflow,
        "fastmath" => Wanted::FastMath,
        "roundingmode" => Wanted::Rounding,
        "predicate" if op == op::ARITH_CMPI => Wanted::Case(10),
        "predicate" if op == op::ARITH_CMPF => Wanted::Case(16),
        "value" => match op {
            op::ARITH_CONSTANT => Wanted::Typed,
            op::FUNC_CONSTANT => Wanted::FlatSymbol,
            op::UB_POISON => Wanted::Poison,
            _ => return None,
        },
        "branch_weights" | "case_operand_segments" => Wanted::DenseI32,
        "case_values" => Wanted::Integers,
        "cases" | "staticLowerBound" | "staticUpperBound" | "staticStep" => Wanted::DenseI64,
        "mapping" => Wanted::Array,
        _ => return None,
    })
}

impl Wanted {
    /// True if the property can store the value, which may still violate a constraint.
    fn is_storable(self, cx: &Context, value: Attr) -> bool {
        match self {
            Self::FunctionType => cx.attr(value).as_type().is_some(),
            Self::Dictionaries => cx.attr(value).as_array().is_some(),
            _ => self.holds(cx, value),
        }
    }

    fn holds(self, cx: &Context, value: Attr) -> bool {
        let data = cx.attr(value);
        let integer = |wanted: Type, cases: i64| match data {
            AttrData::Integer { value, ty } if *ty == wanted => value
                .as_i64()
                .is_some_and(|value| (0..cases).contains(&value)),
            _ => false,
        };
        let dense = |wanted: Type| matches!(data, AttrData::DenseArray { element, .. } if *element == wanted);
        match self {
            Self::String => matches!(data, AttrData::String { .. } | AttrData::Bytes { .. }),
            Self::Unit => *data == AttrData::Unit,
            Self::FunctionType => data
                .as_type()
                .is_some_and(|ty| matches!(cx.ty(ty), TypeData::Function { .. })),
            Self::Dictionaries => {
                let elements = data.as_array();
                elements.is_some_and(|elements| {
                    elements.iter().all(|&one| cx.attr(one).as_dict().is_some())
                })
            }
            Self::FlatSymbol => data
                .as_symbol()
                .is_some_and(|(_, nested)| nested.is_empty()),
            Self::Overflow => flags(data) == Some(FlagKind::Overflow),
            Self::FastMath => flags(data) == Some(FlagKind::FastMath),
            Self::Poison => is_entity(cx, data, "ub", ".poison"),
            Self::Rounding => integer(Type::I32, 5),
            Self::Case(cases) => integer(Type::I64, cases),
            Self::Typed => is_typed(cx, data),
            Self::DenseI32 => dense(Type::I32),
            Self::DenseI64 => dense(Type::I64),
            Self::Integers => data.ty().is_some_and(|ty| {
                let element = cx.ty(cx.element_or_self(ty));
                data.is_elements() && matches!(element, TypeData::Integer { .. } | TypeData::Index)
            }),
            Self::Array => data.as_array().is_some(),
        }
    }

    /// The words of messages.
    fn describe(self) -> String {
        let text = match self {
            Self::String => "string attribute",
            Self::Unit => "unit attribute",
            Self::FunctionType => "type attribute of function type",
            Self::Dictionaries => "Array of dictionary attributes",
            Self::FlatSymbol => "flat symbol reference attribute",
            Self::Overflow => "Integer overflow arith flags",
            Self::FastMath => "Floating point fast math flags",
            Self::Rounding => "Floating point rounding mode",
            Self::Typed => "TypedAttr instance",
            Self::DenseI32 => "i32 dense array attribute",
            Self::DenseI64 => "i64 dense array attribute",
            Self::Integers => "integer elements attribute",
            Self::Poison => "PoisonAttrInterface instance",
            Self::Array => "Device Mapping array attribute",
            Self::Case(cases) => {
                let cases: Vec<String> = (0..cases).map(|case| case.to_string()).collect();
                return format!(
                    "allowed 64-bit signless integer cases: {}",
                    cases.join(", ")
                );
            }
        };
        text.into()
    }
}

fn flags(data: &AttrData) -> Option<FlagKind> {
    data.as_flags().map(|flags| flags.kind)
}

fn is_entity(cx: &Context, data: &AttrData, wanted: &str, start: &str) -> bool {
    match data {
        AttrData::Dialect { dialect, rest, .. } => {
            cx.str(*dialect) == wanted && cx.str(*rest).starts_with(start)
        }
        _ => false,
    }
}

/// True if the attribute has a type of its own. One of a dialect without a table may have one.
fn is_typed(cx: &Context, data: &AttrData) -> bool {
    match data {
        AttrData::Dialect { dialect, ty, .. } => ty.is_some() || !cx.is_dialect(cx.str(*dialect)),
        AttrData::String { .. } | AttrData::Bytes { .. } => true,
        _ => data.ty().is_some(),
    }
}
