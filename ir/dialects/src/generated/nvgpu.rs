// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `nvgpu`.

use pass_ir::data::FloatKind;
use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Enumeration, Frame, Kind, OpDef, Order, Parameter, ParameterKind, Parameters, Piece, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "memref of any type values", test: TypeTest::Class(TypeClass::MemRef) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "device async token type", test: TypeTest::Dialect("nvgpu", &["device.async.token"]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "variadic of device async token type", test: TypeTest::Dialect("nvgpu", &["device.async.token"]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "vector of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::Vector), TypeTest::Rank(Order::AtLeast, 1)]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "mbarrier barrier type", test: TypeTest::Dialect("nvgpu", &["mbarrier.group"]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("nvgpu", &["mbarrier.token"]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "1-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(1)) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "32-bit signless integer or 64-bit signless integer", test: TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "fixed-length vector of 16-bit signless integer values of length 2", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::FixedVector), TypeTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(16)))]), TypeTest::All(&[TypeTest::Class(TypeClass::FixedVector), TypeTest::Count(Order::Equal, 2)])]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "vector of 32-bit float values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::Vector), TypeTest::Rank(Order::AtLeast, 1)]), TypeTest::Element(&TypeTest::Float(FloatKind::F32))]) };
static TYPE_12: TypeConstraint = TypeConstraint { text: "TensorMap descriptor", test: TypeTest::Dialect("nvgpu", &["tensormap.descriptor"]) };
static TYPE_13: TypeConstraint = TypeConstraint { text: "16-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(16)) };
static TYPE_14: TypeConstraint = TypeConstraint { text: "unranked.memref of any type values", test: TypeTest::Class(TypeClass::UnrankedMemRef) };
static TYPE_15: TypeConstraint = TypeConstraint { text: "Warpgroup matrix descriptor type", test: TypeTest::Dialect("nvgpu", &["warpgroup.descriptor"]) };
static TYPE_16: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("nvgpu", &["warpgroup.accumulator"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "index attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "64-bit integer array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64)))]))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "Rounding mode of rcp", test: AttrTest::Dialect("nvgpu", "rcp_rounding_mode"), storage: AttrTest::Dialect("nvgpu", "rcp_rounding_mode") };
static ATTR_6: AttrConstraint = AttrConstraint { text: "64-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64)))]), storage: AttrTest::Class(AttrClass::Integer) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "nvgpu",
    ops: &[
        OpDef::new("nvgpu.device_async_copy", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::Many(&TYPE_1), Kind::One(&TYPE_0), Kind::Many(&TYPE_1), Kind::Optional(&TYPE_2)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_0).properties(&["bypassL1", "dstElements", "operandSegmentSizes"]).required(&["dstElements"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]).attributes(&[("dstElements", &ATTR_0), ("bypassL1", &ATTR_1)]),
        OpDef::new("nvgpu.device_async_create_group", Traits::all(&[])).operands(&[Kind::Many(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]),
        OpDef::new("nvgpu.device_async_wait", Traits::all(&[])).operands(&[Kind::One(&TYPE_3)]).properties(&["numGroups"]).attributes(&[("numGroups", &ATTR_2)]),
        OpDef::new("nvgpu.ldmatrix", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_0), Kind::Many(&TYPE_1)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_0).properties(&["numTiles", "transpose"]).required(&["transpose", "numTiles"]).attributes(&[("transpose", &ATTR_3), ("numTiles", &ATTR_2)]),
        OpDef::new("nvgpu.mbarrier.arrive", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::Index]).results(&[Kind::One(&TYPE_7)]),
        OpDef::new("nvgpu.mbarrier.arrive.expect_tx", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::Index, Kind::Index, Kind::Optional(&TYPE_8)]),
        OpDef::new("nvgpu.mbarrier.arrive.nocomplete", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::Index, Kind::Index]).results(&[Kind::One(&TYPE_7)]),
        OpDef::new("nvgpu.mbarrier.create", Traits::all(&[])).results(&[Kind::One(&TYPE_6)]),
        OpDef::new("nvgpu.mbarrier.get", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::Index]).results(&[Kind::One(&TYPE_9)]),
        OpDef::new("nvgpu.mbarrier.init", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::Index, Kind::Index, Kind::Optional(&TYPE_8)]),
        OpDef::new("nvgpu.mbarrier.test.wait", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::One(&TYPE_7), Kind::Index]).results(&[Kind::I1]),
        OpDef::new("nvgpu.mbarrier.try_wait.parity", Traits::all(&[])).operands(&[Kind::One(&TYPE_6), Kind::I1, Kind::Index, Kind::Index]),
        OpDef::new("nvgpu.mma.sp.sync", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_5), Kind::One(&TYPE_5), Kind::One(&TYPE_5), Kind::One(&TYPE_10)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_1).properties(&["mmaShape", "sparsitySelector", "tf32Enabled"]).required(&["mmaShape"]).defaults(&[("sparsitySelector", "0 : i32")]).attributes(&[("mmaShape", &ATTR_4), ("sparsitySelector", &ATTR_2), ("tf32Enabled", &ATTR_1)]),
        OpDef::new("nvgpu.mma.sync", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_5), Kind::One(&TYPE_5), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_1).properties(&["mmaShape", "tf32Enabled"]).required(&["mmaShape"]).attributes(&[("mmaShape", &ATTR_4), ("tf32Enabled", &ATTR_1)]),
        OpDef::new("nvgpu.rcp", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_11)]).results(&[Kind::One(&TYPE_11)]).interfaces(SET_1).properties(&["ftz", "rounding"]).defaults(&[("rounding", "#nvgpu<rcp_rounding_mode approx>")]).attributes(&[("rounding", &ATTR_5), ("ftz", &ATTR_1)]),
        OpDef::new("nvgpu.tma.async.load", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_6), Kind::One(&TYPE_12), Kind::Many(&TYPE_1), Kind::Index, Kind::Optional(&TYPE_13), Kind::Optional(&TYPE_8)]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("nvgpu.tma.async.store", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_12), Kind::Many(&TYPE_1), Kind::Optional(&TYPE_8)]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("nvgpu.tma.create.descriptor", Traits::all(&[])).operands(&[Kind::One(&TYPE_14), Kind::Many(&TYPE_1)]).results(&[Kind::One(&TYPE_12)]),
        OpDef::new("nvgpu.tma.fence.descriptor", Traits::all(&[])).operands(&[Kind::One(&TYPE_12)]),
        OpDef::new("nvgpu.tma.prefetch.descriptor", Traits::all(&[])).operands(&[Kind::One(&TYPE_12), Kind::Optional(&TYPE_8)]),
        OpDef::new("nvgpu.warpgroup.generate.descriptor", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_12)]).results(&[Kind::One(&TYPE_15)]).interfaces(SET_0),
        OpDef::new("nvgpu.warpgroup.mma", Traits::all(&[])).operands(&[Kind::One(&TYPE_15), Kind::One(&TYPE_15), Kind::One(&TYPE_16)]).results(&[Kind::One(&TYPE_16)]).properties(&["transposeA", "transposeB", "waitGroup"]).attributes(&[("waitGroup", &ATTR_6), ("transposeA", &ATTR_1), ("transposeB", &ATTR_1)]),
        OpDef::new("nvgpu.warpgroup.mma.init.accumulator", Traits::all(&[])).results(&[Kind::One(&TYPE_16)]),
        OpDef::new("nvgpu.warpgroup.mma.store", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_16), Kind::One(&TYPE_0)]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["interleave", "l2promo", "oob", "rcp_rounding_mode", "swizzle"]),
    types: Some(&["device.async.token", "mbarrier.group", "mbarrier.token", "tensormap.descriptor", "warpgroup.accumulator", "warpgroup.descriptor"]),
    enumerations: &[
        Enumeration::words_of_class("interleave", Frame::Bare, "::mlir::nvgpu::TensorMapInterleaveKind", &["none", "interleave_16b", "interleave_32b"]),
        Enumeration::words_of_class("l2promo", Frame::Bare, "::mlir::nvgpu::TensorMapL2PromoKind", &["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"]),
        Enumeration::words_of_class("oob", Frame::Bare, "::mlir::nvgpu::TensorMapOOBKind", &["zero", "nan"]),
        Enumeration::words_of_class("rcp_rounding_mode", Frame::Bare, "::mlir::nvgpu::RcpRoundingMode", &["approx", "rn", "rz", "rm", "rp"]),
        Enumeration::words_of_class("swizzle", Frame::Bare, "::mlir::nvgpu::TensorMapSwizzleKind", &["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"]),
    ],
    type_texts: &[
        Parameters::of("device.async.token", &[]),
        Parameters::of("mbarrier.group", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("memorySpace", ParameterKind::Attr(None)), Parameter::defaulted("num_barriers", ParameterKind::Unsigned(32), "1")]), Piece::Sign(">")]),
        Parameters::of("mbarrier.token", &[]),
        Parameters::of("tensormap.descriptor", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("tensor", ParameterKind::Type(Some(TypeClass::MemRef))), Parameter::optional("swizzle", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "Tensor map swizzling mode of shared memory banks", &["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"]))), Parameter::optional("l2promo", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "Tensor map L2 promotion type", &["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"]))), Parameter::optional("oob", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "Tensor map out-of-bounds fill type", &["zero", "nan"]))), Parameter::optional("interleave", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "Tensor map interleave layout type", &["none", "interleave_16b", "interleave_32b"])))]), Piece::Sign(">")]),
        Parameters::of("warpgroup.accumulator", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("fragmented", ParameterKind::Type(Some(TypeClass::Vector)))]), Piece::Sign(">")]),
        Parameters::of("warpgroup.descriptor", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("tensor", ParameterKind::Type(Some(TypeClass::MemRef)))]), Piece::Sign(">")]),
    ],
    behaviour: crate::nvgpu::BEHAVIOUR,
    ..Dialect::EMPTY
};
