//! `Debug` of passes and their options, for which generated code needs no list of fields.

use std::any::type_name;
use std::fmt;

use pass_text::{OptionEntry, Value};

use crate::{OptionWriter, PassOptions};

/// Prints each option that has a value, under the name that pipelines give it.
///
/// # Errors
///
/// If the formatter cannot write.
pub fn debug_options<O: PassOptions>(options: &O, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    debug_as(type_name::<O>(), options, f)
}

/// Prints the options as those of a type with this path: `Unroll { factor: 4 }` for `unroll::Unroll`.
///
/// # Errors
///
/// If the formatter cannot write.
pub fn debug_as<O: PassOptions>(
    path: &str,
    options: &O,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let name = path.rsplit("::").next().unwrap_or(path);
    let mut writer = OptionWriter::complete(O::TABLE);
    options.write(&mut writer);
    let mut fields = f.debug_struct(name);
    for OptionEntry { key, value, .. } in &writer.finish().entries {
        let value = value.as_ref().map_or("", Value::raw);
        fields.field(&key.text, &format_args!("{value}"));
    }
    fields.finish()
}
