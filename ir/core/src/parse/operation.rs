//! Operations from text.
//!
//! Regions come before the types of an operation, so one that has regions stays open while they are read: open operations
//! are a stack of their own, not that of the thread.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::aliases::Aliases;
use super::block::Scope;
use super::cursor::Cursor;
use super::names::Names;
use super::pending::{Head, Open};
use super::recent::{self, Recent, RecentName, Tail};
use super::spread::GUESSES;
use super::values::UseName;
use super::{MAX_DEPTH, Parse, ParseOptions};
use crate::body::{Body, Header, OpSpec};
use crate::context::Context;
use crate::diag::Diagnostic;
use crate::dialect::Traits;
use crate::handle::{Attr, BlockId, OpId, OpName, Type, ValueId};
use crate::module::Module;
use crate::resources::Resources;

/// Reads one text.
pub(super) struct Parser<'c, 't> {
    pub(super) cx: &'c Context,
    pub(super) cur: Cursor<'t>,
    /// The nesting depth of attributes and types here.
    pub(super) depth: usize,
    pub(super) aliases: Aliases<'t>,
    pub(super) resources: Resources,
    options: ParseOptions<'t>,
    /// The bodies of the isolated operations that are open.
    pub(super) bodies: Vec<Body>,
    /// Empty bodies whose memory is used again.
    spare: Vec<Body>,
    open: Vec<Open>,
    /// The regions that are open: one more than there are open operations.
    pub(super) scopes: Vec<Scope<'t>>,
    pub(super) names: Names<'t>,
    /// Names of the results and operands of the operations that are open.
    pub(super) result_names: Vec<(UseName<'t>, u32)>,
    pub(super) operand_names: Vec<UseName<'t>>,
    /// The attribute that each number of a distinct attribute refers to.
    pub(super) distinct_ids: FxHashMap<u64, Attr>,
    /// Cached divisions of attributes into properties and discardable ones.
    pub(super) splits: FxHashMap<(OpName, Option<Attr>, Attr), (Attr, Attr)>,
    /// Where the text ends, if it is a part of the whole that is read on its own.
    pub(super) part_end: Option<usize>,
    /// An operation of the top level has been met.
    started: bool,
    /// The number of bytes that guesses about parts may still look at.
    pub(super) spread_left: usize,
    /// The greatest depth of attributes and types so far in the alias that is being defined, aliases expanded.
    pub(super) reached: usize,
    /// The number of operations around that part.
    pub(super) outer: usize,
    pub(super) scratch: Scratch,
    recent_names: Recent<RecentName<'t>>,
    pub(super) recent_tails: Recent<Tail<'t>>,
}

/// Lists that are filled anew for each operation.
#[derive(Default)]
pub(super) struct Scratch {
    pub(super) inputs: Vec<Type>,
    pub(super) results: Vec<Type>,
    pub(super) operands: Vec<ValueId>,
}

impl<'c, 't> Parser<'c, 't> {
    pub(super) fn new(
        cx: &'c Context,
        text: &'t str,
        base: u32,
        options: &ParseOptions<'t>,
    ) -> Self {
        Self {
            cx,
            cur: Cursor { text, at: 0, base },
            depth: 0,
            aliases: Aliases::default(),
            resources: Resources::default(),
            options: *options,
            bodies: Vec::new(),
            spare: Vec::new(),
            open: Vec::new(),
            scopes: Vec::new(),
            names: Names::default(),
            result_names: Vec::new(),
            operand_names: Vec::new(),
            distinct_ids: FxHashMap::default(),
            splits: FxHashMap::default(),
            part_end: None,
            started: false,
            spread_left: text.len().saturating_mul(GUESSES),
            reached: 0,
            outer: 0,
            scratch: Scratch::default(),
            recent_names: Recent::default(),
            recent_tails: Recent::default(),
        }
    }

    pub(super) fn module(&mut self) -> Parse<Module> {
        let mut top = Body::new(self.cx.new_body_id());
        let region = top.add_top_region();
        let block = top.append_block(region, &[]);
        self.bodies.push(top);
        self.scopes.push(Scope::new(region, Some(block), 0));
        self.items()?;
        self.check_scope()?;
        self.check_forward_references()?;
        let top = self.bodies.pop().unwrap_or_else(|| Body::new(0));
        self.wrap(top, block)
    }

