//! IR as text, in generic form.

mod alias;
mod attribute;
mod location;
mod number;
mod operation;
mod text;
mod types;

use crate::context::Context;
use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::handle::{Attr, Loc, OpId, Type};
use crate::op_access::{Op, OpView};
use alias::Aliases;

/// How to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrintOptions {
    /// With locations, as `--mlir-print-debuginfo`.
    pub locations: bool,
    /// Attributes and locations in full where they are used, instead of in aliases at the top.
    pub no_aliases: bool,
}

impl Op<'_> {
    /// The operation in generic form, with values numbered as if there were nothing around it.
    ///
    /// No line break comes after the last line. Aliases are printed before it.
    #[must_use]
    pub fn print(&self, options: PrintOptions) -> String {
        let mut text = print_root(self.context(), self.view(), options);
        text.truncate(text.trim_end_matches('\n').len());
        text
    }
}

impl Context {
    /// A type as text.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        let mut printer = Printer::new(self, PrintOptions::default());
        printer.ty(ty);
        printer.out
    }

    /// An attribute as text.
    #[must_use]
    pub fn attr_text(&self, attr: Attr) -> String {
        let mut printer = Printer::new(self, PrintOptions::default());
        printer.attr(attr);
        printer.out
    }

    /// A location as text, without `loc(..)` around it.
    #[must_use]
    pub fn loc_text(&self, loc: Loc) -> String {
        let mut printer = Printer::new(self, PrintOptions::default());
        printer.loc_body(loc);
        printer.out
    }
}

/// One operation of a body on its own, with values numbered as if the body were all there is.
pub(crate) fn op_in_body(cx: &Context, body: &Body, op: OpId) -> String {
    let mut printer = Printer::new(cx, PrintOptions::default());
    printer.elide = true;
    printer.op_in_body(body, op);
    printer.out
}

/// One operation on its own, for messages: without aliases and without long lists of numbers.
pub(crate) fn op_alone(cx: &Context, op: OpView<'_>) -> String {
    let mut printer = Printer::new(cx, PrintOptions::default());
    printer.elide = true;
    printer.root(op);
    printer.out
}

pub(crate) fn print_root(cx: &Context, root: OpView<'_>, options: PrintOptions) -> String {
    let mut printer = Printer::new(cx, options);
    printer.aliases = Aliases::collect(cx, root, options);
    printer.alias_definitions(false);
    printer.root(root);
    printer.out.push('\n');
    printer.alias_definitions(true);
    printer.out
}

/// Writes text, and knows what has an alias.
struct Printer<'c> {
    cx: &'c Context,
    options: PrintOptions,
    out: String,
    aliases: Aliases,
    /// The numbers of distinct attributes, in the order of their printing.
    distinct: FxHashMap<Attr, usize>,
    /// Leaves long lists of numbers out.
    elide: bool,
}

impl<'c> Printer<'c> {
    fn new(cx: &'c Context, options: PrintOptions) -> Self {
        Self {
            cx,
            options,
            out: String::new(),
            aliases: Aliases::default(),
            distinct: FxHashMap::default(),
            elide: false,
        }
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn number(&mut self, number: impl std::fmt::Display) {
        use std::fmt::Write;
        // Writing to a string cannot fail.
        let _ = write!(self.out, "{number}");
    }

    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut item: impl FnMut(&mut Self, T)) {
        for (index, one) in items.into_iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            item(self, one);
        }
    }
}
