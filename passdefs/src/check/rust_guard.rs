//! Refuses tokens that would overflow the stack of the Rust parser: it recurses on brackets, on generic arguments and on
//! prefix operators.

use proc_macro2::{Span, TokenStream, TokenTree};

/// Brackets and prefixes within each other. The reader of Rust needs up to 50 KiB of stack for each, and a thread may
/// have no more than 2 MiB; real definitions have a handful.
const MAX_DEPTH: usize = 20;

/// Operators between two commas: a long sum becomes a tree as deep as the sum is long.
const MAX_OPERATORS: usize = 1000;

#[derive(Default)]
struct Count {
    angles: usize,
    /// Since the last comma.
    prefixes: usize,
    operators: usize,
    before: Option<char>,
}

/// Returns the place where tokens become nested too deeply.
pub(crate) fn too_deep(tokens: TokenStream) -> Option<Span> {
    let mut open = vec![(tokens.into_iter(), None)];
    let mut count = Count::default();
    while let Some((tokens, before)) = open.last_mut() {
        let Some(token) = tokens.next() else {
            count.restore(before.take());
            open.pop();
            continue;
        };
        let before = count.enter(&token);
        count.add(&token);
        if open.len() + count.angles + count.prefixes > MAX_DEPTH || count.operators > MAX_OPERATORS
        {
            return Some(token.span());
        }
        if let TokenTree::Group(group) = token {
            open.push((group.stream().into_iter(), before));
        }
    }
    None
}

impl Count {
    /// Returns the counts that hold again behind a group: its `<` may be shifts, and end with it. The prefixes and operators
    /// of an attribute stand in front of no operand: each line of a doc comment is an attribute with a `=`.
    fn enter(&self, token: &TokenTree) -> Option<(usize, Option<(usize, usize)>)> {
        let is_group = matches!(token, TokenTree::Group(_));
        let is_attribute = is_group && self.before == Some('#');
        let counts = is_attribute.then_some((self.prefixes, self.operators));
        is_group.then_some((self.angles, counts))
    }

    fn restore(&mut self, before: Option<(usize, Option<(usize, usize)>)>) {
        let Some((angles, counts)) = before else {
            return;
        };
        self.angles = angles;
        if let Some(counts) = counts {
            (self.prefixes, self.operators) = counts;
        }
    }

    fn add(&mut self, token: &TokenTree) {
        let mut letter = None;
        match token {
            // `#!` begins an attribute as `#` does.
            TokenTree::Punct(punct) if punct.as_char() == '!' && self.before == Some('#') => {
                letter = Some('#');
            }
            TokenTree::Punct(punct) => {
                self.operators += usize::from(punct.as_char() != '#');
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

#[cfg(test)]
mod tests;
