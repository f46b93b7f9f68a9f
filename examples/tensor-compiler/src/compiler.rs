//! The pipeline of the compiler, extended, built and run on a module.

use crate::passes::{self, TensorsToLlvmPipelineOptions, build_tensors_to_llvm_pipeline};
use crate::program::Program;
use crate::sizes::signatures;
use pass_builder::{PipelineBuilder, PipelineExtension};
use pass_melior::{Mlir, MlirContext};
use pass_runtime::ir::{IrText, ParseOptions};
use pass_runtime::registry::{BuildError, RegisterError};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Diagnostic, OpPassManager, PassManager, PassRegistry};
use std::fmt;
use std::sync::Arc;

/// A compiler with its options and the libraries that extend its pipeline.
#[derive(Clone, Default)]
pub struct Compiler {
    options: TensorsToLlvmPipelineOptions,
    extensions: Vec<&'static dyn PipelineExtension<Mlir>>,
}

impl Compiler {
    /// A compiler with these options.
    pub fn new(options: TensorsToLlvmPipelineOptions) -> Self {
        Self {
            options,
            extensions: Vec::new(),
        }
    }

    /// Adds a library, which inserts its passes into the pipeline.
    #[must_use]
    pub fn extension(mut self, extension: &'static dyn PipelineExtension<Mlir>) -> Self {
        self.extensions.push(extension);
        self
    }

    /// The passes of MLIR, of the compiler and of the libraries.
    ///
    /// # Errors
    ///
    /// If two have the same name.
    pub fn registry(&self) -> Result<PassRegistry<Mlir>, RegisterError> {
        let mut registry = PassRegistry::new();
        pass_upstream::register_all_passes(&mut registry)?;
        passes::register_tensors_passes(&mut registry)?;
        for extension in &self.extensions {
            extension.register(&mut registry)?;
        }
        Ok(registry)
    }

    /// The pipeline with what the libraries insert.
    ///
    /// # Errors
    ///
    /// If a library asks for a place that the pipeline does not have, or if a pass would violate an ordering rule.
    pub fn pipeline(
        &self,
        registry: &PassRegistry<Mlir>,
        cx: &MlirContext,
    ) -> Result<OpPassManager<Mlir>, BuildError> {
        let mut builder = PipelineBuilder::new("builtin.module", registry, cx);
        build_tensors_to_llvm_pipeline(&mut builder.writer(), &self.options)?;
        builder.extend(&self.extensions)?;
        builder.build()
    }

    /// Compiles a module. Its public functions on tensors can be called afterwards.
    ///
    /// # Errors
    ///
    /// If the module or the pipeline is wrong, with all diagnostics.
    pub fn compile(&self, name: &str, text: &str) -> Result<Program, CompileError> {
        let registry = self.registry().map_err(|error| CompileError::new(&error))?;
        let cx = MlirContext::new();
        let pipeline = self.pipeline(&registry, &cx);
        let mut manager = PassManager::from(pipeline.map_err(|error| CompileError::new(&error))?);
        manager.set_registry(Arc::new(registry));
        if let Ok(threads) = Parallel::new(0) {
            manager.set_schedule(threads);
        }
        let mut diagnostics = Vec::new();
        let emit = &mut |diagnostic| diagnostics.push(diagnostic);
        let parsed = Mlir::parse(&cx, name, text, ParseOptions::default(), emit);
        let Ok(mut module) = parsed else {
            return Err(CompileError::diagnosed(diagnostics));
        };
        let signatures = signatures(&module.op());
        if manager.run(&cx, module.op(), emit).is_err() {
            return Err(CompileError::diagnosed(diagnostics));
        }
        Program::new(&cx, module, signatures)
    }
}

impl fmt::Debug for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Compiler")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

/// A module that cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError(String);

impl CompileError {
    pub(crate) fn new(error: &dyn fmt::Display) -> Self {
        Self(error.to_string())
    }

    pub(crate) fn diagnosed(diagnostics: Vec<Diagnostic>) -> Self {
        let diagnostics = diagnostics.iter().map(Diagnostic::to_string);
        Self(diagnostics.collect::<Vec<_>>().join("\n"))
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CompileError {}
