//! C++ texts as definitions have them, each with what it is read as.

use super::constant::evaluate;
use super::flags::{self, CppValue};
use super::text::{description, summary};
use super::types::built_in;
use super::{cpp, enums::Enums, names::Names, words};
use passdefs::draft::Literal;
use passdefs::source::Span;

fn read(ty: &str, text: &str) -> Option<Literal> {
    evaluate(text)?.literal(ty)
}

#[track_caller]
fn int(ty: &str, text: &str, value: Option<i128>) {
    assert_eq!(read(ty, text), value.map(Literal::Int), "{text}");
}

#[test]
fn integers() {
    let largest = i128::from(u64::MAX);
    int("i32", "-0x1F", Some(-31));
    int("i32", " 1'000'000 ", Some(1_000_000));
    int("i64", "10'000L", Some(10_000));
    int("u32", "017", Some(15));
    int("u8", "0b101", Some(5));
    int("u32", "-1", Some(4_294_967_295));
    int("u64", "-1u", Some(4_294_967_295));
    int("u64", "-1ull", Some(largest));
    int("u64", "std::numeric_limits<uint64_t>::max()", Some(largest));
    int(
        "i64",
        "::std::numeric_limits< int64_t >::min()",
        Some(i64::MIN.into()),
    );
    int("u32", "UINT_MAX", Some(4_294_967_295));
    int("i64", "::mlir::ShapedType::kDynamic", Some(i64::MIN.into()));
    int("i64", "own::ShapedType::kDynamic", None);
    int("u8", "300", None);
    int("i32", "4294967295u", None);
    int("i32", "0x", None);
    int("i32", "", None);
    int("i32", "-", None);
    int("i32", "kLimit", None);
    int("u64", "99999999999999999999999999999999999999999999", None);
    int("u32", "1e3", None);
    int("u32", "1lul", None);
}

#[test]
fn arithmetic_in_the_types_of_cpp() {
    let largest = i128::from(u64::MAX);
    int("i32", "(5)", Some(5));
    int("i32", "{5}", Some(5));
    int("i32", "{}", Some(0));
    int("u64", "1 << 20", Some(1 << 20));
    int("i64", "64 * 1024", Some(65_536));
    int("u64", "~0", Some(largest));
    int("u64", "~0u", Some(4_294_967_295));
    int("u64", "~0ULL", Some(largest));
    int("u64", "~0xFFFFFFFF", Some(0));
    int("u64", "static_cast<uint64_t>(-1)", Some(largest));
    int("u64", "(uint64_t)-1", Some(largest));
    int("u64", "uint64_t(-1) - 1", Some(largest - 1));
    int("u64", "(uint64_t)-1 - 1", Some(largest - 1));
    int("i64", "int64_t{7}", Some(7));
    int("i64", "int64_t()", Some(0));
    int("u64", "static_cast<unsigned>(-1)", Some(4_294_967_295));
    int("i32", "static_cast<int8_t>(200)", Some(-56));
    int("u32", "UINT64_C(1) << 4 | 3", Some(19));
    int("i64", "1 << 31", None);
    int("i64", "1LL << 31", Some(1 << 31));
    int("i64", "1 << 32", None);
    int("i64", "65536 * 65536", None);
    int("u64", "65536 * 65536ull", Some(1 << 32));
    int("i32", "2 << 2 * 3", Some(128));
    int("i64", "2147483647 + 1", None);
    int("i64", "-2147483647 - 2", None);
    int("i32", "-7 / 2", Some(-3));
    int("i32", "-7 % 2", Some(-1));
    int("i32", "7 / 0", None);
    int("i32", "1 + 2 * 3 - 4", Some(3));
    int("i32", "10 - 4 - 3", Some(3));
    int("i32", "2 * -(3 - -1)", Some(-8));
    int("i32", "0x10 >> 2 & 0x6 ^ 1", Some(5));
    int("i32", "std::numeric_limits<int8_t>::max() - 1", Some(126));
    int("i32", "std::optional<std::optional<int>>(3)", None);
    int("i32", "1 - unknown", None);
    int("i32", "/*width=*/8 // as on the chip", Some(8));
    int("i32", "'a' + 1", Some(98));
    int("i64", "INT_MAX", Some(2_147_483_647));
    int("i32", "1 2", None);
    int("i32", "f(1)", None);
    int(
        "i32",
        &format!("{}1{}", "(".repeat(500), ")".repeat(500)),
        None,
    );
}

