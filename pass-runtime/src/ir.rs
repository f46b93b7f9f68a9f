//! The traits of an IR that the pass manager runs on.
//!
//! [`Ir`] is implemented for a marker type, so that foreign IRs can be adapted despite the orphan rule.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

pub use crate::ancestor::{Ancestor, AncestorView};
use crate::diagnostic::{Diagnostic, Emit, Location};
use crate::failure::Failure;
pub use crate::info::legality::{EntityKind, Occurrence};
pub use crate::ir_text::{IrText, ParseOptions, ReducibleIr};
pub use crate::snapshot::OpCopy;

/// Properties that all operations of one name share.
///
/// ```
/// use pass_runtime::ir::OpFacts;
///
/// let facts = OpFacts::registered("func.func").isolated(true);
/// assert!(facts.registered && facts.isolated);
/// assert!(!OpFacts::unregistered("my.op").registered);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpFacts<'c> {
    /// Full name, such as `func.func`.
    pub name: Cow<'c, str>,
    /// True if a dialect declares operations of this name.
    pub registered: bool,
    /// True if their regions use nothing from outside, so that passes may run on them.
    pub isolated: bool,
}

impl<'c> OpFacts<'c> {
    /// Creates an operation that a dialect declares. It is not isolated.
    pub fn registered(name: impl Into<Cow<'c, str>>) -> Self {
        Self {
            name: name.into(),
            registered: true,
            isolated: false,
        }
    }

    /// Creates an operation that no dialect declares.
    pub fn unregistered(name: impl Into<Cow<'c, str>>) -> Self {
        Self {
            registered: false,
            ..Self::registered(name)
        }
    }

    /// Sets whether the regions use nothing from outside.
    #[must_use]
    pub fn isolated(mut self, isolated: bool) -> Self {
        self.isolated = isolated;
        self
    }
}

/// Options for printing an operation. An IR ignores those that make no difference to its text.
///
/// ```
/// use pass_runtime::ir::PrintOptions;
///
/// let options = PrintOptions::default().generic(true);
/// assert!(options.generic && !options.locations);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PrintOptions {
    /// In the generic form, even if the operation has one of its own.
    pub generic: bool,
    /// With locations.
    pub locations: bool,
    /// Prints attributes and types inline, without aliases (MLIR's local scope).
    pub local_scope: bool,
    /// Without what is inside of regions.
    pub skip_regions: bool,
    /// Without elements attributes that have more elements than this.
    pub elide_elements: Option<usize>,
    /// Without resources whose text is longer than this.
    pub elide_resources: Option<usize>,
    /// With comments that name the users of each value, if the IR has [such](crate::ir::IrText::NUMBERS_VALUES).
    pub value_users: bool,
    /// Without two values of the same name, also where scopes tell them apart.
    pub unique_names: bool,
    /// With values named after their locations, where these have names.
    pub location_names: bool,
}

