//! Restores the source order of the passes of a TableGen dump, which lists records by name.

use std::collections::BTreeMap;

use super::dump::{Dump, Record};
use super::places::{Places, split};

/// Returns the passes in source order: by location, outermost first, then by name in natural order.
pub(super) fn source_order<'d>(dump: &'d Dump, places: &Places) -> Vec<Record<'d>> {
    let ranks = file_ranks(dump);
    let mut passes: Vec<_> = dump.passes().collect();
    passes.sort_by_cached_key(|record| {
        let location_key: Vec<_> = record
            .places()
            .rev()
            .filter_map(split)
            .map(|(file, line)| (ranks.get(file).copied(), file, line))
            .collect();
        (
            location_key,
            natural_sort_key(record.name),
            places.of_record(*record),
        )
    });
    passes
}

/// Ranks files by the lowest number of an anonymous record in them: TableGen numbers these records as it parses.
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

/// Returns a key for natural order: runs of digits compare by value, and come before other text.
fn natural_sort_key(name: &str) -> Vec<(usize, &str)> {
    let mut pieces = Vec::new();
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_number);
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        let significant = piece.trim_start_matches('0');
        pieces.push(if is_number {
            (significant.len(), significant)
        } else {
            (usize::MAX, piece)
        });
        rest = after;
    }
    pieces
}
