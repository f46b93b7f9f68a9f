//! `cargo xtask ci`: the checks of continuous integration, cheapest first, one target directory for all.

use crate::{Outcome, workspace};

/// One step: what is printed, and the arguments of cargo.
const STEPS: &[(&str, &[&str])] = &[
    ("formatting", &["fmt", "--all", "--check"]),
    ("tidy", &["xtask", "tidy"]),
    (
        "clippy",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ],
    ),
    (
        "rustdoc",
        &["doc", "--workspace", "--no-deps", "--all-features"],
    ),
    ("generated files", &["xtask", "gen", "--check"]),
    ("generated code", &["xtask", "golden"]),
    ("packages", &["xtask", "package"]),
    ("tests", &["test", "--workspace"]),
    ("browser", &["xtask", "browser", "--check"]),
    ("oracle", &["xtask", "oracle"]),
];

pub(crate) fn run() -> Outcome {
    for (name, args) in STEPS {
        println!("== {name}: cargo {}", args.join(" "));
        let mut command = workspace::cargo();
        command.args(*args).env("RUSTDOCFLAGS", "-D warnings");
        workspace::status(&mut command).map_err(|error| vec![format!("{name}: {error}")])?;
    }
    Ok(())
}
