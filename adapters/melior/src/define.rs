//! Dialects that a table defines, and adding them to a context.

#![expect(
    unsafe_code,
    reason = "the functions of `cpp/defined.cpp` take pointers, which this file gets from them"
)]

use std::collections::HashSet;
use std::ffi::c_void;
use std::ptr::null;

use melior::Context;
use melior::ir::{Type, TypeLike};
use mlir_sys::{MlirContext as RawContext, MlirStringRef, MlirType};
use pass_runtime::Failure;

use crate::context::MlirContext;
use crate::scope;
use crate::sys::raw;

unsafe extern "C" {
    fn passwrightDefineDialect(context: RawContext, name: MlirStringRef) -> *mut c_void;
    fn passwrightDefineType(dialect: *mut c_void, name: MlirStringRef);
    fn passwrightDefineAttribute(
        dialect: *mut c_void,
        name: MlirStringRef,
        count: isize,
        keywords: *const MlirStringRef,
    );
    fn passwrightDefineOp(
        dialect: *mut c_void,
        name: MlirStringRef,
        sized_operands: bool,
        sized_results: bool,
    ) -> *mut c_void;
    fn passwrightAddPart(
        op: *mut c_void,
        kind: i32,
        arity: i32,
        blocks: i32,
        name: MlirStringRef,
        summary: MlirStringRef,
    );
    fn passwrightAddAlternative(op: *mut c_void, kind: i32, class: MlirStringRef, r#type: MlirType);
    fn passwrightAddParent(op: *mut c_void, name: MlirStringRef);
    fn passwrightAddTrait(op: *mut c_void, name: MlirStringRef);
    fn passwrightFinishOp(op: *mut c_void, has_no_effects: bool, is_speculatable: bool);
}

/// The table of a dialect, which `pass-melior-build` generates from definitions in TableGen.
#[derive(Debug)]
pub struct DialectDefinition {
    /// The name, such as `shapes`.
    pub name: &'static str,
    /// The names of types, without that of the dialect.
    pub types: &'static [&'static str],
    /// The names of attributes, without that of the dialect, each with the keywords of its enumeration. Without any it takes all
    /// parameters.
    pub attributes: &'static [(&'static str, &'static [&'static str])],
    /// The operations.
    pub operations: &'static [&'static OpDefinition],
}

/// An operation of a dialect: its parts, and what its verifier checks.
#[derive(Debug)]
pub struct OpDefinition {
    /// The name with that of the dialect, such as `shapes.area`.
    pub name: &'static str,
    /// The operands.
    pub operands: &'static [Part],
    /// The results.
    pub results: &'static [Part],
    /// The attributes.
    pub attributes: &'static [Part],
    /// The regions.
    pub regions: &'static [Part],
    /// The successors.
    pub successors: &'static [Part],
    /// True if the attribute `operandSegmentSizes` has the sizes of groups of operands.
    pub has_operand_sizes: bool,
    /// True if the attribute `resultSegmentSizes` has the sizes of groups of results.
    pub has_result_sizes: bool,
    /// Traits by the names of their classes in C++, such as `IsTerminator`. Those that the table of `cpp/defined.cpp` lacks are ignored.
    pub traits: &'static [&'static str],
    /// The allowed parent operations. Empty for any.
    pub parents: &'static [&'static str],
    /// True if it reads and writes no memory.
    pub has_no_effects: bool,
    /// True if it may be executed speculatively.
    pub is_speculatable: bool,
}

/// A group of operands or results, an attribute, a region or a successor.
#[derive(Debug)]
pub struct Part {
    /// The name. It may be empty.
    pub name: &'static str,
    /// How many there are.
    pub arity: Arity,
    /// The constraint in words.
    pub summary: &'static str,
    /// The alternatives of the constraint. Empty for anything.
    pub any_of: &'static [Alternative],
    /// The number of blocks of a region, if it is fixed.
    pub blocks: Option<u16>,
}

/// The number of values, regions or successors of a [`Part`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// There is one.
    One,
    /// There is one or none.
    Optional,
    /// There are any number of them.
    Variadic,
}

