//! Inlining of functions of `llvm`: which calls stay, and what changes in a body that takes the place of a call.

use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::{OpDef, Traits};
use pass_ir::{
    Attr, BlockId, Body, Context, InsertPoint, Loc, OpId, OpName, OpRef, OpSpec, ValueId,
    WalkOrder, name,
};

/// Attributes of functions, as LLVM spells them, that forbid a copy of the body.
const FORBIDDING: &[&str] = &[
    "noduplicate",
    "presplitcoroutine",
    "returns_twice",
    "strictfp",
];

/// Returns the reason why the body of a function may not take the place of a call.
///
/// Bodies that need new metadata, a copy of an argument or a data layout stay: a call is right, and such a body would
/// promise LLVM too much.
pub(super) fn obstacle(call: OpRef<'_>, function: OpRef<'_>, body: &Body) -> Option<&'static str> {
    let cx = call.context();
    if call.name_str() != "llvm.call" {
        Some("only llvm.call can be replaced by the body of an llvm.func")
    } else if call.operand_segments().and_then(<[i64]>::last) > Some(&0) {
        Some("the call has operand bundles, which the body of the callee cannot keep")
    } else if is_variadic(function) {
        Some("the callee is variadic")
    } else if function.attr_named("personality").is_some() {
        Some("the callee handles exceptions")
    } else if forbids_copies(function) {
        Some("an attribute of the callee forbids copies of its body")
    } else if has_argument_attr(function, "llvm.byval") {
        Some("the callee takes an argument by value")
    } else if has_argument_attr(function, "llvm.noalias") {
        Some("the callee takes an argument that aliases nothing")
    } else if body.walk().iter().any(|&op| has_own_metadata(cx, body, op)) {
        Some("the callee has metadata of its own, of which each copy needs another one")
    } else {
        None
    }
}

fn is_variadic(function: OpRef<'_>) -> bool {
    let cx = function.context();
    let ty = function.attr(name::FUNCTION_TYPE);
    let ty = ty.and_then(|ty| cx.attr(ty).as_type()).map(|ty| cx.ty(ty));
    !matches!(ty, Some(TypeData::Dialect { rest, .. }) if !cx.str(*rest).ends_with("...)>"))
}

fn forbids_copies(function: OpRef<'_>) -> bool {
    let cx = function.context();
    let passed = function.attr_named("passthrough");
    let passed = passed.and_then(|passed| cx.attr(passed).as_array());
    let passed = passed.into_iter().flatten();
    let mut words = passed.filter_map(|&word| cx.attr(word).as_string());
    words.any(|word| FORBIDDING.contains(&cx.str(word)))
}

fn has_argument_attr(function: OpRef<'_>, key: &str) -> bool {
    let cx = function.context();
    let lists = function.attr_named("arg_attrs");
    let lists = lists.and_then(|lists| cx.attr(lists).as_array());
    let lists = lists.into_iter().flatten();
    let mut entries = lists.filter_map(|&list| cx.attr(list).as_dict()).flatten();
    entries.any(|(found, _)| cx.str(*found) == key)
}

/// Returns whether an operation has alias scopes or a loop annotation with locations, which copies must not share.
fn has_own_metadata(cx: &Context, body: &Body, op: OpId) -> bool {
    let op = OpRef::new(cx, body, op);
    let refers_to_places = |loops: Attr| matches!(&*cx.attr(loops), AttrData::Dialect { rest, .. } if cx.str(*rest).contains("loc("));
    op.name_str() == "llvm.intr.experimental.noalias.scope.decl"
        || op.attr_named("alias_scopes").is_some()
        || op.attr_named("noalias_scopes").is_some()
        || op
            .attr_named("loop_annotation")
            .is_some_and(refers_to_places)
}

/// Lists of a call that its body takes over, and if nested operations do.
const LISTS: [(&str, bool); 3] = [
    ("alias_scopes", true),
    ("noalias_scopes", true),
    ("access_groups", false),
];

/// Completes blocks that are about to take the place of a call: stack memory lives as long as the call did, and
/// accesses belong to the groups and scopes of the call.
pub(super) fn complete_inlined_blocks(
    cx: &Context,
    body: &mut Body,
    call: OpId,
    blocks: &[BlockId],
) {
    move_allocas(cx, body, call, blocks);
    for list in LISTS {
        extend_lists(cx, body, call, blocks, list);
    }
}

struct Static {
    op: OpId,
    pointer: ValueId,
    size: Attr,
    /// True if the memory is in use between the ends of the inlined blocks alone, and no operation says so yet.
    is_marked: bool,
}

/// Moves the allocas of constant size to the block where allocas live, and frees the others where the callee returned.
fn move_allocas(cx: &Context, body: &mut Body, call: OpId, blocks: &[BlockId]) {
    let Some((&entry, rest)) = blocks.split_first() else {
        return;
    };
    let statics: Vec<Static> = allocas(cx, body, entry)
        .filter_map(|op| Static::of(cx, body, op))
        .collect();
    let is_dynamic = |&block: &BlockId| {
        let mut ops = allocas(cx, body, block);
        ops.any(|op| size_of(cx, body, op).is_none())
    };
    let has_dynamic = is_dynamic(&entry) || rest.iter().any(is_dynamic);
    let Some(target) = scope_entry(cx, body, call) else {
        return;
    };
    let maker = Maker {
        cx,
        call: body.location(call),
    };
    let stack = has_dynamic.then(|| maker.save_stack(body, entry)).flatten();
    maker.relocate(body, &statics, target);
    for &block in blocks {
        if let Some(end) = body.last_op(block)
            && cx.traits(body.name(end)).has(Traits::RETURN_LIKE)
        {
            maker.release(body, &statics, stack, end);
        }
    }
}

