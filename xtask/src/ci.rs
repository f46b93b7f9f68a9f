//! `cargo xtask ci`: the checks of continuous integration. The cheapest of each workspace come first, and all share a target
//! directory.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use pass_oracle::workspace;

/// The name of a step, and the arguments of cargo.
type Step = (&'static str, &'static str);

const STEPS: &[Step] = &[
    ("formatting", "fmt --all --check"),
    ("tidy", "xtask tidy"),
    (
        "clippy",
        "clippy --workspace --all-targets --all-features -- -D warnings",
    ),
    ("features", "xtask features"),
    ("minimum Rust", "xtask minimum-rust"),
    ("rustdoc", "doc --workspace --no-deps --all-features"),
    ("generated files", "xtask gen --check"),
    ("generated code", "xtask golden"),
    ("packages", "xtask packages"),
    ("first steps", "xtask first-steps"),
    ("tests", "test --workspace"),
    ("C", "test -p passwright-c -- --ignored"),
    ("python", "xtask python"),
    ("browser", "xtask browser --check"),
    ("book", "xtask book"),
    ("editors", "xtask editors"),
    ("oracle", "xtask oracle"),
    ("folds", "xtask folds"),
];

const MELIOR: &str = "adapters/melior";

/// The steps of the melior workspace. Its target directory is that of the main one, since the two share dependencies.
const MELIOR_STEPS: &[Step] = &[
    ("melior: formatting", "fmt --all --check"),
    (
        "melior: clippy",
        "clippy --workspace --all-targets -- -D warnings",
    ),
    ("melior: tests", "test --workspace"),
];

/// The step of the melior workspace whose programs find MLIR in its shared libraries: its tests that are about linking.
const SHARED_MELIOR: Step = (
    "melior: shared libraries",
    "test -p passwright-mlir-opt --test beside -- shared plugin",
);

/// `mlir-sys` is not compiled again where [`LINK_SHARED`] changes, so it is removed before and after that step.
const REMOVE_LINKED: Step = (
    "melior: removal of what is linked",
    "clean --quiet -p mlir-sys",
);

/// The variable with which `mlir-sys` links MLIR's shared libraries.
const LINK_SHARED: (&str, &str) = ("MLIR_SYS_LINK_SHARED", "1");

const FUZZ: &str = "tests/fuzz";

/// The steps of the fuzz workspace, without the default feature, which links the fuzzer and needs a nightly compiler.
const FUZZ_STEPS: &[Step] = &[
    ("fuzz targets: formatting", "fmt --check"),
    (
        "fuzz targets: clippy",
        "clippy --no-default-features -- -D warnings",
    ),
];

/// The steps of the main workspace that need MLIR.
const MLIR_STEPS: &[Step] = &[
    ("melior: python", "xtask python-mlir"),
    ("melior: new crates", "xtask new-melior"),
];

pub(crate) fn run() -> Result<(), String> {
    let mut times = String::new();
    let begin = Instant::now();
    let root = workspace::root();
    let [fuzz, melior] = [FUZZ, MELIOR].map(|folder| root.join(folder));
    for (folder, steps) in [
        (&root, STEPS),
        (&fuzz, FUZZ_STEPS),
        (&melior, MELIOR_STEPS),
        (&root, MLIR_STEPS),
        (&melior, &[REMOVE_LINKED]),
    ] {
        for step in steps {
            run_step(folder, step, None, &mut times)?;
        }
    }
    let shared = run_step(&melior, &SHARED_MELIOR, Some(LINK_SHARED), &mut times);
    // Also after an error: later builds must not find the other way of linking.
    run_step(&melior, &REMOVE_LINKED, None, &mut times)?;
    shared?;
    println!("{times}{:>6} s", begin.elapsed().as_secs());
    Ok(())
}

fn run_step(
    folder: &Path,
    (name, args): &Step,
    variable: Option<(&str, &str)>,
    times: &mut String,
) -> Result<(), String> {
    println!("== {name}: cargo {args}");
    let start = Instant::now();
    let mut command = command_for(args)?;
    command.env("RUSTDOCFLAGS", "-D warnings");
    command.env("CARGO_TARGET_DIR", workspace::target_directory()?);
    // New crates and the other workspaces have profiles of their own. One debug level for all builds dependencies once.
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    command.envs(variable);
    workspace::status_in(folder, &mut command).map_err(|error| format!("{name}: {error}"))?;
    let seconds = start.elapsed().as_secs();
    times.push_str(&format!("{seconds:>6} s  {name}\n"));
    Ok(())
}

/// Returns the command of a step. Steps of `xtask` run this executable, which `cargo xtask` would build again with other features.
fn command_for(args: &str) -> Result<Command, String> {
    let Some(args) = args.strip_prefix("xtask ") else {
        let mut cargo = workspace::cargo();
        cargo.args(args.split(' '));
        return Ok(cargo);
    };
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut command = Command::new(this);
    command.args(args.split(' '));
    Ok(command)
}