#[test]
fn other_values() {
    let boolean = |value| Some(Literal::Bool(value));
    for text in [
        "1",
        "true",
        "(true)",
        "/*default=*/true",
        "!false",
        "{true}",
        "bool(1)",
    ] {
        assert_eq!(read("bool", text), boolean(true), "{text}");
    }
    for text in [" false ", "{}", "bool()", "!true", "static_cast<bool>(0)"] {
        assert_eq!(read("bool", text), boolean(false), "{text}");
    }
    assert_eq!(read("bool", "kFast"), None);
    let float = |value| Some(Literal::Float(value));
    assert_eq!(read("f64", "0.5f"), float(0.5));
    assert_eq!(read("f64", "1e-3"), float(0.001));
    assert_eq!(read("f64", "0.3f"), float(0.300_000_011_920_928_96));
    assert_eq!(read("f32", "0.3f"), float(0.3));
    assert_eq!(read("f32", "-.5"), float(-0.5));
    assert_eq!(read("f64", "1.0 / 4"), float(0.25));
    assert_eq!(read("f64", "3"), float(3.0));
    assert_eq!(read("f64", "{}"), float(0.0));
    assert_eq!(
        read("f64", "std::numeric_limits<double>::infinity()"),
        float(f64::INFINITY)
    );
    assert_eq!(read("f64", "DBL_EPSILON"), float(f64::EPSILON));
    assert_eq!(read("f32", "-INFINITY"), float(f64::NEG_INFINITY));
    assert_eq!(read("f64", "LDBL_MAX"), None);
    assert_eq!(read("f64", "inf"), None);
    let text = |text: &str| Some(Literal::Str(text.to_owned()));
    assert_eq!(
        read("string", r#""a\n" /* b */ "\x41\"" // c"#),
        text("a\nA\"")
    );
    assert_eq!(read("string", r##"R"x(raw "\n)x""##), text(r#"raw "\n"#));
    for empty in [
        "std::string()",
        "std::string{}",
        "{}",
        "\"\"",
        "llvm::StringRef()",
    ] {
        assert_eq!(read("string", empty), text(""), "{empty}");
    }
    assert_eq!(read("string", r#"::std::string("a")"#), text("a"));
    assert_eq!(read("string", r#"std::string("a") + "b""#), text("ab"));
    assert_eq!(read("string", r#"name("a")"#), None);
    assert_eq!(read("string", r#""open"#), None);
    assert_eq!(read("string", r#""\xff""#), None);
    // C++ ends the string at the NUL.
    assert_eq!(read("string", r#"std::string("a\0b")"#), None);
    assert_eq!(read("string", "nullptr"), None);
    assert_eq!(read("char", r"'\''"), text("'"));
    assert_eq!(read("pipeline", "x"), None);
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
        ("uint", Some("u32")),
        ("const char *", Some("string")),
        ("char const*", Some("string")),
        ("const std::string &", Some("string")),
        ("long", None),
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
    let flags = flags::parse_flags(
        r#"::llvm::cl::values(
            clEnumValN(a::Mode::kFast, "fast", "Fast, (not) " // a comment, with a comma
                                               "safe"),
            clEnumVal(slow, "Slow"),
        ), llvm::cl::Hidden, llvm::cl::Required"#,
        false,
    );
    assert_eq!(
        flags.values,
        [
            value("kFast", "fast", "Fast, (not) safe"),
            value("slow", "slow", "Slow")
        ]
    );
    assert!(flags.required);
    assert_eq!(flags.unrecognized, ["llvm::cl::Hidden"]);
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
        let flags = flags::parse_flags(text, false);
        assert_eq!(
            (flags.values, flags.unrecognized),
            (Vec::new(), vec![text.to_owned()])
        );
    }
    assert_eq!(flags::parse_flags("", false), flags::Flags::default());
    let of_list = "llvm::cl::ZeroOrMore, llvm::cl::MiscFlags::CommaSeparated";
    assert_eq!(flags::parse_flags(of_list, true), flags::Flags::default());
    assert_eq!(flags::parse_flags(of_list, false).unrecognized.len(), 2);
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
fn names_in_the_case_of_rust() {
    let fields = [
        ("numDSPs", "num_dsps"),
        ("uniqueIDs", "unique_ids"),
        ("reuse2DBuffers", "reuse_2d_buffers"),
        ("use3D", "use_3d"),
        ("LLVMIRTypes", "llvmir_types"),
        ("useDSPs", "use_dsps"),
        ("IDsOnly", "ids_only"),
        ("numPEs2", "num_pes2"),
        ("int8Type", "int8_type"),
        ("convertF16ToF32", "convert_f16_to_f32"),
        ("top_down", "top_down"),
        ("CSE", "cse"),
    ];
    for (cpp, rust) in fields {
        assert_eq!(words::snake_case(cpp), rust);
        assert_eq!(words::snake_case(rust), rust, "a name of Rust is kept");
    }
    for (cpp, rust) in [
        ("NEVER_FOLD", "NeverFold"),
        ("CSE", "CSE"),
        ("fast", "Fast"),
    ] {
        assert_eq!(words::upper_camel_case(cpp), rust);
    }
}

#[test]
fn one_spelling_of_cpp() {
    assert_eq!(cpp::normalize_cpp(" unsigned  int "), "unsigned int");
    assert_eq!(
        cpp::normalize_cpp("a :: b < c , d >( /* e */ \"f  g\")"),
        "a::b<c,d>(\"f  g\")"
    );
    assert_eq!(cpp::normalize_cpp(" \"open "), "\"open");
    assert_eq!(cpp::normalize_cpp("a + + b"), "a+ +b");
    assert_eq!(cpp::normalize_cpp("a ++ b"), "a++b");
    assert_eq!(cpp::normalize_cpp("a < b < c > >"), "a<b<c>>");
    assert_eq!(cpp::normalize_cpp("L 'x' , L'x'"), "L 'x',L'x'");
    assert_eq!(
        cpp::normalize_cpp("\"a\" b , \"a\"b , 1 .x"),
        "\"a\" b,\"a\"b,1 .x"
    );
    let wide = cpp::tokens("L'x'").unwrap();
    assert_eq!(wide[0].kind, cpp::TokenKind::CharLiteral("x".to_owned()));
    assert_eq!(wide.len(), 1);
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
        ("   ", " "),
        ("\n", "\n"),
        ("\n \n", "\n"),
    ];
    for (written, read) in texts {
        assert_eq!(description(written), read, "{written:?}");
    }
    assert_eq!(summary("\n  One\n  "), "One");
    assert_eq!(summary(" \n"), " \n");
}
