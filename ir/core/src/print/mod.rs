//! The printer of the generic form.

mod alias;
mod attribute;
mod collect;
mod elements;
mod entity;
mod location;
mod named;
mod names;
mod number;
mod operation;
mod resources;
mod steps;
mod text;
mod types;
mod users;

use std::sync::Arc;

use crate::context::Context;
use crate::hash::HashMap;

use crate::body::Body;
use crate::handle::{Attr, Loc, OpId, Type};
use crate::op_access::{Op, OpView};
use crate::resources::Resources;
use alias::Aliases;
pub(crate) use collect::{is_alias_candidate_attr, is_alias_candidate_type};
pub(crate) use elements::MAX_LISTED;
pub(crate) use entity::{FULL, SHORT};
pub use names::ValueNames;

/// Options of the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrintOptions {
    /// Prints locations, as `--mlir-print-debuginfo`.
    pub locations: bool,
    /// Prints attributes and locations in full where they are used, without aliases and resources.
    pub no_aliases: bool,
    /// Prints `{...}` instead of each region.
    pub skip_regions: bool,
    /// Prints `dense_resource<__elided__>` instead of `dense` and `sparse` attributes with more elements than this.
    pub elide_elements: Option<u64>,
    /// Omits the resources of the file whose text is longer than this.
    pub elide_resources: Option<usize>,
    /// Prints comments with the users of each value, as `--mlir-print-value-users`. Operations without results are
    /// numbered with the values then.
    pub value_users: bool,
}

impl Op<'_> {
    /// Prints the operation in generic form, with values numbered from zero, without a final line break.
    ///
    /// Aliases come first. The outermost operation is followed by the dialect resources that attributes name, but not
    /// by the resources of tools, which belong to the file.
    pub fn print(&self, options: PrintOptions) -> String {
        let resources = self.resources().map(Resources::of_dialects);
        let resources = resources.filter(|resources| !resources.is_empty());
        let mut text = print_into(
            self.context(),
            self.view(),
            options,
            resources.as_ref(),
            None,
        );
        text.truncate(text.trim_end_matches('\n').len());
        text
    }
}

impl Context {
    /// Returns the text of a type.
    pub fn type_text(&self, ty: Type) -> String {
        self.printed(|printer| printer.ty(ty))
    }

    /// Returns the text of an attribute.
    pub fn attr_text(&self, attr: Attr) -> String {
        self.printed(|printer| printer.attr(attr))
    }

    /// Returns the text of a location, without `loc(..)`.
    pub fn loc_text(&self, loc: Loc) -> String {
        self.printed(|printer| printer.loc_body(loc))
    }

    fn printed(&self, print: impl FnOnce(&mut Printer<'_>)) -> String {
        let mut printer = Printer::new(self, PrintOptions::default());
        print(&mut printer);
        printer.out
    }

    /// Like [`Context::printed`], without long lists of numbers.
    fn printed_for_message(&self, print: impl FnOnce(&mut Printer<'_>)) -> String {
        self.printed(|printer| {
            printer.elide = true;
            print(printer);
        })
    }
}

impl Body {
    /// Returns the text of an operation for messages, with regions, without aliases and long lists of numbers.
    pub fn op_text(&self, cx: &Context, op: OpId) -> String {
        cx.printed_for_message(|printer| printer.op_in_body(self, op))
    }

    /// Returns the text of an operation for messages, with `{...}` instead of each region.
    pub fn op_line(&self, cx: &Context, op: OpId) -> String {
        cx.printed_for_message(|printer| {
            printer.options.skip_regions = true;
            printer.op_in_body(self, op);
        })
    }
}

/// Returns the text of an operation for messages, without aliases and long lists of numbers.
pub(crate) fn op_alone(cx: &Context, op: OpView<'_>) -> String {
    cx.printed_for_message(|printer| printer.root(op))
}

/// Prints an operation in pieces to `sink`, if there is one. Returns the rest of the text.
pub(crate) fn print_into<'c>(
    cx: &'c Context,
    root: OpView<'_>,
    options: PrintOptions,
    resources: Option<&Resources>,
    sink: Option<Sink<'c>>,
) -> String {
    let mut printer = Printer::new(cx, options);
    printer.sink = sink;
    printer.aliases = Arc::new(Aliases::collect(cx, root, options));
    printer.recent = vec![(None, String::new()); RECENT];
    // Distinct attributes are numbered in the order of their printing.
    // Threads buffer their text, so a long attribute would be held as a whole.
    printer.parallel = cx.uses_threads() && !cx.has_distinct() && !cx.has_long();
    printer.alias_definitions(false);
    printer.root(root);
    printer.out.push('\n');
    printer.alias_definitions(true);
    if let Some(resources) = resources.filter(|_| !options.no_aliases) {
        printer.resources(resources);
    }
    printer.out
}

struct Printer<'c> {
    cx: &'c Context,
    options: PrintOptions,
    out: String,
    aliases: Arc<Aliases>,
    /// The numbers of distinct attributes, in the order of their printing.
    distinct: HashMap<Attr, usize>,
    /// Elides long lists of numbers, and regions that are nested deeper than the parser accepts.
    elide: bool,
    /// True if sibling isolated operations may be printed in parallel.
    parallel: bool,
    sink: Option<Sink<'c>>,
    /// True if a piece has been passed to the sink since the last reset.
    spilled: bool,
    /// A direct-mapped cache of the text of recent attributes.
    recent: Vec<(Option<Attr>, String)>,
}

