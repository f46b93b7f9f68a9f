//! Passes and pipelines of libraries, which MLIR finds by name alone.

#![expect(unsafe_code, reason = "a plugin is foreign code")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use pass_runtime::info::{Arity, OptionInfo, PassInfo, PipelineInfo};
use pass_runtime::ir::OpFacts;
use pass_runtime::options::{OptionReader, OptionWriter, PassOptions};
use pass_runtime::registry::PassRegistry;
use pass_runtime::text::{OptionEntry, OptionList, Value};
use pass_runtime::{Failure, OperationPass, Pass, PassContext, Preserved};

use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::native::{self, NativePass};
use crate::op::MlirOp;
use crate::sys::RecordKind;
use crate::{spelling, sys};

/// A pass or a pipeline of a library.
#[derive(Clone, Copy)]
enum Entry {
    Pass(&'static PassInfo),
    Pipeline(&'static PipelineInfo),
}

/// The loaded libraries with their passes and pipelines, which they register only once.
static LOADED: Mutex<BTreeMap<PathBuf, Vec<Entry>>> = Mutex::new(BTreeMap::new());

/// Adds the passes and pipelines of a library, a plugin of MLIR, to a registry. Their options are texts, which MLIR reads.
///
/// # Errors
///
/// Fails with LLVM's message if the library cannot be loaded or is no such plugin, if it brings along an MLIR of its own, or if one of
/// its names is taken.
///
/// # Safety
///
/// The library is made for this MLIR, and no other thread loads one by other means meanwhile. What it does is its own.
pub unsafe fn register_pass_plugin(
    registry: &mut PassRegistry<Mlir>,
    library: &Path,
) -> Result<(), Failure> {
    let path = check_library(library)?;
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let file = std::fs::canonicalize(library).unwrap_or_else(|_| library.to_owned());
    if !loaded.contains_key(&file) {
        // The passes of MLIR are not those of the library.
        native::register_passes();
        // SAFETY: as the caller says, and the lock is held.
        let described = unsafe { sys::load_pass_plugin(&path) };
        let entries = entries(&path, described)?;
        loaded.insert(file.clone(), entries);
    }
    for entry in loaded.get(&file).into_iter().flatten().copied() {
        let registered = match entry {
            Entry::Pass(info) => registry.register_with(info, move |options| PluginPass {
                info,
                options,
                native: NativePass::default(),
            }),
            Entry::Pipeline(info) => registry.register_pipeline(info, move |writer, options| {
                let options: TextOptions = options;
                native::append_expanded(writer, info.argument, info.options, &options.list())
            }),
        };
        registered.map_err(|error| Failure::because(error.to_string()))?;
    }
    Ok(())
}

/// Returns the path of a library, or fails if it would load another MLIR into this process.
pub(crate) fn check_library(library: &Path) -> Result<String, Failure> {
    let path = library.display().to_string();
    if sys::brings_mlir(&path) {
        return Err(Failure::because(format!(
            "'{path}' is linked with libMLIR.so, and this program has an MLIR of its own, with other identifiers of types and operations: \
             build the program with MLIR_SYS_LINK_SHARED=1, or the library without -lMLIR"
        )));
    }
    Ok(path)
}

/// Returns the passes and pipelines of a library. Like the library, they live as long as the process.
fn entries(path: &str, described: Vec<sys::RegistryRecord>) -> Result<Vec<Entry>, Failure> {
    let (mut entries, mut options) = (Vec::new(), Vec::new());
    // The records of an entry follow it, so the list is read from its end.
    let (mut class, mut anchor) = ("", &[][..]);
    for sys::RegistryRecord { kind, name, text } in described.into_iter().rev() {
        let (name, text): (&'static str, &'static str) = (name.leak(), text.leak());
        match kind {
            RecordKind::Error => {
                let help =
                    "build the program with MLIR_SYS_LINK_SHARED=1 if it lacks a symbol of MLIR";
                return Err(Failure::because(format!("{name}; {help}")));
            }
            RecordKind::Pass => {
                options.reverse();
                let info = PassInfo::new(if class.is_empty() { name } else { class }, name)
                    .summary(text)
                    .ops(anchor)
                    .options(std::mem::take(&mut options).leak())
                    .reads(&["environment"])
                    .origin(path.to_owned().leak());
                entries.push(Entry::Pass(Box::leak(Box::new(info))));
                (class, anchor) = ("", &[]);
            }
            RecordKind::Pipeline => {
                options.reverse();
                let info = PipelineInfo::new(name, name)
                    .summary(text)
                    .options(std::mem::take(&mut options).leak())
                    .origin(path.to_owned().leak());
                entries.push(Entry::Pipeline(Box::leak(Box::new(info))));
            }
            RecordKind::Name => class = name,
            RecordKind::Anchor if name.is_empty() => {}
            RecordKind::Anchor => anchor = vec![name].leak(),
            RecordKind::Flag => {
                options.push(OptionInfo::new(name, "bool").optional().summary(text));
            }
            RecordKind::Option => {
                options.push(OptionInfo::new(name, "string").optional().summary(text));
            }
            RecordKind::List => options.push(OptionInfo::list(name, "string").summary(text)),
        }
    }
    entries.reverse();
    Ok(entries)
}

/// Options as texts. MLIR has the defaults of absent ones.
#[derive(Clone, Default)]
struct TextOptions(Vec<(&'static str, TextValue)>);

#[derive(Clone)]
enum TextValue {
    Flag(Option<bool>),
    Text(Option<String>),
    List(Vec<String>),
}

impl PassOptions for TextOptions {
    const TABLE: &'static [OptionInfo] = &[];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let table = reader.table();
        let read = |info: &OptionInfo| {
            let value = match (info.arity, info.ty) {
                (Arity::List, _) => TextValue::List(reader.list()?),
                (_, "bool") => TextValue::Flag(reader.optional()?),
                _ => TextValue::Text(reader.optional()?),
            };
            Some((info.name, value))
        };
        // All options are read, so that each error is reported.
        let values: Vec<_> = table.iter().map(read).collect();
        values.into_iter().collect::<Option<_>>().map(Self)
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        for (_, value) in &self.0 {
            match value {
                TextValue::Flag(flag) => writer.optional(flag),
                TextValue::Text(text) => writer.optional(text),
                TextValue::List(texts) => writer.list(texts),
            }
        }
    }
}

impl TextOptions {
    /// Returns the present options.
    fn list(&self) -> OptionList {
        let present = self.0.iter().filter_map(|(name, value)| {
            let value = match value {
                TextValue::Flag(flag) => Value::scalar(if (*flag)? { "true" } else { "false" }),
                TextValue::Text(text) => Value::scalar(text.as_deref()?),
                TextValue::List(texts) if texts.is_empty() => return None,
                TextValue::List(texts) => Value::list(texts),
            };
            Some(OptionEntry::new(*name, Some(value)))
        });
        OptionList::new(present.collect())
    }
}

/// A pass of a library.
#[derive(Clone)]
struct PluginPass {
    info: &'static PassInfo,
    options: TextOptions,
    native: NativePass,
}

impl PluginPass {
    fn pipeline(&self) -> Result<String, String> {
        spelling::on_any(self.info.argument, self.info.options, &self.options.list())
    }
}

impl Pass for PluginPass {
    type Options = TextOptions;

    /// A placeholder: the registry passes the table of a pass in a library.
    const INFO: &'static PassInfo = &PassInfo::new("PluginPass", "plugin-pass");

    fn from_options(options: TextOptions) -> Self {
        Self {
            info: Self::INFO,
            options,
            native: NativePass::default(),
        }
    }

    fn to_options(&self) -> TextOptions {
        self.options.clone()
    }
}

impl OperationPass<Mlir> for PluginPass {
    fn initialize(&mut self, cx: &MlirContext) -> Result<(), Failure> {
        self.native = NativePass::prepare_text(cx, self.pipeline().map_err(Failure::because)?)?;
        Ok(())
    }

    fn can_schedule_on(&self, cx: &MlirContext, op: &OpFacts<'_>) -> bool {
        self.native.accepts_text(cx, || self.pipeline(), op)
    }

    fn knows_statistics(&self) -> bool {
        false
    }

    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        self.native.run(op, cx)
    }
}
