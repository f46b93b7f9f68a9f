//! The shape of a node without its block. The reader of KDL copes with any node of the right shape, however long, and
//! with any short one; in a long one of another shape it may find an error at every word, and recurses on each.

use super::cursor::{Cursor, is_space};

/// Where the text of a node stops to be a name and entries, with white space between.
pub(super) fn first_oddity(text: &str) -> Option<usize> {
    let mut cursor = Cursor::new(text);
    cursor.skip_spaces();
    if !(annotation(&mut cursor) && value(&mut cursor)) {
        return Some(cursor.at);
    }
    loop {
        let before = cursor.at;
        cursor.skip_spaces();
        if cursor.rest().is_empty() {
            return None;
        }
        if cursor.eat("/-") {
            cursor.skip_lines();
        }
        let fits = cursor.at > before
            && annotation(&mut cursor)
            && value(&mut cursor)
            && property(&mut cursor);
        if !fits {
            return Some(cursor.at);
        }
    }
}

/// `(name)`, if there is one.
fn annotation(cursor: &mut Cursor<'_>) -> bool {
    if !cursor.eat("(") {
        return true;
    }
    cursor.skip_spaces();
    let named = value(cursor);
    cursor.skip_spaces();
    let fits = named && cursor.eat(")");
    cursor.skip_spaces();
    fits
}

/// `=value`, if there is one.
fn property(cursor: &mut Cursor<'_>) -> bool {
    let end = cursor.at;
    cursor.skip_spaces();
    if !cursor.eat("=") {
        cursor.at = end;
        return true;
    }
    cursor.skip_spaces();
    annotation(cursor) && value(cursor)
}

/// A string, or a word: a number, a keyword or an identifier.
fn value(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    if matches!(cursor.peek(), Some('"' | '#')) && cursor.string().is_err() {
        return false;
    }
    let quoted = cursor.slice(start, cursor.at).ends_with('"')
        || cursor.slice(start, cursor.at).starts_with("#\"");
    let word = cursor.at;
    if !quoted {
        while cursor.skip_if(|letter| !is_space(letter) && !"\\/(){};[]\"#=".contains(letter)) {}
    }
    quoted || cursor.at > word
}
