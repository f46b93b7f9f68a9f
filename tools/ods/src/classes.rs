//! Classes of types and attributes in C++, and their names in the tables.

/// Kinds of types, each with its class in C++ and its name in the tables.
pub(super) const TYPE_CLASSES: &[(&str, &str)] = &[
    ("BaseMemRefType", "AnyMemRef"),
    ("ComplexType", "Complex"),
    ("FixedVectorType", "FixedVector"),
    ("FloatType", "Float"),
    ("FunctionType", "Function"),
    ("IndexType", "Index"),
    ("IntegerType", "Integer"),
    ("MemRefType", "MemRef"),
    ("NoneType", "None"),
    ("RankedTensorType", "RankedTensor"),
    ("ScalableVectorType", "ScalableVector"),
    ("ShapedType", "Shaped"),
    ("TensorType", "Tensor"),
    ("TupleType", "Tuple"),
    ("UnrankedMemRefType", "UnrankedMemRef"),
    ("UnrankedTensorType", "UnrankedTensor"),
    ("VectorType", "Vector"),
];

/// Floating-point formats.
pub(super) const FLOATS: &[(&str, &str)] = &[
    ("BFloat16Type", "BF16"),
    ("Float16Type", "F16"),
    ("Float32Type", "F32"),
    ("Float64Type", "F64"),
    ("Float80Type", "F80"),
    ("Float128Type", "F128"),
    ("FloatTF32Type", "TF32"),
    ("Float4E2M1FNType", "F4E2M1FN"),
    ("Float6E2M3FNType", "F6E2M3FN"),
    ("Float6E3M2FNType", "F6E3M2FN"),
    ("Float8E3M4Type", "F8E3M4"),
    ("Float8E4M3Type", "F8E4M3"),
    ("Float8E4M3B11FNUZType", "F8E4M3B11FNUZ"),
    ("Float8E4M3FNType", "F8E4M3FN"),
    ("Float8E4M3FNUZType", "F8E4M3FNUZ"),
    ("Float8E5M2Type", "F8E5M2"),
    ("Float8E5M2FNUZType", "F8E5M2FNUZ"),
    ("Float8E8M0FNUType", "F8E8M0FNU"),
];

/// Types of dialects: the namespace and the class in C++, the dialect, and the name in text. Their definitions are in C++ or
/// in files that the definitions of operations do not include.
pub(super) const DIALECT_TYPES: &[(&str, &str, &str, &str)] = &[
    ("acc", "DataBoundsType", "acc", "data_bounds_ty"),
    ("async", "CoroHandleType", "async", "coro.handle"),
    ("async", "CoroIdType", "async", "coro.id"),
    ("async", "CoroStateType", "async", "coro.state"),
    ("async", "GroupType", "async", "group"),
    ("async", "TokenType", "async", "token"),
    ("async", "ValueType", "async", "value"),
    ("emitc", "ArrayType", "emitc", "array"),
    ("emitc", "LValueType", "emitc", "lvalue"),
    ("emitc", "OpaqueType", "emitc", "opaque"),
    ("emitc", "PointerType", "emitc", "ptr"),
    ("gpu", "AsyncTokenType", "gpu", "async.token"),
    ("gpu", "MMAMatrixType", "gpu", "mma_matrix"),
    (
        "gpu",
        "SparseDnTensorHandleType",
        "gpu",
        "sparse.dntensor_handle",
    ),
    (
        "gpu",
        "SparseSpGEMMOpHandleType",
        "gpu",
        "sparse.spgemmop_handle",
    ),
    ("gpu", "SparseSpMatHandleType", "gpu", "sparse.spmat_handle"),
    ("irdl", "AttributeType", "irdl", "attribute"),
    ("LLVM", "LLVMArrayType", "llvm", "array"),
    ("LLVM", "LLVMFunctionType", "llvm", "func"),
    ("LLVM", "LLVMPointerType", "llvm", "ptr"),
    ("LLVM", "LLVMStructType", "llvm", "struct"),
    ("LLVM", "LLVMTokenType", "llvm", "token"),
    ("mpi", "CommType", "mpi", "comm"),
    ("mpi", "RequestType", "mpi", "request"),
    ("mpi", "RetvalType", "mpi", "retval"),
    (
        "nvgpu",
        "DeviceAsyncTokenType",
        "nvgpu",
        "device.async.token",
    ),
    ("nvgpu", "MBarrierGroupType", "nvgpu", "mbarrier.group"),
    ("nvgpu", "MBarrierTokenType", "nvgpu", "mbarrier.token"),
    (
        "nvgpu",
        "TensorMapDescriptorType",
        "nvgpu",
        "tensormap.descriptor",
    ),
    ("omp", "CanonicalLoopInfoType", "omp", "cli"),
    ("omp", "MapBoundsType", "omp", "map_bounds_ty"),
    ("pdl", "AttributeType", "pdl", "attribute"),
    ("pdl", "OperationType", "pdl", "operation"),
    ("pdl", "RangeType", "pdl", "range"),
    ("pdl", "TypeType", "pdl", "type"),
    ("pdl", "ValueType", "pdl", "value"),
    ("ptr", "PtrType", "ptr", "ptr"),
    ("shape", "ShapeType", "shape", "shape"),
    ("shape", "SizeType", "shape", "size"),
    ("shape", "ValueShapeType", "shape", "value_shape"),
    ("shape", "WitnessType", "shape", "witness"),
    ("shard", "ShardingType", "shard", "sharding"),
    ("smt", "ArrayType", "smt", "array"),
    ("smt", "BitVectorType", "smt", "bv"),
    ("smt", "BoolType", "smt", "bool"),
    ("smt", "IntType", "smt", "int"),
    ("tosa", "shapeType", "tosa", "shape"),
    ("tosa", "mxint8Type", "tosa", "mxint8"),
];

