//! Predicates in C++, one at a time.

use super::dump::Dump;
use super::test::{Subject, Test};

/// Expressions for a type, each with the test around a test of that type.
const TYPES: &[(&str, &str)] = &[
    ("$_self.", ""),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().",
        "AttrTest::Type",
    ),
    (
        "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType().",
        "AttrTest::Element",
    ),
];

/// Methods that test the width of an integer type, each with the sign that it requires.
const INTEGERS: &[(&str, &str)] = &[
    ("isInteger", "None"),
    ("isSignlessInteger", "Some(Sign::Signless)"),
    ("isSignedInteger", "Some(Sign::Signed)"),
    ("isUnsignedInteger", "Some(Sign::Unsigned)"),
];

/// Numbers of a cast value that are compared, each with the test.
const COMPARED: &[(&str, &str)] = &[
    ("VectorType>($_self).getRank()", "TypeTest::Rank"),
    ("ShapedType>($_self).getRank()", "TypeTest::Rank"),
    ("RankedTensorType>($_self).getRank()", "TypeTest::Rank"),
    ("VectorType>($_self).getNumElements()", "TypeTest::Count"),
    ("IntegerAttr>($_self).getInt()", "AttrTest::Value"),
    ("DenseArrayAttr>($_self).size()", "AttrTest::Length"),
    ("ArrayAttr>($_self).size()", "AttrTest::Length"),
];

/// Returns the test for a predicate in C++.
pub(super) fn test(dump: &Dump, written: &str, subject: Subject) -> Test {
    let expression: Vec<&str> = written.split_whitespace().collect();
    let expression = expression
        .join(" ")
        .replace(" .get", ".get")
        .replace(" .is", ".is");
    let expression = expression
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'))
        .unwrap_or(&expression)
        .trim();
    if expression == "true" {
        return Test::True;
    }
    let found = whole(expression)
        .or_else(|| integer_width(expression))
        .or_else(|| compared(expression))
        .or_else(|| listed(expression))
        .or_else(|| with_parameter(expression));
    // A test of a type may be about what an attribute holds, and then stands for something else.
    let fits = |test: &String| test.starts_with(subject.tests());
    let found = found.or_else(|| class(dump, expression, subject));
    found.filter(fits).map_or(Test::Unknown, Test::Known)
}

/// Whole predicates, and classes after the name of their tests, each with its test after a tab.
const TESTS: &str = include_str!("predicates.tsv");

fn whole(predicate: &str) -> Option<String> {
    let mut rows = TESTS.lines().filter_map(|line| line.split_once('\t'));
    let row = rows.find(|row| row.0 == predicate)?;
    Some(row.1.to_owned())
}

fn integer_width(expression: &str) -> Option<String> {
    TYPES.iter().find_map(|(before, around)| {
        let call = expression.strip_prefix(before)?.strip_suffix(')')?;
        let (method, number) = call.split_once('(')?;
        let (_, sign) = INTEGERS.iter().find(|row| row.0 == method)?;
        let number: u32 = number.parse().ok()?;
        let test = format!("TypeTest::Int({sign}, Some({number}))");
        Some(if around.is_empty() {
            test
        } else {
            format!("{around}(&{test})")
        })
    })
}

fn compared(expression: &str) -> Option<String> {
    let expression = expression.strip_prefix("::llvm::cast<::mlir::")?;
    COMPARED.iter().find_map(|(left, test)| {
        let rest = expression.strip_prefix(left)?.trim();
        let (operator, number) = rest.split_once(' ')?;
        let number: i64 = number.trim().parse().ok()?;
        let (order, number) = match operator {
            "==" => ("Equal", number),
            ">=" => ("AtLeast", number),
            "<=" => ("AtMost", number),
            ">" => ("AtLeast", number + 1),
            "<" => ("AtMost", number - 1),
            _ => return None,
        };
        Some(format!("{test}(Order::{order}, {number})"))
    })
}

