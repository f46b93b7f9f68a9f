//! The symbol tables in an operation: what they hold, and what that refers to.

use std::collections::HashMap;

use pass_ir::dialect::Traits;
use pass_ir::symbols::{Visibility, symbol_uses};
use pass_ir::{Body, Context, Ident, OpId, RegionId};

/// Names from an outer table to an inner one.
pub(super) type Reference = Vec<Ident>;

/// An operation directly inside of a symbol table.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) op: OpId,
    /// None if it is no symbol.
    pub(super) visibility: Option<Visibility>,
    /// The table that the operation itself is.
    pub(super) table: Option<usize>,
    /// The tables that are nested in it, or that it is.
    pub(super) tables: Vec<usize>,
    /// The symbols that it and all nested operations refer to, apart from the insides of tables.
    pub(super) references: Vec<Reference>,
    /// True if an unknown operation in it may be a symbol table.
    pub(super) is_unknown: bool,
}

/// A symbol table.
#[derive(Debug)]
pub(super) struct Table {
    /// The [`Body::id`] of the body that its members are in.
    pub(super) body: u32,
    pub(super) members: Vec<Member>,
    /// By name, the member.
    pub(super) names: HashMap<Ident, usize, rustc_hash::FxBuildHasher>,
    /// True if its own visibility makes it visible from outside.
    pub(super) is_hidden: bool,
}

/// All symbol tables in an operation, which is the first one, each before those nested in it.
#[derive(Debug, Default)]
pub(super) struct Tables {
    pub(super) tables: Vec<Table>,
}

/// A table that is found and still to be read: its region, and the body that this is in.
struct Found<'a> {
    body: &'a Body,
    region: Option<RegionId>,
    is_hidden: bool,
}

impl Tables {
    /// The tables of the operation that owns `root`.
    pub(super) fn of(cx: &Context, root: &Body) -> Self {
        let region = root.top_regions().first().copied();
        let mut found = vec![Found {
            body: root,
            region,
            is_hidden: false,
        }];
        let mut tables = Vec::new();
        while tables.len() < found.len() {
            let table = &found[tables.len()];
            let (body, region, is_hidden) = (table.body, table.region, table.is_hidden);
            let ops: Vec<OpId> = region
                .iter()
                .flat_map(|&region| body.blocks(region))
                .flat_map(|block| body.ops(block))
                .collect();
            let members = ops
                .into_iter()
                .map(|op| read_member(cx, body, op, &mut found))
                .collect();
            let mut table = Table {
                body: body.id(),
                members,
                names: HashMap::default(),
                is_hidden,
            };
            table.index_names(cx, body);
            tables.push(table);
        }
        Self { tables }
    }
}

impl Table {
    fn index_names(&mut self, cx: &Context, body: &Body) {
        for (index, member) in self.members.iter().enumerate() {
            if member.visibility.is_some()
                && let Some(symbol) = body.symbol(cx, member.op)
            {
                self.names.entry(symbol).or_insert(index);
            }
        }
    }
}

/// Reads a member and all that is nested in it, up to the tables there.
fn read_member<'a>(cx: &Context, body: &'a Body, op: OpId, found: &mut Vec<Found<'a>>) -> Member {
    let mut member = Member {
        op,
        visibility: visibility(cx, body, op),
        table: None,
        tables: Vec::new(),
        references: Vec::new(),
        is_unknown: false,
    };
    let mut pending = vec![(body, op)];
    while let Some((body, inner)) = pending.pop() {
        collect_references(cx, body, inner, &mut member.references);
        let name = body.name(inner);
        let (holder, regions) = body.regions_of(inner);
        member.is_unknown |= regions.len() == 1 && !cx.is_registered(name);
        if cx.traits(name).has(Traits::SYMBOL_TABLE) {
            let index = found.len();
            let is_hidden = matches!(
                visibility(cx, body, inner),
                None | Some(Visibility::Private)
            );
            found.push(Found {
                body: holder,
                region: regions.first().copied(),
                is_hidden,
            });
            member.tables.push(index);
            member.table = member
                .table
                .or((inner == op && member.tables.len() == 1).then_some(index));
            continue;
        }
        let ops = regions
            .iter()
            .flat_map(|&region| holder.blocks(region))
            .flat_map(|block| holder.ops(block));
        pending.extend(ops.map(|op| (holder, op)));
    }
    member
}

fn collect_references(cx: &Context, body: &Body, op: OpId, references: &mut Vec<Reference>) {
    let header = body.header(cx, op);
    for attr in [header.props, header.attrs] {
        symbol_uses(cx, attr, &mut |root, nested| {
            references.push(
                std::iter::once(root)
                    .chain(nested.iter().copied())
                    .collect(),
            );
        });
    }
}

/// The visibility of the symbol that an operation defines; none if it defines none.
fn visibility(cx: &Context, body: &Body, op: OpId) -> Option<Visibility> {
    let is_symbol = cx.traits(body.name(op)).has(Traits::SYMBOL);
    body.symbol(cx, op).filter(|_| is_symbol)?;
    Some(Visibility::of(cx, &body.header(cx, op)))
}
