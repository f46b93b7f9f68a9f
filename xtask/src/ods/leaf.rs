//! Predicates in C++, one at a time.

use super::classes::{
    ATTR_CLASSES, DENSE_ARRAYS, DIALECT_BASES, DIALECT_TYPES, FLOATS, TYPE_CLASSES,
};
use super::dump::Dump;
use super::test::{Subject, Test};

/// Predicates as a whole.
const WHOLE: &[(&str, &str)] = &[
    ("$_self.isF16()", "TypeTest::Float(FloatKind::F16)"),
    ("$_self.isBF16()", "TypeTest::Float(FloatKind::BF16)"),
    ("$_self.isF32()", "TypeTest::Float(FloatKind::F32)"),
    ("$_self.isF64()", "TypeTest::Float(FloatKind::F64)"),
    ("$_self.isIndex()", "TypeTest::Class(TypeClass::Index)"),
    (
        "$_self.isSignlessInteger()",
        "TypeTest::Int(Some(Sign::Signless), None)",
    ),
    (
        "$_self.isSignedInteger()",
        "TypeTest::Int(Some(Sign::Signed), None)",
    ),
    (
        "$_self.isUnsignedInteger()",
        "TypeTest::Int(Some(Sign::Unsigned), None)",
    ),
    (
        "$_self.isSignlessIntOrIndex()",
        "TypeTest::Class(TypeClass::SignlessOrIndex)",
    ),
    (
        "$_self.hasTrait<::mlir::ValueSemantics>()",
        "TypeTest::Class(TypeClass::ValueSemantics)",
    ),
    (
        "::llvm::cast<::mlir::ShapedType>($_self).hasRank()",
        "TypeTest::Class(TypeClass::RankedShaped)",
    ),
    (
        "::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()",
        "TypeTest::StaticShape",
    ),
    (
        "::llvm::cast<::mlir::VectorType>($_self).allDimsScalable()",
        "TypeTest::AllScalable",
    ),
    (
        "mlir::LLVM::isLoadableType($_self)",
        "TypeTest::All(&[TypeTest::Class(TypeClass::LlvmCompatible), TypeTest::Not(&TypeTest::Dialect(\"llvm\", &[\"func\", \"label\", \"metadata\", \"void\"]))])",
    ),
    (
        "::llvm::isa<::mlir::LLVM::PointerElementTypeInterface>($_self)",
        "TypeTest::Implements(&[])",
    ),
    (
        "::llvm::isa<::mlir::omp::PointerLikeType>($_self)",
        "TypeTest::Any(&[TypeTest::Class(TypeClass::AnyMemRef), TypeTest::Dialect(\"llvm\", &[\"ptr\"]), TypeTest::Implements(&[])])",
    ),
    (
        "::llvm::isa<::mlir::acc::PointerLikeType>($_self)",
        "TypeTest::Any(&[TypeTest::Class(TypeClass::AnyMemRef), TypeTest::Dialect(\"llvm\", &[\"ptr\"]), TypeTest::Implements(&[])])",
    ),
    (
        "::mlir::LLVM::isCompatibleOuterType($_self)",
        "TypeTest::Class(TypeClass::LlvmCompatible)",
    ),
    (
        "::mlir::LLVM::isCompatibleFloatingPointType($_self)",
        "TypeTest::Class(TypeClass::LlvmFloat)",
    ),
    (
        "::mlir::LLVM::isCompatibleVectorType($_self)",
        "TypeTest::Class(TypeClass::LlvmVector)",
    ),
    (
        "::llvm::isa<::mlir::transform::TransformHandleTypeInterface>($_self)",
        "TypeTest::Implements(&[(\"transform\", &[\"any_op\", \"op\"]), (\"pdl\", &[\"operation\"])])",
    ),
    (
        "::llvm::isa<::mlir::transform::TransformValueHandleTypeInterface>($_self)",
        "TypeTest::Implements(&[(\"transform\", &[\"any_value\"])])",
    ),
    (
        "::llvm::isa<::mlir::transform::TransformParamTypeInterface>($_self)",
        "TypeTest::Implements(&[(\"transform\", &[\"affine_map\", \"any_param\", \"param\", \"type\"])])",
    ),
    (
        "::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>($_self)",
        "TypeTest::Dialect(\"llvm\", &[\"array\", \"struct\"])",
    ),
    (
        "::llvm::isa<::mlir::bufferization::BufferLikeType>($_self)",
        "TypeTest::Any(&[TypeTest::Class(TypeClass::AnyMemRef), TypeTest::Implements(&[])])",
    ),
    (
        "::llvm::isa<::mlir::bufferization::TensorLikeType>($_self)",
        "TypeTest::Any(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Implements(&[])])",
    ),
    (
        "emitc::isIntegerIndexOrOpaqueType($_self)",
        "TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Class(TypeClass::Index), TypeTest::Dialect(\"emitc\", &[\"opaque\", \"ptrdiff_t\", \"size_t\", \"ssize_t\"])])",
    ),
    (
        "emitc::isSupportedFloatType($_self)",
        "TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)])",
    ),
    (
        "emitc::isSupportedIntegerType($_self)",
        "TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))])",
    ),
    (
        "emitc::isSupportedEmitCType($_self)",
        "TypeTest::Any(&[TypeTest::Dialect(\"emitc\", &[\"array\", \"opaque\", \"ptr\", \"ptrdiff_t\", \"size_t\", \"ssize_t\"]), TypeTest::Class(TypeClass::Index), TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]), TypeTest::Class(TypeClass::Tuple), TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::StaticShape])])",
    ),
    (
        "smt::isAnySMTValueType($_self)",
        "TypeTest::Dialect(\"smt\", &[\"array\", \"bool\", \"bv\", \"func\", \"int\", \"sort\"])",
    ),
    (
        "smt::isAnyNonFuncSMTValueType($_self)",
        "TypeTest::Dialect(\"smt\", &[\"array\", \"bool\", \"bv\", \"int\", \"sort\"])",
    ),
    (
        "::llvm::isa<::mlir::ub::PoisonAttrInterface>($_self)",
        "AttrTest::Dialect(\"ub\", \"poison\")",
    ),
    (
        "::llvm::isa<::mlir::BoolAttr>($_self)",
        "AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))])",
    ),
    (
        "::llvm::isa<::mlir::IndexType>(::llvm::cast<::mlir::IntegerAttr>($_self).getType())",
        "AttrTest::Type(&TypeTest::Class(TypeClass::Index))",
    ),
    (
        "::llvm::isa<::mlir::FunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue())",
        "AttrTest::Type(&TypeTest::Class(TypeClass::Function))",
    ),
    (
        "::llvm::isa<::mlir::LLVM::LLVMFunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue())",
        "AttrTest::Type(&TypeTest::Dialect(\"llvm\", &[\"func\"]))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()",
        "AttrTest::Value(Order::AtLeast, 1)",
    ),
    (
        "!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()",
        "AttrTest::Value(Order::AtLeast, 0)",
    ),
    (
        "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType().isIndex()",
        "AttrTest::Element(&TypeTest::Class(TypeClass::Index))",
    ),
];

