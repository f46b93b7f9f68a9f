//! The cost of `pipeline!`: to the compiler, beside a crate with functions that have nothing to check, and to a program, beside
//! reading the same text when it runs.

use std::fmt::Write;

use super::compile::{Crate, compare};

/// Uses of the macro in one crate.
const USES: usize = 100;

/// The folders of the crates that the uses need.
const DEPENDENCIES: [&str; 4] = [
    "pass-runtime",
    "ir/core",
    "adapters/embedded",
    "ir/transforms",
];

pub(super) fn run() -> Result<(), String> {
    println!("== {USES} uses of `pipeline!`, `cargo check` of the last crate");
    let new = |name, text| Crate::new(name, &[text], &DEPENDENCIES);
    let crates = [
        new("nothing to check", source(|_| EMPTY.to_owned()))?,
        new("checked pipelines", source(checked))?,
    ];
    compare(&crates)?;
    println!("== a pipeline of {PASSES} passes is made, nanoseconds");
    let [_, checked] = &crates;
    print!("{}", checked.run()?);
    Ok(())
}

/// The passes of the text.
const PASSES: usize = 7;

/// A pipeline that differs from those with other numbers.
fn text(number: usize) -> String {
    format!(
        "builtin.module(inline{{max-iterations={number}}},func.func(cse,canonicalize{{max-iterations={number} \
         top-down=false}},loop-invariant-code-motion),symbol-dce,any(sccp,canonicalize))"
    )
}

const EMPTY: &str = "CheckedPipeline::new(\"any\", |_| Ok(()))";

fn checked(number: usize) -> String {
    let text = text(number);
    format!("pass_runtime::pipeline!({text:?}, passes = [pass_transforms])")
}

/// A function for each pipeline, and a main function that measures the first of them.
fn source(pipeline: impl Fn(usize) -> String) -> String {
    let mut source = format!("{HEAD}const TEXT: &str = {:?};\n", text(0));
    for number in 0..USES {
        // Writing to a text does not fail.
        let _ = writeln!(
            source,
            "pub fn use_{number}() -> CheckedPipeline<Embedded> {{ {} }}",
            pipeline(number)
        );
    }
    source + MAIN
}

const HEAD: &str = "\
use std::hint::black_box;
use std::time::Instant;

use pass_embedded::Embedded;
use pass_runtime::PassRegistry;
use pass_runtime::registry::CheckedPipeline;

";

const MAIN: &str = r#"
const RUNS: u32 = 20_000;

fn time(mut run: impl FnMut()) -> u128 {
    let once = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..RUNS).for_each(|_| run());
        start.elapsed().as_nanos() / u128::from(RUNS)
    };
    let mut times: Vec<u128> = (0..9).map(|_| once(&mut run)).collect();
    times.sort_unstable();
    times[times.len() / 2]
}

pub fn main() {
    let cx = pass_ir::Context::new();
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let checked = time(|| drop(black_box(use_0().build(&registry, &cx).unwrap())));
    let parsed = time(|| drop(black_box(registry.parse(&cx, TEXT).unwrap())));
    println!("checked when compiled       {checked:>8}");
    println!("parsed at run time          {parsed:>8}");
}
"#;
