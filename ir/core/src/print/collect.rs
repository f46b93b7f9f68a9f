//! Collection of aliases, in the order that determines their numbers.

use crate::hash::{HashMap, HashSet};

use super::PrintOptions;
use super::alias::{AliasDefinition, Aliases};
use super::named::{attr_alias_name, part_levels, type_alias_name};
use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::handle::{Attr, BlockId, Ident, Loc, OpId, Type};
use crate::op_access::OpView;
use crate::parts::Entity;
use crate::types::TypeData;

/// The alias of a visited entity.
#[derive(Clone, Copy, Debug)]
struct Occurrence {
    name: Option<&'static str>,
    /// The depth of nested aliases.
    depth: u32,
    /// True if it may be defined at the bottom.
    is_deferred: bool,
}

impl Aliases {
    pub(super) fn collect(cx: &Context, root: OpView<'_>, options: PrintOptions) -> Self {
        if options.no_aliases || (!options.locations && !cx.may_have_aliases()) {
            return Self::default();
        }
        let mut collector = Collector {
            cx,
            locations: options.locations,
            skip_regions: options.skip_regions,
            order: Vec::new(),
            resources: Vec::new(),
            occurrences: HashMap::default(),
            opaque: HashSet::default(),
            attrs: Vec::new(),
            types: Vec::new(),
        };
        collector.walk(root);
        collector.finish()
    }
}

struct Collector<'c> {
    cx: &'c Context,
    locations: bool,
    skip_regions: bool,
    order: Vec<Entity>,
    /// The keys of the resources that attributes name.
    resources: Vec<Ident>,
    occurrences: HashMap<Entity, Occurrence>,
    /// The parts of properties that create no aliases.
    opaque: HashSet<Entity>,
    /// The depths plus one of the visited attributes and types; 0 if not visited. A cache, as most visits are repeated.
    attrs: Vec<u32>,
    types: Vec<u32>,
}

