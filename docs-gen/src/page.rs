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
    pub(crate) fn new(stem: &str, extension: &str, text: String) -> Self {
        let name = format!("{stem}.{extension}");
        Self { name, text }
    }
}
