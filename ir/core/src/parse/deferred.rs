//! Parsing of sibling isolated operations on several threads.
//!
//! Nothing in the regions of an isolated operation may refer to a value or block outside of them, so their text can be
//! parsed at any time. The parser skips the regions by their braces, and parses the rest of the operation. Jobs parse
//! skipped regions while the parser goes on. It waits for them before anything changes that they depend on: before
//! their parent is complete, before an alias is defined, and at the end of the text. After an error, another parser, which
//! skips nothing, finds the errors of the whole text in their order.
//!
//! ```text
//! "builtin.module"() ({            // The regions of a large symbol table are not skipped.
//!   "func.func"() ({ A }) : ..     // The parser skips A.
//!   "func.func"() ({ B }) : ..     // It skips B, and starts a job that parses A and B if they are long enough.
//!   "func.func"() ({ C }) : ..     // It skips C while the job runs.
//! }) : () -> ()                    // It waits for the job, parses C itself, and completes the module.
//! ```

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
struct SkippedRegions {
    /// The offset of the name of the operation.
    name_offset: usize,
    name: OpName,
    op: OpId,
    /// The number of open bodies, at least one. The last one holds the operation.
    open_body_count: usize,
    /// The number of open operations around it.
    depth: usize,
    text: Range<usize>,
}

#[derive(Default)]
pub(super) struct Deferral {
    pub(super) is_disabled: bool,
    /// True if the regions of any operation have been skipped.
    pub(super) has_skipped: bool,
    /// The skipped regions without a job.
    skipped: Vec<SkippedRegions>,
    /// The length of their text.
    skipped_bytes: usize,
    /// The maximum number of open bodies around the regions of the running jobs; zero if there is none.
    job_body_count: usize,
    slashes: NextOccurrence,
    distinct: NextOccurrence,
    searched_bytes: usize,
}

impl Deferral {
    pub(super) fn new() -> Self {
        Self {
            slashes: NextOccurrence::of("//"),
            distinct: NextOccurrence::of("distinct"),
            ..Self::default()
        }
    }
}

/// A search for a word that reads each part of a text once.
#[derive(Clone, Default)]
struct NextOccurrence {
    word: &'static str,
    /// A part of the text without the word, which ends at the next occurrence or with the text.
    gap: Range<usize>,
}

impl NextOccurrence {
    fn of(word: &'static str) -> Self {
        let gap = 0..0;
        Self { word, gap }
    }

    /// Returns the offset of the next occurrence, or the length of the text.
    fn find(&mut self, bytes: &[u8], from: usize) -> usize {
        if from < self.gap.start || from > self.gap.end {
            let rest = &bytes[from..];
            let length = memchr::memmem::find(rest, self.word.as_bytes()).unwrap_or(rest.len());
            self.gap = from..from + length;
        }
        self.gap.end
    }
}

/// The bodies of consecutive skipped regions.
struct Parsed {
    #[expect(clippy::vec_box, reason = "operations own their bodies in boxes")]
    bodies: Vec<Box<Body>>,
    has_unresolved_locations: bool,
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
        if rest < PARALLEL_MIN
            || self.parses_skipped_regions
            || self.deferral.is_disabled
            || self.names.is_used()
            || !self.cx.uses_threads()
        {
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
        if self.deferral.distinct.find(bytes, start) < end {
            return false;
        }
        self.deferral.has_skipped = true;
        self.deferral.skipped_bytes += end - start;
        self.deferral.skipped.push(SkippedRegions {
            name_offset: head.at,
            name: head.name,
            op,
            open_body_count: self.bodies.len(),
            depth: self.open_count(),
            text: start..end,
        });
        self.cur.at = end;
        true
    }

    /// Returns whether the skipped text is long enough for a job.
    pub(super) fn is_job_ready(&self) -> bool {
        self.deferral.skipped_bytes >= self.job_length()
    }

    /// Returns whether jobs have to be complete before the innermost body is.
    pub(super) fn must_wait_for_jobs(&self) -> bool {
        self.bodies.len() <= self.deferral.job_body_count
    }

