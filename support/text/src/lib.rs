//! Pipeline and option text, to and from trees with spans. Users depend on the crate `passwright`.
//!
//! Text goes in ([`parse_anchored`], [`parse_list`], [`parse_options`]), a tree comes out ([`Pipeline`], [`Element`],
//! [`OptionList`]) whose spans are byte ranges of the user's text; the tree prints as one line (`to_string`) or laid
//! out ([`Pipeline::pretty`]), and what is printed parses back to the same tree. Values are text until a type reads them:
//! a built-in one ([`scalar`]), or one of the caller's, which reports the same [`Error`].
//!
//! Rules about the order of passes are checked here as well ([`order`]), and those about the operations and types that IR may hold
//! ([`legality`]), because both definitions and runs need them.
//!
//! [`scalar::ScalarType`] and [`scalar::Scalar`] are `non_exhaustive`, because value types are added from time to time. The
//! other enums are closed: code that walks a tree, checks an order or prints a value has to handle a new case.
//!
//! The crate knows no passes, options or operations by name. It reads no files and prints nothing.
//!
//! ```
//! use pass_text::{Element, parse_anchored};
//!
//! let pipeline = parse_anchored("builtin.module( func.func(unroll{factor=4  names={a,b}}),cse )")?;
//! assert_eq!(pipeline.to_string(), "builtin.module(func.func(unroll{factor=4 names={a,b}}),cse)");
//!
//! let Some(Element::Nested(functions)) = pipeline.elements.first() else { unreachable!() };
//! assert_eq!(functions.anchor.to_string(), "func.func");
//! # Ok::<(), pass_text::Errors>(())
//! ```

mod error;
pub mod legality;
mod list;
mod name;
pub mod names;
mod options;
pub mod order;
mod parse;
mod print;
mod quote;
pub mod scalar;
mod scan;
mod tree;
mod value;
pub mod values;

pub use error::{Error, Errors};
pub use options::parse_options;
pub use parse::{MAX_DEPTH, parse_anchored, parse_list};
pub use pass_diagnostics::{self as diagnostic, Span, render};
pub use tree::{Anchor, Element, Name, OptionEntry, OptionList, PassElement, Pipeline};
pub use value::Value;
