//! The cost of generated Rust to the compiler: all passes that MLIR ships as one crate, beside a crate that has the structs
//! and enums of these passes alone, which whoever declares passes by hand writes as well.

use std::path::{Path, PathBuf};
use std::process::Command;

use passdefs::model::PassSet;
use passwright_build::{Settings, generate};
use quote::ToTokens;

use crate::oracle::docs;
use crate::workspace;

/// Runs of the compiler on each crate, of which the median counts.
const RUNS: usize = 9;

pub(super) fn run() -> Result<(), String> {
    let sets = sets()?;
    let passes: usize = sets.iter().map(|set| set.all_passes().count()).sum();
    let texts = || sets.iter().map(|set| generate(set, &Settings::default()));
    let generated: Vec<String> = texts().collect();
    let lines: usize = generated.iter().map(|text| text.lines().count()).sum();
    let bare = generated.iter().map(|text| declarations(text));
    let bare = bare.collect::<Result<Vec<String>, String>>()?;
    let crates = [
        Crate::new("structs and enums alone", &bare, &["pass-runtime"])?,
        Crate::new("generated", &generated, &["pass-runtime"])?,
    ];
    println!(
        "== generated Rust: {passes} passes in {lines} lines, `cargo check` of the last crate"
    );
    compare(&crates)
}

/// Checks crates in turn, so that what else the machine does hits all of them: from nothing, and then again with what the
/// compiler keeps of the check before, as cargo does it unless it is told otherwise.
pub(super) fn compare(crates: &[Crate]) -> Result<(), String> {
    for (incremental, how) in [("0", "from nothing"), ("1", "once more")] {
        let mut times = vec![Vec::new(); crates.len()];
        for one in crates {
            one.check(incremental)?;
        }
        for _ in 0..RUNS {
            for (one, times) in crates.iter().zip(&mut times) {
                times.push(one.check(incremental)?);
            }
        }
        for (one, times) in crates.iter().zip(&mut times) {
            times.sort_by(f64::total_cmp);
            let (name, median, least) = (one.name, times[RUNS / 2], times[0]);
            println!("{name:<27} {median:>8.2} s of CPU {how}, at least {least:.2}");
        }
    }
    Ok(())
}

/// The definitions of MLIR, imported.
fn sets() -> Result<Vec<PassSet>, String> {
    let include = docs::include_folder()?;
    let map = workspace::read(docs::MAP)?;
    let files = docs::definition_files(&include)?;
    let files = files.iter();
    files
        .map(|file| docs::imported(&include, file, &map))
        .collect()
}

/// The structs and enums of a file, with their documentation and what they derive.
fn declarations(text: &str) -> Result<String, String> {
    let mut file = syn::parse_file(text).map_err(|error| error.to_string())?;
    file.items.retain(|item| {
        matches!(
            item,
            syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Type(_)
        )
    });
    Ok(passwright_build::format(&file.into_token_stream()))
}

/// A crate in a folder of its own, whose dependencies have been checked.
pub(super) struct Crate {
    name: &'static str,
    folder: tempfile::TempDir,
}

impl Crate {
    /// `dependencies` are folders of this repository.
    pub(super) fn new(
        name: &'static str,
        modules: &[String],
        dependencies: &[&str],
    ) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let sources = folder.path().join("src");
        std::fs::create_dir(&sources).map_err(|error| error.to_string())?;
        let write = |path: PathBuf, text: &str| {
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
        };
        let mut root = String::new();
        for (number, text) in modules.iter().enumerate() {
            root += &format!("pub mod group{number};\n");
            write(sources.join(format!("group{number}.rs")), text)?;
        }
        write(sources.join("lib.rs"), &root)?;
        write(folder.path().join("Cargo.toml"), &manifest(dependencies))?;
        write(
            folder.path().join("Cargo.lock"),
            &workspace::read("Cargo.lock")?,
        )?;
        Ok(Self { name, folder })
    }

    /// The output of the program whose main function is `pub fn main` of the first module.
    pub(super) fn run(&self) -> Result<String, String> {
        let folder = self.folder.path();
        let main = folder.join("src/main.rs");
        std::fs::write(&main, "fn main() {\n    imported::group0::main();\n}\n")
            .map_err(|error| error.to_string())?;
        let mut command = Command::new("cargo");
        command.args([
            "run",
            "--release",
            "--offline",
            "--quiet",
            "--manifest-path",
        ]);
        command
            .arg(folder.join("Cargo.toml"))
            .env("CARGO_TARGET_DIR", target(folder));
        workspace::output(&mut command)
    }

    /// The seconds of CPU in user mode that a check takes after a change, with what cargo calls incremental compilation (`1`) or
    /// without (`0`).
    fn check(&self, incremental: &str) -> Result<f64, String> {
        let folder = self.folder.path();
        let root = folder.join("src/lib.rs");
        let text = std::fs::read_to_string(&root).map_err(|error| error.to_string())?;
        std::fs::write(&root, text).map_err(|error| error.to_string())?;
        let seconds = folder.join("seconds");
        let mut command = Command::new("/usr/bin/time");
        command.args(["--format=%U", "--output"]).arg(&seconds);
        command.args(["cargo", "check", "--offline", "--quiet"]);
        command
            .args(["--manifest-path"])
            .arg(folder.join("Cargo.toml"));
        command.env("CARGO_TARGET_DIR", target(folder));
        command.env("CARGO_INCREMENTAL", incremental);
        workspace::output(&mut command)?;
        let printed = std::fs::read_to_string(&seconds).map_err(|error| error.to_string())?;
        let time = printed.trim().parse();
        time.map_err(|_| format!("GNU time says `{printed}` instead of a number"))
    }
}

fn target(folder: &Path) -> PathBuf {
    folder.join("target")
}

fn manifest(dependencies: &[&str]) -> String {
    let mut text = String::from(
        "[package]\nname = \"imported\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n",
    );
    for folder in dependencies {
        let path = workspace::root().join(folder).display().to_string();
        let features = match *folder {
            "pass-runtime" => ", features = [\"macros\"]",
            _ => "",
        };
        let package = PACKAGES.iter().find(|(known, _)| known == folder);
        let package = package.map_or(*folder, |(_, package)| package);
        text += &format!("{package} = {{ path = {path:?}{features} }}\n");
    }
    text
}

/// Folders whose packages have another name.
const PACKAGES: [(&str, &str); 2] = [
    ("adapters/embedded", "pass-embedded"),
    ("ir/transforms", "pass-transforms"),
];
