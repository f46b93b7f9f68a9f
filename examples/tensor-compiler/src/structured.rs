//! Structured operations of linalg.

use pass_melior::{OpState, OpView, Place, Rewriter, Type, ValueView};

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

/// Inserts operations before another one. Each function returns the result of what it inserts.
pub(crate) struct Structured<'r> {
    pub(crate) rewriter: &'r Rewriter<'r>,
    pub(crate) before: OpView<'r>,
    pub(crate) element: Type<'r>,
}

impl<'r> Structured<'r> {
    pub(crate) fn constant(&self, value: f64) -> Option<ValueView<'r>> {
        let value = self.rewriter.float(self.element, value)?;
        self.insert(OpState::new("arith.constant").attribute("value", value))
    }

    /// A new tensor with some of the dimensions of another one.
    pub(crate) fn empty(
        &self,
        of: ValueView<'r>,
        dimensions: impl IntoIterator<Item = usize>,
    ) -> Option<ValueView<'r>> {
        let shape = of.r#type().shape()?;
        let (mut sizes, mut dynamic) = (String::new(), Vec::new());
        for dimension in dimensions {
            match shape.get(dimension)? {
                Some(size) => sizes.push_str(&format!("{size}x")),
                None => {
                    sizes.push_str("?x");
                    dynamic.push(self.size(of, dimension)?);
                }
            }
        }
        let r#type = format!("tensor<{sizes}{}>", self.element);
        let r#type = self.rewriter.parse_type(&r#type).ok()?;
        let state = OpState::new("tensor.empty").operands(dynamic);
        self.insert(state.results([r#type]))
    }

    /// The number of elements along a dimension.
    fn size(&self, of: ValueView<'r>, dimension: usize) -> Option<ValueView<'r>> {
        let index = self.rewriter.parse_type("index").ok()?;
        let value = self.rewriter.integer(index, dimension as i128)?;
        let dimension = self.insert(OpState::new("arith.constant").attribute("value", value))?;
        self.insert(OpState::new("tensor.dim").operands([of, dimension]))
    }

    pub(crate) fn fill(
        &self,
        value: ValueView<'r>,
        initial: ValueView<'r>,
    ) -> Option<ValueView<'r>> {
        self.with_body("linalg.fill", &[], &[value], initial, &[])
    }

    pub(crate) fn generic(
        &self,
        r#loop: &Loop,
        inputs: &[ValueView<'r>],
        initial: ValueView<'r>,
        body: &[Scalar],
    ) -> Option<ValueView<'r>> {
        let sorts = r#loop.sorts.iter();
        let sorts = sorts.map(|sort| format!("#linalg.iterator_type<{sort}>"));
        let lists = [
            ("indexing_maps", r#loop.maps.clone()),
            ("iterator_types", sorts.collect()),
        ];
        self.with_body("linalg.generic", &lists, inputs, initial, body)
    }

    /// Inserts an operation with lists of attributes and one output, whose body yields its last result, or its first argument
    /// if it is empty.
    fn with_body(
        &self,
        name: &str,
        lists: &[(&str, Vec<String>)],
        inputs: &[ValueView<'r>],
        initial: ValueView<'r>,
        body: &[Scalar],
    ) -> Option<ValueView<'r>> {
        let sizes = [i32::try_from(inputs.len()).ok()?, 1];
        let mut state = OpState::new(name)
            .operands(inputs.iter().copied().chain([initial]))
            .attribute("operandSegmentSizes", self.rewriter.i32_array(&sizes))
            .regions(1)
            .results([initial.r#type()]);
        for (name, items) in lists {
            let list = self
                .rewriter
                .parse_attribute(&format!("[{}]", items.join(", ")));
            state = state.attribute(*name, list.ok()?);
        }
        let result = self.insert(state)?;
        let arguments = vec![self.element; inputs.len() + 1];
        let block = self
            .rewriter
            .add_block(result.definition()?, 0, &arguments)
            .ok()?;
        let append = |state| self.rewriter.create(Place::End(block), state).ok();
        let mut values = block.arguments();
        let mut last = *values.first()?;
        for (name, operands) in body {
            let operands = operands.iter().map(|operand| values.get(*operand).copied());
            let operands = operands.collect::<Option<Vec<_>>>()?;
            last = append(OpState::new(*name).operands(operands))?.result(0)?;
            values.push(last);
        }
        append(OpState::new("linalg.yield").operands([last]))?;
        Some(result)
    }

    fn insert(&self, state: OpState<'r>) -> Option<ValueView<'r>> {
        let op = self
            .rewriter
            .create(Place::Before(self.before), state)
            .ok()?;
        op.result(0)
    }
}
