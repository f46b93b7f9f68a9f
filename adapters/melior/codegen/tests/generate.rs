//! Code that is generated from definitions, and errors for wrong definitions.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;

use expect_test::{Expect, expect};
use pass_melior_build::Config;

const HEAD: &str = r#"include "mlir/IR/OpBase.td"
def Own : Dialect { let name = "own"; let cppNamespace = "::own"; }
"#;

/// Generates a module of a file with this text behind the head.
fn generate(config: &Config, text: &str) -> Result<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.td");
    std::fs::write(&file, format!("{HEAD}{text}")).unwrap();
    let generated = config.generate(&file);
    let shown = |text: String| text.replace(&format!("{}/", folder.path().display()), "");
    generated.map_err(|error| shown(error.to_string()))
}

fn refused(text: &str, expected: Expect) {
    let error = generate(&Config::new(), text).unwrap_err();
    expected.assert_eq(&format!("{}\n", error.trim_end()));
}

#[test]
fn a_module() {
    let text = "def Own_AddOp : Op<Own, \"add\"> {
      let summary = \"A sum [of two]\";
      let arguments = (ins I32:$lhs, Optional<I32>:$type, OptionalAttr<StrAttr>:$label);
      let results = (outs I32:$sum);
    }";
    let generated = generate(&Config::new(), text).unwrap();
    expect![[r#"
        /// The dialect `own`.
        #[allow(dead_code, nonstandard_style, unreachable_pub, clippy::all, clippy::pedantic, reason = "generated for all users of the dialect")]
        pub mod own {
            use ::pass_melior as m;
            use ::pass_melior::define as d;

            /// The definition, which [`define`](m::MlirContext::define) adds to a context.
            pub static DIALECT: d::DialectDefinition = d::DialectDefinition {
                name: "own",
                types: &[],
                attributes: &[],
                operations: &[
                    <AddOp<'_> as m::TypedOp>::DEFINITION,
                ],
            };

            ::pass_melior::typed_op! {
                /// `own.add`: A sum \[of two\]
                AddOp AddOpState d::OpDefinition {
                    name: "own.add",
                    operands: &[
                        d::Part { name: "lhs", arity: d::Arity::One, summary: "32-bit signless integer", any_of: &[d::Alternative::Type("i32")], blocks: None },
                        d::Part { name: "type", arity: d::Arity::Optional, summary: "32-bit signless integer", any_of: &[d::Alternative::Type("i32")], blocks: None },
                    ],
                    results: &[
                        d::Part { name: "sum", arity: d::Arity::One, summary: "32-bit signless integer", any_of: &[d::Alternative::Type("i32")], blocks: None },
                    ],
                    attributes: &[
                        d::Part { name: "label", arity: d::Arity::Optional, summary: "string attribute", any_of: &[d::Alternative::Class("builtin.string")], blocks: None },
                    ],
                    regions: &[],
                    successors: &[],
                    has_operand_sizes: false,
                    has_result_sizes: false,
                    traits: &[],
                    parents: &[],
                    has_no_effects: false,
                    is_speculatable: false,
                }
            }

            impl<'r> AddOp<'r> {
                /// Returns the operand `lhs`: 32-bit signless integer.
                ///
                /// # Errors
                ///
                /// Fails if the operation is not as it is defined.
                pub fn lhs(self) -> Result<m::ValueView<'r>, m::Malformed> {
                    self.0.operand(0)
                }

                /// Returns the operand `type`: 32-bit signless integer.
                ///
                /// # Errors
                ///
                /// Fails if the operation is not as it is defined.
                pub fn r#type(self) -> Result<Option<m::ValueView<'r>>, m::Malformed> {
                    self.0.optional_operand(1)
                }

                /// Returns the result `sum`: 32-bit signless integer.
                ///
                /// # Errors
                ///
                /// Fails if the operation is not as it is defined.
                pub fn sum(self) -> Result<m::ValueView<'r>, m::Malformed> {
                    self.0.result(0)
                }

                /// Returns the attribute `label`: string attribute.
                ///
                /// # Errors
                ///
                /// Fails if the operation is not as it is defined.
                pub fn label(self) -> Result<Option<String>, m::Malformed> {
                    self.0.optional_attribute::<m::attribute::Text>("label")
                }

                /// Sets the attribute `label`.
                ///
                /// # Errors
                ///
                /// Fails as [`set_attribute`](m::Rewriter::set_attribute) does.
                pub fn set_label(self, rewriter: &'r m::Rewriter<'r>, value: Option<&str>) -> Result<(), m::RewriteError> {
                    self.0.set_attribute::<m::attribute::Text>(rewriter, "label", value)
                }
            }

            impl<'r> AddOp<'r> {
                /// Returns what a new operation is created from, by [`create`](m::Rewriter::create).
                pub fn build(reader: &'r m::Reader<'r>, lhs: m::ValueView<'r>) -> AddOpState<'r> {
                    let parts = m::StateParts::new(reader, <Self as m::TypedOp>::DEFINITION)
                        .operands(0, &[lhs])
                        .result_of(0, "i32");
                    AddOpState(parts)
                }
            }

            impl<'r> AddOpState<'r> {
                /// Sets the operand `type`.
                pub fn r#type(self, value: m::ValueView<'r>) -> Self {
                    Self(self.0.operands(1, &[value]))
                }

                /// Sets the attribute `label`.
                pub fn label(self, value: &str) -> Self {
                    Self(self.0.attribute::<m::attribute::Text>("label", value))
                }
            }
        }
    "#]].assert_eq(&generated);
}

