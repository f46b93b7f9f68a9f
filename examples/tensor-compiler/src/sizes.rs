//! Which sizes of a function's arguments have to be equal, and which of them its results have.
//!
//! Machine code takes sizes that fit for granted: others are reads and writes outside of memory. So sizes of arguments are
//! compared before a call. This file finds out which: it goes through the operations of a function, each of which makes some
//! sizes equal, and has results whose sizes are those of operands.

use crate::compiler::CompileError;
use crate::signature::{Signature, Size, TensorType, tensor, types};
use crate::tensor::Element;
use pass_melior::{MlirOp, OpView, Type, ValueView};
use pass_runtime::Diagnostic;
use std::collections::{BTreeMap, HashMap};

/// The functions of a module that take and return tensors, by name. An error says which sizes cannot be compared before a call.
pub(crate) type Signatures = BTreeMap<String, Result<Signature, CompileError>>;

/// Calls that nest deeper are not followed.
const CALL_DEPTH: usize = 100;

/// Returns the signatures of the functions of a module.
pub(crate) fn signatures(module: &MlirOp<'_>) -> Signatures {
    let reader = module.reader();
    let body = reader.root().body();
    let functions = body.map_or(Vec::new(), |body| body.operations());
    let functions = functions.into_iter().filter(|op| op.is("func.func"));
    let functions = functions.filter_map(|op| Some((op.symbol()?, op)));
    let mut module = Module {
        functions: functions.collect(),
        signatures: BTreeMap::new(),
        callers: Vec::new(),
    };
    let names: Vec<String> = module.functions.keys().cloned().collect();
    for name in names {
        module.signature(&name);
    }
    module.signatures
}

/// The functions of a module.
struct Module<'r> {
    functions: BTreeMap<String, OpView<'r>>,
    /// What is known so far.
    signatures: Signatures,
    /// The function that is looked at, after those that call it.
    callers: Vec<String>,
}

impl Module<'_> {
    /// Returns the signature of a function. `None` if it takes or returns something else than tensors, or calls itself.
    fn signature(&mut self, name: &str) -> Option<Result<Signature, CompileError>> {
        if let Some(known) = self.signatures.get(name) {
            return Some(known.clone());
        }
        let calls_itself = self.callers.iter().any(|caller| caller == name);
        if calls_itself || self.callers.len() == CALL_DEPTH {
            return None;
        }
        let function = *self.functions.get(name)?;
        let (inputs, results) = types(function)?;
        let all = || inputs.iter().chain(&results).copied();
        let elements: Vec<Element> = all().map(element).collect::<Option<_>>()?;
        let extents = if all().any(is_dynamic) {
            self.callers.push(name.to_owned());
            let extents = Function::new(self, function).extents(function);
            self.callers.pop();
            extents
        } else {
            Ok(all().map(static_extents).collect())
        };
        let signature = extents.and_then(|extents| {
            let tensors = elements.into_iter().zip(extents).collect();
            with_symbols(tensors, inputs.len()).ok_or_else(|| {
                error(
                    function,
                    "has a result whose sizes are not known before a call",
                )
            })
        });
        self.signatures.insert(name.to_owned(), signature.clone());
        Some(signature)
    }
}

