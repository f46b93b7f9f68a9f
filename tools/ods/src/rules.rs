//! Agreements between the types of an operation, as its definition has them.

use super::dump::Record;
use super::operation::Value;
use super::test::all_traits;

/// Traits that require several types to agree in an aspect.
const SAME: &[(&str, &str)] = &[
    ("AllTypesMatch", "Type"),
    ("AllElementTypesMatch", "Element"),
    ("AllShapesMatch", "Shape"),
    ("AllRanksMatch", "Rank"),
    ("AllElementCountsMatch", "Count"),
];

/// Transformers of types in C++; those to an element type are recognized by their form.
const TRANSFORMS: &[(&str, &str)] = &[
    ("$_self", "Itself"),
    ("::llvm::cast<Type>($_self)", "Itself"),
    ("::getI1SameShape($_self)", "Bits"),
    ("getI1SameShape($_self)", "Bits"),
    ("getUnaryOpResultType($_self)", "Bits"),
    (
        "::llvm::cast<mlir::VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))",
        "Bits",
    ),
    (
        "::llvm::cast<ShapedType>($_self).clone( IntegerType::get($_self.getContext(), 1))",
        "Bits",
    ),
];

/// Returns the rules of an operation as Rust, without those whose C++ has no known form.
pub(super) fn of(record: Record<'_>, operands: &[Value], results: &[Value]) -> Vec<String> {
    let part = |name: &str| part(record, operands, results, name);
    let mut rules = Vec::new();
    for rule in all_traits(record) {
        if !rule.is("PredOpTrait") {
            continue;
        }
        let test = same(rule, &part)
            .or_else(|| derived(rule, &part))
            .or_else(|| in_cpp(rule, &part));
        if let Some(test) = test {
            let text = rule.text("summary");
            rules.push(format!("{text:?} {test}"));
        }
    }
    rules
}

/// Returns the operand, result or property of this name, if it always is a single one.
fn part(record: Record<'_>, operands: &[Value], results: &[Value], name: &str) -> Option<String> {
    let find = |values: &[Value]| {
        let number = values.iter().position(|value| value.name == name)?;
        values[number].is_single().then_some(number)
    };
    let property = || {
        let arguments = record.args("arguments");
        let (value, _) = arguments.iter().find(|argument| argument.1 == name)?;
        let plain = value.is("Attr") && value.number("isOptional") != Some(1);
        plain.then(|| format!("Part::Property({name:?})"))
    };
    find(operands)
        .map(|number| format!("Part::Operand({number})"))
        .or_else(|| find(results).map(|number| format!("Part::Result({number})")))
        .or_else(property)
}

fn same(rule: Record<'_>, part: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let (_, aspect) = SAME.iter().find(|row| rule.is(row.0))?;
    let parts = rule.texts("values").into_iter().map(part);
    let parts = parts.collect::<Option<Vec<String>>>()?;
    Some(format!("Same(Aspect::{aspect}, &[{}])", parts.join(", ")))
}

fn derived(rule: Record<'_>, part: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    if !rule.is("TypesMatchWith") {
        return None;
    }
    let transformer: Vec<&str> = rule.text("transformer").split_whitespace().collect();
    let transformer = transformer.join(" ");
    let transform = match TRANSFORMS.iter().find(|row| row.0 == transformer) {
        Some((_, transform)) => transform,
        None if is_element_type(&transformer) => "Element",
        None => return None,
    };
    // A test that calls something else is not of this form.
    let expression = rule.def("predicate")?.text("predExpr");
    if !expression.contains("std::equal_to<>()") {
        return None;
    }
    let (from, to) = (part(rule.text("lhs"))?, part(rule.text("rhs"))?);
    Some(format!("Derived(Transform::{transform}, {from}, {to})"))
}

/// Returns whether a transformer is the element type of a built-in type.
fn is_element_type(transformer: &str) -> bool {
    let class = transformer.strip_prefix("::llvm::cast<");
    let class = class.and_then(|class| class.strip_suffix(">($_self).getElementType()"));
    class.is_some_and(|class| {
        let name = class.trim_start_matches("::").trim_start_matches("mlir::");
        !name.contains("::")
    })
}

/// Returns the test for a rule that is a single expression in C++, or one on two operands that are shaped.
fn in_cpp(rule: Record<'_>, part: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let predicate = rule.def("predicate")?;
    if predicate.is("TCopVTEtIsSameAs") {
        return same_operand_elements(predicate.defs("children").last()?.text("predExpr"));
    }
    let expression = predicate.text("predExpr");
    if expression.starts_with("(((::llvm::isa<::mlir::TensorType>($in.getType())") {
        let (from, to) = (part("in")?, part("out")?);
        return Some(format!("Same(Aspect::TensorShape, &[{from}, {to}])"));
    }
    let number = expression
        .strip_prefix(
            "(getElementTypeOrSelf($_op.getResult(0)) == getElementTypeOrSelf($_op.getOperand(",
        )?
        .strip_suffix(")))")?;
    let number: u8 = number.parse().ok()?;
    Some(format!(
        "Same(Aspect::Element, &[Part::Result(0), Part::Operand({number})])"
    ))
}

fn same_operand_elements(expression: &str) -> Option<String> {
    let (left, right) = expression.split_once(" == ")?;
    let number = |side: &str| -> Option<u8> {
        let (_, number) = side.split_once("getElementTypeOrSelf($_op.getOperand(")?;
        number.trim_end_matches(')').parse().ok()
    };
    Some(format!(
        "Same(Aspect::Element, &[Part::Operand({}), Part::Operand({})])",
        number(left)?,
        number(right)?
    ))
}