/// Classes of types of dialects of which more than one type is, each with its namespace and the dialect.
pub(super) const DIALECT_BASES: &[(&str, &str, &str)] = &[
    ("pdl", "PDLType", "pdl"),
    ("quant", "QuantizedType", "quant"),
    ("spirv", "CooperativeMatrixType", "spirv"),
    ("spirv", "ImageType", "spirv"),
    ("spirv", "MatrixType", "spirv"),
    ("spirv", "PointerType", "spirv"),
    ("spirv", "ArrayType", "spirv"),
    ("spirv", "RuntimeArrayType", "spirv"),
    ("spirv", "SampledImageType", "spirv"),
    ("spirv", "StructType", "spirv"),
    ("spirv", "TensorArmType", "spirv"),
];

/// Kinds of attributes.
pub(super) const ATTR_CLASSES: &[(&str, &str)] = &[
    ("AffineMapAttr", "AffineMap"),
    ("ArrayAttr", "Array"),
    ("DenseArrayAttr", "DenseArray"),
    ("DenseElementsAttr", "DenseElements"),
    ("DenseIntElementsAttr", "DenseIntElements"),
    ("DictionaryAttr", "Dictionary"),
    ("ElementsAttr", "Elements"),
    ("FlatSymbolRefAttr", "FlatSymbol"),
    ("FloatAttr", "Float"),
    ("IntegerAttr", "Integer"),
    ("IntegerSetAttr", "IntegerSet"),
    ("StringAttr", "String"),
    ("SymbolRefAttr", "Symbol"),
    ("TypeAttr", "Type"),
    ("TypedAttr", "Typed"),
    ("UnitAttr", "Unit"),
];

/// Dense arrays, each with the type of its elements.
pub(super) const DENSE_ARRAYS: &[(&str, &str)] = &[
    (
        "DenseBoolArrayAttr",
        "TypeTest::Int(Some(Sign::Signless), Some(1))",
    ),
    (
        "DenseI8ArrayAttr",
        "TypeTest::Int(Some(Sign::Signless), Some(8))",
    ),
    (
        "DenseI16ArrayAttr",
        "TypeTest::Int(Some(Sign::Signless), Some(16))",
    ),
    (
        "DenseI32ArrayAttr",
        "TypeTest::Int(Some(Sign::Signless), Some(32))",
    ),
    (
        "DenseI64ArrayAttr",
        "TypeTest::Int(Some(Sign::Signless), Some(64))",
    ),
    ("DenseF32ArrayAttr", "TypeTest::Float(FloatKind::F32)"),
    ("DenseF64ArrayAttr", "TypeTest::Float(FloatKind::F64)"),
];
