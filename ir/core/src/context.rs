//! The data that operations share: interned strings, types, attributes and locations, and the dialects.

mod alias_candidates;
mod attributes;
mod dialect_table;
mod dictionaries;
mod locations;
mod operations;
mod types;

use std::borrow::Cow;
use std::cmp;
use std::fmt;
use std::hash::Hash;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use crate::hash::HashMap;
use rayon_core::ThreadPool;

use crate::attrs::AttrData;
use crate::byte_text;
use crate::diag::Diagnostic;
use crate::dialect::{BUILTIN, Dialect};
use crate::handle::{Ident, Loc, OpName};
use crate::intern::Interner;
use crate::loc::{LocData, Source};
use crate::op_name::OpNameData;
use crate::types::TypeData;
use alias_candidates::AliasCandidates;
use dialect_table::DialectTable;
pub(crate) use dictionaries::Entries;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// Interned strings, types, attributes and locations, and the tables of dialects.
///
/// A new context knows the dialect `builtin`; [`Context::register`] adds others.
///
/// It is shared: everything but the set-up takes `&self`, from any number of threads. Equal things have equal handles.
///
/// ```
/// use pass_ir::Context;
///
/// let cx = Context::new();
/// let i32 = cx.integer_type(32);
/// assert_eq!(i32, cx.integer_type(32));
/// assert_eq!(cx.type_text(cx.function_type(&[i32, i32], &[i32])), "(i32, i32) -> i32");
/// assert_eq!(cx.attr_text(cx.integer_attr(-1, i32)), "-1 : i32");
/// ```
pub struct Context {
    strings: Interner<Box<str>>,
    types: Interner<TypeData>,
    attrs: Interner<AttrData>,
    locs: Interner<LocData>,
    op_names: Interner<OpNameData>,
    sources: boxcar::Vec<Source>,
    /// The first location handle of the next text.
    next_source: Mutex<u32>,
    next_body: AtomicU32,
    stored_changes: AtomicU32,
    id: u64,
    dialects: Vec<&'static Dialect>,
    dialects_by_name: HashMap<&'static str, usize>,
    dialect_table: DialectTable,
    allow_unregistered: bool,
    /// Changes with the registrations that the verifier depends on. Never zero.
    stamp: u32,
    threads: bool,
    pool: Option<Arc<ThreadPool>>,
    alias_candidates: AliasCandidates,
}

impl Context {
    /// Returns a context that knows the dialect `builtin`.
    pub fn new() -> Self {
        let mut cx = Self {
            strings: Interner::default(),
            types: Interner::default(),
            attrs: Interner::with_limit(crate::attr_ref::INDEX_LIMIT),
            locs: Interner::with_limit(Loc::FIRST_OFFSET),
            op_names: Interner::default(),
            sources: boxcar::Vec::new(),
            next_source: Mutex::new(crate::Loc::FIRST_OFFSET),
            next_body: AtomicU32::new(0),
            stored_changes: AtomicU32::new(0),
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            dialects: Vec::new(),
            dialects_by_name: HashMap::default(),
            dialect_table: DialectTable::default(),
            allow_unregistered: false,
            stamp: 1,
            threads: true,
            pool: None,
            alias_candidates: AliasCandidates::default(),
        };
        cx.fill();
        cx
    }

    /// Returns the handle of a string.
    pub fn ident(&self, text: &str) -> Ident {
        Ident(self.strings.intern_with(text, |text| text.into()))
    }

    /// Returns the handle of a string, if it was ever interned.
    pub fn find_ident(&self, text: &str) -> Option<Ident> {
        self.strings.find(text).map(Ident)
    }

    /// Returns the text of a string. A byte that is not UTF-8 is a character from U+10FF80 to U+10FFFF in it.
    pub fn str(&self, ident: Ident) -> &str {
        self.strings.get(ident.0)
    }

