//! The call graph.

use std::collections::{HashMap, HashSet};

use pass_ir::dialect::Traits;
use pass_ir::symbols::Visibility;
use pass_ir::{Body, Context, Ident, OpId};
use rustc_hash::FxBuildHasher;

/// The number of a body, those around it before it. The outermost one is 0.
///
/// Bodies may be nested to any depth, so what is known of one is found by its number and not by the way to it.
pub(super) type Place = usize;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// A function with a body.
#[derive(Debug)]
pub(super) struct Function {
    pub(super) place: Place,
    /// Those that it calls, in the order of their first calls.
    pub(super) callees: Vec<usize>,
    /// True if it may be erased once it has no uses.
    pub(super) is_discardable: bool,
}

/// The functions below an operation, and who calls whom as it was when the graph was made.
#[derive(Debug, Default)]
pub(super) struct CallGraph {
    pub(super) functions: Vec<Function>,
    /// By place, the operation that owns the body, and the place that this operation is in.
    owners: Vec<Option<(Place, OpId)>>,
    places: Map<(Place, OpId), Place>,
    by_place: Map<Place, usize>,
    /// The symbols of each table.
    tables: Map<Place, Map<Ident, OpId>>,
}

impl CallGraph {
    /// The graph of the functions below the symbol table that owns `root`, and the bodies by their places.
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
        // Operations still to be looked at, the next one last.
        let mut pending: Vec<(Place, OpId)> = Vec::new();
        push_owners(root, 0, &mut pending);
        while let Some((around, op)) = pending.pop() {
            let body = bodies[around];
            let Some(nested) = body.nested(op) else {
                continue;
            };
            let place = self.owners.len();
            self.owners.push(Some((around, op)));
            self.places.insert((around, op), place);
            bodies.push(nested);
            if cx.traits(body.name(op)).has(Traits::SYMBOL_TABLE) {
                self.add_table(cx, nested, place);
            }
            if cx.behaviour(body.name(op)).callable && has_blocks(nested) {
                let visibility = Visibility::of(cx, &body.header(cx, op));
                let is_discardable = visibility != Visibility::Public;
                self.by_place.insert(place, self.functions.len());
                self.functions.push(Function {
                    place,
                    callees: Vec::new(),
                    is_discardable,
                });
            }
            push_owners(nested, place, &mut pending);
        }
        bodies
    }

    fn add_table(&mut self, cx: &Context, body: &Body, place: Place) {
        let mut names = Map::default();
        for op in body.members() {
            if let Some(symbol) = body.symbol(cx, op) {
                names.entry(symbol).or_insert(op);
            }
        }
        self.tables.insert(place, names);
    }

    fn find_callees(&mut self, cx: &Context, bodies: &[&Body], caller: usize) {
        let place = self.functions[caller].place;
        let Some((table, _)) = self.owner(place) else {
            return;
        };
        let body = bodies[place];
        let (mut callees, mut seen) = (Vec::new(), HashSet::<usize, FxBuildHasher>::default());
        for op in body.walk() {
            if let Some((root, nested)) = callee(cx, body, op)
                && let Some(target) = self.resolve(table, root, nested)
                && seen.insert(target)
            {
                callees.push(target);
            }
        }
        self.functions[caller].callees = callees;
    }

    /// The function that names mean where `table` is the next symbol table around.
    pub(super) fn resolve(&self, table: Place, root: Ident, nested: &[Ident]) -> Option<usize> {
        let mut place = table;
        for name in std::iter::once(&root).chain(nested) {
            let member = *self.tables.get(&place)?.get(name)?;
            place = *self.places.get(&(place, member))?;
        }
        self.by_place.get(&place).copied()
    }

    /// The operation that owns a body, and the place that it is in; none for the outermost body.
    pub(super) fn owner(&self, place: Place) -> Option<(Place, OpId)> {
        self.owners[place]
    }

    /// The place of the symbol table around a function; none if it is in no table.
    pub(super) fn table_of(&self, function: usize) -> Option<Place> {
        let (table, _) = self.owner(self.functions[function].place)?;
        self.tables.contains_key(&table).then_some(table)
    }

    /// The places of all symbol tables.
    pub(super) fn tables(&self) -> impl Iterator<Item = Place> {
        self.tables.keys().copied()
    }

    /// True if an operation in a body is a function.
    pub(super) fn is_function(&self, place: Place, op: OpId) -> bool {
        let place = self.places.get(&(place, op));
        place.is_some_and(|place| self.by_place.contains_key(place))
    }

    /// True if a body is another one, or nested in it.
    pub(super) fn is_inside(&self, inner: Place, outer: Place) -> bool {
        let mut place = inner;
        while place > outer
            && let Some((around, _)) = self.owner(place)
        {
            place = around;
        }
        place == outer
    }

    /// The body at a place.
    pub(super) fn body_at<'a>(&self, root: &'a Body, place: Place) -> Option<&'a Body> {
        let mut path = self.path(place).into_iter();
        path.try_rfold(root, |body, op| body.nested(op))
    }

    /// The body at a place, to be changed.
    pub(super) fn body_at_mut<'a>(&self, root: &'a mut Body, place: Place) -> Option<&'a mut Body> {
        let mut path = self.path(place).into_iter();
        path.try_rfold(root, |body, op| body.nested_mut(op))
    }

    /// The operations around what is in a body, the innermost first.
    fn path(&self, place: Place) -> Vec<OpId> {
        let mut place = place;
        let mut path = Vec::new();
        while let Some((around, op)) = self.owner(place) {
            path.push(op);
            place = around;
        }
        path
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

fn has_blocks(body: &Body) -> bool {
    body.top_regions()
        .first()
        .is_some_and(|&region| body.entry(region).is_some())
}

fn push_owners(body: &Body, place: Place, pending: &mut Vec<(Place, OpId)>) {
    let ops = body.walk().into_iter().rev();
    let owners = ops.filter(|&op| body.nested(op).is_some());
    pending.extend(owners.map(|op| (place, op)));
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
