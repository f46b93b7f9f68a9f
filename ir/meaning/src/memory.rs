//! Memory: allocations of elements, and memrefs as views of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use crate::code::Stop;
use crate::constant::Constant;
use crate::inputs::Rng;
use crate::run::refines;
use crate::types::{Kind, Scalar, ValueType, elements_text};
use crate::value::Value;

/// A view of an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemRef {
    pub(crate) allocation: usize,
    pub(crate) offset: i64,
    pub(crate) sizes: Box<[i64]>,
    pub(crate) strides: Box<[i64]>,
}

impl MemRef {
    /// Returns a row-major view from the start of an allocation. Returns `None` if a stride is too large.
    pub(crate) fn row_major(allocation: usize, sizes: &[i64]) -> Option<Self> {
        let mut strides: Vec<i64> = vec![1; sizes.len()];
        // The strides of no elements mean nothing.
        if !sizes.contains(&0) {
            for dim in (1..sizes.len()).rev() {
                strides[dim - 1] = strides[dim].checked_mul(sizes[dim])?;
            }
        }
        Some(Self {
            allocation,
            offset: 0,
            sizes: sizes.into(),
            strides: strides.into(),
        })
    }

    /// Replaces the sizes, each with its stride.
    pub(crate) fn set_dims(&mut self, dims: Vec<(i64, i64)>) {
        let (sizes, strides): (Vec<i64>, Vec<i64>) = dims.into_iter().unzip();
        (self.sizes, self.strides) = (sizes.into(), strides.into());
    }

    /// Returns whether both have the same elements of their allocations at the same indices.
    pub(crate) fn has_same_elements(&self, other: &Self) -> bool {
        let strides = self.strides.iter().zip(&other.strides);
        let mut strides = strides.zip(&self.sizes).filter(|(_, size)| **size > 1);
        self.sizes == other.sizes
            && (self.sizes.contains(&0)
                || (self.offset == other.offset && strides.all(|((one, two), _)| one == two)))
    }

    /// Returns the size of the smallest allocation that holds all elements. Returns `None` if no allocation does.
    pub(crate) fn end(&self) -> Option<usize> {
        if self.sizes.contains(&0) {
            return Some(0);
        }
        let mut last = self.offset;
        for (size, stride) in self.sizes.iter().zip(&self.strides) {
            last = match (size - 1).checked_mul(*stride) {
                Some(step) if *stride >= 0 => last.checked_add(step)?,
                _ => return None,
            };
        }
        usize::try_from(last.checked_add(1)?).ok()
    }

    /// Returns the position in the allocation.
    fn position(&self, indices: &[i64]) -> Option<i128> {
        let dims = self.sizes.iter().zip(&self.strides);
        let position =
            dims.zip(indices)
                .try_fold(self.offset, |position, ((size, stride), index)| {
                    let is_within = (0..*size).contains(index);
                    let step = index.checked_mul(*stride).filter(|_| is_within)?;
                    position.checked_add(step)
                });
        position.map(i128::from)
    }

    /// Returns the number of elements.
    pub(crate) fn count(&self) -> u64 {
        let sizes = self.sizes.iter().map(|size| size.unsigned_abs());
        if self.sizes.contains(&0) {
            0
        } else {
            sizes.fold(1, u64::saturating_mul)
        }
    }

    /// Returns the positions of all elements, in row-major order.
    fn positions(&self) -> Vec<i128> {
        let first = vec![i128::from(self.offset)];
        let dims = self.sizes.iter().zip(&self.strides);
        dims.fold(first, |starts, (&size, &stride)| {
            let step = |index: i64| i128::from(index) * i128::from(stride);
            let row = |start: i128| (0..size).map(move |index| start + step(index));
            starts.into_iter().flat_map(row).collect()
        })
    }
}

impl fmt::Display for MemRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.sizes.iter().map(i64::to_string).collect();
        write!(
            f,
            "memory {} of size [{}]",
            self.allocation,
            sizes.join(", ")
        )
    }
}

/// The elements of an allocation. Those that the run has stored are kept, the others are computed when they are loaded.
#[derive(Clone, Debug, PartialEq)]
struct Elements {
    length: usize,
    kind: Kind,
    stored: BTreeMap<usize, Value>,
    /// Determines the numbers at the start; `None` if they are poison.
    seed: Option<u64>,
    /// The external calls that have written to the elements.
    writes: Range<u64>,
    /// Determines what they have written.
    writer: u64,
    constants: Arc<[Constant]>,
}

impl Elements {
    fn get(&self, position: usize) -> Value {
        if let Some(value) = self.stored.get(&position) {
            return value.clone();
        }
        let mut writes = self.writes.clone().rev();
        writes
            .find_map(|event| Rng::of_write(self.writer, event, position))
            .or_else(|| Rng::of_element(self.seed?, position))
            .and_then(|mut rng| rng.outside(&self.kind, &self.constants))
            .unwrap_or(Value::Poison)
    }

    fn index(&self, position: i128) -> Option<usize> {
        let index = usize::try_from(position).ok();
        index.filter(|index| *index < self.length)
    }

