//! Which attributes, types and locations are printed once at the top (or bottom) and by name elsewhere.

use rustc_hash::FxHashMap;

use super::{PrintOptions, Printer};
use crate::attrs::{AttrData, TextKind};
use crate::body::Body;
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, Type};
use crate::loc::LocData;
use crate::op_access::OpView;
use crate::types::TypeData;

/// Something that may have an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Symbol {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

/// What has been seen of a symbol.
#[derive(Clone, Copy, Debug)]
struct Seen {
    name: Option<&'static str>,
    /// How many aliases are nested in each other there.
    depth: u32,
    /// It may be defined at the bottom.
    deferred: bool,
}

/// The aliases of what is printed.
#[derive(Debug, Default)]
pub(super) struct Aliases {
    /// In the order in which they are defined.
    defined: Vec<(Symbol, Box<str>, bool)>,
    names: FxHashMap<Symbol, usize>,
}

impl Aliases {
    pub(super) fn collect(cx: &Context, root: OpView<'_>, options: PrintOptions) -> Self {
        if options.no_aliases {
            return Self::default();
        }
        let mut collector = Collector {
            cx,
            locations: options.locations,
            order: Vec::new(),
            seen: FxHashMap::default(),
        };
        collector.op(root);
        collector.finish()
    }
}

impl Printer<'_> {
    /// Defines the aliases that come before the operation, or those that come after it.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        let aliases = std::mem::take(&mut self.aliases);
        let symbols: Vec<usize> = (0..aliases.defined.len())
            .filter(|&index| aliases.defined[index].2 == deferred)
            .collect();
        self.aliases = aliases;
        for index in symbols {
            let (symbol, name, _) = &self.aliases.defined[index];
            let (symbol, sigil) = (
                *symbol,
                if matches!(symbol, Symbol::Type(_)) {
                    '!'
                } else {
                    '#'
                },
            );
            self.out.push(sigil);
            self.out.push_str(name);
            self.out.push_str(" = ");
            match symbol {
                Symbol::Attr(attr) => self.attr_body(attr),
                Symbol::Type(ty) => self.ty_body(ty),
                Symbol::Loc(loc) => {
                    self.push("loc(");
                    self.loc_body(loc);
                    self.push(")");
                }
            }
            self.push("\n");
        }
    }

    pub(super) fn attr_alias(&mut self, attr: Attr) -> bool {
        if self.aliases.names.is_empty() {
            return false;
        }
        match self.cx.attr(attr) {
            AttrData::Location(loc) => self.loc_alias(*loc),
            _ => self.alias(Symbol::Attr(attr), '#'),
        }
    }

    pub(super) fn type_alias(&mut self, ty: Type) -> bool {
        !self.aliases.names.is_empty() && self.alias(Symbol::Type(ty), '!')
    }

    pub(super) fn loc_alias(&mut self, loc: Loc) -> bool {
        !self.aliases.names.is_empty() && self.alias(Symbol::Loc(self.cx.canonical(loc)), '#')
    }

    fn alias(&mut self, symbol: Symbol, sigil: char) -> bool {
        let Some(&index) = self.aliases.names.get(&symbol) else {
            return false;
        };
        self.out.push(sigil);
        self.out.push_str(&self.aliases.defined[index].1);
        true
    }
}

/// Visits everything in the order that decides the numbers of the aliases.
struct Collector<'c> {
    cx: &'c Context,
    locations: bool,
    order: Vec<Symbol>,
    seen: FxHashMap<Symbol, Seen>,
}