/// The number of elements along a dimension, as far as it is known before a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Extent<'r> {
    Static(usize),
    /// The one of a dimension of a tensor.
    Dimension(ValueView<'r>, usize),
    /// The value of an index.
    Index(ValueView<'r>),
}

type Extents<'r> = Vec<Extent<'r>>;

/// What the operations of a function say of extents.
struct Function<'m, 'r> {
    module: &'m mut Module<'r>,
    arguments: Vec<ValueView<'r>>,
    /// The extents of results of operations.
    tensors: HashMap<ValueView<'r>, Extents<'r>>,
    /// Extents of arguments that are equal to another one: of an argument as well, or static.
    equal: HashMap<Extent<'r>, Extent<'r>>,
}

impl<'m, 'r> Function<'m, 'r> {
    fn new(module: &'m mut Module<'r>, function: OpView<'r>) -> Self {
        let arguments = function
            .body()
            .map_or(Vec::new(), |entry| entry.arguments());
        Self {
            module,
            arguments,
            tensors: HashMap::new(),
            equal: HashMap::new(),
        }
    }

    /// Returns the extents of the arguments and of the results.
    fn extents(mut self, function: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let mut results: Option<Vec<Extents<'r>>> = None;
        for op in function.walk() {
            let values = op.operands().into_iter().chain(op.results());
            let is_dynamic = values.map(ValueView::r#type).any(is_dynamic);
            if op.is("func.return") {
                let returned = self.operands(op);
                for (first, returned) in results.iter().flatten().zip(&returned) {
                    self.equate(op, first, returned)?;
                }
                results = Some(returned);
            } else if is_dynamic {
                let extents = self.operation(op)?;
                self.tensors.extend(op.results().into_iter().zip(extents));
            }
        }
        let results = results.ok_or_else(|| refusal(function))?;
        let arguments = self.arguments.iter().map(|argument| self.of(*argument));
        let mut all: Vec<Extents<'r>> = arguments.chain(results).collect();
        for extent in all.iter_mut().flatten() {
            *extent = self.representative(*extent);
        }
        Ok(all)
    }

    /// Makes extents of the operands equal, and returns those of the results.
    fn operation(&mut self, op: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let values = op.operands().into_iter().chain(op.results());
        let is_known = |r#type: Type<'_>| !r#type.is_tensor() || tensor(r#type).is_some();
        if !values.map(ValueView::r#type).all(is_known) {
            return Err(refusal(op));
        }
        let name = op.name();
        match &*name {
            "tensor.dim" => Ok(Vec::new()),
            "tensor.empty" => self.empty(op),
            "tensor.cast" => self.cast(op),
            "func.call" => self.call(op),
            "linalg.softmax" => self.elementwise(op),
            _ if name.starts_with("arith.") || name.starts_with("math.") => self.elementwise(op),
            _ => self.structured(op),
        }
    }

    fn empty(&self, op: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let mut sizes = op.operands().into_iter();
        let mut dynamic = || sizes.next().map(|size| self.index(size));
        let extents = result_shape(op)?.into_iter();
        let extents = extents.map(|size| size.map_or_else(&mut dynamic, static_extent));
        let extents: Option<Extents<'r>> = extents.collect();
        Ok(vec![extents.ok_or_else(|| refusal(op))?])
    }

    /// A cast, which takes an extent for the static one of its result.
    fn cast(&mut self, op: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let operands = self.operands(op);
        for (extent, size) in operands.iter().flatten().zip(result_shape(op)?) {
            if let Some(size) = size.and_then(static_extent) {
                self.equate(op, &[*extent], &[size])?;
            }
        }
        Ok(operands)
    }

    fn elementwise(&mut self, op: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let operands = op.operands().into_iter();
        let tensors = operands.filter(|operand| tensor(operand.r#type()).is_some());
        let tensors: Vec<Extents<'r>> = tensors.map(|operand| self.of(operand)).collect();
        let first = tensors.first().ok_or_else(|| refusal(op))?;
        for extents in &tensors {
            self.equate(op, first, extents)?;
        }
        Ok(vec![first.clone(); op.results().len()])
    }

    /// A structured operation of linalg, whose loops each have one extent.
    fn structured(&mut self, op: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let operands = self.operands(op);
        let maps = op.indexing_maps().ok_or_else(|| refusal(op))?;
        let mut loops = HashMap::new();
        for (extents, map) in operands.iter().zip(maps) {
            for (extent, index) in extents.iter().zip(map) {
                let index = index.ok_or_else(|| refusal(op))?;
                let first = *loops.entry(index).or_insert(*extent);
                self.equate(op, &[first], &[*extent])?;
            }
        }
        // The last operands are those for the results.
        Ok(operands[operands.len() - op.results().len()..].to_vec())
    }

    fn call(&mut self, op: OpView<'r>) -> Result<Vec<Extents<'r>>, CompileError> {
        let callee = op.symbol_ref("callee").unwrap_or_default();
        let signature = self
            .module
            .signature(&callee)
            .ok_or_else(|| refusal(op))??;
        let mut symbols = HashMap::new();
        for (extents, input) in self.operands(op).iter().zip(&signature.inputs) {
            for (extent, size) in extents.iter().zip(&input.shape) {
                let first = match size {
                    Size::Static(size) => Extent::Static(*size),
                    Size::Symbol(symbol) => *symbols.entry(*symbol).or_insert(*extent),
                };
                self.equate(op, &[first], &[*extent])?;
            }
        }
        let result = |result: &TensorType| {
            let sizes = result.shape.iter().map(|size| match size {
                Size::Static(size) => Some(Extent::Static(*size)),
                Size::Symbol(symbol) => symbols.get(symbol).copied(),
            });
            sizes.collect::<Option<_>>().ok_or_else(|| refusal(op))
        };
        signature.results.iter().map(result).collect()
    }

    /// Makes extents equal that an operation takes for equal.
    fn equate(
        &mut self,
        op: OpView<'r>,
        left: &[Extent<'r>],
        right: &[Extent<'r>],
    ) -> Result<(), CompileError> {
        for (left, right) in left.iter().zip(right) {
            match (self.representative(*left), self.representative(*right)) {
                (left, right) if left == right => {}
                (Extent::Static(left), Extent::Static(right)) => {
                    let message = format!("has sizes that have to be equal: {left} and {right}");
                    return Err(error(op, &message));
                }
                (first, extent) | (extent, first)
                    if self.is_of_argument(extent)
                        && (self.is_of_argument(first) || matches!(first, Extent::Static(_))) =>
                {
                    self.equal.insert(extent, first);
                }
                _ => return Err(refusal(op)),
            }
        }
        Ok(())
    }

    /// Returns the extent that stands for all that are equal to this one.
    fn representative(&self, mut extent: Extent<'r>) -> Extent<'r> {
        while let Some(equal) = self.equal.get(&extent) {
            extent = *equal;
        }
        extent
    }

    fn is_of_argument(&self, extent: Extent<'r>) -> bool {
        matches!(extent, Extent::Dimension(value, _) if self.arguments.contains(&value))
    }

    fn operands(&self, op: OpView<'r>) -> Vec<Extents<'r>> {
        op.operands()
            .into_iter()
            .map(|operand| self.of(operand))
            .collect()
    }

    /// Returns the extents of a tensor; nothing for another value.
    fn of(&self, value: ValueView<'r>) -> Extents<'r> {
        if let Some(extents) = self.tensors.get(&value) {
            return extents.clone();
        }
        let shape = tensor(value.r#type())
            .and_then(Type::shape)
            .unwrap_or_default()
            .into_iter()
            .enumerate();
        let extent = |(index, size): (usize, Option<u64>)| {
            size.and_then(static_extent)
                .unwrap_or(Extent::Dimension(value, index))
        };
        shape.map(extent).collect()
    }

    /// Returns the extent that is the value of an index.
    fn index(&self, value: ValueView<'r>) -> Extent<'r> {
        let number = |value: ValueView<'_>| usize::try_from(value.integer()?).ok();
        let dimension = || {
            let op = value.definition().filter(|op| op.is("tensor.dim"))?;
            self.of(op.operand(0)?)
                .get(number(op.operand(1)?)?)
                .copied()
        };
        let known = number(value).map(Extent::Static).or_else(dimension);
        known.unwrap_or(Extent::Index(value))
    }
}

/// Gives the extents symbols. `None` if a result has an extent that no argument has.
fn with_symbols(tensors: Vec<(Element, Extents<'_>)>, input_count: usize) -> Option<Signature> {
    let mut symbols = Vec::new();
    let mut types = Vec::new();
    for (index, (element, extents)) in tensors.into_iter().enumerate() {
        let size = |extent| match extent {
            Extent::Static(size) => Some(Size::Static(size)),
            extent => {
                let known = symbols.iter().position(|symbol| *symbol == extent);
                let new = || {
                    symbols.push(extent);
                    symbols.len() - 1
                };
                let is_input = index < input_count;
                known.or_else(|| is_input.then(new)).map(Size::Symbol)
            }
        };
        let shape = extents.into_iter().map(size).collect::<Option<_>>()?;
        types.push(TensorType { element, shape });
    }
    let results = types.split_off(input_count);
    Some(Signature {
        inputs: types,
        results,
    })
}

fn element(r#type: Type<'_>) -> Option<Element> {
    Element::named(&tensor(r#type)?.element()?.to_string())
}

/// True for tensors whose sizes may differ between calls.
fn is_dynamic(r#type: Type<'_>) -> bool {
    let shape = r#type.shape().filter(|_| r#type.is_ranked_tensor());
    shape.is_some_and(|shape| shape.contains(&None)) || r#type.is_unranked_tensor()
}

fn result_shape(op: OpView<'_>) -> Result<Vec<Option<u64>>, CompileError> {
    let result = op.result(0).and_then(|result| tensor(result.r#type()));
    result.and_then(Type::shape).ok_or_else(|| refusal(op))
}

fn static_extents<'r>(r#type: Type<'_>) -> Extents<'r> {
    let sizes = tensor(r#type).and_then(Type::shape).unwrap_or_default();
    sizes
        .into_iter()
        .flatten()
        .filter_map(static_extent)
        .collect()
}

fn static_extent<'r>(size: u64) -> Option<Extent<'r>> {
    usize::try_from(size).ok().map(Extent::Static)
}

/// An operation of which this file does not know which sizes it takes.
fn refusal(op: OpView<'_>) -> CompileError {
    let message = "has sizes that cannot be compared before a call; with tensors of static shape it can be compiled";
    error(op, message)
}

fn error(op: OpView<'_>, message: &str) -> CompileError {
    let message = format!("'{}' op {message}", op.name());
    CompileError::diagnosed(vec![Diagnostic::error(op.location(), message)])
}