    fn load(&self, position: i128) -> Result<Value, Stop> {
        let index = self.index(position);
        index
            .map(|index| self.get(index))
            .ok_or(Stop::Undefined("loads out of bounds"))
    }

    fn store(&mut self, position: i128, value: Value) -> Result<(), Stop> {
        let index = self.index(position);
        self.stored
            .insert(index.ok_or(Stop::Undefined("stores out of bounds"))?, value);
        Ok(())
    }

    /// Lets an external call write, which makes numbers, but no memory.
    fn write(&mut self, event: u64, writer: u64) {
        if !matches!(self.kind, Kind::Scalar(_) | Kind::Elements(..)) {
            return;
        }
        if self.writes.is_empty() {
            (self.writes, self.writer) = (event..event, writer);
        }
        self.writes.end = event + 1;
        self.stored
            .retain(|&position, _| Rng::of_write(writer, event, position).is_none());
    }

    /// Returns whether each element refines that of the other allocation.
    fn refine(&self, before: &Self) -> bool {
        let refines = |position: usize| refines(&self.get(position), &before.get(position));
        let is_poison = before.seed.is_none() && before.writes.is_empty();
        let is_same =
            (self.seed, &self.writes, self.writer) == (before.seed, &before.writes, before.writer);
        let mut stored = self.stored.keys().chain(before.stored.keys()).copied();
        self.length == before.length
            && stored.all(refines)
            && (is_poison || is_same || (0..self.length).all(refines))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Lifetime {
    Live,
    Freed,
    /// The scope that it ends with has ended.
    Ended,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Allocation {
    elements: Elements,
    lifetime: Lifetime,
}

impl Allocation {
    /// Returns whether code outside may find this in place of the other one. It does not read memory whose lifetime has
    /// ended, and memory of a scope may live longer.
    pub(crate) fn refines(&self, before: &Self) -> bool {
        match (self.lifetime, before.lifetime) {
            (_, Lifetime::Ended) => true,
            (Lifetime::Live, Lifetime::Live) => self.elements.refine(&before.elements),
            (now, Lifetime::Freed) => now != Lifetime::Live,
            _ => false,
        }
    }

    /// Writes the elements; of many, those that were stored here or in one of the others.
    pub(crate) fn text(&self, others: &[Option<&Self>]) -> String {
        let elements = &self.elements;
        match self.lifetime {
            Lifetime::Live => {}
            Lifetime::Freed => return "freed".to_owned(),
            Lifetime::Ended => return "ended".to_owned(),
        }
        let scalar = match elements.kind {
            Kind::Scalar(scalar) => scalar,
            _ => Scalar::Int(128),
        };
        if elements.length <= MAX_SHOWN {
            let all: Vec<Value> = (0..elements.length).map(|at| elements.get(at)).collect();
            return elements_text(&all, scalar);
        }
        let others = others.iter().flatten().map(|other| &other.elements);
        let stored = others
            .chain([elements])
            .flat_map(|elements| elements.stored.keys());
        let stored: BTreeSet<usize> = stored.copied().collect();
        let stored = stored.into_iter().take(MAX_SHOWN);
        let texts: Vec<String> = stored
            .map(|at| format!("{at}: {}", scalar.text(&elements.get(at))))
            .collect();
        format!("{{{}}} of {} elements", texts.join(", "), elements.length)
    }
}

/// The memory of a run.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    allocations: Vec<Allocation>,
    /// The allocations that live as long as the scopes that are entered.
    stack: Vec<usize>,
    /// The allocations that code outside of the program can read: those of arguments, and those that have escaped.
    pub(crate) observed: Vec<usize>,
    /// The numbers that occur in the functions.
    pub(crate) constants: Arc<[Constant]>,
}

/// The reason why code is not run.
const TOO_LARGE: &str = "more memory than an index can count";

/// The largest number of elements that messages show.
const MAX_SHOWN: usize = 64;

impl Memory {
    pub(crate) fn new(constants: Arc<[Constant]>) -> Self {
        Self {
            constants,
            ..Self::default()
        }
    }

    /// Allocates elements of a type, which are poison until they are stored to.
    ///
    /// # Errors
    ///
    /// Fails if a size is negative, or the allocation is too large to run.
    pub fn allocate(&mut self, sizes: &[i64], element: &ValueType) -> Result<MemRef, Stop> {
        if sizes.iter().any(|size| *size < 0) {
            return Err(Stop::Undefined("allocates a negative size"));
        }
        let memref = MemRef::row_major(self.allocations.len(), sizes);
        let memref = memref.and_then(|memref| Some((memref.end()?, memref)));
        let (length, memref) = memref.ok_or_else(|| Stop::Unsupported(TOO_LARGE.to_owned()))?;
        self.add(length, element.kind.clone(), None);
        Ok(memref)
    }

    /// Adds an allocation, whose elements are numbers if there is a seed.
    pub(crate) fn add(&mut self, length: usize, kind: Kind, seed: Option<u64>) -> usize {
        let elements = Elements {
            length,
            kind,
            stored: BTreeMap::new(),
            seed,
            writes: 0..0,
            writer: 0,
            constants: Arc::clone(&self.constants),
        };
        self.allocations.push(Allocation {
            elements,
            lifetime: Lifetime::Live,
        });
        self.allocations.len() - 1
    }

    /// Frees an allocation.
    ///
    /// # Errors
    ///
    /// Fails if it has been freed, or ends with a scope.
    pub fn free(&mut self, memref: &MemRef) -> Result<(), Stop> {
        let undefined = Stop::Undefined("frees memory that is not allocated");
        if self.stack.contains(&memref.allocation) {
            return Err(Stop::Undefined("frees memory of the stack"));
        }
        self.live_mut(memref).ok_or(undefined)?;
        self.end(memref.allocation, Lifetime::Freed);
        Ok(())
    }

    fn end(&mut self, allocation: usize, lifetime: Lifetime) {
        let allocation = &mut self.allocations[allocation];
        allocation.elements.stored.clear();
        allocation.lifetime = lifetime;
    }

    /// Returns an element.
    ///
    /// # Errors
    ///
    /// Fails if the indices are out of bounds, or the memory has been freed.
    pub fn load(&self, memref: &MemRef, indices: &[i64]) -> Result<Value, Stop> {
        let position = memref.position(indices);
        let position = position.ok_or(Stop::Undefined("loads out of bounds"))?;
        self.live(memref)?.load(position)
    }

    /// Replaces an element.
    ///
    /// # Errors
    ///
    /// Fails if the indices are out of bounds, or the memory has been freed.
    pub fn store(&mut self, memref: &MemRef, indices: &[i64], value: Value) -> Result<(), Stop> {
        let position = memref
            .position(indices)
            .ok_or(Stop::Undefined("stores out of bounds"))?;
        let elements = self.live_mut(memref);
        let elements = elements.ok_or(Stop::Undefined("stores to memory that is not allocated"))?;
        elements.store(position, value)
    }

    fn live(&self, memref: &MemRef) -> Result<&Elements, Stop> {
        let allocation = self.allocations.get(memref.allocation);
        allocation
            .filter(|allocation| allocation.lifetime == Lifetime::Live)
            .map(|allocation| &allocation.elements)
            .ok_or(Stop::Undefined("loads from memory that is not allocated"))
    }

    fn live_mut(&mut self, memref: &MemRef) -> Option<&mut Elements> {
        let allocation = self.allocations.get_mut(memref.allocation);
        allocation
            .filter(|allocation| allocation.lifetime == Lifetime::Live)
            .map(|allocation| &mut allocation.elements)
    }

    /// Copies the elements of a view to one of the same sizes.
    pub(crate) fn copy(&mut self, source: &MemRef, target: &MemRef) -> Result<(), Stop> {
        let elements = self.live(source)?;
        let positions = source.positions().into_iter();
        let values = positions.map(|position| elements.load(position));
        let values = values.collect::<Result<Vec<Value>, Stop>>()?;
        let elements = self.live_mut(target);
        let elements = elements.ok_or(Stop::Undefined("stores to memory that is not allocated"))?;
        let mut stores = target.positions().into_iter().zip(values);
        stores.try_for_each(|(position, value)| elements.store(position, value))
    }

    /// Lets an allocation end with the innermost scope.
    pub(crate) fn push_on_stack(&mut self, memref: &MemRef) {
        self.stack.push(memref.allocation);
    }

    pub(crate) fn stack_depth(&self) -> usize {
        self.stack.len()
    }

    /// Ends a scope.
    pub(crate) fn cut_stack(&mut self, depth: usize) {
        for index in self.stack.split_off(depth.min(self.stack.len())) {
            self.end(index, Lifetime::Ended);
        }
    }

    /// Makes the allocation of a value visible to code outside.
    pub(crate) fn observe(&mut self, value: &Value) {
        if let Value::MemRef(memref) = value
            && !self.observed.contains(&memref.allocation)
        {
            self.observed.push(memref.allocation);
        }
    }

    /// Returns what code outside can read.
    pub(crate) fn snapshot(&self) -> Vec<Allocation> {
        let observed = self.observed.iter();
        observed
            .map(|&index| self.allocations[index].clone())
            .collect()
    }

    /// Returns the number of values in a snapshot.
    pub(crate) fn snapshot_size(&self) -> usize {
        let observed = self.observed.iter();
        observed
            .map(|&index| 1 + self.allocations[index].elements.stored.len())
            .sum()
    }

    /// Lets an external call write to the memory that it can read. Allocations are told apart by the order in which code
    /// outside came to know them.
    pub(crate) fn write_observed(&mut self, event: u64, seed: u64) {
        for (place, &index) in self.observed.iter().enumerate() {
            let allocation = &mut self.allocations[index];
            if allocation.lifetime == Lifetime::Live {
                allocation
                    .elements
                    .write(event, Rng::mix([seed, place as u64]));
            }
        }
    }
}
