//! Arguments in files, such as those that build systems write where a command line would be too long.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::Path;

use crate::files;

/// Puts the lines of a file in place of each argument `@FILE` before `--`, except for blank ones. Such a line is not expanded again, and
/// an argument without such a file stays: symbols begin with `@`, too.
pub(crate) fn expand(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut expanded = Vec::new();
    let mut flags_ended = false;
    for arg in args {
        flags_ended |= arg == "--";
        let path = arg.to_str().and_then(|arg| arg.strip_prefix('@'));
        let Some(path) = path.filter(|path| !flags_ended && !Path::new(path).is_dir()) else {
            expanded.push(arg);
            continue;
        };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                expanded.push(arg);
                continue;
            }
            Err(error) => {
                let reason = files::reason(&error);
                return Err(format!("cannot read the arguments in '{path}': {reason}"));
            }
        };
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        expanded.extend(lines.map(OsString::from));
    }
    Ok(expanded)
}
