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
        let outer = caller.and_then(|caller| state.under_way.get(&key(&caller)).cloned());
        let outer = outer.unwrap_or_default();
        let path = if outer.identities.last() == Some(&identity) {
            outer
        } else {
            let mut path = Path::clone(&outer);
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
        let mut symbols_of_path = path.iter().flat_map(|path| path.symbols.iter().flatten());
        symbols_of_path.any(|symbol| symbols.contains(symbol))
    }

    /// The file of the next dump of the operation of a step. Its name starts with the numbers of the last dumps of the operations
    /// around, as they are in MLIR: an operation that only had dumps inside of it so far goes on with number one.
    pub(super) fn next<I: Ir>(&self, pass: &PassSite<'_, I>, argument: &str) -> Option<String> {
        let mut state = self.lock();
        let path = state.under_way.get(&key(pass))?.clone();
        let (innermost, outer) = path.identities.split_last()?;
        let mut numbers: Vec<u64> = outer
            .iter()
            .map(|op| *state.counters.entry(*op).or_default())
            .collect();
        let number = state
            .counters
            .entry(*innermost)
            .and_modify(|last| *last += 1);
        numbers.push(*number.or_default());
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

/// The longest folder name, within the limit of common file systems.
const MAX_FOLDER_BYTES: usize = 200;

/// Returns the folder of an operation: its name and symbol.
fn folder<I: Ir>(pass: &PassSite<'_, I>, op: &I::Op<'_>, symbol: Option<&str>) -> String {
    let cx = pass.context();
    let name = I::facts(cx, I::name(cx, op)).name.replace('.', "_");
    folder_name(&format!("{name}_{}", symbol.unwrap_or("no-symbol-name")))
}

/// Replaces separators and shortens long names. A name that this changes gets a hash, so that no two share a folder.
fn folder_name(name: &str) -> String {
    let replaced = name.replace(['/', '\\'], "_");
    let end = replaced.floor_char_boundary(MAX_FOLDER_BYTES);
    if replaced == name && end == name.len() {
        return replaced;
    }
    // FNV-1a, which is the same on every machine.
    let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{}-{hash:016x}", &replaced[..end])
}

#[cfg(test)]
mod tests {
    use super::{MAX_FOLDER_BYTES, folder_name};

    #[test]
    fn different_operations_have_different_folders() {
        assert_eq!(folder_name("func_func_a_b"), "func_func_a_b");
        let slash = folder_name("func_func_a/b");
        assert!(slash.starts_with("func_func_a_b-"), "{slash}");
        assert_ne!(slash, folder_name("func_func_a\\b"));
        let long = |last: &str| folder_name(&("é".repeat(500) + last));
        assert!(long("a").len() < MAX_FOLDER_BYTES + 20);
        assert_ne!(long("a"), long("b"));
    }
}
