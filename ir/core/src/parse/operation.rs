//! The parser of operations.
//!
//! Regions precede the types of an operation, so an operation stays open while its regions are parsed. Open
//! operations are on an explicit stack, because they nest arbitrarily deep.

use std::borrow::Cow;
use std::sync::Arc;

use crate::hash::{HashMap, HashSet};

use super::aliases::Aliases;
use super::block::Scope;
use super::cursor::Cursor;
use super::deferred::Deferral;
use super::names::Names;
use super::pending::{Head, Open};
use super::recent::{self, Recent, Tail};
use super::values::UseName;
use super::{MAX_DEPTH, Parse, ParseOptions};
use crate::body::{Body, Header, OpSpec};
use crate::context::Context;
use crate::diag::Diagnostic;
use crate::dialect::Traits;
use crate::handle::{Attr, BlockId, OpId, OpName, Type, ValueId};
use crate::module::Module;
use crate::resources::Resources;

pub(super) struct Parser<'c, 't> {
    pub(super) cx: &'c Context,
    pub(super) cur: Cursor<'t>,
    /// The current nesting depth of attributes and types.
    pub(super) depth: usize,
    pub(super) aliases: Arc<Aliases<'t>>,
    pub(super) resources: Resources,
    options: ParseOptions<'t>,
    /// The bodies of the open isolated operations.
    pub(super) bodies: Vec<Body>,
    /// Empty bodies whose allocations are reused.
    spare: Vec<Body>,
    open: Vec<Open>,
    /// The open regions, including the implicit one at the top level.
    pub(super) scopes: Vec<Scope<'t>>,
    pub(super) names: Names<'t>,
    /// The names of the results and operands of the open operations.
    pub(super) result_names: Vec<(UseName<'t>, u32)>,
    pub(super) operand_names: Vec<UseName<'t>>,
    /// The attribute that each number of a distinct attribute refers to.
    pub(super) distinct_ids: HashMap<u64, Attr>,
    /// Cached divisions of attributes into properties and discardable ones.
    pub(super) splits: HashMap<(OpName, Option<Attr>, Attr), (Attr, Attr)>,
    /// The maximum depth of attributes and types in the current alias definition, with expanded aliases.
    pub(super) deepest: usize,
    /// True if the location of an operation or argument is an alias that was not defined before it.
    pub(super) has_unresolved_locations: bool,
    /// The types of dialects that have passed the check of their dialect.
    pub(super) checked_types: HashSet<Type>,
    pub(super) deferral: Deferral,
    /// True if an isolated operation uses a value from outside of it.
    pub(super) has_outer_uses: bool,
    /// The errors after the one that ends the parser.
    pub(super) further_errors: Vec<Diagnostic>,
    /// True if the parser parses the regions that another one skipped.
    pub(super) parses_skipped_regions: bool,
    /// The number of operations around the ones that are open here.
    pub(super) outer_depth: usize,
    pub(super) scratch: Scratch,
    recent_names: Recent<&'t str, OpName>,
    pub(super) recent_tails: Recent<(OpName, &'t str), Tail>,
}

/// Lists whose allocations are reused for each operation.
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
            aliases: Arc::default(),
            resources: Resources::default(),
            options: *options,
            bodies: Vec::new(),
            spare: Vec::new(),
            open: Vec::new(),
            scopes: Vec::new(),
            names: Names::default(),
            result_names: Vec::new(),
            operand_names: Vec::new(),
            distinct_ids: HashMap::default(),
            splits: HashMap::default(),
            deepest: 0,
            has_unresolved_locations: false,
            checked_types: HashSet::default(),
            deferral: Deferral::new(),
            has_outer_uses: false,
            further_errors: Vec::new(),
            parses_skipped_regions: false,
            outer_depth: 0,
            scratch: Scratch::default(),
            recent_names: Recent::default(),
            recent_tails: Recent::default(),
        }
    }

    pub(super) fn module(&mut self) -> Parse<Module> {
        let block = self.push_top(self.cx.new_body_id());
        self.items()?;
        self.parse_skipped()?;
        self.check_blocks_defined()?;
        self.check_forward_references()?;
        let mut top = self.bodies.pop().unwrap_or_else(|| Body::new(0));
        self.resolve_locations(&mut top)?;
        let module = self.take_module(top, block)?;
        if self.has_outer_uses {
            // Such a module is there for the errors of its verification alone.
            self.fail_with(module.verify(self.cx))?;
        }
        Ok(module)
    }

    /// Starts the body of the top level, with a single block.
    pub(super) fn push_top(&mut self, id: u32) -> BlockId {
        let mut top = Body::new(id);
        let region = top.add_top_region();
        let block = top.append_block(region, &[]);
        self.bodies.push(top);
        self.scopes.push(Scope::new(region, Some(block), 0));
        block
    }

    /// Returns the module of the operations at the top level.
    fn take_module(&mut self, top: Body, block: BlockId) -> Parse<Module> {
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

    /// Parses operations, definitions of aliases and resources up to the end of the text or of skipped regions.
    pub(super) fn items(&mut self) -> Parse<()> {
        loop {
            if self.is_job_ready() {
                self.items_beside_job()?;
            }
            let nested = !self.open.is_empty();
            match self.cur.skip_whitespace() {
                b'}' if nested && self.must_wait_for_jobs() && self.is_open_isolated() => {
                    return Ok(());
                }
                b'#' | b'!' if !nested && self.has_running_jobs() => return Ok(()),
                b'%' | b'"' => self.operation()?,
                b'}' if nested => {
                    if let Some(open) = self.region_end()? {
                        if self.parses_skipped_regions && self.open.is_empty() {
                            return Ok(());
                        }
                        self.finish(open.head, Some(open.op))?;
                    }
                }
                b'^' if nested => self.block_label()?,
                b'#' | b'!' if !nested => {
                    self.parse_skipped()?;
                    self.alias_definition()?;
                }
                b'{' if !nested && self.cur.eat_text("{-#") => self.resource_sections()?,
                _ if self.cur.is_end() && nested => {
                    return self.missing("expected '}' to end the region");
                }
                _ if self.cur.is_end() => return Ok(()),
                byte if byte.is_ascii_alphabetic() || byte == b'_' => {
                    return self.report_custom_form();
                }
                _ => return self.missing("expected operation name in quotes"),
            }
        }
    }

    fn report_custom_form<T>(&mut self) -> Parse<T> {
        let start = self.cur.at;
        let word = self.cur.word();
        let is_outermost = self.open.is_empty();
        if is_outermost && !word.contains('.') && word != "module" {
            return self.error_at(start, "expected operation name in quotes");
        }
        let message = format!(
            "expected operation name in quotes: '{word}' looks like the custom form, and only the generic form is read; \
             get it with 'mlir-opt --mlir-print-op-generic'"
        );
        self.error_at(start, message)
    }

    fn operation(&mut self) -> Parse<()> {
        let mut head = self.head()?;
        head.line_end =
            recent::line_end(&self.cur.bytes()[self.cur.at..]).map(|length| self.cur.at + length);
        let line = head
            .line_end
            .and_then(|end| self.cur.text.get(self.cur.at..end));
        if let Some(line) = line
            && let Some(tail) = self.recent_tails.find((head.name, line))
        {
            return self.finish_as(&head, line, &tail);
        }
        head.successors = self.successor_list(head.name)?;
        head.props = self.properties()?;
        if self.cur.skip_whitespace() == b'(' {
            return self.open(head);
        }
        self.finish(head, None)
    }

    /// Parses an operation up to its operands.
    fn head(&mut self) -> Parse<Head> {
        let results = self.result_names.len();
        if self.cur.byte() == b'%' {
            self.result_list()?;
        }
        if self.cur.skip_whitespace() != b'"' {
            if self.cur.byte().is_ascii_alphabetic() {
                return self.report_custom_form();
            }
            return self.missing("expected operation name in quotes");
        }
        let at = self.cur.at;
        let name = self.name()?;
        let operands = self.operand_names.len();
        self.operand_list()?;
        Ok(Head {
            results,
            operands,
            operands_end: self.cur.at,
            ..Head::new(at, name)
        })
    }

    fn name(&mut self) -> Parse<OpName> {
        let at = self.cur.at;
        let written = self.cur.text()?;
        if let Cow::Borrowed(text) = written
            && let Some(name) = self.recent_names.find(text)
        {
            return Ok(name);
        }
        if written.is_empty() {
            return self.error_at(at, "empty operation name is invalid");
        }
        if written.contains('\0') {
            return self.error_at(at, "null character not allowed in operation name");
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
        if self.cx.allows_unregistered() || (name.contains('.') && self.cx.has_op_table(dialect)) {
            return Ok(());
        }
        self.cur.skip_whitespace();
        self.error(
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

    /// Opens an operation with regions.
    fn open(&mut self, head: Head) -> Parse<()> {
        if self.outer_depth + self.open.len() == MAX_DEPTH {
            return self.error(format!(
                "regions nested deeper than {MAX_DEPTH} levels are not supported"
            ));
        }
        self.cur.at += 1;
        let isolated = self.all_ops_own_bodies() || self.cx.traits(head.name).has(Traits::ISOLATED);
        let header = Header {
            name: head.name,
            loc: self.cur.loc_at(head.at),
            attrs: Attr::EMPTY_DICT,
            props: Attr::EMPTY_DICT,
        };
        let block = self.current_block();
        let op = self.body().create_open(header, block);
        if isolated && self.skip_regions(&head, op) {
            return self.finish(head, Some(op));
        }
        self.open_regions(Open { head, op, isolated })
    }

    pub(super) fn open_regions(&mut self, open: Open) -> Parse<()> {
        if open.isolated {
            let body = self.spare.pop().unwrap_or_else(|| Body::new(0));
            self.bodies.push(body);
        }
        self.open.push(open);
        self.region_start()
    }

    /// Parses the `{` of a region.
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
        if !matches!(self.cur.skip_whitespace(), b'}' | b'^') {
            scope.block = Some(self.body().append_block(region, &[]));
        }
        self.scopes.push(scope);
        Ok(())
    }

    /// Parses the `}` of a region. Returns the operation after its last region.
    fn region_end(&mut self) -> Parse<Option<Open>> {
        self.check_blocks_defined()?;
        self.cur.at += 1;
        if let Some(scope) = self.scopes.pop() {
            self.names.forget(scope.undo);
        }
        if self.cur.eat(b',') {
            self.region_start()?;
            return Ok(None);
        }
        self.cur.expect(b')', "to end region list")?;
        let Some(open) = self.open.pop() else {
            return Ok(None);
        };
        if open.isolated {
            self.leave_forward_references();
            if self.has_skipped_in_body() {
                self.parse_skipped()?;
            }
            if let Some(mut nested) = self.bodies.pop() {
                let packed = nested.take_packed(self.cx.new_body_id());
                self.spare.push(nested);
                self.body().set_nested(open.op, Box::new(packed));
            }
        }
        Ok(Some(open))
    }

    /// Returns whether the innermost open operation is isolated.
    fn is_open_isolated(&self) -> bool {
        self.open.last().is_some_and(|open| open.isolated)
    }

    pub(super) fn open_count(&self) -> usize {
        self.open.len()
    }

    pub(super) fn options(&self) -> &ParseOptions<'t> {
        &self.options
    }

    /// Returns whether any operation at this level owns a body, even if it is not isolated.
    pub(super) fn all_ops_own_bodies(&self) -> bool {
        self.open.is_empty() && !self.options.implicit_module
    }

    /// Parses items with commas between them, up to `close`, which may come at once. `what` completes the error for a
    /// missing `close`.
    pub(super) fn list<T>(
        &mut self,
        close: u8,
        what: &str,
        item: impl FnMut(&mut Self) -> Parse<T>,
    ) -> Parse<Vec<T>> {
        if self.cur.eat(close) {
            return Ok(Vec::new());
        }
        self.nonempty_list(close, what, item)
    }

    /// Like [`Parser::list`], for a list that must have an item.
    pub(super) fn nonempty_list<T>(
        &mut self,
        close: u8,
        what: &str,
        mut item: impl FnMut(&mut Self) -> Parse<T>,
    ) -> Parse<Vec<T>> {
        let mut items = Vec::new();
        loop {
            items.push(item(self)?);
            if !self.cur.eat(b',') {
                self.cur.expect(close, what)?;
                return Ok(items);
            }
        }
    }

    pub(super) fn error_at<T>(&self, offset: usize, message: impl Into<String>) -> Parse<T> {
        self.cur.error_at(offset, message)
    }

    /// Fails with the same message at each of these offsets, if there are any.
    pub(super) fn error_at_all(&mut self, mut offsets: Vec<usize>, message: &str) -> Parse<()> {
        offsets.sort_unstable();
        offsets.dedup();
        let errors = offsets
            .into_iter()
            .map(|at| Diagnostic::error(self.cur.loc_at(at), message));
        self.fail_with(errors.collect())
    }

    /// Fails with these errors, if there are any.
    fn fail_with(&mut self, errors: Vec<Diagnostic>) -> Parse<()> {
        let mut errors = errors.into_iter();
        let Some(first) = errors.next() else {
            return Ok(());
        };
        self.further_errors = errors.collect();
        Err(Box::new(first))
    }

    pub(super) fn error<T>(&self, message: impl Into<String>) -> Parse<T> {
        self.cur.error(message)
    }

    pub(super) fn missing<T>(&self, message: impl Into<String>) -> Parse<T> {
        self.cur.missing(message)
    }

    pub(super) fn body(&mut self) -> &mut Body {
        if self.bodies.is_empty() {
            self.bodies.push(Body::new(0));
        }
        let last = self.bodies.len() - 1;
        &mut self.bodies[last]
    }
}
