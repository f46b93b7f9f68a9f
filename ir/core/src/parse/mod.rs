//! The parser of the generic form.

mod affine;
mod aliases;
mod attribute;
mod block;
mod canonical_text;
mod cursor;
mod deferred;
mod dense;
mod dense_bytes;
mod elements;
mod enumeration;
mod expanded;
mod finish;
mod inherent;
mod location;
mod mnemonic;
mod names;
mod number;
mod operation;
mod parameter;
mod parameters;
mod pending;
mod recent;
mod resource;
mod shaped_types;
mod short_types;
mod symbol;
mod types;
mod values;

use crate::context::Context;
use crate::diag::Diagnostic;
use crate::handle::{Attr, Loc, Type};
use crate::module::Module;
use operation::Parser;

/// Options of the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOptions<'a> {
    /// Name of the text, for locations.
    pub file: &'a str,
    /// The number of lines before the text, if it is part of a longer one.
    pub first_line: u32,
    /// The number of columns before the text in its first line, if it is part of a longer one.
    pub first_column: u32,
    /// Put a `builtin.module` around the text unless it consists of one.
    pub implicit_module: bool,
}

impl ParseOptions<'_> {
    fn before(&self) -> (u32, u32) {
        (self.first_line, self.first_column)
    }

    /// Returns the start of the text, which may be a part of a longer one.
    fn start(&self, cx: &Context) -> Loc {
        let (line, column) = match self.before() {
            (0, 0) => (0, 0),
            (lines, columns) => (lines.saturating_add(1), columns.saturating_add(1)),
        };
        cx.file_loc(cx.ident(self.file), line, column)
    }
}

impl Default for ParseOptions<'_> {
    fn default() -> Self {
        Self {
            file: "-",
            first_line: 0,
            first_column: 0,
            implicit_module: true,
        }
    }
}

/// The greatest nesting depth of regions, and of attributes and types.
pub const MAX_DEPTH: usize = 256;

/// Reads a module. It is not verified: see [`Module::verify`]. A byte order mark, with which editors may begin a text, is skipped.
///
/// # Errors
///
/// If the text is not well-formed: where and why. The list is never empty.
pub fn parse(
    cx: &Context,
    text: &str,
    options: &ParseOptions<'_>,
) -> Result<Module, Vec<Diagnostic>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Some(base) = cx.add_source(cx.ident(options.file), text, options.before()) else {
        return Err(vec![Diagnostic::error(
            Loc::UNKNOWN,
            "the text is too long: all texts of one context may have 2 GB together, so read it in a new context",
        )]);
    };
    let mut parser = Parser::new(cx, text, base, options);
    let mut outcome = parser.module_on_threads();
    if outcome.is_err() && parser.deferral.has_skipped {
        // Skipped regions may use values that are defined after them.
        parser = Parser::new(cx, text, base, options);
        parser.deferral.is_disabled = true;
        outcome = parser.module();
    }
    let module = outcome.map_err(|error| {
        let mut errors = vec![*error];
        errors.append(&mut parser.further_errors);
        errors
    })?;
    match cx.overflow() {
        None => Ok(module),
        Some(error) => Err(vec![error]),
    }
}

impl Context {
    /// Returns the attribute that a text is, such as `[1 : i32, "a"]`.
    ///
    /// ```
    /// use pass_ir::Context;
    ///
    /// let cx = Context::new();
    /// let attr = cx.parse_attr("affine_map<(i) -> (i + 1 + 2)>")?;
    /// assert_eq!(cx.attr_text(attr), "affine_map<(d0) -> (d0 + 3)>");
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no attribute, or if something follows: why.
    pub fn parse_attr(&self, text: &str) -> Result<Attr, String> {
        self.parse_whole(text, Parser::attr)
    }

    /// Returns the type that a text is, such as `vector<4xf32>`.
    ///
    /// ```
    /// use pass_ir::Context;
    ///
    /// let cx = Context::new();
    /// assert_eq!(cx.parse_type("vector<4xf32>")?, cx.vector_type(&[4], pass_ir::Type::F32));
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no type, or if something follows: why.
    pub fn parse_type(&self, text: &str) -> Result<Type, String> {
        self.parse_whole(text, Parser::ty)
    }

    fn parse_whole<'c, 't, T>(
        &'c self,
        text: &'t str,
        read: impl FnOnce(&mut Parser<'c, 't>) -> Parse<T>,
    ) -> Result<T, String> {
        let options = ParseOptions::default();
        // Distinct attributes of different texts differ.
        let base = text
            .contains("distinct[")
            .then(|| self.add_source(crate::name::EMPTY, "", (0, 0)));
        let base = base.flatten().unwrap_or(Loc::FIRST_OFFSET);
        let mut parser = Parser::new(self, text, base, &options);
        let value = read(&mut parser).map_err(|error| error.message)?;
        parser.cur.skip_whitespace();
        if parser.cur.is_end() {
            return Ok(value);
        }
        let rest = text.get(parser.cur.at..).unwrap_or("");
        Err(format!("unexpected text after it: `{rest}`"))
    }
}

type Parse<T> = Result<T, Box<Diagnostic>>;
