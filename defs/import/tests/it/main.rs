//! Imports of dumps, as shells use them.

#[cfg(test)]
mod diagnostics;
#[cfg(test)]
mod tablegen;
