//! `Debug` of passes and their options, for which generated code needs no list of fields.

use std::fmt;

use pass_text::{OptionEntry, Value};

use crate::options::{OptionWriter, PassOptions};
use crate::pass::Pass;

/// Each option that has a value, under the name that pipelines give it.
///
/// # Errors
///
/// If the formatter cannot write.
pub fn debug_options<O: PassOptions>(
    options: &O,
    formatter: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let path = std::any::type_name::<O>();
    debug(path, options, formatter)
}

/// Returns the options of a pass.
///
/// # Errors
///
/// If the formatter cannot write.
pub fn debug_pass<P: Pass>(pass: &P, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let path = std::any::type_name::<P>();
    debug(path, &pass.to_options(), formatter)
}

/// `Unroll { factor: 4 }`, for the path `unroll::Unroll`.
fn debug<O: PassOptions>(
    path: &str,
    options: &O,
    formatter: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let name = path.rsplit("::").next().unwrap_or(path);
    let mut writer = OptionWriter::complete(O::TABLE);
    options.write(&mut writer);
    let mut shown = formatter.debug_struct(name);
    for OptionEntry { key, value, .. } in &writer.finish().entries {
        let value = value.as_ref().map_or("", Value::raw);
        shown.field(&key.text, &format_args!("{value}"));
    }
    shown.finish()
}

#[cfg(test)]
mod tests {
    use crate::declare_options;
    use crate::info::OptionInfo;

    struct UnrollOptions {
        factor: u32,
        only: Option<String>,
        names: Vec<String>,
    }

    const TABLE: &[OptionInfo] = &[
        OptionInfo::new("factor", "u32").default("4"),
        OptionInfo::new("only", "string").optional(),
        OptionInfo::list("names", "string"),
    ];
    declare_options!(UnrollOptions impl PartialEq impl Default() = TABLE, value factor, optional only, list names);

    #[test]
    fn every_value_is_shown() {
        let options = UnrollOptions {
            names: vec!["a b".to_owned()],
            ..UnrollOptions::default()
        };
        let shown = format!("{options:?}");
        assert_eq!(shown, "UnrollOptions { factor: 4, names: {{a b}} }");
    }
}
