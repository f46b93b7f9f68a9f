//! Exclusive access to an operation with its nested operations.

use crate::body::{Body, Header, OpData, UseData, ValueData};
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Attr, Handle, Ident, Loc, OpId, OpName, Type};
use crate::op_ref::OpRef;
use crate::resources::Resources;

/// Exclusive access to an operation with its nested operations, and to nothing outside.
///
/// The operations directly inside of one can be handed out all at once ([`Op::children`]), also to several threads.
/// Of an operation that is not isolated only name, location, attributes and types can be reached that way, because
/// what is nested in it may use values from outside.
#[derive(Debug)]
pub struct Op<'a> {
    cx: &'a Context,
    data: &'a mut OpData,
    values: &'a [ValueData],
    uses: &'a [UseData],
    parent: u32,
    id: OpId,
    resources: Option<&'a Resources>,
}

impl<'a> Op<'a> {
    /// Returns the operation `id` of `body`.
    pub fn of(cx: &'a Context, body: &'a mut Body, id: OpId) -> Self {
        let parent = body.id();
        let (ops, values, uses) = body.split();
        Self {
            cx,
            data: &mut ops[id.index()],
            values,
            uses,
            parent,
            id,
            resources: None,
        }
    }

    pub(crate) fn with_resources(self, resources: &'a Resources) -> Self {
        Self {
            resources: Some(resources),
            ..self
        }
    }

    /// Reborrows the operation.
    pub fn reborrow(&mut self) -> Op<'_> {
        Op {
            cx: self.cx,
            data: self.data,
            values: self.values,
            uses: self.uses,
            parent: self.parent,
            id: self.id,
            resources: self.resources,
        }
    }

    /// Returns the context that operations share.
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// Returns the name as text.
    pub fn name(&self) -> &'a str {
        self.cx.op_name_str(self.data.name())
    }

    /// Returns name, location, attributes and properties.
    pub fn header(&self) -> Header {
        self.data.header(self.cx)
    }

    /// Replaces name, location, attributes and properties.
    pub fn set_header(&mut self, header: Header) {
        self.data.set_header(header);
    }

    /// Returns the name.
    pub fn op_name(&self) -> OpName {
        self.data.name()
    }

    /// Returns the value of a property or attribute.
    pub fn attr(&self, key: Ident) -> Option<Attr> {
        self.data.attr(self.cx, key)
    }

    /// Sets or removes a property or attribute.
    pub fn set_attr(&mut self, key: Ident, value: Option<Attr>) {
        self.data.set_attr(self.cx, key, value);
    }

    /// Returns the location.
    pub fn location(&self) -> Loc {
        self.data.loc()
    }

    /// Changes the location.
    pub fn set_location(&mut self, loc: Loc) {
        self.data.set_loc(loc);
    }

    /// Returns the symbol that the operation defines.
    pub fn symbol(&self) -> Option<&'a str> {
        self.data.symbol(self.cx).map(|symbol| self.cx.str(symbol))
    }

    /// Returns whether a dialect declares the operation.
    pub fn is_registered(&self) -> bool {
        self.cx.is_registered(self.data.name())
    }

    /// Returns whether the regions use nothing from outside.
    pub fn is_isolated(&self) -> bool {
        self.cx.traits(self.data.name()).has(Traits::ISOLATED)
    }

    /// Returns whether no operation encloses this one.
    pub fn is_outermost(&self) -> bool {
        self.resources.is_some()
    }

    /// Returns the resources of the file, which only the outermost operation reaches.
    pub fn resources(&self) -> Option<&'a Resources> {
        self.resources
    }

    /// Returns the types of the operands.
    pub fn operand_types(&self) -> impl ExactSizeIterator<Item = Type> + '_ {
        self.view().operand_types()
    }

    /// Returns the types of the results.
    pub fn result_types(&self) -> impl ExactSizeIterator<Item = Type> + '_ {
        self.view().result_types()
    }

    /// Returns the body of an isolated operation.
    pub fn body(&self) -> Option<&Body> {
        self.data.body()
    }

    /// Returns the body of an isolated operation, for changes.
    pub fn body_mut(&mut self) -> Option<&mut Body> {
        self.data.body_mut()
    }

    /// Calls `visit` on every operation nested in this one, at any depth and inside isolated operations too, each
    /// before what is nested in it. Of an operation that is not isolated nothing is visited.
    pub fn walk_nested(&self, mut visit: impl FnMut(OpRef<'_>)) {
        let Some(body) = self.body() else { return };
        // A stack of what is around, so that depth costs no stack of the thread.
        let mut around = Vec::new();
        let mut current = (body, body.ops_of_regions(body.top_regions()));
        loop {
            let (body, ops) = &mut current;
            let body = *body;
            let Some(op) = ops.next() else {
                let Some(outer) = around.pop() else { return };
                current = outer;
                continue;
            };
            visit(OpRef::new(self.cx, body, op));
            let inner = match (body.nested(op), body.regions(op)) {
                (Some(nested), _) => (nested, nested.ops_of_regions(nested.top_regions())),
                (None, []) => continue,
                (None, regions) => (body, body.ops_of_regions(regions)),
            };
            around.push(std::mem::replace(&mut current, inner));
        }
    }

    /// Returns a number that no other operation of the context has, and that it keeps while it lives in the same place.
    pub fn identity(&self) -> u64 {
        match self.body() {
            // No operation has the last slot.
            Some(body) => (u64::from(body.id()) << 32) | u64::from(u32::MAX),
            None => (u64::from(self.parent) << 32) | u64::from(self.id.slot()),
        }
    }

    /// Visits each direct child: the operations of all blocks of all regions, in order.
    pub fn for_each_child(&mut self, mut visit: impl FnMut(Op<'_>)) {
        let cx = self.cx;
        let Some(body) = self.data.body_mut() else {
            return;
        };
        for id in direct(body) {
            visit(Op::of(cx, body, id));
        }
    }

    /// Returns the operations directly inside, all at once: all regions, all blocks, in order.
    pub fn children(&mut self) -> Vec<Op<'_>> {
        let cx = self.cx;
        let Some(body) = self.data.body_mut() else {
            return Vec::new();
        };
        let (order, parent) = (direct(body), body.id());
        let (ops, values, uses) = body.split();
        let mut slots: Vec<Option<&mut OpData>> = ops.iter_mut().map(Some).collect();
        let children = order.into_iter().filter_map(|id| {
            let data = slots[id.index()].take()?;
            Some(Op {
                cx,
                data,
                values,
                uses,
                parent,
                id,
                resources: None,
            })
        });
        children.collect()
    }

    pub(crate) fn view(&self) -> OpView<'_> {
        OpView {
            data: self.data,
            values: self.values,
            uses: self.uses,
            outer: None,
        }
    }
}

