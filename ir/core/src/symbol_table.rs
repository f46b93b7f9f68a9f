//! Symbols of a table by name, and who refers to them.

use rustc_hash::FxHashMap;

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::handle::{Attr, Ident, OpId};
use crate::op_ref::OpRef;
use crate::symbols::symbol_uses;

/// The symbols directly inside of an operation such as a module, by name.
///
/// ```
/// use pass_ir::symbols::SymbolTable;
/// use pass_ir::{parse, ParseOptions};
///
/// let cx = pass_dialects::context();
/// let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({
///   "func.call"() <{callee = @f}> : () -> ()
///   "func.return"() : () -> ()
/// }) : () -> ()"#;
/// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let mut root = module.root(&cx);
/// let body = root.body_mut().unwrap();
/// let mut table = SymbolTable::of(&cx, body);
/// let f = table.lookup(cx.ident("f")).unwrap();
/// assert_eq!(SymbolTable::uses(&cx, body)[&cx.ident("f")], 1);
/// table.rename(&cx, body, f, "g");
/// assert_eq!(table.lookup(cx.ident("g")), Some(f));
/// assert_eq!(module.print(&cx), r#""builtin.module"() ({
///   "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
///     "func.call"() <{callee = @g}> : () -> ()
///     "func.return"() : () -> ()
///   }) : () -> ()
/// }) : () -> ()
/// "#);
/// ```
#[derive(Clone, Debug, Default)]
pub struct SymbolTable {
    symbols: FxHashMap<Ident, OpId>,
}

impl SymbolTable {
    /// The table of the operation that owns `body`.
    #[must_use]
    pub fn of(cx: &Context, body: &Body) -> Self {
        let mut symbols = FxHashMap::default();
        for op in body.members() {
            if let Some(symbol) = body.symbol(cx, op) {
                symbols.entry(symbol).or_insert(op);
            }
        }
        Self { symbols }
    }

    /// The operation that defines a symbol.
    #[must_use]
    pub fn lookup(&self, symbol: Ident) -> Option<OpId> {
        self.symbols.get(&symbol).copied()
    }

    /// A name like `wanted` that no symbol of the table has: itself, or with a number after it.
    #[must_use]
    pub fn free_name(&self, cx: &Context, wanted: &str) -> Ident {
        let plain = cx.ident(wanted);
        if !self.symbols.contains_key(&plain) {
            return plain;
        }
        let numbered = (0_u64..).map(|number| cx.ident(&format!("{wanted}_{number}")));
        numbered
            .into_iter()
            .find(|name| !self.symbols.contains_key(name))
            .unwrap_or(plain)
    }

    /// Takes in an operation that was put into the body, under a name of its own: where another symbol has its name
    /// already, the operation is given a new one. Gives the name; none if the operation is no symbol.
    pub fn insert(&mut self, cx: &Context, body: &mut Body, op: OpId) -> Option<Ident> {
        let wanted = body.symbol(cx, op)?;
        let name = match self.lookup(wanted) {
            Some(known) if known != op => self.free_name(cx, cx.str(wanted)),
            _ => wanted,
        };
        if name != wanted {
            body.set_attr(cx, op, crate::name::SYM_NAME, Some(cx.ident_attr(name)));
        }
        self.symbols.insert(name, op);
        Some(name)
    }

    /// Forgets an operation that is to be erased.
    pub fn remove(&mut self, cx: &Context, body: &Body, op: OpId) {
        if let Some(symbol) = body.symbol(cx, op)
            && self.lookup(symbol) == Some(op)
        {
            self.symbols.remove(&symbol);
        }
    }

    /// Gives a symbol another name, a free one like `wanted`, and changes all that refers to it in the body.
    pub fn rename(
        &mut self,
        cx: &Context,
        body: &mut Body,
        op: OpId,
        wanted: &str,
    ) -> Option<Ident> {
        let old = body.symbol(cx, op)?;
        let new = self.free_name(cx, wanted);
        body.set_attr(cx, op, crate::name::SYM_NAME, Some(cx.ident_attr(new)));
        Self::replace_uses(cx, body, old, new);
        self.symbols.remove(&old);
        self.symbols.insert(new, op);
        Some(new)
    }

