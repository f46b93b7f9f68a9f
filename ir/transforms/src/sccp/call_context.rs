//! The bodies in an operation, and the calls between them.

use pass_ir::dialect::{CallSite, Traits};
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::symbols::{Visibility, has_hidden_symbols, symbol_uses};
use pass_ir::{Body, Context, Header, Ident, OpId};

/// The index of a body in [`CallContext::nodes`].
pub(super) type NodeIndex = usize;

/// A body in the tree of isolated bodies.
pub(super) struct BodyNode<'a> {
    pub(super) body: &'a Body,
    /// The operation that owns the body.
    pub(super) owner: Header,
    /// The node of the enclosing body, and the owner in it; `None` for the root.
    pub(super) parent: Option<(NodeIndex, OpId)>,
    /// True for the root, and for each callable that may be called from elsewhere.
    pub(super) has_unknown_callers: bool,
}

/// The bodies in an operation, and which calls lead to which of them.
pub(super) struct CallContext<'a> {
    pub(super) cx: &'a Context,
    /// The bodies in preorder.
    pub(super) nodes: Vec<BodyNode<'a>>,
    /// Isolated operations, by the node that they are in, with the node of their body.
    node_of_owner: HashMap<(NodeIndex, OpId), NodeIndex>,
    /// Symbols, by the node of their symbol table and their name, with the node of their body.
    symbols: HashMap<(NodeIndex, Ident), NodeIndex>,
    /// The symbols among them that are callables with a definition.
    callables: HashMap<(NodeIndex, Ident), NodeIndex>,
}

/// The symbols that are referenced other than as callees.
#[derive(Default)]
struct References {
    /// By the node of the symbol table and the name.
    symbols: HashSet<(NodeIndex, Ident)>,
    /// Names in unknown symbol tables.
    unresolved: HashSet<Ident>,
}

impl<'a> CallContext<'a> {
    pub(super) fn of(cx: &'a Context, owner: Header, root: &'a Body, has_all_uses: bool) -> Self {
        let mut calls = Self {
            cx,
            nodes: Vec::new(),
            node_of_owner: HashMap::default(),
            symbols: HashMap::default(),
            callables: HashMap::default(),
        };
        let mut pending = vec![(root, owner, None)];
        while let Some((body, owner, parent)) = pending.pop() {
            let node = calls.nodes.len();
            calls
                .node_of_owner
                .extend(parent.map(|parent| (parent, node)));
            calls.nodes.push(BodyNode {
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
        calls.classify_callables(has_all_uses);
        calls.mark_escaping_callables();
        calls
    }

    /// Returns the node of the body of an isolated operation.
    pub(super) fn node_of(&self, parent: NodeIndex, op: OpId) -> Option<NodeIndex> {
        self.node_of_owner.get(&(parent, op)).copied()
    }

    pub(super) fn is_callable(&self, node: NodeIndex) -> bool {
        self.cx
            .traits(self.nodes[node].owner.name)
            .has(Traits::CALLABLE)
    }

    /// Returns the node of the callee of a call, if it is known and has a body.
    pub(super) fn callee(&self, node: NodeIndex, call: &CallSite) -> Option<NodeIndex> {
        let (symbol, []) = self.cx.attr(call.callee).as_symbol()? else {
            return None;
        };
        let table = self.symbol_table(node)?;
        self.callables.get(&(table, symbol)).copied()
    }

    /// Returns the nearest symbol table, in which the operations of a node resolve symbols.
    fn symbol_table(&self, node: NodeIndex) -> Option<NodeIndex> {
        let mut node = node;
        while !self.is_symbol_table(node) {
            node = self.nodes[node].parent?.0;
        }
        Some(node)
    }

    fn is_symbol_table(&self, node: NodeIndex) -> bool {
        self.cx
            .traits(self.nodes[node].owner.name)
            .has(Traits::SYMBOL_TABLE)
    }

    /// Registers symbols and callables, and marks the callables that their visibility opens to unknown callers.
    fn classify_callables(&mut self, has_all_uses: bool) {
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
            let has_body = regions.any(|&region| body.entry(region).is_some());
            if !self.is_callable(node) || !has_body {
                continue;
            }
            let Some(symbol) = symbol else {
                self.nodes[node].has_unknown_callers = true;
                continue;
            };
            self.callables.entry((parent, symbol)).or_insert(node);
            let all_uses_are_visible = self.all_uses_are_visible(parent, has_all_uses);
            self.nodes[node].has_unknown_callers = match Visibility::of(self.cx, &owner) {
                Visibility::Private => false,
                Visibility::Nested => !all_uses_are_visible,
                Visibility::Public => true,
            };
        }
    }

    /// Returns whether all uses of the symbols of a table are visible.
    fn all_uses_are_visible(&self, table: NodeIndex, has_all_uses: bool) -> bool {
        let mut node = table;
        loop {
            let owner = &self.nodes[node].owner;
            if !self.is_symbol_table(node) || has_hidden_symbols(self.cx, owner) {
                return true;
            }
            match self.nodes[node].parent {
                Some((parent, _)) => node = parent,
                None => return has_all_uses,
            }
        }
    }

    /// Records the symbols that a reference names, from the outermost table to the innermost symbol.
    fn follow(&self, table: NodeIndex, root: Ident, nested: &[Ident], references: &mut References) {
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
                let known_call = call.filter(|call| self.callee(index, call).is_some());
                let mut callee = known_call.map(|call| self.cx.attr(call.callee).as_symbol());
                for dict in [header.props, header.attrs] {
                    if !visited.insert((table, dict, callee.is_some())) {
                        continue;
                    }
                    symbol_uses(self.cx, dict, &mut |root, nested| {
                        if callee == Some(Some((root, nested))) {
                            callee = None;
                        } else if let Some(table) = table {
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
        // An unregistered operation with one region may be a symbol table, so it is unknown what any reference names.
        for node in &mut self.nodes {
            node.has_unknown_callers |= has_unknown_table;
        }
    }
}