/// Shared access to the record of an operation and to the arenas that it refers to.
#[derive(Clone, Copy)]
pub(crate) struct OpView<'a> {
    pub(crate) data: &'a OpData,
    pub(crate) values: &'a [ValueData],
    pub(crate) uses: &'a [UseData],
    /// The body that the operation is in, if that is accessible.
    pub(crate) outer: Option<&'a Body>,
}

impl<'a> OpView<'a> {
    pub(crate) fn of(body: &'a Body, id: OpId) -> Self {
        let (ops, values, uses) = body.parts();
        Self {
            data: &ops[id.index()],
            values,
            uses,
            outer: Some(body),
        }
    }

    /// Returns the types of the operands.
    pub(crate) fn operand_types(&self) -> impl ExactSizeIterator<Item = Type> + Clone + use<'a> {
        let (values, slots) = (self.values, &self.uses[self.data.operands.range()]);
        slots.iter().map(|slot| {
            let value = values.get(slot.value.index());
            value.map_or(Type::NONE, |value| value.ty)
        })
    }

    /// Returns the types of the results.
    pub(crate) fn result_types(&self) -> impl ExactSizeIterator<Item = Type> + Clone + use<'a> {
        let results = self.values[self.data.results.range()].iter();
        results.map(|value| value.ty)
    }
}

fn direct(body: &Body) -> Vec<OpId> {
    body.top_ops().collect()
}
