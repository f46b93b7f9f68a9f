//! The call graph.

use pass_ir::dialect::Traits;
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::symbols::Visibility;
use pass_ir::{Body, Context, Ident, OpId};

/// The index of a body in preorder; the outermost one is 0. An index, because a path to a body may be arbitrarily long.
pub(super) type Node = usize;

#[derive(Debug)]
pub(super) struct Function {
    pub(super) node: Node,
    /// The callees, in the order of their first calls.
    pub(super) callees: Vec<usize>,
    /// True if the function may be erased once it has no uses.
    pub(super) is_discardable: bool,
}

/// The functions in an operation, and a snapshot of their calls.
#[derive(Debug, Default)]
pub(super) struct CallGraph {
    pub(super) functions: Vec<Function>,
    /// The owners of the bodies by node, with the node of the enclosing body.
    owners: Vec<Option<(Node, OpId)>>,
    nodes: HashMap<(Node, OpId), Node>,
    by_node: HashMap<Node, usize>,
    /// The symbols of each symbol table.
    tables: HashMap<Node, HashMap<Ident, OpId>>,
}

impl CallGraph {
    /// Builds the graph of the functions in the symbol table that owns `root`. Returns it with the bodies by node.
    pub(super) fn of<'a>(cx: &Context, root: &'a Body) -> (Self, Vec<&'a Body>) {
        let mut graph = Self::default();
        graph.owners.push(None);
        graph.add_table(cx, root, 0);
        let bodies = graph.find_functions(cx, root);
        for caller in 0..graph.functions.len() {
            graph.find_callees(cx, &bodies, caller);
        }
        (graph, bodies)
    }

    fn find_functions<'a>(&mut self, cx: &Context, root: &'a Body) -> Vec<&'a Body> {
        let mut bodies = vec![root];
        let mut pending: Vec<(Node, OpId)> = Vec::new();
        push_owners(root, 0, &mut pending);
        while let Some((parent, op)) = pending.pop() {
            let body = bodies[parent];
            let Some(nested) = body.nested(op) else {
                continue;
            };
            let node = self.owners.len();
            self.owners.push(Some((parent, op)));
            self.nodes.insert((parent, op), node);
            bodies.push(nested);
            if cx.traits(body.name(op)).has(Traits::SYMBOL_TABLE) {
                self.add_table(cx, nested, node);
            }
            if cx.behaviour(body.name(op)).callable && has_blocks(nested) {
                let visibility = Visibility::of(cx, &body.header(cx, op));
                let is_discardable = visibility != Visibility::Public;
                self.by_node.insert(node, self.functions.len());
                self.functions.push(Function {
                    node,
                    callees: Vec::new(),
                    is_discardable,
                });
            }
            push_owners(nested, node, &mut pending);
        }
        bodies
    }

    fn add_table(&mut self, cx: &Context, body: &Body, node: Node) {
        let mut names = HashMap::default();
        for op in body.top_ops() {
            if let Some(symbol) = body.symbol(cx, op) {
                names.entry(symbol).or_insert(op);
            }
        }
        self.tables.insert(node, names);
    }

    fn find_callees(&mut self, cx: &Context, bodies: &[&Body], caller: usize) {
        let node = self.functions[caller].node;
        let Some((table, _)) = self.owner(node) else {
            return;
        };
        let body = bodies[node];
        let (mut callees, mut visited) = (Vec::new(), HashSet::<usize>::default());
        for op in body.walk() {
            if let Some((root, nested)) = callee(cx, body, op)
                && let Some(target) = self.resolve(table, root, nested)
                && visited.insert(target)
            {
                callees.push(target);
            }
        }
        self.functions[caller].callees = callees;
    }

    /// Resolves a symbol reference to a function, from the nearest symbol table.
    pub(super) fn resolve(&self, table: Node, root: Ident, nested: &[Ident]) -> Option<usize> {
        let mut node = table;
        for name in std::iter::once(&root).chain(nested) {
            let member = *self.tables.get(&node)?.get(name)?;
            node = *self.nodes.get(&(node, member))?;
        }
        self.by_node.get(&node).copied()
    }

    /// Returns the operation that owns a body, with the node that it is in, or `None` for the outermost body.
    pub(super) fn owner(&self, node: Node) -> Option<(Node, OpId)> {
        self.owners[node]
    }

    pub(super) fn table_of(&self, function: usize) -> Option<Node> {
        let (table, _) = self.owner(self.functions[function].node)?;
        self.tables.contains_key(&table).then_some(table)
    }

    pub(super) fn tables(&self) -> impl Iterator<Item = Node> {
        self.tables.keys().copied()
    }

    pub(super) fn is_function(&self, node: Node, op: OpId) -> bool {
        let node = self.nodes.get(&(node, op));
        node.is_some_and(|node| self.by_node.contains_key(node))
    }

    /// Returns whether `inner` is `outer` or nested in it.
    pub(super) fn is_inside(&self, inner: Node, outer: Node) -> bool {
        let mut node = inner;
        while node > outer
            && let Some((parent, _)) = self.owner(node)
        {
            node = parent;
        }
        node == outer
    }

    pub(super) fn body_at<'a>(&self, root: &'a Body, node: Node) -> Option<&'a Body> {
        let mut path = self.path(node).into_iter();
        path.try_rfold(root, |body, op| body.nested(op))
    }

    pub(super) fn body_at_mut<'a>(&self, root: &'a mut Body, node: Node) -> Option<&'a mut Body> {
        let mut path = self.path(node).into_iter();
        path.try_rfold(root, |body, op| body.nested_mut(op))
    }

    /// Returns the owners of a body and of the enclosing bodies, the innermost first.
    fn path(&self, node: Node) -> Vec<OpId> {
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
    pub(super) fn components(&self) -> Vec<Vec<usize>> {
        let mut search = Search {
            graph: self,
            next_number: 1,
            numbers: vec![0; self.functions.len()],
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

fn has_blocks(body: &Body) -> bool {
    body.top_regions()
        .first()
        .is_some_and(|&region| body.entry(region).is_some())
}

fn push_owners(body: &Body, node: Node, pending: &mut Vec<(Node, OpId)>) {
    let ops = body.walk().into_iter().rev();
    let owners = ops.filter(|&op| body.nested(op).is_some());
    pending.extend(owners.map(|op| (node, op)));
}

/// Tarjan's algorithm for strongly connected components, without recursion: chains of calls may be arbitrarily long.
struct Search<'a> {
    graph: &'a CallGraph,
    next_number: usize,
    /// Discovery numbers by function: 0 if it is not discovered, `usize::MAX` if its component is complete.
    numbers: Vec<usize>,
    /// The discovered functions whose component is not complete.
    stack: Vec<usize>,
    components: Vec<Vec<usize>>,
}

/// A function on the current path.
struct Visit {
    function: usize,
    /// The number of visited callees.
    visited: usize,
    /// The lowest discovery number that is reachable.
    lowest: usize,
}

impl Search<'_> {
    fn run(&mut self, start: usize) {
        if self.numbers[start] != 0 {
            return;
        }
        let mut path = vec![self.enter(start)];
        while let Some(top) = path.last_mut() {
            let callees = &self.graph.functions[top.function].callees;
            if let Some(&callee) = callees.get(top.visited) {
                top.visited += 1;
                match self.numbers[callee] {
                    0 => {
                        let visit = self.enter(callee);
                        path.push(visit);
                    }
                    number => top.lowest = top.lowest.min(number),
                }
                continue;
            }
            let Some(done) = path.pop() else { return };
            if let Some(caller) = path.last_mut() {
                caller.lowest = caller.lowest.min(done.lowest);
            }
            if done.lowest == self.numbers[done.function] {
                self.pop_component(done.function);
            }
        }
    }

    fn enter(&mut self, function: usize) -> Visit {
        let number = self.next_number;
        self.next_number += 1;
        self.numbers[function] = number;
        self.stack.push(function);
        Visit {
            function,
            visited: 0,
            lowest: number,
        }
    }

    fn pop_component(&mut self, first: usize) {
        let mut component = Vec::new();
        while let Some(function) = self.stack.pop() {
            self.numbers[function] = usize::MAX;
            component.push(function);
            if function == first {
                break;
            }
        }
        self.components.push(component);
    }
}