    /// The module of what stands at the top level.
    fn wrap(&mut self, top: Body, block: BlockId) -> Parse<Module> {
        let ops: Vec<OpId> = top.ops(block).take(2).collect();
        let single = match ops[..] {
            [op] => Some(op),
            _ => None,
        };
        let is_module = |op: &OpId| {
            top.name(*op) == crate::dialect::op::BUILTIN_MODULE && top.nested(*op).is_some()
        };
        if let Some(root) = single.filter(|op| !self.options.implicit_module || is_module(op)) {
            return Ok(Module {
                holder: top,
                root,
                resources: std::mem::take(&mut self.resources),
            });
        }
        if !self.options.implicit_module {
            let count = top.ops(block).count();
            let message =
                format!("source must contain a single top-level operation, found: {count}");
            // It is about the whole text.
            let start = self.options.start(self.cx);
            return Err(Box::new(Diagnostic::error(start, message)));
        }
        let start = self.options.start(self.cx);
        let spec = OpSpec::new(crate::dialect::op::BUILTIN_MODULE, start);
        let mut module = Module::with_root(self.cx, &spec);
        if let Some(body) = module.holder.nested_mut(module.root) {
            *body = top;
        }
        module.resources = std::mem::take(&mut self.resources);
        Ok(module)
    }

    /// Everything up to the end of the text.
    pub(super) fn items(&mut self) -> Parse<()> {
        loop {
            let nested = !self.open.is_empty();
            match self.cur.skip() {
                _ if !nested && self.part_end.is_some_and(|end| self.cur.at >= end) => {
                    return self.end_part();
                }
                b'"' if !nested && !std::mem::replace(&mut self.started, true) => self.spread(),
                b'%' | b'"' => self.operation()?,
                b'}' if nested => self.region_end()?,
                b'^' if nested => self.block_label()?,
                // Aliases are not defined in between.
                _ if self.part_end.is_some() && !nested => return self.end_part(),
                b'#' if !nested => self.attr_alias_definition()?,
                b'!' if !nested => self.type_alias_definition()?,
                b'{' if !nested && self.cur.eat_text("{-#") => self.resource_sections()?,
                _ if self.cur.is_end() && nested => {
                    return self.cur.missing("expected '}' to end the region");
                }
                _ if self.cur.is_end() => return Ok(()),
                byte if byte.is_ascii_alphabetic() || byte == b'_' => return self.custom_form(),
                _ => return self.cur.missing("expected operation name in quotes"),
            }
        }
    }

    fn custom_form<T>(&mut self) -> Parse<T> {
        let start = self.cur.at;
        let word = self.cur.word();
        let is_outermost = self.open.is_empty();
        if is_outermost && !word.contains('.') && word != "module" {
            return self
                .cur
                .error_at(start, "expected operation name in quotes");
        }
        let message = format!(
            "expected operation name in quotes: '{word}' looks like the custom form, and only the generic form is read; \
             get it with 'mlir-opt --mlir-print-op-generic'"
        );
        self.cur.error_at(start, message)
    }

    fn operation(&mut self) -> Parse<()> {
        let mut head = self.head()?;
        head.line_end =
            recent::line_end(&self.cur.bytes()[self.cur.at..]).map(|length| self.cur.at + length);
        let line = head
            .line_end
            .and_then(|end| self.cur.text.get(self.cur.at..end));
        if let Some(tail) = line.and_then(|line| self.recent_tails.find(head.name, line)) {
            return self.finish_as(&head, &tail);
        }
        head.successors = self.successor_list(head.name)?;
        head.props = self.properties()?;
        if self.cur.skip() == b'(' {
            return self.open(head);
        }
        self.finish(head, None)
    }

    /// Everything up to the operands.
    fn head(&mut self) -> Parse<Head> {
        let results = self.result_names.len();
        if self.cur.byte() == b'%' {
            self.result_list()?;
        }
        if self.cur.skip() != b'"' {
            if self.cur.byte().is_ascii_alphabetic() {
                return self.custom_form();
            }
            return self.cur.missing("expected operation name in quotes");
        }
        let at = self.cur.at;
        let name = self.name()?;
        let operands = self.operand_names.len();
        self.operand_list()?;
        Ok(Head {
            at,
            name,
            results,
            operands,
            operands_end: self.cur.at,
            line_end: None,
            successors: Vec::new(),
            props: None,
        })
    }

