//! The operations around each step, and the places of dumps in a tree of files: a folder for each operation, and counters in
//! front of the names.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_runtime::instrumentation::PassSite;
use pass_runtime::ir::Ir;

/// Numbers the dumps of each operation.
#[derive(Default)]
pub(super) struct Tree(Mutex<State>);

#[derive(Default)]
struct State {
    /// The operations of the steps that are under way, by run and span.
    under_way: BTreeMap<(u64, u64), Arc<Path>>,
    /// The number of the last dump of each operation, by its identity; zero for one that merely is around an operation that was
    /// dumped.
    counters: BTreeMap<u64, u64>,
}

/// An operation and those around it, outermost first.
#[derive(Clone, Default)]
struct Path {
    identities: Vec<u64>,
    symbols: Vec<Option<String>>,
    folders: Vec<String>,
}

impl Tree {
    /// Remembers the operation of a step that begins.
    pub(super) fn begin<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        let (identity, symbol) = (I::identity(op), I::symbol(pass.context(), op));
        let folder = folder::<I>(pass, op, symbol.as_deref());
        let mut state = self.lock();
        let caller = pass.pipeline().caller();
        let around = caller.and_then(|caller| state.under_way.get(&key(&caller)).cloned());
        let around = around.unwrap_or_default();
        let path = if around.identities.last() == Some(&identity) {
            around
        } else {
            let mut path = Path::clone(&around);
            path.identities.push(identity);
            path.symbols.push(symbol);
            path.folders.push(folder);
            Arc::new(path)
        };
        state.under_way.insert(key(pass), path);
    }

    /// Forgets the operation of a step that has ended.
    pub(super) fn end<I: Ir>(&self, pass: &PassSite<'_, I>) {
        self.lock().under_way.remove(&key(pass));
    }

    /// True if the operation of a step, or one around it, has one of the symbols.
    pub(super) fn has_symbol<I: Ir>(&self, pass: &PassSite<'_, I>, symbols: &[String]) -> bool {
        let state = self.lock();
        let path = state.under_way.get(&key(pass));
        let mut around = path.iter().flat_map(|path| path.symbols.iter().flatten());
        around.any(|symbol| symbols.contains(symbol))
    }

    /// The file of the next dump of the operation of a step. Its name starts with the numbers of the last dumps of the operations
    /// around, as they are in MLIR: an operation that only had dumps inside of it so far goes on with number one.
    pub(super) fn next<I: Ir>(&self, pass: &PassSite<'_, I>, argument: &str) -> Option<String> {
        let mut state = self.lock();
        let path = state.under_way.get(&key(pass))?.clone();
        let (own, around) = path.identities.split_last()?;
        let around = around.iter();
        let mut numbers: Vec<u64> = around
            .map(|op| *state.counters.entry(*op).or_default())
            .collect();
        let own = state.counters.entry(*own).and_modify(|last| *last += 1);
        numbers.push(*own.or_default());
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        Some(format!(
            "{}/{}_{argument}.mlir",
            path.folders.join("/"),
            numbers.join("_")
        ))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key<I: Ir>(pass: &PassSite<'_, I>) -> (u64, u64) {
    (pass.run().unique, pass.span())
}

/// The folder of an operation: its name and symbol.
fn folder<I: Ir>(pass: &PassSite<'_, I>, op: &I::Op<'_>, symbol: Option<&str>) -> String {
    let cx = pass.context();
    let name = I::facts(cx, I::name(cx, op)).name.replace('.', "_");
    let symbol = symbol.unwrap_or("no-symbol-name");
    format!("{name}_{symbol}").replace(['/', '\\'], "_")
}
