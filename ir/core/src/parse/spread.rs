//! Reading isolated operations that follow each other on several threads.
//!
//! An isolated operation uses nothing from outside and gives nothing away, so a long text of such operations can be read in
//! parts. Where a part ends is a guess from the indentation of its lines. The guess is checked: every part has to consist of
//! whole operations, up to exactly where the next one starts. If any part does not, or is not in order, or holds anything
//! that parts would have to know of each other, then what was read is dropped and the text is read from front to back, so
//! that the outcome, errors included, is the same in every case.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::Parse;
use super::block::Scope;
use super::operation::Parser;
use crate::body::Body;

/// A text shorter than this is read on one thread.
const WORTHWHILE: usize = 1 << 16;
/// The least number of bytes of a part.
const PART: usize = 1 << 14;
/// The number of parts for each thread, so that none waits long for the others.
const PARTS_PER_THREAD: usize = 16;
/// The number of times that all guesses together may look at the text.
pub(super) const GUESSES: usize = 4;
/// The greatest depth at which regions of operations are split.
const NESTED: usize = 2;

impl<'t> Parser<'_, 't> {
    /// Reads what follows in the current region up to its end on several threads, if that is possible.
    pub(super) fn spread(&mut self) {
        if self.part_end.is_some() || !self.cx.uses_threads() || self.open_count() > NESTED {
            return;
        }
        let rest = self.cur.text.len().saturating_sub(self.cur.at);
        if rest < WORTHWHILE || !self.names.is_empty() || !self.distinct_ids.is_empty() {
            return;
        }
        let block = self.current_block();
        if self.body().first_op(block).is_some() {
            return;
        }
        // Guesses that fail must not add up: all of them together look at the text a few times.
        let Some(left) = self.spread_left.checked_sub(rest) else {
            return;
        };
        self.spread_left = left;
        let Some((parts, end)) = self.parts() else {
            return;
        };
        let failed = AtomicBool::new(false);
        let this = &*self;
        let read = |part: &Range<usize>| {
            let body = (!failed.load(Ordering::Relaxed)).then(|| this.part(part.clone()))?;
            failed.fetch_or(body.is_none(), Ordering::Relaxed);
            body
        };
        let read: Option<Vec<Body>> = parts.par_iter().with_max_len(1).map(read).collect();
        for part in read.into_iter().flatten() {
            self.body().append_ops_of(part, block);
            self.cur.at = end;
        }
    }

    /// At the end of a part, or past it.
    pub(super) fn end_part(&self) -> Parse<()> {
        if self.part_end == Some(self.cur.at) {
            return Ok(());
        }
        self.cur.error("expected an operation to start here")
    }

    /// The operations of a part, in the first block of a body; none if anything is not as it should be.
    fn part(&self, part: Range<usize>) -> Option<Body> {
        let mut parser = Parser::new(self.cx, self.cur.text, self.cur.base, &self.part_options());
        parser.cur.at = part.start;
        parser.part_end = Some(part.end);
        parser.outer = self.open_count();
        parser.aliases = self.aliases.fork();
        let mut body = Body::new(0);
        let region = body.add_top_region();
        let block = body.append_block(region, &[]);
        parser.bodies.push(body);
        parser.scopes.push(Scope::new(region, Some(block), 0));
        parser.items().ok()?;
        let body = parser.bodies.pop()?;
        let stands_alone = |op| {
            let used = body.operand_count(op) + body.result_count(op) + body.successors(op).len();
            used == 0 && body.nested(op).is_some()
        };
        let in_order = parser.names.is_empty() && parser.distinct_ids.is_empty();
        (in_order && body.ops(block).all(stands_alone)).then_some(body)
    }

    /// The places of the parts, and where the last one ends. A part starts at the name of an operation.
    fn parts(&self) -> Option<(Vec<Range<usize>>, usize)> {
        let bytes = self.cur.bytes();
        let start = self.cur.at;
        let line = memchr::memrchr(b'\n', &bytes[..start]).map_or(0, |end| end + 1);
        let indent = start - line;
        if bytes[line..start].iter().any(|&byte| byte != b' ') {
            return None;
        }
        let end = self.end_of_run(indent)?;
        let length = (end - start) / (rayon::current_num_threads() * PARTS_PER_THREAD);
        let length = length.max(PART);
        let line_start = format!("\n{:indent$}\"", "");
        let finder = memchr::memmem::Finder::new(&line_start);
        let (mut parts, mut from) = (Vec::new(), start);
        while let Some(rest) = bytes.get(from + length..end)
            && let Some(at) = finder.find(rest)
        {
            let next = from + length + at + line_start.len() - 1;
            parts.push(from..next);
            from = next;
        }
        parts.push(from..end);
        (parts.len() > 1).then_some((parts, end))
    }

    /// Where the operations end whose lines are indented so far: before the last lines that are indented less, or that
    /// cannot belong to an operation.
    fn end_of_run(&self, indent: usize) -> Option<usize> {
        let bytes = self.cur.bytes();
        let rest = bytes.get(self.cur.at..)?.trim_ascii_end();
        let resources = if rest.ends_with(b"#-}") {
            memchr::memmem::rfind(rest, b"\n{-#")
        } else {
            None
        };
        let mut end = resources.map_or(bytes.len(), |at| self.cur.at + at + 1);
        loop {
            let text = bytes.get(self.cur.at..end)?;
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            let line = memchr::memrchr(b'\n', text)? + 1;
            let column = text[line..].iter().position(|&byte| byte != b' ');
            let first = column.map_or(b' ', |column| text[line + column]);
            if column.is_some_and(|column| column >= indent) && !matches!(first, b'#' | b'!' | b'/')
            {
                break;
            }
            end = self.cur.at + line;
        }
        let mut cursor = self.cur;
        cursor.at = end;
        cursor.skip();
        Some(cursor.at)
    }
}

#[cfg(test)]
mod tests;