    /// Returns the bytes of a string, which need not be UTF-8.
    pub fn bytes(&self, ident: Ident) -> Cow<'_, [u8]> {
        byte_text::bytes_of_text(self.str(ident))
    }

    pub(crate) fn compare_names(&self, a: Ident, b: Ident) -> cmp::Ordering {
        byte_text::compare(self.str(a), self.str(b))
    }

    /// Sets whether operations, types and attributes that no dialect declares are accepted.
    pub fn allow_unregistered(&mut self, allow: bool) {
        self.allow_unregistered = allow;
        self.stamp += 1;
    }

    /// Returns whether operations, types and attributes that no dialect declares are accepted.
    pub fn allows_unregistered(&self) -> bool {
        self.allow_unregistered
    }

    /// Sets whether the parser, the verifier and the printer may use several threads, which is the default. The output is
    /// the same.
    ///
    /// They use the rayon pool that they are called in, or else that of [`Context::set_pool`]; without a pool, they use
    /// the calling thread alone.
    pub fn set_threads(&mut self, threads: bool) {
        self.threads = threads;
    }

    /// Sets the threads of callers that are in no pool themselves. Attributes nest deep, so the stacks should not be
    /// smaller than those of a main thread.
    pub fn set_pool(&mut self, pool: Option<Arc<ThreadPool>>) {
        self.pool = pool;
    }

    pub(crate) fn pool(&self) -> Option<&ThreadPool> {
        self.pool.as_deref()
    }

    pub(crate) fn uses_threads(&self) -> bool {
        self.threads && self.thread_count() > 1
    }

    /// Returns an error if a table of the context has overflowed, which makes later handles invalid.
    #[must_use]
    pub fn overflow(&self) -> Option<Diagnostic> {
        fn full<T: Eq + Hash>(table: &Interner<T>, content: &str) -> Option<String> {
            let limit = table.limit();
            let message = || format!("a context cannot hold more than {limit} {content}");
            table.has_overflowed().then(message)
        }
        let message = full(&self.strings, "strings")
            .or_else(|| full(&self.types, "types"))
            .or_else(|| full(&self.attrs, "attributes"))
            .or_else(|| full(&self.locs, "locations"))
            .or_else(|| full(&self.op_names, "names of operations"))
            .or_else(|| self.body_overflow())?;
        Some(Diagnostic::error(Loc::UNKNOWN, message))
    }

    fn body_overflow(&self) -> Option<String> {
        let has_overflowed = self.next_body.load(Ordering::Relaxed) == u32::MAX;
        has_overflowed.then(|| format!("a context cannot number more than {} bodies", u32::MAX))
    }

    /// Returns the number of values that the context stores: strings, types, attributes, locations, names of
    /// operations.
    ///
    /// It never falls: a context frees nothing before it is dropped. A service that parses untrusted text should create
    /// a context for each text, or a new one above a limit.
    pub fn stored(&self) -> usize {
        let texts = self.strings.len() + self.op_names.len();
        texts + self.types.len() + self.attrs.len() + self.locs.len()
    }

    pub(crate) fn stamp(&self) -> u32 {
        self.stamp
    }

    /// Returns a number that no other context of the process has.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Interns the strings, types and attributes with fixed handles, in the order of the constants, then `builtin`.
    fn fill(&mut self) {
        for text in crate::known::STRINGS {
            let _ = self.ident(text);
        }
        let _ = self.locs.intern(LocData::Unknown);
        self.fill_types();
        self.fill_attrs();
        self.register(&BUILTIN);
        for def in BUILTIN.ops {
            let _ = self.op_name(def.name);
        }
        // Handles for the operations of dialects that choose constants.
        let unnamed = (0..OpName::CONSTANT_COUNT)
            .map(|_| self.describe(""))
            .collect();
        self.op_names.push_placeholders(unnamed);
        let _ = self.load_dialect(BUILTIN.name);
    }
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("strings", &self.strings.len())
            .field("types", &self.types.len())
            .field("attrs", &self.attrs.len())
            .finish_non_exhaustive()
    }
}
