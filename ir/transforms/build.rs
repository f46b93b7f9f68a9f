//! Makes Rust from `passes.kdl`.

fn main() -> Result<(), passwright_build::BuildError> {
    passwright_build::Config::new()
        .crate_path("::pass_runtime")
        .compile(&["passes.kdl"])
}
