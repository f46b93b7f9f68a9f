//! Constraints of operations as data: types, attributes, how they agree, regions.
//!
//! Tests have three values, because a dialect may register only the names of its types: true, false and unknown. Only
//! false is a violation.

use crate::float::FloatKind;
use crate::types::Sign;
use crate::{Context, Type};

/// A constraint of the type of a value.
#[derive(Debug)]
pub struct TypeConstraint {
    /// The constraint in words, for messages: `must be {text}`.
    pub text: &'static str,
    /// The test.
    pub test: TypeTest,
}

/// A test of a type.
#[derive(Debug)]
#[non_exhaustive]
pub enum TypeTest {
    /// All of these hold.
    All(&'static [TypeTest]),
    /// One of these holds.
    Any(&'static [TypeTest]),
    /// This does not hold.
    Not(&'static TypeTest),
    /// A built-in kind of type.
    Class(TypeClass),
    /// A type of this dialect, and of one of these names unless there are none.
    Dialect(&'static str, &'static [&'static str]),
    /// A type that implements an interface: of the dialects that have tables, those of these dialects and names do.
    Implements(&'static [(&'static str, &'static [&'static str])]),
    /// An integer type of this signedness and width, where they are given.
    Int(Option<Sign>, Option<u32>),
    /// A floating-point format.
    Float(FloatKind),
    /// The elements of a shaped type, or the parts of a complex one.
    Element(&'static TypeTest),
    /// The rank of a shaped type.
    Rank(Order, u64),
    /// The number of elements of a shaped type.
    Count(Order, u64),
    /// The sizes of a shaped type.
    Shape(&'static [u64]),
    /// All sizes are known.
    StaticShape,
    /// All sizes are multiples of a number known at run time.
    AllScalable,
    /// Each size. One that is not known is at least any number, and equal to none.
    EachSize(Order, u64),
    /// The last size is one of these.
    LastSize(&'static [u64]),
    /// A type of this dialect with exactly this text behind the name of the dialect.
    Written(&'static str, &'static str),
    /// A tensor whose encoding is an attribute of this dialect and of this name.
    Encoding(&'static str, &'static str),
    /// A type for which the function returns true. It returns `None` if it does not know.
    Custom(fn(&Context, Type) -> Option<bool>),
}

/// A comparison with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Equal to it.
    Equal,
    /// Equal or greater.
    AtLeast,
    /// Equal or less.
    AtMost,
}

/// A built-in kind of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each variant is named as the kind of type is")]
#[non_exhaustive]
pub enum TypeClass {
    Integer,
    Index,
    SignlessOrIndex,
    Float,
    None,
    Function,
    Tuple,
    Complex,
    Vector,
    FixedVector,
    ScalableVector,
    Tensor,
    RankedTensor,
    UnrankedTensor,
    MemRef,
    UnrankedMemRef,
    AnyMemRef,
    Shaped,
    RankedShaped,
    /// Vectors and tensors.
    ValueSemantics,
}

/// The constraint of a property.
#[derive(Debug)]
pub struct AttrConstraint {
    /// The constraint in words, for messages: `failed to satisfy constraint: {text}`.
    pub text: &'static str,
    /// The test.
    pub test: AttrTest,
    /// The values that the property can store at all, be they valid or not.
    pub storage: AttrTest,
}

/// A test of an attribute.
#[derive(Debug)]
#[non_exhaustive]
pub enum AttrTest {
    /// All of these hold.
    All(&'static [AttrTest]),
    /// One of these holds.
    Any(&'static [AttrTest]),
    /// This does not hold.
    Not(&'static AttrTest),
    /// A built-in kind of attribute.
    Class(AttrClass),
    /// An attribute of this dialect and of this name.
    Dialect(&'static str, &'static str),
    /// The type of an integer, or the type that a type attribute is.
    Type(&'static TypeTest),
    /// The type of the elements.
    Element(&'static TypeTest),
    /// The sizes of the elements.
    Shape(&'static [u64]),
    /// Each element of an array.
    Each(&'static AttrTest),
    /// The number of elements of an array or of a dense array.
    Length(Order, u64),
    /// The value of an integer.
    Value(Order, i64),
    /// The value of an integer is one of these.
    OneOf(&'static [i64]),
    /// The value of an integer is a power of two.
    PowerOfTwo,
    /// A dense array of elements of this type.
    DenseArray(&'static TypeTest),
}

/// A built-in kind of attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "each variant is named as the kind of attribute is"
)]
#[non_exhaustive]
pub enum AttrClass {
    Integer,
    Float,
    String,
    Unit,
    Array,
    Dictionary,
    Type,
    Symbol,
    FlatSymbol,
    AffineMap,
    IntegerSet,
    /// `array<..>` of any type.
    DenseArray,
    /// `dense<..>` of any elements.
    DenseElements,
    /// `dense<..>` of integers or `index`.
    DenseIntElements,
    /// Elements of any form.
    Elements,
    /// An attribute with a type.
    Typed,
}

/// An agreement between the types of an operation.
#[derive(Debug)]
pub struct Rule {
    /// The rule in words, for messages: `failed to verify that {text}`.
    pub text: &'static str,
    /// The rule.
    pub test: RuleTest,
}

/// The forms of rules.
#[derive(Debug)]
#[non_exhaustive]
pub enum RuleTest {
    /// This aspect of the types is the same.
    Same(Aspect, &'static [Part]),
    /// The second type is made of the first one in this way.
    Derived(Transform, Part, Part),
}

/// A part of an operation that has a type. Numbers count the operands or results as declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Part {
    /// An operand, or a group of them.
    Operand(u8),
    /// A result, or a group of them.
    Result(u8),
    /// A property.
    Property(&'static str),
}

/// An aspect of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Aspect {
    /// The type itself.
    Type,
    /// The element type of a shaped type, else the type itself.
    Element,
    /// The sizes.
    Shape,
    /// The number of sizes.
    Rank,
    /// The number of elements.
    Count,
    /// The sizes of a tensor; other types have none.
    TensorShape,
}

/// The ways to make a type of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Transform {
    /// The type itself.
    Itself,
    /// `i1` in the shape of the type.
    Bits,
    /// The element type of a shaped or complex type.
    Element,
}

/// The number of blocks of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Blocks {
    /// Any number.
    Any,
    /// One.
    One,
    /// None or one.
    AtMostOne,
    /// One or more.
    AtLeastOne,
}
