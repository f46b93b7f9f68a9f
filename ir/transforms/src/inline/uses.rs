//! Use counts of the functions that may be erased.

use std::collections::{HashMap, HashSet};

use pass_ir::symbols::symbol_uses;
use pass_ir::{Body, Context, Header};
use rustc_hash::FxBuildHasher;

use super::graph::{CallGraph, Node};

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// The use counts of the functions that may be erased, and the users.
#[derive(Debug, Default)]
pub(super) struct Uses {
    counts: Map<usize, usize>,
    users: Map<usize, User>,
}

#[derive(Debug, Default)]
struct User {
    /// The functions that its attributes refer to.
    own: HashSet<usize, FxBuildHasher>,
    /// The numbers of references by nested operations.
    nested: Map<usize, usize>,
}

impl Uses {
    pub(super) fn of(cx: &Context, graph: &CallGraph, bodies: &[&Body]) -> Self {
        let mut uses = Self::default();
        let functions = graph.functions.iter().enumerate();
        for (index, _) in functions.filter(|(_, function)| function.is_discardable) {
            uses.counts.insert(index, 0);
        }
        for function in always_live(cx, graph, bodies) {
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
        references(cx, graph, table, &parent.header(cx, op), &mut |target| {
            if let Some(count) = self.counts.get_mut(&target)
                && user.own.insert(target)
            {
                *count += 1;
            }
        });
        for_each_header(cx, function_body, &mut |header| {
            references(cx, graph, table, header, &mut |target| {
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

/// Returns the functions that operations outside of functions refer to.
fn always_live(cx: &Context, graph: &CallGraph, bodies: &[&Body]) -> Vec<usize> {
    let mut live = Vec::new();
    for table in graph.tables() {
        let body = bodies[table];
        for op in body.top_ops().filter(|&op| !graph.is_function(table, op)) {
            let mut visit = |header: &Header| {
                references(cx, graph, table, header, &mut |target| live.push(target));
            };
            visit(&body.header(cx, op));
            for nested_op in body.walk_nested(op, pass_ir::WalkOrder::Pre) {
                visit(&body.header(cx, nested_op));
            }
            // Operations in a nested table refer to the symbols of that table.
            let is_table = cx
                .traits(body.name(op))
                .has(pass_ir::dialect::Traits::SYMBOL_TABLE);
            if let (Some(nested_body), false) = (body.nested(op), is_table) {
                for_each_header(cx, nested_body, &mut visit);
            }
        }
    }
    live
}

fn for_each_header(cx: &Context, body: &Body, visit: &mut dyn FnMut(&Header)) {
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        for op in body.walk() {
            visit(&body.header(cx, op));
            pending.extend(body.nested(op));
        }
    }
}

fn references(
    cx: &Context,
    graph: &CallGraph,
    table: Node,
    header: &Header,
    visit: &mut dyn FnMut(usize),
) {
    for dict in [header.attrs, header.props] {
        symbol_uses(cx, dict, &mut |root, nested| {
            if let Some(target) = graph.resolve(table, root, nested) {
                visit(target);
            }
        });
    }
}
