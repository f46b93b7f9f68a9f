//! The files of dumps in a tree of folders: a folder for each operation, and counters in front of the names.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_runtime::instrumentation::{ByExecution, PassSite, RunId};
use pass_runtime::ir::Ir;

/// Numbers the dumps of each operation.
#[derive(Default)]
pub(super) struct Tree(Mutex<State>);

#[derive(Default)]
struct State {
    /// The operations of running steps.
    running: ByExecution<Arc<Path>>,
    /// By run and path, the number of the last dump of each operation; zero for an ancestor of a dumped operation.
    counters: BTreeMap<u64, BTreeMap<Vec<String>, u64>>,
}

#[derive(Clone, Default)]
struct Path {
    symbols: Vec<Option<String>>,
    folders: Vec<String>,
}

impl Tree {
    /// Records the operation of a step that begins.
    pub(super) fn begin<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        let pipeline = pass.pipeline();
        let mut state = self.lock();
        let caller = pipeline.caller();
        let outer = caller.and_then(|caller| state.running.get(&caller.execution()).cloned());
        let outer = outer.unwrap_or_default();
        let path = if pipeline.has_operation_of_caller() {
            outer
        } else {
            let symbol = I::symbol(pass.context(), op);
            let position = pipeline.position();
            let mut path = Path::clone(&outer);
            path.folders
                .push(folder::<I>(pass, op, symbol.as_deref(), position));
            path.symbols.push(symbol);
            Arc::new(path)
        };
        state.running.insert(pass.execution(), path);
    }

    pub(super) fn end<I: Ir>(&self, pass: &PassSite<'_, I>) {
        self.lock().running.remove(&pass.execution());
    }

    /// Forgets the dumps of a run that ends.
    pub(super) fn end_run(&self, run: RunId) {
        self.lock().counters.remove(&run.unique);
    }

    /// Returns whether the operation of a step, or an ancestor, has one of the symbols.
    pub(super) fn has_symbol<I: Ir>(&self, pass: &PassSite<'_, I>, symbols: &[String]) -> bool {
        let state = self.lock();
        let path = state.running.get(&pass.execution());
        let mut symbols_of_path = path.iter().flat_map(|path| path.symbols.iter().flatten());
        symbols_of_path.any(|symbol| symbols.contains(symbol))
    }

    /// Returns the file of the next dump of the operation of a step. Its name starts with the numbers of the last dumps of the operations
    /// around, as they are in MLIR: an operation that only had dumps inside of it so far goes on with number one.
    pub(super) fn next<I: Ir>(&self, pass: &PassSite<'_, I>, argument: &str) -> Option<String> {
        let mut state = self.lock();
        let path = state.running.get(&pass.execution())?.clone();
        let counters = state.counters.entry(pass.run().unique).or_default();
        let mut numbers: Vec<u64> = (1..path.folders.len())
            .map(|depth| {
                let outer = path.folders[..depth].to_vec();
                *counters.entry(outer).or_default()
            })
            .collect();
        let counter = counters.entry(path.folders.clone());
        numbers.push(*counter.and_modify(|last| *last += 1).or_default());
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

/// The longest folder name, within the limit of common file systems.
const MAX_FOLDER_BYTES: usize = 200;

/// Returns the folder of an operation: its name and symbol. Without a symbol, the position among its siblings tells it from
/// these; the first one has the folder that MLIR uses for all.
fn folder<I: Ir>(
    pass: &PassSite<'_, I>,
    op: &I::Op<'_>,
    symbol: Option<&str>,
    position: Option<usize>,
) -> String {
    let cx = pass.context();
    let name = I::facts(cx, I::name(cx, op)).name.replace('.', "_");
    folder_name(&match (symbol, position) {
        (Some(symbol), _) => format!("{name}_{symbol}"),
        (None, None | Some(0)) => format!("{name}_no-symbol-name"),
        (None, Some(position)) => format!("{name}_no-symbol-name_{position}"),
    })
}

/// Replaces separators and shortens long names. A name that this changes gets a hash, so that no two share a folder.
fn folder_name(name: &str) -> String {
    let replaced = name.replace(['/', '\\'], "_");
    let max_end = replaced.len().min(MAX_FOLDER_BYTES);
    let is_boundary = |end: &usize| replaced.is_char_boundary(*end);
    let end = (0..=max_end).rfind(is_boundary).unwrap_or(0);
    if replaced == name && end == name.len() {
        return replaced;
    }
    // FNV-1a, which is the same on every machine.
    let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{}-{hash:016x}", &replaced[..end])
}
