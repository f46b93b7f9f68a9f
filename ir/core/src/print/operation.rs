//! Printing of operations and block headers.

use std::sync::Arc;

use super::Printer;
use super::number::{Counts, Name, Numbered, Numbers, Totals};
use crate::body::Body;
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, OpId, RegionId, ValueId};
use crate::op_access::OpView;

/// A body that is being printed.
#[derive(Clone)]
pub(super) struct Frame<'a> {
    pub(super) body: &'a Body,
    pub(super) numbers: Arc<Numbers>,
    totals: Arc<Totals>,
}

impl<'a> Frame<'a> {
    /// Numbers a body from `start` on. With `threads`, counts nested bodies on the threads of that context.
    pub(super) fn of(
        body: &'a Body,
        numbered: Numbered,
        start: Counts,
        threads: Option<&Context>,
    ) -> Self {
        let (totals, nested) = Totals::of(body, numbered, threads);
        let numbers = Numbers::of(body, numbered, start, nested);
        Self {
            body,
            numbers: Arc::new(numbers),
            totals: Arc::new(totals),
        }
    }

    pub(super) fn nested(&self, op: OpId) -> Option<Self> {
        let body = self.body.nested(op)?;
        let start = self.numbers.start_of(op);
        let nested = self.totals.nested_in(body);
        let numbers = Numbers::of(body, self.totals.numbered(), start, nested);
        Some(Self {
            body,
            numbers: Arc::new(numbers),
            totals: Arc::clone(&self.totals),
        })
    }
}

