//! Typed operations, which `pass-melior-build` generates from definitions in TableGen.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use mlir_sys::MlirValue;

use crate::attr::Attribute;
use crate::attribute::{AttributeKind, DenseI32};
use crate::define::{Arity, OpDefinition, Part};
use crate::reader::Reader;
use crate::region::RegionView;
use crate::rewriter::{RewriteError, Rewriter};
use crate::sys;
use crate::view::{BlockView, OpView, ValueView};

/// An operation of one name, with methods for its parts. `pass-melior-build` generates the types that implement it.
pub trait TypedOp: Copy {
    /// The definition of the operation.
    const DEFINITION: &'static OpDefinition;

    /// The same type, for operations of another reader.
    type In<'r>: TypedOp;

    /// Wraps the parts of an operation that has the name of the definition.
    #[doc(hidden)]
    fn from_parts(parts: OpParts<'_>) -> Self::In<'_>;
}

/// A part of an operation that is missing or does not match the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    op: &'static str,
    kind: &'static str,
    part: &'static str,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { op, kind, part } = self;
        write!(f, "'{op}' op has no {kind} '{part}' as it is defined")
    }
}

impl std::error::Error for Malformed {}

/// The parts of an operation, by their indices in its definition. Generated types give them names and types.
#[derive(Clone, Copy)]
pub struct OpParts<'r> {
    op: OpView<'r>,
    definition: &'static OpDefinition,
    /// The remapped operands, in a conversion.
    remapped: Option<&'r [MlirValue]>,
}

impl<'r> OpParts<'r> {
    /// Wraps an operation, if it has the name of the definition.
    pub(crate) fn new(op: OpView<'r>, definition: &'static OpDefinition) -> Option<Self> {
        op.is(definition.name).then_some(Self {
            op,
            definition,
            remapped: None,
        })
    }

    /// Replaces the operands by remapped ones.
    pub(crate) fn with_operands(mut self, operands: &'r [MlirValue]) -> Self {
        self.remapped = Some(operands);
        self
    }

