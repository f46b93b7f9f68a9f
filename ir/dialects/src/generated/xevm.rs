// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `xevm`.

use pass_ir::data::FloatKind;
use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Enumeration, Frame, Kind, OpDef, Order, Parameter, ParameterKind, Parameters, Piece, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "LLVM pointer type", test: TypeTest::Dialect("llvm", &["ptr"]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(8)), TypeTest::Int(Some(Sign::Signless), Some(16)), TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]), TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::FixedVector), TypeTest::Element(&TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(8)), TypeTest::Int(Some(Sign::Signless), Some(16)), TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]))]), TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::Vector), TypeTest::Rank(Order::AtLeast, 1)]), TypeTest::Rank(Order::Equal, 1)])])]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "32-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(32)) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::FixedVector), TypeTest::Element(&TypeTest::Any(&[TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::TF32), TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16)]))]), TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::Vector), TypeTest::Rank(Order::AtLeast, 1)]), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "32-bit signless integer or 64-bit signless integer", test: TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "LLVM pointer in address space 1 or LLVM pointer in address space 4", test: TypeTest::Any(&[TypeTest::All(&[TypeTest::Dialect("llvm", &["ptr"]), TypeTest::Written("llvm", ".ptr<1>")]), TypeTest::All(&[TypeTest::Dialect("llvm", &["ptr"]), TypeTest::Written("llvm", ".ptr<4>")])]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "Describe the cache settings for load operators", test: AttrTest::Dialect("xevm", "load_cache_control"), storage: AttrTest::Dialect("xevm", "load_cache_control") };
static ATTR_1: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "1-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "Describe the cache settings for store operators", test: AttrTest::Dialect("xevm", "store_cache_control"), storage: AttrTest::Dialect("xevm", "store_cache_control") };
static ATTR_4: AttrConstraint = AttrConstraint { text: "A range of two integers, corresponding to LLVM's ConstantRange", test: AttrTest::Dialect("llvm", "constant_range"), storage: AttrTest::Dialect("llvm", "constant_range") };
static ATTR_5: AttrConstraint = AttrConstraint { text: "Describe memory scopes", test: AttrTest::Dialect("xevm", "mem_scope"), storage: AttrTest::Dialect("xevm", "mem_scope") };
static ATTR_6: AttrConstraint = AttrConstraint { text: "Describe address spaces", test: AttrTest::Dialect("xevm", "addr_space"), storage: AttrTest::Dialect("xevm", "addr_space") };
static ATTR_7: AttrConstraint = AttrConstraint { text: "", test: AttrTest::Dialect("xevm", "mma_shape"), storage: AttrTest::Dialect("xevm", "mma_shape") };
static ATTR_8: AttrConstraint = AttrConstraint { text: "", test: AttrTest::Dialect("xevm", "mma_types"), storage: AttrTest::Dialect("xevm", "mma_types") };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "xevm",
    ops: &[
        OpDef::new("xevm.blockload", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).properties(&["cache_control"]).attributes(&[("cache_control", &ATTR_0)]),
        OpDef::new("xevm.blockload2d", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_0).properties(&["cache_control", "elem_size_in_bits", "pack_register", "tile_height", "tile_width", "transpose", "v_blocks"]).required(&["elem_size_in_bits", "tile_width", "tile_height", "v_blocks", "transpose", "pack_register"]).attributes(&[("elem_size_in_bits", &ATTR_1), ("tile_width", &ATTR_1), ("tile_height", &ATTR_1), ("v_blocks", &ATTR_1), ("transpose", &ATTR_2), ("pack_register", &ATTR_2), ("cache_control", &ATTR_0)]),
        OpDef::new("xevm.blockprefetch2d", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2)]).properties(&["cache_control", "elem_size_in_bits", "tile_height", "tile_width", "v_blocks"]).required(&["elem_size_in_bits", "tile_width", "tile_height", "v_blocks"]).attributes(&[("elem_size_in_bits", &ATTR_1), ("tile_width", &ATTR_1), ("tile_height", &ATTR_1), ("v_blocks", &ATTR_1), ("cache_control", &ATTR_0)]),
        OpDef::new("xevm.blockstore", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_1)]).interfaces(SET_0).properties(&["cache_control"]).attributes(&[("cache_control", &ATTR_3)]),
        OpDef::new("xevm.blockstore2d", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_2), Kind::One(&TYPE_3)]).interfaces(SET_0).properties(&["cache_control", "elem_size_in_bits", "tile_height", "tile_width"]).required(&["elem_size_in_bits", "tile_width", "tile_height"]).attributes(&[("elem_size_in_bits", &ATTR_1), ("tile_width", &ATTR_1), ("tile_height", &ATTR_1), ("cache_control", &ATTR_3)]),
        OpDef::new("xevm.group_count.x", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.group_count.y", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.group_count.z", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.group_id.x", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.group_id.y", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.group_id.z", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.lane_id", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.local_id.x", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.local_id.y", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.local_id.z", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.local_size.x", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.local_size.y", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.local_size.z", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.memfence", Traits::all(&[])).properties(&["addrspace", "scope"]).required(&["scope"]).defaults(&[("addrspace", "#xevm.addr_space<generic>")]).attributes(&[("scope", &ATTR_5), ("addrspace", &ATTR_6)]),
        OpDef::new("xevm.mma", Traits::all(&[])).operands(&[Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::Optional(&TYPE_3)]).results(&[Kind::One(&TYPE_3)]).properties(&["shape", "types"]).required(&["shape", "types"]).attributes(&[("shape", &ATTR_7), ("types", &ATTR_8)]),
        OpDef::new("xevm.prefetch", Traits::all(&[])).operands(&[Kind::One(&TYPE_5)]).properties(&["cache_control"]).attributes(&[("cache_control", &ATTR_0)]),
        OpDef::new("xevm.subgroup_id", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
        OpDef::new("xevm.subgroup_size", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]).properties(&["range"]).attributes(&[("range", &ATTR_4)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["llvm"],
    attributes: Some(&["addr_space", "load_cache_control", "mem_scope", "mma_shape", "mma_types", "store_cache_control", "target"]),
    types: Some(&[]),
    enumerations: &[
        Enumeration::words_of_class("addr_space", Frame::Angle, "mlir::xevm::AddrSpace", &["private", "global", "constant", "shared", "generic"]),
        Enumeration::words_of_class("load_cache_control", Frame::Angle, "::mlir::xevm::LoadCacheControl", &["L1uc_L2uc_L3uc", "L1uc_L2uc_L3c", "L1uc_L2c_L3uc", "L1uc_L2c_L3c", "L1c_L2uc_L3uc", "L1c_L2uc_L3c", "L1c_L2c_L3uc", "L1c_L2c_L3c", "L1s_L2uc_L3uc", "L1s_L2uc_L3c", "L1s_L2c_L3uc", "L1s_L2c_L3c", "ir"]),
        Enumeration::words_of_class("mem_scope", Frame::Angle, "::mlir::xevm::MemScope", &["lane", "subgroup", "workgroup", "cluster", "device", "system"]),
        Enumeration::words_of_class("store_cache_control", Frame::Angle, "::mlir::xevm::StoreCacheControl", &["L1uc_L2uc_L3uc", "L1uc_L2uc_L3wb", "L1uc_L2wb_L3uc", "L1uc_L2wb_L3wb", "L1wt_L2uc_L3uc", "L1wt_L2uc_L3wb", "L1wt_L2wb_L3uc", "L1wt_L2wb_L3wb", "L1s_L2uc_L3uc", "L1s_L2uc_L3wb", "L1s_L2wb_L3uc", "L1s_L2wb_L3wb", "L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc", "L1wb_L2uc_L3wb"]),
    ],
    attribute_texts: &[
        Parameters::of("mma_shape", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("m", ParameterKind::Signed(32)), Parameter::required("n", ParameterKind::Signed(32)), Parameter::required("k", ParameterKind::Signed(32))]), Piece::Sign(">")]),
        Parameters::of("mma_types", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("d", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "XeVM element type", &["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"]))), Parameter::required("a", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "XeVM element type", &["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"]))), Parameter::required("b", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "XeVM element type", &["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"]))), Parameter::optional("c", ParameterKind::Word(&Enumeration::words("", Frame::Bare, "XeVM element type", &["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"])))]), Piece::Sign(">")]),
        Parameters::of("target", &[Piece::Optional(&[Piece::Sign("<"), Piece::Named(&[Parameter::defaulted("O", ParameterKind::Signed(32), "2"), Parameter::defaulted("triple", ParameterKind::String, "\"spirv64-unknown-unknown\""), Parameter::defaulted("chip", ParameterKind::String, "\"bmg\""), Parameter::optional("flags", ParameterKind::Attr(Some(AttrClass::Dictionary))), Parameter::optional("linkFiles", ParameterKind::Attr(Some(AttrClass::Array)))]), Piece::Sign(">")])]),
    ],
    ..Dialect::EMPTY
};
