//! C++ texts as definitions have them, each with what it is read as.

use super::flags::{self, CppValue};
use super::text::{description, summary};
use super::types::built_in;
use super::values::{Read, read};
use super::{cpp, enums::Enums, names::Names};
use crate::draft::Literal;
use crate::source::Span;

#[track_caller]
fn int(ty: &str, text: &str, value: Option<i128>) {
    let wanted = value.map_or(Read::Unknown, |value| Read::Exactly(Literal::Int(value)));
    assert_eq!(read(ty, text), wanted, "{text}");
}

#[test]
fn integers() {
    int("i32", "-0x1F", Some(-31));
    int("i32", " 1'000'000 ", Some(1_000_000));
    int("i64", "10'000L", Some(10_000));
    int("u32", "017", Some(15));
    int("u8", "0b101", Some(5));
    int("u32", "-1", Some(4_294_967_295));
    int("u64", "-1u", Some(4_294_967_295));
    int("u64", "-1ull", Some(18_446_744_073_709_551_615));
    int(
        "u64",
        "std::numeric_limits<uint64_t>::max()",
        Some(18_446_744_073_709_551_615),
    );
    int(
        "i64",
        "::std::numeric_limits< int64_t >::min()",
        Some(i64::MIN.into()),
    );
    int("u32", "UINT_MAX", Some(4_294_967_295));
    int("u8", "300", None);
    int("i32", "4294967295u", None);
    int("i32", "1 << 3", None);
    int("i32", "0x", None);
    int("i32", "", None);
    int("i32", "-", None);
    int("i32", "kLimit", None);
    int("u64", "99999999999999999999999999999999999999999999", None);
    int("u32", "1e3", None);
}