/// Calls with a number, each with what comes before it, what comes after it, and the test around the number.
const WITH_NUMBER: &[(&str, &str, &str, &str)] = &[
    ("$_self.isInteger(", ")", "TypeTest::Int(None, Some(", "))"),
    (
        "$_self.isSignlessInteger(",
        ")",
        "TypeTest::Int(Some(Sign::Signless), Some(",
        "))",
    ),
    (
        "$_self.isSignedInteger(",
        ")",
        "TypeTest::Int(Some(Sign::Signed), Some(",
        "))",
    ),
    (
        "$_self.isUnsignedInteger(",
        ")",
        "TypeTest::Int(Some(Sign::Unsigned), Some(",
        "))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger(",
        ")",
        "AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(",
        ")))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignedInteger(",
        ")",
        "AttrTest::Type(&TypeTest::Int(Some(Sign::Signed), Some(",
        ")))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isUnsignedInteger(",
        ")",
        "AttrTest::Type(&TypeTest::Int(Some(Sign::Unsigned), Some(",
        ")))",
    ),
    (
        "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(",
        ")",
        "AttrTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(",
        ")))",
    ),
];

/// Comparisons with a number, each with what is compared and the test.
const COMPARED: &[(&str, &str)] = &[
    (
        "::llvm::cast<::mlir::VectorType>($_self).getRank()",
        "TypeTest::Rank",
    ),
    (
        "::llvm::cast<::mlir::ShapedType>($_self).getRank()",
        "TypeTest::Rank",
    ),
    (
        "::llvm::cast<::mlir::RankedTensorType>($_self).getRank()",
        "TypeTest::Rank",
    ),
    (
        "::llvm::cast<::mlir::VectorType>($_self).getNumElements()",
        "TypeTest::Count",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getInt()",
        "AttrTest::Value",
    ),
    (
        "::llvm::cast<::mlir::DenseArrayAttr>($_self).size()",
        "AttrTest::Length",
    ),
    (
        "::llvm::cast<::mlir::ArrayAttr>($_self).size()",
        "AttrTest::Length",
    ),
];

/// The test that a predicate in C++ is.
pub(super) fn test(dump: &Dump, written: &str, subject: Subject) -> Test {
    let expression: Vec<&str> = written.split_whitespace().collect();
    let expression = expression.join(" ");
    let expression = expression
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'))
        .unwrap_or(&expression)
        .trim();
    if expression == "true" {
        return Test::True;
    }
    let found = whole(expression)
        .or_else(|| with_number(expression))
        .or_else(|| compared(expression))
        .or_else(|| listed(expression));
    // A test of a type may be about what an attribute holds, and then stands for something else.
    let fits = |test: &String| test.starts_with(subject.tests());
    let found = found.or_else(|| class(dump, expression, subject));
    found.filter(fits).map_or(Test::Unknown, Test::Known)
}

fn whole(expression: &str) -> Option<String> {
    let row = WHOLE.iter().find(|row| row.0 == expression)?;
    Some(row.1.to_owned())
}

