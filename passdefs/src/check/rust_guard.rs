//! Refuses tokens that the reader of Rust could not cope with: it recurses on brackets, on generic arguments and on
//! whatever stands before an operand.

use proc_macro2::{Span, TokenStream, TokenTree};

/// Brackets and prefixes within each other. The reader of Rust needs up to 50 KiB of stack for each, and a thread may
/// have no more than 2 MiB; real definitions have a handful.
const MAX_DEPTH: usize = 20;

/// Operators between two commas. A long sum is read in a loop, but becomes as deep a tree as it is long.
const MAX_OPERATORS: usize = 1000;

/// What has been counted so far.
#[derive(Default)]
struct Count {
    angles: usize,
    /// Since the last comma.
    prefixes: usize,
    operators: usize,
    before: Option<char>,
}

/// The place where tokens become nested too deeply.
pub(crate) fn too_deep(tokens: TokenStream) -> Option<Span> {
    let mut open = vec![tokens.into_iter()];
    let mut count = Count::default();
    while let Some(tokens) = open.last_mut() {
        let Some(token) = tokens.next() else {
            open.pop();
            continue;
        };
        count.add(&token);
        if open.len() + count.angles + count.prefixes > MAX_DEPTH || count.operators > MAX_OPERATORS
        {
            return Some(token.span());
        }
        if let TokenTree::Group(group) = token {
            open.push(group.stream().into_iter());
        }
    }
    None
}

impl Count {
    fn add(&mut self, token: &TokenTree) {
        let mut letter = None;
        match token {
            TokenTree::Punct(punct) => {
                self.operators += 1;
                self.add_letter(punct.as_char());
                letter = Some(punct.as_char());
            }
            TokenTree::Ident(word) => {
                let recursive = ["else", "return", "break", "yield"]
                    .iter()
                    .any(|keyword| word == keyword);
                self.prefixes += usize::from(recursive);
            }
            _ => {}
        }
        self.before = letter;
    }

    fn add_letter(&mut self, letter: char) {
        let arrow = matches!(self.before, Some('-' | '='));
        match letter {
            ',' | ';' => (self.prefixes, self.operators) = (0, 0),
            '<' => self.angles += 1,
            '>' if !arrow => self.angles = self.angles.saturating_sub(1),
            '&' | '*' | '!' | '-' | '|' | '=' => self.prefixes += 1,
            _ => {}
        }
    }
}
