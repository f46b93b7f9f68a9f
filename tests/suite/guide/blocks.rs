//! Every block of every page is checked, and no page is without one.

use super::{blocks, is_followed, is_named, is_tested_elsewhere, pages, repository, run_driver};

/// The languages of blocks. A test of this folder, or that of the command line, reads each.
const LANGUAGES: [&str; 8] = [
    "console", "kdl", "mermaid", "mlir", "rust", "sh", "text", "toml",
];

/// Further languages of pages whose steps are taken, most of them in files that the steps need.
const OF_FOLLOWED: [&str; 4] = ["cmake", "ninja", "python", "tablegen"];

/// Blocks that are a part of a file of the repository, by their language.
const PARTS: [(&str, &str); 3] = [
    ("cmake", "examples/cmake-ninja/CMakeLists.txt"),
    ("python", "examples/bazel/BUILD"),
    ("tablegen", "examples/melior-dialect/signal.td"),
];

/// Texts that no command right above them prints: the page, a part of the text, and the file that has it, most often a test.
const EXPECTED_ELSEWHERE: [(&str, &str, &str); 11] = [
    (
        "docs/guide/python-packages.md",
        "it was built with passwright 0.0.9, and this is passwright",
        "adapters/python/tests/test_wheels.py",
    ),
    (
        "docs/guide/compile-once.md",
        "differ from the nearest entry: ",
        "tests/suite/cache/keys.rs",
    ),
    (
        "docs/guide/batch.md",
        " failed, 2 panicked, 2 unreadable",
        "tests/test-opt/tests/batch.rs",
    ),
    (
        "docs/guide/progress.md",
        "pass execution",
        "tests/test-opt/tests/tool/terminal.rs",
    ),
    (
        "docs/guide/bisecting.md",
        "grep -q \"value = 42 \" \"$1\"",
        "examples/folds-to-42.sh",
    ),
    (
        "docs/guide/extending.md",
        ": unknown pass or pipeline `",
        "tests/compile-fail/ui/checked/mistakes.stderr",
    ),
    (
        "docs/guide/tracing.md",
        "begins (no breakpoint) Action `",
        "runtime-tools/observe/tests/observe/actions.rs",
    ),
    (
        "docs/guide/observing.md",
        "note: after pass '",
        "pass-runtime/tests/runtime/dynamic.rs",
    ),
    (
        "docs/guide/pipelines.md",
        "has to run after every pass of kind '",
        "tests/suite/pipelines/tool.rs",
    ),
    (
        "docs/guide/reproducers.md",
        "the process that ran the pipeline was ended by signal 6 (SIGABRT)",
        "tests/test-opt/tests/tool.rs",
    ),
    (
        "docs/guide/reproducers.md",
        "note: Pipeline failed while executing [`",
        "tests/suite/driver/cases/reproducers.rs",
    ),
];

/// A page whose first steps `cargo xtask first-steps` takes.
pub(super) const DIALECTS: &str = "docs/guide/dialects.md";

/// Pages whose commands need MLIR: `examples/melior-pass` and `examples/melior-dialect` run them, and compare their output.
const ON_MLIR: [&str; 2] = ["docs/guide/melior.md", "docs/guide/melior-dialect.md"];

/// Pages whose blocks in Python are run by `test_documents.py` of `adapters/python/tests`, or of `adapters/melior/python/tests`.
const IN_PYTHON: [&str; 4] = [
    "docs/guide/cluster.md",
    "docs/guide/python-packages.md",
    "docs/guide/python-mlir.md",
    "docs/guide/python.md",
];

#[test]
fn every_block_has_a_language_that_a_test_reads() {
    for (name, page) in pages() {
        let fences: Vec<&str> = page
            .lines()
            .filter(|line| line.starts_with("```"))
            .collect();
        for fence in fences.iter().step_by(2) {
            let language = fence.trim_start_matches('`');
            let is_read = LANGUAGES.contains(&language)
                || is_followed(&name) && OF_FOLLOWED.contains(&language)
                || ON_MLIR.contains(&&*name) && language == "tablegen"
                || IN_PYTHON.contains(&&*name) && language == "python";
            assert!(is_read, "{name}: {fence}");
        }
        assert_eq!(fences.len() % 2, 0, "{name}: a fence is not closed");
    }
}

#[test]
fn parts_of_examples_are_as_the_examples_have_them() {
    let mut seen = 0;
    let pages = pages().into_iter();
    for (name, page) in pages.filter(|(name, _)| !IN_PYTHON.contains(&&**name)) {
        for (language, file) in PARTS {
            let text = std::fs::read_to_string(repository().join(file)).unwrap();
            for (line, block) in blocks(&page, &[language]) {
                if !is_named(&page, line) {
                    assert!(
                        text.contains(&block.join("\n")),
                        "{name}:{line}: not in {file}"
                    );
                    seen += 1;
                }
            }
        }
    }
    assert_eq!(seen, PARTS.len());
}

#[test]
fn every_page_of_the_guide_has_a_block_that_runs() {
    let guide = pages()
        .into_iter()
        .filter(|(name, _)| name.starts_with("docs/guide"));
    for (name, page) in guide {
        let run = blocks(&page, &["console", "kdl", "rust", "sh"]);
        assert!(
            !run.is_empty(),
            "{name}: no test runs anything of this page"
        );
    }
}

#[test]
fn texts_are_what_the_commands_above_them_print() {
    let mut seen = 0;
    for (name, page) in pages() {
        if is_tested_elsewhere(&name)
            || is_followed(&name)
            || name == DIALECTS
            || ON_MLIR.contains(&&*name)
        {
            continue;
        }
        let mut command = "";
        for (line, block) in blocks(&page, &["sh", "console", "kdl", "rust", "toml", "text"]) {
            let is_text = page.lines().nth(line - 2) == Some("```text");
            match (is_text, is_expected_elsewhere(&name, &block.join("\n"))) {
                (false, _) => command = block.last().unwrap_or(&""),
                (true, true) => {}
                (true, false) => {
                    check_output(&format!("{name}:{line}"), command, &block);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 2, "{seen} outputs");
}

/// `true` if the text is pinned by the test that the table names.
fn is_expected_elsewhere(page: &str, text: &str) -> bool {
    let mut rows = EXPECTED_ELSEWHERE.iter();
    rows.any(|(name, part, test)| {
        let is_it = *name == page && text.contains(part);
        let expected = || std::fs::read_to_string(repository().join(test)).unwrap();
        assert!(
            !is_it || expected().contains(part),
            "{test} has no {part:?}"
        );
        is_it
    })
}

/// The lines of a block are in the output of a command, in this order; `...` stands for any.
fn check_output(place: &str, command: &str, block: &[&str]) {
    let words = shlex::split(command).unwrap();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let ["cargo", "run", "-p", "pass-opt", "--", args @ ..] = words.as_slice() else {
        panic!("{place}: no test compares this text with the output of {command:?}");
    };
    let (_, stdout, stderr) = run_driver(args, "");
    for printed in block.split(|letter| *letter == "...") {
        let printed = printed.join("\n");
        let is_there = stdout.contains(&printed) || stderr.contains(&printed);
        assert!(is_there, "{place}: {command} prints\n{stderr}{stdout}");
    }
}
