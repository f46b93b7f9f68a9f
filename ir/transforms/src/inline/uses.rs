//! Use counts of the functions that may be erased.

use pass_ir::dialect::Traits;
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::symbols::symbol_uses;
use pass_ir::{Attr, Body, Context, Header};

use super::graph::{BodyIndex, CallGraph, all_ops};

/// The use counts of the functions that may be erased, and the users.
#[derive(Debug, Default)]
pub(super) struct Uses {
    counts: HashMap<usize, usize>,
    users: HashMap<usize, User>,
    /// Dictionaries that refer to no symbol. Most operations have one of a few.
    symbol_free: HashSet<Attr>,
}

#[derive(Debug, Default)]
struct User {
    /// The functions that its attributes refer to.
    own: HashSet<usize>,
    /// The numbers of references by nested operations.
    nested: HashMap<usize, usize>,
}

impl Uses {
    pub(super) fn of(cx: &Context, graph: &CallGraph, bodies: &[&Body]) -> Self {
        let mut uses = Self::default();
        let functions = graph.functions.iter().enumerate();
        for (index, _) in functions.filter(|(_, function)| function.is_discardable) {
            uses.counts.insert(index, 0);
        }
        for function in uses.always_live(cx, graph, bodies) {
            uses.counts.remove(&function);
        }
        for function in 0..graph.functions.len() {
            let node = graph.functions[function].node;
            if let Some((parent, _)) = graph.owner(node) {
                uses.recount(cx, graph, bodies[parent], function);
            }
        }
        uses
    }

    /// Returns the functions that operations outside of functions refer to.
    fn always_live(&mut self, cx: &Context, graph: &CallGraph, bodies: &[&Body]) -> Vec<usize> {
        let mut live = Vec::new();
        for table in graph.tables() {
            let body = bodies[table];
            for op in body.top_ops().filter(|&op| !graph.is_function(table, op)) {
                let mut references = References {
                    cx,
                    graph,
                    table,
                    symbol_free: &mut self.symbol_free,
                };
                let mut visit = |header: &Header| {
                    references.for_each(header, &mut |target| live.push(target));
                };
                visit(&body.header(cx, op));
                for nested_op in body.walk_nested(op, pass_ir::WalkOrder::Pre) {
                    visit(&body.header(cx, nested_op));
                }
                // Operations in a nested table refer to the symbols of that table.
                let is_table = cx.traits(body.name(op)).has(Traits::SYMBOL_TABLE);
                if let (Some(nested_body), false) = (body.nested(op), is_table) {
                    for_each_header(cx, nested_body, &mut visit);
                }
            }
        }
        live
    }

    /// Returns whether the function may be erased and has no uses.
    pub(super) fn is_dead(&self, function: usize) -> bool {
        self.counts.get(&function) == Some(&0)
    }

    pub(super) fn has_single_use(&self, function: usize) -> bool {
        self.counts.get(&function) == Some(&1)
    }

    /// Counts the references of a function in the body `parent` again.
    pub(super) fn recount(
        &mut self,
        cx: &Context,
        graph: &CallGraph,
        parent: &Body,
        function: usize,
    ) {
        self.remove_user(function);
        let mut user = User::default();
        let Some(table) = graph.table_of(function) else {
            return;
        };
        let Some((_, op)) = graph.owner(graph.functions[function].node) else {
            return;
        };
        let Some(function_body) = parent.nested(op) else {
            return;
        };
        let mut references = References {
            cx,
            graph,
            table,
            symbol_free: &mut self.symbol_free,
        };
        references.for_each(&parent.header(cx, op), &mut |target| {
            if let Some(count) = self.counts.get_mut(&target)
                && user.own.insert(target)
            {
                *count += 1;
            }
        });
        for_each_header(cx, function_body, &mut |header| {
            references.for_each(header, &mut |target| {
                if let Some(count) = self.counts.get_mut(&target) {
                    *count += 1;
                    *user.nested.entry(target).or_default() += 1;
                }
            });
        });
        self.users.insert(function, user);
    }

    pub(super) fn remove_call(&mut self, caller: usize, callee: usize) {
        let nested = self
            .users
            .get_mut(&caller)
            .and_then(|user| user.nested.get_mut(&callee));
        if let (Some(nested), Some(count)) = (nested, self.counts.get_mut(&callee)) {
            *nested = nested.saturating_sub(1);
            *count = count.saturating_sub(1);
        }
    }

    /// Adds the references of the operations nested in `callee` to `caller`.
    pub(super) fn copy_nested(&mut self, callee: usize, caller: usize) {
        let Some(user) = self.users.get(&callee) else {
            return;
        };
        let copied: Vec<(usize, usize)> = user
            .nested
            .iter()
            .map(|(&target, &count)| (target, count))
            .collect();
        let nested = &mut self.users.entry(caller).or_default().nested;
        for (target, added) in copied {
            *nested.entry(target).or_default() += added;
            if let Some(count) = self.counts.get_mut(&target) {
                *count += added;
            }
        }
    }

    pub(super) fn remove_user(&mut self, function: usize) {
        let Some(user) = self.users.remove(&function) else {
            return;
        };
        let direct = user.own.into_iter().map(|target| (target, 1));
        for (target, removed) in direct.chain(user.nested) {
            if let Some(count) = self.counts.get_mut(&target) {
                *count = count.saturating_sub(removed);
            }
        }
    }
}

fn for_each_header(cx: &Context, body: &Body, visit: &mut dyn FnMut(&Header)) {
    all_ops(body, |body, op| {
        visit(&body.header(cx, op));
        true
    });
}

/// The maximum number of dictionaries that are remembered: each function has one of its own.
const MAX_SYMBOL_FREE: usize = 1024;

/// The references of operations in a symbol table to functions.
struct References<'a> {
    cx: &'a Context,
    graph: &'a CallGraph,
    table: BodyIndex,
    symbol_free: &'a mut HashSet<Attr>,
}

impl References<'_> {
    /// Calls `visit` with each function that the operation refers to.
    fn for_each(&mut self, header: &Header, visit: &mut dyn FnMut(usize)) {
        for dict in [header.attrs, header.props] {
            if self.symbol_free.contains(&dict) {
                continue;
            }
            let mut has_symbols = false;
            symbol_uses(self.cx, dict, &mut |root, nested| {
                has_symbols = true;
                if let Some(target) = self.graph.resolve(self.table, root, nested) {
                    visit(target);
                }
            });
            if !has_symbols && self.symbol_free.len() < MAX_SYMBOL_FREE {
                self.symbol_free.insert(dict);
            }
        }
    }
}