    /// Returns the operation.
    pub fn view(&self) -> &OpView<'r> {
        &self.op
    }

    /// Returns the values of an operand.
    ///
    /// # Errors
    ///
    /// Fails if the number of operands does not match the definition.
    pub fn operands(self, index: usize) -> Result<Vec<ValueView<'r>>, Malformed> {
        let values = self.all_operands();
        let has_sizes = self.definition.has_operand_sizes;
        let group = self.group(
            "operand",
            self.definition.operands,
            has_sizes,
            index,
            values,
        );
        group.ok_or(self.malformed("operand", self.definition.operands, index))
    }

    fn all_operands(self) -> Vec<ValueView<'r>> {
        let Some(remapped) = self.remapped else {
            return self.op.operands();
        };
        let values = remapped.iter();
        let values = values.filter_map(|raw| ValueView::option(self.op.reader(), *raw));
        values.collect()
    }

    /// Returns the value of an operand.
    ///
    /// # Errors
    ///
    /// As for [`operands`](Self::operands), or if there is not one value.
    pub fn operand(self, index: usize) -> Result<ValueView<'r>, Malformed> {
        let operand = self.optional_operand(index)?;
        operand.ok_or(self.malformed("operand", self.definition.operands, index))
    }

    /// Returns the value of an operand that may be absent.
    ///
    /// # Errors
    ///
    /// As for [`operands`](Self::operands), or if there are several values.
    pub fn optional_operand(self, index: usize) -> Result<Option<ValueView<'r>>, Malformed> {
        let malformed = self.malformed("operand", self.definition.operands, index);
        at_most_one(self.operands(index)?).ok_or(malformed)
    }

    /// Returns the values of an operand in groups, with the sizes in an attribute.
    ///
    /// # Errors
    ///
    /// As for [`operands`](Self::operands), or if the sizes are not those of all values.
    pub fn operand_groups(
        self,
        index: usize,
        sizes: &'static str,
    ) -> Result<Vec<Vec<ValueView<'r>>>, Malformed> {
        let values = self.operands(index)?;
        let mut rest = values.as_slice();
        let groups = self.attribute::<DenseI32>(sizes)?.into_iter().map(|size| {
            let (group, after) = rest.split_at_checked(usize::try_from(size).ok()?)?;
            rest = after;
            Some(group.to_vec())
        });
        let groups: Option<Vec<_>> = groups.collect();
        let groups = groups.filter(|_| rest.is_empty());
        groups.ok_or(self.malformed("operand", self.definition.operands, index))
    }

    /// Returns the values of a result.
    ///
    /// # Errors
    ///
    /// Fails if the number of results does not match the definition.
    pub fn results(self, index: usize) -> Result<Vec<ValueView<'r>>, Malformed> {
        let (values, has_sizes) = (self.op.results(), self.definition.has_result_sizes);
        let group = self.group("result", self.definition.results, has_sizes, index, values);
        group.ok_or(self.malformed("result", self.definition.results, index))
    }

    /// Returns the value of a result.
    ///
    /// # Errors
    ///
    /// As for [`results`](Self::results), or if there is not one value.
    pub fn result(self, index: usize) -> Result<ValueView<'r>, Malformed> {
        let result = self.optional_result(index)?;
        result.ok_or(self.malformed("result", self.definition.results, index))
    }

    /// Returns the value of a result that may be absent.
    ///
    /// # Errors
    ///
    /// As for [`results`](Self::results), or if there are several values.
    pub fn optional_result(self, index: usize) -> Result<Option<ValueView<'r>>, Malformed> {
        let malformed = self.malformed("result", self.definition.results, index);
        at_most_one(self.results(index)?).ok_or(malformed)
    }

    /// Returns the regions of a part.
    ///
    /// # Errors
    ///
    /// Fails if the number of regions does not match the definition.
    pub fn regions(self, index: usize) -> Result<Vec<RegionView<'r>>, Malformed> {
        let regions = (0..self.op.region_count()).map(|index| RegionView::new(self.op, index));
        let (parts, regions) = (self.definition.regions, regions.collect());
        let group = self.group("region", parts, false, index, regions);
        group.ok_or(self.malformed("region", parts, index))
    }

    /// Returns a region.
    ///
    /// # Errors
    ///
    /// As for [`regions`](Self::regions).
    pub fn region(self, index: usize) -> Result<RegionView<'r>, Malformed> {
        let region = at_most_one(self.regions(index)?).flatten();
        region.ok_or(self.malformed("region", self.definition.regions, index))
    }

    /// Returns the successors of a part.
    ///
    /// # Errors
    ///
    /// Fails if the number of successors does not match the definition.
    pub fn successors(self, index: usize) -> Result<Vec<BlockView<'r>>, Malformed> {
        let (parts, blocks) = (self.definition.successors, self.op.successors());
        let group = self.group("successor", parts, false, index, blocks);
        group.ok_or(self.malformed("successor", parts, index))
    }

    /// Returns a successor.
    ///
    /// # Errors
    ///
    /// As for [`successors`](Self::successors).
    pub fn successor(self, index: usize) -> Result<BlockView<'r>, Malformed> {
        let successor = at_most_one(self.successors(index)?).flatten();
        successor.ok_or(self.malformed("successor", self.definition.successors, index))
    }

    /// Returns the value of an attribute.
    ///
    /// # Errors
    ///
    /// Fails if there is no such attribute, or one of another kind.
    pub fn attribute<K: AttributeKind>(
        self,
        name: &'static str,
    ) -> Result<K::Value<'r>, Malformed> {
        let value = self.optional_attribute::<K>(name)?;
        value.ok_or(self.malformed_attribute(name))
    }

    /// Returns the value of an attribute that may be absent.
    ///
    /// # Errors
    ///
    /// Fails if the attribute is of another kind.
    pub fn optional_attribute<K: AttributeKind>(
        self,
        name: &'static str,
    ) -> Result<Option<K::Value<'r>>, Malformed> {
        let Some(attribute) = self.inherent(name) else {
            return Ok(None);
        };
        let value = K::read(attribute);
        value.map(Some).ok_or(self.malformed_attribute(name))
    }

    /// Returns whether there is such an attribute.
    pub fn has_attribute(self, name: &str) -> bool {
        self.inherent(name).is_some()
    }

    /// Returns an attribute, or the property of that name as an attribute.
    fn inherent(self, name: &str) -> Option<Attribute<'r>> {
        self.op
            .attribute(name)
            .or_else(|| sys::property(self.op, name))
    }

    /// Sets an attribute, or removes it.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::set_attribute`] does, or if no attribute of the kind has this value.
    pub fn set_attribute<'a, K: AttributeKind>(
        self,
        rewriter: &'r Rewriter<'r>,
        name: &'static str,
        value: Option<K::Argument<'r, 'a>>,
    ) -> Result<(), RewriteError>
    where
        'r: 'a,
    {
        match value {
            Some(value) => {
                rewriter.set_attribute(self.op, name, write::<K>(rewriter, name, value)?)
            }
            None if self.op.attribute(name).is_none() => Ok(()),
            None => rewriter.remove_attribute(self.op, name),
        }
    }

    /// Returns the values of a part. The sizes of optional and variadic parts are those in the attribute, or else all equal.
    fn group<T>(
        self,
        kind: &str,
        parts: &[Part],
        has_sizes: bool,
        index: usize,
        mut values: Vec<T>,
    ) -> Option<Vec<T>> {
        let sizes = if has_sizes {
            let attribute = self.op.attribute(&format!("{kind}SegmentSizes"))?;
            let sizes = DenseI32::read(attribute)?.into_iter();
            sizes
                .map(|size| usize::try_from(size).ok())
                .collect::<Option<Vec<_>>>()?
        } else {
            equal_sizes(parts, values.len())?
        };
        let total = sizes
            .iter()
            .try_fold(0_usize, |sum, size| sum.checked_add(*size))?;
        let is_defined = sizes.len() == parts.len() && total == values.len();
        let range = is_defined.then(|| range(&sizes, index))?;
        values.truncate(range.end);
        Some(values.split_off(range.start))
    }

    fn malformed(self, kind: &'static str, parts: &[Part], index: usize) -> Malformed {
        let part = parts.get(index).map_or("", |part| part.name);
        let op = self.definition.name;
        Malformed { op, kind, part }
    }

    fn malformed_attribute(self, part: &'static str) -> Malformed {
        let (op, kind) = (self.definition.name, "attribute");
        Malformed { op, kind, part }
    }
}

