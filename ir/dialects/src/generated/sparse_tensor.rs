// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `sparse_tensor`.

use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Enumeration, Frame, Kind, OpDef, Order, Parameter, ParameterKind, Parameters, Part, Piece, Rule, RuleTest, Traits, Transform, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "StageWithSortSparseOp"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_4: &[&str] = &["MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of ranked tensor of signless integer or index values", test: TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::Element(&TypeTest::Class(TypeClass::SignlessOrIndex))]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "ranked tensor of any type values", test: TypeTest::Class(TypeClass::RankedTensor) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "sparse tensor of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::Encoding("sparse_tensor", "encoding")]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "variadic of sparse iteration space", test: TypeTest::Dialect("sparse_tensor", &["iter_space"]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "strided memref of any type values of rank 1", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::Custom(crate::memref::layout::is_strided)]), TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])])]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "1D memref of 1-bit signless integer values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "1D memref of index values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::Element(&TypeTest::Class(TypeClass::Index))]), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "variadic of ranked tensor of any type values", test: TypeTest::Class(TypeClass::RankedTensor) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "non-0-ranked.memref of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::AtLeast, 1)])]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "variadic of scalar like", test: TypeTest::Any(&[TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 0)])]), TypeTest::Element(&TypeTest::Class(TypeClass::SignlessOrIndex))]), TypeTest::Class(TypeClass::SignlessOrIndex)]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "scalar like", test: TypeTest::Any(&[TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 0)])]), TypeTest::Element(&TypeTest::Class(TypeClass::SignlessOrIndex))]), TypeTest::Class(TypeClass::SignlessOrIndex)]) };
static TYPE_12: TypeConstraint = TypeConstraint { text: "sparse iterator", test: TypeTest::Dialect("sparse_tensor", &["iterator"]) };
static TYPE_13: TypeConstraint = TypeConstraint { text: "sparse iteration space", test: TypeTest::Dialect("sparse_tensor", &["iter_space"]) };
static TYPE_14: TypeConstraint = TypeConstraint { text: "tensor of any type values", test: TypeTest::Class(TypeClass::Tensor) };
static TYPE_15: TypeConstraint = TypeConstraint { text: "1D memref of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_16: TypeConstraint = TypeConstraint { text: "index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_17: TypeConstraint = TypeConstraint { text: "sparse tensor slice of any type values", test: TypeTest::Class(TypeClass::RankedTensor) };
static TYPE_18: TypeConstraint = TypeConstraint { text: "1D memref of integer or index values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::Element(&TypeTest::Any(&[TypeTest::Class(TypeClass::Integer), TypeTest::Class(TypeClass::Index)]))]), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_19: TypeConstraint = TypeConstraint { text: "variadic of 1D memref of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::MemRef), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_20: TypeConstraint = TypeConstraint { text: "metadata", test: TypeTest::Dialect("sparse_tensor", &["storage_specifier"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "LevelSet attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(None, Some(64)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "I64BitSet array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(None, Some(64)))]))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "dimension attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "level attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "sparse tensor coordinate translation direction", test: AttrTest::Dialect("sparse_tensor", "CrdTransDirection"), storage: AttrTest::Dialect("sparse_tensor", "CrdTransDirection") };
static ATTR_6: AttrConstraint = AttrConstraint { text: "", test: AttrTest::Dialect("sparse_tensor", "encoding"), storage: AttrTest::Dialect("sparse_tensor", "encoding") };
static ATTR_7: AttrConstraint = AttrConstraint { text: "AffineMap attribute", test: AttrTest::Class(AttrClass::AffineMap), storage: AttrTest::Class(AttrClass::AffineMap) };
static ATTR_8: AttrConstraint = AttrConstraint { text: "sparse tensor sort algorithm", test: AttrTest::Dialect("sparse_tensor", "SparseTensorSortAlgorithm"), storage: AttrTest::Dialect("sparse_tensor", "SparseTensorSortAlgorithm") };
static ATTR_9: AttrConstraint = AttrConstraint { text: "index attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_10: AttrConstraint = AttrConstraint { text: "sparse tensor storage specifier kind", test: AttrTest::Dialect("sparse_tensor", "kind"), storage: AttrTest::Dialect("sparse_tensor", "kind") };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "sparse_tensor",
    ops: &[
        OpDef::new("sparse_tensor.assemble", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0),
        OpDef::new("sparse_tensor.binary", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any, Kind::Any]).results(&[Kind::Any]).regions(3).interfaces(SET_0).properties(&["left_identity", "right_identity"]).attributes(&[("left_identity", &ATTR_0), ("right_identity", &ATTR_0)]),
        OpDef::new("sparse_tensor.coiterate", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_3), Kind::Variadic]).results(&[Kind::Variadic]).variadic_regions().properties(&["cases", "crdUsedLvls", "operandSegmentSizes"]).required(&["crdUsedLvls", "cases"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]).attributes(&[("crdUsedLvls", &ATTR_1), ("cases", &ATTR_2)]).blocks(&[("caseRegions", Blocks::One)]).terminator("sparse_tensor.yield"),
        OpDef::new("sparse_tensor.compress", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_5), Kind::One(&TYPE_6), Kind::Index, Kind::One(&TYPE_2), Kind::Many(&TYPE_7)]).results(&[Kind::One(&TYPE_2)]).rules(&[Rule { text: "all of {tensor, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(4), Part::Result(0)]) }]),
        OpDef::new("sparse_tensor.concatenate", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_8)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_1).properties(&["dimension"]).required(&["dimension"]).attributes(&[("dimension", &ATTR_3)]),
        OpDef::new("sparse_tensor.convert", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_1),
        OpDef::new("sparse_tensor.coordinates", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_2).properties(&["level"]).required(&["level"]).attributes(&[("level", &ATTR_4)]),
        OpDef::new("sparse_tensor.coordinates_buffer", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_2),
        OpDef::new("sparse_tensor.crd_translate", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_7)]).results(&[Kind::Many(&TYPE_7)]).interfaces(SET_0).properties(&["direction", "encoder"]).required(&["direction", "encoder"]).attributes(&[("direction", &ATTR_5), ("encoder", &ATTR_6)]),
        OpDef::new("sparse_tensor.disassemble", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::Many(&TYPE_0), Kind::One(&TYPE_1)]).results(&[Kind::Many(&TYPE_0), Kind::One(&TYPE_1), Kind::Many(&TYPE_10), Kind::One(&TYPE_11)]).interfaces(SET_0),
        OpDef::new("sparse_tensor.expand", Traits::all(&[])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_4), Kind::One(&TYPE_5), Kind::One(&TYPE_6), Kind::Index]),
        OpDef::new("sparse_tensor.extract_iteration_space", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::Optional(&TYPE_12)]).results(&[Kind::One(&TYPE_13)]).interfaces(SET_2).properties(&["hiLvl", "loLvl"]).required(&["loLvl", "hiLvl"]).attributes(&[("loLvl", &ATTR_4), ("hiLvl", &ATTR_4)]),
        OpDef::new("sparse_tensor.extract_value", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::One(&TYPE_12)]).results(&[Kind::Any]).interfaces(SET_0).rules(&[Rule { text: "result type matches element type of tensor", test: RuleTest::Derived(Transform::Element, Part::Operand(0), Part::Result(0)) }]),
        OpDef::new("sparse_tensor.foreach", Traits::all(&[Traits::SINGLE_BLOCK])).operands(&[Kind::One(&TYPE_1), Kind::Variadic]).results(&[Kind::Variadic]).regions(1).properties(&["order"]).attributes(&[("order", &ATTR_7)]).blocks(&[("region", Blocks::One)]).terminator("sparse_tensor.yield"),
        OpDef::new("sparse_tensor.has_runtime_library", Traits::all(&[])).results(&[Kind::I1]),
        OpDef::new("sparse_tensor.iterate", Traits::all(&[Traits::LOOP, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::One(&TYPE_13), Kind::Variadic]).results(&[Kind::Variadic]).regions(1).interfaces(SET_3).properties(&["crdUsedLvls"]).required(&["crdUsedLvls"]).attributes(&[("crdUsedLvls", &ATTR_1)]).blocks(&[("region", Blocks::One)]).terminator("sparse_tensor.yield"),
        OpDef::new("sparse_tensor.load", Traits::all(&[Traits::SAME_TYPE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_14)]).properties(&["hasInserts"]).attributes(&[("hasInserts", &ATTR_0)]),
        OpDef::new("sparse_tensor.lvl", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::NO_EFFECTS])).operands(&[Kind::One(&TYPE_2), Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("sparse_tensor.new", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0),
        OpDef::new("sparse_tensor.number_of_entries", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("sparse_tensor.out", Traits::all(&[])).operands(&[Kind::One(&TYPE_2), Kind::Any]),
        OpDef::new("sparse_tensor.positions", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_2).properties(&["level"]).required(&["level"]).attributes(&[("level", &ATTR_4)]),
        OpDef::new("sparse_tensor.print", Traits::all(&[])).operands(&[Kind::One(&TYPE_2)]),
        OpDef::new("sparse_tensor.push_back", Traits::all(&[])).operands(&[Kind::Index, Kind::One(&TYPE_15), Kind::Any, Kind::Optional(&TYPE_16)]).results(&[Kind::One(&TYPE_15), Kind::Index]).properties(&["inbounds"]).attributes(&[("inbounds", &ATTR_0)]).rules(&[Rule { text: "value type matches element type of inBuffer", test: RuleTest::Derived(Transform::Element, Part::Operand(1), Part::Operand(2)) }, Rule { text: "all of {inBuffer, outBuffer} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("sparse_tensor.reduce", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::Any, Kind::Any, Kind::Any]).results(&[Kind::Any]).regions(1).interfaces(SET_0).blocks(&[("region", Blocks::One)]),
        OpDef::new("sparse_tensor.reinterpret_map", Traits::all(&[Traits::NO_EFFECTS])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_4),
        OpDef::new("sparse_tensor.reorder_coo", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0).properties(&["algorithm"]).required(&["algorithm"]).attributes(&[("algorithm", &ATTR_8)]),
        OpDef::new("sparse_tensor.select", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::Any]).results(&[Kind::Any]).regions(1).interfaces(SET_0).blocks(&[("region", Blocks::One)]),
        OpDef::new("sparse_tensor.slice.offset", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_17)]).results(&[Kind::Index]).interfaces(SET_0).properties(&["dim"]).required(&["dim"]).attributes(&[("dim", &ATTR_9)]),
        OpDef::new("sparse_tensor.slice.stride", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_17)]).results(&[Kind::Index]).interfaces(SET_0).properties(&["dim"]).required(&["dim"]).attributes(&[("dim", &ATTR_9)]),
        OpDef::new("sparse_tensor.sort", Traits::all(&[])).operands(&[Kind::Index, Kind::One(&TYPE_18), Kind::Many(&TYPE_19)]).properties(&["algorithm", "ny", "perm_map"]).required(&["perm_map", "algorithm"]).attributes(&[("perm_map", &ATTR_7), ("ny", &ATTR_9), ("algorithm", &ATTR_8)]),
        OpDef::new("sparse_tensor.storage_specifier.get", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_20)]).results(&[Kind::Index]).interfaces(SET_0).properties(&["level", "specifierKind"]).required(&["specifierKind"]).attributes(&[("specifierKind", &ATTR_10), ("level", &ATTR_4)]),
        OpDef::new("sparse_tensor.storage_specifier.init", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Optional(&TYPE_20)]).results(&[Kind::One(&TYPE_20)]).interfaces(SET_0),
        OpDef::new("sparse_tensor.storage_specifier.set", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_20), Kind::Index]).results(&[Kind::One(&TYPE_20)]).interfaces(SET_0).properties(&["level", "specifierKind"]).required(&["specifierKind"]).attributes(&[("specifierKind", &ATTR_10), ("level", &ATTR_4)]).rules(&[Rule { text: "all of {result, specifier} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Result(0), Part::Operand(0)]) }]),
        OpDef::new("sparse_tensor.unary", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any]).results(&[Kind::Any]).regions(2).interfaces(SET_0),
        OpDef::new("sparse_tensor.values", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_2),
        OpDef::new("sparse_tensor.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_0).parents(&["sparse_tensor.binary", "sparse_tensor.unary", "sparse_tensor.reduce", "sparse_tensor.select", "sparse_tensor.foreach", "sparse_tensor.iterate", "sparse_tensor.coiterate"]),
    ],
    aliases: &[("encoding", "sparse")],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["CrdTransDirection", "SparseTensorSortAlgorithm", "encoding", "kind", "slice"]),
    types: Some(&["iter_space", "iterator", "storage_specifier"]),
    enumerations: &[
        Enumeration::words_of_class("CrdTransDirection", Frame::Bare, "::mlir::sparse_tensor::CrdTransDirectionKind", &["dim_to_lvl", "lvl_to_dim"]),
        Enumeration::words_of_class("SparseTensorSortAlgorithm", Frame::Bare, "::mlir::sparse_tensor::SparseTensorSortKind", &["hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"]),
        Enumeration::words_of_class("kind", Frame::Bare, "::mlir::sparse_tensor::StorageSpecifierKind", &["lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset", "dim_stride"]),
    ],
    type_texts: &[
        Parameters::of("iter_space", &[Piece::Sign("<"), Piece::Value(Parameter::required("encoding", ParameterKind::Own("encoding"))), Piece::Sign(","), Piece::Sign("lvls"), Piece::Sign("="), Piece::Value(Parameter::required("", ParameterKind::Text)), Piece::Sign(">")]),
        Parameters::of("iterator", &[Piece::Sign("<"), Piece::Value(Parameter::required("encoding", ParameterKind::Own("encoding"))), Piece::Sign(","), Piece::Sign("lvls"), Piece::Sign("="), Piece::Value(Parameter::required("", ParameterKind::Text)), Piece::Sign(">")]),
        Parameters::of("storage_specifier", &[Piece::Sign("<"), Piece::Value(Parameter::required("encoding", ParameterKind::Attr(None))), Piece::Sign(">")]),
    ],
    behaviour: crate::sparse_tensor::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};
