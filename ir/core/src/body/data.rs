//! The records of the arenas.

use crate::context::Context;
use crate::handle::{Attr, BlockId, Ident, Loc, OpId, OpName, RegionId, Type, ValueId};

use super::Body;
use super::dictionaries::OwnDictionaries;

/// The parts of an operation apart from its operands, results and regions: four handles, cheap to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Header {
    /// The name.
    pub name: OpName,
    /// The location.
    pub loc: Loc,
    /// The dictionary of discardable attributes.
    pub attrs: Attr,
    /// The dictionary of properties, or any attribute for an unregistered operation.
    pub props: Attr,
}

impl Header {
    /// Creates a header without location, attributes and properties.
    pub fn new(name: OpName) -> Self {
        Self {
            name,
            loc: Loc::UNKNOWN,
            attrs: Attr::EMPTY_DICT,
            props: Attr::EMPTY_DICT,
        }
    }

    /// Returns the same header with a property or attribute.
    pub fn with(mut self, cx: &Context, key: Ident, value: Attr) -> Self {
        self.set_attr(cx, key, Some(value));
        self
    }

    /// Returns the value of a property or attribute.
    pub fn attr(&self, cx: &Context, key: Ident) -> Option<Attr> {
        cx.dict_get(self.props, key)
            .or_else(|| cx.dict_get(self.attrs, key))
    }

    /// Sets or removes a property, if the dialect declares one of this name, or else an attribute.
    pub fn set_attr(&mut self, cx: &Context, key: Ident, value: Option<Attr>) {
        let is_property = cx.op_data(self.name).properties.contains(&key);
        let dict = if is_property {
            &mut self.props
        } else {
            &mut self.attrs
        };
        *dict = cx.dict_with(*dict, key, value);
    }

    /// Returns the name of the symbol that the operation defines.
    pub fn symbol(&self, cx: &Context) -> Option<Ident> {
        cx.attr(self.attr(cx, crate::name::SYM_NAME)?).as_string()
    }
}

#[derive(Debug)]
pub(crate) struct OpData {
    /// The header, in which [`Attr::OWN`] replaces owned dictionaries.
    pub(super) header: Header,
    pub(crate) block: BlockId,
    pub(crate) prev: OpId,
    pub(crate) next: OpId,
    /// The order number, which increases along the block.
    pub(crate) order: u32,
    pub(crate) operands: Span,
    pub(crate) results: Span,
    pub(crate) extra: Option<Box<Extra>>,
}

/// The rarely used parts.
#[derive(Debug, Default)]
pub(crate) struct Extra {
    pub(crate) successors: Box<[BlockId]>,
    /// By successor, the index of the edge in its block.
    pub(crate) edges: Box<[u32]>,
    /// Regions in the same body.
    pub(crate) regions: Box<[RegionId]>,
    /// The regions of an isolated operation.
    pub(crate) body: Option<Box<Body>>,
    pub(crate) own: Option<Box<OwnDictionaries>>,
}

/// Consecutive slots of an arena.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Span {
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

#[derive(Debug)]
pub(crate) struct BlockData {
    pub(crate) region: RegionId,
    pub(crate) prev: BlockId,
    pub(crate) next: BlockId,
    pub(crate) first: OpId,
    pub(crate) last: OpId,
    pub(crate) args: Vec<(ValueId, Loc)>,
    /// The incoming edges: terminators, each with the index of the successor.
    pub(crate) edges: Vec<(OpId, u32)>,
    pub(crate) next_free: u32,
}

#[derive(Debug)]
pub(crate) struct RegionData {
    /// [`OpId::NONE`] for the regions of the owner of the body.
    pub(crate) owner: OpId,
    pub(crate) first: BlockId,
    pub(crate) last: BlockId,
    pub(crate) next_free: u32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ValueData {
    pub(crate) ty: Type,
    pub(crate) first_use: u32,
    /// The defining operation, or the defining block with the highest bit set.
    pub(crate) def: u32,
    pub(crate) index: u32,
}

/// A use of a value: an operand slot, linked with the other uses of the same value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UseData {
    pub(crate) value: ValueId,
    pub(crate) owner: OpId,
    pub(crate) next: u32,
    pub(crate) prev: u32,
}

pub(crate) const NO_USE: u32 = u32::MAX;
pub(crate) const NO_DEF: u32 = u32::MAX;
pub(crate) const BLOCK_BIT: u32 = 1 << 31;

impl OpData {
    /// The name of empty slots.
    pub(crate) const DEAD: OpName = OpName(u32::MAX);

    /// Returns an operation in no block, without operands, results and regions.
    pub(crate) fn of_header(header: Header) -> Self {
        Self {
            header,
            block: BlockId::NONE,
            prev: OpId::NONE,
            next: OpId::NONE,
            order: 0,
            operands: Span::default(),
            results: Span::default(),
            extra: None,
        }
    }

    pub(crate) fn successors(&self) -> &[BlockId] {
        self.extra.as_ref().map_or(&[], |extra| &extra.successors)
    }

    pub(crate) fn regions(&self) -> &[RegionId] {
        self.extra.as_ref().map_or(&[], |extra| &extra.regions)
    }

    pub(crate) fn body(&self) -> Option<&Body> {
        self.extra.as_ref()?.body.as_deref()
    }

    /// Returns the body of an isolated operation, which counts as changed from now on.
    pub(crate) fn body_mut(&mut self) -> Option<&mut Body> {
        let body = self.extra.as_mut()?.body.as_deref_mut()?;
        body.forget_checked();
        Some(body)
    }

    pub(crate) fn is_live(&self) -> bool {
        self.header.name != Self::DEAD
    }
}
