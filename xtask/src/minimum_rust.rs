//! `cargo xtask minimum-rust`: what users build, checked with the oldest Rust that the manifests allow.

use std::process::Command;

use pass_oracle::workspace;

/// The crates that users build. The adapter for `pliron` needs a newer Rust, as its dependencies do.
const CHECK: &str = "check -p passwright -p passwright-build -p passwright-cli -p pass-opt \
    --features passwright/transforms,passwright/report,pass-opt/full";

/// The driver with features that a tool may have without those that the others have together.
const CHECK_ALONE: &str = "check -p pass-driver --no-default-features --features batch";

pub(crate) fn run() -> Result<(), String> {
    let version = version()?;
    let mut rustc = Command::new("rustup");
    rustc.args(["run", &version, "rustc", "--version"]);
    if let Err(error) = workspace::output(&mut rustc) {
        println!("not checked with Rust {version}, which is not installed: {error}");
        return Ok(());
    }
    [CHECK, CHECK_ALONE].into_iter().try_for_each(|arguments| {
        let mut check = Command::new("rustup");
        check
            .args(["run", &version, "cargo"])
            .args(arguments.split_whitespace());
        // The variables that the cargo of this program sets name its own compiler.
        check.env_remove("RUSTC").env_remove("CARGO");
        workspace::status(&mut check)
    })
}

fn version() -> Result<String, String> {
    let manifest = workspace::read("Cargo.toml")?;
    let mut lines = manifest.lines();
    let version = lines.find_map(|line| line.strip_prefix("rust-version = "));
    let version = version.ok_or("Cargo.toml: no `rust-version`")?;
    Ok(version.trim_matches('"').to_owned())
}
