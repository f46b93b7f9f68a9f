//! Arguments in files, such as those that build systems write where a command line would be too long.

use std::ffi::OsString;

use crate::files;

/// Puts the lines of a file in place of each argument `@FILE`. Such a line is not expanded again.
pub(crate) fn expand(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut expanded = Vec::new();
    for arg in args {
        let Some(path) = arg.to_str().and_then(|arg| arg.strip_prefix('@')) else {
            expanded.push(arg);
            continue;
        };
        let text = std::fs::read_to_string(path).map_err(|error| {
            let reason = files::reason(&error);
            format!("cannot read the arguments in '{path}': {reason}")
        })?;
        expanded.extend(text.lines().map(OsString::from));
    }
    Ok(expanded)
}
