//! Parsing of sibling isolated operations on several threads.
//!
//! Nothing in the regions of an isolated operation refers to a value or block outside of them, so their text can be
//! parsed at any time. The parser skips the regions by their braces, and parses the rest of the operation. Jobs parse
//! skipped regions while the parser goes on. It waits for them before anything changes that they depend on: before
//! their parent is complete, before an alias is defined, and at the end of the text or at an error, which follows theirs.

use std::ops::Range;
use std::sync::Arc;

use super::Parse;
use super::operation::Parser;
use super::pending::{Head, Open};
use crate::body::{Body, Header};
use crate::dialect::Traits;
use crate::handle::{OpId, OpName};
use crate::module::Module;

/// The minimum length of the rest of a text for several threads.
const PARALLEL_MIN: usize = 1 << 16;
/// The minimum length of the regions that a job parses.
const JOB_MIN: usize = 1 << 14;
/// The maximum number of jobs. Each waits on the stack.
const MAX_JOBS: usize = 64;
/// Room for attributes that nest deep.
const STACK_SIZE: usize = 16 << 20;
/// The maximum number of times that the text is searched, as nested operations may be within a failed search.
const MAX_SEARCHES: usize = 4;

/// The skipped regions of an isolated operation.
pub(super) struct Regions {
    /// The offset of the name of the operation.
    at: usize,
    name: OpName,
    op: OpId,
    /// The number of open bodies. The last one holds the operation.
    bodies: usize,
    /// The number of open operations around it.
    depth: usize,
    text: Range<usize>,
}

#[derive(Default)]
pub(super) struct Deferral {
    /// The skipped regions without a job.
    skipped: Vec<Regions>,
    /// The length of their text.
    length: usize,
    /// The number of jobs that are not complete.
    jobs: usize,
    /// The maximum number of open bodies around the regions of these jobs.
    job_bodies: usize,
    slashes: Occurrences,
    distinct: Occurrences,
    searched: usize,
}

/// The occurrences of a word, for which each part of a text is searched once.
#[derive(Clone, Default)]
struct Occurrences {
    /// A part of the text without the word, which ends at the next occurrence or with the text.
    without: Range<usize>,
}

impl Occurrences {
    /// Returns the offset of the next occurrence, or the length of the text.
    fn next(&mut self, bytes: &[u8], word: &[u8], from: usize) -> usize {
        if from < self.without.start || from > self.without.end {
            let rest = &bytes[from..];
            let length = memchr::memmem::find(rest, word).unwrap_or(rest.len());
            self.without = from..from + length;
        }
        self.without.end
    }
}

/// The bodies of consecutive skipped regions up to the first error.
struct Parsed {
    #[expect(clippy::vec_box, reason = "operations own their bodies in boxes")]
    bodies: Vec<Box<Body>>,
    has_unresolved_locations: bool,
    outcome: Parse<()>,
}

impl Parser<'_, '_> {
    /// Parses a module, on several threads if the text is long.
    ///
    /// They end with the text. If those of the context's pool parsed, the passes that run on them later would contend for
    /// the memory that the other ones have allocated.
    pub(super) fn module_on_threads(&mut self) -> Parse<Module> {
        let threads = self.cx.thread_count();
        let threads = threads.min(1 + self.cur.text.len() / PARALLEL_MIN);
        if threads < 2 || !self.cx.uses_threads() {
            return self.module();
        }
        let pool = rayon_core::ThreadPoolBuilder::new()
            .num_threads(threads)
            .stack_size(STACK_SIZE)
            .build();
        match pool {
            Ok(pool) => pool.install(|| self.module()),
            Err(_) => self.module(),
        }
    }

    fn job_length(&self) -> usize {
        JOB_MIN.max(self.cur.text.len() / MAX_JOBS)
    }

    /// Skips the regions of an isolated operation, up to their `)`, if they can be parsed later.
    pub(super) fn skip_regions(&mut self, head: &Head, op: OpId) -> bool {
        let start = self.cur.at;
        let rest = self.cur.text.len() - start;
        if rest < PARALLEL_MIN || self.is_part || self.names.is_used() || !self.cx.uses_threads() {
            return false;
        }
        // The operations in a large symbol table are skipped one by one.
        let is_table = self.cx.traits(head.name).has(Traits::SYMBOL_TABLE);
        let limit = if is_table {
            rest.min(self.job_length())
        } else {
            rest
        };
        let Some(end) = self.find_end_of_regions(start + limit) else {
            return false;
        };
        // The number of a distinct attribute refers to its first use in the whole text.
        let bytes = self.cur.bytes();
        if self.deferral.distinct.next(bytes, b"distinct", start) < end {
            return false;
        }
        self.deferral.length += end - start;
        self.deferral.skipped.push(Regions {
            at: head.at,
            name: head.name,
            op,
            bodies: self.bodies.len(),
            depth: self.open_count(),
            text: start..end,
        });
        self.cur.at = end;
        true
    }

    pub(super) fn has_job(&self) -> bool {
        self.deferral.length >= self.job_length()
    }

    /// Returns whether jobs have to be complete before the innermost body is.
    pub(super) fn has_jobs_in_body(&self) -> bool {
        self.has_jobs() && self.bodies.len() <= self.deferral.job_bodies
    }

    pub(super) fn has_jobs(&self) -> bool {
        self.deferral.jobs > 0
    }

