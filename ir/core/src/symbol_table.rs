//! Symbol tables, and references to their symbols.

use crate::hash::HashMap;

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Attr, Ident, OpId};
use crate::op_ref::OpRef;
use crate::symbols::symbol_uses;

/// The symbols of an operation such as a module, by name.
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
    symbols: HashMap<Ident, OpId>,
}

impl SymbolTable {
    /// Returns the table of the operation that owns `body`.
    pub fn of(cx: &Context, body: &Body) -> Self {
        let mut symbols = HashMap::default();
        for op in body.top_ops() {
            if let Some(symbol) = body.symbol(cx, op) {
                symbols.entry(symbol).or_insert(op);
            }
        }
        Self { symbols }
    }

    /// Returns the operation that defines a symbol.
    pub fn lookup(&self, symbol: Ident) -> Option<OpId> {
        self.symbols.get(&symbol).copied()
    }

    /// Returns `name`, with a number appended if a symbol of the table has it.
    pub fn unique_name(&self, cx: &Context, name: &str) -> Ident {
        let numbered = (0_u64..).map(|number| cx.ident(&format!("{name}_{number}")));
        let plain = cx.ident(name);
        let mut candidates = std::iter::once(plain).chain(numbered);
        let unique = candidates.find(|name| !self.symbols.contains_key(name));
        unique.unwrap_or(plain)
    }

    /// Inserts an operation of the body. Renames it if another symbol has its name. Returns the name, or `None` if the
    /// operation is not a symbol.
    pub fn insert(&mut self, cx: &Context, body: &mut Body, op: OpId) -> Option<Ident> {
        let symbol = body.symbol(cx, op)?;
        let name = match self.lookup(symbol) {
            Some(existing) if existing != op => self.unique_name(cx, cx.str(symbol)),
            _ => symbol,
        };
        if name != symbol {
            body.set_attr(cx, op, crate::name::SYM_NAME, Some(cx.ident_attr(name)));
        }
        self.symbols.insert(name, op);
        Some(name)
    }

    /// Removes an operation before its erasure.
    pub fn remove(&mut self, cx: &Context, body: &Body, op: OpId) {
        if let Some(symbol) = body.symbol(cx, op)
            && self.lookup(symbol) == Some(op)
        {
            self.symbols.remove(&symbol);
        }
    }

    /// Renames a symbol, with all references in the body. Appends a number if another symbol has the name.
    pub fn rename(&mut self, cx: &Context, body: &mut Body, op: OpId, name: &str) -> Option<Ident> {
        let old = body.symbol(cx, op)?;
        let new = self.unique_name(cx, name);
        body.set_attr(cx, op, crate::name::SYM_NAME, Some(cx.ident_attr(new)));
        Self::replace_uses(cx, body, old, new);
        self.symbols.remove(&old);
        self.symbols.insert(new, op);
        Some(new)
    }

    /// Returns the number of references to each symbol of the table by nested operations, at any depth. References
    /// inside a nested table that defines the symbol itself do not count.
    pub fn uses(cx: &Context, body: &Body) -> HashMap<Ident, usize> {
        let mut counts = HashMap::default();
        for_each_symbol_use(cx, body, &mut |_, root, _| {
            *counts.entry(root).or_insert(0) += 1;
        });
        counts
    }

    /// Replaces all references to `old` that [`SymbolTable::uses`] counts, except those in attributes and types that are
    /// kept as text.
    pub fn replace_uses(cx: &Context, body: &mut Body, old: Ident, new: Ident) {
        let mut renamed_dicts = HashMap::default();
        let mut pending = vec![(body, false)];
        while let Some((body, is_nested_table)) = pending.pop() {
            let is_shadowed =
                is_nested_table && body.top_ops().any(|op| body.symbol(cx, op) == Some(old));
            if is_shadowed {
                continue;
            }
            for op in body.walk() {
                let mut header = body.header(cx, op);
                let before = header;
                for dict in [&mut header.attrs, &mut header.props] {
                    let from = *dict;
                    *dict = *renamed_dicts
                        .entry(from)
                        .or_insert_with(|| renamed(cx, from, old, new));
                }
                if header != before {
                    body.set_header(op, header);
                }
            }
            let nested = body.nested_bodies().into_iter();
            let is_table = |name| cx.traits(name).has(Traits::SYMBOL_TABLE);
            pending.extend(nested.map(|(name, nested)| (nested, is_table(name))));
        }
    }
}

/// Calls `visit` for each reference to a symbol in a body and in the bodies nested in it, with the operation that
/// refers and the names from the outermost one on. The insides of nested symbol tables that have a symbol of that
/// name themselves are left out.
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
                scope.exit(&table);
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
                let is_table = cx.traits(body.name(op)).has(Traits::SYMBOL_TABLE);
                pending.push(Step::Enter(nested, is_table));
            }
        }
    }
}

enum Step<'a> {
    /// Visits a body; true if it belongs to a nested symbol table.
    Enter(&'a Body, bool),
    /// Leaves the scope of a symbol table.
    Leave(SymbolTable),
}

/// The symbols of the enclosing nested tables, each with the number of tables that define it.
#[derive(Default)]
struct Scope(HashMap<Ident, usize>);

impl Scope {
    fn enter(&mut self, table: &SymbolTable) {
        for &symbol in table.symbols.keys() {
            *self.0.entry(symbol).or_default() += 1;
        }
    }

    fn exit(&mut self, table: &SymbolTable) {
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

/// Renames the root of the symbol references in an attribute.
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
