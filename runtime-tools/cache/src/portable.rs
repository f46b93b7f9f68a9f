//! Operations in a form that other processes read.

use std::hash::Hash;

use pass_runtime::ir::PrintOptions;
use pass_runtime::{Failure, Ir, Location};

/// An operation and all that is nested in it, in a form that depends neither on the process nor on the machine: equal operations
/// have equal forms. Locations are apart from the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portable<P> {
    /// A part for each isolated operation, the outermost one last.
    pub parts: Vec<PortablePart>,
    /// The locations of all operations and arguments in order, where a number stands for each of the places.
    pub locations: Vec<u8>,
    /// The places, such as positions in files, in the order of their first use.
    pub places: Vec<P>,
}

/// An isolated operation without its locations, and without what nested isolated operations own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PortablePart {
    /// The form of the operation.
    pub bytes: Vec<u8>,
    /// The positions of the nested parts among all parts, which come before this one.
    pub nested: Vec<usize>,
}

/// An IR whose texts and operations a cache knows: what becomes of a text is kept for every IR, results of single passes for one whose
/// operations other processes can restore.
///
/// ```
/// # mod tree { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/toy/src/tree.rs")); }
/// # use tree::*;
/// use pass_cache::{Portable, PortableIr};
/// use pass_runtime::Failure;
///
/// // The printed form is the default; reading it is left.
/// impl PortableIr for Tree {
///     type Place = ();
///     const KEEPS_OPERATIONS: bool = true;
///
///     fn decode(_: &(), op: &mut Node, form: &Portable<()>) -> Result<(), Failure> {
///         let text = form.parts.first().and_then(|part| std::str::from_utf8(&part.bytes).ok());
///         *op = text.and_then(read).ok_or_else(Failure::new)?;
///         Ok(())
///     }
/// }
/// # fn read(text: &str) -> Option<Node> { text.contains("\"root\"").then(|| node("root", [])) }
///
/// let mut tree = node("root", []);
/// let form = Tree::encode(&(), &&mut tree, true).unwrap();
/// let mut other = node("root", [node("leaf", [])]);
/// Tree::decode(&(), &mut other, &form)?;
/// assert_eq!(other, tree);
/// # Ok::<(), Failure>(())
/// ```
pub trait PortableIr: Ir {
    /// A location that passes copy and compare but do not look into, unless they are declared to read locations; `()` if the form
    /// of an operation contains its locations.
    type Place: Copy + Eq + Hash + Send + Sync + 'static;

    /// True if what becomes of a text does not depend on the texts that the context has read before.
    const TEXTS_ARE_INDEPENDENT: bool = true;

    /// True if results of single passes are kept. Their keys are made of the forms of operations, so these have to take less time than most
    /// passes, which may read nothing but their operation and views of those around.
    const KEEPS_OPERATIONS: bool = false;

    /// Returns the form of an operation; without `symbol`, as if it had no name. By default, the text with locations.
    ///
    /// # Errors
    ///
    /// Says why other processes cannot restore it, or that it has to keep its name.
    fn encode(
        cx: &Self::Context,
        op: &Self::Op<'_>,
        symbol: bool,
    ) -> Result<Portable<Self::Place>, &'static str> {
        if !symbol {
            return Err("its form contains its name");
        }
        let options = PrintOptions::default().generic(true).locations(true);
        let bytes = Self::print(cx, op, options).into_bytes();
        let nested = Vec::new();
        Ok(Portable {
            parts: vec![PortablePart { bytes, nested }],
            locations: Vec::new(),
            places: Vec::new(),
        })
    }

    /// Makes an operation equal to that of the form, which was encoded from another state of it. If the form has no name, the
    /// operation keeps its own.
    ///
    /// # Errors
    ///
    /// If the form is malformed. The operation is as it was.
    fn decode(
        _cx: &Self::Context,
        _op: Self::Op<'_>,
        _form: &Portable<Self::Place>,
    ) -> Result<(), Failure> {
        Err(Failure::new())
    }

    /// Returns a place as text, which [`place`](Self::place) reads.
    fn place_text(_cx: &Self::Context, _place: Self::Place) -> String {
        String::new()
    }

    /// Reads the text of a place.
    fn place(_cx: &Self::Context, _text: &str) -> Option<Self::Place> {
        None
    }

    /// Returns the location of an operation at this place in diagnostics.
    fn place_location(_cx: &Self::Context, _place: Self::Place) -> Location {
        Location::Unknown
    }

    /// Returns a text that is equal for equal views. `None` if there is no such text, so that nothing is kept of passes that read
    /// views.
    fn view_text(_cx: &Self::Context, _view: &Self::View) -> Option<String> {
        None
    }

    /// Returns a number that changes when code in this process does something that shows in neither operations nor diagnostics,
    /// such as foreign code that writes to a stream. Nothing is kept of what runs meanwhile.
    fn side_effects() -> u64 {
        0
    }

    /// Returns a text that tells apart contexts in which passes may behave differently: their dialects, by default.
    fn context_text(cx: &Self::Context) -> String {
        let mut names = Self::known_dialects(cx);
        names.extend(Self::known_ops(cx));
        names.extend(Self::known_interfaces(cx));
        names.sort();
        names.join("\n")
    }
}
