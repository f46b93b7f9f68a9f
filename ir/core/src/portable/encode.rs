//! From an operation to bytes.

use std::hash::Hash;

use super::bytes::{push_number, push_text};
use super::{Encoding, Part};
use crate::body::{Body, Header};
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, OpId, OpName, RegionId, Type, ValueId};
use crate::hash::HashMap;
use crate::name;
use crate::op_access::Op;

impl Op<'_> {
    /// Returns the operation as bytes; without `symbol`, as if it had no name.
    ///
    /// # Errors
    ///
    /// Says what cannot be restored elsewhere, or that the name occurs inside.
    pub fn encode(&self, symbol: bool) -> Result<Encoding, &'static str> {
        let cx = self.context();
        if self.resources().is_some_and(|all| !all.is_empty()) {
            return Err("the file has resources");
        }
        let mut header = self.header();
        let hidden = self.symbol().filter(|_| !symbol);
        if hidden.is_some() {
            header.set_attr(cx, name::SYM_NAME, Some(cx.string_attr("")));
        }
        let (mut parts, mut locations) = (Vec::new(), Vec::new());
        for mut part in self.encode_parts(header) {
            locations.append(&mut part.locations);
            let nested = std::mem::take(&mut part.nested);
            let bytes = part.finish(hidden)?;
            parts.push(Part { bytes, nested });
        }
        Ok(Encoding { parts, locations })
    }

    /// Returns the parts, the outermost one last.
    fn encode_parts(&self, header: Header) -> Vec<PartEncoder<'_>> {
        let cx = self.context();
        let mut root = PartEncoder::new(cx, header, self.result_types(), self.body());
        root.types(self.operand_types());
        // A stack instead of recursion, because bodies nest to any depth.
        let (mut parts, mut pending) = (Vec::new(), vec![Pending::new(root, self.body())]);
        while let Some(top) = pending.last_mut() {
            if let Some((body, op)) = top.next_child() {
                let (header, nested) = (body.header(cx, op), body.nested(op));
                let results = body.results(op).map(|result| body.value_type(result));
                let mut part = PartEncoder::new(cx, header, results, nested);
                part.number(0);
                pending.push(Pending::new(part, nested));
                continue;
            }
            let Some(mut done) = pending.pop() else { break };
            if let Some(body) = done.body {
                done.part.body(body, &done.ops);
                done.part.orders(body);
            }
            if let Some(parent) = pending.last_mut() {
                parent.part.nested.push(parts.len());
            }
            parts.push(done.part);
        }
        parts
    }
}

/// An isolated operation whose nested ones are encoded first.
struct Pending<'a, 'c> {
    part: PartEncoder<'c>,
    body: Option<&'a Body>,
    ops: Vec<OpId>,
    /// The number of operations that have been searched for bodies of their own.
    visited: usize,
}

impl<'a, 'c> Pending<'a, 'c> {
    fn new(part: PartEncoder<'c>, body: Option<&'a Body>) -> Self {
        Self {
            part,
            body,
            ops: body.map(Body::walk).unwrap_or_default(),
            visited: 0,
        }
    }

    fn next_child(&mut self) -> Option<(&'a Body, OpId)> {
        let body = self.body?;
        let mut rest = self.ops[self.visited..].iter();
        let found = rest.position(|&op| body.nested(op).is_some())?;
        self.visited += found + 1;
        Some((body, self.ops[self.visited - 1]))
    }
}

/// Handles in the order of their first use.
struct Table<H> {
    numbers: HashMap<H, usize>,
    handles: Vec<H>,
}

impl<H: Copy + Eq + Hash> Table<H> {
    fn new() -> Self {
        let (numbers, handles) = Default::default();
        Self { numbers, handles }
    }

    fn number(&mut self, handle: H) -> usize {
        *self.numbers.entry(handle).or_insert_with(|| {
            self.handles.push(handle);
            self.handles.len() - 1
        })
    }
}

/// An isolated operation, without what its tables stand for.
struct PartEncoder<'c> {
    cx: &'c Context,
    names: Table<OpName>,
    attrs: Table<Attr>,
    types: Table<Type>,
    locations: Vec<Loc>,
    bytes: Vec<u8>,
    nested: Vec<usize>,
    /// By their slots, the numbers of values, blocks and operations in order.
    values: Vec<usize>,
    blocks: Vec<usize>,
    ops: Vec<usize>,
    value_order: Vec<ValueId>,
    block_order: Vec<BlockId>,
}

impl<'c> PartEncoder<'c> {
    fn new(
        cx: &'c Context,
        header: Header,
        results: impl ExactSizeIterator<Item = Type>,
        body: Option<&Body>,
    ) -> Self {
        let size = |size: fn(&Body) -> usize| vec![0; body.map_or(0, size)];
        let mut encoder = PartEncoder {
            cx,
            names: Table::new(),
            attrs: Table::new(),
            types: Table::new(),
            locations: Vec::new(),
            bytes: Vec::new(),
            nested: Vec::new(),
            values: size(Body::value_capacity),
            blocks: size(Body::block_capacity),
            ops: size(Body::op_capacity),
            value_order: Vec::new(),
            block_order: Vec::new(),
        };
        encoder.header(header);
        encoder.types(results);
        encoder
    }

    fn number(&mut self, number: usize) {
        push_number(&mut self.bytes, number);
    }

    fn header(&mut self, header: Header) {
        self.locations.push(header.loc);
        let name = self.names.number(header.name);
        let (attrs, props) = (
            self.attrs.number(header.attrs),
            self.attrs.number(header.props),
        );
        for number in [name, attrs, props] {
            self.number(number);
        }
    }