pub(crate) type Sink<'c> = &'c mut dyn FnMut(&str);

const PIECE_BYTES: usize = 1 << 17;

/// The number of cached attribute texts, and their maximum length.
const RECENT: usize = 64;
const MAX_RECENT_LENGTH: usize = 256;

impl<'c> Printer<'c> {
    fn new(cx: &'c Context, options: PrintOptions) -> Self {
        Self {
            cx,
            options,
            out: String::new(),
            aliases: Arc::default(),
            distinct: HashMap::default(),
            elide: false,
            parallel: false,
            sink: None,
            spilled: false,
            recent: Vec::new(),
        }
    }

    fn of_part(cx: &'c Context, options: PrintOptions, aliases: &Arc<Aliases>) -> Self {
        Self {
            aliases: Arc::clone(aliases),
            recent: vec![(None, String::new()); RECENT],
            ..Self::new(cx, options)
        }
    }

    /// Passes the text to the sink if it is as long as a piece.
    fn spill(&mut self) {
        if let Some(sink) = &mut self.sink
            && self.out.len() >= PIECE_BYTES
        {
            sink(&self.out);
            self.out.clear();
            self.spilled = true;
        }
    }

    /// Adds a large text, which goes to the sink without a copy.
    fn hand_over(&mut self, text: &str) {
        let Some(sink) = &mut self.sink else {
            return self.push(text);
        };
        sink(&self.out);
        self.out.clear();
        sink(text);
        self.spilled = true;
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Prints a number in decimal digits, without the overhead of formatting.
    fn number(&mut self, number: impl TryInto<u64>) {
        let mut rest = number.try_into().unwrap_or(u64::MAX);
        // Most numbers are short, and a check of their text as UTF-8 would take longer than they do.
        if rest < 100 {
            if rest >= 10 {
                self.out.push(char::from(b'0' + (rest / 10) as u8));
            }
            return self.out.push(char::from(b'0' + (rest % 10) as u8));
        }
        let mut digits = [0; 20];
        let mut start = digits.len();
        while rest > 0 {
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        let digits = std::str::from_utf8(&digits[start..]);
        self.out.push_str(digits.unwrap_or_default());
    }

    /// Like [`Printer::attr`], with the cache.
    fn recent_attr(&mut self, attr: Attr) {
        let place = attr.index() % RECENT;
        match self.recent.get(place) {
            Some((known, text)) if *known == Some(attr) => self.out.push_str(text),
            Some(_) => {
                let start = self.out.len();
                self.spilled = false;
                self.attr(attr);
                let printed = self.out.get(start..).unwrap_or_default();
                if printed.len() <= MAX_RECENT_LENGTH && !self.spilled {
                    let (known, text) = &mut self.recent[place];
                    *known = Some(attr);
                    text.clear();
                    text.push_str(printed);
                }
            }
            None => self.attr(attr),
        }
    }

    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut item: impl FnMut(&mut Self, T)) {
        for (index, element) in items.into_iter().enumerate() {
            if index > 0 {
                self.push(", ");
                // A list in a list may be of any length.
                self.spill();
            }
            item(self, element);
        }
    }
}