/// Errors of the definition are those of the tool, with the place.
#[test]
fn definitions_that_are_wrong() {
    refused(
        "def Own_AddOp : Op<Own, \"add\"> { let arguments = (ins Int:$lhs); }",
        expect![[r#"
            own.td:3:55: error: Variable not defined: 'Int'
            def Own_AddOp : Op<Own, "add"> { let arguments = (ins Int:$lhs); }
                                                                  ^
        "#]],
    );
    refused(
        "def Own_AddOp : Op<Own, \"add\">",
        expect![[r#"
        own.td:3:31: error: Expected '{' to start body or ';' for declaration only
        def Own_AddOp : Op<Own, "add">
                                      ^
    "#]],
    );
    refused(
        "include \"missing.td\"",
        expect![[r#"
        own.td:3:9: error: could not find include file 'missing.td'
        include "missing.td"
                ^
        own.td:3:9: error: Unexpected token at top level
        include "missing.td"
                ^
    "#]],
    );
}

#[test]
fn names_that_are_taken() {
    refused(
        "def Own_AddOp : Op<Own, \"add\"> { let arguments = (ins I32:$aB, I32:$a_b, I32:$A_b); }",
        expect![[r#"
            own.td:3: error: two parts of 'own.add' are `a_b` in Rust: rename one of them
        "#]],
    );
    refused(
        "def Own_AddOp : Op<Own, \"add\">; def Our_AddOp : Op<Own, \"sum\">; def AddOpOp : Op<Own, \"sums\">;",
        expect![[r#"
            own.td:3: error: two operations of 'own' are `AddOp` in Rust
        "#]],
    );
}

#[test]
fn names_that_rust_does_not_take() {
    let text = "def Own_AddOp : Op<Own, \"add\"> { let arguments = (ins I32:$self, I32:$self_, BoolAttr:$flag); }";
    let generated = generate(&Config::new(), text).unwrap();
    for method in ["self_", "self__operand", "flag"] {
        let declared = format!("pub fn {method}(self) -> ");
        assert_eq!(generated.matches(&declared).count(), 1, "{generated}");
    }
    // The attribute of C++ is an integer of one type.
    let kind = "Alternative::Typed(\"builtin.integer\", \"i1\")";
    assert!(generated.contains(kind), "{generated}");
}

/// Names that MLIR does not take, and that would end up in code and comments.
#[test]
fn names_that_are_none() {
    refused(
        r#"def Own_AddOp : Op<Own, "add\npub fn f() {}">;"#,
        expect![[r#"
            own.td:3: error: "add\npub fn f() {}" is no name of an operation
        "#]],
    );
    refused(
        "def Own_AddOp : Op<Own, \"\">;",
        expect![[r#"
        own.td:3: error: "" is no name of an operation
    "#]],
    );
    let other = "def Other : Dialect { let name = \"o-ther\"; let cppNamespace = \"::other\"; } def Other_AddOp : Op<Other, \"add\">;";
    refused(
        other,
        expect![[r#"
        own.td: "o-ther" is no name of a dialect
    "#]],
    );
    refused(
        "def Own_AddOp : Op<Own, \"add\">; def Own_SumOp : Op<Own, \"add\">;",
        expect![[r#"
            own.td:3: error: two operations are called 'own.add'
        "#]],
    );
}

/// rustdoc shows a text as it is written: outside of code spans, nothing of it is a link, a tag or an escape.
#[test]
fn summaries_with_code() {
    let text = r#"def Own_AddOp : Op<Own, "add"> {
      let summary = "`vector<4xf32>`, [x] <b> \\ ``a`[0]`` and ``open` <c>";
    }"#;
    let generated = generate(&Config::new(), text).unwrap();
    let expected = r": `vector<4xf32>`, \[x\] \<b> \\ ``a`[0]`` and ``open` \<c>";
    assert!(generated.contains(expected), "{generated}");
}

/// An operand is the parameter of its name, unless that is taken.
#[test]
fn a_result_of_the_type_of_an_operand() {
    let text = "def Own_ReadOp : Op<Own, \"read\", [AllTypesMatch<[\"reader\", \"value\"]>]> {
      let arguments = (ins AnyType:$reader);
      let results = (outs AnyType:$value);
    }";
    let generated = generate(&Config::new(), text).unwrap();
    assert!(
        generated.contains(".results(0, &[reader_operand.r#type()])"),
        "{generated}"
    );
}

/// Enumerations that are different, and have one name in Rust.
#[test]
fn enumerations_that_are_mixed_up() {
    let two = "include \"mlir/IR/EnumAttr.td\"
      def A : I32EnumAttr<\"Kind\", \"\", [I32EnumAttrCase<\"Fast\", 0>]> { let cppNamespace = \"::a\"; }
      def B : I32EnumAttr<\"Kind\", \"\", [I32EnumAttrCase<\"Fast\", 1>]> { let cppNamespace = \"::b\"; }
      def Own_AddOp : Op<Own, \"add\"> { let arguments = (ins A:$a, B:$b); }";
    refused(
        two,
        expect![[r#"
        two enumerations of 'own', or one and a type that Rust has, are `Kind` in Rust
    "#]],
    );
    // The same one may be used twice.
    let same = two.replace("\"Fast\", 1", "\"Fast\", 0");
    let generated = generate(&Config::new(), &same).unwrap();
    assert_eq!(generated.matches("::pass_melior::enumeration!").count(), 1);
    let prelude = two.replace("Kind", "Result").replace("B:$b", "A:$b");
    refused(
        &prelude,
        expect![[r#"
        two enumerations of 'own', or one and a type that Rust has, are `Result` in Rust
    "#]],
    );
    let cases = "include \"mlir/IR/EnumAttr.td\"
      def Abc : I32EnumAttr<\"Abc\", \"\", [I32EnumAttrCase<\"ab\", 0>, I32EnumAttrCase<\"Ab\", 1>, I32EnumAttrCase<\"_ab\", 2>]>;
      def Own_AddOp : Op<Own, \"add\"> { let arguments = (ins Abc:$a); }";
    refused(
        cases,
        expect![[r#"
        own.td:4: error: two cases of 'Abc' are `Ab` in Rust
    "#]],
    );
}

/// Definitions that refer to themselves, or far.
#[test]
fn definitions_without_an_end() {
    refused(
        "def A : Attr<CPred<\"true\">, \"a\"> { let baseAttr = A; }
         def Own_AddOp : Op<Own, \"add\"> { let arguments = (ins A:$a); }",
        expect![[r#"
            own.td:4: error: 'A' refers to itself, or to definitions that are nested deeper than 100
        "#]],
    );
    refused(
        "def T : AnyTypeOf<[I32]> { let allowedTypes = [I64, T]; }
         def Own_AddOp : Op<Own, \"add\"> { let results = (outs T:$a); }",
        expect![[r#"
            own.td:4: error: 'T' refers to itself, or to definitions that are nested deeper than 100
        "#]],
    );
    let chain = |length: usize| {
        let link = |number| format!("def T{number} : AnyTypeOf<[T{}]>;\n", number - 1);
        let chain: String = (1..=length).map(link).collect();
        format!(
            "def T0 : AnyTypeOf<[I32]>;\n{chain}def Own_AddOp : Op<Own, \"add\"> {{ let results = (outs T{length}:$a); }}"
        )
    };
    assert!(
        generate(&Config::new(), &chain(90))
            .unwrap()
            .contains("Alternative::Type(\"i32\")")
    );
    refused(
        &chain(200),
        expect![[r#"
            own.td:204: error: 'T200' refers to itself, or to definitions that are nested deeper than 100
        "#]],
    );
}

/// Files that are large, are not UTF-8, are not there, or end the tool.
#[test]
fn files_of_all_kinds() {
    let operation = |number| {
        format!(
            "def Own_Add{number}Op : Op<Own, \"add{number}\"> {{ let arguments = (ins Variadic<AnyTypeOf<[I32, F32]>>:$in, I64Attr:$a); }}\n"
        )
    };
    let many: String = (0..3000).map(operation).collect();
    let generated = generate(&Config::new(), &many).unwrap();
    assert_eq!(generated.matches("::pass_melior::typed_op!").count(), 3000);
    let folder = tempfile::tempdir().unwrap();
    let shown = |error: String| error.replace(&format!("{}/", folder.path().display()), "");
    let refused = |name: &str, text: &[u8]| {
        let file = folder.path().join(name);
        if !text.is_empty() {
            std::fs::write(&file, text).unwrap();
        }
        shown(Config::new().generate(&file).unwrap_err().to_string())
    };
    let error = refused("missing.td", b"");
    assert!(
        error.contains("Could not open input file 'missing.td'"),
        "{error}"
    );
    let deep = format!(
        "def A {{ int b = {}1{}; }}",
        "!add(1, ".repeat(40_000),
        ")".repeat(40_000)
    );
    let error = refused("deep.td", deep.as_bytes());
    assert!(
        error.contains("bin/llvm-tblgen: signal: 11 (SIGSEGV)"),
        "{error}"
    );
    let latin = [
        HEAD.as_bytes(),
        b"def Own_AddOp : Op<Own, \"add\"> { let summary = \"caf\xe9\"; }",
    ]
    .concat();
    std::fs::write(folder.path().join("latin.td"), latin).unwrap();
    let generated = Config::new()
        .generate(folder.path().join("latin.td"))
        .unwrap();
    assert!(
        generated.contains("/// `own.add`: caf\u{fffd}"),
        "{generated}"
    );
}

#[test]
fn dialects_of_a_file() {
    let two = "def Other : Dialect { let name = \"other\"; let cppNamespace = \"::other\"; }
      def Own_AddOp : Op<Own, \"add\">; def Other_AddOp : Op<Other, \"add\">;";
    refused(
        two,
        expect![[r#"
        own.td: operations of 'other', 'own' are defined here: choose one by `Config::dialect`
    "#]],
    );
    let other = generate(&Config::new().dialect("other"), two).unwrap();
    assert!(other.contains("pub mod other") && !other.contains("own.add"));
    let unknown = generate(&Config::new().dialect("others"), two).unwrap_err();
    expect!["own.td: there is no dialect 'others' among 'other', 'own'"].assert_eq(&unknown);
    // The dialect is where the operations are, or else in the file itself.
    assert!(
        generate(&Config::new(), "")
            .unwrap()
            .contains("pub mod own")
    );
}

/// A file that is included is found in the folder of the file, and in those that are added.
#[test]
fn folders_of_includes() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    };
    write("dialect.td", HEAD);
    write("more/class.td", "class OwnOp<string name> : Op<Own, name>;");
    write(
        "ops.td",
        "include \"dialect.td\"\ninclude \"class.td\"\ndef AddOp : OwnOp<\"add\">;",
    );
    let file = folder.path().join("ops.td");
    assert!(Config::new().generate(&file).is_err());
    let config = Config::new().include(folder.path().join("more"));
    assert!(config.generate(&file).unwrap().contains("\"own.add\""));
}

/// A build script compiles two files whose stems differ behind a dot.
#[test]
fn stems_with_dots() {
    let names = ["own.ops", "own.types"];
    if let Some(out) = std::env::var_os("OUT_DIR") {
        for name in names {
            let file = std::path::Path::new(&out).join(format!("{name}.td"));
            Config::new().compile(file).unwrap();
        }
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for name in names {
        std::fs::write(folder.path().join(format!("{name}.td")), HEAD).unwrap();
    }
    let mut script = std::process::Command::new(std::env::current_exe().unwrap());
    script.args(["--exact", "stems_with_dots"]);
    let ran = script.env("OUT_DIR", folder.path()).output().unwrap();
    assert!(ran.status.success(), "{ran:?}");
    for name in names {
        assert!(folder.path().join(format!("{name}.rs")).exists());
    }
}

/// No definition of these dialects of MLIR is refused.
#[test]
fn dialects_of_mlir() {
    let headers = std::env::var("MLIR_SYS_220_PREFIX").unwrap() + "/include/mlir/Dialect";
    let mut count = 0;
    for (dialect, file) in [
        ("affine", "Affine/IR/AffineOps.td"),
        ("async", "Async/IR/AsyncOps.td"),
        ("gpu", "GPU/IR/GPUOps.td"),
        ("irdl", "IRDL/IR/IRDLOps.td"),
        ("llvm", "LLVMIR/LLVMOps.td"),
        ("pdl", "PDL/IR/PDLOps.td"),
        ("smt", "SMT/IR/SMTOps.td"),
        ("sparse_tensor", "SparseTensor/IR/SparseTensorOps.td"),
        ("vector", "Vector/IR/VectorOps.td"),
    ] {
        let file = Path::new(&headers).join(file);
        let config = Config::new()
            .dialect(dialect)
            .include(file.parent().unwrap());
        let generated = config.generate(&file).unwrap();
        let ops = generated.matches("::pass_melior::typed_op!").count();
        assert!(ops > 0, "{dialect}");
        count += ops;
    }
    assert!(count > 300, "{count}");
}