/// Returns the sizes of parts if all optional and variadic ones have the same size.
fn equal_sizes(parts: &[Part], count: usize) -> Option<Vec<usize>> {
    let fixed = parts.iter().filter(|part| part.arity == Arity::One).count();
    let (variable, rest) = (parts.len() - fixed, count.checked_sub(fixed)?);
    let size = rest.checked_div(variable).unwrap_or(0);
    let size = |part: &Part| if part.arity == Arity::One { 1 } else { size };
    Some(parts.iter().map(size).collect())
}

fn range(sizes: &[usize], index: usize) -> Range<usize> {
    let start = sizes.iter().take(index).sum();
    start..start + sizes.get(index).copied().unwrap_or(0)
}

/// Returns `None` if there are several.
fn at_most_one<T>(values: Vec<T>) -> Option<Option<T>> {
    let mut values = values.into_iter();
    let first = values.next();
    values.next().is_none().then_some(first)
}

/// Creates an attribute from a value.
pub(crate) fn write<'r: 'a, 'a, K: AttributeKind>(
    reader: &'r Reader<'r>,
    name: &str,
    value: K::Argument<'r, 'a>,
) -> Result<Attribute<'r>, RewriteError> {
    let invalid = || RewriteError::Invalid(format!("no attribute '{name}' has this value"));
    K::write(reader, value).ok_or_else(invalid)
}

impl PartialEq for OpParts<'_> {
    fn eq(&self, other: &OpParts<'_>) -> bool {
        self.op == other.op
    }
}

impl Eq for OpParts<'_> {}

impl Hash for OpParts<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.op.hash(state);
    }
}

impl fmt::Debug for OpParts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.op.fmt(f)
    }
}

/// Defines the type of an operation and that of its state, as `pass-melior-build` generates them.
#[doc(hidden)]
#[macro_export]
macro_rules! typed_op {
    ($(#[$meta:meta])* $name:ident $state:ident $($definition:tt)*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'r>($crate::OpParts<'r>);

        impl $crate::TypedOp for $name<'_> {
            const DEFINITION: &'static $crate::define::OpDefinition = &$($definition)*;

            type In<'r> = $name<'r>;

            fn from_parts(parts: $crate::OpParts<'_>) -> $name<'_> {
                $name(parts)
            }
        }

        impl<'r> $name<'r> {
            /// The name of the operation.
            pub const NAME: &'static str = <Self as $crate::TypedOp>::DEFINITION.name;

            /// Returns the operation without methods for its parts.
            pub fn view(self) -> $crate::OpView<'r> {
                *self.0.view()
            }
        }

        impl<'r> ::std::ops::Deref for $name<'r> {
            type Target = $crate::OpView<'r>;

            fn deref(&self) -> &$crate::OpView<'r> {
                self.0.view()
            }
        }

        /// The state from which an operation is created.
        #[derive(Debug)]
        #[must_use]
        pub struct $state<'r>($crate::StateParts<'r>);

        impl<'r> $state<'r> {
            /// Sets the location to that of an operation.
            pub fn at(self, op: $crate::OpView<'r>) -> Self {
                Self(self.0.at(op))
            }
        }

        impl<'r> $crate::NewOp<'r> for $state<'r> {
            type Op = $name<'r>;

            fn into_state(self) -> ::std::result::Result<$crate::OpState<'r>, $crate::RewriteError> {
                self.0.finish()
            }

            fn wrap(op: $crate::OpView<'r>) -> ::std::result::Result<$name<'r>, $crate::RewriteError> {
                op.cast::<$name<'_>>().ok_or($crate::RewriteError::Missing)
            }
        }
    };
}
