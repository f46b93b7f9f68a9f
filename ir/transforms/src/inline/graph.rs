//! The call graph, which gives the inliner its order: callees before callers.

use pass_ir::dialect::Traits;
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::symbols::{SymbolTable, Visibility, has_hidden_symbols};
use pass_ir::{Body, Context, Ident, OpId};

/// The index of a body in preorder; the outermost one is 0. Unlike a path of operations, it has the same size at any depth.
pub(super) type BodyIndex = usize;

/// The index of a function in [`CallGraph::functions`].
pub(super) type FunctionIndex = usize;

#[derive(Debug)]
pub(super) struct Function {
    pub(super) node: BodyIndex,
    /// The callees, in the order of their first calls.
    pub(super) callees: Vec<FunctionIndex>,
    /// True if the function may be erased once it has no uses.
    pub(super) is_discardable: bool,
    /// True if there are functions in the function.
    pub(super) has_functions: bool,
}

/// The functions in an operation, and a snapshot of their calls.
#[derive(Debug, Default)]
pub(super) struct CallGraph {
    pub(super) functions: Vec<Function>,
    /// The operation that owns each body, and the enclosing body; `None` for the outermost body.
    owners: Vec<Option<(BodyIndex, OpId)>>,
    node_of_owner: HashMap<(BodyIndex, OpId), BodyIndex>,
    by_node: HashMap<BodyIndex, FunctionIndex>,
    tables: HashMap<BodyIndex, SymbolTable>,
    /// For each body, whether all uses of its symbols are in the operation that the pass runs on.
    sees_all_uses: Vec<bool>,
}

impl CallGraph {
    /// Builds the graph of all functions in `root`, the body of a symbol table, and in nested ones. Returns it with the bodies by
    /// index. `sees_all_uses` says whether no symbol of the table is used outside of it.
    pub(super) fn of<'a>(
        cx: &Context,
        root: &'a Body,
        sees_all_uses: bool,
    ) -> (Self, Vec<&'a Body>) {
        let mut graph = Self::default();
        graph.owners.push(None);
        graph.sees_all_uses.push(sees_all_uses);
        graph.tables.insert(0, SymbolTable::of(cx, root));
        let bodies = graph.find_functions(cx, root);
        for caller in 0..graph.functions.len() {
            graph.find_callees(cx, &bodies, caller);
        }
        (graph, bodies)
    }

    fn find_functions<'a>(&mut self, cx: &Context, root: &'a Body) -> Vec<&'a Body> {
        let mut bodies = vec![root];
        let mut pending: Vec<(BodyIndex, OpId)> = Vec::new();
        push_owners(root, 0, &mut pending);
        while let Some((parent, op)) = pending.pop() {
            let body = bodies[parent];
            let Some(nested) = body.nested(op) else {
                continue;
            };
            let node = self.owners.len();
            self.owners.push(Some((parent, op)));
            self.node_of_owner.insert((parent, op), node);
            bodies.push(nested);
            let is_table = cx.traits(body.name(op)).has(Traits::SYMBOL_TABLE);
            if is_table {
                self.tables.insert(node, SymbolTable::of(cx, nested));
            }
            let is_hidden = !is_table || has_hidden_symbols(cx, &body.header(cx, op));
            self.sees_all_uses
                .push(is_hidden || self.sees_all_uses[parent]);
            if cx.behaviour(body.name(op)).callable && has_callable_body(nested) {
                let visibility = Visibility::of(cx, &body.header(cx, op));
                let is_discardable = match visibility {
                    Visibility::Public => false,
                    Visibility::Nested => self.sees_all_uses[parent],
                    Visibility::Private => true,
                };
                if let Some(outer) = self.enclosing_function(parent) {
                    self.functions[outer].has_functions = true;
                }
                self.by_node.insert(node, self.functions.len());
                self.functions.push(Function {
                    node,
                    callees: Vec::new(),
                    is_discardable,
                    has_functions: false,
                });
            }
            push_owners(nested, node, &mut pending);
        }
        bodies
    }

    /// Returns the innermost function that a body is in.
    fn enclosing_function(&self, mut node: BodyIndex) -> Option<FunctionIndex> {
        loop {
            if let Some(&function) = self.by_node.get(&node) {
                return Some(function);
            }
            (node, _) = self.owner(node)?;
        }
    }

    fn find_callees(&mut self, cx: &Context, bodies: &[&Body], caller: FunctionIndex) {
        let node = self.functions[caller].node;
        let Some((parent, _)) = self.owner(node) else {
            return;
        };
        let body = bodies[node];
        let (mut callees, mut visited) = (Vec::new(), HashSet::<FunctionIndex>::default());
        for op in body.walk() {
            if let Some((root, nested)) = callee(cx, body, op)
                && let Some(target) = self.resolve(parent, root, nested)
                && visited.insert(target)
            {
                callees.push(target);
            }
        }
        self.functions[caller].callees = callees;
    }

    /// Resolves a symbol reference to a function, if the body is that of a symbol table.
    pub(super) fn resolve(
        &self,
        table: BodyIndex,
        root: Ident,
        nested: &[Ident],
    ) -> Option<FunctionIndex> {
        let mut node = table;
        for name in std::iter::once(&root).chain(nested) {
            let member = self.tables.get(&node)?.lookup(*name)?;
            node = *self.node_of_owner.get(&(node, member))?;
        }
        self.by_node.get(&node).copied()
    }

    /// Returns the operation that owns a body, with the node that it is in, or `None` for the outermost body.
    pub(super) fn owner(&self, node: BodyIndex) -> Option<(BodyIndex, OpId)> {
        self.owners[node]
    }

    pub(super) fn table_of(&self, function: FunctionIndex) -> Option<BodyIndex> {
        let (table, _) = self.owner(self.functions[function].node)?;
        self.tables.contains_key(&table).then_some(table)
    }

    pub(super) fn tables(&self) -> impl Iterator<Item = BodyIndex> {
        self.tables.keys().copied()
    }

    pub(super) fn is_function(&self, node: BodyIndex, op: OpId) -> bool {
        let node = self.node_of_owner.get(&(node, op));
        node.is_some_and(|node| self.by_node.contains_key(node))
    }

    /// Returns whether `inner` is `outer` or nested in it.
    pub(super) fn is_inside(&self, inner: BodyIndex, outer: BodyIndex) -> bool {
        let mut node = inner;
        while node > outer
            && let Some((parent, _)) = self.owner(node)
        {
            node = parent;
        }
        node == outer
    }

    pub(super) fn body_at<'a>(&self, root: &'a Body, node: BodyIndex) -> Option<&'a Body> {
        let mut path = self.path(node).into_iter();
        path.try_rfold(root, |body, op| body.nested(op))
    }

    pub(super) fn body_at_mut<'a>(
        &self,
        root: &'a mut Body,
        node: BodyIndex,
    ) -> Option<&'a mut Body> {
        let mut path = self.path(node).into_iter();
        path.try_rfold(root, |body, op| body.nested_mut(op))
    }

    /// Returns the owners of a body and of the enclosing bodies, the innermost first.
    fn path(&self, node: BodyIndex) -> Vec<OpId> {
        let mut node = node;
        let mut path = Vec::new();
        while let Some((parent, op)) = self.owner(node) {
            path.push(op);
            node = parent;
        }
        path
    }

    /// Returns the strongly connected components, callees before callers. The functions of a component are in reverse order
    /// of discovery.
    pub(super) fn components(&self) -> Vec<Vec<FunctionIndex>> {
        let mut search = Search {
            graph: self,
            next_index: 1,
            indices: vec![0; self.functions.len()],
            stack: Vec::new(),
            components: Vec::new(),
        };
        for function in 0..self.functions.len() {
            search.run(function);
        }
        search.components
    }
}

