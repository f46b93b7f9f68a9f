//! Implementations in Rust sources, found among their tokens. Function bodies, macros and their arguments are looked through
//! like everything else, so that an implementation counts wherever it is written out.

use std::str::FromStr;

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

use passdefs::draft::Spanned;
use passdefs::internal::{SpanMap, without_shebang};

/// Facts about passes in one Rust text, beside its attributes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Implemented {
    /// Each `impl OperationPass<..> for Name`.
    pub(crate) passes: Vec<ImplementedPass>,
    /// Each `impl Pass for Name`, with the operations of `.ops(&["..", ..])` in it.
    pub(crate) descriptions: Vec<ImplementedPass>,
    /// Names in the arguments of macros, which may become an implementation of anything.
    pub(crate) in_macros: Vec<String>,
}

/// An implementation for one type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ImplementedPass {
    /// The last name of the type's path.
    pub(crate) name: Spanned<String>,
    /// Operations in the code that decides what the pass can run on.
    pub(crate) ops: Vec<Spanned<String>>,
}

/// Returns the implementations in a text. Empty if the text is not valid Rust tokens, which `read_rust` reports.
pub(crate) fn implemented(file: u32, text: &str) -> Implemented {
    let mut found = Implemented::default();
    let Ok(tokens) = TokenStream::from_str(&without_shebang(text)) else {
        return found;
    };
    let mut scan = Scan {
        span_map: SpanMap::Text(file),
        found: &mut found,
    };
    // Nesting is as deep as the text wants it, so what is still to be looked at is on the heap.
    let mut left = vec![tokens];
    while let Some(tokens) = left.pop() {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        scan.tokens(&tokens);
        let groups = tokens.into_iter().filter_map(|token| match token {
            TokenTree::Group(group) => Some(group.stream()),
            _ => None,
        });
        left.extend(groups);
    }
    let by_place = |one: &ImplementedPass| one.name.span;
    found.passes.sort_by_key(by_place);
    found.descriptions.sort_by_key(by_place);
    found.in_macros.sort();
    found.in_macros.dedup();
    found
}

struct Scan<'f> {
    span_map: SpanMap,
    found: &'f mut Implemented,
}

impl Scan<'_> {
    /// Looks at the tokens of one level.
    fn tokens(&mut self, tokens: &[TokenTree]) {
        for at in 0..tokens.len() {
            match tokens.get(at..).unwrap_or_default() {
                [TokenTree::Ident(word), rest @ ..] if word == "impl" => self.implementation(rest),
                [
                    TokenTree::Ident(_),
                    TokenTree::Punct(mark),
                    TokenTree::Group(arguments),
                    ..,
                ] if mark.as_char() == '!' => {
                    self.names(arguments);
                }
                _ => {}
            }
        }
    }

    /// Reads the tokens after `impl`: parameters, the path of a trait, `for`, the path of a type, and a body.
    fn implementation(&mut self, tokens: &[TokenTree]) {
        let end = tokens
            .iter()
            .position(|token| is_body(token) || is_punct(token, ';'));
        let Some(end) = end else { return };
        let (head, rest) = tokens.split_at(end);
        let (parameters, head) = angles(head);
        let Some(at) = head.iter().position(|token| is_word(token, "for")) else {
            return;
        };
        let (of, ty) = head.split_at(at);
        let (Some(of), Some(name)) = (last_name(of), last_name(ty.get(1..).unwrap_or_default()))
        else {
            return;
        };
        // For every type at once, as a tool of the runtime does: that implements no pass in particular.
        if parameters
            .iter()
            .any(|token| is_word(token, &name.to_string()))
        {
            return;
        }
        let Some(TokenTree::Group(body)) = rest.first() else {
            return;
        };
        let (all, method) = match of.to_string().as_str() {
            "OperationPass" => (&mut self.found.passes, "can_schedule_on"),
            "Pass" => (&mut self.found.descriptions, CALL),
            _ => return,
        };
        let span = self.span_map.map(name.span());
        all.push(ImplementedPass {
            name: Spanned::new(without_raw_prefix(name), span),
            ops: ops(body, method, &mut self.span_map),
        });
    }

    fn names(&mut self, arguments: &Group) {
        let names = all_tokens(arguments)
            .into_iter()
            .filter_map(|token| match token {
                TokenTree::Ident(name) => Some(without_raw_prefix(&name)),
                _ => None,
            });
        self.found.in_macros.extend(names);
    }
}

/// Returns the tokens in a group and in the groups in it, without recursion: nesting is as deep as the text has it.
fn all_tokens(group: &Group) -> Vec<TokenTree> {
    let mut left = vec![group.stream()];
    let mut collected = Vec::new();
    while let Some(tokens) = left.pop() {
        for token in tokens {
            if let TokenTree::Group(group) = &token {
                left.push(group.stream());
            }
            collected.push(token);
        }
    }
    collected
}

/// Returns the names of operations in what follows `method` in a body: the texts among the arguments of a call, or texts with a dot
/// in the block of a function.
fn ops(body: &Group, method: &str, span_map: &mut SpanMap) -> Vec<Spanned<String>> {
    let mut found = Vec::new();
    let mut left = vec![body.stream()];
    while let Some(tokens) = left.pop() {
        let mut is_after = false;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => is_after = is_after || name == method,
                TokenTree::Group(group) => {
                    let is_block = group.delimiter() == Delimiter::Brace;
                    if is_after && is_block != (method == CALL) {
                        let is_op = |text: &str| method == CALL || text.contains('.');
                        literals(&group, is_op, span_map, &mut found);
                        is_after = false;
                    }
                    left.push(group.stream());
                }
                _ => {}
            }
        }
    }
    found
}

const CALL: &str = "ops";

fn literals(
    group: &Group,
    is_op: impl Fn(&str) -> bool,
    span_map: &mut SpanMap,
    found: &mut Vec<Spanned<String>>,
) {
    for token in all_tokens(group) {
        let TokenTree::Literal(literal) = token else {
            continue;
        };
        let text = literal.to_string();
        let text = text
            .strip_prefix('"')
            .and_then(|text| text.strip_suffix('"'));
        if let Some(text) = text.filter(|text| is_op(text)) {
            found.push(Spanned::new(text.to_owned(), span_map.map(literal.span())));
        }
    }
}

/// Splits off the parameters in `<..>` at the start of tokens.
fn angles(tokens: &[TokenTree]) -> (&[TokenTree], &[TokenTree]) {
    if !tokens.first().is_some_and(|token| is_punct(token, '<')) {
        return (&[], tokens);
    }
    let mut depth = 0usize;
    let mut before = ' ';
    for (at, token) in tokens.iter().enumerate() {
        let mark = match token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match mark {
            '<' => depth += 1,
            // An arrow is no bracket.
            '>' if before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = mark;
        if depth == 0 {
            return tokens.split_at(at + 1);
        }
    }
    (&[], tokens)
}

/// Returns the last name of a path, before its arguments, or `None` if it is a macro's parameter such as `$pass`.
fn last_name(path: &[TokenTree]) -> Option<&Ident> {
    let mut last = None;
    for (at, token) in path.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if name == "where" => break,
            TokenTree::Ident(name) => {
                let before = at.checked_sub(1).and_then(|at| path.get(at));
                if before.is_some_and(|token| is_punct(token, '$')) {
                    return None;
                }
                last = Some(name);
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' || punct.as_char() == '$' => {}
            _ => break,
        }
    }
    last
}

fn without_raw_prefix(name: &Ident) -> String {
    let name = name.to_string();
    name.strip_prefix("r#").map(str::to_owned).unwrap_or(name)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(name) if name == word)
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_body(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}
