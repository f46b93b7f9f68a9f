//! Calls of macros in braces, laid out a row at a time: a formatter knows nothing of what is written there.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

use crate::text;

/// Columns of a line, as rustfmt has them.
const COLUMNS: usize = 100;

const INDENT: usize = 4;

/// Appends `path! { row, row }`, on as few lines as hold it.
pub(crate) fn call(text: &mut String, path: TokenStream, rows: TokenStream) {
    let path = line(path);
    braces(text, &format!("{path}! "), rows, 0);
    text.push('\n');
}

/// Appends rows in braces after the text `before`.
fn braces(text: &mut String, before: &str, rows: TokenStream, indent: usize) {
    if rows.is_empty() {
        text.push_str(&format!("{before}{{}}"));
        return;
    }
    if !has_attributes_or_items(&rows) {
        let short = format!("{before}{{ {} }}", line(rows.clone()));
        if indent + short.len() < COLUMNS && !short.contains('\n') {
            text.push_str(&short);
            return;
        }
    }
    text.push_str(before);
    text.push('{');
    let margin = " ".repeat(indent + INDENT);
    let mut follows_clause = None;
    for row in split(rows) {
        let is_clause = is_clause(&row);
        let row = self::row(row, indent + INDENT);
        match follows_clause {
            Some(true) if is_clause && has_room(text, &row) => text.push_str(", "),
            Some(_) => text.push_str(&format!(",\n{margin}")),
            None => text.push_str(&format!("\n{margin}")),
        }
        text.push_str(&row);
        follows_clause = Some(is_clause);
    }
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push('}');
}

/// Returns whether a row, and the comma behind it, fits behind the row before it.
fn has_room(text: &str, row: &str) -> bool {
    let line = text.lines().last().unwrap_or_default();
    line.len() + ", ".len() + row.len() < COLUMNS
}

fn has_attributes_or_items(rows: &TokenStream) -> bool {
    rows.clone().into_iter().any(|token| match token {
        TokenTree::Punct(punct) => punct.as_char() == '#',
        token => is_fn(&token),
    })
}

fn is_fn(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(word) if word == "fn")
}

/// Returns the text of a row after its attributes, whose last token may be braces with rows of their own, and which may end with a
/// function.
fn row(mut row: Vec<TokenTree>, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut attributes = String::new();
    while let [TokenTree::Punct(hash), TokenTree::Group(attribute), ..] = &row[..]
        && hash.as_char() == '#'
    {
        attributes.push_str(&self::attribute(attribute));
        attributes.push_str(&format!("\n{margin}"));
        row.drain(..2);
    }
    attributes + &row_without_attributes(row, indent)
}

/// `/// text`, or the attribute as it is.
fn attribute(attribute: &Group) -> String {
    let tokens: Vec<TokenTree> = attribute.stream().into_iter().collect();
    if let [
        TokenTree::Ident(name),
        TokenTree::Punct(_),
        text @ TokenTree::Literal(_),
    ] = &tokens[..]
        && name == "doc"
        && let Ok(text) = syn::parse2::<syn::LitStr>(text.clone().into())
    {
        return format!("///{}", text.value());
    }
    format!("#{}", enclosed(attribute))
}

fn row_without_attributes(mut row: Vec<TokenTree>, indent: usize) -> String {
    if let Some(function) = row.iter().position(is_fn) {
        let is_visible = row
            .get(function.wrapping_sub(1))
            .is_some_and(|token| token.to_string() == "pub");
        let item: TokenStream = row
            .split_off(function - usize::from(is_visible))
            .into_iter()
            .collect();
        let item = text::formatted(&item);
        let margin = format!("\n{}", " ".repeat(indent));
        // A line of a literal may be no further to the right.
        let is_literal = item.contains("r\"") || item.contains("r#");
        let break_ = if is_literal { "\n" } else { &*margin };
        let item = item.trim_end().replace('\n', break_);
        return format!("{}{margin}{item}", line(row.into_iter().collect()));
    }
    match row.pop() {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
            let mut text = String::new();
            let before = line(row.into_iter().collect()) + " ";
            braces(&mut text, &before, group.stream(), indent);
            text
        }
        last => line(row.into_iter().chain(last).collect()),
    }
}

