//! Diagnostics as data, for any kind of location, and the one renderer that draws them. Users depend on the crate `passwright`.
//!
//! A [`Diagnostic`] is a message with its place, further places, notes and a help. Its location type is a parameter: a
//! [`Span`] of one text, a [place in one of several texts](source::Span), a location of an IR. [`render()`](render::render) draws it in the
//! style of `mlir-opt` or of `rustc`; a [`Texts`](render::Texts) maps locations to names, lines and texts. Definitions,
//! pipelines, the embedded IR and runs of passes share it. The
//! [`Location`], the [`Operation`] and the [`Remark`](remark::Remark) of a run are data of this crate too.
//!
//! The crate reads no files and prints nothing. The style of `rustc` needs a library and is behind the feature `snippets`;
//! there are no other dependencies.
//!
//! ```
//! use pass_diagnostics::render::{Style, Text, render};
//! use pass_diagnostics::{Diagnostic, Noun, Span};
//!
//! let text = Text { name: "-p", text: "cse,csee" };
//! let pass = Noun::new("pass", "passes");
//! let unknown: Diagnostic<Span> = Diagnostic::unknown(pass, "csee", Span::new(4, 8), ["cse"]);
//! assert_eq!(render(&unknown, &text, Style::Mlir), "\
//! -p:1:5: error: unknown pass `csee`
//! cse,csee
//!     ^~~~
//! note: known passes: `cse`
//! help: did you mean `cse`?
//! ");
//! ```

mod diagnostic;
mod lines;
mod location;
pub mod names;
mod operation;
mod place;
pub mod remark;
pub mod render;
#[cfg(feature = "snippets")]
mod snippets;
pub mod source;
mod span;
#[cfg(all(test, feature = "snippets"))]
mod tests;

pub use diagnostic::{Diagnostic, Label, Note, NoteKind, Noun, Severity};
pub use location::Location;
pub use operation::Operation;
pub use span::Span;
