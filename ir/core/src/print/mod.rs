//! IR as text, in generic form.

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
use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::handle::{Attr, Loc, OpId, Type};
use crate::op_access::{Op, OpView};
use crate::resources::Resources;
use alias::Aliases;
pub(crate) use collect::{is_notable_attr, is_notable_type};
pub(crate) use elements::MAX_LISTED;
pub(crate) use entity::{FULL, SHORT};
pub use names::ValueNames;

/// Options of the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrintOptions {
    /// With locations, as `--mlir-print-debuginfo`.
    pub locations: bool,
    /// Attributes and locations in full where they are used, instead of in aliases at the top; no resources either.
    pub no_aliases: bool,
    /// `{...}` instead of each region.
    pub skip_regions: bool,
    /// `dense_resource<__elided__>` instead of `dense` and `sparse` attributes with more elements than this.
    pub elide_elements: Option<u64>,
    /// Without the resources of the file whose text is longer than this.
    pub elide_resources: Option<usize>,
    /// With comments that name the users of each value, as `--mlir-print-value-users`. Operations without results are numbered
    /// among the values then.
    pub value_users: bool,
}

impl Op<'_> {
    /// The operation in generic form, with values numbered as if there were nothing around it.
    ///
    /// No line break comes after the last line. Aliases are printed before it. Below the outermost operation come the
    /// resources of dialects that attributes name, so that the text can be read again; those of tools do not, as they are
    /// about the file.
    #[must_use]
    pub fn print(&self, options: PrintOptions) -> String {
        let resources = self.resources().map(Resources::of_dialects);
        let resources = resources.filter(|resources| !resources.is_empty());
        let mut text = print_root(self.context(), self.view(), options, resources.as_ref());
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

impl Body {
    /// An operation as a message shows it: with its regions, without aliases and without long lists of numbers.
    #[must_use]
    pub fn op_text(&self, cx: &Context, op: OpId) -> String {
        op_in_body(cx, self, op)
    }

    /// The same with `{...}` instead of each region.
    #[must_use]
    pub fn op_line(&self, cx: &Context, op: OpId) -> String {
        let mut printer = Printer::new(
            cx,
            PrintOptions {
                skip_regions: true,
                ..PrintOptions::default()
            },
        );
        printer.elide = true;
        printer.op_in_body(self, op);
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

pub(crate) fn print_root(
    cx: &Context,
    root: OpView<'_>,
    options: PrintOptions,
    resources: Option<&Resources>,
) -> String {
    print_into(cx, root, options, resources, None)
}

/// The same, with the text handed to `sink` piece by piece as far as there is one; what comes back is the rest.
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
    // What threads print is kept until it is its turn, so the text of a long attribute would be held as a whole.
    printer.spread = cx.uses_threads() && !cx.has_distinct() && !cx.has_long();
    printer.alias_definitions(false);
    printer.root(root);
    printer.out.push('\n');
    printer.alias_definitions(true);
    if let Some(resources) = resources.filter(|_| !options.no_aliases) {
        printer.resources(resources);
    }
    printer.out
}

/// Writes text, and knows what has an alias.
struct Printer<'c> {
    cx: &'c Context,
    options: PrintOptions,
    out: String,
    aliases: Arc<Aliases>,
    /// The numbers of distinct attributes, in the order of their printing.
    distinct: FxHashMap<Attr, usize>,
    /// Leaves long lists of numbers out, and regions that are nested deeper than any text.
    elide: bool,
    /// Isolated operations side by side may be printed at the same time.
    spread: bool,
    /// Takes what is printed already, if the whole text is not to be kept.
    sink: Option<Sink<'c>>,
    /// A piece has been handed over since this was reset.
    spilled: bool,
    /// The text of attributes that were printed a moment ago, each in the one place that it belongs to.
    recent: Vec<(Option<Attr>, String)>,
}

/// Takes pieces of a text.
pub(crate) type Sink<'c> = &'c mut dyn FnMut(&str);

/// The size of a piece in bytes.
const PIECE: usize = 1 << 17;

/// The number of cached texts of attributes, and their greatest length.
const RECENT: usize = 64;
const LONGEST_RECENT: usize = 256;

impl<'c> Printer<'c> {
    fn new(cx: &'c Context, options: PrintOptions) -> Self {
        Self {
            cx,
            options,
            out: String::new(),
            aliases: Arc::default(),
            distinct: FxHashMap::default(),
            elide: false,
            spread: false,
            sink: None,
            spilled: false,
            recent: Vec::new(),
        }
    }

    /// A printer of a part of a text that has these aliases.
    fn of_part(cx: &'c Context, options: PrintOptions, aliases: &Arc<Aliases>) -> Self {
        Self {
            aliases: Arc::clone(aliases),
            recent: vec![(None, String::new()); RECENT],
            ..Self::new(cx, options)
        }
    }

    /// Hands over what is printed, once there is enough of it.
    fn spill(&mut self) {
        if let Some(sink) = &mut self.sink
            && self.out.len() >= PIECE
        {
            sink(&self.out);
            self.out.clear();
            self.spilled = true;
        }
    }

    /// Adds a text that is as large as a piece: where pieces are taken, it is not copied first.
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

    /// A number in decimal digits, as it is written all the time.
    fn number(&mut self, number: impl TryInto<u64>) {
        let mut rest = number.try_into().unwrap_or(u64::MAX);
        let mut digits = [b'0'; 20];
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        let digits = digits[start..].iter().map(|&digit| char::from(digit));
        self.out.extend(digits);
    }

    /// As [`Printer::attr`], of an attribute that may well have been printed a moment ago.
    fn recent_attr(&mut self, attr: Attr) {
        let place = attr.index() % RECENT;
        match self.recent.get(place) {
            Some((known, text)) if *known == Some(attr) => self.out.push_str(text),
            Some(_) => {
                let start = self.out.len();
                self.spilled = false;
                self.attr(attr);
                let printed = self.out.get(start..).unwrap_or_default();
                if printed.len() <= LONGEST_RECENT && !self.spilled {
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
        for (index, one) in items.into_iter().enumerate() {
            if index > 0 {
                self.push(", ");
                // A list inside of a list may be of any length.
                self.spill();
            }
            item(self, one);
        }
    }
}
