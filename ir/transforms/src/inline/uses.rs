//! The numbers of uses of functions that may be erased.

use std::collections::{HashMap, HashSet};

use pass_ir::symbols::symbol_uses;
use pass_ir::{Body, Context, Header};
use rustc_hash::FxBuildHasher;

use super::graph::{CallGraph, Place};

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// The number of uses of each function that may be erased, and its users.
#[derive(Debug, Default)]
pub(super) struct Uses {
    counts: Map<usize, usize>,
    users: Map<usize, User>,
}

/// The uses by one function.
#[derive(Debug, Default)]
struct User {
    /// In its own attributes.
    outside: HashSet<usize, FxBuildHasher>,
    /// In what is nested in it.
    inside: Map<usize, usize>,
}

impl Uses {
    pub(super) fn of(cx: &Context, graph: &CallGraph, bodies: &[&Body]) -> Self {
        let mut uses = Self::default();
        let functions = graph.functions.iter().enumerate();
        for (index, _) in functions.filter(|(_, function)| function.is_discardable) {
            uses.counts.insert(index, 0);
        }
        for function in always_alive(cx, graph, bodies) {
            uses.counts.remove(&function);
        }
        for function in 0..graph.functions.len() {
            let place = graph.functions[function].place;
            if let Some((around, _)) = graph.owner(place) {
                uses.recount(cx, graph, bodies[around], function);
            }
        }
        uses
    }

    /// True if the function has no uses, so that it may be erased.
    pub(super) fn is_dead(&self, function: usize) -> bool {
        self.counts.get(&function) == Some(&0)
    }

    /// True if the function may be erased with its only user.
    pub(super) fn has_one(&self, function: usize) -> bool {
        self.counts.get(&function) == Some(&1)
    }

    /// Looks anew at what a function in the body `around` refers to.
    pub(super) fn recount(
        &mut self,
        cx: &Context,
        graph: &CallGraph,
        around: &Body,
        function: usize,
    ) {
        self.forget(function);
        let mut user = User::default();
        let Some(table) = graph.table_of(function) else {
            return;
        };
        let Some((_, op)) = graph.owner(graph.functions[function].place) else {
            return;
        };
        let Some(body) = around.nested(op) else {
            return;
        };
        references(cx, graph, table, &around.header(cx, op), &mut |target| {
            if let Some(count) = self.counts.get_mut(&target)
                && user.outside.insert(target)
            {
                *count += 1;
            }
        });
        for_each_header(cx, body, &mut |header| {
            references(cx, graph, table, header, &mut |target| {
                if let Some(count) = self.counts.get_mut(&target) {
                    *count += 1;
                    *user.inside.entry(target).or_default() += 1;
                }
            });
        });
        self.users.insert(function, user);
    }

    /// A call by `caller` goes away.
    pub(super) fn drop_call(&mut self, caller: usize, callee: usize) {
        let inside = self
            .users
            .get_mut(&caller)
            .and_then(|user| user.inside.get_mut(&callee));
        if let (Some(inside), Some(count)) = (inside, self.counts.get_mut(&callee)) {
            *inside = inside.saturating_sub(1);
            *count = count.saturating_sub(1);
        }
    }

    /// Adds the uses inside of `callee` to `caller`.
    pub(super) fn copy_inside(&mut self, callee: usize, caller: usize) {
        let Some(user) = self.users.get(&callee) else {
            return;
        };
        let copied: Vec<(usize, usize)> = user
            .inside
            .iter()
            .map(|(&target, &count)| (target, count))
            .collect();
        let inside = &mut self.users.entry(caller).or_default().inside;
        for (target, more) in copied {
            *inside.entry(target).or_default() += more;
            if let Some(count) = self.counts.get_mut(&target) {
                *count += more;
            }
        }
    }

    /// A function goes away, with what it refers to.
    pub(super) fn forget(&mut self, function: usize) {
        let Some(user) = self.users.remove(&function) else {
            return;
        };
        let outside = user.outside.into_iter().map(|target| (target, 1));
        for (target, less) in outside.chain(user.inside) {
            if let Some(count) = self.counts.get_mut(&target) {
                *count = count.saturating_sub(less);
            }
        }
    }
}

/// The functions that something refers to which is no function itself.
fn always_alive(cx: &Context, graph: &CallGraph, bodies: &[&Body]) -> Vec<usize> {
    let mut alive = Vec::new();
    for table in graph.tables() {
        let body = bodies[table];
        for op in body.members().filter(|&op| !graph.is_function(table, op)) {
            let mut visit = |header: &Header| {
                references(cx, graph, table, header, &mut |target| alive.push(target));
            };
            visit(&body.header(cx, op));
            for nested in body.walk_nested(op, pass_ir::WalkOrder::Pre) {
                visit(&body.header(cx, nested));
            }
            // References of operations in a nested table refer to that table first.
            let is_table = cx
                .traits(body.name(op))
                .has(pass_ir::dialect::Traits::SYMBOL_TABLE);
            if let (Some(nested), false) = (body.nested(op), is_table) {
                for_each_header(cx, nested, &mut visit);
            }
        }
    }
    alive
}

/// Calls `visit` for each operation of a body and of the bodies nested in it.
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
    table: Place,
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
