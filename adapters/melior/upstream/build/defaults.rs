//! Defaults of options that MLIR's constructors contradict: what a pass does without the option is what its constructor says.

use serde_json::Value;

/// The pass, its option, and the value that the pass has without it, where the definition says another.
const DEFAULTS: &[(&str, &str, &str)] =
    &[("affine-loop-normalize", "promote-single-iter", "false")];

/// Returns the dump of definitions with these defaults, and how many of them it has taken.
pub(crate) fn corrected(dump: &str) -> serde_json::Result<(String, usize)> {
    let mut records: Value = serde_json::from_str(dump)?;
    let mut corrected = Vec::new();
    for (pass, option, default) in DEFAULTS {
        let mut all = records.as_object().into_iter().flat_map(|all| all.values());
        let options = all.find(|record| record["argument"] == *pass);
        let options = options.and_then(|record| record["options"].as_array());
        let names = options.into_iter().flatten();
        let mut names = names.filter_map(|option| option["def"].as_str());
        let name = names.find(|name| records[*name]["argument"] == *option);
        corrected.extend(name.map(|name| (name.to_owned(), *default)));
    }
    for (name, default) in &corrected {
        records[name]["defaultValue"] = Value::from(*default);
    }
    let text = if corrected.is_empty() {
        dump.to_owned()
    } else {
        records.to_string()
    };
    Ok((text, corrected.len()))
}

/// The number of corrections. Some file of MLIR needs each.
pub(crate) const COUNT: usize = DEFAULTS.len();
