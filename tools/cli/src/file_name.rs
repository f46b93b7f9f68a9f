//! The names of files: as diagnostics show them, and as generated files state them.

use std::path::Path;

pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Returns the name that diagnostics show.
pub(crate) fn name_of(file: &Path) -> String {
    if is_stdin(file) {
        "<stdin>".to_owned()
    } else {
        exact(file)
    }
}

/// Returns the name in generated files.
pub(crate) fn portable_name(file: &Path) -> String {
    if is_stdin(file) {
        name_of(file)
    } else {
        portable(file)
    }
}

/// Returns a path that is the same on every machine.
pub(crate) fn portable(path: &Path) -> String {
    let shown = match path.file_name() {
        Some(name) if path.is_absolute() => Path::new(name),
        _ => path,
    };
    exact(shown)
}

/// Returns the text of a path, unchanged.
pub(crate) fn exact(path: &Path) -> String {
    path.display().to_string()
}

/// Returns the folder of a file, which is the working directory for a name alone.
pub(crate) fn parent_of(path: &Path) -> &Path {
    let parent = path.parent().filter(|parent| *parent != Path::new(""));
    parent.unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::portable;

    #[test]
    fn paths_are_the_same_on_every_machine() {
        assert_eq!(portable(Path::new("sub/passes.kdl")), "sub/passes.kdl");
        assert_eq!(portable(Path::new("/somewhere/passes.kdl")), "passes.kdl");
    }
}
