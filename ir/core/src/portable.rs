//! Operations as bytes that do not depend on the process: equal operations have equal bytes.

mod bytes;
mod decode;
mod encode;

use crate::handle::Loc;

/// An operation as bytes. Locations are apart from the rest.
///
/// ```
/// use pass_ir::{parse, ParseOptions};
///
/// let cx = pass_dialects::context();
/// let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({ "func.return"() : () -> () }) : () -> ()"#;
/// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let (before, form) = (module.print(&cx), module.root(&cx).encode(true).unwrap());
///
/// let other = pass_dialects::context();
/// let mut empty = parse(&other, "", &ParseOptions::default()).unwrap();
/// let unknown = vec![pass_ir::Loc::UNKNOWN; form.locations.len()];
/// let parts = form.parts.iter().map(|part| (&*part.bytes, &*part.nested));
/// empty.root(&other).decode(parts, &unknown).unwrap();
/// assert_eq!(empty.print(&other), before);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// A part for each isolated operation, the outermost one last.
    pub parts: Vec<Part>,
    /// The locations of all operations and arguments, in order.
    pub locations: Vec<Loc>,
}

/// An isolated operation without its locations, and without what nested isolated operations own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Names, attributes and types, and then the operations.
    pub bytes: Vec<u8>,
    /// The positions of the nested parts among all parts, which come before this one.
    pub nested: Vec<usize>,
}

/// The bytes are not those of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError;
