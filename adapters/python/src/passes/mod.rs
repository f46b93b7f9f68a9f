//! Passes that are written in Python.

pub(crate) mod analysis;
pub(crate) mod context;
pub(crate) mod declaration;
pub(crate) mod options;
pub(crate) mod pass;
pub(crate) mod rewrite;
