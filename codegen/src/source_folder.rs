//! Links of doc comments to the places of declarations.

use std::path::{Component, Path};

use crate::literal;

/// The folder in which the names of definition files start. Doc comments of generated items then link to the lines of their
/// declarations, by `file:` URLs that hold on this machine alone.
///
/// ```
/// use passwright_build::{Settings, SourceFolder, generate};
///
/// let text = r#"group "G" { pass "Fold" "fold" { summary "Folds"; }; }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let settings = Settings::default().source_folder(SourceFolder::new("/src/my compiler"));
/// assert!(generate(&set, &settings).contains(
///     "/// Folds — [`passes.kdl:1`](file:///src/my%20compiler/passes.kdl#L1)\n"
/// ));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFolder {
    /// With `/` between its parts.
    path: String,
}

/// Variables that are set where the outcome of a build is published, or has to be the same on every machine.
#[cfg(feature = "files")]
pub(crate) const PUBLISHED: [&str; 3] = ["DOCS_RS", "CI", "SOURCE_DATE_EPOCH"];

impl SourceFolder {
    /// A folder by its absolute path, where the outcome of the build stays on this machine: not if `DOCS_RS`, `CI` or
    /// `SOURCE_DATE_EPOCH` is set.
    #[cfg(feature = "files")]
    pub fn unless_published(path: impl AsRef<Path>) -> Option<Self> {
        let is_published = PUBLISHED
            .iter()
            .any(|name| std::env::var_os(name).is_some());
        (!is_published).then(|| Self::new(path))
    }

    /// A folder by its absolute path.
    pub fn new(path: impl AsRef<Path>) -> Self {
        Self {
            path: with_slashes(path.as_ref()),
        }
    }

    /// A link to a line of a file, such as ``[`passes.kdl:12`](file:///src/passes.kdl#L12)``; none if the text of the
    /// link would not stay within its brackets.
    pub(crate) fn link(&self, file: &str, line: usize) -> Option<String> {
        let breaks = |letter: char| {
            letter.is_control() || literal::must_be_escaped(letter) || "`[]<>".contains(letter)
        };
        if file.is_empty() || file.contains(breaks) {
            return None;
        }
        let url = url(&with_slashes(&Path::new(&self.path).join(file)));
        Some(format!("[`{file}:{line}`]({url}#L{line})"))
    }
}

/// The path with `/` between its parts, and without `.` and `..`.
fn with_slashes(path: &Path) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in path.components() {
        match part {
            Component::Prefix(prefix) => {
                parts.push(prefix.as_os_str().to_string_lossy().into_owned());
            }
            Component::ParentDir => drop(parts.pop()),
            Component::Normal(part) => parts.push(part.to_string_lossy().into_owned()),
            Component::RootDir | Component::CurDir => {}
        }
    }
    format!("/{}", parts.join("/"))
}

/// The `file:` URL of an absolute path. Escapes everything that could end a URL or a link in Markdown.
fn url(path: &str) -> String {
    let mut url = String::from("file://");
    for byte in path.bytes() {
        match byte {
            b'/' | b':' | b'-' | b'.' | b'_' | b'~' => url.push(byte.into()),
            byte if byte.is_ascii_alphanumeric() => url.push(byte.into()),
            byte => url.push_str(&format!("%{byte:02X}")),
        }
    }
    url
}