/// An entry of the worklist, which replaces recursion: operations nest arbitrarily deep.
enum Visit<'a> {
    /// The operations of a block from the given one on.
    Ops(&'a Body, OpId),
    /// An operation whose regions have been visited.
    Leave(OpView<'a>),
    /// The blocks of a region from the given one on.
    Blocks(&'a Body, BlockId),
}

impl Collector<'_> {
    fn walk(&mut self, root: OpView<'_>) {
        let mut pending = Vec::new();
        self.op(root, &mut pending);
        while let Some(visit) = pending.pop() {
            match visit {
                Visit::Leave(view) => self.exit_op(view),
                Visit::Ops(body, op) => {
                    let next = body.next_op(op);
                    pending.extend(next.map(|next| Visit::Ops(body, next)));
                    self.op(OpView::of(body, op), &mut pending);
                }
                Visit::Blocks(body, block) => {
                    self.block_args(body, block);
                    let next = body.next_block(block);
                    pending.extend(next.map(|next| Visit::Blocks(body, next)));
                    let first = body.first_op(block);
                    pending.extend(first.map(|op| Visit::Ops(body, op)));
                }
            }
        }
    }

    fn op<'a>(&mut self, view: OpView<'a>, pending: &mut Vec<Visit<'a>>) {
        if self.locations {
            self.loc(view.data.loc(), true);
        }
        let (body, regions) = match (view.data.body(), view.outer, &view.data.extra) {
            (Some(nested), ..) => (nested, nested.top_regions()),
            (None, Some(outer), Some(extra)) => (outer, &extra.regions[..]),
            _ => return self.exit_op(view),
        };
        if self.skip_regions {
            return self.exit_op(view);
        }
        pending.push(Visit::Leave(view));
        let regions = regions.iter().rev();
        let entries = regions.filter_map(|&region| body.entry(region));
        pending.extend(entries.map(|entry| Visit::Blocks(body, entry)));
    }

    fn exit_op(&mut self, view: OpView<'_>) {
        let types = view.operand_types().chain(view.result_types());
        types.for_each(|ty| _ = self.ty(ty));
        let header = view.data.header(self.cx);
        if self.cx.is_registered(view.data.name()) {
            self.entries(header.props, header.attrs);
        } else {
            // The properties of unregistered operations are opaque: they create no aliases, but use existing ones.
            self.opaque(header.props);
            self.attr(header.attrs);
        }
    }

    fn opaque(&mut self, props: Attr) {
        let mut pending = vec![Entity::Attr(props)];
        while let Some(entity) = pending.pop() {
            if !self.opaque.insert(entity) {
                continue;
            }
            if let Entity::Attr(attr) = entity
                && let AttrData::Resource { key, .. } = &*self.cx.attr(attr)
            {
                self.resources.push(*key);
            }
            let first = pending.len();
            entity.for_each_part(self.cx, &mut |part| pending.push(part));
            pending[first..].reverse();
        }
    }

    /// Visits properties and attributes, merged and sorted by name.
    fn entries(&mut self, props: Attr, attrs: Attr) {
        if attrs == Attr::EMPTY_DICT {
            self.attr(props);
            return;
        }
        let dict = |attr| self.cx.attr(attr).as_dict().unwrap_or_default();
        let mut entries: Vec<_> = dict(props).iter().chain(dict(attrs)).copied().collect();
        self.cx.sort_entries(&mut entries);
        for (_, value) in entries {
            self.attr(value);
        }
    }

    fn block_args(&mut self, body: &Body, block: BlockId) {
        for (index, arg) in body.args(block).enumerate() {
            self.ty(body.value_type(arg));
            if self.locations {
                let loc = body.arg_location(block, index).unwrap_or(Loc::UNKNOWN);
                self.loc(loc, false);
            }
        }
    }

    fn attr(&mut self, attr: Attr) -> u32 {
        if attr.small_int().is_some() {
            return 0;
        }
        if let Some(&depth @ 1..) = self.attrs.get(attr.index()) {
            return depth - 1;
        }
        let cx = self.cx;
        if let AttrData::Location(loc) = &*cx.attr(attr) {
            return self.loc(*loc, false);
        }
        if let AttrData::Resource { key, .. } = &*cx.attr(attr) {
            self.resources.push(*key);
        }
        let name = attr_alias_name(cx, &cx.attr(attr));
        let depth = self.visit(Entity::Attr(attr), name, false);
        record_depth(&mut self.attrs, attr.index(), depth)
    }

    fn ty(&mut self, ty: Type) -> u32 {
        if let Some(&depth @ 1..) = self.types.get(ty.index()) {
            return depth - 1;
        }
        let name = type_alias_name(self.cx, self.cx.ty(ty));
        let depth = self.visit(Entity::Type(ty), name, false);
        record_depth(&mut self.types, ty.index(), depth)
    }

    fn loc(&mut self, loc: Loc, deferred: bool) -> u32 {
        let loc = self.cx.canonical(loc);
        self.visit(Entity::Loc(loc), Some("loc"), deferred)
    }

    /// Visits the parts of an entity. Returns the greatest of their depths.
    fn parts(&mut self, entity: Entity, deferred: bool) -> u32 {
        let cx = self.cx;
        let mut levels = part_levels(cx, entity).into_iter();
        let mut depth = 0;
        entity.for_each_part(cx, &mut |part| {
            let part_depth = match part {
                Entity::Attr(attr) => self.attr(attr),
                Entity::Type(ty) => self.ty(ty),
                Entity::Loc(loc) => self.loc(loc, deferred),
            };
            let level = levels.next().unwrap_or(0);
            depth = depth.max(if part_depth == 0 {
                0
            } else {
                part_depth + level
            });
        });
        depth
    }

    /// Returns the depth of an entity, after a visit of its parts.
    fn visit(&mut self, entity: Entity, name: Option<&'static str>, deferred: bool) -> u32 {
        if let Some(&occurrence) = self.occurrences.get(&entity) {
            if occurrence.is_deferred && !deferred {
                self.forbid_deferral(entity);
            }
            return occurrence.depth;
        }
        let own_depth = u32::from(name.is_some());
        let entry = Occurrence {
            name,
            depth: own_depth,
            is_deferred: deferred,
        };
        self.occurrences.insert(entity, entry);
        self.order.push(entity);
        let depth = match self.parts(entity, deferred) {
            0 => own_depth,
            depth => depth + 1,
        };
        if let Some(occurrence) = self.occurrences.get_mut(&entity) {
            occurrence.depth = depth;
        }
        depth
    }

    /// Marks an entity that is used at the top, and the entities that it refers to, to be defined there.
    fn forbid_deferral(&mut self, entity: Entity) {
        let mut pending = vec![entity];
        while let Some(entity) = pending.pop() {
            let occurrence = self.occurrences.get_mut(&entity);
            let Some(occurrence) = occurrence.filter(|occurrence| occurrence.is_deferred) else {
                continue;
            };
            occurrence.is_deferred = false;
            if let Entity::Loc(_) = entity {
                entity.for_each_part(self.cx, &mut |part| {
                    if let Entity::Loc(loc) = part {
                        pending.push(Entity::Loc(self.cx.canonical(loc)));
                    }
                });
            }
        }
    }

    /// Sorts by depth, then types first, then by name; equal names are numbered in the order of their first visit.
    fn finish(mut self) -> Aliases {
        // Text is read in order, but for locations after operations: what attributes refer to is defined before them.
        for entity in std::mem::take(&mut self.opaque) {
            if let Entity::Loc(loc) = entity {
                self.forbid_deferral(Entity::Loc(self.cx.canonical(loc)));
            }
        }
        let occurrences = &self.occurrences;
        let named = self.order.into_iter().filter_map(|entity| {
            let occurrence = occurrences.get(&entity)?;
            Some((occurrence.name?, entity, occurrence))
        });
        let mut sorted: Vec<_> = named.collect();
        sorted.sort_by_key(|(name, entity, occurrence)| {
            (occurrence.depth, !matches!(entity, Entity::Type(_)), *name)
        });
        let mut counts: HashMap<&str, usize> = HashMap::default();
        let mut aliases = Aliases {
            resources: self.resources,
            ..Aliases::default()
        };
        for (name, entity, occurrence) in sorted {
            let count = counts.entry(name).or_default();
            let text = if *count == 0 {
                String::from(name)
            } else {
                format!("{name}{count}")
            };
            *count += 1;
            aliases.indices.insert(entity, aliases.definitions.len());
            aliases.definitions.push(AliasDefinition {
                entity,
                name: text.into(),
                is_deferred: occurrence.is_deferred,
            });
        }
        aliases
    }
}

pub(crate) fn is_alias_candidate_attr(cx: &Context, attr: &AttrData) -> bool {
    match attr {
        // The data of a resource may be read later.
        AttrData::Location(_) | AttrData::Resource { .. } => true,
        _ => attr_alias_name(cx, attr).is_some(),
    }
}

pub(crate) fn is_alias_candidate_type(cx: &Context, ty: &TypeData) -> bool {
    type_alias_name(cx, ty).is_some()
}

fn record_depth(depths: &mut Vec<u32>, index: usize, depth: u32) -> u32 {
    if index >= depths.len() {
        depths.resize((index + 1).next_power_of_two(), 0);
    }
    depths[index] = depth + 1;
    depth
}
