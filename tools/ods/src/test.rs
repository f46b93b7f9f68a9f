//! Constraints of types and attributes as Rust: the predicates whose C++ is of a small set.
//!
//! A predicate that is not of the set is unknown. A conjunction drops it; a disjunction with it is unknown. So the result
//! is never stricter than the definition.

use super::dump::Record;
use super::leaf;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Type,
    Attribute,
}

impl Subject {
    pub(super) fn tests(self) -> &'static str {
        match self {
            Self::Type => "TypeTest",
            Self::Attribute => "AttrTest",
        }
    }
}

#[derive(Clone, PartialEq, Eq)]
pub(super) enum Test {
    True,
    Unknown,
    Known(String),
}

pub(super) fn of(predicate: Record<'_>, subject: Subject) -> Test {
    if predicate.is("CPred") {
        return leaf::test(predicate.dump(), predicate.text("predExpr"), subject);
    }
    let children = predicate.defs("children");
    match predicate.def("kind").map_or("", Record::name) {
        "PredCombinerAnd" => all(children.iter().map(|&child| of(child, subject)), subject),
        "PredCombinerOr" => any(children.iter().map(|&child| of(child, subject)), subject),
        "PredCombinerNot" => match children[..] {
            // A test that is negated would refuse more if a part of it were left out.
            [child] if is_whole(child, subject) => negated(of(child, subject), subject),
            _ => Test::Unknown,
        },
        "PredCombinerSubstLeaves" => match children[..] {
            [child] => substituted(child, predicate.text("replacement"), subject),
            _ => Test::Unknown,
        },
        "PredCombinerConcat" => match children[..] {
            [child] => concatenated(
                child,
                predicate.text("prefix"),
                predicate.text("suffix"),
                subject,
            ),
            _ => Test::Unknown,
        },
        _ => Test::Unknown,
    }
}

/// Returns whether no part of the predicate is unknown.
fn is_whole(predicate: Record<'_>, subject: Subject) -> bool {
    if predicate.is("CPred") {
        return leaf::test(predicate.dump(), predicate.text("predExpr"), subject) != Test::Unknown;
    }
    let kind = predicate.def("kind").map_or("", Record::name);
    matches!(
        kind,
        "PredCombinerAnd" | "PredCombinerOr" | "PredCombinerNot"
    ) && predicate
        .defs("children")
        .iter()
        .all(|&child| is_whole(child, subject))
}

/// Returns the test for a predicate about a part of the subject.
fn substituted(child: Record<'_>, replacement: &str, subject: Subject) -> Test {
    let is_element = [
        "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
        "::llvm::cast<::mlir::ComplexType>($_self).getElementType()",
    ];
    match subject {
        Subject::Type if is_element.contains(&replacement) => element(child),
        // The names of parameters of the functions around them.
        _ if matches!(replacement, "elementType" | "attr") => of(child, subject),
        _ => Test::Unknown,
    }
}

fn concatenated(child: Record<'_>, prefix: &str, suffix: &str, subject: Subject) -> Test {
    match subject {
        Subject::Type
            if prefix == "[](::mlir::Type elementType) { return "
                && suffix == "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())" =>
        {
            element(child)
        }
        Subject::Attribute
            if prefix.starts_with("::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), ") =>
        {
            within("AttrTest::Each", of(child, subject))
        }
        _ => Test::Unknown,
    }
}

fn element(child: Record<'_>) -> Test {
    within("TypeTest::Element", of(child, Subject::Type))
}

pub(super) fn within(part: &str, test: Test) -> Test {
    match test {
        Test::Known(test) => Test::Known(format!("{part}(&{test})")),
        test => test,
    }
}

/// Returns the conjunction of the tests that are known.
pub(super) fn all(tests: impl Iterator<Item = Test>, subject: Subject) -> Test {
    let (mut known, mut unknown) = (Vec::new(), false);
    for test in tests {
        match test {
            Test::Known(test) if !known.contains(&test) => known.push(test),
            Test::Unknown => unknown = true,
            _ => {}
        }
    }
    match &known[..] {
        [] if unknown => Test::Unknown,
        [] => Test::True,
        [one] => Test::Known(one.clone()),
        _ => Test::Known(format!("{}::All(&[{}])", subject.tests(), known.join(", "))),
    }
}

fn any(tests: impl Iterator<Item = Test>, subject: Subject) -> Test {
    let mut known = Vec::new();
    for test in tests {
        match test {
            Test::Known(test) if !known.contains(&test) => known.push(test),
            Test::Known(_) => {}
            other => return other,
        }
    }
    match &known[..] {
        [one] => Test::Known(one.clone()),
        _ => Test::Known(format!("{}::Any(&[{}])", subject.tests(), known.join(", "))),
    }
}

fn negated(test: Test, subject: Subject) -> Test {
    within(&format!("{}::Not", subject.tests()), test)
}

/// Returns the traits of an operation, with lists of traits expanded.
pub(super) fn all_traits(record: Record<'_>) -> Vec<Record<'_>> {
    let mut traits = Vec::new();
    let mut pending = record.defs("traits");
    pending.reverse();
    while let Some(one) = pending.pop() {
        if one.is("TraitList") {
            let mut inner = one.defs("traits");
            inner.reverse();
            pending.extend(inner);
        } else {
            traits.push(one);
        }
    }
    traits
}
