//! `cargo xtask features`: the features of `passwright`, none, each alone and all.

use std::process::Command;

use pass_oracle::workspace;

pub(crate) fn run() -> Result<(), String> {
    let manifest = workspace::read("passwright/Cargo.toml")?;
    let (_, features) = manifest
        .split_once("[features]\n")
        .ok_or("passwright/Cargo.toml: no features")?;
    let lines = features.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" = ["));
    let names: Vec<&str> = names.map(|(name, _)| name).collect();
    let all = names.join(",");
    for features in ["", &all].into_iter().chain(names) {
        println!("features: {features}");
        let mut check = Command::new("cargo");
        check.args(["check", "--package", "passwright", "--no-default-features"]);
        check.args(["--features", features]);
        workspace::status(&mut check)?;
    }
    Ok(())
}
