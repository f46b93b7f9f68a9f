//! Every pass that MLIR ships, as a typed pass: options with their defaults, enums, documentation.
//!
//! The build script asks the installed MLIR for the definitions. There is a module for each file of them, and all passes are
//! found at the root as well, unless two modules have one of the same name. A pass is implemented in C++ and runs through
//! MLIR's own manager, see [`NativePass`](pass_melior::NativePass).
//!
//! The pipelines that MLIR registers are in [`pipelines`]: MLIR says which passes one consists of, and these are appended.
//!
//! ```
//! use pass_upstream::{Canonicalizer, CanonicalizerOptions};
//!
//! let options = CanonicalizerOptions { max_iterations: 3, ..Default::default() };
//! let pass = Canonicalizer::new(options);
//! assert_eq!(pass.max_iterations, 3);
//! ```

#![allow(
    ambiguous_glob_reexports,
    reason = "passes of two modules with one name are found in their modules"
)]

use pass_melior::Mlir;
use pass_runtime::PassRegistry;
use pass_runtime::registry::RegisterError;

/// Implements a pass by the one of MLIR with the same argument, whose options of these names hold pipelines.
macro_rules! native {
    ($pass:ident $(, $pipelines:literal)*) => {
        impl ::pass_runtime::OperationPass<::pass_melior::Mlir> for $pass {
            fn initialize_with(
                &mut self,
                cx: &::pass_runtime::passes::InitContext<'_, ::pass_melior::Mlir>,
            ) -> ::core::result::Result<(), ::pass_runtime::Failure> {
                let native = ::pass_melior::NativePass::prepare(cx.context(), self)?;
                self.native = native.runs_pipelines_of(self, &[$($pipelines),*]);
                ::core::result::Result::Ok(())
            }

            fn can_schedule_on(
                &self,
                cx: &::pass_melior::MlirContext,
                op: &::pass_runtime::ir::OpFacts<'_>,
            ) -> bool {
                self.native.accepts(cx, self, op)
            }

            fn knows_statistics(&self) -> bool {
                false
            }

            fn run_on_operation(
                &self,
                op: ::pass_melior::MlirOp<'_>,
                cx: &mut ::pass_runtime::PassContext<'_, ::pass_melior::Mlir>,
            ) -> ::core::result::Result<::pass_runtime::Preserved, ::pass_runtime::Failure> {
                self.native.run(op, cx)
            }
        }
    };
}
use native;

/// Appends the passes of the pipeline that MLIR has registered under this name.
macro_rules! expanded {
    ($function:ident, $name:literal) => {
        pub(super) fn $function<I: ::pass_runtime::Ir>(
            builder: &mut ::pass_runtime::registry::PipelineWriter<'_, I>,
        ) -> ::core::result::Result<(), ::pass_runtime::registry::BuildError> {
            let options = &::pass_runtime::options::NoOptions;
            ::pass_melior::append_registered_pipeline(builder, $name, options)
        }
    };
    ($function:ident, $name:literal, $options:ty) => {
        pub(super) fn $function<I: ::pass_runtime::Ir>(
            builder: &mut ::pass_runtime::registry::PipelineWriter<'_, I>,
            options: &$options,
        ) -> ::core::result::Result<(), ::pass_runtime::registry::BuildError> {
            ::pass_melior::append_registered_pipeline(builder, $name, options)
        }
    };
}
use expanded;

include!(concat!(env!("OUT_DIR"), "/index.rs"));