impl Printer<'_> {
    /// Prints an operation on its own.
    pub(super) fn root(&mut self, view: OpView<'_>) {
        let results = view.data.results.len;
        if results > 0 {
            self.push("%0");
            self.result_count(results);
        }
        self.name(view);
        self.list(view.data.operands.range(), |printer, _| {
            printer.push("<<UNKNOWN SSA VALUE>>");
        });
        self.push(")");
        self.properties(view);
        if let Some(nested) = view.data.body() {
            let numbered = self.options.numbered();
            let start = Counts::of_root(numbered, results);
            let frame = Frame::of(nested, numbered, start, self.threads());
            self.print_regions(&frame, nested.top_regions(), 0);
        }
        self.tail(view);
    }

    /// Returns the context if its threads may be used.
    fn threads(&self) -> Option<&Context> {
        self.parallel.then_some(self.cx)
    }

    /// Prints an operation, with values numbered as in its body alone.
    pub(super) fn op_in_body(&mut self, body: &Body, op: OpId) {
        let numbered = self.options.numbered();
        let frame = Frame::of(body, numbered, Counts::default(), self.threads());
        self.print_ops(&frame, &[op], 0);
        let end = self.out.trim_end_matches('\n').len();
        self.out.truncate(end);
    }

    /// Prints an operation up to its regions.
    pub(super) fn head(&mut self, frame: &Frame<'_>, view: OpView<'_>) {
        let data = view.data;
        if data.results.len > 0 {
            self.value_name(frame.numbers.values[data.results.start as usize]);
            self.result_count(data.results.len);
        }
        self.name(view);
        let slots = &view.uses[data.operands.range()];
        self.list(slots, |printer, slot| printer.value(frame, slot.value));
        self.push(")");
        if let Some(extra) = &data.extra {
            self.successors(frame, &extra.successors);
        }
        self.properties(view);
    }

    fn result_count(&mut self, count: u32) {
        if count > 1 {
            self.push(":");
            self.number(count);
        }
        self.push(" = ");
    }

    fn name(&mut self, view: OpView<'_>) {
        let name = self.cx.op_name_str(view.data.name());
        self.quoted_text(name);
        self.push("(");
    }

    pub(super) fn value(&mut self, frame: &Frame<'_>, value: ValueId) {
        self.value_name(frame.numbers.values[value.index()]);
        if let Some(op) = frame.body.defining_op(value)
            && frame.body.result_count(op) > 1
        {
            self.push("#");
            self.number(frame.body.result_index(value));
        }
    }

    fn value_name(&mut self, name: Name) {
        match name.unpack() {
            None => self.push("<<UNKNOWN SSA VALUE>>"),
            Some((true, number)) => {
                self.push("%arg");
                self.number(number);
            }
            Some((false, number)) => {
                self.push("%");
                self.number(number);
            }
        }
    }

    fn successors(&mut self, frame: &Frame<'_>, blocks: &[BlockId]) {
        if blocks.is_empty() {
            return;
        }
        self.push("[");
        self.list(blocks, |printer, &block| printer.block_name(frame, block));
        self.push("]");
    }

    fn block_name(&mut self, frame: &Frame<'_>, block: BlockId) {
        self.push("^bb");
        self.number(frame.numbers.blocks[block.index()]);
    }

    fn properties(&mut self, view: OpView<'_>) {
        let props = view.data.header(self.cx).props;
        if props != Attr::EMPTY_DICT {
            self.push(" <");
            self.recent_attr(props);
            self.push(">");
        }
    }

    /// Prints an operation after its regions.
    pub(super) fn tail(&mut self, view: OpView<'_>) {
        let data = view.data;
        let attrs = data.attrs(self.cx);
        if !attrs.is_empty() {
            self.push(" {");
            self.dict_entries(attrs);
            self.push("}");
        }
        self.push(" : ");
        self.function_type(view.operand_types(), view.result_types());
        self.trailing_loc(data.loc());
    }

    fn trailing_loc(&mut self, loc: Loc) {
        if self.options.locations {
            self.push(" ");
            self.loc(loc);
        }
    }

    pub(super) fn block_header(&mut self, frame: &Frame<'_>, block: BlockId) {
        self.block_name(frame, block);
        if frame.body.args(block).len() > 0 {
            self.push("(");
            self.list(
                frame.body.args(block).enumerate(),
                |printer, (index, arg)| {
                    printer.value(frame, arg);
                    printer.push(": ");
                    printer.ty(frame.body.value_type(arg));
                    if printer.options.locations {
                        let loc = frame
                            .body
                            .arg_location(block, index)
                            .unwrap_or(Loc::UNKNOWN);
                        printer.push(" loc(");
                        printer.loc_body(loc);
                        printer.push(")");
                    }
                },
            );
            self.push(")");
        }
        self.push(":");
    }

    pub(super) fn block_comment(&mut self, frame: &Frame<'_>, from: &[BlockId], entry: bool) {
        match from {
            [] if entry => {}
            [] => self.push("  // no predecessors"),
            [single] => {
                self.push("  // pred: ");
                self.block_name(frame, *single);
            }
            several => {
                self.push("  // ");
                self.number(several.len());
                self.push(" preds: ");
                self.list(several, |printer, &block| printer.block_name(frame, block));
            }
        }
    }

    pub(super) fn indent(&mut self, indent: usize) {
        const SPACES: &str = "                                ";
        let mut left = indent;
        while left > 0 {
            let some = left.min(SPACES.len());
            self.push(&SPACES[..some]);
            left -= some;
        }
    }
}

/// The predecessors of each block of a region, in the order of the region.
pub(super) struct Predecessors(Vec<(BlockId, Vec<BlockId>)>);

impl Predecessors {
    pub(super) fn of(body: &Body, region: RegionId) -> Self {
        let mut edges: Vec<(BlockId, Vec<BlockId>)> = Vec::new();
        // The common case: a single block without a branch to itself.
        let mut sorted: Vec<(BlockId, usize, BlockId)> = Vec::new();
        for (index, from) in body.blocks(region).enumerate() {
            let targets = body.block_successors(from);
            sorted.extend(targets.iter().map(|&to| (to, index, from)));
        }
        sorted.sort_unstable();
        for (to, _, from) in sorted {
            match edges.last_mut() {
                Some((block, list)) if *block == to => list.push(from),
                _ => edges.push((to, vec![from])),
            }
        }
        Self(edges)
    }

    pub(super) fn of_block(&self, block: BlockId) -> &[BlockId] {
        let found = self.0.binary_search_by_key(&block, |entry| entry.0);
        found.map_or(&[], |index| &self.0[index].1)
    }
}
