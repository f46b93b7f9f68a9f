//! The parts from which an operation is created.

use std::collections::BTreeSet;

use melior::ir::operation::{Operation, OperationBuilder, OperationLike};
use melior::ir::{Identifier, Location, Region};

use crate::attr::Attribute;
use crate::reader::Reader;
use crate::rewriter::RewriteError;
use crate::ty::Type;
use crate::view::{BlockView, OpView, ValueView};
use crate::{scope, sys};

/// The name and the parts from which an operation is created. See [`Rewriter::create`](crate::Rewriter::create).
///
/// Without [`results`](Self::results) MLIR infers the types of the results, if it can for operations of this name; otherwise
/// there is no result. The default location is that of the place of creation.
#[derive(Clone, Debug)]
#[must_use]
pub struct OpState<'r> {
    name: String,
    operands: Vec<ValueView<'r>>,
    results: Option<Vec<Type<'r>>>,
    attributes: Vec<(String, Attribute<'r>)>,
    regions: usize,
    successors: Vec<BlockView<'r>>,
    location: Option<OpView<'r>>,
}

impl<'r> OpState<'r> {
    /// Starts with a name, such as `arith.addi`.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            operands: Vec::new(),
            results: None,
            attributes: Vec::new(),
            regions: 0,
            successors: Vec::new(),
            location: None,
        }
    }

    /// Adds operands.
    pub fn operands(mut self, operands: impl IntoIterator<Item = ValueView<'r>>) -> Self {
        self.operands.extend(operands);
        self
    }

    /// Adds results of these types.
    pub fn results(mut self, types: impl IntoIterator<Item = Type<'r>>) -> Self {
        self.results.get_or_insert_default().extend(types);
        self
    }

    /// Adds an attribute.
    pub fn attribute(mut self, name: impl Into<String>, attribute: Attribute<'r>) -> Self {
        self.attributes.push((name.into(), attribute));
        self
    }

    /// Sets the number of regions, which are empty at first.
    pub fn regions(mut self, count: usize) -> Self {
        self.regions = count;
        self
    }

    /// Adds successors, which are blocks of the region where the operation is created.
    pub fn successors(mut self, blocks: impl IntoIterator<Item = BlockView<'r>>) -> Self {
        self.successors.extend(blocks);
        self
    }

    /// Sets the location to that of an operation.
    pub fn at(mut self, op: OpView<'r>) -> Self {
        self.location = Some(op);
        self
    }

    pub(crate) fn used(&self) -> &[ValueView<'r>] {
        &self.operands
    }

    pub(crate) fn blocks(&self) -> &[BlockView<'r>] {
        &self.successors
    }

    /// MLIR keeps these numbers in so many bits, and takes greater ones without a look.
    fn check_sizes(&self) -> Result<(), RewriteError> {
        let results = self.results.as_ref().map_or(0, Vec::len);
        for (what, count, bits) in [
            ("regions", self.regions, 23),
            ("operands", self.operands.len(), 31),
            ("results", results, 31),
            ("successors", self.successors.len(), 31),
        ] {
            if count >> bits != 0 {
                let message = format!("an operation of MLIR cannot have {count} {what}");
                return Err(RewriteError::Invalid(message));
            }
        }
        Ok(())
    }

    /// MLIR takes any names, and prints what cannot be read again.
    fn check_attribute_names(&self) -> Result<(), RewriteError> {
        let mut names = BTreeSet::new();
        for (name, _) in &self.attributes {
            if name.is_empty() {
                return Err(RewriteError::Invalid(
                    "an attribute needs a name".to_owned(),
                ));
            }
            if !names.insert(name) {
                let message = format!("attribute '{name}' is given twice");
                return Err(RewriteError::Invalid(message));
            }
        }
        Ok(())
    }

    /// Creates the operation, whose operands and successors were checked.
    pub(crate) fn build(
        self,
        reader: &'r Reader<'r>,
        place: Option<OpView<'r>>,
    ) -> Result<Operation<'r>, RewriteError> {
        let cx = reader.context();
        let context = cx.raw_context();
        let mut types = self.results.iter().flatten();
        let mut attributes = self.attributes.iter();
        let belongs = types.all(|r#type| r#type.belongs_to(cx))
            && attributes.all(|(_, attribute)| attribute.belongs_to(cx));
        let at = self.location.or(place);
        if !belongs || at.is_some_and(|op| op.reader().context().id() != cx.id()) {
            return Err(RewriteError::Context);
        }
        if self.name.is_empty() {
            return Err(RewriteError::Invalid(
                "an operation needs a name".to_owned(),
            ));
        }
        self.check_sizes()?;
        self.check_attribute_names()?;
        cx.load_for(&self.name)?;
        let location = at.map_or_else(|| Location::unknown(context), |op| op.melior().location());
        let operands: Vec<_> = self.operands.iter().map(|value| value.melior()).collect();
        let attributes = self.attributes.iter();
        let attributes =
            attributes.map(|(name, value)| (Identifier::new(context, name), value.lend()));
        let successors: Vec<_> = self.successors.iter().map(|block| block.melior()).collect();
        let successors: Vec<_> = successors.iter().map(|block| &**block).collect();
        let mut builder = OperationBuilder::new(&self.name, location)
            .add_operands(&operands)
            .add_attributes(&attributes.collect::<Vec<_>>())
            .add_regions_vec((0..self.regions).map(|_| Region::new()).collect())
            .add_successors(&successors);
        let unknown = "MLIR cannot infer the types of the results, so the state has to say them";
        let inferred = match &self.results {
            Some(_) => 0,
            None => usize::try_from(sys::inferred_results(cx, &self.name))
                .map_err(|_| RewriteError::Invalid(unknown.to_owned()))?,
        };
        let placeholders = vec![melior::ir::Type::none(context); inferred];
        let known = |types: Vec<Type<'r>>| types.into_iter().map(Type::lend).collect();
        builder = builder.add_results(&self.results.map_or(placeholders, known));
        let (built, diagnostics) = scope::collect(cx, || {
            let mut operation = builder.build().ok()?;
            (inferred == 0 || sys::infer_types(&mut operation)).then_some(operation)
        });
        built.ok_or_else(|| {
            let mut messages = diagnostics.into_iter().map(|diagnostic| diagnostic.message);
            RewriteError::Invalid(messages.next().unwrap_or_else(|| unknown.to_owned()))
        })
    }
}