impl Static {
    fn of(cx: &Context, body: &Body, op: OpId) -> Option<Self> {
        let size = size_of(cx, body, op)?;
        let pointer = body.result(op, 0)?;
        let is_lifetime = |user: OpId| {
            matches!(
                cx.op_name_str(body.name(user)),
                "llvm.intr.lifetime.start" | "llvm.intr.lifetime.end"
            )
        };
        let is_empty = cx.attr(size).as_int()?.as_i128() == Some(0);
        let has_markers = body.uses(pointer).any(|used| is_lifetime(used.op));
        Some(Self {
            op,
            pointer,
            size,
            is_marked: !is_empty && !has_markers,
        })
    }
}

fn allocas<'a>(cx: &'a Context, body: &'a Body, block: BlockId) -> impl Iterator<Item = OpId> + 'a {
    let name = cx.op_name("llvm.alloca");
    body.ops(block).filter(move |&op| body.name(op) == name)
}

fn size_of(cx: &Context, body: &Body, alloca: OpId) -> Option<Attr> {
    let size = body.defining_op(body.operand(alloca, 0)?)?;
    body.constant_value(cx, size)
        .filter(|&size| cx.attr(size).as_int().is_some())
}

/// Returns the first block of the innermost region around an operation that frees what is allocated in it.
fn scope_entry(cx: &Context, body: &Body, op: OpId) -> Option<BlockId> {
    let mut inner = op;
    while let Some(around) = body.parent_op(inner)
        && !cx.traits(body.name(around)).has(Traits::ALLOCATION_SCOPE)
    {
        inner = around;
    }
    body.entry(body.block_region(body.block_of(inner)?)?)
}

struct Maker<'a> {
    cx: &'a Context,
    call: Loc,
}

impl Maker<'_> {
    fn name(&self, name: &str) -> OpName {
        self.cx.op_name(name)
    }

    fn save_stack(&self, body: &mut Body, entry: BlockId) -> Option<ValueId> {
        let pointer = self.cx.intern_type(TypeData::Dialect {
            dialect: self.cx.ident("llvm"),
            rest: self.cx.ident(".ptr"),
            parts: Box::default(),
        });
        let results = [pointer];
        let spec = OpSpec::new(self.name("llvm.intr.stacksave"), self.call).results(&results);
        let save = body.create(self.cx, &spec, InsertPoint::Start(entry));
        body.result(save, 0)
    }

    /// Moves allocas to the start of a block, each behind a constant of its own for the size.
    fn relocate(&self, body: &mut Body, statics: &[Static], target: BlockId) {
        let mut at = InsertPoint::Start(target);
        for one in statics {
            let loc = body.location(one.op);
            let Some(size) = body.operand(one.op, 0) else {
                continue;
            };
            let results = [body.value_type(size)];
            let spec = OpSpec::new(self.name("llvm.mlir.constant"), loc)
                .attr(name::VALUE, one.size)
                .results(&results);
            let constant = body.create(self.cx, &spec, at);
            if one.is_marked {
                self.mark(
                    body,
                    "llvm.intr.lifetime.start",
                    one,
                    InsertPoint::Before(one.op),
                );
            }
            body.insert(one.op, InsertPoint::After(constant));
            if let Some(size) = body.result(constant, 0) {
                body.set_operand(one.op, 0, size);
            }
            at = InsertPoint::After(one.op);
        }
    }

    fn release(&self, body: &mut Body, statics: &[Static], stack: Option<ValueId>, end: OpId) {
        if let Some(stack) = stack {
            let operands = [stack];
            let spec = OpSpec::new(self.name("llvm.intr.stackrestore"), self.call);
            body.create(self.cx, &spec.operands(&operands), InsertPoint::Before(end));
        }
        for alloca in statics.iter().filter(|alloca| alloca.is_marked) {
            self.mark(
                body,
                "llvm.intr.lifetime.end",
                alloca,
                InsertPoint::Before(end),
            );
        }
    }

    fn mark(&self, body: &mut Body, name: &str, one: &Static, at: InsertPoint) {
        let operands = [one.pointer];
        let spec = OpSpec::new(self.name(name), body.location(one.op)).operands(&operands);
        body.create(self.cx, &spec, at);
    }
}

/// Appends a list of the call to that of each operation that may have one. Scopes of aliasing hold for nested
/// operations, too.
fn extend_lists(
    cx: &Context,
    body: &mut Body,
    call: OpId,
    blocks: &[BlockId],
    (key, is_deep): (&str, bool),
) {
    let key = cx.ident(key);
    let list = |body: &Body, op| {
        let list = body.attr(cx, op, key)?;
        Some(cx.attr(list).as_array()?.to_vec())
    };
    let Some(added) = list(body, call) else {
        return;
    };
    let mut ops: Vec<OpId> = blocks.iter().flat_map(|&block| body.ops(block)).collect();
    if is_deep {
        let nested = ops
            .iter()
            .flat_map(|&op| body.walk_nested(op, WalkOrder::Pre));
        ops.extend(nested.collect::<Vec<_>>());
    }
    let holds = |def: &OpDef| def.properties.contains(&cx.str(key));
    ops.retain(|&op| cx.op_def(body.name(op)).is_some_and(holds));
    for op in ops {
        let mut elements = list(body, op).unwrap_or_default();
        elements.extend(&added);
        body.set_attr(cx, op, key, Some(cx.array_attr(&elements)));
    }
}
