//! Names of texts and the addresses by which editors know them.

use std::collections::BTreeMap;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use lsp_types::Url;
use serde_json::{Map, Value};

#[derive(Clone, Debug, Default)]
pub(crate) struct Root {
    folder: Option<PathBuf>,
    /// The addresses of texts that were opened, by name: an editor need not know the file by another spelling.
    opened: BTreeMap<String, Url>,
}

impl Root {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        let opened = BTreeMap::new();
        Self { folder, opened }
    }

    /// Returns the name of a text: the path from the root with `/`, the absolute path outside of it, or the URL of a text that is no file.
    pub(crate) fn name(&self, url: &Url) -> String {
        match file_path(url) {
            Some(path) => self.name_of(&path),
            None => url.to_string(),
        }
    }

    pub(crate) fn name_of(&self, path: &Path) -> String {
        let inner = self
            .folder
            .as_ref()
            .and_then(|root| path.strip_prefix(root).ok());
        let path = inner.unwrap_or(path).display().to_string();
        path.replace(MAIN_SEPARATOR_STR, "/")
    }

    /// Returns the folder that names are relative to.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.as_deref().unwrap_or(Path::new(""))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        match &self.folder {
            Some(root) => root.join(name),
            None => PathBuf::from(name),
        }
    }

    /// Notes the address of a text that the editor opens, and returns its name.
    pub(crate) fn open(&mut self, url: Url) -> String {
        let name = self.name(&url);
        self.opened.insert(name.clone(), url);
        name
    }

    /// Returns the URL of a name, if it has one.
    pub(crate) fn url(&self, name: &str) -> Option<Url> {
        let opened = self.opened.get(name).cloned();
        opened.or_else(|| Url::from_file_path(self.path(name)).ok())
    }

    /// Returns true for the name of an opened text that is no file, such as `untitled:1`.
    pub(crate) fn is_address(&self, name: &str) -> bool {
        let opened = self.opened.get(name);
        opened.is_some_and(|url| file_path(url).is_none())
    }
}

/// Returns the path of a file. A URL of another scheme may hold the path of a file, such as `git:/w/passes.kdl?HEAD`; it is another text.
pub(crate) fn file_path(url: &Url) -> Option<PathBuf> {
    (url.scheme() == "file")
        .then(|| url.to_file_path().ok())
        .flatten()
}

/// Addresses that a client spells otherwise than `Url` does, such as `file://localhost/w/passes.kdl`: clients compare them as text.
#[derive(Debug, Default)]
pub(crate) struct Spellings(BTreeMap<String, String>);

impl Spellings {
    /// Notes an address as it was received.
    pub(crate) fn note(&mut self, received: &str) {
        match Url::parse(received) {
            Ok(url) if url.as_str() != received => {
                self.0.insert(url.into(), received.to_owned());
            }
            _ => {}
        }
    }

    /// Replaces all addresses in a message by those that were received.
    pub(crate) fn restore(&self, message: &mut Value) {
        if self.0.is_empty() {
            return;
        }
        match message {
            Value::String(text) => {
                if let Some(received) = self.0.get(text) {
                    text.clone_from(received);
                }
            }
            Value::Array(items) => items.iter_mut().for_each(|item| self.restore(item)),
            Value::Object(members) => {
                let renamed = std::mem::take(members).into_iter().map(|(key, mut value)| {
                    self.restore(&mut value);
                    (self.0.get(&key).cloned().unwrap_or(key), value)
                });
                *members = renamed.collect::<Map<_, _>>();
            }
            _ => {}
        }
    }
}
