// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `mpi`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Enumeration, Frame, Kind, OpDef, Parameters, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "memref of any type values", test: TypeTest::Class(TypeClass::MemRef) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "MPI communicator handler", test: TypeTest::Dialect("mpi", &["comm"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "MPI function call return value (!mpi.retval)", test: TypeTest::Dialect("mpi", &["retval"]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "32-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(32)) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "MPI asynchronous request handler", test: TypeTest::Dialect("mpi", &["request"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "MPI operation class", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32))), AttrTest::OneOf(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32))), AttrTest::OneOf(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])]) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "MPI error class name", test: AttrTest::Dialect("mpi", "errclass"), storage: AttrTest::Dialect("mpi", "errclass") };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "mpi",
    ops: &[
        OpDef::new("mpi.allreduce", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0), Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2)]).properties(&["op"]).required(&["op"]).attributes(&[("op", &ATTR_0)]),
        OpDef::new("mpi.barrier", Traits::all(&[])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2)]),
        OpDef::new("mpi.comm_rank", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2), Kind::One(&TYPE_3)]).interfaces(SET_0),
        OpDef::new("mpi.comm_size", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2), Kind::One(&TYPE_3)]).interfaces(SET_0),
        OpDef::new("mpi.comm_split", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_3), Kind::One(&TYPE_3)]).results(&[Kind::Optional(&TYPE_2), Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("mpi.comm_world", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("mpi.error_class", Traits::all(&[])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_2)]),
        OpDef::new("mpi.finalize", Traits::all(&[])).results(&[Kind::Optional(&TYPE_2)]),
        OpDef::new("mpi.init", Traits::all(&[])).results(&[Kind::Optional(&TYPE_2)]),
        OpDef::new("mpi.irecv", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2), Kind::One(&TYPE_4)]),
        OpDef::new("mpi.isend", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2), Kind::One(&TYPE_4)]),
        OpDef::new("mpi.recv", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2)]),
        OpDef::new("mpi.retval_check", Traits::all(&[])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::I1]).properties(&["errclass"]).required(&["errclass"]).attributes(&[("errclass", &ATTR_1)]),
        OpDef::new("mpi.send", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::One(&TYPE_1)]).results(&[Kind::Optional(&TYPE_2)]),
        OpDef::new("mpi.wait", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::Optional(&TYPE_2)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["errclass"]),
    types: Some(&["comm", "request", "retval", "status"]),
    enumerations: &[
        Enumeration::words_of_class("errclass", Frame::Angle, "::mlir::mpi::MPI_ErrorClassEnum", &["MPI_SUCCESS", "MPI_ERR_ACCESS", "MPI_ERR_AMODE", "MPI_ERR_ARG", "MPI_ERR_ASSERT", "MPI_ERR_BAD_FILE", "MPI_ERR_BASE", "MPI_ERR_BUFFER", "MPI_ERR_COMM", "MPI_ERR_CONVERSION", "MPI_ERR_COUNT", "MPI_ERR_DIMS", "MPI_ERR_DISP", "MPI_ERR_DUP_DATAREP", "MPI_ERR_ERRHANDLER", "MPI_ERR_FILE", "MPI_ERR_FILE_EXISTS", "MPI_ERR_FILE_IN_USE", "MPI_ERR_GROUP", "MPI_ERR_INFO", "MPI_ERR_INFO_KEY", "MPI_ERR_INFO_NOKEY", "MPI_ERR_INFO_VALUE", "MPI_ERR_IN_STATUS", "MPI_ERR_INTERN", "MPI_ERR_IO", "MPI_ERR_KEYVAL", "MPI_ERR_LOCKTYPE", "MPI_ERR_NAME", "MPI_ERR_NO_MEM", "MPI_ERR_NO_SPACE", "MPI_ERR_NO_SUCH_FILE", "MPI_ERR_NOT_SAME", "MPI_ERR_OP", "MPI_ERR_OTHER", "MPI_ERR_PENDING", "MPI_ERR_PORT", "MPI_ERR_PROC_ABORTED", "MPI_ERR_QUOTA", "MPI_ERR_RANK", "MPI_ERR_READ_ONLY", "MPI_ERR_REQUEST", "MPI_ERR_RMA_ATTACH", "MPI_ERR_RMA_CONFLICT", "MPI_ERR_RMA_FLAVOR", "MPI_ERR_RMA_RANGE", "MPI_ERR_RMA_SHARED", "MPI_ERR_RMA_SYNC", "MPI_ERR_ROOT", "MPI_ERR_SERVICE", "MPI_ERR_SESSION", "MPI_ERR_SIZE", "MPI_ERR_SPAWN", "MPI_ERR_TAG", "MPI_ERR_TOPOLOGY", "MPI_ERR_TRUNCATE", "MPI_ERR_TYPE", "MPI_ERR_UNKNOWN", "MPI_ERR_UNSUPPORTED_DATAREP", "MPI_ERR_UNSUPPORTED_OPERATION", "MPI_ERR_VALUE_TOO_LARGE", "MPI_ERR_WIN", "MPI_ERR_LASTCODE"]),
    ],
    type_texts: &[
        Parameters::of("comm", &[]),
        Parameters::of("request", &[]),
        Parameters::of("retval", &[]),
        Parameters::of("status", &[]),
    ],
    ..Dialect::EMPTY
};
