//! Predicates in C++ that are read as a whole, each with its test.

/// Predicates and their tests.
pub(super) const WHOLE: &[(&str, &str)] = &[
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
        "TypeTest::All(&[TypeTest::Custom(crate::llvm::types::is_compatible), TypeTest::Not(&TypeTest::Dialect(\"llvm\", &[\"func\", \"label\", \"metadata\", \"void\"]))])",
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
        "TypeTest::Custom(crate::llvm::types::is_compatible)",
    ),
    (
        "::mlir::LLVM::isCompatibleFloatingPointType($_self)",
        "TypeTest::Custom(crate::llvm::types::is_float)",
    ),
    (
        "::mlir::LLVM::isCompatibleVectorType($_self)",
        "TypeTest::Custom(crate::llvm::types::is_vector)",
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
        "::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isPowerOf2()",
        "AttrTest::PowerOfTwo",
    ),
    (
        "::llvm::isa<::mlir::MemRefType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue())",
        "AttrTest::Type(&TypeTest::Class(TypeClass::MemRef))",
    ),
    (
        "::llvm::cast<::mlir::FloatAttr>($_self).getType().isF64()",
        "AttrTest::Type(&TypeTest::Float(FloatKind::F64))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isInteger(64)",
        "AttrTest::Type(&TypeTest::Int(None, Some(64)))",
    ),
    (
        "::llvm::cast<::mlir::MemRefType>($_self).isStrided()",
        "TypeTest::Custom(crate::memref::layout::is_strided)",
    ),
    (
        "::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), [](auto v) { return v != 0; })",
        "TypeTest::EachSize(Order::AtLeast, 1)",
    ),
    (
        "::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), [](auto v) { return v == 1; })",
        "TypeTest::EachSize(Order::Equal, 1)",
    ),
    (
        "!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)",
        "TypeTest::Encoding(\"sparse_tensor\", \"encoding\")",
    ),
    (
        "::llvm::isa<::mlir::acc::MappableType>($_self)",
        "TypeTest::Implements(&[])",
    ),
    (
        "::llvm::isa<::mlir::xegpu::DistributeLayoutAttr>($_self)",
        "AttrTest::Any(&[AttrTest::Dialect(\"xegpu\", \"layout\"), AttrTest::Dialect(\"xegpu\", \"slice\")])",
    ),
    (
        "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType().isIndex()",
        "AttrTest::Element(&TypeTest::Class(TypeClass::Index))",
    ),
];
