//! Diagnostics rendered as text.

use std::borrow::Cow;
use std::fmt;

use crate::diagnostic::{Diagnostic, Severity};
use crate::lines;
use crate::span::Span;

use crate::place::DisplayLocations;
pub use crate::place::{ResolvedLocation, Text, Texts};

/// The layout of a diagnostic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Style {
    /// As `mlir-opt` and clang: a line that starts with the place for each message, and the line of the text below it.
    #[default]
    Mlir,
    /// As `rustc`: the message, and all its places in excerpts that are drawn together. An empty line ends it.
    #[cfg(feature = "snippets")]
    Rustc {
        /// True for a terminal that shows colours.
        color: bool,
    },
}

impl Style {
    /// Returns the style with colours turned on or off, if it has any.
    #[must_use]
    pub fn colored(self, color: bool) -> Self {
        let _ = color;
        match self {
            Self::Mlir => self,
            #[cfg(feature = "snippets")]
            Self::Rustc { .. } => Self::Rustc { color },
        }
    }
}

/// Draws the diagnostic with its places, notes and help.
///
/// ```
/// use pass_diagnostics::render::{Style, Text, render};
/// use pass_diagnostics::{Diagnostic, Span};
///
/// let text = Text { name: "-p", text: "cse,cse" };
/// let diagnostic: Diagnostic<Span> = Diagnostic::warning(Span::new(4, 7), "`cse` runs twice")
///     .also(Span::new(0, 3), "first here")
///     .help("remove one of them");
/// assert_eq!(render(&diagnostic, &text, Style::Mlir), "\
/// -p:1:5: warning: `cse` runs twice
/// cse,cse
///     ^~~
/// -p:1:1: note: first here
/// cse,cse
/// ^~~
/// help: remove one of them
/// ");
/// # #[cfg(feature = "snippets")]
/// assert_eq!(render(&diagnostic, &text, Style::Rustc { color: false }), "\
/// warning: `cse` runs twice
///  --> -p:1:5
///   |
/// 1 | cse,cse
///   | --- ^^^
///   | |
///   | first here
///   |
///   = help: remove one of them
///
/// ");
/// ```
pub fn render<L, S>(diagnostic: &Diagnostic<L, S>, texts: &impl Texts<L>, style: Style) -> String {
    if diagnostic.severity == Severity::Output {
        return diagnostic.message.clone();
    }
    match style {
        Style::Mlir => lines::render(diagnostic, texts),
        #[cfg(feature = "snippets")]
        Style::Rustc { color } => crate::snippets::render(diagnostic, texts, color),
    }
}

/// Returns the line that editors and build logs parse: place, severity, code and message. Each line break, with the white space
/// around it, is one space.
pub fn headline<L, S>(diagnostic: &Diagnostic<L, S>, texts: &impl Texts<L>) -> String {
    let text = message_with_place(diagnostic, texts);
    let lines: Vec<&str> = text.split('\n').map(str::trim).collect();
    lines.join(" ")
}

/// Returns place, severity, code and message, with the line breaks of the message.
pub(crate) fn message_with_place<L, S>(
    diagnostic: &Diagnostic<L, S>,
    texts: &impl Texts<L>,
) -> String {
    let code = match diagnostic.code {
        "" => String::new(),
        code => format!("[{code}]"),
    };
    let place = texts.resolve(&diagnostic.location);
    line(&place, diagnostic.severity, &code, &diagnostic.message)
}

/// Returns a message with its place. A place in words is a part of the message.
pub(crate) fn line(
    place: &ResolvedLocation<'_>,
    severity: Severity,
    code: &str,
    message: &str,
) -> String {
    let message = printable(message);
    if place.is_in_words() {
        return format!("<unknown>:0: {severity}{code}: {place}: {message}");
    }
    format!("{place}: {severity}{code}: {message}")
}

/// Escapes control characters other than line ends and tabs, as in `\\u{1b}`, so that a name or text of a file cannot move
/// the cursor of a terminal, colour it or reorder a line.
///
/// ```
/// use pass_diagnostics::render::printable;
/// assert_eq!(printable("a\u{1b}[31m\tb\n"), "a\\u{1b}[31m\tb\n");
/// assert_eq!(printable("a\u{9b}31m\u{202e}"), "a\\u{9b}31m\\u{202e}");
/// ```
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unprintable) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        if is_unprintable(letter) {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    Cow::Owned(shown)
}

/// Returns true if a terminal interprets the character instead of showing it.
pub(crate) fn is_unprintable(letter: char) -> bool {
    let reorders = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (letter.is_control() && !matches!(letter, '\n' | '\t')) || reorders
}

impl Diagnostic<Span> {
    /// Draws a diagnostic about one text as `mlir-opt` does. `name` is the name of the text, such as a flag.
    pub fn render(&self, name: &str, text: &str) -> String {
        render(self, &Text { name, text }, Style::Mlir)
    }
}

/// The diagnostic without excerpts.
impl<L: fmt::Display, S> fmt::Display for Diagnostic<L, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = render(self, &DisplayLocations, Style::Mlir);
        f.write_str(match self.severity {
            Severity::Output => &text,
            _ => text.trim_end_matches('\n'),
        })
    }
}

/// The message alone.
impl fmt::Display for Diagnostic<Span> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Diagnostic<Span> {}
