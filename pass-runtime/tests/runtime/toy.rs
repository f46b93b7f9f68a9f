//! A tree of operations with names and symbols: the smallest IR that has everything the runtime asks for.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{
    AncestorView, EntityKind, LoadError, Occurrence, OpCopy, OpFacts, ParallelIr, PrintOptions,
    UnloadedOp,
};
use pass_runtime::{Diagnostic, Failure, Ir, Location, PassManager};

/// The marker of the IR.
pub struct Toy;

/// An operation, written as `name@symbol!(children)`; `!` marks one that is not valid.
#[derive(Clone, Debug)]
pub struct ToyOp {
    pub name: &'static str,
    pub symbol: Option<String>,
    pub invalid: bool,
    pub column: usize,
    pub id: u64,
    /// The operations around it, outermost first.
    pub inside: Vec<u64>,
    pub children: Vec<ToyOp>,
}

#[derive(Default)]
pub struct ToyContext {
    loaded: Mutex<BTreeSet<String>>,
    generation: AtomicU64,
    pub initialized: Mutex<Vec<String>>,
    pub announced: Announced,
}

/// The number of times that the IR was told that threads start and end, that scopes open and close, and of visits.
#[derive(Debug, Default)]
pub struct Announced {
    pub started: AtomicU64,
    pub ended: AtomicU64,
    pub opened: AtomicU64,
    pub closed: AtomicU64,
    /// The number of visits of children.
    pub visited: AtomicU64,
}

thread_local! {
    /// Diagnostics on the channel of the IR that have not been passed on.
    static PENDING: RefCell<Vec<Diagnostic>> = const { RefCell::new(Vec::new()) };
}

impl ToyContext {
    /// Says something on the channel of the IR itself.
    pub fn say(&self, text: &str) {
        PENDING.with_borrow_mut(|pending| {
            pending.push(Diagnostic::remark(Location::Unknown, text));
        });
    }

    pub fn is_loaded(&self, dialect: &str) -> bool {
        self.loaded.lock().unwrap().contains(dialect)
    }
}

static NEXT_ID: AtomicU64 = AtomicU64::new(0);

/// Name, isolated, callable.
const OPS: &[(&str, bool, bool)] = &[
    ("builtin.module", true, false),
    ("func.func", true, true),
    ("llvm.func", true, true),
    ("func.return", false, false),
];

const DIALECTS: &[&str] = &["arith", "builtin", "func", "llvm", "vector"];

impl ToyOp {
    /// Parses one operation.
    pub fn parse(text: &str) -> Self {
        let mut at = 0;
        let op = parse_op(text, &mut at, &[]);
        assert_eq!(at, text.len(), "trailing text in {text}");
        op
    }
}

fn parse_op(text: &str, at: &mut usize, inside: &[u64]) -> ToyOp {
    let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
    let inside_here: Vec<u64> = inside.iter().copied().chain([id]).collect();
    let column = *at + 1;
    let head = take_while(text, at, |c| !"!( )".contains(c));
    let (name, symbol) = head
        .split_once('@')
        .map_or((head, None), |(name, symbol)| (name, Some(symbol)));
    let invalid = take_while(text, at, |c| c == '!') == "!";
    let mut children = Vec::new();
    if text[*at..].starts_with('(') {
        *at += 1;
        while !text[*at..].starts_with(')') {
            take_while(text, at, |c| c == ' ');
            children.push(parse_op(text, at, &inside_here));
        }
        *at += 1;
    }
    ToyOp {
        name: intern(name),
        symbol: symbol.map(str::to_owned),
        invalid,
        column,
        id,
        inside: inside.to_owned(),
        children,
    }
}

/// A text that outlives the test.
fn intern(text: &str) -> &'static str {
    text.to_owned().leak()
}

fn take_while<'t>(text: &'t str, at: &mut usize, wanted: impl Fn(char) -> bool) -> &'t str {
    let rest = &text[*at..];
    let length = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
    *at += length;
    &rest[..length]
}

/// The symbol of an operation.
pub struct Symbol(pub Option<String>);

impl AncestorView<Toy> for Symbol {
    fn of(_: &ToyContext, op: &&mut ToyOp) -> Self {
        Self(op.symbol.clone())
    }
}