    pub(super) fn has_running_jobs(&self) -> bool {
        self.deferral.job_body_count > 0
    }

    /// Parses items up to the end of the text, or to one that has to wait for jobs, while a job parses the skipped
    /// regions.
    pub(super) fn items_beside_job(&mut self) -> Parse<()> {
        let job = self.take_skipped();
        let body_counts = job.iter().map(|regions| regions.open_body_count);
        let outer_count = self.deferral.job_body_count;
        self.deferral.job_body_count = body_counts.fold(outer_count, usize::max);
        let fork = self.fork();
        let (outcome, parsed) = self
            .cx
            .in_pool(|| rayon_core::join(|| self.items(), || fork.parse_job(&job)));
        self.deferral.job_body_count = outer_count;
        self.add_parsed(&job, parsed?);
        outcome
    }

    /// Returns whether regions without a job have to be parsed before the innermost body is complete.
    pub(super) fn has_skipped_in_body(&self) -> bool {
        let last = self.deferral.skipped.last();
        last.is_some_and(|regions| regions.open_body_count == self.bodies.len())
    }

    /// Parses the skipped regions without a job.
    pub(super) fn parse_skipped(&mut self) -> Parse<()> {
        if self.deferral.skipped.is_empty() {
            return Ok(());
        }
        let skipped = self.take_skipped();
        let parsed = self.fork().parse_job(&skipped)?;
        self.add_parsed(&skipped, parsed);
        Ok(())
    }

    fn take_skipped(&mut self) -> Vec<SkippedRegions> {
        self.deferral.skipped_bytes = 0;
        std::mem::take(&mut self.deferral.skipped)
    }

    fn add_parsed(&mut self, job: &[SkippedRegions], parsed: Parsed) {
        for (regions, body) in job.iter().zip(parsed.bodies) {
            self.bodies[regions.open_body_count - 1].set_nested(regions.op, body);
        }
        self.has_unresolved_locations |= parsed.has_unresolved_locations;
    }

    /// Returns a parser of skipped regions.
    fn fork(&self) -> Self {
        let mut fork = Parser::new(self.cx, self.cur.text, self.cur.base, self.options());
        fork.parses_skipped_regions = true;
        fork.aliases = Arc::clone(&self.aliases);
        fork
    }

    fn parse_job(mut self, job: &[SkippedRegions]) -> Parse<Parsed> {
        let block = self.push_top(0);
        let mut bodies = Vec::with_capacity(job.len());
        for regions in job {
            let op = self.body().create_open(Header::new(regions.name), block);
            self.parse_regions(regions, op)?;
            bodies.extend(self.body().take_nested(op));
            self.check_forward_references()?;
        }
        Ok(Parsed {
            bodies,
            has_unresolved_locations: self.has_unresolved_locations,
        })
    }

    fn parse_regions(&mut self, regions: &SkippedRegions, op: OpId) -> Parse<()> {
        self.cur.at = regions.text.start;
        self.outer_depth = regions.depth;
        let head = Head::new(regions.name_offset, regions.name);
        self.open_regions(Open {
            head,
            op,
            isolated: true,
        })?;
        self.items()?;
        if self.cur.at == regions.text.end {
            return Ok(());
        }
        self.error("internal error: skipped regions end at a different offset than predicted")
    }

    /// Returns the offset after the `)` that ends the regions, or `None` if it is beyond the limit or unclear.
    ///
    /// If the text is well-formed, the parser ends there too, as both see the same strings and braces: those after `//`
    /// in a line, which begins a comment or is a part of an attribute, are unclear.
    fn find_end_of_regions(&mut self, limit: usize) -> Option<usize> {
        if self.deferral.searched_bytes / MAX_SEARCHES > self.cur.text.len() {
            return None;
        }
        let slashes = self.deferral.slashes.clone();
        let end = self.search_end_of_regions(limit);
        if end.is_none() {
            self.deferral.slashes = slashes;
        }
        self.deferral.searched_bytes += end.unwrap_or(limit) - self.cur.at;
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
            let slashes = self.deferral.slashes.find(self.cur.bytes(), from);
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
