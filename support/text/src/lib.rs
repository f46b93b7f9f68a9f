//! Pipeline and option text, to and from trees with spans.
//!
//! Text goes in ([`parse_anchored`], [`parse_list`], [`parse_options`]), a tree comes out ([`Pipeline`], [`Element`],
//! [`OptionList`]) whose spans point at the text that the user wrote; the tree prints as one line (`to_string`) or laid
//! out ([`Pipeline::pretty`]), and what is printed parses back to the same tree. Values are text until a type reads them:
//! a built-in one ([`scalar`]), or one of the caller's, who reports mistakes with the same [`Error`].
//!
//! Beside text, rules about the order of passes are judged here ([`order`]), since both who declares a pipeline and
//! who runs one wants to know.
//!
//! Types of values are added from time to time, so [`scalar::ScalarType`] and [`scalar::Scalar`] are `non_exhaustive`. The
//! other enums are not: whoever walks a tree, judges an order or writes a value in another language has to decide what a
//! new case means.
//!
//! This crate does not know which passes, options or operations exist. It reads no files and prints nothing.
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
