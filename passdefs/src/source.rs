//! The texts of definitions, and places in them.

pub use pass_diagnostics::source::{Location, Source, Sources, Span};

/// The most bytes of a definition or a Rust source, which every shell holds to. People write files that are a thousand
/// times smaller, and memory and time grow with the size of a hostile one.
pub const MAX_BYTES: u64 = 64 << 20;

/// Returns whether definitions in a text are attributes of Rust items: by its name, or as a macro keeps their places.
pub(crate) fn is_rust(sources: &Sources, file: u32) -> bool {
    let start = Span {
        file,
        ..Span::default()
    };
    let is_rust = |source: &Source| source.name.ends_with(".rs") || sources.bytes(start).is_none();
    sources.get(file).is_some_and(is_rust)
}
