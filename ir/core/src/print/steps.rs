//! The traversal of the printer, with an explicit worklist, because operations nest arbitrarily deep.

use std::sync::{Arc, Mutex, PoisonError};

use super::Printer;
use super::operation::{Frame, Predecessors};
use crate::body::Body;
use crate::handle::{BlockId, OpId, RegionId};
use crate::op_access::OpView;
use crate::parallel;

/// The minimum number of operations of a parallel part.
const MIN_PART_SIZE: usize = 512;
/// The number of buffered parts for each thread, which bounds memory.
const BUFFERED_PER_THREAD: usize = 6;

enum Step<'a> {
    /// The operations of a block from the given one on.
    Ops(Position<'a>, OpId),
    /// The text after the regions of an operation.
    Tail(Position<'a>, OpId),
    /// The regions of an operation from the given one on.
    Regions(Position<'a>, &'a [RegionId], usize),
    /// The blocks of a region from the given one on.
    Blocks(Position<'a>, BlockId, Predecessors),
}

#[derive(Clone)]
struct Position<'a> {
    frame: Frame<'a>,
    indent: usize,
}

impl Printer<'_> {
    /// Prints operations, each with a line break.
    pub(super) fn print_ops(&mut self, frame: &Frame<'_>, ops: &[OpId], indent: usize) {
        let mut steps = Vec::new();
        for &op in ops {
            let position = Position {
                frame: frame.clone(),
                indent,
            };
            self.print_op(&position, op, &mut steps);
            self.run_steps(&mut steps);
        }
    }

    /// Prints the regions of an operation in parentheses, if there are any.
    pub(super) fn print_regions(&mut self, frame: &Frame<'_>, regions: &[RegionId], indent: usize) {
        let frame = frame.clone();
        let mut steps = Vec::new();
        self.begin_regions(Position { frame, indent }, regions, &mut steps);
        self.run_steps(&mut steps);
    }

    fn run_steps<'a>(&mut self, steps: &mut Vec<Step<'a>>) {
        while let Some(step) = steps.pop() {
            self.spill();
            match step {
                Step::Ops(position, op) => self.print_block_ops(position, op, steps),
                Step::Tail(position, op) => self.print_end(&position, op),
                Step::Regions(position, regions, index) => {
                    self.print_region(position, regions, index, steps);
                }
                Step::Blocks(position, block, predecessors) => {
                    self.print_block(position, block, predecessors, steps);
                }
            }
        }
    }

    /// Prints operations up to one with regions, and queues the rest.
    fn print_block_ops<'a>(
        &mut self,
        position: Position<'a>,
        first: OpId,
        steps: &mut Vec<Step<'a>>,
    ) {
        let body = position.frame.body;
        let mut next = Some(first);
        while let Some(op) = next {
            next = body.next_op(op);
            let has_no_regions = OpView::of(body, op).data.extra.is_none();
            if !has_no_regions {
                steps.extend(next.take().map(|next| Step::Ops(position.clone(), next)));
            }
            self.print_op(&position, op, steps);
        }
    }

    /// Prints an operation up to its regions, or in full if it has none.
    fn print_op<'a>(&mut self, position: &Position<'a>, op: OpId, steps: &mut Vec<Step<'a>>) {
        let (frame, indent) = (&position.frame, position.indent);
        let view = OpView::of(frame.body, op);
        self.indent(indent);
        self.head(frame, view);
        let (inner, regions) = match (frame.nested(op), &view.data.extra) {
            (Some(inner), _) => {
                let regions = inner.body.top_regions();
                (inner, regions)
            }
            (None, Some(extra)) => (frame.clone(), &extra.regions[..]),
            (None, None) => return self.print_end(position, op),
        };
        steps.push(Step::Tail(position.clone(), op));
        let frame = inner;
        self.begin_regions(Position { frame, indent }, regions, steps);
    }

    /// Prints an operation after its regions, with a line break.
    fn print_end(&mut self, position: &Position<'_>, op: OpId) {
        self.tail(OpView::of(position.frame.body, op));
        if self.options.value_users {
            self.users_of_results(&position.frame, op);
        }
        self.push("\n");
    }

    fn begin_regions<'a>(
        &mut self,
        position: Position<'a>,
        regions: &'a [RegionId],
        steps: &mut Vec<Step<'a>>,
    ) {
        if regions.is_empty() {
            return;
        }
        self.push(" (");
        // The parser accepts no deeper text.
        let is_too_deep = self.elide && position.indent >= 2 * crate::MAX_DEPTH;
        if self.options.skip_regions || is_too_deep {
            self.list(regions, |printer, _| printer.push("{...}"));
            return self.push(")");
        }
        self.print_region(position, regions, 0, steps);
    }

    /// Prints a region, or the end of the operation after the last region.
    fn print_region<'a>(
        &mut self,
        position: Position<'a>,
        regions: &'a [RegionId],
        index: usize,
        steps: &mut Vec<Step<'a>>,
    ) {
        if index > 0 {
            self.indent(position.indent);
            self.push("}");
        }
        let Some(&region) = regions.get(index) else {
            return self.push(")");
        };
        self.push(if index > 0 { ", {\n" } else { "{\n" });
        let body = position.frame.body;
        steps.push(Step::Regions(position.clone(), regions, index + 1));
        if let Some(entry) = body.entry(region) {
            let predecessors = Predecessors::of(body, region);
            steps.push(Step::Blocks(position, entry, predecessors));
        }
    }

    fn print_block<'a>(
        &mut self,
        position: Position<'a>,
        block: BlockId,
        predecessors: Predecessors,
        steps: &mut Vec<Step<'a>>,
    ) {
        let (body, indent) = (position.frame.body, position.indent);
        let region = body.block_region(block);
        let entry = region.and_then(|region| body.entry(region)) == Some(block);
        let first = body.first_op(block);
        if !entry || body.args(block).len() > 0 || first.is_none() {
            self.indent(indent);
            self.block_header(&position.frame, block);
            self.block_comment(&position.frame, predecessors.of_block(block), entry);
            self.push("\n");
            if self.options.value_users {
                self.users_of_arguments(&position.frame, block, indent + 2);
            }
        }
        if let Some(next) = body.next_block(block) {
            steps.push(Step::Blocks(position.clone(), next, predecessors));
        }
        let Some(first) = first else { return };
        let (frame, indent) = (position.frame, indent + 2);
        if self.parallel
            && let Some(parts) = split_ops(body, first)
        {
            return self.print_ops_in_parallel(&frame, &parts, indent);
        }
        steps.push(Step::Ops(Position { frame, indent }, first));
    }

    /// Prints parts in parallel, each to a buffer, which is used again.
    fn print_ops_in_parallel(&mut self, frame: &Frame<'_>, parts: &[Vec<OpId>], indent: usize) {
        let (cx, options, aliases) = (self.cx, self.options, Arc::clone(&self.aliases));
        let buffers = Mutex::new(Vec::new());
        let lock = || buffers.lock().unwrap_or_else(PoisonError::into_inner);
        let print = |ops: &Vec<OpId>| {
            let mut printer = Printer::of_part(cx, options, &aliases);
            printer.out = lock().pop().unwrap_or_default();
            printer.print_ops(frame, ops, indent);
            printer.out
        };
        let ahead = BUFFERED_PER_THREAD * cx.thread_count();
        parallel::for_each_in_order(cx, parts, ahead, print, |mut text| {
            self.hand_over(&text);
            text.clear();
            lock().push(text);
        });
    }
}

/// Splits operations into parts of at least `MIN_PART_SIZE` operations, counting nested ones. Returns `None` if there is
/// only one part.
fn split_ops(body: &Body, first: OpId) -> Option<Vec<Vec<OpId>>> {
    let mut parts = Vec::new();
    let (mut part, mut size) = (Vec::new(), 0);
    for op in std::iter::successors(Some(first), |&op| body.next_op(op)) {
        part.push(op);
        size += 1 + body.nested(op).map_or(0, Body::op_capacity);
        if size >= MIN_PART_SIZE {
            parts.push(std::mem::take(&mut part));
            size = 0;
        }
    }
    if !part.is_empty() {
        parts.push(part);
    }
    (parts.len() > 1).then_some(parts)
}