/// `true` for words without a value or a type, such as `register register_fold`: several are read on one line.
fn is_clause(row: &[TokenTree]) -> bool {
    let mut tokens = row.iter();
    tokens.all(|token| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
        _ => false,
    })
}

/// Returns the tokens between commas.
fn split(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut rows = vec![Vec::new()];
    let mut is_in_function = false;
    // A comma between angle brackets parts the arguments of a type.
    let mut angles = 0;
    for token in tokens {
        is_in_function |= is_fn(&token);
        if let TokenTree::Punct(punct) = &token {
            angles += i32::from(punct.as_char() == '<') - i32::from(punct.as_char() == '>');
        }
        match (&token, rows.last_mut()) {
            (_, Some(row)) if is_in_function || angles > 0 => row.push(token),
            (TokenTree::Punct(punct), _) if punct.as_char() == ',' => rows.push(Vec::new()),
            (_, Some(row)) => row.push(token),
            (_, None) => {}
        }
    }
    rows.retain(|row| !row.is_empty());
    rows
}

/// Tokens on one line, with blanks where a reader expects them.
fn line(tokens: TokenStream) -> String {
    let mut text = String::new();
    let mut before = Side::Tight;
    let mut is_path = false;
    for token in tokens {
        let (left, mut right) = sides(&token);
        if let TokenTree::Punct(punct) = &token
            && punct.as_char() == ':'
        {
            let is_first = punct.spacing() == Spacing::Joint;
            if !is_path && !is_first {
                right = Side::Loose;
            }
            is_path = is_first;
        }
        let parted = matches!(
            (before, left),
            (Side::Word, Side::Word) | (Side::Loose, _) | (_, Side::Loose)
        );
        if parted && !text.is_empty() {
            text.push(' ');
        }
        match token {
            TokenTree::Group(group) => text.push_str(&enclosed(&group)),
            token => text.push_str(&token.to_string()),
        }
        before = right;
    }
    text
}

/// The space between a token and its neighbour.
#[derive(Clone, Copy)]
enum Side {
    /// A blank parts two of them.
    Word,
    /// A blank on this side.
    Loose,
    /// No blank on this side.
    Tight,
}

/// Returns the left and the right side of a token.
fn sides(token: &TokenTree) -> (Side, Side) {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            (Side::Loose, Side::Loose)
        }
        TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
            (Side::Word, Side::Word)
        }
        TokenTree::Group(_) => (Side::Tight, Side::Word),
        TokenTree::Ident(word) if ["as", "for", "impl"].iter().any(|keyword| word == keyword) => {
            (Side::Word, Side::Loose)
        }
        TokenTree::Ident(_) | TokenTree::Literal(_) => (Side::Word, Side::Word),
        TokenTree::Punct(punct) => match (punct.as_char(), punct.spacing()) {
            (',', _) => (Side::Tight, Side::Loose),
            ('=' | '+', Spacing::Alone) => (Side::Loose, Side::Loose),
            ('&' | '\'', _) => (Side::Word, Side::Tight),
            ('>', _) => (Side::Tight, Side::Word),
            _ => (Side::Tight, Side::Tight),
        },
    }
}

fn enclosed(group: &Group) -> String {
    let inside = line(group.stream());
    match group.delimiter() {
        Delimiter::Parenthesis => format!("({inside})"),
        Delimiter::Bracket => format!("[{inside}]"),
        Delimiter::Brace => format!("{{ {inside} }}"),
        Delimiter::None => inside,
    }
}

#[cfg(test)]
mod tests;
