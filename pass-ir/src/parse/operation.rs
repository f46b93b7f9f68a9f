//! Operations from text.
//!
//! Regions come before the types of an operation, so one that has regions stays open while they are read: open operations
//! are a stack of their own, not that of the thread.

use rustc_hash::FxHashMap;

use super::aliases::Aliases;
use super::block::Scope;
use super::cursor::Cursor;
use super::pending::{Head, Open};
use super::values::{Names, UseName};
use super::{MAX_DEPTH, Parse, ParseOptions};
use crate::body::{Body, Header, InsertPoint, OpSpec};
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Attr, BlockId, OpId, OpName, Type, ValueId};
use crate::module::Module;

/// Reads one text.
pub(super) struct Parser<'c, 't> {
    pub(super) cx: &'c Context,
    pub(super) cur: Cursor<'t>,
    /// How deep attributes and types are nested here.
    pub(super) depth: usize,
    pub(super) aliases: Aliases<'t>,
    options: ParseOptions<'t>,
    /// The bodies of the isolated operations that are open.
    pub(super) bodies: Vec<Body>,
    open: Vec<Open>,
    /// The regions that are open: one more than there are open operations.
    pub(super) scopes: Vec<Scope<'t>>,
    pub(super) names: Names<'t>,
    /// Names of the results and operands of the operations that are open.
    pub(super) result_names: Vec<(UseName<'t>, u32)>,
    pub(super) operand_names: Vec<UseName<'t>>,
    /// What each number of a distinct attribute stands for.
    pub(super) distinct_ids: FxHashMap<u64, Attr>,
    /// How attributes were divided into properties and others.
    pub(super) splits: FxHashMap<(OpName, Option<Attr>, Attr), (Attr, Attr)>,
    scratch: Scratch,
}

/// Lists that are filled anew for each operation.
#[derive(Default)]
struct Scratch {
    inputs: Vec<Type>,
    results: Vec<Type>,
    operands: Vec<ValueId>,
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
            options: *options,
            bodies: Vec::new(),
            open: Vec::new(),
            scopes: Vec::new(),
            names: Names::default(),
            result_names: Vec::new(),
            operand_names: Vec::new(),
            distinct_ids: FxHashMap::default(),
            splits: FxHashMap::default(),
            scratch: Scratch::default(),
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
    fn wrap(&self, top: Body, block: BlockId) -> Parse<Module> {
        let ops: Vec<OpId> = top.ops(block).take(2).collect();
        let single = match ops[..] {
            [op] => Some(op),
            _ => None,
        };
        let is_module =
            |op: &OpId| top.name(*op) == crate::op::BUILTIN_MODULE && top.nested(*op).is_some();
        if let Some(root) = single.filter(|op| !self.options.implicit_module || is_module(op)) {
            return Ok(Module { holder: top, root });
        }
        if !self.options.implicit_module {
            let count = top.ops(block).count();
            let message =
                format!("source must contain a single top-level operation, found: {count}");
            return self.cur.error_at(0, message);
        }
        let file = self.cx.ident(self.options.file);
        let spec = OpSpec::new(crate::op::BUILTIN_MODULE, self.cx.file_loc(file, 0, 0));
        let mut module = Module::with_root(self.cx, &spec);
        if let Some(body) = module.holder.nested_mut(module.root) {
            *body = top;
        }
        Ok(module)
    }

