//! Everything that the README and the guide show works.

mod blocks;
mod embedding;
mod observing;
mod snippets;
mod testing;
mod writing;

use passdefs::diagnostic::Diagnostic;
use passwright::driver::{Driver, Streams};
use passwright::embedded::Embedded;
use std::path::{Path, PathBuf};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

/// The pages, by their paths.
fn pages() -> Vec<(String, String)> {
    let guide = std::fs::read_dir(repository().join("docs/guide")).unwrap();
    let mut paths: Vec<PathBuf> = guide.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    paths.push(repository().join("README.md"));
    paths.push(repository().join("adapters/melior/README.md"));
    paths.sort();
    let page = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(repository()).unwrap();
        (name.display().to_string(), text)
    };
    paths.into_iter().map(page).collect()
}

/// The blocks of a page in these languages, each with the line that it begins on.
fn blocks<'p>(page: &'p str, languages: &[&str]) -> Vec<(usize, Vec<&'p str>)> {
    let mut blocks: Vec<(usize, Vec<&str>)> = Vec::new();
    let mut open: Option<bool> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), open) {
            (Some(language), None) => {
                let is_listed = languages.contains(&language);
                open = Some(is_listed);
                if is_listed {
                    blocks.push((number + 2, Vec::new()));
                }
            }
            (Some(_), Some(_)) => open = None,
            (None, Some(true)) => blocks.last_mut().unwrap().1.push(line),
            (None, _) => {}
        }
    }
    blocks
}