fn with_number(expression: &str) -> Option<String> {
    WITH_NUMBER.iter().find_map(|(before, after, open, close)| {
        let number = expression.strip_prefix(before)?.strip_suffix(after)?;
        let number: u32 = number.parse().ok()?;
        Some(format!("{open}{number}{close}"))
    })
}

fn compared(expression: &str) -> Option<String> {
    COMPARED.iter().find_map(|(left, test)| {
        let rest = expression.strip_prefix(left)?.trim();
        let (operator, number) = rest.split_once(' ')?;
        let number: i64 = number.trim().parse().ok()?;
        let (order, number) = match operator {
            "==" => ("Equal", number),
            ">=" => ("AtLeast", number),
            "<=" => ("AtMost", number),
            ">" => ("AtLeast", number + 1),
            "<" => ("AtMost", number - 1),
            _ => return None,
        };
        Some(format!("{test}(Order::{order}, {number})"))
    })
}

/// Shapes and sets of numbers, which are lists.
fn listed(expression: &str) -> Option<String> {
    let list = |text: &str| {
        let numbers = text.split(',').map(|one| one.trim().parse::<i64>().ok());
        let numbers = numbers.collect::<Option<Vec<i64>>>()?;
        Some(format!("&{numbers:?}"))
    };
    let shape = expression
        .strip_prefix(
            "::llvm::cast<::mlir::VectorType>($_self).getShape() == ::llvm::ArrayRef<int64_t>({",
        )
        .and_then(|rest| rest.strip_suffix("})"));
    if let Some(shape) = shape {
        return Some(format!("TypeTest::Shape({})", list(shape)?));
    }
    let shape = expression
        .strip_prefix("::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getShape() == ::mlir::ArrayRef<int64_t>({")
        .and_then(|rest| rest.strip_suffix("})"));
    if let Some(shape) = shape {
        return Some(format!("AttrTest::Shape({})", list(shape)?));
    }
    let values = expression
        .strip_prefix("::llvm::is_contained({")?
        .strip_suffix("}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())")?;
    Some(format!("AttrTest::OneOf({})", list(values)?))
}

/// A class of types or attributes.
fn class(dump: &Dump, expression: &str, subject: Subject) -> Option<String> {
    let expression = expression.strip_prefix("::").unwrap_or(expression);
    let name = expression
        .strip_prefix("llvm::isa<")?
        .strip_suffix(">($_self)")?;
    let full = name.trim_start_matches("::");
    let name = full.strip_prefix("mlir::")?;
    let find =
        |table: &[(&str, &'static str)]| table.iter().find(|row| row.0 == name).map(|row| row.1);
    if subject == Subject::Attribute {
        let class = find(ATTR_CLASSES).map(|class| format!("AttrTest::Class(AttrClass::{class})"));
        let array = || find(DENSE_ARRAYS).map(|test| format!("AttrTest::DenseArray(&{test})"));
        return class.or_else(array).or_else(|| attribute(dump, full));
    }
    if let Some(class) = find(TYPE_CLASSES) {
        return Some(format!("TypeTest::Class(TypeClass::{class})"));
    }
    if let Some(kind) = find(FLOATS) {
        return Some(format!("TypeTest::Float(FloatKind::{kind})"));
    }
    let (namespace, name) = name.split_once("::")?;
    let row = DIALECT_TYPES
        .iter()
        .find(|row| (row.0, row.1) == (namespace, name));
    if let Some((_, _, dialect, mnemonic)) = row {
        return Some(format!("TypeTest::Dialect({dialect:?}, &[{mnemonic:?}])"));
    }
    let row = DIALECT_BASES
        .iter()
        .find(|row| (row.0, row.1) == (namespace, name));
    if let Some((_, _, dialect)) = row {
        return Some(format!("TypeTest::Dialect({dialect:?}, &[])"));
    }
    let (dialect, mnemonic) = dump.defined(full)?;
    Some(format!("TypeTest::Dialect({dialect:?}, &[{mnemonic:?}])"))
}

/// An attribute that a dialect defines; the flags of `arith` are kept as such.
fn attribute(dump: &Dump, class: &str) -> Option<String> {
    Some(match dump.defined(class)? {
        ("arith", "fastmath") => String::from("AttrTest::Flags(FlagKind::FastMath)"),
        ("arith", "overflow") => String::from("AttrTest::Flags(FlagKind::Overflow)"),
        (dialect, mnemonic) => format!("AttrTest::Dialect({dialect:?}, {mnemonic:?})"),
    })
}

/// The test of the class in which a property is stored.
pub(super) fn storage(dump: &Dump, class: &str) -> Test {
    let class = class.trim().trim_start_matches("::");
    test(
        dump,
        &format!("::llvm::isa<::{class}>($_self)"),
        Subject::Attribute,
    )
}

/// The test that an attribute is one of the cases of an enumeration that is stored as an integer.
pub(super) fn cases(width: i64, values: &[i64]) -> Test {
    let ty = format!("AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some({width})))");
    let class = "AttrTest::Class(AttrClass::Integer)";
    Test::Known(format!(
        "AttrTest::All(&[{class}, {ty}, AttrTest::OneOf(&{values:?})])"
    ))
}
