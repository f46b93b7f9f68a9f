//! Views of the operations of `arith`.

use crate::builder::Builder;
use crate::handle::{Attr, Type, ValueId};
use crate::int::Int;
use crate::{OpSpec, name, op};

use super::views;

views! {
    /// `arith.constant`: an attribute as a value.
    ConstantOp = ARITH_CONSTANT() -> (result: 0);
    /// `arith.cmpi`: a comparison of integers.
    CmpIOp = ARITH_CMPI(lhs: 0, rhs: 1) -> (result: 0);
    /// `arith.cmpf`: a comparison of floating-point numbers.
    CmpFOp = ARITH_CMPF(lhs: 0, rhs: 1) -> (result: 0);
    /// `arith.select`: one of two values.
    SelectOp = ARITH_SELECT(condition: 0, true_value: 1, false_value: 2) -> (result: 0);
    /// `arith.negf`: the negation of a floating-point number.
    NegFOp = ARITH_NEGF(operand: 0) -> (result: 0);
}

/// Operations of two operands and a result, all of one type.
macro_rules! binary {
    ($($(#[$doc:meta])* $View:ident = $NAME:ident;)*) => {$(
        views! { $(#[$doc])* $View = $NAME(lhs: 0, rhs: 1) -> (result: 0); }

        impl $View<'_> {
            /// Makes the operation; the result has the type of `lhs`.
            pub fn build(builder: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
                let types = [builder.body().value_type(lhs)];
                let operands = [lhs, rhs];
                builder.create_value(
                    &OpSpec::new(op::$NAME, builder.location()).operands(&operands).results(&types),
                )
            }
        }
    )*};
}

binary! {
    /// `arith.addi`: the sum of integers.
    AddIOp = ARITH_ADDI;
    /// `arith.subi`: the difference of integers.
    SubIOp = ARITH_SUBI;
    /// `arith.muli`: the product of integers.
    MulIOp = ARITH_MULI;
    /// `arith.divsi`: the signed quotient.
    DivSIOp = ARITH_DIVSI;
    /// `arith.divui`: the unsigned quotient.
    DivUIOp = ARITH_DIVUI;
    /// `arith.remsi`: the signed remainder.
    RemSIOp = ARITH_REMSI;
    /// `arith.remui`: the unsigned remainder.
    RemUIOp = ARITH_REMUI;
    /// `arith.andi`: the bits that both have.
    AndIOp = ARITH_ANDI;
    /// `arith.ori`: the bits that either has.
    OrIOp = ARITH_ORI;
    /// `arith.xori`: the bits in which they differ.
    XOrIOp = ARITH_XORI;
    /// `arith.shli`: a shift to the left.
    ShLIOp = ARITH_SHLI;
    /// `arith.shrsi`: a shift to the right that keeps the sign.
    ShRSIOp = ARITH_SHRSI;
    /// `arith.shrui`: a shift to the right that fills in zeros.
    ShRUIOp = ARITH_SHRUI;
    /// `arith.maxsi`: the larger signed integer.
    MaxSIOp = ARITH_MAXSI;
    /// `arith.maxui`: the larger unsigned integer.
    MaxUIOp = ARITH_MAXUI;
    /// `arith.minsi`: the smaller signed integer.
    MinSIOp = ARITH_MINSI;
    /// `arith.minui`: the smaller unsigned integer.
    MinUIOp = ARITH_MINUI;
    /// `arith.addf`: the sum of floating-point numbers.
    AddFOp = ARITH_ADDF;
    /// `arith.subf`: the difference of floating-point numbers.
    SubFOp = ARITH_SUBF;
    /// `arith.mulf`: the product of floating-point numbers.
    MulFOp = ARITH_MULF;
    /// `arith.divf`: the quotient of floating-point numbers.
    DivFOp = ARITH_DIVF;
}

/// Operations of one operand and a result of another type.
macro_rules! casts {
    ($($(#[$doc:meta])* $View:ident = $NAME:ident;)*) => {$(
        views! { $(#[$doc])* $View = $NAME(input: 0) -> (out: 0); }

        impl $View<'_> {
            /// Makes the operation, with a result of type `ty`.
            pub fn build(builder: &mut Builder<'_>, input: ValueId, ty: Type) -> ValueId {
                builder.create_value(
                    &OpSpec::new(op::$NAME, builder.location()).operands(&[input]).results(&[ty]),
                )
            }
        }
    )*};
}

casts! {
    /// `arith.extsi`: a wider integer of the same signed value.
    ExtSIOp = ARITH_EXTSI;
    /// `arith.extui`: a wider integer of the same unsigned value.
    ExtUIOp = ARITH_EXTUI;
    /// `arith.trunci`: the low bits.
    TruncIOp = ARITH_TRUNCI;
    /// `arith.index_cast`: between `index` and an integer, by the signed value.
    IndexCastOp = ARITH_INDEX_CAST;
    /// `arith.index_castui`: between `index` and an integer, by the unsigned value.
    IndexCastUIOp = ARITH_INDEX_CASTUI;
    /// `arith.sitofp`: a signed integer as floating-point number.
    SIToFPOp = ARITH_SITOFP;
    /// `arith.uitofp`: an unsigned integer as floating-point number.
    UIToFPOp = ARITH_UITOFP;
    /// `arith.fptosi`: a floating-point number as signed integer.
    FPToSIOp = ARITH_FPTOSI;
    /// `arith.fptoui`: a floating-point number as unsigned integer.
    FPToUIOp = ARITH_FPTOUI;
    /// `arith.extf`: a wider floating-point number.
    ExtFOp = ARITH_EXTF;
    /// `arith.truncf`: a narrower floating-point number.
    TruncFOp = ARITH_TRUNCF;
    /// `arith.bitcast`: the same bits as another type.
    BitcastOp = ARITH_BITCAST;
}

impl ConstantOp<'_> {
    /// The attribute; the unit attribute if the operation does not have its property, which the verifier reports.
    #[must_use]
    pub fn value(&self) -> Attr {
        self.0.attr(name::VALUE).unwrap_or(Attr::UNIT)
    }

    /// The integer, if it is one.
    #[must_use]
    pub fn int(&self) -> Option<&Int> {
        self.0.context().attr(self.value()).as_int()
    }

    /// Makes the operation; the result has the type of the attribute.
    ///
    /// # Errors
    ///
    /// `None`, and nothing is made, if the attribute has no type.
    pub fn build(builder: &mut Builder<'_>, value: Attr) -> Option<ValueId> {
        let ty = builder.context().attr(value).ty()?;
        let spec = OpSpec::new(op::ARITH_CONSTANT, builder.location())
            .attr(builder.context(), name::VALUE, value)
            .results(std::slice::from_ref(&ty));
        Some(builder.create_value(&spec))
    }

    /// Makes the operation for an integer of type `ty`, an integer type or `index`.
    pub fn build_int(builder: &mut Builder<'_>, value: i128, ty: Type) -> ValueId {
        let value = builder.context().integer_attr(value, ty);
        let spec = OpSpec::new(op::ARITH_CONSTANT, builder.location())
            .attr(builder.context(), name::VALUE, value)
            .results(std::slice::from_ref(&ty));
        builder.create_value(&spec)
    }
}

/// The predicates of `arith.cmpi`; the numbers are those of its property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "the names are those of the operation's assembly, in Rust's case"
)]
pub enum CmpIPredicate {
    Eq = 0,
    Ne = 1,
    Slt = 2,
    Sle = 3,
    Sgt = 4,
    Sge = 5,
    Ult = 6,
    Ule = 7,
    Ugt = 8,
    Uge = 9,
}

impl CmpIPredicate {
    const ALL: [Self; 10] = [
        Self::Eq,
        Self::Ne,
        Self::Slt,
        Self::Sle,
        Self::Sgt,
        Self::Sge,
        Self::Ult,
        Self::Ule,
        Self::Ugt,
        Self::Uge,
    ];
}

impl CmpIOp<'_> {
    /// The predicate; none if the property is missing or out of range, which the verifier reports.
    #[must_use]
    pub fn predicate(&self) -> Option<CmpIPredicate> {
        let number = self
            .0
            .context()
            .attr(self.0.attr(name::PREDICATE)?)
            .as_int()?
            .as_i64()?;
        CmpIPredicate::ALL
            .get(usize::try_from(number).ok()?)
            .copied()
    }

    /// Makes the operation on scalars; the result is an `i1`.
    pub fn build(
        builder: &mut Builder<'_>,
        predicate: CmpIPredicate,
        lhs: ValueId,
        rhs: ValueId,
    ) -> ValueId {
        let predicate = builder.context().integer_attr(predicate as i128, Type::I64);
        let operands = [lhs, rhs];
        builder.create_value(
            &OpSpec::new(op::ARITH_CMPI, builder.location())
                .attr(builder.context(), name::PREDICATE, predicate)
                .operands(&operands)
                .results(&[Type::I1]),
        )
    }
}

impl SelectOp<'_> {
    /// Makes the operation; the result has the type of `true_value`.
    pub fn build(
        builder: &mut Builder<'_>,
        condition: ValueId,
        true_value: ValueId,
        false_value: ValueId,
    ) -> ValueId {
        let types = [builder.body().value_type(true_value)];
        let operands = [condition, true_value, false_value];
        builder.create_value(
            &OpSpec::new(op::ARITH_SELECT, builder.location())
                .operands(&operands)
                .results(&types),
        )
    }
}
