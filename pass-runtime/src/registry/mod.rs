//! Passes and pipelines by name.

mod anchors;
mod check;
mod checked;
mod error;
mod expansion;
mod extension;
pub(crate) mod no_pass;
mod parse;
pub(crate) mod registration;
mod resolve;
mod sink;
mod writer;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::Location;
use std::sync::Arc;

use pass_text::names::is_name;
use pass_text::{Errors, OptionList, parse_options};

pub(crate) use check::note_known;
pub use checked::CheckedPipeline;
pub use error::{BuildError, Declaration, RegisterError};
use extension::Extension;
pub use registration::{RegisteredPass, RegisteredPipeline, Registration};
pub use sink::PipelineSink;
pub use writer::PipelineWriter;

use crate::info::{PassInfo, PipelineInfo};
use crate::ir::Ir;
use crate::options::{OptionReader, PassOptions};
use crate::pass::OperationPass;

/// Passes and pipelines by the name that they have in textual pipelines, in the order of registration.
///
/// ```
/// # use pass_toy::tree::*;
/// # use pass_toy::passes::Trim;
/// use pass_runtime::PassRegistry;
///
/// let mut registry = PassRegistry::<Tree>::new();
/// registry.register::<Trim>()?;
/// let pipeline = registry.parse(&(), "root(trim, branch(trim))")?;
/// assert_eq!(pipeline.to_string(), "root(trim,branch(trim))");
/// let errors = registry.parse(&(), "root(trin)").unwrap_err();
/// assert_eq!(errors.iter().next().and_then(|error| error.help.as_deref()), Some("did you mean `trim`?"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PassRegistry<I: Ir> {
    entries: Vec<Registration<I>>,
    by_argument: BTreeMap<&'static str, usize>,
    extensions: Vec<Extension<I>>,
    advice: &'static str,
}

impl<I: Ir> PassRegistry<I> {
    /// Creates a registry with nothing in it.
    pub fn new() -> Self {
        Self {
            entries: Vec::new(),
            by_argument: BTreeMap::new(),
            extensions: Vec::new(),
            advice: "a declared pass is known once it is registered: `register_<group>_passes(&mut registry)`",
        }
    }

    /// Sets the help for an unknown name that resembles no known one.
    pub fn set_advice(&mut self, advice: &'static str) {
        self.advice = advice;
    }

    /// Registers a pass under its own name.
    ///
    /// # Errors
    ///
    /// If the name is taken.
    #[track_caller]
    pub fn register<P: OperationPass<I>>(&mut self) -> Result<(), RegisterError> {
        self.register_with(P::INFO, P::from_options)
    }

    /// Registers a pass under another name with other defaults: those that [`PassInfo::presets`] sets.
    ///
    /// # Errors
    ///
    /// If the name is taken, or if the presets are not options of the pass.
    #[track_caller]
    pub fn register_variant<P: OperationPass<I>>(
        &mut self,
        info: &'static PassInfo,
    ) -> Result<(), RegisterError> {
        self.register_with(info, P::from_options)
    }

    /// Registers a pass that `make` constructs from its options.
    ///
    /// # Errors
    ///
    /// If the name is taken, or if the presets are not options of the pass.
    #[track_caller]
    pub fn register_with<P: OperationPass<I>>(
        &mut self,
        info: &'static PassInfo,
        make: impl Fn(P::Options) -> P + Send + Sync + 'static,
    ) -> Result<(), RegisterError> {
        let presets = read_presets::<P::Options>(info)?;
        self.add(Registration::Pass(RegisteredPass {
            info,
            origin: origin(info.origin),
            presets: Arc::new(presets),
            make: Box::new(move |reader| {
                let options = P::Options::read(reader)?;
                Some(Box::new(make(options)))
            }),
        }))
    }

    /// Registers a pipeline. `build` is called wherever the name is used, and appends to what is there.
    ///
    /// # Errors
    ///
    /// If the name is taken.
    #[track_caller]
    pub fn register_pipeline<O: PassOptions>(
        &mut self,
        info: &'static PipelineInfo,
        build: impl Fn(&mut PipelineWriter<'_, I>, O) -> Result<(), BuildError> + Send + Sync + 'static,
    ) -> Result<(), RegisterError> {
        self.add(Registration::Pipeline(RegisteredPipeline {
            info,
            origin: origin(info.origin),
            build: Box::new(move |reader, writer| {
                O::read(reader).map(|options| build(writer, options))
            }),
        }))
    }

    /// Returns everything that is registered, in the order of registration.
    pub fn iter(&self) -> std::slice::Iter<'_, Registration<I>> {
        self.entries.iter()
    }

    /// Returns the passes, in the order of registration.
    pub fn passes(&self) -> impl Iterator<Item = &RegisteredPass<I>> {
        self.iter().filter_map(|entry| match entry {
            Registration::Pass(pass) => Some(pass),
            Registration::Pipeline(_) => None,
        })
    }

    /// Returns the pipelines, in the order of registration.
    pub fn pipelines(&self) -> impl Iterator<Item = &RegisteredPipeline<I>> {
        self.iter().filter_map(|entry| match entry {
            Registration::Pass(_) => None,
            Registration::Pipeline(pipeline) => Some(pipeline),
        })
    }

    /// Returns the entry with this name in textual pipelines.
    pub fn get(&self, argument: &str) -> Option<&Registration<I>> {
        self.entries.get(*self.by_argument.get(argument)?)
    }

    fn add(&mut self, entry: Registration<I>) -> Result<(), RegisterError> {
        let argument = entry.argument();
        if !is_name(argument) || argument == "any" {
            return Err(RegisterError::BadArgument {
                argument: argument.to_owned(),
                entry: entry.declaration(),
            });
        }
        if let Some(first) = self.get(argument) {
            return Err(RegisterError::Duplicate {
                argument: argument.to_owned(),
                first: first.declaration(),
                second: entry.declaration(),
            });
        }
        self.by_argument.insert(argument, self.entries.len());
        self.entries.push(entry);
        Ok(())
    }
}

/// Returns the place of a declaration, or of the registration if that is not known.
#[track_caller]
fn origin(declared: &str) -> String {
    if declared.is_empty() {
        Location::caller().to_string()
    } else {
        declared.to_owned()
    }
}

/// Returns the presets as options. What the user must give in any case may be missing.
fn read_presets<O: PassOptions>(info: &PassInfo) -> Result<OptionList, RegisterError> {
    let checked = parse_options(info.presets).and_then(|list| {
        let mut reader = OptionReader::new(O::TABLE, &list);
        reader.allow_missing();
        O::read(&mut reader);
        Errors::check(reader.into_errors()).map(|()| list)
    });
    checked.map_err(|errors| RegisterError::BadPresets {
        argument: info.argument.to_owned(),
        errors,
    })
}

impl<I: Ir> Default for PassRegistry<I> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a, I: Ir> IntoIterator for &'a PassRegistry<I> {
    type Item = &'a Registration<I>;
    type IntoIter = std::slice::Iter<'a, Registration<I>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<I: Ir> fmt::Debug for PassRegistry<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.entries).finish()
    }
}
