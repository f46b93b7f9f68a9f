//! The Rust of the page on the pass manager without the driver, compiled and run. The test beside it compares.

use passwright::diagnostic::Emit;
use passwright::embedded::Context;
use passwright::ir::{IrText, ParseOptions, PrintOptions};
use passwright::prelude::*;
use passwright::schedule::{Parallel, ThreadPoolError};
use passwright::transforms::{CSE, Canonicalizer, register_transforms_passes};

fn pipeline() -> Result<PassManager<Embedded>, Box<dyn std::error::Error>> {
    let mut manager = PassManager::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(Canonicalizer::default())?;
    functions.add(CSE::default())?;
    Ok(manager)
}

fn parsed_pipeline(
    cx: &Context,
    text: &str,
) -> Result<PassManager<Embedded>, Box<dyn std::error::Error>> {
    let mut registry = PassRegistry::new();
    register_transforms_passes(&mut registry)?;
    let pipeline = registry
        .parse(cx, text)
        .map_err(|errors| errors.to_string())?;
    Ok(PassManager::from(pipeline))
}

fn optimize(
    cx: &Context,
    manager: &mut PassManager<Embedded>,
    text: &str,
    emit: Emit<'_>,
) -> Result<String, Failure> {
    let mut module = Embedded::parse(cx, "input.mlir", text, ParseOptions::default(), emit)?;
    manager.run(cx, Embedded::root(&mut module), emit)?;
    Ok(Embedded::print_root(
        cx,
        &mut module,
        PrintOptions::default(),
    ))
}

fn use_threads(manager: &mut PassManager<Embedded>) -> Result<(), ThreadPoolError> {
    manager.set_schedule(Parallel::new(0)?);
    Ok(())
}

#[test]
fn both_pipelines_optimize() {
    let input = include_str!("../../../examples/quickstart.mlir");
    let cx = passwright::dialects::context();
    let text = "builtin.module(func.func(canonicalize,cse))";
    for mut manager in [pipeline().unwrap(), parsed_pipeline(&cx, text).unwrap()] {
        assert_eq!(manager.to_string(), text);
        use_threads(&mut manager).unwrap();
        let mut emit = |diagnostic: passwright::Diagnostic| panic!("{diagnostic}");
        let output = optimize(&cx, &mut manager, input, &mut emit).unwrap();
        assert!(output.contains("value = 42 : i32"), "{output}");
    }
}
