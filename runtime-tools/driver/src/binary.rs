//! A binary format of modules.

use std::fmt;

use pass_runtime::Failure;
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{IrText, ParseOptions};

use crate::flag::Flag;
use crate::settings::Settings;

/// A binary format of modules, beside their text. [`Driver::binary`](crate::Driver::binary) has an example.
pub struct BinaryFormat<I: IrText> {
    /// The bytes that each module in the format begins with.
    pub magic: &'static [u8],
    /// Reads a module of that name. It is not verified yet.
    pub read: ReadBinary<I>,
    /// Writes a module.
    pub write: WriteBinary<I>,
}

/// Reads a module in a binary format.
pub type ReadBinary<I> = for<'c> fn(
    &'c <I as pass_runtime::Ir>::Context,
    &str,
    &[u8],
    ParseOptions,
    Emit<'_>,
) -> Result<<I as IrText>::Root<'c>, Failure>;

/// Writes a module in a binary format.
pub type WriteBinary<I> = fn(
    &<I as pass_runtime::Ir>::Context,
    &mut <I as IrText>::Root<'_>,
    BinaryOptions,
    Emit<'_>,
) -> Result<Vec<u8>, Failure>;

/// Options for writing a module in a binary format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct BinaryOptions {
    /// The version of the format; the newest if no version is given.
    pub version: Option<u64>,
    /// Without the data of resources.
    pub elide_resources: bool,
}

/// Returns true for a flag that needs a binary format.
pub(crate) fn has_flag(flag: &Flag) -> bool {
    flag.names[0].contains("bytecode")
}

impl BinaryOptions {
    pub(crate) fn of(settings: &Settings) -> Self {
        Self {
            version: settings.emit_bytecode_version,
            elide_resources: settings.elide_resource_data_from_bytecode,
        }
    }
}

impl<I: IrText> fmt::Debug for BinaryFormat<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BinaryFormat")
            .field("magic", &self.magic)
            .finish_non_exhaustive()
    }
}