    fn types(&mut self, types: impl ExactSizeIterator<Item = Type>) {
        self.number(types.len());
        for ty in types {
            let number = self.types.number(ty);
            self.number(number);
        }
    }

    fn body(&mut self, body: &Body, ops: &[OpId]) {
        self.number_values(body, ops);
        self.regions(body, body.top_regions());
        self.number(ops.len());
        for &op in ops {
            let is_isolated = body.nested(op).is_some();
            let block = body
                .block_of(op)
                .map_or(0, |block| self.blocks[block.index()]);
            self.number(2 * block + usize::from(is_isolated));
            // A nested part has the rest.
            if !is_isolated {
                self.header(body.header(self.cx, op));
                self.types(body.results(op).map(|result| body.value_type(result)));
                self.regions(body, body.regions(op));
            }
            self.number(body.operand_count(op));
            for value in body.operands(op) {
                self.number(self.values[value.index()]);
            }
            self.number(body.successors(op).len());
            for &block in body.successors(op) {
                self.number(self.blocks[block.index()]);
            }
        }
    }

    /// Numbers what is defined, in the order in which it is read back.
    fn number_values(&mut self, body: &Body, ops: &[OpId]) {
        self.number_blocks(body, body.top_regions());
        for (position, &op) in ops.iter().enumerate() {
            self.ops[op.index()] = position;
            for value in body.results(op) {
                self.number_value(value);
            }
            self.number_blocks(body, body.regions(op));
        }
    }

    fn number_blocks(&mut self, body: &Body, regions: &[RegionId]) {
        for block in regions.iter().flat_map(|&region| body.blocks(region)) {
            self.blocks[block.index()] = self.block_order.len();
            self.block_order.push(block);
            body.args(block).for_each(|value| self.number_value(value));
        }
    }

    fn number_value(&mut self, value: ValueId) {
        self.values[value.index()] = self.value_order.len();
        self.value_order.push(value);
    }

    fn regions(&mut self, body: &Body, regions: &[RegionId]) {
        self.number(regions.len());
        for &region in regions {
            self.number(body.blocks(region).count());
            for block in body.blocks(region) {
                self.types(body.args(block).map(|argument| body.value_type(argument)));
                for index in 0..body.args(block).len() {
                    let loc = body.arg_location(block, index);
                    self.locations.push(loc.unwrap_or(Loc::UNKNOWN));
                }
            }
        }
    }

    /// Writes the orders of uses and of edges where these are not as they are read back: passes visit them.
    fn orders(&mut self, body: &Body) {
        let mut orders = Vec::new();
        for (number, &value) in self.value_order.iter().enumerate() {
            let uses = || {
                let uses = body.uses(value);
                uses.map(|one| (self.ops[one.op.index()], one.operand))
            };
            if !uses().is_sorted_by(|a, b| a > b) {
                orders.push((2 * number, uses().collect::<Vec<_>>()));
            }
        }
        for (number, &block) in self.block_order.iter().enumerate() {
            let edges = body.edges(block).iter();
            let edges = edges.map(|&(op, index)| (self.ops[op.index()], index as usize));
            if !edges.clone().is_sorted() {
                orders.push((2 * number + 1, edges.collect()));
            }
        }
        self.number(orders.len());
        for (number, order) in orders {
            self.number(number);
            self.number(order.len());
            for (op, index) in order {
                self.number(op);
                self.number(index);
            }
        }
    }

    /// Returns the tables, followed by what refers to them.
    fn finish(self, hidden: Option<&str>) -> Result<Vec<u8>, &'static str> {
        let cx = self.cx;
        let names = self.names.handles.iter();
        let names = names.map(|&name| cx.op_name_str(name).to_owned()).collect();
        let attrs = self.attrs.handles.iter().map(|&attr| match attr {
            Attr::WRITTEN_EMPTY => Ok(String::new()),
            attr => attr_text(cx, attr),
        });
        let types = self.types.handles.iter().map(|&ty| cx.type_text(ty));
        let quoted = hidden.map(|symbol| cx.attr_text(cx.string_attr(symbol)));
        let symbol = quoted.as_deref().map(|quoted| quoted.trim_matches('"'));
        let mut bytes = Vec::with_capacity(self.bytes.len() + 32 * attrs.len());
        for texts in [
            names,
            attrs.collect::<Result<Vec<String>, _>>()?,
            types.collect(),
        ] {
            push_number(&mut bytes, texts.len());
            for text in texts {
                if outside_strings(&text).any(|text| text.contains("distinct[")) {
                    return Err("it has distinct attributes");
                } else if symbol.is_some_and(|symbol| has_name(&text, symbol)) {
                    return Err("its name occurs inside");
                }
                push_text(&mut bytes, &text);
            }
        }
        bytes.extend_from_slice(&self.bytes);
        Ok(bytes)
    }
}

/// Returns the text of an attribute, which tells all of it: numbers are read as `f64`, also those with more digits.
fn attr_text(cx: &Context, attr: Attr) -> Result<String, &'static str> {
    let text = cx.attr_text(attr);
    let is_wide = outside_strings(&text).any(|text| text.contains("f80") || text.contains("f128"));
    if is_wide && cx.parse_attr(&text).ok() != Some(attr) {
        return Err("it has a number with more digits than texts keep");
    }
    Ok(text)
}

/// Returns the parts of a text between its strings, which escape quotes.
fn outside_strings(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').step_by(2)
}

/// Returns whether a text refers to a symbol, or has its name in a string, which escapes quotes.
fn has_name(text: &str, symbol: &str) -> bool {
    let mut strings = text.split('"').skip(1).step_by(2);
    strings.any(|string| string.contains(symbol)) || text.contains(&format!("@{symbol}"))
}
