//! Pipelines that are registered by hand, with typed options.

use pass_embedded::Embedded;
use pass_runtime::PassRegistry;
use pass_runtime::info::{OptionInfo, PipelineInfo};
use pass_runtime::options::{NoOptions, OptionReader, OptionWriter, PassOptions};
use pass_runtime::registry::{BuildError, PipelineWriter, RegisterError};

use crate::generated::{
    TestFunctionPass, TestModulePass, TestOptionsPass, TestOptionsPassOptions,
    TestOptionsSuperPass, TestOptionsSuperPassOptions,
};
use crate::nested_options::Nested;

const NESTED: &PipelineInfo = &PipelineInfo::new("NestedPipeline", "test-pm-nested-pipeline")
    .summary("Passes nested in two ways");

const NESTED_TEXT: &PipelineInfo =
    &PipelineInfo::new("NestedTextPipeline", "test-textual-pm-nested-pipeline")
        .summary("Passes nested in two ways, written as text");

const OPTIONS: &PipelineInfo = &PipelineInfo::new("OptionsPipeline", "test-options-pass-pipeline")
    .summary("Hand options on to a pass")
    .options(TestOptionsPassOptions::TABLE);

const SUPER: &PipelineInfo =
    &PipelineInfo::new("OptionsSuperPipeline", "test-options-super-pass-pipeline")
        .summary("Hand a list of options on to a pass")
        .options(SuperOptions::TABLE);

const PANIC: &PipelineInfo = &PipelineInfo::new("PanicPipeline", "test-panic-pipeline")
    .summary("Panic while the pipeline is built");

/// Registers the pipelines.
pub(crate) fn register(registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
    registry.register_pipeline(NESTED, |pipeline, _: NoOptions| nested(pipeline))?;
    registry.register_pipeline(NESTED_TEXT, |pipeline, _: NoOptions| {
        pipeline.append_text(
            "builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass)",
        )?;
        Ok(())
    })?;
    registry.register_pipeline(PANIC, |_, _: NoOptions| panic())?;
    registry.register_pipeline(OPTIONS, |pipeline, options| {
        pipeline.add(TestOptionsPass::new(options))?;
        Ok(())
    })?;
    registry.register_pipeline(SUPER, |pipeline, options: SuperOptions| {
        let list = options.super_list;
        let options = TestOptionsSuperPassOptions { list };
        pipeline.add(TestOptionsSuperPass::new(options))?;
        Ok(())
    })
}

#[expect(clippy::panic, reason = "that is what it is there for")]
fn panic() -> Result<(), BuildError> {
    panic!("no pipeline can be built")
}

fn nested(pipeline: &mut PipelineWriter<'_, Embedded>) -> Result<(), BuildError> {
    {
        let mut module = pipeline.within("builtin.module")?;
        module.add(TestModulePass::default())?;
        module
            .within("func.func")?
            .add(TestFunctionPass::default())?;
    }
    pipeline
        .within("func.func")?
        .add(TestFunctionPass::default())?;
    Ok(())
}

/// Options of the pipeline that hands on a list of options.
#[derive(Clone, Debug)]
struct SuperOptions {
    super_list: Vec<Nested<TestOptionsPassOptions>>,
}

impl PassOptions for SuperOptions {
    const TABLE: &'static [OptionInfo] =
        &[OptionInfo::list("super-list", "options")
            .summary("Options of as many passes as there are")];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let super_list = reader.list()?;
        Some(Self { super_list })
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.list(&self.super_list);
    }
}
