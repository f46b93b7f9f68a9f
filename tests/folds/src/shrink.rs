//! Makes a function smaller for as long as it is rewritten wrongly.

use pass_ir::{Context, Module, OpId, ParseOptions, ValueId, parse};

/// Returns a smaller text that `is_wrong`: operations are replaced by their operands or by arguments of their type.
pub(crate) fn shrink(cx: &Context, text: &str, is_wrong: &dyn Fn(&str) -> bool) -> String {
    let mut text = text.to_owned();
    while let Some(smaller) = steps(cx, &text).into_iter().find(|step| is_wrong(step)) {
        text = smaller;
    }
    text
}

fn steps(cx: &Context, text: &str) -> Vec<String> {
    let mut steps = Vec::new();
    let Some(count) =
        read(cx, text).and_then(|module| Some(function(cx, module, |body| body.walk().len())?.1))
    else {
        return steps;
    };
    for index in 0..count {
        for choice in 0..6 {
            let step = read(cx, text).and_then(|module| {
                let (mut module, done) = function(cx, module, |body| {
                    let op = body.walk()[index];
                    replace(body, op, choice)
                })?;
                done?;
                module
                    .root(cx)
                    .verify(true)
                    .is_empty()
                    .then(|| module.print(cx))
            });
            steps.extend(step);
        }
    }
    steps
}

fn read(cx: &Context, text: &str) -> Option<Module> {
    parse(cx, text, &ParseOptions::default()).ok()
}

/// Applies a change to the body of the first function.
fn function<T>(
    cx: &Context,
    mut module: Module,
    mut change: impl FnMut(&mut pass_ir::Body) -> T,
) -> Option<(Module, T)> {
    let mut result = None;
    module.root(cx).for_each_child(|mut func| {
        if let Some(body) = func.body_mut()
            && result.is_none()
        {
            result = Some(change(body));
        }
    });
    Some((module, result?))
}

/// Replaces the results of an operation by one of the values of their types that are defined before it.
fn replace(body: &mut pass_ir::Body, op: OpId, choice: usize) -> Option<()> {
    let results: Vec<ValueId> = body.results(op).collect();
    let entry = body.entry(*body.top_regions().first()?)?;
    let values: Vec<ValueId> = body.operands(op).chain(body.args(entry)).collect();
    for result in results {
        let ty = body.value_type(result);
        let mut fitting = values.iter().filter(|&&value| body.value_type(value) == ty);
        let value = *fitting.nth(choice)?;
        body.replace_all_uses(result, value);
    }
    body.erase(op).ok()
}
