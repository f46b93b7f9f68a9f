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

    /// Returns the position in the allocation.
    fn position(&self, indices: &[i64]) -> Option<usize> {
        let dims = self.sizes.iter().zip(&self.strides);
        let position =
            dims.zip(indices)
                .try_fold(self.offset, |position, ((size, stride), index)| {
                    (0..*size)
                        .contains(index)
                        .then_some(position + index * stride)
                });
        usize::try_from(position?).ok()
    }

    /// Returns the positions of all elements, in row-major order.
    pub(crate) fn positions(&self) -> Vec<usize> {
        let mut positions = vec![self.offset];
        for (&size, &stride) in self.sizes.iter().zip(&self.strides) {
            positions = positions
                .iter()
                .flat_map(|start| (0..size).map(move |index| start + index * stride))
                .collect();
        }
        positions
            .into_iter()
            .filter_map(|position| position.try_into().ok())
            .collect()
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
pub(crate) struct Allocation {
    pub(crate) elements: Vec<Value>,
    pub(crate) is_live: bool,
}

/// The memory of a run.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    allocations: Vec<Allocation>,
    size: i64,
    /// The allocations that code outside of the program can read: those of arguments, and those that have escaped.
    pub(crate) observed: Vec<usize>,
}

/// The largest number of elements of all allocations.
const MAX_ELEMENTS: i64 = 1 << 16;

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
            return Err(Stop::Unsupported(
                "more memory than 65,536 elements".to_owned(),
            ));
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

    /// Returns the elements of a view, or `None` if they have been freed.
    pub(crate) fn view(&self, memref: &MemRef) -> Option<Vec<Value>> {
        let elements = &self.live(memref)?.elements;
        memref
            .positions()
            .into_iter()
            .map(|position| elements.get(position).cloned())
            .collect()
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
        for (position, value) in memref.positions().into_iter().zip(values) {
            *elements
                .get_mut(position)
                .ok_or(Stop::Undefined("stores out of bounds"))? = value;
        }
        Ok(())
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
            .map(|allocation| allocation.is_live.then(|| allocation.elements.clone()))
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
