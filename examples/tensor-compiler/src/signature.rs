//! The types of functions that can be called, and whether arguments fit them.

use crate::tensor::{Element, Tensor};
use pass_melior::{OpView, Type};
use std::fmt;

pub(crate) const TYPE: &str = "function_type";

/// The arguments and results of a function. Each symbol of a result is also one of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) inputs: Vec<TensorType>,
    pub(crate) results: Vec<TensorType>,
}

/// The type of a tensor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorType {
    /// The type of its elements.
    pub element: Element,
    /// The number of elements along each dimension.
    pub shape: Vec<Size>,
}

/// The number of elements along a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// This number.
    Static(usize),
    /// Any number, which is the same for all dimensions of the function with this symbol.
    Symbol(usize),
}

/// A dimension of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dimension {
    /// The number of the argument.
    pub argument: usize,
    /// The number of the dimension.
    pub index: usize,
}

/// Two dimensions of arguments with sizes that differ, where the function takes equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeMismatch {
    /// The dimensions.
    pub dimensions: [Dimension; 2],
    /// Their sizes.
    pub sizes: [usize; 2],
}

impl Signature {
    /// The dimensions of the arguments whose sizes may differ between calls, with their symbols.
    pub(crate) fn symbols(&self) -> impl Iterator<Item = (Dimension, usize)> {
        let inputs = self.inputs.iter().enumerate();
        inputs.flat_map(|(argument, input)| {
            let sizes = input.shape.iter().enumerate();
            sizes.filter_map(move |(index, size)| match size {
                Size::Symbol(symbol) => Some((Dimension { argument, index }, *symbol)),
                Size::Static(_) => None,
            })
        })
    }

    /// The first dimension of an argument with a symbol.
    pub(crate) fn dimension_of(&self, symbol: usize) -> Option<Dimension> {
        let mut symbols = self.symbols();
        symbols.find_map(|(dimension, found)| (found == symbol).then_some(dimension))
    }

    /// True if the arguments have the element types, the ranks and the static sizes that the function takes.
    pub(crate) fn takes(&self, inputs: &[&Tensor]) -> bool {
        let fits = |(r#type, input): (&TensorType, &&Tensor)| {
            let (shape, sizes) = (&r#type.shape, input.shape());
            let fits = |(expected, size): (&Size, &usize)| match expected {
                Size::Static(expected) => expected == size,
                Size::Symbol(_) => true,
            };
            r#type.element == input.values().element()
                && shape.len() == sizes.len()
                && shape.iter().zip(sizes).all(fits)
        };
        inputs.len() == self.inputs.len() && self.inputs.iter().zip(inputs).all(fits)
    }

    /// Two sizes of arguments, which the function takes, that have to be equal and are not.
    pub(crate) fn mismatch(&self, inputs: &[&Tensor]) -> Option<SizeMismatch> {
        self.symbols().find_map(|(second, symbol)| {
            let dimensions = [self.dimension_of(symbol)?, second];
            let sizes = dimensions.map(|dimension| size_of(dimension, inputs));
            (sizes[0] != sizes[1]).then_some(SizeMismatch { dimensions, sizes })
        })
    }

    /// The shape of a result for these arguments.
    pub(crate) fn shape(&self, result: &TensorType, inputs: &[&Tensor]) -> Option<Vec<usize>> {
        let sizes = result.shape.iter().map(|size| match size {
            Size::Static(size) => Some(*size),
            Size::Symbol(symbol) => Some(size_of(self.dimension_of(*symbol)?, inputs)),
        });
        sizes.collect()
    }
}

fn size_of(dimension: Dimension, inputs: &[&Tensor]) -> usize {
    inputs[dimension.argument].shape()[dimension.index]
}

/// The types of the arguments and of the results of a function in MLIR.
pub(crate) fn types<'r>(function: OpView<'r>) -> Option<(Vec<Type<'r>>, Vec<Type<'r>>)> {
    let r#type = function.attribute(TYPE)?.type_value()?;
    Some((r#type.inputs()?, r#type.results()?))
}

/// A tensor without an encoding.
pub(crate) fn tensor(r#type: Type<'_>) -> Option<Type<'_>> {
    let is_plain = r#type.is_ranked_tensor() && r#type.encoding().is_none();
    is_plain.then_some(r#type)
}

/// Types in parentheses.
pub(crate) fn list(types: &[TensorType]) -> String {
    let types: Vec<String> = types.iter().map(TensorType::to_string).collect();
    format!("({})", types.join(", "))
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for size in &self.shape {
            write!(f, "{size}x")?;
        }
        write!(f, "{}>", self.element)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWYZ";
        match *self {
            Self::Static(size) => size.fmt(f),
            Self::Symbol(symbol) => {
                let letter = char::from(LETTERS[symbol % LETTERS.len()]);
                write!(f, "{letter}")?;
                match symbol / LETTERS.len() {
                    0 => Ok(()),
                    round => round.fmt(f),
                }
            }
        }
    }
}

impl fmt::Display for Dimension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dimension {} of argument {}", self.index, self.argument)
    }
}

impl fmt::Display for SizeMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([first, second], [size, other]) = (self.dimensions, self.sizes);
        write!(f, "{first} has {size} elements, and {second} has {other}")
    }
}