#[test]
fn other_values() {
    let exactly = Read::Exactly;
    assert_eq!(read("bool", "1"), exactly(Literal::Bool(true)));
    assert_eq!(read("bool", " false "), exactly(Literal::Bool(false)));
    assert_eq!(read("bool", "kFast"), Read::Unknown);
    assert_eq!(read("f64", "0.5f"), exactly(Literal::Float(0.5)));
    assert_eq!(read("f64", "1e-3"), exactly(Literal::Float(0.001)));
    assert_eq!(
        read("f64", "0.3f"),
        exactly(Literal::Float(0.300_000_011_920_928_96))
    );
    assert_eq!(read("f32", "0.3f"), exactly(Literal::Float(0.3)));
    assert_eq!(read("f64", "inf"), Read::Unknown);
    let text = |text: &str| exactly(Literal::Str(text.to_owned()));
    assert_eq!(
        read("string", r#""a\n" /* b */ "\x41\"" // c"#),
        text("a\nA\"")
    );
    assert_eq!(read("string", r##"R"x(raw "\n)x""##), text(r#"raw "\n"#));
    assert_eq!(read("string", "std::string()"), text(""));
    assert_eq!(read("string", r#"::std::string("a")"#), text("a"));
    assert_eq!(read("string", r#"name("a")"#), Read::Unknown);
    assert_eq!(read("string", r#""open"#), Read::Unknown);
    assert_eq!(read("string", r#""\xff""#), Read::Unknown);
    assert_eq!(read("char", r"'\''"), text("'"));
    assert_eq!(read("pipeline", "x"), Read::Unknown);
}

#[test]
fn types() {
    let known = [
        ("const  unsigned\tint", Some("u32")),
        ("::std::int64_t", Some("i64")),
        ("std::string", Some("string")),
        ("llvm::StringRef", Some("string")),
        ("size_t", Some("usize")),
        ("OpPassManager", Some("pipeline")),
        ("std::vector<int>", None),
        ("i32", None),
        ("u32", None),
        ("", None),
    ];
    for (cpp, name) in known {
        assert_eq!(built_in(cpp), name, "{cpp}");
    }
}

fn value(enumerator: &str, text: &str, doc: &str) -> CppValue {
    CppValue {
        enumerator: enumerator.to_owned(),
        text: text.to_owned(),
        doc: doc.to_owned(),
    }
}

#[test]
fn flags_of_enums() {
    let read = flags::read(
        r#"::llvm::cl::values(
            clEnumValN(a::Mode::kFast, "fast", "Fast, (not) " // a comment, with a comma
                                               "safe"),
            clEnumVal(slow, "Slow"),
        ), llvm::cl::Hidden, llvm::cl::Required"#,
        false,
    );
    assert_eq!(
        read.values,
        [
            value("kFast", "fast", "Fast, (not) safe"),
            value("slow", "slow", "Slow")
        ]
    );
    assert!(read.required);
    assert_eq!(read.rest, ["llvm::cl::Hidden"]);
}

#[test]
fn flags_that_are_kept() {
    for text in [
        "MACRO",
        "llvm::cl::values()",
        "llvm::cl::values(clEnumValN(1 + 1, \"two\", \"\"))",
        "llvm::cl::values(clEnumValN(A, \"a\"))",
        "llvm::cl::values(clEnumValN(A, \"a\", \"\")) | 1",
        "f()(g)",
        "\"open",
        "llvm::cl::values(clEnumValN(A, \"a\", \"\")",
    ] {
        let read = flags::read(text, false);
        assert_eq!(
            (read.values, read.rest),
            (Vec::new(), vec![text.to_owned()])
        );
    }
    assert_eq!(flags::read("", false), flags::Flags::default());
    let of_list = "llvm::cl::ZeroOrMore, llvm::cl::MiscFlags::CommaSeparated";
    assert_eq!(flags::read(of_list, true), flags::Flags::default());
    assert_eq!(flags::read(of_list, false).rest.len(), 2);
}

#[test]
fn names_of_enums_and_values() {
    let mut enums = Enums::default();
    let mut names = Names::default();
    names.claim_pass("Mode");
    let mut name =
        |values: &[CppValue]| enums.name("a::Mode", values, "Bake", Span::default(), &mut names);
    let first = [
        value("kV_1_0", "1.0", ""),
        value("v10", "1-0", ""),
        value("Self", "self", ""),
    ];
    assert_eq!(name(&first).as_deref(), Some("BakeMode"));
    assert_eq!(name(&first).as_deref(), Some("BakeMode"));
    assert_eq!(name(&[value("a", "a", "")]).as_deref(), Some("BakeMode2"));
    assert_eq!(name(&[value("a", "a b", "")]), None);
    assert_eq!(name(&[value("a", "x", ""), value("b", "x", "")]), None);
    let declared = enums.finish();
    let variants: Vec<&str> = declared[0]
        .values
        .iter()
        .map(|value| value.name.value.as_str())
        .collect();
    assert_eq!(variants, ["V10", "V102", "ValueSelf"]);
}

#[test]
fn one_spelling_of_cpp() {
    assert_eq!(cpp::canonical(" unsigned  int "), "unsigned int");
    assert_eq!(
        cpp::canonical("a :: b < c , d >( /* e */ \"f  g\")"),
        "a::b<c,d>(\"f  g\")"
    );
    assert_eq!(cpp::canonical(" \"open "), "\"open");
}

#[test]
fn texts_lose_their_indentation() {
    let texts = [
        (
            "\n    One\n      two\n\n    three\n  ",
            "One\n  two\n\nthree",
        ),
        ("One", "One"),
        ("One\n", "One"),
        ("One\n\n\n", "One\n\n\n"),
        ("One  \n\n  ", "One  \n\n"),
        ("One  \n", "One  \n"),
        ("\tOne\r\n\ttwo\r\n", "One\r\ntwo\r"),
        ("", ""),
        ("   ", "   "),
        ("\n", "\n"),
        ("\n \n", "\n \n"),
    ];
    for (written, read) in texts {
        assert_eq!(description(written), read, "{written:?}");
    }
    assert_eq!(summary("\n  One\n  "), "One");
    assert_eq!(summary(" \n"), " \n");
}
