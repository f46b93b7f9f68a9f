//! What an operation consists of, as one sequence for whatever reads all of it.

use crate::body::{Body, OpData, RegionOps};
use crate::handle::{BlockId, Loc, OpId, RegionId, Type, ValueId};
use crate::hash::HashMap;
use crate::op_access::Op;

/// The receiver of a sequence. Equal sequences are those of equal operations: blocks and values have numbers in the order of
/// their definition.
pub(crate) trait Sink {
    /// Whether the sequence has what operations use.
    const USES: bool = true;

    /// The number of a block or value, or how many of something follow.
    fn number(&mut self, _number: usize) {}

    /// Name, location, attributes and properties of an operation. Its results and regions follow.
    fn op(&mut self, data: &OpData);

    fn ty(&mut self, ty: Type);

    /// The location of an argument.
    fn location(&mut self, _loc: Loc) {}

    fn define_block(&mut self, _block: BlockId) {}

    fn define_value(&mut self, _value: ValueId) {}

    /// What follows, until the end, is an operation that is outermost or isolated.
    fn start(&mut self) {}

    /// The end of an operation that is outermost or isolated, with the operations of its body.
    fn end(&mut self, _body: Option<(&Body, &[OpId])>) {}
}

/// The position in the sequence of an operation, or of some regions. A stack instead of recursion, because operations nest to
/// any depth.
pub(crate) struct Structure<'b> {
    bodies: Vec<OpenBody<'b>>,
    /// The operations that follow, and whether they are the last ones of a body.
    pending: Vec<(RegionOps<'b>, bool)>,
}

/// A body, or a part of it. What its operations use follows when all values have numbers.
struct OpenBody<'b> {
    body: &'b Body,
    ops: Vec<OpId>,
    blocks: Numbers,
    values: Numbers,
}

/// The numbers of slots, from 1 on.
struct Numbers {
    last: u32,
    slots: SlotNumbers,
}

enum SlotNumbers {
    Dense(Vec<u32>),
    /// For a part of a body, whose size does not matter then.
    Sparse(HashMap<usize, u32>),
}

impl Numbers {
    fn new(capacity: usize, is_part: bool) -> Self {
        let slots = match is_part {
            true => SlotNumbers::Sparse(HashMap::default()),
            false => SlotNumbers::Dense(vec![0; capacity]),
        };
        Self { last: 0, slots }
    }

    fn define(&mut self, slot: usize) {
        self.last += 1;
        match &mut self.slots {
            SlotNumbers::Dense(numbers) => numbers[slot] = self.last,
            SlotNumbers::Sparse(numbers) => _ = numbers.insert(slot, self.last),
        }
    }

    /// Returns zero for a slot that is defined outside of the sequence.
    fn get(&self, slot: usize) -> usize {
        match &self.slots {
            SlotNumbers::Dense(numbers) => numbers[slot] as usize,
            SlotNumbers::Sparse(numbers) => numbers.get(&slot).map_or(0, |&number| number as usize),
        }
    }

    fn write(&self, slot: usize, sink: &mut impl Sink) {
        let number = self.get(slot);
        sink.number(number);
        if number == 0 {
            sink.number(slot);
        }
    }
}

impl<'b> OpenBody<'b> {
    fn new(body: &'b Body, is_part: bool) -> Self {
        Self {
            body,
            ops: Vec::new(),
            blocks: Numbers::new(body.block_capacity(), is_part),
            values: Numbers::new(body.value_capacity(), is_part),
        }
    }

    fn define_results(&mut self, op: OpId, sink: &mut impl Sink) {
        for result in self.body.results(op) {
            self.values.define(result.index());
            sink.define_value(result);
        }
    }

