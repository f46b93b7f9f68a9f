//! Values of options that MLIR's syntax spells in its own way, or not at all, beside the real `mlir-opt`.

use std::process::Command;

use pass_melior::{MlirContext, NativePass};
use pass_runtime::options::PipelineText;
use pass_runtime::pass;

/// Print the operation
#[pass(name = "print-ir")]
struct PrintIr {
    /// What is printed before it
    #[option(default = "")]
    label: String,
}

/// Simplify
#[pass(name = "canonicalize")]
struct Canonicalize {
    /// Patterns that are not applied
    #[option(name = "disable-patterns")]
    disable_patterns: Vec<String>,
    /// Rounds at most
    #[option(name = "max-iterations", default = 10)]
    max_iterations: i64,
}

/// Inline
#[pass(name = "inline", op = "builtin.module")]
struct Inline {
    /// Pipelines of callables
    #[option(name = "op-pipelines")]
    op_pipelines: Vec<PipelineText>,
}

/// Returns the element of a pipeline that MLIR gets, or the error.
fn spelled<P: pass_runtime::Pass>(cx: &MlirContext, pass: &P) -> Result<String, String> {
    let native = NativePass::prepare(cx, pass);
    let native = native.map_err(|failure| failure.reason().unwrap().to_owned())?;
    let text = format!("{native:?}");
    let text = text.strip_prefix("NativePass(Some(\"any(").unwrap();
    let text = text.strip_suffix(")\"))").unwrap();
    Ok(text
        .replace("\\\"", "\"")
        .replace("\\'", "'")
        .replace("\\\\", "\\"))
}

/// Runs the passes on an empty module, and returns standard error.
fn mlir_opt(passes: &[String], flags: &[&str]) -> String {
    let prefix = std::env::var("MLIR_SYS_220_PREFIX").unwrap();
    let mut command = Command::new(format!("{prefix}/bin/mlir-opt"));
    command.args(flags).arg(format!(
        "--pass-pipeline=builtin.module({})",
        passes.join(",")
    ));
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    said
}

/// All texts of up to three of these characters.
fn texts() -> Vec<String> {
    let letters = ["a", " ", ",", "=", "'", "\"", "{", "}", "(", "#", "é"];
    let mut texts = vec![String::new()];
    let mut last = texts.clone();
    for _ in 0..3 {
        let longer = last
            .iter()
            .flat_map(|text| letters.map(|letter| format!("{text}{letter}")));
        last = longer.collect();
        texts.extend(last.iter().cloned());
    }
    texts
}

#[test]
fn a_value_is_read_as_it_is_or_refused() {
    let cx = MlirContext::new();
    let (mut passes, mut expected, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for label in texts() {
        match spelled(
            &cx,
            &PrintIr {
                label: label.clone(),
            },
        ) {
            Ok(text) => {
                passes.push(text);
                expected.push(format!("// -----// IR Dump {label}").trim_end().to_owned());
            }
            Err(reason) => {
                assert!(
                    reason.starts_with("MLIR's syntax cannot spell the value "),
                    "{reason}"
                );
                assert!(
                    reason.ends_with(" of the option `label` of `print-ir`"),
                    "{reason}"
                );
                refused.push(label);
            }
        }
    }
    let said = mlir_opt(&passes, &[]);
    let banners = said
        .lines()
        .filter_map(|line| line.strip_suffix(" //----- //"));
    let banners: Vec<_> = banners.map(str::trim_end).collect();
    assert_eq!(banners, expected);
    assert!(passes.len() > 600, "{}", passes.len());
    for label in [" a", "a ", "}", "{", "'\"", "\"' "] {
        assert!(refused.iter().any(|text| text == label), "{label}");
    }
}

#[test]
fn items_are_read_as_they_are_or_refused() {
    let cx = MlirContext::new();
    let (mut passes, mut expected, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for item in texts() {
        for disable_patterns in [vec![item.clone()], vec![item.clone(), "b".to_owned()]] {
            let pass = Canonicalize {
                disable_patterns: disable_patterns.clone(),
                max_iterations: 2,
            };
            match spelled(&cx, &pass) {
                Ok(text) => {
                    passes.push(text);
                    expected.push(disable_patterns);
                }
                Err(_) => refused.push(disable_patterns),
            }
        }
    }
    let said = mlir_opt(&passes, &["--dump-pass-pipeline"]);
    let lists = said.lines().filter_map(|line| {
        let (_, list) = line.split_once("disable-patterns={")?;
        Some(list.split_once("}  max-iterations=2 ")?.0)
    });
    let printed = |items: &Vec<String>| {
        let items = items.iter().map(|item| {
            // MLIR's own rule.
            let escape = item.find(['{', '\'', '"']).unwrap_or(usize::MAX);
            let is_escaped = item.find(' ').is_some_and(|space| space < escape);
            if is_escaped {
                format!("{{{item}}}")
            } else {
                item.clone()
            }
        });
        items.collect::<Vec<_>>().join(",")
    };
    let expected: Vec<_> = expected.iter().map(printed).collect();
    assert_eq!(lists.collect::<Vec<_>>(), expected);
    assert!(passes.len() > 1200, "{}", passes.len());
    for items in [&[""][..], &["{", "b"], &[" a", "b"], &["'\"", "b"]] {
        assert!(refused.iter().any(|list| list == items), "{items:?}");
    }
}

#[test]
fn pipelines() {
    let cx = MlirContext::new();
    let inline = |text: &str| {
        let op_pipelines = vec![PipelineText::new(text).unwrap()];
        spelled(&cx, &Inline { op_pipelines })
    };
    let cleanup = "func.func(canonicalize{max-iterations=2 top-down=false},cse)";
    let expected = format!("inline{{op-pipelines={{{cleanup}}}}}");
    assert_eq!(inline(cleanup), Ok(expected));
    let reason = inline("func.func(print-ir{label=#\" a\"#})").unwrap_err();
    assert_eq!(
        reason,
        "MLIR's syntax cannot spell the value {'func.func(print-ir{label=#\" a\"#})'} of the option `op-pipelines` of \
         `inline`"
    );
}
