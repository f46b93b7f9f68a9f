//! The cost of our crates to the compiler: first builds beside well-known crates, generated Rust beside its structs and enums alone.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use passdefs::model::PassSet;
use passwright_build::{Settings, generate};
use quote::ToTokens;

use super::process::{Program, median};
use crate::oracle::docs;
use crate::workspace;

/// Measured checks per crate. The median is reported.
const RUNS: usize = 9;

pub(super) fn run() -> Result<(), String> {
    first_builds()?;
    generated()
}

type Files = &'static [(&'static str, &'static str)];

/// Crates that users compare ours with.
const CLAP: Files = &[
    (
        "Cargo.toml",
        "[package]\nname = \"clap-derive\"\nedition = \"2024\"\n[dependencies]\nclap = { version = \"4\", features = [\"derive\"] }\n[workspace]\n",
    ),
    (
        "src/main.rs",
        "#[derive(clap::Parser)]\nstruct Flags {\n    /// Most rounds\n    #[arg(long, default_value_t = 10)]\n    rounds: u32,\n}\nfn main() {\n    println!(\"{}\", <Flags as clap::Parser>::parse().rounds);\n}\n",
    ),
];
const PROST: Files = &[
    (
        "Cargo.toml",
        "[package]\nname = \"prost-message\"\nedition = \"2024\"\n[dependencies]\nprost = \"0.14\"\n[build-dependencies]\nprost-build = \"0.14\"\n[workspace]\n",
    ),
    // Without `protoc`, which not every machine has: the set of files is what it would hand over.
    (
        "build.rs",
        "fn main() {\n    prost_build::Config::new().compile_fds(Default::default()).unwrap();\n}\n",
    ),
    (
        "src/main.rs",
        "#[derive(prost::Message)]\nstruct Flags {\n    #[prost(uint32, tag = \"1\")]\n    rounds: u32,\n}\nfn main() {\n    println!(\"{:?}\", Flags { rounds: 10 });\n}\n",
    ),
];

/// Measures the builds of the README's first command and of a new crate from nothing, beside the others.
fn first_builds() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    for (name, files) in [("clap", CLAP), ("prost", PROST)] {
        for (file, text) in files {
            workspace::write(&folder.join(name).join(file), text)?;
        }
    }
    let mut new = Command::new(workspace::built("passwright")?);
    new.args(["new", "minimal", "--path"])
        .arg(workspace::root());
    workspace::status_in(folder, &mut new)?;
    let lock = workspace::read("Cargo.lock")?;
    workspace::write(&folder.join("minimal/Cargo.lock"), &lock)?;
    let builds = [
        ("clap derive", folder.join("clap"), &["build"][..]),
        ("prost, with its build", folder.join("prost"), &["build"]),
        ("`passwright new`", folder.join("minimal"), &["build"]),
        (
            "README's first command",
            workspace::root(),
            &["build", "-p", "pass-opt"],
        ),
    ];
    println!(
        "== first builds: seconds of CPU, crates, MiB of the target directory; times clap derive, times prost"
    );
    let mut costs: Vec<f64> = Vec::new();
    for (name, source, args) in builds {
        workspace::status_in(&source, workspace::cargo().args(["fetch", "--quiet"]))?;
        let target = folder.join("target");
        workspace::empty(&target)?;
        let [seconds, crates, mebibytes] = build(&source, args, &target)?;
        costs.push(seconds);
        let ratios = [0, 1].map(|row| seconds / costs.get(row).unwrap_or(&seconds));
        println!(
            "{name:<28} {seconds:>6.1} {crates:>4} {mebibytes:>6} {:>6.1} {:>6.1}",
            ratios[0], ratios[1]
        );
    }
    Ok(())
}