impl Ir for Toy {
    type Context = ToyContext;
    type Op<'a> = &'a mut ToyOp;
    type OpName = &'static str;
    type View = Symbol;

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }

    fn key(op: &Self::Op<'_>) -> u64 {
        op.id
    }

    fn name(_: &ToyContext, op: &Self::Op<'_>) -> &'static str {
        assert!(op.name != "toy.trap", "the adapter fell into a trap");
        op.name
    }

    fn facts(_: &ToyContext, name: &'static str) -> OpFacts<'static> {
        match OPS.iter().find(|(op, ..)| *op == name) {
            Some((_, isolated, _)) => OpFacts::registered(name).isolated(*isolated),
            None => OpFacts::unregistered(name),
        }
    }

    fn op_name(_: &ToyContext, text: &str) -> Option<&'static str> {
        Some(intern(text))
    }

    fn for_each_child(cx: &ToyContext, op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        let count = op.children.len() as u64;
        cx.announced.visited.fetch_add(count, Ordering::Relaxed);
        op.children.iter_mut().for_each(visit);
    }

    fn implements(_: &ToyContext, op: &'static str, interface: &str) -> bool {
        interface == "Callable"
            && OPS
                .iter()
                .any(|(name, _, callable)| *name == op && *callable)
    }

    fn known_ops(_: &ToyContext) -> Vec<String> {
        OPS.iter().map(|(name, ..)| (*name).to_owned()).collect()
    }

    fn known_interfaces(_: &ToyContext) -> Vec<String> {
        vec!["Callable".to_owned()]
    }

    fn verify(
        _: &ToyContext,
        op: &Self::Op<'_>,
        recursive: bool,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        verify(op, recursive, emit)
    }

    fn location(_: &ToyContext, op: &Self::Op<'_>) -> Location {
        Location::file("t", 1, op.column)
    }

    fn symbol(_: &ToyContext, op: &Self::Op<'_>) -> Option<String> {
        op.symbol.clone()
    }

    fn print(_: &ToyContext, op: &Self::Op<'_>, _: PrintOptions) -> String {
        print(op)
    }

    fn copy(_: &ToyContext, op: &Self::Op<'_>) -> Option<Box<dyn OpCopy<Self>>> {
        Some(Box::new(ToyOp::clone(op)))
    }

    fn is_alive(_: &ToyContext, op: &Self::Op<'_>) -> bool {
        op.name != "erased"
    }

    fn is_inside(_: &ToyContext, op: &Self::Op<'_>, outer: u64) -> bool {
        op.inside.contains(&outer)
    }

    fn find_unloaded(cx: &ToyContext, op: &Self::Op<'_>) -> Option<UnloadedOp> {
        find_unloaded(cx, op)
    }

    fn load_dialect(cx: &ToyContext, dialect: &str) -> Result<(), LoadError> {
        if !DIALECTS.contains(&dialect) {
            return Err(LoadError::Unknown {
                known: DIALECTS
                    .iter()
                    .map(|dialect| (*dialect).to_owned())
                    .collect(),
            });
        }
        if cx.loaded.lock().unwrap().insert(dialect.to_owned()) {
            cx.generation.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    /// The operations are those of the tree; none has a type, but one whose symbol begins with `%` has the type of that name.
    fn visit_entities(
        _: &ToyContext,
        op: &Self::Op<'_>,
        types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        visit_entities(op, types, visit);
        true
    }

    fn generation(cx: &ToyContext) -> u64 {
        cx.generation.load(Ordering::Relaxed)
    }

    fn scope<M: From<Diagnostic>, R>(
        cx: &ToyContext,
        emit: Emit<'_, M>,
        body: impl FnOnce(Emit<'_, M>) -> R,
    ) -> R {
        cx.announced.opened.fetch_add(1, Ordering::Relaxed);
        let outer = PENDING.take();
        let result = body(&mut |message| {
            pass_on_pending(&mut *emit);
            emit(message);
        });
        pass_on_pending(emit);
        PENDING.set(outer);
        cx.announced.closed.fetch_add(1, Ordering::Relaxed);
        result
    }
}

fn pass_on_pending<M: From<Diagnostic>>(emit: Emit<'_, M>) {
    PENDING.take().into_iter().map(M::from).for_each(emit);
}

impl OpCopy<Toy> for ToyOp {
    fn op<'a>(&'a mut self, _: &'a ToyContext) -> &'a mut ToyOp {
        self
    }

    fn write_to(self: Box<Self>, _: &ToyContext, target: &mut ToyOp) {
        *target = *self;
    }
}

impl ParallelIr for Toy {
    fn children<'s>(_: &ToyContext, op: &'s mut Self::Op<'_>) -> Vec<Self::Op<'s>> {
        op.children.iter_mut().collect()
    }

    fn on_threads(cx: &ToyContext, work: impl FnOnce()) {
        struct End<'c>(&'c Announced);
        impl Drop for End<'_> {
            fn drop(&mut self) {
                self.0.ended.fetch_add(1, Ordering::Relaxed);
            }
        }
        cx.announced.started.fetch_add(1, Ordering::Relaxed);
        let _end = End(&cx.announced);
        work();
    }
}

fn verify(op: &ToyOp, recursive: bool, emit: Emit<'_>) -> Result<(), Failure> {
    if op.symbol.as_deref() == Some("doubtful") {
        emit(Diagnostic::warning(
            Location::Unknown,
            "the symbol is doubtful",
        ));
    }
    let mut symbols = BTreeSet::new();
    let again = op.children.iter().find(|child| {
        child
            .symbol
            .as_ref()
            .is_some_and(|symbol| !symbols.insert(symbol))
    });
    let message = match again {
        _ if op.invalid => "is not valid".to_owned(),
        Some(child) => format!(
            "has two symbols named '{}'",
            child.symbol.as_deref().unwrap_or_default()
        ),
        None if recursive => {
            return op
                .children
                .iter()
                .try_for_each(|child| verify(child, true, emit));
        }
        None => return Ok(()),
    };
    let location = Location::file("t", 1, op.column);
    emit(Diagnostic::error(
        location,
        format!("'{}' op {message}", op.name),
    ));
    Err(Failure::new())
}

fn visit_entities(op: &ToyOp, types: bool, visit: &mut dyn FnMut(Occurrence<'_, Location>)) {
    let key = |name: &str| {
        let mut hasher = DefaultHasher::new();
        name.hash(&mut hasher);
        hasher.finish()
    };
    let location = || Location::file("t", 1, op.column);
    let names = || vec![op.name.to_owned()];
    visit(Occurrence::new(
        EntityKind::Operation,
        key(op.name),
        &names,
        &location,
    ));
    let ty = op.symbol.as_deref().filter(|_| types);
    if let Some(ty) = ty.and_then(|symbol| symbol.strip_prefix('%')) {
        let names = || vec![ty.to_owned()];
        visit(Occurrence::new(
            EntityKind::Type,
            key(ty),
            &names,
            &location,
        ));
    }
    for child in &op.children {
        visit_entities(child, types, visit);
    }
}

/// Operations of `vector` are not there from the start.
fn find_unloaded(cx: &ToyContext, op: &ToyOp) -> Option<UnloadedOp> {
    if op.name.starts_with("vector.") && !cx.is_loaded("vector") {
        return Some(UnloadedOp::new(op.name, Location::file("t", 1, op.column)));
    }
    op.children
        .iter()
        .find_map(|child| find_unloaded(cx, child))
}

fn print(op: &ToyOp) -> String {
    assert!(op.name != "unprintable", "no such text");
    let symbol = op
        .symbol
        .as_ref()
        .map(|symbol| format!("@{symbol}"))
        .unwrap_or_default();
    let children: Vec<String> = op.children.iter().map(print).collect();
    let children = if children.is_empty() {
        String::new()
    } else {
        format!("({})", children.join(" "))
    };
    format!(
        "{}{symbol}{}{children}",
        op.name,
        if op.invalid { "!" } else { "" }
    )
}

/// Runs the manager on the operation: everything that is said, then the result and the operation.
pub fn run(manager: &mut PassManager<Toy>, cx: &ToyContext, op: &str) -> String {
    let mut op = ToyOp::parse(op);
    let mut log = String::new();
    let result = manager.run(cx, &mut op, &mut |diagnostic| {
        log.push_str(&diagnostic.to_string());
        log.push('\n');
    });
    let result = result.map_or("failure", |()| "success");
    format!("{log}{result}: {}\n", print(&op))
}
