//! The visibility of symbols, and references to symbols in attributes.

use crate::attrs::AttrData;
use crate::body::Header;
use crate::context::Context;
use crate::handle::{Attr, Ident};
use crate::known::name;
pub use crate::symbol_table::{SymbolTable, for_each_symbol_use};
use crate::types::TypeData;

/// Returns the visibility of the symbol that an operation defines.
pub type VisibilityFn = fn(&Context, &Header) -> Visibility;

/// The visibility of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Visible everywhere.
    Public,
    /// Visible in its table alone.
    Private,
    /// Visible in its table, and where that table is visible.
    Nested,
}

impl Visibility {
    /// Returns the visibility of the symbol that an operation defines.
    #[must_use]
    pub fn of(cx: &Context, header: &Header) -> Self {
        if let Some(visibility) = cx.behaviour(header.name).visibility {
            return visibility(cx, header);
        }
        let text = header.attr(cx, name::SYM_VISIBILITY);
        match text.and_then(|text| cx.attr(text).as_string()) {
            Some(name::PRIVATE) => Self::Private,
            Some(name::NESTED) => Self::Nested,
            _ => Self::Public,
        }
    }
}

/// Calls `visit` with root and nested names of each symbol reference in an attribute, however deep, types included.
///
/// ```
/// use pass_ir::symbols::symbol_uses;
/// use pass_ir::Context;
///
/// let cx = Context::new();
/// let callee = cx.symbol_attr(cx.ident("callee"));
/// let mut found = Vec::new();
/// symbol_uses(&cx, cx.array_attr(&[callee]), &mut |root, _| found.push(root));
/// assert_eq!(found, [cx.ident("callee")]);
/// ```
pub fn symbol_uses(cx: &Context, attr: Attr, visit: &mut dyn FnMut(Ident, &[Ident])) {
    match &*cx.attr(attr) {
        AttrData::Symbol { root, nested } => visit(*root, nested),
        AttrData::Array(elements) => {
            for &element in elements {
                symbol_uses(cx, element, visit);
            }
        }
        AttrData::Dict(entries) => {
            for &(_, value) in entries {
                symbol_uses(cx, value, visit);
            }
        }
        AttrData::Type(ty) => type_symbol_uses(cx, *ty, visit),
        AttrData::Dialect {
            rest, parts, ty, ..
        } => {
            text_symbol_uses(cx, cx.str(*rest), visit);
            parts.iter().for_each(|&part| symbol_uses(cx, part, visit));
            ty.iter().for_each(|&ty| type_symbol_uses(cx, ty, visit));
        }
        AttrData::Distinct { attr, .. } => symbol_uses(cx, *attr, visit),
        AttrData::Integer { ty, .. }
        | AttrData::Float { ty, .. }
        | AttrData::Dense { ty, .. }
        | AttrData::Sparse { ty, .. }
        | AttrData::Resource { ty, .. }
        | AttrData::String { ty: Some(ty), .. } => type_symbol_uses(cx, *ty, visit),
        _ => {}
    }
}

fn type_symbol_uses(cx: &Context, ty: crate::Type, visit: &mut dyn FnMut(Ident, &[Ident])) {
    match cx.ty(ty) {
        TypeData::Function { inputs, results } => {
            for &one in inputs.iter().chain(results) {
                type_symbol_uses(cx, one, visit);
            }
        }
        TypeData::Tuple(types) => {
            for &one in types {
                type_symbol_uses(cx, one, visit);
            }
        }
        TypeData::Dialect { rest, parts, .. } => {
            text_symbol_uses(cx, cx.str(*rest), visit);
            parts.iter().for_each(|&part| symbol_uses(cx, part, visit));
        }
        TypeData::Complex(element) | TypeData::Vector { element, .. } => {
            type_symbol_uses(cx, *element, visit);
        }
        TypeData::Tensor {
            element, encoding, ..
        } => {
            type_symbol_uses(cx, *element, visit);
            encoding
                .iter()
                .for_each(|&attr| symbol_uses(cx, attr, visit));
        }
        TypeData::MemRef {
            element,
            layout,
            memory_space,
            ..
        } => {
            type_symbol_uses(cx, *element, visit);
            let more = layout.iter().chain(memory_space);
            more.for_each(|&attr| symbol_uses(cx, attr, visit));
        }
        _ => {}
    }
}

/// Finds `@name::@nested` in text that is kept as it was written. A name inside of a string counts too: better one
/// symbol kept too long than one removed that is used.
fn text_symbol_uses(cx: &Context, text: &str, visit: &mut dyn FnMut(Ident, &[Ident])) {
    let mut rest = text;
    while let Some(at) = rest.find('@') {
        rest = &rest[at + 1..];
        let mut names = Vec::new();
        loop {
            let (name, after) = symbol_name(rest);
            names.push(cx.ident(name));
            rest = after;
            match rest.strip_prefix("::@") {
                Some(more) => rest = more,
                None => break,
            }
        }
        if let [root, nested @ ..] = &names[..] {
            visit(*root, nested);
        }
    }
}

fn symbol_name(text: &str) -> (&str, &str) {
    if let Some(quoted) = text.strip_prefix('"') {
        return quoted.split_once('"').unwrap_or((quoted, ""));
    }
    let end =
        text.find(|char: char| !char.is_ascii_alphanumeric() && !matches!(char, '_' | '$' | '.'));
    text.split_at(end.unwrap_or(text.len()))
}
