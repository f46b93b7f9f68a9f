//! Refuses tokens that would overflow the stack of the Rust parser: it recurses on brackets, on generic arguments and on
//! prefix operators.

use proc_macro2::{Span, TokenStream, TokenTree};

/// Brackets and prefixes within each other. The reader of Rust needs up to 50 KiB of stack for each, and a thread may
/// have no more than 2 MiB; real definitions have a handful.
const MAX_DEPTH: usize = 20;

/// Operators between two commas. A long sum is read in a loop, but becomes as deep a tree as it is long.
const MAX_OPERATORS: usize = 1000;

/// The counts so far.
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
mod tests {
    use super::too_deep;

    fn is_too_deep(text: &str) -> bool {
        too_deep(text.parse().expect("tokens")).is_some()
    }

    #[test]
    fn doc_comments_have_any_number_of_lines() {
        let long = |line: &str| format!("{line}\n").repeat(3000);
        assert!(!is_too_deep(&(long("/// text = 1") + "struct A;")));
        assert!(!is_too_deep(&format!("mod a {{ {} }}", long("//! text"))));
    }

    #[test]
    fn shifts_open_no_angle_brackets_behind_their_group() {
        let fields: String = (0..40).map(|at| format!("a{at}: [u8; 1 << 4], ")).collect();
        assert!(!is_too_deep(&format!("struct A {{ {fields} }}")));
    }

    #[test]
    fn attributes_hide_no_depth() {
        assert!(is_too_deep(&("-#[a]".repeat(30) + "1")));
        assert!(is_too_deep(&format!("#[a({}1)]", "-".repeat(30))));
        assert!(is_too_deep(&("#![a] !".repeat(30) + "1")));
    }
}