    /// Everything up to the end of the text.
    fn items(&mut self) -> Parse<()> {
        loop {
            let nested = !self.open.is_empty();
            match self.cur.skip() {
                b'%' | b'"' => self.operation()?,
                b'}' if nested => self.region_end()?,
                b'^' if nested => self.block_label()?,
                b'#' if !nested => self.attr_alias_definition()?,
                b'!' if !nested => self.type_alias_definition()?,
                b'{' if !nested && self.cur.eat_text("{-#") => self.resources()?,
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
        let message = format!(
            "expected operation name in quotes: '{word}' looks like the custom form, and only the generic form is read; \
             get it with 'mlir-opt --mlir-print-op-generic'"
        );
        self.cur.error_at(start, message)
    }

    fn operation(&mut self) -> Parse<()> {
        let head = self.head()?;
        if self.cur.skip() == b'(' {
            return self.open(head);
        }
        self.finish(head, None)
    }

    /// Everything before the regions.
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
        let name = self.cur.utf8_string()?;
        if name.is_empty() || name.contains('\0') {
            return self.cur.error_at(at, "empty operation name is invalid");
        }
        self.check_registered(&name)?;
        let name = self.cx.op_name_in_text(&name);
        let operands = self.operand_names.len();
        self.operand_list()?;
        let successors = self.successor_list(name)?;
        let props = self.properties()?;
        Ok(Head {
            at,
            name,
            results,
            operands,
            successors,
            props,
        })
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

    fn successor_list(&mut self, name: OpName) -> Parse<Vec<BlockId>> {
        let mut successors = Vec::new();
        if self.cur.skip() != b'[' {
            return Ok(successors);
        }
        if self.cx.is_registered(name) && !self.cx.traits(name).has(Traits::TERMINATOR) {
            return self.cur.error("successors in non-terminator");
        }
        self.cur.at += 1;
        loop {
            successors.push(self.successor()?);
            if !self.cur.eat(b',') {
                break;
            }
        }
        self.cur.expect(b']', "in operation")?;
        Ok(successors)
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
        if self.open.len() == MAX_DEPTH {
            return self.cur.error(format!(
                "regions nested deeper than {MAX_DEPTH} levels are not supported"
            ));
        }
        self.cur.at += 1;
        let top = self.open.is_empty() && !self.options.implicit_module;
        let isolated = top || self.cx.traits(head.name).has(Traits::ISOLATED);
        let header = Header {
            name: head.name,
            loc: self.cur.loc_at(head.at),
            attrs: Attr::EMPTY_DICT,
            props: Attr::EMPTY_DICT,
        };
        let spec = OpSpec {
            owns: isolated,
            ..OpSpec::with_header(header)
        };
        let block = self.current_block();
        let cx = self.cx;
        let body = self.body();
        let op = body.create_detached(cx, &spec);
        body.insert(op, InsertPoint::End(block));
        if isolated {
            self.bodies.push(Body::new(cx.new_body_id()));
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
        self.scopes.push(scope);
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
                nested.shrink();
                self.body().set_nested(open.op, nested);
            }
        }
        self.finish(open.head, Some(open.op))
    }

    /// Everything after the regions. The operation is there already if it has some.
    fn finish(&mut self, head: Head, op: Option<OpId>) -> Parse<()> {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.inputs.clear();
        scratch.results.clear();
        scratch.operands.clear();
        let attrs = if self.cur.skip() == b'{' {
            self.dictionary()?
        } else {
            Attr::EMPTY_DICT
        };
        self.cur.expect(b':', "followed by operation type")?;
        self.cur.skip();
        let types_at = self.cur.at;
        if self.cur.byte() != b'(' {
            return self.cur.missing("expected function type");
        }
        self.signature(&mut scratch.inputs, &mut scratch.results)?;
        self.resolve_operands(&head, types_at, &scratch.inputs, &mut scratch.operands)?;
        let loc = self
            .trailing_loc()?
            .unwrap_or_else(|| self.cur.loc_at(head.at));
        let (attrs, props) = self.split_attrs(&head, attrs)?;
        let spec = OpSpec {
            header: Header {
                name: head.name,
                loc,
                attrs,
                props,
            },
            operands: &scratch.operands,
            results: &scratch.results,
            successors: &head.successors,
            regions: 0,
            owns: self.open.is_empty() && !self.options.implicit_module,
        };
        let op = self.place(op, &spec);
        self.define_results(&head, op, scratch.results.len(), types_at)?;
        self.scratch = scratch;
        Ok(())
    }

    fn place(&mut self, op: Option<OpId>, spec: &OpSpec<'_>) -> OpId {
        let block = self.current_block();
        let cx = self.cx;
        let body = self.body();
        match op {
            Some(op) => {
                body.complete(op, spec);
                op
            }
            None => {
                let op = body.create_detached(cx, spec);
                body.insert(op, InsertPoint::End(block));
                op
            }
        }
    }

    /// Where the innermost isolated operation that is open has its name.
    pub(super) fn innermost_isolated(&self) -> Option<usize> {
        self.open
            .iter()
            .rev()
            .find(|open| open.isolated)
            .map(|open| open.head.at)
    }

    pub(super) fn body(&mut self) -> &mut Body {
        if self.bodies.is_empty() {
            self.bodies.push(Body::new(0));
        }
        let last = self.bodies.len() - 1;
        &mut self.bodies[last]
    }
}