/// A constraint of a type or an attribute.
#[derive(Debug)]
pub enum Alternative {
    /// This type of `builtin`, such as `f64`.
    Type(&'static str),
    /// A type of floating-point numbers.
    Float,
    /// A type or an attribute of a class, such as `builtin.tensor`.
    Class(&'static str),
    /// An attribute of a class with this type, or with elements of it.
    Typed(&'static str, &'static str),
}

impl MlirContext {
    /// Adds a dialect that a table defines. Its operations are written in the generic form.
    ///
    /// # Errors
    ///
    /// Fails if there is a dialect of that name, if a name is not one or is there twice, if a constraint names a type that MLIR does not
    /// have, if the context is used elsewhere, or if a copy of an operation is kept.
    pub fn define(&mut self, dialect: &DialectDefinition) -> Result<(), Failure> {
        let name = dialect.name;
        if let Some(invalid) = invalid_name(dialect) {
            let message = format!(
                "'{invalid}' is no name for a part of the dialect '{name}', or is there twice"
            );
            return Err(Failure::because(message));
        }
        if self.is_loaded(name) || self.dialects().iter().any(|known| known == name) {
            let message = format!("there is a dialect '{name}' already");
            return Err(Failure::because(message));
        }
        let added = self.add_dialects(|context| {
            let (unknown, _) = scope::collect(self, || unknown_type(context, dialect));
            if let Some(text) = unknown {
                return Err(format!(
                    "'{text}' is no type, which the dialect '{name}' asks for"
                ));
            }
            define(context, dialect);
            Ok(())
        });
        added?.map_err(Failure::because)
    }
}

/// Returns a name that is of another dialect, is there twice, or is no identifier: MLIR does not check names.
fn invalid_name(dialect: &DialectDefinition) -> Option<&'static str> {
    let is_word = |name: &str| {
        let is_in_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_in_word)
    };
    let is_name = |name: &str| name.split('.').all(is_word);
    if !is_word(dialect.name) {
        return Some(dialect.name);
    }
    let mut known = HashSet::new();
    let types = dialect
        .types
        .iter()
        .map(|name| ("type", *name, is_name(name)));
    let attributes = dialect
        .attributes
        .iter()
        .map(|(name, _)| ("attribute", *name, is_name(name)));
    let operations = dialect.operations.iter().map(|op| {
        let inner = op
            .name
            .strip_prefix(dialect.name)
            .and_then(|rest| rest.strip_prefix('.'));
        ("operation", op.name, inner.is_some_and(is_name))
    });
    let mut all = types.chain(attributes).chain(operations);
    let invalid = all.find(|(kind, name, is_valid)| !is_valid || !known.insert((*kind, *name)))?;
    Some(invalid.1)
}

/// Returns the text of a type in a constraint that MLIR cannot parse.
fn unknown_type(context: &Context, definition: &DialectDefinition) -> Option<&'static str> {
    let parts = definition.operations.iter().flat_map(|op| {
        let parts = [op.operands, op.results, op.attributes];
        parts.into_iter().flatten()
    });
    let texts = parts
        .flat_map(|part| part.any_of)
        .filter_map(|alternative| match alternative {
            Alternative::Type(text) | Alternative::Typed(_, text) => Some(*text),
            Alternative::Float | Alternative::Class(_) => None,
        });
    let mut known = HashSet::new();
    let mut new = texts.filter(|text| known.insert(*text));
    new.find(|text| Type::parse(context, text).is_none())
}

fn define(context: &Context, definition: &DialectDefinition) {
    // SAFETY: the context is alive, there is no such dialect, and no other thread uses the context.
    let dialect = unsafe { passwrightDefineDialect(context.to_raw(), raw(definition.name)) };
    for name in definition.types {
        // SAFETY: the dialect was just added to the context.
        unsafe { passwrightDefineType(dialect, raw(name)) };
    }
    for (name, keywords) in definition.attributes {
        let keywords: Vec<_> = keywords.iter().map(|keyword| raw(keyword)).collect();
        let (count, data) = (keywords.len().cast_signed(), keywords.as_ptr());
        // SAFETY: as above; there are as many keywords.
        unsafe { passwrightDefineAttribute(dialect, raw(name), count, data) };
    }
    for op in definition.operations {
        let (operands, results) = (op.has_operand_sizes, op.has_result_sizes);
        // SAFETY: as above.
        let defined = unsafe { passwrightDefineOp(dialect, raw(op.name), operands, results) };
        // SAFETY: it was just made.
        unsafe { add_parts(context, defined, op) };
        // SAFETY: it is finished once.
        unsafe { passwrightFinishOp(defined, op.has_no_effects, op.is_speculatable) };
    }
}

/// Adds parts, traits and parents.
///
/// # Safety
///
/// `defined` is an operation that is not finished.
unsafe fn add_parts(context: &Context, defined: *mut c_void, op: &OpDefinition) {
    let kinds = [
        op.operands,
        op.results,
        op.attributes,
        op.regions,
        op.successors,
    ];
    for (kind, parts) in (0..).zip(kinds) {
        for part in parts {
            let (name, summary) = (raw(part.name), raw(part.summary));
            let blocks = part.blocks.map_or(-1, i32::from);
            // SAFETY: as the caller says; there is such a kind.
            unsafe { passwrightAddPart(defined, kind, part.arity as i32, blocks, name, summary) };
            for alternative in part.any_of {
                let (class, text) = match alternative {
                    Alternative::Type(text) => ("", Some(*text)),
                    Alternative::Float => ("float", None),
                    Alternative::Class(class) => (*class, None),
                    Alternative::Typed(class, text) => (*class, Some(*text)),
                };
                let r#type = text.and_then(|text| Type::parse(context, text));
                let r#type = r#type.map_or(MlirType { ptr: null() }, |r#type| r#type.to_raw());
                // SAFETY: as above; there is a part of this kind.
                unsafe { passwrightAddAlternative(defined, kind, raw(class), r#type) };
            }
        }
    }
    for name in op.traits {
        // SAFETY: as above.
        unsafe { passwrightAddTrait(defined, raw(name)) };
    }
    for name in op.parents {
        // SAFETY: as above.
        unsafe { passwrightAddParent(defined, raw(name)) };
    }
}
