//! `export-functions`: what callers from outside need of a function.

use crate::passes::ExportFunctions;
use crate::signature::{TYPE, tensor, types};
use pass_melior::{
    Attribute, BlockView, Mlir, MlirOp, OpState, OpView, Place, Rewriter, Type, ValueView,
};
use pass_runtime::prelude::*;

/// Asks MLIR for a wrapper with the calling convention of C.
const WRAPPER: &str = "llvm.emit_c_interface";
const NAME: &str = "sym_name";
const VISIBILITY: &str = "sym_visibility";

impl OperationPass<Mlir> for ExportFunctions {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let mut missing = self.only.clone();
        let module = rewriter.root().body();
        for function in module.map_or(Vec::new(), |body| body.operations()) {
            let visibility = function.string(VISIBILITY);
            let is_public = visibility.is_none_or(|visibility| visibility == "public");
            if !function.is("func.func") || function.body().is_none() || !is_public {
                continue;
            }
            let name = function.symbol().unwrap_or_default();
            if self.only.is_empty() || self.only.contains(&name) {
                missing.retain(|found| *found != name);
                results_to_arguments(&rewriter, function)?;
                rewriter.set_attribute(function, WRAPPER, rewriter.unit())?;
                self.exported.increment();
            } else {
                rewriter.set_attribute(function, VISIBILITY, rewriter.string("private"))?;
            }
        }
        drop(rewriter);
        match missing.first() {
            None => Ok(Preserved::none()),
            Some(name) => Err(cx.error(&op, format!("has no public function `{name}` to export"))),
        }
    }
}

/// Makes a function write the tensors that it returns to buffers, which become its last arguments.
fn results_to_arguments<'r>(
    rewriter: &'r Rewriter<'r>,
    function: OpView<'r>,
) -> Result<(), Failure> {
    let (mut inputs, results) = types(function).ok_or_else(|| Failure::because("no type"))?;
    let entry = function.body().ok_or_else(|| Failure::because("no body"))?;
    let (tensors, others): (Vec<_>, Vec<_>) = results.iter().copied().partition(is_tensor);
    if tensors.is_empty() {
        return Ok(());
    }
    keep_for_internal_calls(rewriter, function)?;
    let mut buffers = Vec::new();
    for tensor in tensors {
        // The same shape and elements; only the name differs.
        let buffer = tensor.to_string().replacen("tensor", "memref", 1);
        let buffer = rewriter.parse_type(&buffer)?;
        buffers.push(rewriter.add_argument(entry, buffer)?);
        inputs.push(buffer);
    }
    let r#type = format!("({}) -> ({})", list(&inputs), list(&others));
    let r#type = rewriter.parse_type(&r#type)?;
    rewriter.set_attribute(function, TYPE, rewriter.type_attribute(r#type))?;
    let none = rewriter.parse_attribute("{}")?;
    change_list(rewriter, function, "arg_attrs", |list| {
        list.resize(inputs.len(), none);
    })?;
    change_list(rewriter, function, "res_attrs", |list| {
        let mut results = results.iter();
        list.retain(|_| results.next().is_some_and(|r#type| !is_tensor(r#type)));
    })?;
    let ends = function.region(0).into_iter().filter_map(BlockView::last);
    ends.filter(|end| end.is("func.return"))
        .try_for_each(|end| return_in_buffers(rewriter, end, &buffers))
}

fn return_in_buffers<'r>(
    rewriter: &'r Rewriter<'r>,
    end: OpView<'r>,
    buffers: &[ValueView<'r>],
) -> Result<(), Failure> {
    let values = end.operands().into_iter();
    let (tensors, others): (Vec<_>, Vec<_>) = values.partition(|value| is_tensor(&value.r#type()));
    for (tensor, buffer) in tensors.into_iter().zip(buffers) {
        let write = OpState::new("bufferization.materialize_in_destination")
            .operands([tensor, *buffer])
            .attribute("restrict", rewriter.unit())
            .attribute("writable", rewriter.unit())
            .results([]);
        rewriter.create(Place::Before(end), write)?;
    }
    let others = OpState::new("func.return").operands(others);
    rewriter.create(Place::Before(end), others)?;
    Ok(rewriter.erase(end)?)
}

/// Lets calls inside of the module call a private copy, if there are any.
fn keep_for_internal_calls<'r>(
    rewriter: &'r Rewriter<'r>,
    function: OpView<'r>,
) -> Result<(), Failure> {
    let users = || {
        let users = function.symbol_users();
        users.ok_or_else(|| Failure::because("it is not known who calls a function"))
    };
    if users()?.is_empty() {
        return Ok(());
    }
    let name = function.symbol().unwrap_or_default();
    let body = rewriter.root().body();
    let siblings = body.map_or(Vec::new(), |body| body.operations());
    let mut inner = format!("{name}_inner");
    while siblings
        .iter()
        .any(|op| op.symbol().as_ref() == Some(&inner))
    {
        inner.push('_');
    }
    let copy = rewriter.clone_to(function, Place::After(function))?;
    rewriter.set_attribute(copy, NAME, rewriter.string(&inner))?;
    rewriter.set_attribute(copy, VISIBILITY, rewriter.string("private"))?;
    for user in users()? {
        for (attribute, _) in user.attributes() {
            if user.symbol_ref(&attribute).as_ref() == Some(&name) {
                rewriter.set_attribute(user, &attribute, rewriter.symbol_ref(&inner))?;
            }
        }
    }
    Ok(())
}

fn is_tensor(r#type: &Type<'_>) -> bool {
    tensor(*r#type).is_some()
}

fn list(types: &[Type<'_>]) -> String {
    let types: Vec<String> = types.iter().map(ToString::to_string).collect();
    types.join(", ")
}

/// Changes the attributes of arguments or of results, if there are any.
fn change_list<'r>(
    rewriter: &'r Rewriter<'r>,
    function: OpView<'r>,
    name: &str,
    change: impl FnOnce(&mut Vec<Attribute<'r>>),
) -> Result<(), Failure> {
    let list = function.attribute(name).and_then(Attribute::elements);
    let Some(mut elements) = list else {
        return Ok(());
    };
    change(&mut elements);
    let list = rewriter.array(&elements);
    let list = list.ok_or_else(|| Failure::because("attributes of another context"))?;
    Ok(rewriter.set_attribute(function, name, list)?)
}
