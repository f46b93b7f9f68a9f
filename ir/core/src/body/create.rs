//! Creation of operations.

use crate::context::{Context, Entries};
use crate::dialect::{Traits, setters};
use crate::handle::{Attr, BlockId, Handle, Ident, Loc, OpId, OpName, RegionId, Type, ValueId};

use super::Body;
use super::data::{Extra, Header, NO_USE, OpData, Span, ValueData};

/// A description of a new operation.
///
/// ```
/// use pass_dialects::op;
/// use pass_ir::{parse, name, InsertPoint, OpSpec, ParseOptions, Type};
///
/// let cx = pass_dialects::context();
/// let mut module = parse(&cx, "", &ParseOptions::default()).unwrap();
/// let mut root = module.root(&cx);
/// let loc = root.location();
/// let body = root.body_mut().unwrap();
/// let block = body.entry(body.top_regions()[0]).unwrap();
/// let one = cx.integer_attr(1, Type::I32);
/// let spec = OpSpec::new(op::ARITH_CONSTANT, loc).attr(name::VALUE, one).results(&[Type::I32]);
/// let constant = body.create(&cx, &spec, InsertPoint::End(block));
/// let value = body.result(constant, 0).unwrap();
/// let operands = [value, value];
/// let spec = OpSpec::new(op::ARITH_ADDI, loc).operands(&operands).results(&[Type::I32]);
/// body.create(&cx, &spec, InsertPoint::After(constant));
/// assert_eq!(module.print(&cx), r#""builtin.module"() ({
///   %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
///   %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
/// }) : () -> ()
/// "#);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct OpSpec<'a> {
    pub(crate) header: Header,
    /// Properties and attributes in addition to those of the header.
    pub(crate) entries: Entries,
    pub(crate) operands: &'a [ValueId],
    pub(crate) results: &'a [Type],
    pub(crate) successors: &'a [BlockId],
    pub(crate) regions: usize,
    /// True for an operation that owns a body even if it is not isolated.
    pub(crate) owns_body: bool,
}

impl<'a> OpSpec<'a> {
    /// Creates a description with a name and a location.
    pub fn new(name: OpName, loc: Loc) -> Self {
        Self::with_header(Header {
            loc,
            ..Header::new(name)
        })
    }

    /// Creates a description with a name, a location, attributes and properties.
    pub fn with_header(header: Header) -> Self {
        Self {
            header,
            entries: Entries::new(),
            operands: &[],
            results: &[],
            successors: &[],
            regions: 0,
            owns_body: false,
        }
    }

    /// Adds a property or attribute.
    pub fn attr(mut self, key: Ident, value: Attr) -> Self {
        self.entries.push((key, value));
        self
    }

    /// Adds properties or attributes.
    pub fn attrs(mut self, entries: impl IntoIterator<Item = (Ident, Attr)>) -> Self {
        self.entries.extend(entries);
        self
    }

    setters! {
        /// Sets operands.
        operands: &'a [ValueId];
        /// Sets results of these types.
        results: &'a [Type];
        /// Sets successors.
        successors: &'a [BlockId];
        /// Sets the number of empty regions.
        regions: usize;
    }

    /// Returns the header with the added properties and attributes, and with defaults.
    fn complete_header(&self, cx: &Context) -> Header {
        let mut header = self.header;
        let properties = &cx.op_data(header.name).properties;
        let is_property = |entry: &&(Ident, Attr)| properties.contains(&entry.0);
        let (props, attrs): (Entries, Entries) = self.entries.iter().partition(is_property);
        header.attrs = with_entries(cx, header.attrs, &attrs);
        header.props = with_defaults(cx, header.name, header.props, &props);
        header
    }
}

/// A position for an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InsertPoint {
    /// Before an operation that is in a block.
    Before(OpId),
    /// After an operation that is in a block.
    After(OpId),
    /// At the start of a block.
    Start(BlockId),
    /// At the end of a block.
    End(BlockId),
}

impl Body {
    /// Creates an operation at a position. Properties with a default value get it.
    pub fn create(&mut self, cx: &Context, spec: &OpSpec<'_>, at: InsertPoint) -> OpId {
        let op = self.create_detached(cx, spec, spec.complete_header(cx));
        self.insert(op, at);
        op
    }

    /// Creates a detached operation whose header has all attributes.
    pub(crate) fn create_detached(
        &mut self,
        cx: &Context,
        spec: &OpSpec<'_>,
        header: Header,
    ) -> OpId {
        let op = self.alloc_op(OpData::of_header(header));
        self.fill_operands(op, spec.operands);
        self.fill_results(op, spec.results);
        self.fill_extra(cx, op, spec);
        op
    }

    /// Inserts or moves an operation to a position.
    pub fn insert(&mut self, op: OpId, at: InsertPoint) {
        let (block, next) = match at {
            InsertPoint::Before(other) => (self.block_of(other), Some(other)),
            InsertPoint::After(other) => (self.block_of(other), self.next_op(other)),
            InsertPoint::Start(block) => (Some(block), self.first_op(block)),
            InsertPoint::End(block) => (Some(block), None),
        };
        if let (Some(block), true) = (block, next != Some(op)) {
            self.unlink_op(op);
            self.link_op(op, block, next);
        }
    }

