//! Memory: allocations of elements, and memrefs as views of them.

use std::fmt;

use crate::code::Stop;
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
    /// Returns a row-major view from the start of an allocation.
    pub(crate) fn row_major(allocation: usize, sizes: &[i64]) -> Self {
        let mut strides = vec![1; sizes.len()];
        for dim in (1..sizes.len()).rev() {
            strides[dim - 1] = strides[dim] * sizes[dim];
        }
        Self {
            allocation,
            offset: 0,
            sizes: sizes.into(),
            strides: strides.into(),
        }
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
        let mut last = self.offset;
        for (size, stride) in self.sizes.iter().zip(&self.strides) {
            last = match (size - 1).checked_mul(*stride) {
                Some(step) if *stride >= 0 => last.checked_add(step)?,
                _ => return None,
            };
        }
        if self.sizes.contains(&0) {
            return Some(0);
        }
        usize::try_from(last.checked_add(1)?).ok()
    }

    /// Returns the position in the allocation.
    fn position(&self, indices: &[i64]) -> Option<usize> {
        let dims = self.sizes.iter().zip(&self.strides);
        let position =
            dims.zip(indices)
                .try_fold(self.offset, |position, ((size, stride), index)| {
                    let is_within = (0..*size).contains(index);
                    let step = index.checked_mul(*stride).filter(|_| is_within)?;
                    position.checked_add(step)
                });
        usize::try_from(position?).ok()
    }

    /// Returns the positions of all elements, in row-major order.
    fn positions(&self) -> Result<Vec<usize>, Stop> {
        if self.sizes.contains(&0) {
            return Ok(Vec::new());
        }
        let count = self.sizes.iter().try_fold(1_i64, |count, size| {
            count
                .checked_mul(*size)
                .filter(|count| *count <= MAX_ELEMENTS)
        });
        if count.is_none() {
            return Err(Stop::Unsupported(TOO_LARGE.to_owned()));
        }
        let mut indices = vec![Vec::new()];
        for &size in &self.sizes {
            let longer =
                |start: Vec<i64>| (0..size).map(move |index| [&start[..], &[index]].concat());
            indices = indices.into_iter().flat_map(longer).collect();
        }
        let position = |indices: &Vec<i64>| self.position(indices);
        let positions: Option<Vec<usize>> = indices.iter().map(position).collect();
        positions.ok_or(Stop::Undefined("accesses memory out of bounds"))
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

#[derive(Clone, Debug)]
struct Allocation {
    elements: Vec<Value>,
    is_live: bool,
    /// The scope that it ends with has ended.
    has_ended: bool,
}

/// The memory of a run.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    allocations: Vec<Allocation>,
    size: i64,
    /// The allocations that live as long as the scopes that are entered.
    stack: Vec<usize>,
    /// The allocations that code outside of the program can read: those of arguments, and those that have escaped.
    pub(crate) observed: Vec<usize>,
}

/// The largest number of elements of all allocations.
const MAX_ELEMENTS: i64 = 1 << 16;

/// The reason why code is not run.
const TOO_LARGE: &str = "more memory than 65,536 elements";

impl Memory {
    /// Allocates elements, which are poison until they are stored to.
    ///
    /// # Errors
    ///
    /// Fails if a size is negative, or the allocation is too large to run.
    pub fn allocate(&mut self, sizes: &[i64]) -> Result<MemRef, Stop> {
        if sizes.iter().any(|size| *size < 0) {
            return Err(Stop::Undefined("allocates a negative size"));
        }
        let count = sizes
            .iter()
            .try_fold(1_i64, |count, size| count.checked_mul(*size));
        let size = count
            .and_then(|count| self.size.checked_add(count))
            .filter(|size| *size <= MAX_ELEMENTS);
        let (Some(count), Some(size)) = (count, size) else {
            return Err(Stop::Unsupported(TOO_LARGE.to_owned()));
        };
        self.size = size;
        Ok(MemRef::row_major(
            self.add(vec![Value::Poison; count as usize]),
            sizes,
        ))
    }

    pub(crate) fn add(&mut self, elements: Vec<Value>) -> usize {
        self.allocations.push(Allocation {
            elements,
            is_live: true,
            has_ended: false,
        });
        self.allocations.len() - 1
    }

