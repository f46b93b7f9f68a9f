//! Predicates in C++, one at a time.

use super::dump::Dump;
use super::test::{Subject, Test};

/// Calls with a number, each with what comes before it, what comes after it, and the test around the number.
const WITH_NUMBER: &[(&str, &str, &str, &str)] = &[
    ("$_self.isInteger(", ")", "TypeTest::Int(None, Some(", "))"),
    (
        "$_self.isSignlessInteger(",
        ")",
        "TypeTest::Int(Some(Sign::Signless), Some(",
        "))",
    ),
    (
        "$_self.isSignedInteger(",
        ")",
        "TypeTest::Int(Some(Sign::Signed), Some(",
        "))",
    ),
    (
        "$_self.isUnsignedInteger(",
        ")",
        "TypeTest::Int(Some(Sign::Unsigned), Some(",
        "))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger(",
        ")",
        "AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(",
        ")))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignedInteger(",
        ")",
        "AttrTest::Type(&TypeTest::Int(Some(Sign::Signed), Some(",
        ")))",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isUnsignedInteger(",
        ")",
        "AttrTest::Type(&TypeTest::Int(Some(Sign::Unsigned), Some(",
        ")))",
    ),
    (
        "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(",
        ")",
        "AttrTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(",
        ")))",
    ),
];

/// Comparisons with a number, each with what is compared and the test.
const COMPARED: &[(&str, &str)] = &[
    (
        "::llvm::cast<::mlir::VectorType>($_self).getRank()",
        "TypeTest::Rank",
    ),
    (
        "::llvm::cast<::mlir::ShapedType>($_self).getRank()",
        "TypeTest::Rank",
    ),
    (
        "::llvm::cast<::mlir::RankedTensorType>($_self).getRank()",
        "TypeTest::Rank",
    ),
    (
        "::llvm::cast<::mlir::VectorType>($_self).getNumElements()",
        "TypeTest::Count",
    ),
    (
        "::llvm::cast<::mlir::IntegerAttr>($_self).getInt()",
        "AttrTest::Value",
    ),
    (
        "::llvm::cast<::mlir::DenseArrayAttr>($_self).size()",
        "AttrTest::Length",
    ),
    (
        "::llvm::cast<::mlir::ArrayAttr>($_self).size()",
        "AttrTest::Length",
    ),
];

/// The test that a predicate in C++ is.
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
        .or_else(|| with_number(expression))
        .or_else(|| compared(expression))
        .or_else(|| listed(expression))
        .or_else(|| with_parameter(expression));
    // A test of a type may be about what an attribute holds, and then stands for something else.
    let fits = |test: &String| test.starts_with(subject.tests());
    let found = found.or_else(|| class(dump, expression, subject));
    found.filter(fits).map_or(Test::Unknown, Test::Known)
}

/// Predicates that are read as a whole, and classes after the tests that are about them; each with its test, a tab between.
const TESTS: &str = include_str!("predicates.tsv");

fn whole(predicate: &str) -> Option<String> {
    let mut rows = TESTS.lines().filter_map(|line| line.split_once('\t'));
    let row = rows.find(|row| row.0 == predicate)?;
    Some(row.1.to_owned())
}

fn with_number(expression: &str) -> Option<String> {
    WITH_NUMBER.iter().find_map(|(before, after, open, close)| {
        let number = expression.strip_prefix(before)?.strip_suffix(after)?;
        let number: u32 = number.parse().ok()?;
        Some(format!("{open}{number}{close}"))
    })
}

fn compared(expression: &str) -> Option<String> {
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

/// Shapes and sets of numbers, which are lists.
fn listed(expression: &str) -> Option<String> {
    let list = |text: &str| {
        let numbers = text.split(',').map(|one| one.trim().parse::<i64>().ok());
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

/// Types of dialects of which a parameter is known: what comes before the parameter, the dialect, and the text of the type
/// around the parameter.
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

/// A class of types or attributes.
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

/// The test of the class in which a property is stored.
pub(super) fn storage(dump: &Dump, class: &str) -> Test {
    let class = class.trim().trim_start_matches("::");
    test(
        dump,
        &format!("::llvm::isa<::{class}>($_self)"),
        Subject::Attribute,
    )
}

/// The test that an attribute is one of the cases of an enumeration that is stored as an integer.
pub(super) fn cases(width: i64, values: &[i64]) -> Test {
    let ty = format!("AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some({width})))");
    let class = "AttrTest::Class(AttrClass::Integer)";
    Test::Known(format!(
        "AttrTest::All(&[{class}, {ty}, AttrTest::OneOf(&{values:?})])"
    ))
}
