//! Required properties, and constraints of properties.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::dialect::{AttrConstraint, FlagProperty};
use crate::handle::{Attr, Ident, OpName, Type};

use super::subject::Subject;
use super::violation::Check;
use super::{attr_test, groups};

/// The names of operations with shared dictionaries of properties that were checked last. Most operations of a text have
/// one of a few.
pub(super) struct CheckedProperties([Option<(OpName, Attr)>; 64]);

impl CheckedProperties {
    pub(super) fn new() -> Self {
        Self([None; 64])
    }

    fn entry(&mut self, name: OpName, properties: Attr) -> &mut Option<(OpName, Attr)> {
        let index = name.0.wrapping_mul(31) ^ properties.0;
        &mut self.0[index as usize % 64]
    }
}

pub(super) fn check(subject: Subject<'_>, checked: &mut CheckedProperties) -> Check {
    let Some(shared) = subject.shared_properties() else {
        return check_properties(subject);
    };
    let entry = checked.entry(subject.name(), shared);
    if *entry != Some((subject.name(), shared)) {
        check_properties(subject)?;
        *entry = Some((subject.name(), shared));
    }
    Ok(())
}

fn check_properties(subject: Subject<'_>) -> Check {
    let cx = subject.cx;
    let properties = subject.properties();
    for &key in &subject.registration().required {
        if !properties.iter().any(|entry| entry.0 == key) {
            return subject.fail(format!("requires attribute '{}'", cx.str(key)));
        }
    }
    let violation = first_violation(cx, subject.name(), properties.iter());
    match violation.or_else(|| unknown_flags(cx, subject.name(), properties)) {
        None => Ok(()),
        Some(message) => subject.fail(message),
    }
}

/// Returns the error for properties in `<{..}>` that the operation cannot store.
pub(crate) fn conversion_error(cx: &Context, name: OpName, properties: Attr) -> Option<String> {
    let reason = match &*cx.attr(properties) {
        _ if cx.op_def(name)?.properties.is_empty() => {
            "this operation does not support properties".into()
        }
        AttrData::Dict(entries) => entries
            .iter()
            .find_map(|&(key, value)| storage_error(cx, name, key, value))?,
        _ => "expected DictionaryAttr to set properties".into(),
    };
    let (text, name) = (cx.attr_text(properties), cx.op_name_str(name));
    Some(format!("invalid properties {text} for op {name}: {reason}"))
}

/// Returns the error for properties in `{..}` that violate their constraints, unless `<{..}>` overrides them.
pub(crate) fn inherent_error(
    cx: &Context,
    name: OpName,
    attrs: Attr,
    properties: Attr,
) -> Option<String> {
    let entries = cx.attr(attrs).as_dict()?;
    let overriding = cx.attr(properties).as_dict().unwrap_or_default();
    let is_new = |entry: &&(Ident, Attr)| overriding.iter().all(|(key, _)| *key != entry.0);
    let message = first_violation(cx, name, entries.iter().filter(is_new))?;
    Some(format!("'{}' op {message}", cx.op_name_str(name)))
}

fn first_violation<'a>(
    cx: &Context,
    name: OpName,
    mut entries: impl Iterator<Item = &'a (Ident, Attr)>,
) -> Option<String> {
    entries.find_map(|&(key, value)| {
        let constraint = declared_constraint(cx, name, key)?;
        let message = || {
            format!(
                "attribute '{}' failed to satisfy constraint: {}",
                cx.str(key),
                constraint.text
            )
        };
        let is_violated = attr_test::holds(cx, &constraint.test, value) == Some(false);
        is_violated.then(message)
    })
}

pub(crate) fn can_hold(cx: &Context, op: OpName, key: Ident, value: Attr) -> bool {
    storage_error(cx, op, key, value).is_none()
}

/// Returns the reason why a property cannot store a value. Constraints are checked elsewhere.
fn storage_error(cx: &Context, op: OpName, key: Ident, value: Attr) -> Option<String> {
    if let Some(segments) = groups::segments(cx, op, key) {
        return match &*cx.attr(value) {
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
    if let Some((flags, _)) = flags_of(cx, op, key) {
        let bits = flag_bits(cx, op, key, value);
        return bits.is_none().then(|| flags.storage.into());
    }
    if attr_test::holds(cx, &declared_constraint(cx, op, key)?.storage, value) != Some(false) {
        return None;
    }
    Some(format!(
        "Invalid attribute `{}` in property conversion: {}",
        cx.str(key),
        cx.attr_text(value)
    ))
}

/// Returns the flags that a property of an operation is a set of, and the name of the dialect.
fn flags_of(cx: &Context, op: OpName, key: Ident) -> Option<(&'static FlagProperty, &'static str)> {
    if !cx.op_data(op).native.contains(&key) {
        return None;
    }
    let name = cx.str(key);
    let dialect = cx.dialect_of(cx.op_name_str(op))?;
    let mut flags = dialect.flag_properties.iter();
    Some((flags.find(|flags| flags.name == name)?, dialect.name))
}

/// Returns the error for a set of flags with unknown bits.
fn unknown_flags(cx: &Context, op: OpName, properties: &[(Ident, Attr)]) -> Option<String> {
    properties.iter().find_map(|&(key, value)| {
        let (flags, _) = flags_of(cx, op, key)?;
        let bits = flag_bits(cx, op, key, value)?;
        let message = || {
            format!(
                "property '{}' failed to satisfy constraint: {}",
                flags.name, flags.text
            )
        };
        (bits & !flags.bits != 0).then(message)
    })
}

/// Returns the bits of a set of flags, which is written as an attribute of the dialect, as 3 in `#llvm.overflow<nsw, nuw>`, or as a
/// number, whose lower 32 bits count.
pub(crate) fn flag_bits(cx: &Context, op: OpName, key: Ident, value: Attr) -> Option<u64> {
    let (flags, dialect) = flags_of(cx, op, key)?;
    let data = cx.attr(value);
    let (found, rest) = match &*data {
        AttrData::Integer { value, ty } => {
            let width = cx.integer_width(*ty)?;
            // Zero-extends, because `true` is 1 as a set of flags, not -1.
            let used = u64::from(u32::MAX) >> 32_u32.saturating_sub(width);
            return Some(value.words(width)[0] & used);
        }
        AttrData::Dialect { dialect, rest, .. } => (dialect, rest),
        _ => return None,
    };
    let mut enumerations = cx.enumerations(dialect).iter();
    let enumeration =
        enumerations.find(|enumeration| Some(enumeration.mnemonic) == flags.enumeration)?;
    let words = cx
        .str(*rest)
        .strip_prefix('.')?
        .strip_prefix(enumeration.mnemonic)?;
    let words = words.strip_prefix('<')?.strip_suffix('>')?;
    let separator = enumeration.flags.as_ref()?.separator;
    let mut words = words.split(separator).filter(|_| cx.str(*found) == dialect);
    words.try_fold(0, |bits, word| Some(bits | enumeration.bits_of(word)?))
}

/// Returns the constraint of a property, if its dialect declares one that can be tested.
fn declared_constraint(cx: &Context, op: OpName, key: Ident) -> Option<&'static AttrConstraint> {
    let mut constraints = cx.op_data(op).constraints.iter();
    Some(constraints.find(|(name, _)| *name == key)?.1)
}