/// Returns the test for a shape or a set of numbers.
fn listed(expression: &str) -> Option<String> {
    let list = |text: &str| {
        let numbers = text
            .split(',')
            .map(|number| number.trim().parse::<i64>().ok());
        let numbers = numbers.collect::<Option<Vec<i64>>>()?;
        Some(format!("&{numbers:?}"))
    };
    let shape = expression
        .strip_prefix(
            "::llvm::cast<::mlir::VectorType>($_self).getShape() == ::llvm::ArrayRef<int64_t>({",
        )
        .and_then(|rest| rest.strip_suffix("})"));
    if let Some(shape) = shape {
        return Some(format!("TypeTest::Shape({})", list(shape)?));
    }
    let shape = expression
        .strip_prefix("::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getShape() == ::mlir::ArrayRef<int64_t>({")
        .and_then(|rest| rest.strip_suffix("})"));
    if let Some(shape) = shape {
        return Some(format!("AttrTest::Shape({})", list(shape)?));
    }
    let sizes = expression
        .strip_prefix("::llvm::is_contained(::llvm::ArrayRef<int64_t>({")
        .and_then(|rest| rest.strip_suffix("}), ::llvm::cast<::mlir::ShapedType>($_self).getDimSize(::llvm::cast<::mlir::ShapedType>($_self).getRank() + -1))"));
    if let Some(sizes) = sizes {
        return Some(format!("TypeTest::LastSize({})", list(sizes)?));
    }
    let values = expression
        .strip_prefix("::llvm::is_contained({")?
        .strip_suffix("}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())")?;
    Some(format!("AttrTest::OneOf({})", list(values)?))
}

/// Predicates that compare a parameter of a dialect type: the text before the parameter, the dialect and the type.
const PARAMETERS: &[(&str, &str, &str)] = &[
    (
        "::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == ",
        "llvm",
        ".ptr",
    ),
    (
        "::llvm::cast<::mlir::transform::OperationType>($_self).getOperationName() == ",
        "transform",
        ".op",
    ),
    (
        "::llvm::cast<::mlir::tosa::shapeType>($_self).getRank() == ",
        "tosa",
        ".shape",
    ),
];

fn with_parameter(expression: &str) -> Option<String> {
    PARAMETERS.iter().find_map(|(before, dialect, name)| {
        let text = match expression.strip_prefix(before)? {
            "0" if *dialect == "llvm" => (*name).to_owned(),
            parameter => format!("{name}<{parameter}>"),
        };
        Some(format!("TypeTest::Written({dialect:?}, {text:?})"))
    })
}

/// Returns the test for a class of types or attributes.
fn class(dump: &Dump, expression: &str, subject: Subject) -> Option<String> {
    let expression = expression.strip_prefix("::").unwrap_or(expression);
    let name = expression
        .strip_prefix("llvm::isa<")?
        .strip_suffix(">($_self)")?;
    let full = name.trim_start_matches("::");
    let name = full.strip_prefix("mlir::")?;
    whole(&format!("{} {name}", subject.tests())).or_else(|| match subject {
        Subject::Type if !name.contains("::") => None,
        Subject::Type => {
            let (dialect, mnemonic) = dump.defined(full)?;
            Some(format!("TypeTest::Dialect({dialect:?}, &[{mnemonic:?}])"))
        }
        Subject::Attribute => {
            let (dialect, mnemonic) = dump.defined(full)?;
            Some(format!("AttrTest::Dialect({dialect:?}, {mnemonic:?})"))
        }
    })
}

/// Returns the test of the class in which a property is stored.
pub(super) fn storage(dump: &Dump, class: &str) -> Test {
    let class = class.trim().trim_start_matches("::");
    test(
        dump,
        &format!("::llvm::isa<::{class}>($_self)"),
        Subject::Attribute,
    )
}

/// Returns the test for the cases of an enumeration that is stored as an integer.
pub(super) fn cases(width: i64, values: &[i64]) -> Test {
    let ty = format!("AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some({width})))");
    let class = "AttrTest::Class(AttrClass::Integer)";
    Test::Known(format!(
        "AttrTest::All(&[{class}, {ty}, AttrTest::OneOf(&{values:?})])"
    ))
}
