//! IR from text in generic form.

mod aliases;
mod attribute;
mod block;
mod cursor;
mod dense;
mod dense_bytes;
mod elements;
mod flags;
mod inherent;
mod location;
mod number;
mod operation;
mod pending;
mod resource;
mod symbol;
mod types;
mod values;

use crate::context::Context;
use crate::diag::Diagnostic;
use crate::handle::Loc;
use crate::module::Module;
use operation::Parser;

/// How to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOptions<'a> {
    /// Name of the text, for locations.
    pub file: &'a str,
    /// How many lines come before, if the text is part of a longer one.
    pub first_line: u32,
    /// Put a `builtin.module` around the text unless it consists of one.
    pub implicit_module: bool,
}

impl Default for ParseOptions<'_> {
    fn default() -> Self {
        Self {
            file: "-",
            first_line: 0,
            implicit_module: true,
        }
    }
}

/// How deep regions may be nested in each other, and attributes and types too.
pub const MAX_DEPTH: usize = 256;

/// Reads a module. It is not verified: see [`Module::verify`].
///
/// # Errors
///
/// If the text is not well-formed: where and why. The list is never empty.
pub fn parse(
    cx: &Context,
    text: &str,
    options: &ParseOptions<'_>,
) -> Result<Module, Vec<Diagnostic>> {
    let Some(base) = cx.add_source(cx.ident(options.file), text, options.first_line) else {
        return Err(vec![Diagnostic::error(
            Loc::UNKNOWN,
            "the text is too long: 2 GB is the limit",
        )]);
    };
    let mut parser = Parser::new(cx, text, base, options);
    parser.module().map_err(|error| vec![*error])
}

/// The result of reading one thing. An error ends the whole.
type Parse<T> = Result<T, Box<Diagnostic>>;