fn build(source: &Path, args: &[&str], target: &Path) -> Result<[f64; 3], String> {
    let mut words: Vec<OsString> = Vec::new();
    words.extend(["-u", "CARGO_PROFILE_DEV_DEBUG", "-u", "CARGO_INCREMENTAL"].map(Into::into));
    words.push("cargo".into());
    words.extend(args.iter().map(Into::into));
    words.extend(["--quiet", "--message-format=json", "--manifest-path"].map(Into::into));
    words.extend([
        source.join("Cargo.toml").into(),
        "--target-dir".into(),
        target.into(),
    ]);
    let run = Program("env".into()).run(target, &words)?;
    // Once more, with nothing to do, it lists what it has built.
    let printed = workspace::output(Command::new("env").args(&words))?;
    let artifacts = printed.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let is_artifact = message["reason"] == "compiler-artifact";
        is_artifact.then(|| message["package_id"].to_string())
    });
    let crates = artifacts.collect::<BTreeSet<_>>().len();
    let size = workspace::output(Command::new("du").arg("-sm").arg(target))?;
    let size = size
        .split_whitespace()
        .next()
        .and_then(|size| size.parse().ok());
    Ok([
        run.cpu.as_secs_f64(),
        crates as f64,
        size.unwrap_or_default(),
    ])
}

/// Measures the generated code of all passes that MLIR ships, as one crate.
fn generated() -> Result<(), String> {
    let sets = sets()?;
    let passes: usize = sets.iter().map(|set| set.all_passes().count()).sum();
    let texts = sets.iter().map(|set| generate(set, &Settings::default()));
    let texts: Vec<String> = texts.collect();
    let lines: usize = texts.iter().map(|text| text.lines().count()).sum();
    let bare = texts.iter().map(|text| declarations(text));
    let crates = [
        (
            "structs and enums alone",
            create_crate(&bare.collect::<Result<Vec<_>, _>>()?)?,
        ),
        ("generated", create_crate(&texts)?),
    ];
    println!(
        "== generated Rust: {passes} passes in {lines} lines, seconds of CPU of `cargo check` of the last crate"
    );
    for (incremental, how) in [("false", "from nothing"), ("true", "once more")] {
        let mut times = [Vec::new(), Vec::new()];
        // The first checks the dependencies too, and what else the machine does hits both crates.
        for round in 0..=RUNS {
            for ((_, folder), times) in crates.iter().zip(&mut times) {
                let time = check(folder.path(), incremental)?;
                times.extend((round > 0).then_some(time));
            }
        }
        for ((name, _), times) in crates.iter().zip(times) {
            println!("{name:<28} {:>8.2} {how}", median(times));
        }
    }
    Ok(())
}

fn sets() -> Result<Vec<PassSet>, String> {
    let include = docs::include_folder()?;
    let map = workspace::read(docs::MAP)?;
    let files = docs::definition_files(&include)?;
    let sets = files
        .iter()
        .map(|file| docs::imported(&include, file, &map));
    sets.collect()
}

/// Returns the structs and enums of a file, with their documentation and derives.
fn declarations(text: &str) -> Result<String, String> {
    use syn::Item::{Enum, Struct, Type};
    let mut file = syn::parse_file(text).map_err(|error| error.to_string())?;
    file.items
        .retain(|item| matches!(item, Struct(_) | Enum(_) | Type(_)));
    Ok(passwright_build::format(&file.into_token_stream()))
}

/// Creates a crate of these modules that depends on the runtime.
fn create_crate(modules: &[String]) -> Result<tempfile::TempDir, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let write = |file: &str, text: &str| workspace::write(&folder.path().join(file), text);
    let runtime = workspace::root().join("pass-runtime");
    let manifest = format!(
        "[package]\nname = \"imported\"\nedition = \"2024\"\n[workspace]\n[dependencies]\npass-runtime = {{ path = {:?}, features = [\"macros\"] }}\n",
        runtime.display().to_string()
    );
    write("Cargo.toml", &manifest)?;
    write("Cargo.lock", &workspace::read("Cargo.lock")?)?;
    let mut root = String::new();
    for (number, text) in modules.iter().enumerate() {
        root += &format!("pub mod group{number};\n");
        write(&format!("src/group{number}.rs"), text)?;
    }
    write("src/lib.rs", &root)?;
    Ok(folder)
}

/// Returns the seconds of CPU of a check after a change.
fn check(folder: &Path, incremental: &str) -> Result<f64, String> {
    let root = folder.join("src/lib.rs");
    let text = std::fs::read_to_string(&root).map_err(|error| error.to_string())?;
    std::fs::write(&root, text).map_err(|error| error.to_string())?;
    let incremental = format!("build.incremental={incremental}");
    let args = ["check", "--offline", "--quiet", "--config", &incremental];
    let run = Program("cargo".into()).run(folder, args)?;
    Ok(run.cpu.as_secs_f64())
}