    /// Frees an allocation.
    ///
    /// # Errors
    ///
    /// Fails if it has been freed.
    pub fn free(&mut self, memref: &MemRef) -> Result<(), Stop> {
        match self.allocations.get_mut(memref.allocation) {
            Some(allocation) if allocation.is_live => allocation.is_live = false,
            _ => return Err(Stop::Undefined("frees memory that is not allocated")),
        }
        Ok(())
    }

    /// Returns an element.
    ///
    /// # Errors
    ///
    /// Fails if the indices are out of bounds, or the memory has been freed.
    pub fn load(&self, memref: &MemRef, indices: &[i64]) -> Result<Value, Stop> {
        let position = memref
            .position(indices)
            .ok_or(Stop::Undefined("loads out of bounds"))?;
        let allocation = self
            .live(memref)
            .ok_or(Stop::Undefined("loads from memory that is not allocated"))?;
        allocation
            .elements
            .get(position)
            .cloned()
            .ok_or(Stop::Undefined("loads out of bounds"))
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
        let allocation = self
            .allocations
            .get_mut(memref.allocation)
            .filter(|allocation| allocation.is_live);
        let allocation =
            allocation.ok_or(Stop::Undefined("stores to memory that is not allocated"))?;
        *allocation
            .elements
            .get_mut(position)
            .ok_or(Stop::Undefined("stores out of bounds"))? = value;
        Ok(())
    }

    fn live(&self, memref: &MemRef) -> Option<&Allocation> {
        self.allocations
            .get(memref.allocation)
            .filter(|allocation| allocation.is_live)
    }

    /// Returns the elements of a view.
    pub(crate) fn view(&self, memref: &MemRef) -> Result<Vec<Value>, Stop> {
        let allocation = self
            .live(memref)
            .ok_or(Stop::Undefined("loads from memory that is not allocated"))?;
        let element = |position: usize| allocation.elements.get(position).cloned();
        let elements: Option<Vec<Value>> = memref.positions()?.into_iter().map(element).collect();
        elements.ok_or(Stop::Undefined("loads out of bounds"))
    }

    /// Replaces the elements of a view.
    pub(crate) fn set_view(&mut self, memref: &MemRef, values: Vec<Value>) -> Result<(), Stop> {
        let allocation = self
            .allocations
            .get_mut(memref.allocation)
            .filter(|allocation| allocation.is_live);
        let elements = &mut allocation
            .ok_or(Stop::Undefined("stores to memory that is not allocated"))?
            .elements;
        for (position, value) in memref.positions()?.into_iter().zip(values) {
            *elements
                .get_mut(position)
                .ok_or(Stop::Undefined("stores out of bounds"))? = value;
        }
        Ok(())
    }

    /// Lets an allocation end with the innermost scope.
    pub(crate) fn push_on_stack(&mut self, memref: &MemRef) {
        self.stack.push(memref.allocation);
    }

    pub(crate) fn stack_depth(&self) -> usize {
        self.stack.len()
    }

    /// Ends a scope. What code outside can read of its allocations is poison.
    pub(crate) fn cut_stack(&mut self, depth: usize) {
        for index in self.stack.split_off(depth.min(self.stack.len())) {
            let allocation = &mut self.allocations[index];
            allocation.elements.fill(Value::Poison);
            (allocation.is_live, allocation.has_ended) = (false, true);
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

    /// Returns the contents that code outside can read; `None` for memory that has been freed.
    pub(crate) fn snapshot(&self) -> Vec<Option<Vec<Value>>> {
        let observed = self.observed.iter().map(|&index| &self.allocations[index]);
        observed
            .map(|allocation| {
                let is_readable = allocation.is_live || allocation.has_ended;
                is_readable.then(|| allocation.elements.clone())
            })
            .collect()
    }

    /// Returns the elements of the observed allocations that are live.
    pub(crate) fn observed_mut(&mut self) -> impl Iterator<Item = &mut Vec<Value>> {
        let Self {
            allocations,
            observed,
            ..
        } = self;
        let live = allocations
            .iter_mut()
            .enumerate()
            .filter(|(index, allocation)| observed.contains(index) && allocation.is_live);
        live.map(|(_, allocation)| &mut allocation.elements)
    }
}
