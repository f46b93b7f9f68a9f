//! A page, before a shell writes it.

/// One page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Page {
    /// File name, such as `example.md`, for pages that are made together.
    pub name: String,
    /// Content of the file.
    pub text: String,
}

impl Page {
    pub(crate) fn new(name: &str, text: String) -> Self {
        let name = name.to_owned();
        Self { name, text }
    }
}
