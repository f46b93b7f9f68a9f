//! A generated page.

/// One page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Page {
    /// The file name, such as `example.md`.
    pub name: String,
    /// The content of the file.
    pub text: String,
}

impl Page {
    pub(crate) fn new(name: &str, text: String) -> Self {
        let name = name.to_owned();
        Self { name, text }
    }
}
