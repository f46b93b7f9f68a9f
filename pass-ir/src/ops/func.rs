//! Views of the operations of `func`.

use crate::body::{Body, Header};
use crate::builder::Builder;
use crate::context::Context;
use crate::handle::{Ident, OpId, Type, ValueId};
use crate::op_access::Op;
use crate::types::TypeData;
use crate::{OpSpec, name, op};

use super::{OpRef, views};

/// `func.func`: a function.
///
/// ```
/// use pass_ir::ops::func::FuncOp;
/// use pass_ir::{parse, Context, ParseOptions};
///
/// let cx = Context::new();
/// let text = r#""func.func"() <{function_type = (i32) -> f32, sym_name = "f", sym_visibility = "private"}> ({
/// }) : () -> ()"#;
/// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// module.root(&cx).for_each_child(|op| {
///     let func = FuncOp::of(&op).unwrap();
///     assert_eq!(func.sym_name(), "f");
///     assert!(func.is_private() && func.is_declaration());
///     assert_eq!(func.inputs().len(), 1);
/// });
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FuncOp<'a> {
    cx: &'a Context,
    header: Header,
    body: &'a Body,
    name: Ident,
    inputs: &'a [Type],
    results: &'a [Type],
}

impl<'a> FuncOp<'a> {
    /// The view, if the operation is a function with a name and a type.
    #[must_use]
    pub fn of(op: &'a Op<'_>) -> Option<Self> {
        Self::new(op.context(), *op.header(), op.body()?)
    }

    /// The view of an operation in a body, if it is a function with a name and a type.
    #[must_use]
    pub fn cast(op: OpRef<'a>) -> Option<Self> {
        Self::new(op.context(), *op.header(), op.body().nested(op.id())?)
    }

    fn new(cx: &'a Context, header: Header, body: &'a Body) -> Option<Self> {
        if header.name != op::FUNC_FUNC {
            return None;
        }
        let ty = cx.attr(header.attr(cx, name::FUNCTION_TYPE)?).as_type()?;
        let TypeData::Function { inputs, results } = cx.ty(ty) else {
            return None;
        };
        let name = header.symbol(cx)?;
        Some(Self {
            cx,
            header,
            body,
            name,
            inputs,
            results,
        })
    }

    /// The symbol.
    #[must_use]
    pub fn sym_name(&self) -> &'a str {
        self.cx.str(self.name)
    }

    /// Types of the arguments.
    #[must_use]
    pub fn inputs(&self) -> &'a [Type] {
        self.inputs
    }

    /// Types of the results.
    #[must_use]
    pub fn results(&self) -> &'a [Type] {
        self.results
    }

    /// True if the symbol is visible in its own symbol table alone.
    #[must_use]
    pub fn is_private(&self) -> bool {
        let visibility = self.header.attr(self.cx, name::SYM_VISIBILITY);
        visibility.and_then(|value| self.cx.attr(value).as_string()) == Some(name::PRIVATE)
    }

    /// True if the function has no body.
    #[must_use]
    pub fn is_declaration(&self) -> bool {
        let region = self.body.top_regions().first();
        region.is_none_or(|&region| self.body.entry(region).is_none())
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> &'a Body {
        self.body
    }

    /// The arguments: those of the first block.
    pub fn arguments(&self) -> impl Iterator<Item = ValueId> + use<'a> {
        let body = self.body;
        let entry = body
            .top_regions()
            .first()
            .and_then(|&region| body.entry(region));
        entry.into_iter().flat_map(move |block| body.args(block))
    }

    /// Makes a public function; `build` fills its first block, and is given the arguments.
    pub fn build(
        builder: &mut Builder<'_>,
        sym_name: &str,
        inputs: &[Type],
        results: &[Type],
        build: impl FnOnce(&mut Builder<'_>, &[ValueId]),
    ) -> OpId {
        let spec = Self::spec(builder, sym_name, inputs, results);
        let op = builder.create(&spec);
        builder.nested_block(op, 0, inputs, build);
        op
    }

    /// Makes a function without blocks, which has to be private.
    pub fn build_declaration(
        builder: &mut Builder<'_>,
        sym_name: &str,
        inputs: &[Type],
        results: &[Type],
    ) -> OpId {
        let cx = builder.context();
        let spec = Self::spec(builder, sym_name, inputs, results);
        builder.create(&spec.attr(cx, name::SYM_VISIBILITY, cx.ident_attr(name::PRIVATE)))
    }

    fn spec(
        builder: &Builder<'_>,
        sym_name: &str,
        inputs: &[Type],
        results: &[Type],
    ) -> OpSpec<'static> {
        let cx = builder.context();
        let ty = cx.type_attr(cx.function_type(inputs, results));
        OpSpec::new(op::FUNC_FUNC, builder.location())
            .attr(cx, name::SYM_NAME, cx.string_attr(sym_name))
            .attr(cx, name::FUNCTION_TYPE, ty)
            .regions(1)
    }
}

views! {
    /// `func.call`: a call by name.
    CallOp = FUNC_CALL() -> ();
    /// `func.call_indirect`: a call of a value.
    CallIndirectOp = FUNC_CALL_INDIRECT(callee: 0) -> ();
    /// `func.constant`: a function as a value.
    ConstantOp = FUNC_CONSTANT() -> (result: 0);
    /// `func.return`: the end of a function.
    ReturnOp = FUNC_RETURN() -> ();
}

impl CallOp<'_> {
    /// The function that is called; none if the property is missing or names something nested.
    #[must_use]
    pub fn callee(&self) -> Option<Ident> {
        match self
            .0
            .context()
            .attr(self.0.attr(name::CALLEE)?)
            .as_symbol()?
        {
            (root, []) => Some(root),
            _ => None,
        }
    }

    /// Makes the operation; gives its results.
    pub fn build(
        builder: &mut Builder<'_>,
        callee: &str,
        arguments: &[ValueId],
        results: &[Type],
    ) -> Vec<ValueId> {
        let cx = builder.context();
        let callee = cx.symbol_attr(cx.ident(callee));
        let op = builder.create(
            &OpSpec::new(op::FUNC_CALL, builder.location())
                .attr(cx, name::CALLEE, callee)
                .operands(arguments)
                .results(results),
        );
        builder.body().results(op).collect()
    }
}

impl ReturnOp<'_> {
    /// Makes the operation.
    pub fn build(builder: &mut Builder<'_>, values: &[ValueId]) -> OpId {
        builder.create(&OpSpec::new(op::FUNC_RETURN, builder.location()).operands(values))
    }
}
