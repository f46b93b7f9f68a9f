//! Names of texts and the addresses by which editors know them.

use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use lsp_types::Url;

#[derive(Clone, Debug, Default)]
pub(crate) struct Root(Option<PathBuf>);

impl Root {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        Self(folder)
    }

    /// Returns the name of a text: the path from the root with `/`, the absolute path outside of it, or the URL of a text that is no file.
    pub(crate) fn name(&self, url: &Url) -> String {
        match url.to_file_path() {
            Ok(path) => self.name_of(&path),
            Err(()) => url.to_string(),
        }
    }

    pub(crate) fn name_of(&self, path: &Path) -> String {
        let inner = self
            .0
            .as_ref()
            .and_then(|root| path.strip_prefix(root).ok());
        let path = inner.unwrap_or(path).display().to_string();
        path.replace(MAIN_SEPARATOR_STR, "/")
    }

    /// Returns the folder that names are relative to.
    pub(crate) fn folder(&self) -> &Path {
        self.0.as_deref().unwrap_or(Path::new(""))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        match &self.0 {
            Some(root) => root.join(name),
            None => PathBuf::from(name),
        }
    }

    /// Returns the URL of a name, if it has one.
    pub(crate) fn url(&self, name: &str) -> Option<Url> {
        let of_file = Url::from_file_path(self.path(name));
        of_file
            .ok()
            .filter(|_| !is_address(name))
            .or_else(|| Url::parse(name).ok())
    }
}

/// Returns true for names of texts that are no files, such as `untitled:1`. Drives have one letter.
pub(crate) fn is_address(name: &str) -> bool {
    let scheme = name.split_once(':').map(|(scheme, _)| scheme);
    scheme.is_some_and(|scheme| {
        scheme.len() > 1 && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}
