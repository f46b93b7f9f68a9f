//! The call graph.

use std::collections::HashMap;

use pass_ir::dialect::Traits;
use pass_ir::symbols::Visibility;
use pass_ir::{Body, Context, Ident, OpId};
use rustc_hash::FxBuildHasher;

/// The isolated operations from the outermost body to one that is meant, which is the last.
pub(super) type Path = Vec<OpId>;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// A function with a body.
#[derive(Debug)]
pub(super) struct Function {
    pub(super) path: Path,
    /// Those that it calls, in the order of their first calls.
    pub(super) callees: Vec<usize>,
    /// True if it may be erased once it has no uses.
    pub(super) is_discardable: bool,
}

/// The functions below an operation, and who calls whom as it was when the graph was made.
#[derive(Debug, Default)]
pub(super) struct CallGraph {
    pub(super) functions: Vec<Function>,
    by_path: Map<Path, usize>,
    /// The symbols of each table, by the path of the operation that it belongs to.
    tables: Map<Path, Map<Ident, OpId>>,
}

impl CallGraph {
    /// The graph of the functions below the symbol table that owns `root`.
    pub(super) fn of(cx: &Context, root: &Body) -> Self {
        let mut graph = Self::default();
        graph.add_table(cx, root, Path::new());
        graph.find_functions(cx, root);
        for caller in 0..graph.functions.len() {
            graph.find_callees(cx, root, caller);
        }
        graph
    }

    fn find_functions(&mut self, cx: &Context, root: &Body) {
        // Operations still to be looked at, the next one last: bodies may be nested to any depth.
        let mut pending: Vec<(&Body, Path, OpId)> = Vec::new();
        push_ops(root, &Path::new(), &mut pending);
        while let Some((body, around, op)) = pending.pop() {
            let Some(nested) = body.nested(op) else {
                continue;
            };
            let mut path = around;
            path.push(op);
            if cx.traits(body.name(op)).has(Traits::SYMBOL_TABLE) {
                self.add_table(cx, nested, path.clone());
            }
            if cx.behaviour(body.name(op)).callable && has_blocks(nested) {
                let visibility = Visibility::of(cx, &body.header(cx, op));
                let is_discardable = visibility != Visibility::Public;
                self.by_path.insert(path.clone(), self.functions.len());
                self.functions.push(Function {
                    path: path.clone(),
                    callees: Vec::new(),
                    is_discardable,
                });
            }
            push_ops(nested, &path, &mut pending);
        }
    }

    fn add_table(&mut self, cx: &Context, body: &Body, path: Path) {
        let mut names = Map::default();
        for op in members(body) {
            if let Some(symbol) = body.symbol(cx, op) {
                names.entry(symbol).or_insert(op);
            }
        }
        self.tables.insert(path, names);
    }

    fn find_callees(&mut self, cx: &Context, root: &Body, caller: usize) {
        let path = &self.functions[caller].path;
        let Some(body) = body_at(root, path) else {
            return;
        };
        let table = &path[..path.len() - 1];
        let mut callees = Vec::new();
        for op in body.walk() {
            if let Some((root, nested)) = callee(cx, body, op)
                && let Some(target) = self.resolve(table, root, nested)
                && !callees.contains(&target)
            {
                callees.push(target);
            }
        }
        self.functions[caller].callees = callees;
    }

    /// The function that names mean where `table` is the next symbol table around.
    pub(super) fn resolve(&self, table: &[OpId], root: Ident, nested: &[Ident]) -> Option<usize> {
        let mut path = table.to_vec();
        for name in std::iter::once(&root).chain(nested) {
            let member = *self.tables.get(&path)?.get(name)?;
            path.push(member);
        }
        self.by_path.get(&path).copied()
    }

    /// The path of the symbol table around a function; none if it is in no table.
    pub(super) fn table_of(&self, function: usize) -> Option<&[OpId]> {
        let (_, table) = self.functions[function].path.split_last()?;
        self.tables.contains_key(table).then_some(table)
    }

    /// The paths of all symbol tables.
    pub(super) fn tables(&self) -> impl Iterator<Item = &Path> {
        self.tables.keys()
    }

