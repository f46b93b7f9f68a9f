//! A tool in which two libraries extend the pipeline of a framework. None of the three knows another. Try it:
//!
//! ```text
//! cargo run -p example-extensions
//! ```

use std::process::ExitCode;

use example_tensors::Tensors;
use example_vectors::Vectors;
use passwright::builder::{PipelineBuilder, PipelineExtension};
use passwright::dialects;
use passwright::embedded::{Context, Embedded};
use passwright::registry::{BuildError, RegisterError};
use passwright::{OpPassManager, PassRegistry};

/// The libraries that are part of this tool.
const EXTENSIONS: &[&dyn PipelineExtension<Embedded>] = &[&Tensors, &Vectors];

/// A registry with the passes of all libraries.
fn registry() -> Result<PassRegistry<Embedded>, RegisterError> {
    let mut registry = PassRegistry::new();
    example_framework::register_framework_passes(&mut registry)?;
    for extension in EXTENSIONS {
        extension.register(&mut registry)?;
    }
    Ok(registry)
}

/// The pipeline of the framework, extended.
fn pipeline(
    registry: &PassRegistry<Embedded>,
    cx: &Context,
) -> Result<OpPassManager<Embedded>, BuildError> {
    let mut builder = PipelineBuilder::new("builtin.module", registry, cx);
    example_framework::build_pipeline(&mut builder.writer())?;
    builder.extend(EXTENSIONS)?;
    builder.build()
}

#[expect(clippy::print_stdout, clippy::print_stderr, reason = "a program")]
fn main() -> ExitCode {
    let built = registry()
        .map_err(|error| error.to_string())
        .and_then(|registry| {
            let built = pipeline(&registry, &dialects::context());
            built.map_err(|error| error.to_string())
        });
    match built {
        Ok(built) => {
            println!("{}", built.to_tree().pretty());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EXTENSIONS, main, pipeline, registry};
    use example_framework::{Ingress, LowerToLlvm};
    use passwright::builder::PipelineBuilder;
    use passwright::dialects;
    use std::process::ExitCode;

    #[test]
    fn the_command_of_the_guide_works() {
        assert_eq!(main(), ExitCode::SUCCESS);
    }

    #[test]
    fn the_pipeline_has_the_passes_of_all() {
        let built = pipeline(&registry().unwrap(), &dialects::context()).unwrap();
        assert_eq!(
            built.to_string(),
            "builtin.module(ingress,func.func(tile-tensors),bufferize,func.func(pack-buffers),\
             func.func(vectorize),lower-vectors,lower-loops,lower-to-llvm)"
        );
        let text = built.to_string();
        let parsed = registry()
            .unwrap()
            .parse(&dialects::context(), &text)
            .unwrap();
        assert_eq!(parsed.to_tree(), built.to_tree());
    }

    #[test]
    fn a_framework_without_bufferization_is_refused() {
        let (registry, cx) = (registry().unwrap(), dialects::context());
        let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
        builder.add(Ingress).unwrap();
        builder.writer().extension_point("vectors").unwrap();
        builder.add(LowerToLlvm).unwrap();
        assert_eq!(
            builder.extend(EXTENSIONS).unwrap_err().to_string(),
            "extension `tensors`: the pipeline has no kind of passes `bufferization` (kinds in it: `ingress`, `lowering`)"
        );
    }
}
