//! The numbering of values and blocks.
//!
//! Numbers are never reused: the blocks of a region are numbered in order, then the nested regions in reverse. The
//! contents of an operation have consecutive numbers, so each body can be numbered when it is printed, from the
//! totals of those before it.

use crate::hash::HashMap;

use crate::body::{Body, OpData};
use crate::context::Context;
use crate::handle::{BlockId, OpId, RegionId, ValueId};
use crate::parallel;

/// The next numbers: results and arguments of later blocks share one count, arguments of entry blocks have another.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) values: u32,
    pub(super) args: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbered {
    Values,
    /// Values, and operations without results among them.
    ValuesAndOps,
}

#[derive(Clone, Copy, Debug, Default)]
/// The number of a value plus one, with [`ARG`] set for arguments of entry blocks; zero for values without a number.
pub(super) struct Name(u32);

const ARG: u32 = 1 << 31;

impl Name {
    pub(super) fn unpack(self) -> Option<(bool, u32)> {
        // Zero marks values without a number.
        let number = (self.0 & !ARG).checked_sub(1)?;
        Some((self.0 & ARG != 0, number))
    }

    fn value(number: u32) -> Self {
        Self(number + 1)
    }

    fn arg(number: u32) -> Self {
        Self((number + 1) | ARG)
    }
}

/// The numbers of one body, and the first numbers of its nested bodies.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    pub(super) values: Vec<Name>,
    pub(super) blocks: Vec<u32>,
    /// The numbers of operations without results, if those are numbered.
    pub(super) ops: Vec<u32>,
    /// The first numbers of nested bodies, by isolated operation.
    pub(super) nested: Vec<(OpId, Counts)>,
}

impl Numbers {
    /// Numbers a body from `counts` on; `nested` holds the totals of nested bodies.
    pub(super) fn of(
        body: &Body,
        numbered: Numbered,
        counts: Counts,
        nested: Vec<(OpId, Counts)>,
    ) -> Self {
        let ops = match numbered {
            Numbered::Values => 0,
            Numbered::ValuesAndOps => body.op_capacity(),
        };
        let mut numbers = Self {
            values: vec![Name::default(); body.value_capacity()],
            blocks: vec![0; body.block_capacity()],
            ops: vec![0; ops],
            nested,
        };
        numbers.enter(body, counts);
        numbers
    }

    pub(super) fn start_of(&self, op: OpId) -> Counts {
        self.index_of(op)
            .map(|index| self.nested[index].1)
            .unwrap_or_default()
    }

    fn index_of(&self, op: OpId) -> Option<usize> {
        let found = self.nested.binary_search_by_key(&op, |entry| entry.0);
        found.ok()
    }

    fn enter(&mut self, body: &Body, mut counts: Counts) {
        enum Step {
            Region(RegionId),
            Isolated(OpId),
        }
        let mut steps: Vec<Step> = body
            .top_regions()
            .iter()
            .copied()
            .map(Step::Region)
            .collect();
        while let Some(step) = steps.pop() {
            match step {
                Step::Isolated(op) => {
                    if let Some(index) = self.index_of(op) {
                        let taken = std::mem::replace(&mut self.nested[index].1, counts);
                        counts.add(taken);
                    }
                }
                Step::Region(region) => {
                    self.number_region(body, region, &mut counts);
                    for op in body.region_ops(region) {
                        if body.nested(op).is_some() {
                            steps.push(Step::Isolated(op));
                        }
                        steps.extend(body.regions(op).iter().copied().map(Step::Region));
                    }
                }
            }
        }
    }

    fn number_region(&mut self, body: &Body, region: RegionId, counts: &mut Counts) {
        for (index, block) in body.blocks(region).enumerate() {
            self.blocks[block.index()] = index as u32;
            for arg in body.args(block) {
                let (number, name): (&mut u32, fn(u32) -> Name) = match index {
                    0 => (&mut counts.args, Name::arg),
                    _ => (&mut counts.values, Name::value),
                };
                self.values[arg.index()] = name(*number);
                *number += 1;
            }
            for op in body.ops(block) {
                if body.result_count(op) > 0 {
                    body.results(op).for_each(|value: ValueId| {
                        self.values[value.index()] = Name::value(counts.values);
                    });
                    counts.values += 1;
                } else if let Some(number) = self.ops.get_mut(op.index()) {
                    *number = counts.values;
                    counts.values += 1;
                }
            }
        }
    }
}