impl Collector<'_> {
    fn op(&mut self, view: OpView<'_>) {
        let header = view.data.header;
        if self.locations {
            self.loc(header.loc, true);
        }
        match (view.data.body(), view.outer) {
            (Some(nested), _) => self.regions(nested, nested.top_regions()),
            (None, Some(outer)) => {
                let regions = view
                    .data
                    .extra
                    .as_ref()
                    .map_or(&[][..], |extra| &extra.regions);
                self.regions(outer, regions);
            }
            (None, None) => {}
        }
        for slot in &view.uses[view.data.operands.range()] {
            if let Some(value) = view.values.get(slot.value.index()) {
                self.ty(value.ty);
            }
        }
        for value in &view.values[view.data.results.range()] {
            self.ty(value.ty);
        }
        self.entries(header.props, header.attrs);
    }

    /// Properties and attributes together, sorted by name.
    fn entries(&mut self, props: Attr, attrs: Attr) {
        if attrs == Attr::EMPTY_DICT {
            self.attr(props);
            return;
        }
        let dict = |attr| self.cx.attr(attr).as_dict().unwrap_or_default();
        let mut all: Vec<_> = dict(props).iter().chain(dict(attrs)).copied().collect();
        all.sort_by_key(|entry| self.cx.str(entry.0));
        for (_, value) in all {
            self.attr(value);
        }
    }

    fn regions(&mut self, body: &Body, regions: &[crate::RegionId]) {
        for block in regions.iter().flat_map(|&region| body.blocks(region)) {
            self.block_args(body, block);
            for op in body.ops(block) {
                self.op(OpView::of(body, op));
            }
        }
    }

    fn block_args(&mut self, body: &Body, block: BlockId) {
        for (index, arg) in body.args(block).enumerate() {
            self.ty(body.value_type(arg));
            if self.locations {
                self.loc(
                    body.arg_location(block, index).unwrap_or(Loc::UNKNOWN),
                    false,
                );
            }
        }
    }

    fn attr(&mut self, attr: Attr) -> u32 {
        let cx = self.cx;
        let name = match cx.attr(attr) {
            AttrData::Location(loc) => return self.loc(*loc, false),
            AttrData::Distinct { attr, .. } if *attr != Attr::UNIT => Some("distinct"),
            AttrData::Text { kind, .. } => match kind {
                TextKind::AffineMap => Some("map"),
                TextKind::AffineSet => Some("set"),
                TextKind::Strided | TextKind::EmptyProperties => None,
            },
            _ => None,
        };
        self.visit(Symbol::Attr(attr), name, false, |collector| {
            match cx.attr(attr) {
                AttrData::Array(elements) => elements.iter().map(|&one| collector.attr(one)).max(),
                AttrData::Distinct { attr, .. } => Some(collector.attr(*attr)),
                AttrData::Dict(entries) => {
                    entries.iter().map(|entry| collector.attr(entry.1)).max()
                }
                AttrData::Type(ty) | AttrData::DenseArray { element: ty, .. } => {
                    Some(collector.ty(*ty))
                }
                data => data.ty().map(|ty| collector.ty(ty)),
            }
        })
    }

    fn ty(&mut self, ty: Type) -> u32 {
        let cx = self.cx;
        let name = match cx.ty(ty) {
            TypeData::Tuple(types) if types.len() > 16 => Some("tuple"),
            _ => None,
        };
        self.visit(Symbol::Type(ty), name, false, |collector| match cx.ty(ty) {
            TypeData::Function { inputs, results } => inputs
                .iter()
                .chain(results)
                .map(|&one| collector.ty(one))
                .max(),
            TypeData::Tuple(types) => types.iter().map(|&one| collector.ty(one)).max(),
            TypeData::Complex(element) | TypeData::Vector { element, .. } => {
                Some(collector.ty(*element))
            }
            TypeData::Tensor {
                element, encoding, ..
            } => {
                let element = collector.ty(*element);
                Some(encoding.map_or(element, |attr| collector.attr(attr).max(element)))
            }
            TypeData::MemRef {
                element,
                layout,
                memory_space,
                ..
            } => {
                let element = collector.ty(*element);
                let more = [*layout, *memory_space].into_iter().flatten();
                more.map(|attr| collector.attr(attr))
                    .max()
                    .max(Some(element))
            }
            _ => None,
        })
    }

    fn loc(&mut self, loc: Loc, deferred: bool) -> u32 {
        let loc = self.cx.canonical(loc);
        let data = self.cx.loc(loc);
        self.visit(
            Symbol::Loc(loc),
            Some("loc"),
            deferred,
            |collector| match data {
                LocData::Name { child, .. } if child != Loc::UNKNOWN => {
                    Some(collector.loc(child, deferred))
                }
                LocData::CallSite { callee, caller } => {
                    let callee = collector.loc(callee, deferred);
                    Some(collector.loc(caller, deferred).max(callee))
                }
                LocData::Fused { parts, metadata } => {
                    let metadata = metadata.map(|attr| collector.attr(attr));
                    parts
                        .iter()
                        .map(|&part| collector.loc(part, deferred))
                        .max()
                        .max(metadata)
                }
                _ => None,
            },
        )
    }

    /// The depth of a symbol, of which `nested` visits the parts.
    fn visit(
        &mut self,
        symbol: Symbol,
        name: Option<&'static str>,
        deferred: bool,
        nested: impl FnOnce(&mut Self) -> Option<u32>,
    ) -> u32 {
        if let Some(seen) = self.seen.get(&symbol) {
            let depth = seen.depth;
            if seen.deferred && !deferred {
                self.forbid_deferral(symbol);
            }
            return depth;
        }
        let own = u32::from(name.is_some());
        let entry = Seen {
            name,
            depth: own,
            deferred,
        };
        self.seen.insert(symbol, entry);
        self.order.push(symbol);
        let depth = match nested(self).unwrap_or(0) {
            0 => own,
            depth => depth + 1,
        };
        if let Some(seen) = self.seen.get_mut(&symbol) {
            seen.depth = depth;
        }
        depth
    }

    /// A symbol that is used at the top is defined there, with all that it refers to.
    fn forbid_deferral(&mut self, symbol: Symbol) {
        let mut pending = vec![symbol];
        while let Some(symbol) = pending.pop() {
            let Some(seen) = self.seen.get_mut(&symbol).filter(|seen| seen.deferred) else {
                continue;
            };
            seen.deferred = false;
            let Symbol::Loc(loc) = symbol else { continue };
            let parts = match self.cx.loc(loc) {
                LocData::Name { child, .. } if child != Loc::UNKNOWN => vec![child],
                LocData::CallSite { callee, caller } => vec![callee, caller],
                LocData::Fused { parts, .. } => parts.into_vec(),
                _ => Vec::new(),
            };
            pending.extend(
                parts
                    .into_iter()
                    .map(|part| Symbol::Loc(self.cx.canonical(part))),
            );
        }
    }

    /// Sorts by depth, then types first, then by name; equal names are numbered in the order of their first visit.
    fn finish(self) -> Aliases {
        let mut sorted: Vec<(u32, bool, &'static str, Symbol, bool)> = Vec::new();
        for symbol in self.order {
            if let Some(Seen {
                name: Some(name),
                depth,
                deferred,
            }) = self.seen.get(&symbol).copied()
            {
                sorted.push((
                    depth,
                    !matches!(symbol, Symbol::Type(_)),
                    name,
                    symbol,
                    deferred,
                ));
            }
        }
        sorted.sort_by_key(|entry| (entry.0, entry.1, entry.2));
        let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
        let mut aliases = Aliases::default();
        for (_, _, name, symbol, deferred) in sorted {
            let count = counts.entry(name).or_default();
            let text = if *count == 0 {
                String::from(name)
            } else {
                format!("{name}{count}")
            };
            *count += 1;
            aliases.names.insert(symbol, aliases.defined.len());
            aliases.defined.push((symbol, text.into(), deferred));
        }
        aliases
    }
}
