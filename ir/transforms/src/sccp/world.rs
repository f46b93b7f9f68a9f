//! All bodies in an operation, and which calls lead where.

use std::collections::{HashMap, HashSet};

use pass_ir::dialect::{CallSite, Traits};
use pass_ir::symbols::{Visibility, symbol_uses};
use pass_ir::{Body, Context, Header, Ident, OpId};
use rustc_hash::FxBuildHasher;

/// A body in the operation at hand, which owns the first one.
pub(super) struct Level<'a> {
    pub(super) body: &'a Body,
    /// The operation that owns it.
    pub(super) owner: Header,
    /// The level around it, and the operation there; none for the first one.
    pub(super) outer: Option<(usize, OpId)>,
    /// True if the operation may have callers that are not known.
    pub(super) has_unknown_callers: bool,
}

/// All bodies, each before those nested in it.
pub(super) struct World<'a> {
    pub(super) cx: &'a Context,
    pub(super) levels: Vec<Level<'a>>,
    /// The level of an isolated operation.
    nested: HashMap<(usize, OpId), usize, FxBuildHasher>,
    /// By level of a symbol table and name, the level of the callable.
    callables: HashMap<(usize, Ident), usize, FxBuildHasher>,
}

impl<'a> World<'a> {
    /// The bodies in an operation, which is the outermost one or not.
    pub(super) fn of(cx: &'a Context, owner: Header, root: &'a Body, is_outermost: bool) -> Self {
        let mut world = Self {
            cx,
            levels: Vec::new(),
            nested: HashMap::default(),
            callables: HashMap::default(),
        };
        let mut pending = vec![(root, owner, None)];
        while let Some((body, owner, outer)) = pending.pop() {
            let level = world.levels.len();
            world.nested.extend(outer.map(|outer| (outer, level)));
            world.levels.push(Level {
                body,
                owner,
                outer,
                has_unknown_callers: level == 0,
            });
            let nested = body.walk().into_iter().rev();
            let nested = nested.filter_map(|op| Some((op, body.nested(op)?)));
            pending.extend(
                nested.map(|(op, nested)| (nested, body.header(cx, op), Some((level, op)))),
            );
        }
        world.find_callables(is_outermost);
        world
    }

    /// The level of what an isolated operation owns.
    pub(super) fn level_of(&self, outer: usize, op: OpId) -> Option<usize> {
        self.nested.get(&(outer, op)).copied()
    }

    /// True if the operation that owns a level is callable.
    pub(super) fn is_callable(&self, level: usize) -> bool {
        self.cx
            .traits(self.levels[level].owner.name)
            .has(Traits::CALLABLE)
    }

    /// The level of the function that a call leads to, if it is known and has a body.
    pub(super) fn callee(&self, level: usize, call: &CallSite) -> Option<usize> {
        let (symbol, []) = self.cx.attr(call.callee).as_symbol()? else {
            return None;
        };
        let table = self.table_around(level)?;
        self.callables.get(&(table, symbol)).copied()
    }

    /// The innermost symbol table around the operations of a level.
    fn table_around(&self, level: usize) -> Option<usize> {
        let mut level = level;
        while !self.is_table(level) {
            level = self.levels[level].outer?.0;
        }
        Some(level)
    }

    fn is_table(&self, level: usize) -> bool {
        self.cx
            .traits(self.levels[level].owner.name)
            .has(Traits::SYMBOL_TABLE)
    }

    fn find_callables(&mut self, is_outermost: bool) {
        for level in 1..self.levels.len() {
            let Some((outer, _)) = self.levels[level].outer else {
                continue;
            };
            let owner = self.levels[level].owner;
            let is_defined = self.levels[level].body.top_regions().iter();
            let is_defined = is_defined
                .filter_map(|&region| self.levels[level].body.entry(region))
                .next();
            if !self.is_callable(level) || is_defined.is_none() {
                continue;
            }
            let Some(symbol) = owner.symbol(self.cx).filter(|_| self.is_table(outer)) else {
                self.levels[level].has_unknown_callers = true;
                continue;
            };
            self.callables.entry((outer, symbol)).or_insert(level);
            let hidden = self.is_hidden(outer, is_outermost);
            self.levels[level].has_unknown_callers = match Visibility::of(self.cx, &owner) {
                Visibility::Private => false,
                Visibility::Nested => !hidden,
                Visibility::Public => true,
            };
        }
        self.find_other_uses();
    }

    /// True if all uses of the symbols of a table are known.
    fn is_hidden(&self, table: usize, is_outermost: bool) -> bool {
        let mut level = table;
        loop {
            let owner = &self.levels[level].owner;
            let is_private = owner.symbol(self.cx).is_none()
                || Visibility::of(self.cx, owner) == Visibility::Private;
            if !self.is_table(level) || is_private {
                return true;
            }
            match self.levels[level].outer {
                Some((outer, _)) => level = outer,
                None => return is_outermost,
            }
        }
    }

    /// A function that is referred to by something other than a call may be called from anywhere.
    fn find_other_uses(&mut self) {
        let mut found = Vec::new();
        let mut seen: HashSet<_, FxBuildHasher> = HashSet::default();
        let mut is_unclear = false;
        for (index, level) in self.levels.iter().enumerate() {
            let table = self.table_around(index);
            for op in level.body.walk() {
                let header = level.body.header(self.cx, op);
                is_unclear |=
                    !self.cx.is_registered(header.name) && level.body.regions(op).len() == 1;
                if level.body.call_site(self.cx, op).is_some() {
                    continue;
                }
                for dict in [header.props, header.attrs] {
                    if !seen.insert((table, dict)) {
                        continue;
                    }
                    symbol_uses(self.cx, dict, &mut |root, _| {
                        found.extend(table.map(|table| (table, root)));
                    });
                }
            }
        }
        for (table, symbol) in found {
            if let Some(&level) = self.callables.get(&(table, symbol)) {
                self.levels[level].has_unknown_callers = true;
            }
        }
        // An operation that nobody declares may be a symbol table, in which names mean something else.
        for level in &mut self.levels {
            level.has_unknown_callers |= is_unclear;
        }
    }
}