impl Counts {
    /// Returns the numbers after those of the outermost operation.
    pub(super) fn of_root(numbered: Numbered, results: u32) -> Self {
        Self {
            values: u32::from(results > 0 || numbered == Numbered::ValuesAndOps),
            args: 0,
        }
    }

    fn add(&mut self, other: Self) {
        self.values += other.values;
        self.args += other.args;
    }

    /// Counts a body without its nested bodies, which are added to `nested`.
    fn of<'b>(body: &'b Body, numbered: Numbered, nested: &mut Vec<&'b Body>) -> Self {
        let mut counts = Self::default();
        let (ops, _, _) = body.parts();
        for op in ops.iter().filter(|op| op.block != BlockId::NONE) {
            counts.values += u32::from(op.results.len > 0 || numbered == Numbered::ValuesAndOps);
            nested.extend(OpData::body(op));
        }
        body.count_args(&mut counts.args, &mut counts.values);
        counts
    }
}

/// The counts of bodies that have nested bodies, including those.
#[derive(Debug)]
pub(super) struct Totals {
    numbered: Numbered,
    by_body: HashMap<u32, Counts>,
}

const BODIES_PER_JOB: usize = 64;

impl Totals {
    /// Returns the totals of all nested bodies, and those of the direct ones by operation. With `threads`, counts on the
    /// threads of that context.
    pub(super) fn of(
        body: &Body,
        numbered: Numbered,
        threads: Option<&Context>,
    ) -> (Self, Vec<(OpId, Counts)>) {
        let nested = isolated(body);
        let count = |nested: &&[(OpId, &Body)]| {
            let (mut counts, mut deeper) = (Vec::new(), Vec::new());
            for &(op, body) in *nested {
                counts.push((op, total(body, numbered, &mut deeper)));
            }
            (counts, deeper)
        };
        let parts: Vec<&[(OpId, &Body)]> = nested.chunks(BODIES_PER_JOB).collect();
        let counted = if let Some(cx) = threads.filter(|_| parts.len() > 1) {
            parallel::map(cx, &parts, count)
        } else {
            parts.iter().map(count).collect()
        };
        let (mut counts, mut by_body) = (Vec::new(), HashMap::default());
        for (part, deeper) in counted {
            counts.extend(part);
            by_body.extend(deeper);
        }
        (Self { numbered, by_body }, counts)
    }

    pub(super) fn numbered(&self) -> Numbered {
        self.numbered
    }

    /// Returns the totals of the bodies directly nested in a body, by operation.
    pub(super) fn nested_in(&self, body: &Body) -> Vec<(OpId, Counts)> {
        let counted = |(op, body): (OpId, &Body)| match self.by_body.get(&body.id()) {
            Some(total) => (op, *total),
            None => (op, Counts::of(body, self.numbered, &mut Vec::new())),
        };
        isolated(body).into_iter().map(counted).collect()
    }
}

fn isolated(body: &Body) -> Vec<(OpId, &Body)> {
    let (ops, _, _) = body.parts();
    if ops.iter().all(|op| op.body().is_none()) {
        return Vec::new();
    }
    let owners = body.walk().into_iter();
    let mut owners: Vec<_> = owners
        .filter_map(|op| Some((op, body.nested(op)?)))
        .collect();
    owners.sort_unstable_by_key(|owner| owner.0);
    owners
}

/// Returns the total of a body, and adds the totals of bodies with nested bodies to `deeper`, in one traversal.
fn total(body: &Body, numbered: Numbered, deeper: &mut Vec<(u32, Counts)>) -> Counts {
    let mut bodies = vec![body];
    let mut totals: Vec<(Counts, usize)> = Vec::new();
    while let Some(&body) = bodies.get(totals.len()) {
        let counts = Counts::of(body, numbered, &mut bodies);
        totals.push((counts, bodies.len()));
    }
    // Parents precede children, and siblings are adjacent.
    for index in (0..totals.len()).rev() {
        let first = index.checked_sub(1).map_or(1, |before| totals[before].1);
        let nested = first..totals[index].1;
        if !nested.is_empty() {
            for nested in nested {
                let counts = totals[nested].0;
                totals[index].0.add(counts);
            }
            deeper.push((bodies[index].id(), totals[index].0));
        }
    }
    totals.first().map_or(Counts::default(), |total| total.0)
}