    /// Parses items up to the end of the text, or to one that has to wait for jobs, while a job parses the skipped
    /// regions.
    pub(super) fn items_beside_job(&mut self) -> Parse<()> {
        let job = self.take_skipped();
        let innermost = job.iter().map(|regions| regions.bodies).max();
        let outer = self.deferral.job_bodies;
        self.deferral.job_bodies = outer.max(innermost.unwrap_or(0));
        self.deferral.jobs += 1;
        let part = self.part();
        let (outcome, parsed) = self
            .cx
            .in_pool(|| rayon_core::join(|| self.items(), || part.parse_job(&job)));
        self.deferral.jobs -= 1;
        self.deferral.job_bodies = outer;
        self.add_parsed(&job, parsed)?;
        outcome
    }

    /// Returns whether regions without a job have to be parsed before the innermost body is complete.
    pub(super) fn has_skipped_in_body(&self) -> bool {
        let last = self.deferral.skipped.last();
        last.is_some_and(|regions| regions.bodies == self.bodies.len())
    }

    /// Parses the skipped regions without a job.
    pub(super) fn parse_skipped(&mut self) -> Parse<()> {
        if self.deferral.skipped.is_empty() {
            return Ok(());
        }
        let skipped = self.take_skipped();
        let parsed = self.part().parse_job(&skipped);
        self.add_parsed(&skipped, parsed)
    }

    fn take_skipped(&mut self) -> Vec<Regions> {
        self.deferral.length = 0;
        std::mem::take(&mut self.deferral.skipped)
    }

    fn add_parsed(&mut self, job: &[Regions], parsed: Parsed) -> Parse<()> {
        for (regions, body) in job.iter().zip(parsed.bodies) {
            self.bodies[regions.bodies - 1].set_nested(regions.op, body);
        }
        self.has_unresolved_locations |= parsed.has_unresolved_locations;
        parsed.outcome
    }

    /// Returns a parser of skipped regions.
    fn part(&self) -> Self {
        let mut part = Parser::new(self.cx, self.cur.text, self.cur.base, self.options());
        part.is_part = true;
        part.aliases = Arc::clone(&self.aliases);
        part
    }

    fn parse_job(mut self, job: &[Regions]) -> Parsed {
        let block = self.push_top(0);
        let mut bodies = Vec::with_capacity(job.len());
        let outcome = job.iter().try_for_each(|regions| {
            let op = self.body().create_open(Header::new(regions.name), block);
            self.parse_regions(regions, op)?;
            bodies.extend(self.body().take_nested(op));
            Ok(())
        });
        Parsed {
            bodies,
            has_unresolved_locations: self.has_unresolved_locations,
            outcome,
        }
    }

    fn parse_regions(&mut self, regions: &Regions, op: OpId) -> Parse<()> {
        self.cur.at = regions.text.start;
        self.outer_depth = regions.depth;
        let head = Head::new(regions.at, regions.name);
        self.open_regions(Open {
            head,
            op,
            isolated: true,
        })?;
        self.items()?;
        if self.cur.at == regions.text.end {
            return Ok(());
        }
        self.error("regions end at another place than their braces")
    }

    /// Returns the offset after the `)` that ends the regions, or `None` if it is beyond the limit or unclear.
    ///
    /// If the text is well-formed, the parser ends there too, as both see the same strings and braces: those after `//`
    /// in a line, which begins a comment or is a part of an attribute, are unclear.
    fn find_end_of_regions(&mut self, limit: usize) -> Option<usize> {
        if self.deferral.searched / MAX_SEARCHES > self.cur.text.len() {
            return None;
        }
        let slashes = self.deferral.slashes.clone();
        let end = self.search_end_of_regions(limit);
        if end.is_none() {
            self.deferral.slashes = slashes;
        }
        self.deferral.searched += end.unwrap_or(limit) - self.cur.at;
        end
    }

    fn search_end_of_regions(&mut self, limit: usize) -> Option<usize> {
        let bytes = &self.cur.bytes()[..limit];
        let (mut at, mut depth) = (self.cur.at, 0_usize);
        loop {
            let found = at + memchr::memchr3(b'"', b'{', b'}', &bytes[at..])?;
            if self.is_after_slashes(at, found) {
                return None;
            }
            at = found + 1;
            match bytes[found] {
                b'"' => at = end_of_string(bytes, at)?,
                b'{' => depth += 1,
                _ => depth = depth.checked_sub(1)?,
            }
            if bytes[found] == b'}' && depth == 0 {
                let is_space = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0);
                at += bytes[at..].iter().position(|byte| !is_space(byte))?;
                match bytes[at] {
                    b')' => return Some(at + 1),
                    b',' => {}
                    _ => return None,
                }
            }
        }
    }

    /// Returns whether `//` precedes the offset `at` in its line, after the offset `start`.
    fn is_after_slashes(&mut self, start: usize, at: usize) -> bool {
        let mut from = start;
        loop {
            let slashes = self.deferral.slashes.next(self.cur.bytes(), b"//", from);
            if slashes >= at {
                return false;
            }
            match memchr::memchr(b'\n', &self.cur.bytes()[slashes..at]) {
                Some(length) => from = slashes + length,
                None => return true,
            }
        }
    }
}

/// Returns the offset after the string whose content starts at `at`.
fn end_of_string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr::memchr2(b'"', b'\\', bytes.get(at..)?)?;
        if bytes[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
    }
}

#[cfg(test)]
mod tests;
