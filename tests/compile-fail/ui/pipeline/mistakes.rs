//! Mistakes in pipelines and rules are reported where they are, and what uses the group gives no errors of its own.

use passwright::{PassRegistry, pass_group};

#[path = "../support/toy.rs"]
mod toy;

#[pass_group(external("canonicalize"))]
mod cleanup {
    /// Fold constants
    #[pass(kind = "folding", before("lowr"), after(kind = "cleening"))]
    pub struct Fold {
        /// Most rounds to run
        #[option(default = 1, max = 9)]
        pub rounds: u8,
    }

    /// Lower everything
    #[pass(op = "func.func", after("fold", strength = "hard"), kind = "cleaning")]
    pub struct Lower;

    /// Names what is not there
    #[pass_pipeline(
        op = "builtin.module",
        body(
            run("fodl"),
            run("fold", rouds = 3, rounds = "many"),
            run("fold", rounds = "$lebel"),
            run("fold", rounds = "$label"),
            nest("func.func", run("lower"), use("lower")),
            when("level", at_least = 3, run("canonicalize")),
            when("level", is = "high", run("canonicalize")),
        )
    )]
    pub struct Default {
        /// How far to go
        #[option(default = 2)]
        pub level: u8,
        /// What to call it
        #[option]
        pub label: Option<String>,
    }
}

fn main() {
    let mut registry = PassRegistry::<toy::Toy>::new();
    cleanup::register_cleanup_passes(&mut registry).unwrap();
    cleanup::register_default_pipeline(&mut registry).unwrap();
    let _options = cleanup::DefaultPipelineOptions {
        level: 3,
        label: None,
    };
    let _name = cleanup::DEFAULT_PIPELINE.argument;
}
