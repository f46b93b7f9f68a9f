//! Values that are symbols or dimensions of affine maps. Symbols do not change within the innermost affine scope.

use crate::shared::slices::{Entry, Slice};
use pass_ir::body::ValueDef;
use pass_ir::dialect::Traits;
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::rewrite::Site;
use pass_ir::verify::Subject;
use pass_ir::{Body, Context, OpId, OpRef, RegionId, Type, ValueId};

/// Returns whether a value is a symbol of the scope in which it is defined.
pub(super) fn is_symbol(cx: &Context, body: &Body, value: ValueId) -> bool {
    if body.value_type(value) != Type::INDEX {
        return false;
    }
    is_top_level(cx, body, value)
        || body.defining_op(value).is_some_and(|op| {
            let regions = scope(cx, body, op, true);
            AffineScope::new(cx, body, regions).is_symbol(value)
        })
}

/// Returns the innermost region around an operation that is an affine scope, and the regions around that. The body is a
/// scope if its owner is.
fn scope(cx: &Context, body: &Body, op: OpId, owner_is_scope: bool) -> Vec<RegionId> {
    let mut regions = Vec::new();
    let mut is_inside = false;
    let mut around = body.block_of(op).and_then(|block| body.block_region(block));
    while let Some(region) = around {
        let owner = body.region_owner(region);
        is_inside |= owner.map_or(owner_is_scope, |owner| is_scope(cx, body, owner));
        if is_inside {
            regions.push(region);
        }
        around = owner.and_then(|owner| body.block_region(body.block_of(owner)?));
    }
    regions
}

fn is_scope(cx: &Context, body: &Body, op: OpId) -> bool {
    cx.traits(body.name(op)).has(Traits::AFFINE_SCOPE)
}

fn is_top_level(cx: &Context, body: &Body, value: ValueId) -> bool {
    let region = region_of(body, value);
    region.is_some_and(|region| match body.region_owner(region) {
        Some(owner) => is_scope(cx, body, owner),
        None => true,
    })
}

fn region_of(body: &Body, value: ValueId) -> Option<RegionId> {
    body.block_region(body.defining_block(value)?)
}

/// An affine scope, whose values maps of operations in it may take.
pub(super) struct AffineScope<'a> {
    cx: &'a Context,
    body: &'a Body,
    /// The region of the scope, and those around it.
    regions: Vec<RegionId>,
    /// Whether a value is a symbol; `None` while that is being found.
    symbols: HashMap<ValueId, Option<bool>>,
}

impl<'a> AffineScope<'a> {
    fn new(cx: &'a Context, body: &'a Body, regions: Vec<RegionId>) -> Self {
        Self {
            cx,
            body,
            regions,
            symbols: HashMap::default(),
        }
    }

    /// Returns the scope of an operation, or `None` if nothing around it may be read.
    pub(super) fn of(subject: Subject<'a>) -> Option<Self> {
        let (scope_body, op) = subject.position()?;
        let (cx, body) = (subject.context(), scope_body.body());
        let owner = subject.ancestors().last();
        let owner_is_scope = owner.is_some_and(|owner| owner.has(Traits::AFFINE_SCOPE));
        Some(Self::new(cx, body, scope(cx, body, op, owner_is_scope)))
    }

    pub(super) fn is_symbol(&mut self, value: ValueId) -> bool {
        let mut pending = vec![value];
        while let Some(&value) = pending.last() {
            match self.symbols.get(&value) {
                Some(Some(_)) => {
                    pending.pop();
                }
                Some(None) => {
                    let required = self.required_symbols(value);
                    let is_known = |value: &ValueId| self.symbols.get(value) == Some(&Some(true));
                    let is_symbol = required.is_some_and(|values| values.iter().all(is_known));
                    self.symbols.insert(value, Some(is_symbol));
                }
                None => {
                    self.symbols.insert(value, None);
                    pending.extend(self.required_symbols(value).into_iter().flatten());
                }
            }
        }
        self.symbols.get(&value) == Some(&Some(true))
    }

    /// Returns the values that must be symbols for a value to be one, or `None` if it is none whatever they are.
    fn required_symbols(&self, value: ValueId) -> Option<Vec<ValueId>> {
        let (cx, body) = (self.cx, self.body);
        if body.value_type(value) != Type::INDEX {
            return None;
        }
        if region_of(body, value).is_some_and(|region| self.regions.contains(&region)) {
            return Some(Vec::new());
        }
        let op = body.defining_op(value)?;
        if body.constant_value(cx, op).is_some() {
            return Some(Vec::new());
        }
        if cx.implements(body.name(op), "ShapedDimOpInterface") {
            return self.symbols_of_size(op);
        }
        body.is_pure(cx, op).then(|| body.operands(op).collect())
    }

    /// Returns the values that must be symbols for a size of memory or of a tensor to be one: none for what is defined
    /// at the top, else the operand for that size where the memory is made.
    fn symbols_of_size(&self, dim: OpId) -> Option<Vec<ValueId>> {
        let (cx, body) = (self.cx, self.body);
        let mut source = body.operand(dim, 0)?;
        if is_top_level(cx, body, source) {
            return Some(Vec::new());
        }
        let index = usize::try_from(body.constant_int(cx, body.operand(dim, 1)?)?).ok()?;
        let mut op = body.defining_op(source)?;
        while body.name(op) == cx.op_name("memref.cast") {
            source = body.operand(op, 0)?;
            let _ = cx.ty(body.value_type(source)).shape()?;
            op = body.defining_op(source)?;
        }
        let shape = cx.ty(body.value_type(source)).shape()?;
        if shape.get(index)?.size.is_some() {
            return Some(Vec::new());
        }
        let number = shape[..index].iter().filter(|dim| dim.size.is_none());
        let number = number.count();
        let site = Site::new(OpRef::new(cx, body, op));
        let size = match site.name_str() {
            "memref.alloc" => body.operand(op, number),
            "memref.view" => body.operand(op, 2 + number),
            "memref.subview" => {
                let Slice([_, sizes, _]) = Slice::of(&site, 1)?;
                let values = sizes.into_iter().filter_map(|size| match size {
                    Entry::Value(value) => Some(value),
                    Entry::Constant(_) => None,
                });
                values.collect::<Vec<_>>().get(number).copied()
            }
            _ => None,
        };
        size.map(|size| vec![size])
    }

    pub(super) fn is_dim(&mut self, value: ValueId) -> bool {
        let (cx, body) = (self.cx, self.body);
        let is_any = |name, names: &[&str]| names.iter().any(|&other| cx.op_name(other) == name);
        let mut pending = vec![value];
        let mut seen = HashSet::default();
        while let Some(value) = pending.pop() {
            if !seen.insert(value) || self.is_symbol(value) {
                continue;
            }
            match body.value_def(value) {
                _ if body.value_type(value) != Type::INDEX => return false,
                ValueDef::Argument { block, .. } => {
                    let region = body.block_region(block);
                    let owner = region.and_then(|region| body.region_owner(region));
                    let loops = ["affine.for", "affine.parallel"];
                    if !owner.is_some_and(|owner| is_any(body.name(owner), &loops)) {
                        return false;
                    }
                }
                ValueDef::Result { op, .. } => {
                    if !is_any(
                        body.name(op),
                        &[
                            "affine.apply",
                            "affine.delinearize_index",
                            "affine.linearize_index",
                        ],
                    ) {
                        return false;
                    }
                    pending.extend(body.operands(op));
                }
            }
        }
        true
    }
}
