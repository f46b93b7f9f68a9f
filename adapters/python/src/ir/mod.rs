//! Operations, values, blocks, attributes and types as objects of Python.
//!
//! An object is a handle: it holds numbers, not data. [`access`] finds what it leads to, in a module or in the run of a
//! pass, and refuses a handle of another run.

pub(crate) mod access;
pub(crate) mod attribute;
pub(crate) mod attributes;
pub(crate) mod block;
pub(crate) mod create;
pub(crate) mod editor;
pub(crate) mod nesting;
mod number;
pub(crate) mod op;
pub(crate) mod value;
pub(crate) mod walk;