    fn fill_operands(&mut self, op: OpId, operands: &[ValueId]) {
        let len = operands.len() as u32;
        let start = self.alloc_uses(len);
        self.ops[op].operands = Span { start, len };
        for (slot, &value) in (start..).zip(operands) {
            self.link_use(slot, op, value);
        }
    }

    fn fill_results(&mut self, op: OpId, results: &[Type]) {
        let len = results.len() as u32;
        let start = self.alloc_values(len);
        self.ops[op].results = Span { start, len };
        let slots = &mut self.values.as_mut_slice()[start as usize..];
        for ((slot, &ty), index) in slots.iter_mut().zip(results).zip(0..) {
            *slot = ValueData {
                ty,
                first_use: NO_USE,
                def: op.slot(),
                index,
            };
        }
    }

    fn fill_extra(&mut self, cx: &Context, op: OpId, spec: &OpSpec<'_>) {
        let owns_body = spec.owns_body || cx.traits(spec.header.name).has(Traits::ISOLATED);
        if !owns_body && spec.regions == 0 && spec.successors.is_empty() {
            return;
        }
        let mut extra = Extra::default();
        if owns_body {
            let mut body = Self::new(cx.new_body_id());
            for _ in 0..spec.regions {
                let _ = body.add_top_region();
            }
            extra.body = Some(Box::new(body));
        } else {
            extra.regions = (0..spec.regions).map(|_| self.new_region(op)).collect();
        }
        self.ops[op].extra = Some(Box::new(extra));
        self.set_successors(op, spec.successors);
    }
}

/// Adds `more` and the defaults of missing properties to a dictionary of properties.
pub(crate) fn with_defaults(
    cx: &Context,
    name: OpName,
    props: Attr,
    more: &[(Ident, Attr)],
) -> Attr {
    let defaults = &cx.op_data(name).defaults;
    let is_set =
        |key: Ident| more.iter().any(|entry| entry.0 == key) || cx.dict_get(props, key).is_some();
    if defaults.iter().all(|entry| is_set(entry.0)) {
        return with_entries(cx, props, more);
    }
    let set = cx.attr(props).as_dict().unwrap_or_default();
    cx.dict_attr(defaults.iter().chain(set).chain(more).copied())
}

/// Adds entries to a dictionary, and replaces those of the same name.
fn with_entries(cx: &Context, dict: Attr, more: &[(Ident, Attr)]) -> Attr {
    if more.is_empty() {
        return dict;
    }
    let entries = cx.attr(dict).as_dict().unwrap_or_default();
    cx.dict_attr(entries.iter().chain(more).copied())
}

/// Creation in steps, for the parser, which reads the regions of an operation before its operand types.
impl Body {
    /// Creates an operation that has only a header, at the end of a block. [`Body::complete`] adds the rest.
    pub(crate) fn create_open(&mut self, header: Header, block: BlockId) -> OpId {
        let op = self.alloc_op(OpData::of_header(header));
        self.insert(op, InsertPoint::End(block));
        op
    }

    pub(crate) fn add_region(&mut self, op: OpId) -> RegionId {
        let region = self.new_region(op);
        let extra = self.ops[op].extra.get_or_insert_default();
        let mut regions = std::mem::take(&mut extra.regions).into_vec();
        regions.push(region);
        extra.regions = regions.into();
        region
    }

    pub(crate) fn set_nested(&mut self, op: OpId, nested: Box<Self>) {
        self.ops[op].extra.get_or_insert_default().body = Some(nested);
    }

    pub(crate) fn take_nested(&mut self, op: OpId) -> Option<Box<Self>> {
        self.ops[op].extra.as_mut()?.body.take()
    }

    /// Completes an operation that was created from its header, apart from regions.
    pub(crate) fn complete(&mut self, op: OpId, spec: &OpSpec<'_>) {
        self.ops[op].header = spec.header;
        self.fill_operands(op, spec.operands);
        self.fill_results(op, spec.results);
        if !spec.successors.is_empty() {
            self.set_successors(op, spec.successors);
        }
    }

    pub(crate) fn result_start(&self, op: OpId) -> ValueId {
        self.values.handle(self.data(op).results.start)
    }

    pub(crate) fn new_placeholder(&mut self, ty: Type) -> ValueId {
        let slot = self.alloc_values(1);
        let value = self.values.handle(slot);
        self.values[value].ty = ty;
        value
    }

    /// Creates a value that stands for one outside of the operation that owns the body, which its operations must not use:
    /// an argument of a block that is in no region.
    pub(crate) fn add_outer_value(&mut self, ty: Type) -> ValueId {
        self.has_outer_values = true;
        let block = self.new_block();
        self.add_arg(block, ty, Loc::UNKNOWN)
    }

    pub(crate) fn drop_placeholder(&mut self, value: ValueId) {
        self.retire_values(value.slot(), 1);
    }
}
