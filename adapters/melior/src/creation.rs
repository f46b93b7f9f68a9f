//! Creation of typed operations.

use crate::attribute::{AttributeKind, DenseI32};
use crate::define::OpDefinition;
use crate::operation::write;
use crate::reader::Reader;
use crate::rewriter::RewriteError;
use crate::state::OpState;
use crate::ty::Type;
use crate::view::{BlockView, OpView, ValueView};

/// The state from which an operation is created: an [`OpState`], or that of a [`TypedOp`](crate::TypedOp).
pub trait NewOp<'r> {
    /// The type of the created operation.
    type Op;

    /// Returns the state.
    ///
    /// # Errors
    ///
    /// Fails if a part cannot be created.
    fn into_state(self) -> Result<OpState<'r>, RewriteError>;

    /// Wraps the operation that was created from the state.
    ///
    /// # Errors
    ///
    /// Fails if it has another name.
    fn wrap(op: OpView<'r>) -> Result<Self::Op, RewriteError>;
}

impl<'r> NewOp<'r> for OpState<'r> {
    type Op = OpView<'r>;

    fn into_state(self) -> Result<OpState<'r>, RewriteError> {
        Ok(self)
    }

    fn wrap(op: OpView<'r>) -> Result<OpView<'r>, RewriteError> {
        Ok(op)
    }
}

/// The parts from which an operation is created, by their indices in its definition. Generated types give them names.
#[derive(Debug)]
#[must_use]
pub struct StateParts<'r> {
    reader: &'r Reader<'r>,
    definition: &'static OpDefinition,
    operands: Vec<Vec<ValueView<'r>>>,
    results: Vec<Vec<Type<'r>>>,
    state: Result<OpState<'r>, RewriteError>,
}

impl<'r> StateParts<'r> {
    /// Creates a state without parts.
    pub fn new(reader: &'r Reader<'r>, definition: &'static OpDefinition) -> Self {
        Self {
            reader,
            definition,
            operands: vec![Vec::new(); definition.operands.len()],
            results: vec![Vec::new(); definition.results.len()],
            state: Ok(OpState::new(definition.name)),
        }
    }

    /// Sets the values of an operand.
    pub fn operands(mut self, index: usize, values: &[ValueView<'r>]) -> Self {
        self.operands[index] = values.to_vec();
        self
    }

    /// Sets the values of an operand in groups, whose sizes become an attribute.
    pub fn operand_groups(
        self,
        index: usize,
        sizes: &'static str,
        groups: &[&[ValueView<'r>]],
    ) -> Self {
        let counts = groups
            .iter()
            .map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX));
        let counts: Vec<_> = counts.collect();
        let this = self.operands(index, &groups.concat());
        this.attribute::<DenseI32>(sizes, &counts)
    }

    /// Sets the types of the values of a result.
    pub fn results(mut self, index: usize, types: &[Type<'r>]) -> Self {
        self.results[index] = types.to_vec();
        self
    }

    /// Sets the type of a result.
    pub fn result_of(self, index: usize, r#type: &str) -> Self {
        match self.reader.parse_type(r#type) {
            Ok(parsed) => self.results(index, &[parsed]),
            Err(failure) => self.failed(failure.reason().unwrap_or(r#type)),
        }
    }

    /// Sets an attribute.
    pub fn attribute<'a, K: AttributeKind>(
        mut self,
        name: &'static str,
        value: K::Argument<'r, 'a>,
    ) -> Self
    where
        'r: 'a,
    {
        let attribute = write::<K>(self.reader, name, value);
        let state = self
            .state
            .and_then(|state| Ok(state.attribute(name, attribute?)));
        self.state = state;
        self
    }

    /// Sets the number of regions, which are empty at first.
    pub fn regions(mut self, count: usize) -> Self {
        self.state = self.state.map(|state| state.regions(count));
        self
    }

    /// Adds successors.
    pub fn successors(mut self, blocks: &[BlockView<'r>]) -> Self {
        self.state = self
            .state
            .map(|state| state.successors(blocks.iter().copied()));
        self
    }

    /// Sets the location to that of an operation.
    pub fn at(mut self, op: OpView<'r>) -> Self {
        self.state = self.state.map(|state| state.at(op));
        self
    }

    fn failed(mut self, reason: &str) -> Self {
        self.state = self
            .state
            .and(Err(RewriteError::Invalid(reason.to_owned())));
        self
    }

    /// Returns the state.
    ///
    /// # Errors
    ///
    /// Fails if one of the parts could not be created.
    pub fn finish(mut self) -> Result<OpState<'r>, RewriteError> {
        if self.definition.has_operand_sizes {
            let sizes = sizes(&self.operands);
            self = self.attribute::<DenseI32>("operandSegmentSizes", &sizes);
        }
        if self.definition.has_result_sizes {
            let sizes = sizes(&self.results);
            self = self.attribute::<DenseI32>("resultSegmentSizes", &sizes);
        }
        let state = self.state?.operands(self.operands.concat());
        Ok(state.results(self.results.concat()))
    }
}

fn sizes<T>(groups: &[Vec<T>]) -> Vec<i32> {
    let sizes = groups.iter().map(|group| i32::try_from(group.len()));
    sizes.map(|size| size.unwrap_or(i32::MAX)).collect()
}