    /// The number of references to each symbol of the table from inside of it, at any depth. A reference inside a nested
    /// table means the symbol of that table first, so it counts only where that one has no such symbol.
    #[must_use]
    pub fn uses(cx: &Context, body: &Body) -> FxHashMap<Ident, usize> {
        let mut counts = FxHashMap::default();
        for_each_symbol_use(cx, body, &mut |_, root, _| {
            *counts.entry(root).or_insert(0) += 1;
        });
        counts
    }

    /// Makes all references to `old` in the body refer to `new`, however deep, apart from those in nested tables that have
    /// a symbol of that name themselves, and from those inside of attributes and types that are kept as text.
    pub fn replace_uses(cx: &Context, body: &mut Body, old: Ident, new: Ident) {
        let mut known = FxHashMap::default();
        let mut is_outermost = true;
        body.for_each_body_if(&mut |body| {
            let is_nested = !std::mem::replace(&mut is_outermost, false);
            if is_nested && body.members().any(|op| body.symbol(cx, op) == Some(old)) {
                return false;
            }
            for op in body.walk() {
                let mut header = body.header(cx, op);
                let before = header;
                for dict in [&mut header.attrs, &mut header.props] {
                    let from = *dict;
                    *dict = *known
                        .entry(from)
                        .or_insert_with(|| renamed(cx, from, old, new));
                }
                if header != before {
                    body.set_header(op, header);
                }
            }
            true
        });
    }
}

/// Calls `visit` for each reference to a symbol in a body and in the bodies nested in it, with the operation that refers
/// and the names from the outermost one on. The insides of nested symbol tables that have a symbol of that name
/// themselves are left out.
pub fn for_each_symbol_use(
    cx: &Context,
    body: &Body,
    visit: &mut dyn FnMut(OpRef<'_>, Ident, &[Ident]),
) {
    let mut scope = Scope::default();
    let mut pending = vec![Step::Enter(body, false)];
    while let Some(step) = pending.pop() {
        let (body, is_table) = match step {
            Step::Enter(body, is_table) => (body, is_table),
            Step::Leave(table) => {
                scope.leave(&table);
                continue;
            }
        };
        if is_table {
            let table = SymbolTable::of(cx, body);
            scope.enter(&table);
            pending.push(Step::Leave(table));
        }
        for op in body.walk() {
            let here = OpRef::new(cx, body, op);
            for dict in [here.header().attrs, here.header().props] {
                symbol_uses(cx, dict, &mut |root, nested| {
                    if !scope.has(root) {
                        visit(here, root, nested);
                    }
                });
            }
            if let Some(nested) = body.nested(op) {
                let is_table = cx
                    .traits(body.name(op))
                    .has(crate::dialect::Traits::SYMBOL_TABLE);
                pending.push(Step::Enter(nested, is_table));
            }
        }
    }
}

/// A step of a visit to bodies that may be nested to any depth.
enum Step<'a> {
    /// Visits a body; true if it is that of a symbol table in the one that is asked about.
    Enter(&'a Body, bool),
    /// All that is nested in this table has been visited.
    Leave(SymbolTable),
}

/// The symbols of the tables between a body and the one that is asked about, each with the number of tables that have it.
#[derive(Default)]
struct Scope(FxHashMap<Ident, usize>);

impl Scope {
    fn enter(&mut self, table: &SymbolTable) {
        for &symbol in table.symbols.keys() {
            *self.0.entry(symbol).or_default() += 1;
        }
    }

    fn leave(&mut self, table: &SymbolTable) {
        for symbol in table.symbols.keys() {
            if let Some(count) = self.0.get_mut(symbol) {
                *count -= 1;
                if *count == 0 {
                    self.0.remove(symbol);
                }
            }
        }
    }

    fn has(&self, symbol: Ident) -> bool {
        self.0.contains_key(&symbol)
    }
}

/// The attribute with one symbol in place of another as first name of its references.
fn renamed(cx: &Context, attr: Attr, old: Ident, new: Ident) -> Attr {
    match &*cx.attr(attr) {
        AttrData::Symbol { root, nested } if *root == old => cx.intern_attr(AttrData::Symbol {
            root: new,
            nested: nested.clone(),
        }),
        AttrData::Array(elements) => {
            let elements: Vec<Attr> = elements
                .iter()
                .map(|&one| renamed(cx, one, old, new))
                .collect();
            cx.array_attr(&elements)
        }
        AttrData::Dict(entries) => cx.dict_attr(
            entries
                .iter()
                .map(|&(key, value)| (key, renamed(cx, value, old, new))),
        ),
        _ => attr,
    }
}
