//! The examples for build systems: what a change makes them run, and what a second checkout takes from a cache.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::chapters::empty;
use crate::workspace;

/// The programs that the steps run.
const TOOLS: [&str; 2] = ["passwright", "pass-opt"];

/// Runs both examples in folders below `root`.
pub(super) fn check(root: &Path) -> Result<(), String> {
    let tools = workspace::target_directory()?.join("debug");
    cmake(&root.join("cmake-ninja"), &tools)?;
    bazel(&root.join("bazel"), &tools)
}

/// A change in a file makes Ninja run exactly these steps.
const CHANGES: [(&str, (&str, &str), &[&str]); 4] = [
    (
        "limits.kdl",
        ("default=3", "default=4"),
        &[
            "checksums",
            "passwright docs loops.md",
            "passwright gen loops.rs",
        ],
    ),
    (
        "tensors.kdl",
        ("Fuse operations", "Merge operations"),
        &["checksums", "passwright gen tensors.rs"],
    ),
    // A comment changes no output, so that nothing behind it runs.
    (
        "tensors.kdl",
        ("group \"Tensors\" {", "group \"Tensors\" { // Fusion."),
        &["passwright gen tensors.rs"],
    ),
    (
        "CMakeLists.txt",
        ("# What depends", "# Whatever depends"),
        &[],
    ),
];

fn cmake(folder: &Path, tools: &Path) -> Result<(), String> {
    copy("examples/cmake-ninja", folder)?;
    let mut configure = Command::new("cmake");
    configure.args(["-G", "Ninja", "-B", "build"]);
    configure.arg(format!(
        "-DPASSWRIGHT={}",
        tools.join("passwright").display()
    ));
    output(configure.current_dir(folder))?;
    let all = ninja(folder)?;
    let expected =
        "checksums, passwright docs loops.md, passwright gen loops.rs, passwright gen tensors.rs";
    is_equal("the first build", &all.join(", "), expected)?;
    is_equal("a build without a change", &ninja(folder)?.join(", "), "")?;
    for (file, (from, to), steps) in CHANGES {
        let path = folder.join(file);
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        if !text.contains(from) {
            return Err(format!("{file} has no `{from}`"));
        }
        // Ninja compares times, whose resolution may be coarse.
        std::thread::sleep(std::time::Duration::from_millis(20));
        fs::write(&path, text.replace(from, to)).map_err(|error| error.to_string())?;
        let ran = ninja(folder)?;
        is_equal(
            &format!("a change of {file}"),
            &ran.join(", "),
            &steps.join(", "),
        )?;
        println!("Ninja after a change of {file}: {}", ran.join(", "));
    }
    Ok(())
}

/// The steps that a build runs, sorted, apart from configuring.
fn ninja(folder: &Path) -> Result<Vec<String>, String> {
    let mut ninja = Command::new("ninja");
    let printed = output(ninja.args(["-C", "build"]).current_dir(folder))?;
    let steps = printed.lines().filter_map(|line| line.split_once("] "));
    let steps = steps.filter(|(number, _)| number.starts_with('['));
    let mut steps: Vec<String> = steps.map(|(_, step)| step.to_owned()).collect();
    steps.retain(|step| !step.starts_with("Re-running CMake"));
    steps.sort();
    Ok(steps)
}

/// Two checkouts at different paths with one cache: the second runs nothing.
fn bazel(root: &Path, tools: &Path) -> Result<(), String> {
    // With a cache that is empty.
    empty(root)?;
    let (first, second) = (root.join("one/checkout"), root.join("another/place"));
    let mut built = Vec::new();
    for folder in [&first, &second] {
        copy("examples/bazel", folder)?;
        for tool in TOOLS {
            let copied = fs::copy(tools.join(tool), folder.join("tools").join(tool));
            copied.map_err(|error| format!("{tool}: {error}"))?;
        }
        let mut bazel = server(folder, root);
        bazel.arg("build").arg("//:all");
        bazel.arg(format!("--disk_cache={}", root.join("cache").display()));
        let printed = output(&mut bazel);
        // The server would wait for further builds.
        output(server(folder, root).arg("shutdown"))?;
        built.push(printed?);
    }
    let summary = |text: &str| {
        let mut lines = text
            .lines()
            .filter_map(|line| line.split_once("processes: "));
        lines
            .next_back()
            .map_or_else(String::new, |(_, summary)| summary.to_owned())
    };
    let hits = summary(&built[1]);
    println!("Bazel in a second checkout: {hits}");
    is_equal(
        "the second checkout",
        &hits,
        "5 remote cache hit, 1 internal.",
    )?;
    for file in ["loops.rs", "loops.md", "tensors.rs", "first.opt.mlir"] {
        let [one, other] = [&first, &second].map(|it| fs::read(it.join("bazel-bin").join(file)));
        if one.map_err(|error| error.to_string())? != other.map_err(|error| error.to_string())? {
            return Err(format!("{file} differs between checkouts"));
        }
    }
    Ok(())
}

/// Bazel in a checkout. Servers of both checkouts share the unpacked program, and end before their code would pay to be optimized.
fn server(folder: &Path, root: &Path) -> Command {
    let mut bazel = Command::new("bazel");
    let unpacked = root.join("program").display().to_string();
    bazel.arg(format!("--output_user_root={unpacked}"));
    bazel.arg("--host_jvm_args=-XX:TieredStopAtLevel=1");
    bazel.current_dir(folder);
    bazel
}

/// Copies the files of an example that git knows.
fn copy(example: &str, folder: &Path) -> Result<(), String> {
    empty(folder)?;
    for file in workspace::files("")? {
        let Some(name) = file.strip_prefix(&format!("{example}/")) else {
            continue;
        };
        let to: PathBuf = folder.join(name);
        crate::steps::write(&to, &workspace::read(&file)?)?;
    }
    Ok(())
}

/// What a command prints on both streams.
fn output(command: &mut Command) -> Result<String, String> {
    let shown = format!("{command:?}");
    let output = command
        .output()
        .map_err(|error| format!("{shown}: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let printed = text(&output.stdout) + &text(&output.stderr);
    if output.status.success() {
        Ok(printed)
    } else {
        Err(format!("{shown}: {}\n{printed}", output.status))
    }
}

fn is_equal(what: &str, found: &str, expected: &str) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what} runs `{found}`, and not `{expected}`"))
    }
}
