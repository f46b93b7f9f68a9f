//! The order of printing. What is still to be printed is a list of its own, so that depth costs no stack.

use rayon::prelude::*;

use super::Printer;
use super::operation::{Frame, Predecessors};
use crate::body::Body;
use crate::handle::{BlockId, OpId, RegionId};
use crate::op_access::OpView;

/// The number of operations that are worth a part of their own.
const PART: usize = 512;
/// The number of parts for each thread that are printed before they are handed over: their texts take memory on top of
/// all else.
const AT_ONCE: usize = 6;

/// Something that is still to be printed.
enum Step<'a> {
    /// The operations of a block from this one on.
    Ops(Place<'a>, OpId),
    /// The text after the regions of an operation.
    Tail(Place<'a>, OpId),
    /// The regions of an operation from this one on.
    Regions(Place<'a>, &'a [RegionId], usize),
    /// The blocks of a region from this one on.
    Blocks(Place<'a>, BlockId, Predecessors),
}

/// Where something stands.
#[derive(Clone)]
struct Place<'a> {
    frame: Frame<'a>,
    indent: usize,
}

impl Printer<'_> {
    /// Operations, each with its line break.
    pub(super) fn ops(&mut self, frame: &Frame<'_>, ops: &[OpId], indent: usize) {
        let mut steps = Vec::new();
        for &op in ops {
            let place = Place {
                frame: frame.clone(),
                indent,
            };
            self.op(&place, op, &mut steps);
            self.run(&mut steps);
        }
    }

    /// The regions of an operation in parentheses, if there are any.
    pub(super) fn regions(&mut self, frame: &Frame<'_>, regions: &[RegionId], indent: usize) {
        let frame = frame.clone();
        let mut steps = Vec::new();
        self.enter(Place { frame, indent }, regions, &mut steps);
        self.run(&mut steps);
    }

    fn run<'a>(&mut self, steps: &mut Vec<Step<'a>>) {
        while let Some(step) = steps.pop() {
            self.spill();
            match step {
                Step::Ops(place, op) => self.block_ops(place, op, steps),
                Step::Tail(place, op) => self.end(&place, op),
                Step::Regions(place, regions, index) => {
                    self.region(place, regions, index, steps);
                }
                Step::Blocks(place, block, predecessors) => {
                    self.block(place, block, predecessors, steps);
                }
            }
        }
    }

    /// Operations up to one with regions, whose regions come next.
    fn block_ops<'a>(&mut self, place: Place<'a>, first: OpId, steps: &mut Vec<Step<'a>>) {
        let body = place.frame.body;
        let mut next = Some(first);
        while let Some(op) = next {
            next = body.next_op(op);
            let plain = OpView::of(body, op).data.extra.is_none();
            if !plain {
                steps.extend(next.take().map(|next| Step::Ops(place.clone(), next)));
            }
            self.op(&place, op, steps);
        }
    }

    /// An operation as far as its regions, or all of it if it has none.
    fn op<'a>(&mut self, place: &Place<'a>, op: OpId, steps: &mut Vec<Step<'a>>) {
        let (frame, indent) = (&place.frame, place.indent);
        let view = OpView::of(frame.body, op);
        self.indent(indent);
        self.head(frame, view);
        let (inner, regions) = match (frame.nested(op), &view.data.extra) {
            (Some(inner), _) => {
                let regions = inner.body.top_regions();
                (inner, regions)
            }
            (None, Some(extra)) => (frame.clone(), &extra.regions[..]),
            (None, None) => return self.end(place, op),
        };
        steps.push(Step::Tail(place.clone(), op));
        let frame = inner;
        self.enter(Place { frame, indent }, regions, steps);
    }

    /// The text after the regions of an operation, to the end of its line.
    fn end(&mut self, place: &Place<'_>, op: OpId) {
        self.tail(OpView::of(place.frame.body, op));
        if self.options.value_users {
            self.users_of_results(&place.frame, op);
        }
        self.push("\n");
    }

    fn enter<'a>(&mut self, place: Place<'a>, regions: &'a [RegionId], steps: &mut Vec<Step<'a>>) {
        if regions.is_empty() {
            return;
        }
        self.push(" (");
        // What a text is read from is never nested as deep.
        let is_too_deep = self.elide && place.indent >= 2 * crate::MAX_DEPTH;
        if self.options.skip_regions || is_too_deep {
            self.list(regions, |printer, _| printer.push("{...}"));
            return self.push(")");
        }
        self.region(place, regions, 0, steps);
    }

    /// A region, or what comes after the last one.
    fn region<'a>(
        &mut self,
        place: Place<'a>,
        regions: &'a [RegionId],
        index: usize,
        steps: &mut Vec<Step<'a>>,
    ) {
        if index > 0 {
            self.indent(place.indent);
            self.push("}");
        }
        let Some(&region) = regions.get(index) else {
            return self.push(")");
        };
        self.push(if index > 0 { ", {\n" } else { "{\n" });
        let body = place.frame.body;
        steps.push(Step::Regions(place.clone(), regions, index + 1));
        if let Some(entry) = body.entry(region) {
            let predecessors = Predecessors::of(body, region);
            steps.push(Step::Blocks(place, entry, predecessors));
        }
    }

    fn block<'a>(
        &mut self,
        place: Place<'a>,
        block: BlockId,
        predecessors: Predecessors,
        steps: &mut Vec<Step<'a>>,
    ) {
        let (body, indent) = (place.frame.body, place.indent);
        let region = body.block_region(block);
        let entry = region.and_then(|region| body.entry(region)) == Some(block);
        let first = body.first_op(block);
        if !entry || body.args(block).len() > 0 || first.is_none() {
            self.indent(indent);
            self.block_header(&place.frame, block);
            self.block_comment(&place.frame, predecessors.of_block(block), entry);
            self.push("\n");
            if self.options.value_users {
                self.users_of_arguments(&place.frame, block, indent + 2);
            }
        }
        if let Some(next) = body.next_block(block) {
            steps.push(Step::Blocks(place.clone(), next, predecessors));
        }
        let Some(first) = first else { return };
        let (frame, indent) = (place.frame, indent + 2);
        if self.spread
            && let Some(parts) = parts(body, first)
        {
            return self.ops_at_once(&frame, &parts, indent);
        }
        steps.push(Step::Ops(Place { frame, indent }, first));
    }

    /// Operations that several threads print at the same time, each part to a text of its own.
    fn ops_at_once(&mut self, frame: &Frame<'_>, parts: &[Vec<OpId>], indent: usize) {
        let mut texts = Vec::new();
        for some in parts.chunks(AT_ONCE * rayon::current_num_threads()) {
            let (cx, options, aliases) = (self.cx, self.options, &self.aliases);
            texts.resize_with(some.len(), String::new);
            let printed = some.par_iter().with_max_len(1).zip(&mut texts);
            printed.for_each(|(ops, text)| {
                let mut printer = Printer::of_part(cx, options, aliases);
                printer.out = std::mem::take(text);
                printer.ops(frame, ops, indent);
                *text = printer.out;
            });
            for text in &mut texts {
                self.hand_over(text);
                text.clear();
            }
        }
    }
}

/// The operations from one on in parts of about the same size, if there is more than one and most of what they are is
/// inside of isolated operations.
fn parts(body: &Body, first: OpId) -> Option<Vec<Vec<OpId>>> {
    let mut parts = Vec::new();
    let (mut part, mut size) = (Vec::new(), 0);
    for op in std::iter::successors(Some(first), |&op| body.next_op(op)) {
        part.push(op);
        size += 1 + body.nested(op).map_or(0, Body::op_capacity);
        if size >= PART {
            parts.push(std::mem::take(&mut part));
            size = 0;
        }
    }
    if !part.is_empty() {
        parts.push(part);
    }
    (parts.len() > 1).then_some(parts)
}
