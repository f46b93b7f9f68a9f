//! The cost of our crates to the compiler: first builds beside that of a crate with a derive of clap.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use super::process::Program;
use pass_oracle::workspace;

/// The crate that the builds are compared with.
const CLAP: [(&str, &str); 2] = [
    (
        "clap/Cargo.toml",
        "[package]\nname = \"clap-derive\"\nedition = \"2024\"\n[dependencies]\nclap = { version = \"4\", features = [\"derive\"] }\n[workspace]\n",
    ),
    (
        "clap/src/main.rs",
        "#[derive(clap::Parser)]\nstruct Flags {\n    /// Most rounds\n    #[arg(long, default_value_t = 10)]\n    rounds: u32,\n}\nfn main() {\n    println!(\"{}\", <Flags as clap::Parser>::parse().rounds);\n}\n",
    ),
];

/// Measures builds from nothing: the README's first command, a new crate of a user, and the installation of the program.
pub(super) fn run() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    for (file, text) in CLAP {
        workspace::write(&folder.join(file), text)?;
    }
    let mut new = Command::new(workspace::built("passwright")?);
    new.args(["new", "minimal", "--path"])
        .arg(workspace::root());
    workspace::status_in(folder, &mut new)?;
    let lock = workspace::read("Cargo.lock")?;
    workspace::write(&folder.join("minimal/Cargo.lock"), &lock)?;
    let root = workspace::root();
    let builds = [
        ("clap derive", folder.join("clap"), &["build"][..]),
        (
            "README's first command",
            root.clone(),
            &["build", "-p", "pass-opt"],
        ),
        ("`passwright new`", folder.join("minimal"), &["build"]),
        (
            "installation",
            root,
            &["build", "--release", "-p", "passwright-cli"],
        ),
    ];
    println!(
        "== first builds: seconds of CPU, crates, MiB of the target directory, times clap derive"
    );
    let mut of_clap = None;
    for (name, source, arguments) in builds {
        workspace::status_in(&source, workspace::cargo().args(["fetch", "--quiet"]))?;
        let target = folder.join("target");
        workspace::empty(&target)?;
        let [seconds, crates, mebibytes] = build(&source, arguments, &target)?;
        let ratio = seconds / *of_clap.get_or_insert(seconds);
        println!("{name:<28} {seconds:>6.1} {crates:>4} {mebibytes:>6} {ratio:>6.1}");
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
