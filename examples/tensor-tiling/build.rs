//! Makes Rust from `passes.kdl`.

fn main() -> Result<(), pass_codegen::BuildError> {
    pass_codegen::compile("passes.kdl")
}
