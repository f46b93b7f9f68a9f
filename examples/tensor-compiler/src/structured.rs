//! Structured operations of linalg, made with melior's rewriter.

use melior::ir::attribute::{Attribute, DenseI32ArrayAttribute, FloatAttribute};
use melior::ir::operation::OperationBuilder;
use melior::ir::r#type::RankedTensorType;
use melior::ir::{
    Block, BlockLike, Identifier, Location, Region, RegionLike, Type, Value, ValueLike,
};
use melior::{Context, RewriterBase};

/// An operation in a body: its name, and its operands by number.
pub(crate) type Scalar = (&'static str, &'static [usize]);

/// The loops of an operation: a map for each operand, and the sort of each loop.
pub(crate) struct Loop {
    maps: Vec<String>,
    sorts: Vec<&'static str>,
}

impl Loop {
    /// All elements of one operand, in any order, into a result of the same shape.
    pub(crate) fn parallel(rank: usize) -> Self {
        Self {
            maps: vec![map(rank, None), map(rank, None)],
            sorts: vec!["parallel"; rank],
        }
    }

    /// All elements of one operand, reduced along a dimension.
    pub(crate) fn reduction(rank: usize, dimension: usize) -> Self {
        let mut sorts = vec!["parallel"; rank];
        if let Some(sort) = sorts.get_mut(dimension) {
            *sort = "reduction";
        }
        Self {
            maps: vec![map(rank, None), map(rank, Some(dimension))],
            sorts,
        }
    }

    /// The same with a second operand that lacks a dimension.
    pub(crate) fn with_rows(mut self, dimension: usize) -> Self {
        self.maps.insert(1, map(self.sorts.len(), Some(dimension)));
        self
    }
}

/// The map from loops to elements, which may leave out a dimension.
fn map(rank: usize, without: Option<usize>) -> String {
    let names = |without| {
        let dimensions = (0..rank).filter(|dimension| Some(*dimension) != without);
        let names: Vec<String> = dimensions
            .map(|dimension| format!("d{dimension}"))
            .collect();
        names.join(", ")
    };
    format!("affine_map<({}) -> ({})>", names(None), names(without))
}

/// Inserts operations at the place of the rewriter. Each function returns the result of what it inserts.
pub(crate) struct Structured<'c, 'r> {
    pub(crate) context: &'c Context,
    pub(crate) rewriter: RewriterBase<'c, 'r>,
    pub(crate) location: Location<'c>,
    pub(crate) element: Type<'c>,
}

impl<'c> Structured<'c, '_> {
    pub(crate) fn constant(&self, value: f64) -> Option<Value<'c, '_>> {
        let value = FloatAttribute::new(self.context, self.element, value).into();
        let constant = OperationBuilder::new("arith.constant", self.location)
            .add_attributes(&[(self.name("value"), value)])
            .add_results(&[self.element]);
        self.insert(constant)
    }

    pub(crate) fn empty(&self, shape: &[u64]) -> Option<Value<'c, '_>> {
        let r#type = RankedTensorType::new(shape, self.element, None).into();
        self.insert(OperationBuilder::new("tensor.empty", self.location).add_results(&[r#type]))
    }

    pub(crate) fn fill<'a>(
        &'a self,
        value: Value<'c, 'a>,
        initial: Value<'c, 'a>,
    ) -> Option<Value<'c, 'a>> {
        let fill = OperationBuilder::new("linalg.fill", self.location)
            .add_operands(&[value, initial])
            .add_attributes(&[self.segments(1)])
            .add_regions([self.body(2, &[])?])
            .add_results(&[initial.r#type()]);
        self.insert(fill)
    }

    pub(crate) fn generic<'a>(
        &'a self,
        r#loop: &Loop,
        inputs: &[Value<'c, 'a>],
        initial: Value<'c, 'a>,
        body: &[Scalar],
    ) -> Option<Value<'c, 'a>> {
        let sorts = r#loop.sorts.iter();
        let sorts = sorts.map(|sort| format!("#linalg.iterator_type<{sort}>"));
        let sorts = sorts.collect::<Vec<_>>();
        let list =
            |items: &[String]| Attribute::parse(self.context, &format!("[{}]", items.join(", ")));
        let generic = OperationBuilder::new("linalg.generic", self.location)
            .add_operands(inputs)
            .add_operands(&[initial])
            .add_attributes(&[
                self.segments(inputs.len()),
                (self.name("indexing_maps"), list(&r#loop.maps)?),
                (self.name("iterator_types"), list(&sorts)?),
            ])
            .add_regions([self.body(inputs.len() + 1, body)?])
            .add_results(&[initial.r#type()]);
        self.insert(generic)
    }

    /// A body that yields its last result, or its first argument if it is empty.
    fn body(&self, arguments: usize, scalars: &[Scalar]) -> Option<Region<'c>> {
        let block = Block::new(&vec![(self.element, self.location); arguments]);
        let mut values: Vec<Value<'c, '_>> = Vec::new();
        for index in 0..arguments {
            values.push(block.argument(index).ok()?.into());
        }
        let mut last = *values.first()?;
        for (name, operands) in scalars {
            let operands = operands.iter().map(|operand| values.get(*operand).copied());
            let scalar = OperationBuilder::new(name, self.location)
                .add_operands(&operands.collect::<Option<Vec<_>>>()?)
                .add_results(&[self.element])
                .build();
            let scalar = block.append_operation(scalar.ok()?);
            last = scalar.result(0).ok()?.into();
            values.push(last);
        }
        let end = OperationBuilder::new("linalg.yield", self.location).add_operands(&[last]);
        block.append_operation(end.build().ok()?);
        let region = Region::new();
        region.append_block(block);
        Some(region)
    }

    /// One output comes after the inputs.
    fn segments(&self, inputs: usize) -> (Identifier<'c>, Attribute<'c>) {
        let sizes = [i32::try_from(inputs).unwrap_or(i32::MAX), 1];
        let sizes = DenseI32ArrayAttribute::new(self.context, &sizes).into();
        (self.name("operandSegmentSizes"), sizes)
    }

    fn name(&self, name: &str) -> Identifier<'c> {
        Identifier::new(self.context, name)
    }

    fn insert(&self, operation: OperationBuilder<'c>) -> Option<Value<'c, '_>> {
        let operation = self.rewriter.insert(operation.build().ok()?);
        Some(operation.result(0).ok()?.into())
    }
}