macro_rules! setters {
    ($($(#[doc = $doc:literal])+ $name:ident: $ty:ty;)*) => {$(
        $(#[doc = $doc])+
        #[must_use]
        pub const fn $name(mut self, $name: $ty) -> Self {
            self.$name = $name;
            self
        }
    )*};
}

impl PrintOptions {
    setters! {
        /// Sets whether the generic form is printed even if the operation has one of its own.
        generic: bool;
        /// Sets whether locations are printed.
        locations: bool;
        /// Sets whether all is printed in place.
        local_scope: bool;
        /// Sets whether regions are left out.
        skip_regions: bool;
        /// Sets the number of elements above which an attribute is left out.
        elide_elements: Option<usize>;
        /// Sets the length of text above which a resource is left out.
        elide_resources: Option<usize>;
        /// Sets whether comments name the users of each value.
        value_users: bool;
        /// Sets whether no two values of the text have the same name.
        unique_names: bool;
        /// Sets whether values are named after their locations.
        location_names: bool;
    }

    /// Returns the same options, but nothing is left out, so that the text can be read again.
    #[must_use]
    pub const fn complete(self) -> Self {
        let whole = self.local_scope(false).skip_regions(false);
        whole.elide_elements(None).elide_resources(None)
    }
}

/// The interface of an IR that the pass manager needs.
///
/// The smallest adapter is that of the examples on these pages, `tests/toy/src/tree.rs`; the guide explains one step by
/// step, "An IR of your own".
///
/// Twelve items are required. Functions that take `&Self::Op` must not change it, and must not panic on invalid IR. A
/// function without `&mut` in its signature may be called from several threads at once if the IR is a [`ParallelIr`].
pub trait Ir: Sized + Send + Sync + 'static {
    /// The data that operations share, such as interned types and dialect tables. The manager borrows it for a whole run
    /// and never changes it.
    type Context: ?Sized + Sync;

    /// Exclusive access to one operation and all that is nested in it. The manager holds at most one at a time for an
    /// operation, and none for the operations around it while it holds one.
    type Op<'a>;

    /// The name of operations as a small value. Two names of one context are equal if and only if their texts are, so that
    /// pipelines compare these and never text.
    type OpName: Copy + Eq + Hash + Send + Sync + 'static;

    /// The part of an operation that passes inside of it may read while they run, such as its attributes; `()` if there is
    /// none. It is copied out once before the nested operations are visited, so it should be cheap to make.
    type View: AncestorView<Self>;

    /// Returns the same access for a shorter time.
    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s>;

    /// Returns a key that tells `op` apart from all other operations nested in the outermost one, such as its address or its
    /// slot. A key is valid until the IR changes: another operation may have it afterwards. The operation that a pass runs
    /// on keeps its key as long as the pass runs.
    fn key(op: &Self::Op<'_>) -> u64;

    /// Returns the name of `op`. It is asked for before each pass, so it should take no lock and allocate nothing.
    fn name(cx: &Self::Context, op: &Self::Op<'_>) -> Self::OpName;

    /// Returns the properties of the operations of one name. The answer stays the same as long as
    /// [`generation`](Self::generation) does.
    fn facts(cx: &Self::Context, name: Self::OpName) -> OpFacts<'_>;

    /// Returns the name that has this text. `None` if no operation has this name, so that pipelines anchored on it never
    /// match. An IR that interns names may return one for any text.
    fn op_name(cx: &Self::Context, text: &str) -> Option<Self::OpName>;

    /// Calls `visit` on each operation directly inside `op`: all regions, all blocks, in order. `visit` may change the
    /// operation that it gets, and not its siblings.
    fn for_each_child(
        cx: &Self::Context,
        op: &mut Self::Op<'_>,
        visit: &mut dyn FnMut(Self::Op<'_>),
    );

    /// Checks the invariants of `op`; with `recursive` also those of everything nested in it. Reports violations to `emit`.
    ///
    /// # Errors
    ///
    /// If an invariant is violated.
    fn verify(
        cx: &Self::Context,
        op: &Self::Op<'_>,
        recursive: bool,
        emit: Emit<'_>,
    ) -> Result<(), Failure>;

    /// Returns the text of `op` and all that is nested in it, without a line break at its end.
    fn print(cx: &Self::Context, op: &Self::Op<'_>, options: PrintOptions) -> String;

    /// Returns a copy of `op` and all that is nested in it. With copies the outermost operation can be shown while threads
    /// work on parts of it, see [`PassSite::snapshot`](crate::instrumentation::PassSite::snapshot). Optional; `None` by
    /// default.
    fn copy(_cx: &Self::Context, _op: &Self::Op<'_>) -> Option<Box<dyn OpCopy<Self>>> {
        None
    }

    /// Returns the text of the outermost operation around `op`, for an IR that reaches it from any operation. Others
    /// [copy](Self::copy) operations.
    fn print_outermost(
        _cx: &Self::Context,
        _op: &Self::Op<'_>,
        _options: PrintOptions,
    ) -> Option<String> {
        None
    }

    /// Returns true if operations of this name implement the interface.
    fn implements(_cx: &Self::Context, _name: Self::OpName, _interface: &str) -> bool {
        false
    }

    /// Returns all operation names that a pipeline may be anchored on, for suggestions; in any order.
    fn known_ops(_cx: &Self::Context) -> Vec<String> {
        Vec::new()
    }

    /// Returns all dialects, for listings; in any order, and one may come several times. By default, the dialects of
    /// [`known_ops`](Self::known_ops).
    fn known_dialects(cx: &Self::Context) -> Vec<String> {
        let dialect = |op: &String| op.split_once('.').map(|(dialect, _)| dialect.to_owned());
        Self::known_ops(cx).iter().filter_map(dialect).collect()
    }

    /// Returns all interfaces that a pipeline may be anchored on; in any order. A pipeline cannot name others.
    fn known_interfaces(_cx: &Self::Context) -> Vec<String> {
        Vec::new()
    }

    /// Returns true if [`known_interfaces`](Self::known_interfaces) has this name. An IR that finds it sooner than all of them
    /// replaces this.
    fn is_known_interface(cx: &Self::Context, name: &str) -> bool {
        Self::known_interfaces(cx).iter().any(|known| known == name)
    }

    /// Returns the source location of `op`.
    fn location(_cx: &Self::Context, _op: &Self::Op<'_>) -> Location {
        Location::Unknown
    }

    /// Returns the locations of the calls that `op` was inlined at, the innermost first.
    fn calls(_cx: &Self::Context, _op: &Self::Op<'_>) -> Vec<Location> {
        Vec::new()
    }

    /// Returns the symbol that `op` defines.
    fn symbol(_cx: &Self::Context, _op: &Self::Op<'_>) -> Option<String> {
        None
    }

    /// Returns a number that is the same for operations that are the same. Used to tell whether a pass changed anything. By
    /// default a hash of the generic form with locations.
    fn fingerprint(cx: &Self::Context, op: &Self::Op<'_>) -> u64 {
        let mut hasher = DefaultHasher::new();
        let options = PrintOptions::default().generic(true).locations(true);
        Self::print(cx, op, options).hash(&mut hasher);
        hasher.finish()
    }

    /// Makes the dialect's entities available before a pipeline runs that may create them. Called before any pass of a
    /// pipeline runs; for a pipeline that a pass runs itself, possibly on a worker thread.
    ///
    /// # Errors
    ///
    /// If there is no such dialect, or if it cannot be loaded at this time. An IR has no dialects unless it says so.
    fn load_dialect(_cx: &Self::Context, _dialect: &str) -> Result<(), LoadError> {
        Err(LoadError::Unknown { known: Vec::new() })
    }

    /// Returns a number that differs between contexts and whenever another dialect has been loaded. Passes are initialised
    /// again when it changed.
    fn generation(_cx: &Self::Context) -> u64 {
        0
    }

    /// Returns true if `op` has not been erased. Keep the default if the type system already keeps passes from erasing the
    /// operation that they run on.
    fn is_alive(_cx: &Self::Context, _op: &Self::Op<'_>) -> bool {
        true
    }

    /// Returns true if `op` is nested in the operation with the key `outer`, at any depth. Keep the default if the type system
    /// already keeps other operations out of reach.
    fn is_inside(_cx: &Self::Context, _op: &Self::Op<'_>, _outer: u64) -> bool {
        true
    }

    /// Returns an operation, `op` or one nested in it, whose dialect is not loaded: only a pass can have created it. Keep the
    /// default if there are no such operations.
    fn find_unloaded(_cx: &Self::Context, _op: &Self::Op<'_>) -> Option<UnloadedOp> {
        None
    }

    /// Visits `op` and each operation nested in it, and with `types`, behind each, the types of its results and of the arguments of
    /// its blocks, and its attributes that hold types. Returns `false` if the IR cannot do this, which is the default.
    fn visit_entities(
        _cx: &Self::Context,
        _op: &Self::Op<'_>,
        _types: bool,
        _visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        false
    }

    /// Runs `body`, which is a pass or its initialisation, with `emit` as the sink of its diagnostics. An IR that reports
    /// diagnostics on a channel of its own collects those of the calling thread meanwhile, and passes them on: the
    /// pending ones before each that `body` emits, the rest at the end. Scopes nest where a pass runs a pipeline.
    fn scope<M: From<Diagnostic>, R>(
        _cx: &Self::Context,
        emit: Emit<'_, M>,
        body: impl FnOnce(Emit<'_, M>) -> R,
    ) -> R {
        body(emit)
    }
}

/// A dialect cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// There is no dialect of that name.
    Unknown {
        /// The dialects that exist.
        known: Vec<String>,
    },
    /// Threads run passes at the moment, and the IR loads dialects only while none does.
    Threads,
}

/// An operation whose dialect is not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnloadedOp {
    /// Full name of the operation.
    pub name: String,
    /// The dialect that declares it, or would.
    pub dialect: String,
    /// The source location of the operation.
    pub location: Location,
}

impl UnloadedOp {
    /// Creates an operation of that name, whose dialect is the part before the first dot.
    pub fn new(name: impl Into<String>, location: Location) -> Self {
        let name = name.into();
        Self {
            dialect: name.split('.').next().unwrap_or(&name).to_owned(),
            name,
            location,
        }
    }
}

/// An IR whose operations are [`Send`]. It is implemented for each of them; as a bound of [`ParallelIr`] it implies
/// `for<'a> I::Op<'a>: Send`.
pub trait SendOps<'a>: Ir<Op<'a>: Send> {}

impl<'a, I: Ir<Op<'a>: Send>> SendOps<'a> for I {}

/// An IR whose operations can be handed to several threads.
pub trait ParallelIr: for<'a> SendOps<'a> {
    /// Returns the operations directly inside `op`: all regions, all blocks, in order.
    fn children<'s>(cx: &Self::Context, op: &'s mut Self::Op<'_>) -> Vec<Self::Op<'s>>;

    /// Calls `work`, which hands operations to several threads and waits for them. Calls nest, and may come from several
    /// threads. An IR that has to know counts them.
    fn on_threads(_cx: &Self::Context, work: impl FnOnce()) {
        work();
    }
}

pub(crate) fn registered<'c, I: Ir>(cx: &'c I::Context, text: &str) -> Option<OpFacts<'c>> {
    let facts = I::facts(cx, I::op_name(cx, text)?);
    facts.registered.then_some(facts)
}
