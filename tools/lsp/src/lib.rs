//! The language server of pass definitions. Users call the program `passwright`.
//!
//! An editor sends texts and questions; the workspace keeps the texts and analyses each definition file with what
//! it includes; every answer is made from an analysis, from the structure of a text, and from the vocabulary, which are all
//! those of `passdefs`. Nothing here knows the name of a node, and nothing resolves a name a second time.
//!
//! [`serve`] talks over any connection, [`serve_streams`] over streams of bytes, [`stdio`] over standard input and output. Files are read through a [`FileSystem`].

mod actions;
mod answers;
mod completion;
mod describe;
mod document;
mod file_system;
mod formatting;
mod hints;
mod hover;
mod inbox;
mod navigation;
mod positions;
mod program;
mod publish;
mod rename;
mod rust;
mod server;
mod stream;
mod structure;
mod symbols;
mod tokens;
mod urls;
mod workspace;

pub use file_system::{FileSystem, OsFileSystem};
pub use server::{ServeError, serve, serve_streams, stdio};
