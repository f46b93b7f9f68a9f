//! The order in which passes were written. A dump orders records by name, so it is found by their places.

use std::collections::BTreeMap;

use super::dump::{Dump, Record};
use super::places::{Places, split};

/// The passes in source order: by file, by line, and on one line by name, numbers in names by value.
pub(super) fn source_order<'d>(dump: &'d Dump, places: &Places) -> Vec<Record<'d>> {
    let ranks = file_ranks(dump);
    let mut passes: Vec<_> = dump.passes().collect();
    passes.sort_by_cached_key(|record| {
        let lines: Vec<_> = record
            .places()
            .rev()
            .filter_map(split)
            .map(|(file, line)| (ranks.get(file).copied(), file, line))
            .collect();
        (lines, natural(record.name), places.of_record(*record))
    });
    passes
}

/// The order in which files were read: records without a name are numbered as they are read.
fn file_ranks(dump: &Dump) -> BTreeMap<&str, u64> {
    let mut ranks = BTreeMap::new();
    for record in dump.records() {
        let number = record.name.strip_prefix("anonymous_");
        let number = number.and_then(|number| number.parse::<u64>().ok());
        let file = record.places().next_back().and_then(split);
        if let (Some(number), Some((file, _))) = (number, file) {
            let rank = ranks.entry(file).or_insert(number);
            *rank = number.min(*rank);
        }
    }
    ranks
}

/// A name in pieces of digits, which compare by value, and of anything else.
fn natural(name: &str) -> Vec<(usize, &str)> {
    let mut pieces = Vec::new();
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let digits = first.is_ascii_digit();
        let end = rest.find(|letter: char| letter.is_ascii_digit() != digits);
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        let significant = piece.trim_start_matches('0');
        pieces.push(if digits {
            (significant.len(), significant)
        } else {
            (usize::MAX, piece)
        });
        rest = after;
    }
    pieces
}
