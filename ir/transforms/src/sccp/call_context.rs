//! The bodies in an operation, and the call graph between them.

use pass_ir::dialect::{CallSite, Traits};
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::symbols::{Visibility, symbol_uses};
use pass_ir::{Body, Context, Header, Ident, OpId};

/// A body in the tree of isolated bodies.
pub(super) struct BodyNode<'a> {
    pub(super) body: &'a Body,
    pub(super) owner: Header,
    /// The index of the enclosing body, and the owner in it; `None` for the root.
    pub(super) parent: Option<(usize, OpId)>,
    /// True if the owner may have unknown callers.
    pub(super) has_unknown_callers: bool,
}

/// The bodies in an operation, and which calls lead to which of them.
pub(super) struct CallContext<'a> {
    pub(super) cx: &'a Context,
    /// The bodies in preorder.
    pub(super) nodes: Vec<BodyNode<'a>>,
    /// Isolated operations, by the node that they are in, with the node of their body.
    nested: HashMap<(usize, OpId), usize>,
    /// Symbols, by the node of their symbol table and their name, with the node of their body.
    symbols: HashMap<(usize, Ident), usize>,
    /// The symbols among them that are callables with a definition.
    callables: HashMap<(usize, Ident), usize>,
}

/// The symbols that references other than of calls name.
#[derive(Default)]
struct References {
    /// By the node of the symbol table and the name.
    symbols: HashSet<(usize, Ident)>,
    /// Names in symbol tables that are not known.
    unresolved: HashSet<Ident>,
}

impl<'a> CallContext<'a> {
    pub(super) fn of(cx: &'a Context, owner: Header, root: &'a Body, is_outermost: bool) -> Self {
        let mut context = Self {
            cx,
            nodes: Vec::new(),
            nested: HashMap::default(),
            symbols: HashMap::default(),
            callables: HashMap::default(),
        };
        let mut pending = vec![(root, owner, None)];
        while let Some((body, owner, parent)) = pending.pop() {
            let node = context.nodes.len();
            context.nested.extend(parent.map(|parent| (parent, node)));
            context.nodes.push(BodyNode {
                body,
                owner,
                parent,
                has_unknown_callers: node == 0,
            });
            let ops = body.walk().into_iter().rev();
            let nested = ops.filter_map(|op| Some((op, body.nested(op)?)));
            pending
                .extend(nested.map(|(op, nested)| (nested, body.header(cx, op), Some((node, op)))));
        }
        context.index_callables(is_outermost);
        context.mark_escaping_callables();
        context
    }

    /// Returns the node of the body of an isolated operation.
    pub(super) fn node_of(&self, parent: usize, op: OpId) -> Option<usize> {
        self.nested.get(&(parent, op)).copied()
    }

    pub(super) fn is_callable(&self, node: usize) -> bool {
        self.cx
            .traits(self.nodes[node].owner.name)
            .has(Traits::CALLABLE)
    }

    /// Returns the node of the callee of a call, if it is known and has a body.
    pub(super) fn callee(&self, node: usize, call: &CallSite) -> Option<usize> {
        let (symbol, []) = self.cx.attr(call.callee).as_symbol()? else {
            return None;
        };
        let table = self.symbol_table(node)?;
        self.callables.get(&(table, symbol)).copied()
    }

    /// Returns the nearest symbol table of the operations in a node.
    fn symbol_table(&self, node: usize) -> Option<usize> {
        let mut node = node;
        while !self.is_symbol_table(node) {
            node = self.nodes[node].parent?.0;
        }
        Some(node)
    }

    fn is_symbol_table(&self, node: usize) -> bool {
        self.cx
            .traits(self.nodes[node].owner.name)
            .has(Traits::SYMBOL_TABLE)
    }

    fn index_callables(&mut self, is_outermost: bool) {
        for node in 1..self.nodes.len() {
            let BodyNode {
                body,
                owner,
                parent,
                ..
            } = self.nodes[node];
            let Some((parent, _)) = parent else {
                continue;
            };
            let symbol = owner.symbol(self.cx);
            let symbol = symbol.filter(|_| self.is_symbol_table(parent));
            if let Some(symbol) = symbol {
                self.symbols.entry((parent, symbol)).or_insert(node);
            }
            let mut regions = body.top_regions().iter();
            let is_defined = regions.any(|&region| body.entry(region).is_some());
            if !self.is_callable(node) || !is_defined {
                continue;
            }
            let Some(symbol) = symbol else {
                self.nodes[node].has_unknown_callers = true;
                continue;
            };
            self.callables.entry((parent, symbol)).or_insert(node);
            let is_hidden = self.is_hidden(parent, is_outermost);
            self.nodes[node].has_unknown_callers = match Visibility::of(self.cx, &owner) {
                Visibility::Private => false,
                Visibility::Nested => !is_hidden,
                Visibility::Public => true,
            };
        }
    }

    /// Returns whether all uses of the symbols of a table are known.
    fn is_hidden(&self, table: usize, is_outermost: bool) -> bool {
        let mut node = table;
        loop {
            let owner = &self.nodes[node].owner;
            let is_private = owner.symbol(self.cx).is_none()
                || Visibility::of(self.cx, owner) == Visibility::Private;
            if !self.is_symbol_table(node) || is_private {
                return true;
            }
            match self.nodes[node].parent {
                Some((parent, _)) => node = parent,
                None => return is_outermost,
            }
        }
    }

    /// Records the symbols that a reference names, from the outermost table to the innermost symbol.
    fn follow(&self, table: usize, root: Ident, nested: &[Ident], references: &mut References) {
        let mut table = Some(table);
        for name in std::iter::once(root).chain(nested.iter().copied()) {
            let Some(known) = table else {
                references.unresolved.insert(name);
                continue;
            };
            references.symbols.insert((known, name));
            let member = self.symbols.get(&(known, name)).copied();
            table = member.filter(|node| self.is_symbol_table(*node));
        }
    }

    fn mark_escaping_callables(&mut self) {
        let mut references = References::default();
        let mut visited: HashSet<_> = HashSet::default();
        let mut has_unknown_table = false;
        for (index, node) in self.nodes.iter().enumerate() {
            let table = self.symbol_table(index);
            for op in node.body.walk() {
                let header = node.body.header(self.cx, op);
                has_unknown_table |=
                    !self.cx.is_registered(header.name) && node.body.regions(op).len() == 1;
                let call = node.body.call_site(self.cx, op);
                if call.is_some_and(|call| self.callee(index, &call).is_some()) {
                    continue;
                }
                for dict in [header.props, header.attrs] {
                    if !visited.insert((table, dict)) {
                        continue;
                    }
                    symbol_uses(self.cx, dict, &mut |root, nested| {
                        if let Some(table) = table {
                            self.follow(table, root, nested, &mut references);
                        }
                    });
                }
            }
        }
        for (symbol, &node) in &self.callables {
            if references.symbols.contains(symbol) || references.unresolved.contains(&symbol.1) {
                self.nodes[node].has_unknown_callers = true;
            }
        }
        // An unregistered operation may be a symbol table, in which names resolve differently.
        for node in &mut self.nodes {
            node.has_unknown_callers |= has_unknown_table;
        }
    }
}
