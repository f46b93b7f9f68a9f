//! Makes Rust from `passes.kdl`.

fn main() -> Result<(), passwright_build::BuildError> {
    passwright_build::compile("passes.kdl")
}
