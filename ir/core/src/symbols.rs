//! The visibility of symbols, and references to symbols in attributes.

use crate::body::Header;
use crate::context::Context;
use crate::handle::{Attr, Ident};
use crate::known::name;
use crate::parts::Entity;
pub use crate::symbol_table::{SymbolTable, for_each_symbol_use};

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

/// Returns whether no symbol in an operation is visible outside of it: the operation is no symbol, or a private one.
pub fn has_hidden_symbols(cx: &Context, header: &Header) -> bool {
    header.symbol(cx).is_none() || Visibility::of(cx, header) == Visibility::Private
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
    symbol_uses_in(cx, Entity::Attr(attr), visit);
}

fn symbol_uses_in(cx: &Context, entity: Entity, visit: &mut dyn FnMut(Ident, &[Ident])) {
    match entity {
        Entity::Attr(attr) => {
            if let Some((root, nested)) = cx.attr(attr).as_symbol() {
                return visit(root, nested);
            }
        }
        Entity::Type(_) => {}
        Entity::Loc(_) => return,
    }
    text_symbol_uses(cx, entity.text(cx), visit);
    entity.for_each_part(cx, &mut |part| symbol_uses_in(cx, part, visit));
}

/// Finds `@name::@nested` in opaque text. A name inside of a string counts too, because a used symbol must not be
/// removed.
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
