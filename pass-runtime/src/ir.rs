//! The traits of an IR that the pass manager runs on.
//!
//! An IR is named by a marker type, so that an adapter can serve an IR of another crate, and so that none is privileged.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::ancestor::AncestorView;
use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::location::Location;

/// The registration status of an operation's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpStatus {
    /// No dialect declares an operation of this name.
    Unknown,
    /// A dialect declares it.
    Registered {
        /// True if its regions use nothing from outside, so that passes may run on it.
        isolated: bool,
    },
}

/// Options for printing an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrintOptions {
    /// In the generic form, even if the operation has one of its own.
    pub generic: bool,
    /// With locations.
    pub locations: bool,
}

/// An IR, as far as the pass manager sees it.
///
/// Functions that take `&Self::Op` only read. None may fail on an operation that is not valid.
pub trait Ir: Sized + Send + Sync + 'static {
    /// The data that operations share, such as interned types and dialect tables. Many threads read it at once.
    type Context: ?Sized + Sync;

    /// Exclusive access to one operation and all that is nested in it.
    type Op<'a>;

    /// The same access for a shorter time.
    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s>;

    /// Full name, such as `func.func`.
    fn name<'s>(op: &'s Self::Op<'_>) -> &'s str;

    /// A number that no other operation alive has, and that stays while the operation lives, even where it moves in
    /// memory.
    fn identity(op: &Self::Op<'_>) -> u64;

    /// Calls `visit` on each operation directly inside `op`: all regions, all blocks, in order.
    fn for_each_child(
        cx: &Self::Context,
        op: &mut Self::Op<'_>,
        visit: &mut dyn FnMut(Self::Op<'_>),
    );

    /// True if a dialect declares this operation.
    fn is_registered(cx: &Self::Context, op: &Self::Op<'_>) -> bool;

    /// True if the regions of this operation use nothing from outside.
    fn is_isolated(cx: &Self::Context, op: &Self::Op<'_>) -> bool;

    /// True if this operation implements the interface of that name.
    fn implements(cx: &Self::Context, op: &Self::Op<'_>, interface: &str) -> bool;

    /// The registration status of the name `op`, for building pipelines.
    fn op_status(cx: &Self::Context, op: &str) -> OpStatus;

    /// True if operations of the name `op` may implement the interface.
    fn op_may_implement(cx: &Self::Context, op: &str, interface: &str) -> bool;

    /// All operation names that a pipeline may be anchored on, for suggestions; in any order.
    fn known_ops(cx: &Self::Context) -> Vec<String>;

    /// All interfaces that a pipeline may be anchored on; in any order.
    fn known_interfaces(_cx: &Self::Context) -> Vec<String> {
        Vec::new()
    }

    /// Checks the invariants of `op`; with `recursive` also those of everything nested in it.
    ///
    /// # Errors
    ///
    /// If one is violated, after having said which.
    fn verify(
        cx: &Self::Context,
        op: &Self::Op<'_>,
        recursive: bool,
        emit: Emit<'_>,
    ) -> Result<(), Failure>;

    /// Where `op` comes from.
    fn location(cx: &Self::Context, op: &Self::Op<'_>) -> Location;

    /// The symbol that `op` defines.
    fn symbol(cx: &Self::Context, op: &Self::Op<'_>) -> Option<String>;

    /// The text of `op`, without a line break at its end.
    fn print(cx: &Self::Context, op: &Self::Op<'_>, options: PrintOptions) -> String;

    /// A number that is the same for operations that are the same. Used to tell whether a pass changed anything.
    fn fingerprint(cx: &Self::Context, op: &Self::Op<'_>) -> u64 {
        let mut hasher = DefaultHasher::new();
        let options = PrintOptions {
            generic: true,
            locations: true,
        };
        Self::print(cx, op, options).hash(&mut hasher);
        hasher.finish()
    }

    /// Makes the dialect's entities available before a pipeline runs that may create them.
    ///
    /// # Errors
    ///
    /// If there is no such dialect: the names of those that there are.
    fn load_dialect(cx: &Self::Context, dialect: &str) -> Result<(), UnknownDialect>;

    /// True if `op` has not been erased. An IR need not answer where its types keep passes from erasing the operation
    /// that they run on.
    fn is_alive(_cx: &Self::Context, _op: &Self::Op<'_>) -> bool {
        true
    }

    /// True if `op` is nested in the operation with the identity `outer`, at any depth. An IR need not answer where
    /// its types keep operations out of reach that are not.
    fn is_inside(_cx: &Self::Context, _op: &Self::Op<'_>, _outer: u64) -> bool {
        true
    }

    /// The part of `op` that passes running inside of it may read, such as its attributes: a handle to shared data,
    /// since it is made before each visit of the nested operations.
    fn ancestor_view(_cx: &Self::Context, _op: &Self::Op<'_>) -> Option<AncestorView> {
        None
    }

    /// An operation, `op` or one nested in it, whose dialect is not loaded: only a pass can have created it. An IR need
    /// not answer where there are no such operations.
    fn find_unloaded(_cx: &Self::Context, _op: &Self::Op<'_>) -> Option<UnloadedOp> {
        None
    }

    /// A number that differs between contexts and whenever another dialect has been loaded. Passes are initialised again
    /// when it changed.
    fn generation(_cx: &Self::Context) -> u64 {
        0
    }
}

/// There is no dialect of the name that was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnknownDialect {
    /// The dialects that there are.
    pub known: Vec<String>,
}

/// An operation whose dialect is not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnloadedOp {
    /// Full name of the operation.
    pub name: String,
    /// The dialect that declares it, or would.
    pub dialect: String,
    /// Where the operation comes from.
    pub location: Location,
}

/// An IR whose operations can be handed to several threads.
///
/// Wherever it is used as a bound, `for<'a> I::Op<'a>: Send` has to be written beside it.
pub trait ParallelIr: Ir
where
    for<'a> Self::Op<'a>: Send,
{
    /// The operations directly inside `op`: all regions, all blocks, in order.
    fn children<'s>(cx: &Self::Context, op: &'s mut Self::Op<'_>) -> Vec<Self::Op<'s>>;
}
