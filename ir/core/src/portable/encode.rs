//! From an operation to bytes.

use std::hash::Hash;

use super::bytes::{push_number, push_text};
use super::{Encoding, Part};
use crate::body::{Body, Header, OpData};
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, OpId, OpName, Type, ValueId};
use crate::hash::HashMap;
use crate::name;
use crate::op_access::Op;
use crate::structure::{Sink, Structure};

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
        let mut encoder = Encoder {
            cx,
            outermost: Some(header),
            part: PartEncoder::default(),
            around: Vec::new(),
            done: Vec::new(),
        };
        Structure::write(self, &mut encoder);
        let (mut parts, mut locations) = (Vec::new(), Vec::new());
        for mut part in encoder.done {
            locations.append(&mut part.locations);
            let nested = std::mem::take(&mut part.nested);
            let bytes = part.finish(cx, hidden)?;
            parts.push(Part { bytes, nested });
        }
        Ok(Encoding { parts, locations })
    }
}

struct Encoder<'c> {
    cx: &'c Context,
    /// What is encoded in place of the header of the outermost operation.
    outermost: Option<Header>,
    /// The operation that is outermost or isolated, and those around it.
    part: PartEncoder,
    around: Vec<PartEncoder>,
    /// The parts, the outermost one last.
    done: Vec<PartEncoder>,
}

impl Sink for Encoder<'_> {
    fn number(&mut self, number: usize) {
        self.part.number(number);
    }

    fn op(&mut self, data: &OpData) {
        let header = self.outermost.take();
        let header = header.unwrap_or_else(|| data.header(self.cx));
        self.part.header(header);
    }

    fn ty(&mut self, ty: Type) {
        let number = self.part.types.number(ty);
        self.part.number(number);
    }

    fn location(&mut self, loc: Loc) {
        self.part.locations.push(loc);
    }

    fn define_block(&mut self, block: BlockId) {
        self.part.blocks.push(block);
    }

    fn define_value(&mut self, value: ValueId) {
        self.part.values.push(value);
    }

    fn start(&mut self) {
        self.around.push(std::mem::take(&mut self.part));
    }

    fn end(&mut self, body: Option<(&Body, &[OpId])>) {
        let around = self.around.pop().unwrap_or_default();
        let mut done = std::mem::replace(&mut self.part, around);
        if let Some((body, ops)) = body {
            done.orders(body, ops);
        }
        self.part.nested.push(self.done.len());
        self.done.push(done);
    }
}

/// Handles in the order of their first use.
struct Table<H> {
    numbers: HashMap<H, usize>,
    handles: Vec<H>,
}

impl<H> Default for Table<H> {
    fn default() -> Self {
        let (numbers, handles) = Default::default();
        Self { numbers, handles }
    }
}

impl<H: Copy + Eq + Hash> Table<H> {
    fn number(&mut self, handle: H) -> usize {
        *self.numbers.entry(handle).or_insert_with(|| {
            self.handles.push(handle);
            self.handles.len() - 1
        })
    }
}

/// An isolated operation, without what its tables stand for.
#[derive(Default)]
struct PartEncoder {
    names: Table<OpName>,
    attrs: Table<Attr>,
    types: Table<Type>,
    locations: Vec<Loc>,
    bytes: Vec<u8>,
    nested: Vec<usize>,
    /// Values and blocks in the order of their numbers.
    values: Vec<ValueId>,
    blocks: Vec<BlockId>,
}

impl PartEncoder {
    fn number(&mut self, number: usize) {
        push_number(&mut self.bytes, number);
    }

    fn header(&mut self, header: Header) {
        self.locations.push(header.loc);
        let name = self.names.number(header.name);
        let [attrs, props] = [header.attrs, header.props].map(|attr| self.attrs.number(attr));
        for number in [name, attrs, props] {
            self.number(number);
        }
    }

    /// Writes the orders of uses and of edges where these are not as they are read back: passes visit them.
    fn orders(&mut self, body: &Body, ops: &[OpId]) {
        let mut positions = vec![0; body.op_capacity()];
        for (position, op) in ops.iter().enumerate() {
            positions[op.index()] = position;
        }
        let mut orders = Vec::new();
        for (number, &value) in self.values.iter().enumerate() {
            let uses = || {
                let uses = body.uses(value);
                uses.map(|used| (positions[used.op.index()], used.operand))
            };
            if !uses().is_sorted_by(|a, b| a > b) {
                orders.push((2 * number, uses().collect::<Vec<_>>()));
            }
        }
        for (number, &block) in self.blocks.iter().enumerate() {
            let edges = body.edges(block).iter();
            let edges = edges.map(|&(op, index)| (positions[op.index()], index as usize));
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
    fn finish(self, cx: &Context, hidden: Option<&str>) -> Result<Vec<u8>, &'static str> {
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