pub(super) fn callee<'a>(cx: &'a Context, body: &Body, op: OpId) -> Option<(Ident, &'a [Ident])> {
    cx.attr(body.call_site(cx, op)?.callee).as_symbol()
}

/// Returns whether the callable region, which is the first one, has a body.
fn has_callable_body(body: &Body) -> bool {
    body.top_regions()
        .first()
        .is_some_and(|&region| body.entry(region).is_some())
}

/// Returns whether `visit` returns true for all operations of a body and of the isolated bodies nested in it. It stops at
/// the first other one.
pub(super) fn all_ops(body: &Body, mut visit: impl FnMut(&Body, OpId) -> bool) -> bool {
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        for op in body.walk() {
            if !visit(body, op) {
                return false;
            }
            pending.extend(body.nested(op));
        }
    }
    true
}

fn push_owners(body: &Body, node: BodyIndex, pending: &mut Vec<(BodyIndex, OpId)>) {
    let ops = body.walk().into_iter().rev();
    let owners = ops.filter(|&op| body.nested(op).is_some());
    pending.extend(owners.map(|op| (node, op)));
}

/// Tarjan's algorithm for strongly connected components, without recursion: chains of calls may be arbitrarily long.
struct Search<'a> {
    graph: &'a CallGraph,
    next_index: usize,
    /// The index of each function in order of discovery: 0 if it is not discovered, `usize::MAX` if its component is complete.
    indices: Vec<usize>,
    /// The discovered functions whose component is not complete.
    stack: Vec<FunctionIndex>,
    components: Vec<Vec<FunctionIndex>>,
}

/// A function on the current path.
struct Visit {
    function: FunctionIndex,
    /// The position of the next callee to visit.
    next_callee: usize,
    /// The lowest index that is reachable.
    lowlink: usize,
}

impl Search<'_> {
    fn run(&mut self, start: FunctionIndex) {
        if self.indices[start] != 0 {
            return;
        }
        let mut path = vec![self.enter(start)];
        while let Some(top) = path.last_mut() {
            let callees = &self.graph.functions[top.function].callees;
            if let Some(&callee) = callees.get(top.next_callee) {
                top.next_callee += 1;
                match self.indices[callee] {
                    0 => {
                        let visit = self.enter(callee);
                        path.push(visit);
                    }
                    index => top.lowlink = top.lowlink.min(index),
                }
                continue;
            }
            let Some(done) = path.pop() else { return };
            if let Some(caller) = path.last_mut() {
                caller.lowlink = caller.lowlink.min(done.lowlink);
            }
            if done.lowlink == self.indices[done.function] {
                self.pop_component(done.function);
            }
        }
    }

    fn enter(&mut self, function: FunctionIndex) -> Visit {
        let index = self.next_index;
        self.next_index += 1;
        self.indices[function] = index;
        self.stack.push(function);
        Visit {
            function,
            next_callee: 0,
            lowlink: index,
        }
    }

    fn pop_component(&mut self, root: FunctionIndex) {
        let mut component = Vec::new();
        while let Some(function) = self.stack.pop() {
            self.indices[function] = usize::MAX;
            component.push(function);
            if function == root {
                break;
            }
        }
        self.components.push(component);
    }
}