    /// Writes the blocks of regions, without their operations.
    fn write_regions(&mut self, regions: &[RegionId], sink: &mut impl Sink) {
        let body = self.body;
        sink.number(regions.len());
        for &region in regions {
            sink.number(body.blocks(region).count());
            for block in body.blocks(region) {
                self.blocks.define(block.index());
                sink.define_block(block);
                sink.number(body.args(block).len());
                for (index, argument) in body.args(block).enumerate() {
                    self.values.define(argument.index());
                    sink.define_value(argument);
                    sink.ty(body.value_type(argument));
                    sink.location(body.arg_location(block, index).unwrap_or(Loc::UNKNOWN));
                }
            }
        }
    }

    fn write_uses(&self, sink: &mut impl Sink) {
        for &op in &self.ops {
            sink.number(self.body.operand_count(op));
            for value in self.body.operands(op) {
                self.values.write(value.index(), sink);
            }
            sink.number(self.body.successors(op).len());
            for block in self.body.successors(op) {
                self.blocks.write(block.index(), sink);
            }
        }
    }
}

impl<'b> Structure<'b> {
    /// Writes the whole sequence of an operation.
    pub(crate) fn write<S: Sink>(op: &'b Op<'_>, sink: &mut S) {
        let view = op.view();
        sink.start();
        sink.op(view.data);
        write_types(view.result_types(), sink);
        if S::USES {
            write_types(view.operand_types(), sink);
        }
        let Some(body) = op.body() else {
            return sink.end(None);
        };
        let mut structure = Self::of_body(body, sink);
        while structure.step(sink) {}
    }

    /// Starts the sequence of a body.
    pub(crate) fn of_body(body: &'b Body, sink: &mut impl Sink) -> Self {
        let (bodies, pending) = Default::default();
        let mut structure = Self { bodies, pending };
        structure.open(OpenBody::new(body, false), body.top_regions(), sink);
        structure
    }

    /// Starts the sequence of the regions of an operation, which is not isolated.
    pub(crate) fn of_regions(body: &'b Body, owner: OpId, sink: &mut impl Sink) -> Self {
        let (bodies, pending) = Default::default();
        let mut structure = Self { bodies, pending };
        let mut open = OpenBody::new(body, true);
        open.define_results(owner, sink);
        structure.open(open, body.regions(owner), sink);
        structure
    }

    /// Writes the next operation, or the end of a body. Returns `false` if there is none.
    pub(crate) fn step<S: Sink>(&mut self, sink: &mut S) -> bool {
        let Some((ops, is_last)) = self.pending.last_mut() else {
            return false;
        };
        if let Some(op) = ops.next() {
            self.op(op, sink);
            return true;
        }
        let closed = self.bodies.pop_if(|_| *is_last);
        self.pending.pop();
        if let Some(closed) = closed {
            sink.number(0);
            if S::USES {
                closed.write_uses(sink);
            }
            sink.end(Some((closed.body, &closed.ops)));
        }
        true
    }

    fn open(&mut self, mut open: OpenBody<'b>, regions: &'b [RegionId], sink: &mut impl Sink) {
        open.write_regions(regions, sink);
        self.pending.push((open.body.ops_of_regions(regions), true));
        self.bodies.push(open);
    }

    fn op(&mut self, op: OpId, sink: &mut impl Sink) {
        let Some(open) = self.bodies.last_mut() else {
            return;
        };
        let body = open.body;
        let nested = body.nested(op);
        let block = body.block_of(op);
        let number = block.map_or(0, |block| open.blocks.get(block.index()));
        sink.number(2 * number + usize::from(nested.is_some()));
        open.ops.push(op);
        open.define_results(op, sink);
        if nested.is_some() {
            sink.start();
        }
        sink.op(body.data(op));
        write_types(body.results(op).map(|result| body.value_type(result)), sink);
        if let Some(nested) = nested {
            sink.number(0);
            self.open(OpenBody::new(nested, false), nested.top_regions(), sink);
            return;
        }
        let regions = body.regions(op);
        open.write_regions(regions, sink);
        if !regions.is_empty() {
            self.pending.push((body.ops_of_regions(regions), false));
        }
    }
}

fn write_types(types: impl ExactSizeIterator<Item = Type>, sink: &mut impl Sink) {
    sink.number(types.len());
    types.for_each(|ty| sink.ty(ty));
}
