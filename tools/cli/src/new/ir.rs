//! The IRs that a new crate may be about, each with all that differs in its files.

use clap::ValueEnum;
use serde::Serialize;

/// The IRs of new crates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum NewIr {
    /// The embedded IR: MLIR's generic form, read, verified and printed in Rust
    #[default]
    Embedded,
    /// The IR of the crate `pliron`
    Pliron,
    /// A small IR in the new crate, with its adapter
    Own,
    /// MLIR itself, through the crate `melior`; needs LLVM 22
    Melior,
}

/// The facts of an IR, under the names that the templates have for them.
#[derive(Debug, Serialize)]
pub(super) struct Facts {
    pub(super) name: &'static str,
    /// The IR in a sentence, after "on".
    prose: &'static str,
    /// The type that names the IR.
    marker: &'static str,
    /// The imports of the pass before the prelude.
    uses: &'static [&'static str],
    /// The parameter of the pass for its operation.
    op: &'static str,
    /// Declares `count`.
    body: &'static str,
    /// A function that `body` calls; may be empty.
    function: &'static str,
    /// The features of `passwright` besides `driver`.
    #[serde(skip)]
    pub(super) features: &'static [&'static str],
    /// Further packages that the tool depends on, each with its folder in a copy of the repository.
    #[serde(skip)]
    pub(super) packages: &'static [(&'static str, &'static str)],
    /// The file with a module, relative to the crate.
    pub(super) file: &'static str,
    /// That module.
    pub(super) input: &'static str,
    /// The module as the tool prints it.
    output: &'static str,
    /// The number of its operations.
    count: u32,
    #[serde(skip)]
    pub(super) main: &'static str,
    /// The line that comes before `cargo test`: it says at once what the machine lacks. May be empty.
    #[serde(skip)]
    pub(super) check: &'static str,
    /// Files that hold for this IR alone, relative to the crate.
    #[serde(skip)]
    pub(super) files: &'static [(&'static str, &'static str)],
}

macro_rules! template {
    ($file:literal) => {
        include_str!(concat!("../../templates/new/", $file))
    };
}
pub(super) use template;

impl NewIr {
    pub(super) fn facts(self) -> &'static Facts {
        match self {
            Self::Embedded => &EMBEDDED,
            Self::Pliron => &PLIRON,
            Self::Own => &OWN,
            Self::Melior => &MELIOR,
        }
    }
}

const EMBEDDED: Facts = Facts {
    name: "embedded",
    prose: "MLIR's generic form",
    marker: "Embedded",
    uses: &[],
    op: "op: Op<'_>",
    body: "let mut count = 1;
op.walk_nested(|_| count += 1);",
    function: "",
    features: &["dialects", "meaning"],
    packages: &[],
    file: "tests/input.mlir",
    input: template!("embedded/input.mlir"),
    output: template!("embedded/input.mlir"),
    count: 4,
    main: template!("embedded/main.rs.jinja"),
    check: "",
    files: &[],
};

const PLIRON: Facts = Facts {
    name: "pliron",
    prose: "modules of pliron",
    marker: "Pliron",
    uses: &["passwright::pliron::{Pliron, PlironOp}"],
    op: "mut op: PlironOp<'_>",
    body: "let count = count(cx.context(), &mut op);",
    function: "/// The number of operations in `op`, itself included.
fn count(context: &<Pliron as Ir>::Context, op: &mut PlironOp<'_>) -> u64 {
    let mut nested = 0;
    Pliron::for_each_child(context, op, &mut |mut child| {
        nested += count(context, &mut child);
    });
    1 + nested
}",
    features: &["pliron"],
    packages: &[],
    file: "tests/input.plir",
    input: template!("pliron/input.plir"),
    output: template!("pliron/input.plir"),
    count: 4,
    main: template!("pliron/main.rs.jinja"),
    check: "",
    files: &[],
};

const OWN: Facts = Facts {
    name: "own",
    prose: "an IR of its own",
    marker: "Own",
    uses: &["crate::adapter::Own", "crate::ir::Op"],
    op: "op: &mut Op",
    body: "let count = count(op);",
    function: "/// The number of operations in `op`, itself included.
fn count(op: &Op) -> u64 {
    1 + op.children.iter().map(count).sum::<u64>()
}",
    features: &[],
    packages: &[],
    file: "tests/input.txt",
    input: template!("own/input.txt"),
    output: template!("own/input.txt"),
    count: 4,
    main: template!("own/main.rs.jinja"),
    check: "",
    files: &[
        ("src/adapter.rs", template!("own/adapter.rs")),
        ("src/ir.rs", template!("own/ir.rs")),
    ],
};

const MELIOR: Facts = Facts {
    name: "melior",
    prose: "real MLIR",
    marker: "Mlir",
    uses: &["pass_melior::{Mlir, MlirOp}"],
    op: "mut op: MlirOp<'_>",
    body: "let mut count = 0;
op.walk(&mut |_| count += 1);",
    function: "",
    features: &[],
    packages: &[
        ("pass-melior", "adapters/melior"),
        ("pass-upstream", "adapters/melior/upstream"),
    ],
    file: "tests/input.mlir",
    input: template!("melior/input.mlir"),
    output: template!("melior/input.mlir"),
    count: 4,
    main: template!("melior/main.rs.jinja"),
    check: "cargo build -p pass-llvm-check\n",
    files: &[(".cargo/config.toml", template!("melior/config.toml"))],
};