    /// The name of an operation, in quotes.
    fn name(&mut self) -> Parse<OpName> {
        let at = self.cur.at;
        let written = self.cur.text()?;
        if let Cow::Borrowed(text) = written
            && let Some(name) = self.recent_names.find(text)
        {
            return Ok(name);
        }
        if written.is_empty() || written.contains('\0') {
            return self.cur.error_at(at, "empty operation name is invalid");
        }
        self.check_registered(&written)?;
        let name = self.cx.op_name_in_text(&written);
        if let Cow::Borrowed(text) = written {
            self.recent_names.keep(text, name);
        }
        Ok(name)
    }

    fn check_registered(&mut self, name: &str) -> Parse<()> {
        let dialect = name.split('.').next().unwrap_or("");
        if self.cx.allows_unregistered() || (name.contains('.') && self.cx.is_dialect(dialect)) {
            return Ok(());
        }
        self.cur.skip();
        self.cur.error(
            "operation being parsed with an unregistered dialect. If this is intended, please use \
             -allow-unregistered-dialect with the MLIR tool used",
        )
    }

    fn properties(&mut self) -> Parse<Option<Attr>> {
        if !self.cur.eat(b'<') {
            return Ok(None);
        }
        let props = self.attr()?;
        self.cur.expect(b'>', "to close properties")?;
        Ok(Some(props))
    }

    /// Keeps an operation open while its regions are read.
    fn open(&mut self, head: Head) -> Parse<()> {
        if self.outer + self.open.len() == MAX_DEPTH {
            return self.cur.error(format!(
                "regions nested deeper than {MAX_DEPTH} levels are not supported"
            ));
        }
        self.cur.at += 1;
        let isolated = self.owns_all() || self.cx.traits(head.name).has(Traits::ISOLATED);
        let header = Header {
            name: head.name,
            loc: self.cur.loc_at(head.at),
            attrs: Attr::EMPTY_DICT,
            props: Attr::EMPTY_DICT,
        };
        let block = self.current_block();
        let op = self.body().create_open(header, block);
        if isolated {
            let body = self.spare.pop().unwrap_or_else(|| Body::new(0));
            self.bodies.push(body);
        }
        self.open.push(Open { head, op, isolated });
        self.region_start()
    }

    /// At the `{` of a region.
    fn region_start(&mut self) -> Parse<()> {
        self.cur.expect(b'{', "to begin a region")?;
        let Some(open) = self.open.last() else {
            return Ok(());
        };
        let (op, isolated) = (open.op, open.isolated);
        let body = self.body();
        let region = if isolated {
            body.add_top_region()
        } else {
            body.add_region(op)
        };
        let undo = self.names.mark();
        let mut scope = Scope::new(region, None, undo);
        if !matches!(self.cur.skip(), b'}' | b'^') {
            scope.block = Some(self.body().append_block(region, &[]));
        }
        let has_label = scope.block.is_none();
        self.scopes.push(scope);
        if !has_label {
            self.spread();
        }
        Ok(())
    }

    /// At the `}` of a region: another one follows, or the rest of the operation.
    fn region_end(&mut self) -> Parse<()> {
        self.check_scope()?;
        self.cur.at += 1;
        if let Some(scope) = self.scopes.pop() {
            self.names.forget(scope.undo);
        }
        if self.cur.eat(b',') {
            return self.region_start();
        }
        self.cur.expect(b')', "to end the regions")?;
        let Some(open) = self.open.pop() else {
            return Ok(());
        };
        if open.isolated {
            self.check_forward_references()?;
            if let Some(mut nested) = self.bodies.pop() {
                let packed = nested.take_packed(self.cx.new_body_id());
                self.spare.push(nested);
                self.body().set_nested(open.op, packed);
            }
        }
        self.finish(open.head, Some(open.op))
    }

    /// Where the innermost isolated operation that is open has its name.
    pub(super) fn innermost_isolated(&self) -> Option<usize> {
        self.open
            .iter()
            .rev()
            .find(|open| open.isolated)
            .map(|open| open.head.at)
    }

    /// True if an operation that is read here has a body of its own, isolated or not.
    pub(super) fn owns_all(&self) -> bool {
        self.open.is_empty() && !self.options.implicit_module
    }

    pub(super) fn open_count(&self) -> usize {
        self.open.len()
    }

    /// Options for a part of the text.
    pub(super) fn part_options(&self) -> ParseOptions<'t> {
        ParseOptions {
            implicit_module: true,
            ..self.options
        }
    }

    pub(super) fn body(&mut self) -> &mut Body {
        if self.bodies.is_empty() {
            self.bodies.push(Body::new(0));
        }
        let last = self.bodies.len() - 1;
        &mut self.bodies[last]
    }
}
