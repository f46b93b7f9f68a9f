//! Functions that create an operation.

use std::fmt::Write;

use super::accessors::Methods;
use crate::attribute::Presence;
use crate::names::{Scope, escaped};
use crate::operation::{Arity, Operation, Part};

const VALUE: &str = "m::ValueView<'r>";
const TYPE: &str = "m::Type<'r>";

/// The parameters of `build`, and the calls in its body.
struct Build {
    scope: Scope,
    parameters: Vec<String>,
    /// The parameter of each operand. Empty for optional operands, which have setters.
    operands: Vec<String>,
    calls: Vec<String>,
}

impl Build {
    fn parameter(&mut self, name: &str, suffix: &str, ty: &str) -> String {
        let mut suffix = suffix.to_owned();
        let name = loop {
            if let Some(name) = self.scope.take(name, &suffix) {
                break escaped(&name);
            }
            suffix.push('_');
        };
        self.parameters.push(format!("{name}: {ty}"));
        name
    }
}

pub(super) fn emit(
    code: &mut String,
    op: &Operation<'_>,
    name: &str,
    state: &str,
    methods: &Methods,
) {
    let mut build = Build {
        scope: Scope::with(&["reader"]),
        parameters: Vec::new(),
        operands: Vec::new(),
        calls: Vec::new(),
    };
    let mut setters = String::new();
    for (index, (part, method)) in op.operands.iter().zip(&methods.operands).enumerate() {
        operand(&mut build, &mut setters, index, part, method);
    }
    for (attribute, method) in op.attributes.iter().zip(&methods.attributes) {
        if op.has_group_sizes(attribute.name) {
            continue;
        }
        let (name, path, argument) = (
            attribute.name,
            &attribute.kind.path,
            &attribute.kind.argument,
        );
        match attribute.presence {
            Presence::Required => {
                let value = build.parameter(method, "_attribute", argument);
                build
                    .calls
                    .push(format!("attribute::<{path}>({name:?}, {value})"));
            }
            Presence::Unit => {
                let call = format!("attribute::<m::attribute::Unit>({name:?}, ())");
                setter(&mut setters, "attribute", name, method, "", &call);
            }
            _ => {
                let call = format!("attribute::<{path}>({name:?}, value)");
                setter(
                    &mut setters,
                    "attribute",
                    name,
                    method,
                    &format!("value: {argument}"),
                    &call,
                );
            }
        }
    }
    for (index, part) in op.results.iter().enumerate() {
        result(&mut build, &mut setters, op, index, part, methods);
    }
    regions_and_successors(&mut build, op, methods);
    let (parameters, calls) = (build.parameters, build.calls);
    let parameters: String = parameters
        .iter()
        .map(|parameter| format!(", {parameter}"))
        .collect();
    let calls: String = calls
        .iter()
        .map(|call| format!("\n                .{call}"))
        .collect();
    _ = write!(
        code,
        "    impl<'r> {name}<'r> {{\n        /// Returns what a new operation is created from, by [`create`](m::Rewriter::create).\n        \
         pub fn build(reader: &'r m::Reader<'r>{parameters}) -> {state}<'r> {{\n            \
         let parts = m::StateParts::new(reader, <Self as m::TypedOp>::DEFINITION){calls};\n            \
         {state}(parts)\n        }}\n    }}\n\n"
    );
    if !setters.is_empty() {
        _ = write!(code, "    impl<'r> {state}<'r> {{\n{setters}");
        super::close(code);
    }
}

fn operand(build: &mut Build, setters: &mut String, index: usize, part: &Part<'_>, method: &str) {
    let parameter = match (part.arity, part.sizes) {
        (_, Some(sizes)) => {
            let values = build.parameter(method, "_operand", &format!("&[&[{VALUE}]]"));
            build
                .calls
                .push(format!("operand_groups({index}, {sizes:?}, {values})"));
            values
        }
        (Arity::One, _) => {
            let value = build.parameter(method, "_operand", VALUE);
            build.calls.push(format!("operands({index}, &[{value}])"));
            value
        }
        (Arity::Variadic, _) => {
            let values = build.parameter(method, "_operand", &format!("&[{VALUE}]"));
            build.calls.push(format!("operands({index}, {values})"));
            values
        }
        (Arity::Optional, _) => {
            let call = format!("operands({index}, &[value])");
            setter(
                setters,
                "operand",
                part.name,
                method,
                &format!("value: {VALUE}"),
                &call,
            );
            String::new()
        }
    };
    build.operands.push(parameter);
}

fn result(
    build: &mut Build,
    setters: &mut String,
    op: &Operation<'_>,
    index: usize,
    part: &Part<'_>,
    methods: &Methods,
) {
    let method = &methods.results[index];
    match part.arity {
        Arity::One => {
            if let Some(text) = &part.r#type {
                build.calls.push(format!("result_of({index}, {text:?})"));
            } else if let Some(operand) = same_type(op, part.name) {
                let value = &build.operands[operand];
                let call = format!("results({index}, &[{value}.r#type()])");
                build.calls.push(call);
            } else {
                let ty = build.parameter(&format!("{method}_type"), "_", TYPE);
                build.calls.push(format!("results({index}, &[{ty}])"));
            }
        }
        Arity::Variadic => {
            let types = build.parameter(&format!("{method}_types"), "_", &format!("&[{TYPE}]"));
            build.calls.push(format!("results({index}, {types})"));
        }
        Arity::Optional => {
            let call = format!("results({index}, &[r#type])");
            setter(
                setters,
                "result",
                part.name,
                method,
                &format!("r#type: {TYPE}"),
                &call,
            );
        }
    }
}

/// Returns the operand that a trait gives the type of a result.
fn same_type(op: &Operation<'_>, result: &str) -> Option<usize> {
    let mut operands = op.operands.iter();
    if op.has("SameOperandsAndResultType") {
        return operands.position(|part| part.arity == Arity::One);
    }
    let matched = op.traits.iter().filter(|record| record.is("AllTypesMatch"));
    let matched = matched.map(|record| record.texts("values"));
    let mut matched = matched.filter(|values| values.contains(&result));
    let values = matched.next()?;
    operands.position(|part| part.arity == Arity::One && values.contains(&part.name))
}

fn regions_and_successors(build: &mut Build, op: &Operation<'_>, methods: &Methods) {
    let fixed = op
        .regions
        .iter()
        .filter(|part| part.arity == Arity::One)
        .count();
    let mut count = fixed.to_string();
    for (part, method) in op.regions.iter().zip(&methods.regions) {
        if part.arity != Arity::One {
            let more = build.parameter(method, "_region", "usize");
            count = format!("{count} + {more}");
        }
    }
    if !op.regions.is_empty() {
        build.calls.push(format!("regions({count})"));
    }
    for (part, method) in op.successors.iter().zip(&methods.successors) {
        if part.arity == Arity::One {
            let block = build.parameter(method, "_successor", "m::BlockView<'r>");
            build.calls.push(format!("successors(&[{block}])"));
        } else {
            let blocks = build.parameter(method, "_successor", "&[m::BlockView<'r>]");
            build.calls.push(format!("successors({blocks})"));
        }
    }
}

fn setter(code: &mut String, kind: &str, name: &str, method: &str, parameter: &str, call: &str) {
    let parameter = if parameter.is_empty() {
        String::new()
    } else {
        format!(", {parameter}")
    };
    let method = escaped(method);
    _ = write!(
        code,
        "        /// Sets the {kind} `{name}`.\n        pub fn {method}(self{parameter}) -> Self {{\n            \
         Self(self.0.{call})\n        }}\n\n"
    );
}
