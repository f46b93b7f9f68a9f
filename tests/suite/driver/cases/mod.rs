//! The cases, by what they are about.

pub(super) mod actions;
pub(super) mod bisection;
pub(super) mod counters;
pub(super) mod diagnostics;
pub(super) mod dumps;
pub(super) mod failing;
pub(super) mod mistakes;
pub(super) mod pages;
pub(super) mod reports;
pub(super) mod reproducers;
pub(super) mod running;