/// A file that a block includes is the block after it.
#[test]
fn definitions_are_right() {
    let mut seen = 0;
    for (name, page) in pages() {
        if is_tested_elsewhere(&name) || is_followed(&name) {
            continue;
        }
        let blocks = blocks(&page, &["kdl"]);
        for (index, (line, text)) in blocks.iter().enumerate() {
            let place = format!("{name}:{line}");
            let outcome = passdefs::load_with([(&place, text.join("\n"))], &mut |_, path| {
                let (_, next) = blocks.get(index + 1).ok_or("no block follows")?;
                Ok((path.to_owned(), next.join("\n")))
            });
            let mut found: Vec<Diagnostic> = outcome.diagnostics;
            if let Some(set) = &outcome.set {
                found.extend(pass_docs_gen::check(set));
            }
            let drawn = passdefs::render::terminal(&found, &outcome.sources, false);
            let only_unused = found.iter().all(|diagnostic| diagnostic.code == "PW1001");
            assert!(only_unused, "{drawn}");
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen} blocks of KDL");
}

/// Examples of passes show IR that can be read and is valid.
#[test]
fn ir_of_examples_is_valid() {
    let mut seen = 0;
    for (name, page) in pages() {
        for (line, text) in blocks(&page, &["kdl"]) {
            let place = format!("{name}:{line}");
            let outcome = passdefs::load_with([(&place, text.join("\n"))], &mut |_, _| {
                Err("files that other tests load".into())
            });
            let passes = outcome.set.iter().flat_map(|set| set.all_passes());
            for example in passes.flat_map(|pass| &pass.examples) {
                for ir in [&example.before, &example.after] {
                    assert_eq!(failure_of(&[], ir), None, "{place}: {ir}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 1, "{seen} pieces of IR");
}

/// Returns `true` for a page that `cargo xtask first-steps` follows, or whose example, which needs MLIR, runs its commands and compares its code.
fn is_tested_elsewhere(page: &str) -> bool {
    ["docs/guide/first-pass.md", "docs/guide/tensor-compiler.md"].contains(&page)
}

/// Pages whose steps `cargo xtask book` takes, files and commands and outputs: they need programs of LLVM and build systems.
const FOLLOWED: [&str; 6] = [
    "docs/guide/build-systems.md",
    "docs/guide/is-my-pass-right.md",
    "docs/guide/legality.md",
    "docs/guide/tablegen.md",
    "docs/guide/testing.md",
    "docs/guide/when-it-does-not-work.md",
];

fn is_followed(page: &str) -> bool {
    FOLLOWED.contains(&page)
}

/// True if the text above a block is the name of the file that the block is.
fn is_named(page: &str, line: usize) -> bool {
    let above = page.lines().take(line - 2).collect::<Vec<_>>();
    let above = above.iter().rev().find(|above| !above.is_empty());
    above.is_some_and(|above| above.starts_with('`') && above.ends_with("`:"))
}

#[test]
fn followed_pages_are_chapters_of_xtask() {
    let chapters = std::fs::read_to_string(repository().join("xtask/src/book.rs"));
    let chapters = chapters.unwrap();
    assert!(FOLLOWED.iter().all(|page| chapters.contains(page)));
}

/// Every block of Rust is a part of a file that is compiled, apart from layout.
#[test]
fn rust_is_compiled() {
    let compiled = [
        "adapters/melior/src/external.rs",
        "adapters/melior/tests/adapter/conversion.rs",
        "adapters/melior/tests/adapter/patterns.rs",
        "adapters/melior/tests/growth.rs",
        "adapters/melior/upstream/tests/upstream.rs",
        "tests/suite/guide/embedding.rs",
        "tests/suite/guide/snippets.rs",
        "tests/suite/guide/observing.rs",
        "tests/suite/guide/testing.rs",
        "tests/suite/guide/writing.rs",
        "examples/extensions/tensors/src/lib.rs",
        "examples/extensions/tool/src/main.rs",
        "examples/kdl-pass/src/main.rs",
        "examples/melior-dialect/build.rs",
        "examples/melior-dialect/src/lib.rs",
        "examples/melior-dialect/src/lower.rs",
        "examples/melior-dialect/src/simplify.rs",
        "examples/melior-pass/src/count.rs",
        "examples/melior-pass/src/main.rs",
        "examples/melior-pass/src/shifts.rs",
        "examples/melior-pass/src/simplify.rs",
        "examples/own-dialect/src/dialect.rs",
        "examples/own-dialect/src/main.rs",
        "examples/own-dialect/src/meaning.rs",
        "examples/own-ir/src/adapter.rs",
        "examples/own-ir/src/main.rs",
        "examples/pliron-pass/src/fold_sums.rs",
        "examples/pliron-pass/src/main.rs",
    ];
    let texts =
        compiled.map(|compiled| std::fs::read_to_string(repository().join(compiled)).unwrap());
    let bare = |text: &str| {
        // Examples of items stand in comments.
        let text = text.replace("///", "");
        let text: String = text.split_whitespace().collect();
        text.replace(",)", ")")
    };
    let texts = texts.map(|text| bare(&text));
    let mut seen = 0;
    for (name, page) in pages() {
        for (line, block) in blocks(&page, &["rust"]) {
            let has_steps = is_followed(&name) || name == blocks::DIALECTS;
            let is_file = has_steps && is_named(&page, line);
            if is_tested_elsewhere(&name) || is_file {
                continue;
            }
            let block = bare(&block.join("\n"));
            let is_compiled = texts.iter().any(|text| text.contains(&block));
            assert!(is_compiled, "{name}:{line}: not in {compiled:?}");
            seen += 1;
        }
    }
    assert!(seen > 2, "{seen} blocks of Rust");
}

/// The definitions for which the guide shows Rust are those of the guide.
#[test]
fn the_compiled_definitions_are_those_of_the_guide() {
    let guide = std::fs::read_to_string(repository().join("docs/guide/pipelines.md")).unwrap();
    let (_, block) = &blocks(&guide, &["kdl"])[0];
    assert_eq!(block.join("\n") + "\n", include_str!("guide/shrink.kdl"));
    let mut registry = passwright::PassRegistry::new();
    snippets::tool(&mut registry).unwrap();
    assert!(
        registry
            .pipelines()
            .any(|pipeline| pipeline.info().argument == "shrink")
    );
}

/// The definitions of the passes that a page writes are those of the page.
#[test]
fn the_compiled_definitions_are_those_of_the_page_on_writing() {
    let page = std::fs::read_to_string(repository().join("docs/guide/write-a-pass.md")).unwrap();
    let (_, block) = &blocks(&page, &["kdl"])[0];
    assert_eq!(block.join("\n") + "\n", include_str!("guide/writing.kdl"));
}

/// The dependencies that a crate beside this repository takes.
#[test]
fn manifests_name_packages_that_exist() {
    let mut seen = 0;
    for (name, page) in pages() {
        for (line, block) in blocks(&page, &["toml"]) {
            for dependency in block.iter().filter(|block| block.contains("path = ")) {
                let (package, rest) = dependency.split_once(" = ").unwrap();
                let value = |key: &str| {
                    rest.split_once(&format!("{key} = \""))
                        .map(|(_, text)| text)
                };
                let text = |text: &str| text.split('"').next().unwrap().to_owned();
                // A dependency may be renamed.
                let package = value("package").map_or(package.to_owned(), text);
                let path = value("path").map(text).unwrap();
                let path = path.strip_prefix("../passwright/").unwrap();
                let manifest = repository().join(path).join("Cargo.toml");
                let manifest = std::fs::read_to_string(manifest).unwrap();
                let named = format!("name = \"{package}\"\n");
                assert!(manifest.contains(&named), "{name}:{line}: {package}");
                seen += 1;
            }
        }
    }
    assert!(seen > 1, "{seen} dependencies");
}

/// Every command is run, those of `passwright` in the tests of that program.
#[test]
fn commands_work() {
    let mut seen = 0;
    let pages = pages().into_iter();
    for (name, page) in pages.filter(|(name, _)| !is_followed(name)) {
        for (line, text) in blocks(&page, &["sh", "console"]) {
            for command in text {
                let command = command.trim_start_matches("$ ");
                let command = command.split("  #").next().unwrap().trim();
                let problem = problem_of(command);
                assert_eq!(problem, None, "{name}:{line}: {command}");
                seen += 1;
            }
        }
    }
    assert!(seen > 3, "{seen} commands");
}

/// The reason why a command fails.
fn problem_of(command: &str) -> Option<String> {
    let words = shlex::split(command).unwrap();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["passwright", ..] => None,
        ["cargo", "run", "-p", "pass-opt", "--", args @ ..]
        | [
            "cargo",
            "run",
            "-p",
            "pass-opt",
            "--features",
            "full",
            "--",
            args @ ..,
        ] => failure_of(args, ""),
        // First steps, which `cargo xtask first-steps` takes.
        ["cargo", "run", "--", ..] | ["cargo", "test"] | ["cd", "my-opt" | "deg-opt"] => None,
        [
            "cargo",
            "install",
            "--locked",
            "--path",
            "passwright/tools/cli",
        ] => None,
        // The tests of that package run them, in a workspace that has MLIR.
        [
            "cargo",
            "run",
            "-p",
            "example-melior-dialect"
            | "example-melior-pass"
            | "example-tensor-compiler"
            | "passwright-mlir-opt",
            ..,
        ]
        | ["cd", "adapters/melior", "&&", "cargo", "test"] => None,
        // The tests of that package run them.
        [
            "cargo",
            "run",
            "-p",
            "example-extensions"
            | "example-kdl-pass"
            | "example-own-dialect"
            | "example-own-ir"
            | "example-pliron-pass",
            ..,
        ] => None,
        ["apt-get", "install", packages @ ..] => not_needed(packages),
        // `cargo xtask python` installs the package.
        [
            "pip",
            "install",
            "./adapters/python" | "./adapters/python[ray,dask,arrow]",
        ] => None,
        // `cargo xtask python-mlir` installs both.
        [
            "pip",
            "install",
            "./adapters/python",
            "./adapters/melior/python",
        ] => None,
        // `adapters/python/tests/test_wheels.py` builds and installs that package with maturin, without pip's downloads, and runs its tests.
        ["cd", "my-passes"]
        | [
            "pip",
            "install",
            "../passwright/adapters/python" | ".[test]",
        ]
        | ["pytest"] => None,
        // The command that runs this test.
        ["cargo", "test", "--workspace"] => None,
        _ => Some("no test runs this command".to_owned()),
    }
}

/// The first of these packages that contributors are not told to install.
fn not_needed(packages: &[&str]) -> Option<String> {
    let needed = std::fs::read_to_string(repository().join("CONTRIBUTING.md")).unwrap();
    let is_missing = |package: &&&str| !needed.contains(&format!("`{package}`"));
    let missing = packages.iter().find(is_missing)?;
    Some(format!("CONTRIBUTING.md does not name {missing}"))
}

/// The reason why the driver fails.
fn failure_of(args: &[&str], stdin: &str) -> Option<String> {
    let (status, _, stderr) = run_driver(args, stdin);
    (status != 0).then_some(stderr)
}

/// The flags with a folder that a command writes to.
const FOLDER_FLAGS: [&str; 2] = ["--cache", "--out-dir"];

/// Runs the driver with its passes, which reads `stdin` unless the arguments name a file. Returns the exit status, standard
/// output and standard error.
fn run_driver(args: &[&str], stdin: &str) -> (u8, String, String) {
    let driver = Driver::<Embedded>::new("pass-opt")
        .context(pass_dialects::context)
        .parallel()
        .reducible()
        .passes(passwright::transforms::register_transforms_passes);
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut stdin.as_bytes(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let outputs = tempfile::tempdir().unwrap();
    let is_output = |name: &str| {
        let extension = Path::new(name).extension();
        extension.is_some_and(|extension| {
            extension == "mlir" || extension == "json" || extension == "html"
        })
    };
    let in_repository = |arg: &&str| match (repository().join(arg), arg.split_once('=')) {
        (path, _) if path.exists() => path.into_os_string(),
        // A file that the command writes.
        (_, Some((flag, name))) if is_output(name) || FOLDER_FLAGS.contains(&flag) => {
            format!("{flag}={}", outputs.path().join(name).display()).into()
        }
        _ => (*arg).into(),
    };
    let status = driver.run(args.iter().map(in_repository), streams);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (status, text(&stdout), text(&stderr))
}
