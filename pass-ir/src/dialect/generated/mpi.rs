// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `mpi`.

use crate::dialect::Kind::{Any, I1, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "mpi",
    ops: &[
        OpDef::new("mpi.allreduce", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Variadic]).properties(&["op"]).required(&["op"]),
        OpDef::new("mpi.barrier", Traits::all(&[])).operands(&[Any]).results(&[Variadic]),
        OpDef::new("mpi.comm_rank", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("mpi.comm_size", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("mpi.comm_split", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("mpi.comm_world", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0),
        OpDef::new("mpi.error_class", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("mpi.finalize", Traits::all(&[])).results(&[Variadic]),
        OpDef::new("mpi.init", Traits::all(&[])).results(&[Variadic]),
        OpDef::new("mpi.irecv", Traits::all(&[])).operands(&[Any, Any, Any, Any]).results(&[Variadic]),
        OpDef::new("mpi.isend", Traits::all(&[])).operands(&[Any, Any, Any, Any]).results(&[Variadic]),
        OpDef::new("mpi.recv", Traits::all(&[])).operands(&[Any, Any, Any, Any]).results(&[Variadic]),
        OpDef::new("mpi.retval_check", Traits::all(&[])).operands(&[Any]).results(&[I1]).properties(&["errclass"]).required(&["errclass"]),
        OpDef::new("mpi.send", Traits::all(&[])).operands(&[Any, Any, Any, Any]).results(&[Variadic]),
        OpDef::new("mpi.wait", Traits::all(&[])).operands(&[Any]).results(&[Variadic]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
