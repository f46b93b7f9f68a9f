//! An entry of the registry: a pass or a pipeline.

use std::fmt;
use std::sync::Arc;

use pass_text::OptionList;

use crate::dyn_pass::DynPass;
use crate::info::{OptionInfo, PassInfo, PipelineInfo};
use crate::ir::Ir;
use crate::options::OptionReader;
use crate::registry::{BuildError, Declaration, PassRegistry, PipelineWriter, RegisterError};

pub(crate) type MakePass<I> =
    Box<dyn Fn(&mut OptionReader<'_>) -> Option<Box<dyn DynPass<I>>> + Send + Sync>;

pub(crate) type BuildPipeline<I> = Box<
    dyn Fn(&mut OptionReader<'_>, &mut PipelineWriter<'_, I>) -> Option<Result<(), BuildError>>
        + Send
        + Sync,
>;

type Register<I> = fn(&mut PassRegistry<I>) -> Result<(), RegisterError>;

/// Registers what stands in a list, one after the other.
///
/// # Errors
///
/// Returns the error of the first item that cannot be registered; the items before it are registered.
pub fn register_all<I: Ir>(
    registry: &mut PassRegistry<I>,
    all: &[Register<I>],
) -> Result<(), RegisterError> {
    all.iter().try_for_each(|register| register(registry))
}

/// A pass or a pipeline that is registered under a name.
#[non_exhaustive]
pub enum Registration<I: Ir> {
    /// A pass.
    Pass(RegisteredPass<I>),
    /// A pipeline.
    Pipeline(RegisteredPipeline<I>),
}

/// A pass that is registered under a name.
pub struct RegisteredPass<I: Ir> {
    pub(crate) info: &'static PassInfo,
    pub(super) origin: String,
    pub(crate) presets: Arc<OptionList>,
    pub(crate) make: MakePass<I>,
}

/// A pipeline that is registered under a name.
pub struct RegisteredPipeline<I: Ir> {
    pub(crate) info: &'static PipelineInfo,
    pub(super) origin: String,
    pub(crate) build: BuildPipeline<I>,
}

impl<I: Ir> Registration<I> {
    /// Returns the name in textual pipelines.
    pub fn argument(&self) -> &'static str {
        match self {
            Self::Pass(pass) => pass.info.argument,
            Self::Pipeline(pipeline) => pipeline.info.argument,
        }
    }

    /// Returns the operations that it may run on; empty for any.
    pub fn ops(&self) -> &'static [&'static str] {
        match self {
            Self::Pass(pass) => pass.info.ops,
            Self::Pipeline(pipeline) => pipeline.info.ops,
        }
    }

    /// One line about it.
    pub fn summary(&self) -> &'static str {
        match self {
            Self::Pass(pass) => pass.info.summary,
            Self::Pipeline(pipeline) => pipeline.info.summary,
        }
    }

    /// Returns the options.
    pub fn options(&self) -> &'static [OptionInfo] {
        match self {
            Self::Pass(pass) => pass.info.options,
            Self::Pipeline(pipeline) => pipeline.info.options,
        }
    }

    /// Returns the Rust name and the origin of the entry, for messages.
    pub fn declaration(&self) -> Declaration {
        let (name, origin) = match self {
            Self::Pass(pass) => (pass.info.name, &pass.origin),
            Self::Pipeline(pipeline) => (pipeline.info.name, &pipeline.origin),
        };
        Declaration {
            name: name.to_owned(),
            origin: origin.clone(),
        }
    }
}

impl<I: Ir> RegisteredPass<I> {
    /// Returns the static description.
    pub fn info(&self) -> &'static PassInfo {
        self.info
    }

    /// Returns the place of the declaration, or of the registration if that is not known.
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

impl<I: Ir> RegisteredPipeline<I> {
    /// Returns the static description.
    pub fn info(&self) -> &'static PipelineInfo {
        self.info
    }

    /// Returns the place of the declaration, or of the registration if that is not known.
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

impl<I: Ir> fmt::Debug for RegisteredPass<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "RegisteredPass({} from {})",
            self.info.argument, self.origin
        )
    }
}

impl<I: Ir> fmt::Debug for RegisteredPipeline<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "RegisteredPipeline({} from {})",
            self.info.argument, self.origin
        )
    }
}

impl<I: Ir> fmt::Debug for Registration<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass(pass) => pass.fmt(f),
            Self::Pipeline(pipeline) => pipeline.fmt(f),
        }
    }
}