    /// True if there is a function at the end of a path.
    pub(super) fn is_function(&self, path: &[OpId]) -> bool {
        self.by_path.contains_key(path)
    }

    /// Groups of functions that call each other, callees before callers. In a group, the one that was reached last
    /// comes first.
    pub(super) fn components(&self) -> Vec<Vec<usize>> {
        let mut search = Search {
            graph: self,
            next: 1,
            numbers: vec![0; self.functions.len()],
            open: Vec::new(),
            found: Vec::new(),
        };
        for function in 0..self.functions.len() {
            search.run(function);
        }
        search.found
    }
}

/// The names that a call calls, from the outermost one on; none if the operation is no call of a function by name.
pub(super) fn callee<'a>(cx: &'a Context, body: &Body, op: OpId) -> Option<(Ident, &'a [Ident])> {
    cx.attr(body.call_site(cx, op)?.callee).as_symbol()
}

/// The body of the operation at the end of a path.
pub(super) fn body_at<'a>(root: &'a Body, path: &[OpId]) -> Option<&'a Body> {
    path.iter().try_fold(root, |body, &op| body.nested(op))
}

/// The body of the operation at the end of a path, to be changed.
pub(super) fn body_at_mut<'a>(root: &'a mut Body, path: &[OpId]) -> Option<&'a mut Body> {
    path.iter().try_fold(root, |body, &op| body.nested_mut(op))
}

/// The operations directly inside.
pub(super) fn members(body: &Body) -> impl Iterator<Item = OpId> + '_ {
    let blocks = body
        .top_regions()
        .iter()
        .flat_map(|&region| body.blocks(region));
    blocks.flat_map(|block| body.ops(block))
}

fn has_blocks(body: &Body) -> bool {
    body.top_regions()
        .first()
        .is_some_and(|&region| body.entry(region).is_some())
}

fn push_ops<'a>(body: &'a Body, path: &Path, pending: &mut Vec<(&'a Body, Path, OpId)>) {
    let owners = body
        .walk()
        .into_iter()
        .rev()
        .filter(|&op| body.nested(op).is_some());
    pending.extend(owners.map(|op| (body, path.clone(), op)));
}

/// The search for strongly connected components: depth first, without calls of its own, since chains of calls may be
/// as long as there are functions.
struct Search<'a> {
    graph: &'a CallGraph,
    next: usize,
    /// By function, when it was reached; 0 if it was not, `usize::MAX` if its component is complete.
    numbers: Vec<usize>,
    /// Functions that were reached and whose component is not complete.
    open: Vec<usize>,
    found: Vec<Vec<usize>>,
}

/// A function on the way from where the search started.
struct Visit {
    function: usize,
    /// The number of callees that were visited.
    seen: usize,
    /// The earliest function that can be reached.
    lowest: usize,
}

impl Search<'_> {
    fn run(&mut self, start: usize) {
        if self.numbers[start] != 0 {
            return;
        }
        let mut way = vec![self.enter(start)];
        while let Some(top) = way.last_mut() {
            let callees = &self.graph.functions[top.function].callees;
            if let Some(&callee) = callees.get(top.seen) {
                top.seen += 1;
                match self.numbers[callee] {
                    0 => {
                        let visit = self.enter(callee);
                        way.push(visit);
                    }
                    number => top.lowest = top.lowest.min(number),
                }
                continue;
            }
            let Some(done) = way.pop() else { return };
            if let Some(caller) = way.last_mut() {
                caller.lowest = caller.lowest.min(done.lowest);
            }
            if done.lowest == self.numbers[done.function] {
                self.complete(done.function);
            }
        }
    }

    fn enter(&mut self, function: usize) -> Visit {
        let number = self.next;
        self.next += 1;
        self.numbers[function] = number;
        self.open.push(function);
        Visit {
            function,
            seen: 0,
            lowest: number,
        }
    }

    fn complete(&mut self, first: usize) {
        let mut component = Vec::new();
        while let Some(function) = self.open.pop() {
            self.numbers[function] = usize::MAX;
            component.push(function);
            if function == first {
                break;
            }
        }
        self.found.push(component);
    }
}
