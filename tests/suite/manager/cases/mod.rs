//! The cases, by what they are about.

pub(super) mod analyses;
pub(super) mod dynamic;
pub(super) mod entities;
pub(super) mod failure;
pub(super) mod filtering;
pub(super) mod initialization;
pub(super) mod instrumentation;
pub(super) mod merging;
pub(super) mod nesting;
pub(super) mod options;
pub(super) mod scheduling;
pub(super) mod snapshots;
pub(super) mod statistics;
pub(super) mod verifying;
