//! The meaning of operations, and the check that a pass refines it.
//!
//! A table of [`Meanings`] tells what operations compute. [`Program::compile`] makes a compact form of functions of it,
//! which [`check`] runs before and after a pass on the same inputs: every result that was defined stays, poison and
//! undefined behaviour may become anything. The meanings of MLIR's core dialects are [`Meanings::mlir`]; a dialect adds
//! rows of its own, as it adds a [`Behaviour`](pass_ir::dialect::Behaviour).
//!
//! This crate knows no passes, and nothing of the IR but its public interface. It does not prove: it runs, on all inputs
//! where they are few, and on boundary values and samples elsewhere.
//!
//! ```
//! use pass_meaning::{Config, Meanings, Verdict, check_texts};
//!
//! let cx = pass_dialects::context();
//! let function = |flags: &str| format!(r#""func.func"() <{{function_type = (i8) -> i8, sym_name = "f"}}> ({{
//! ^bb0(%x: i8):
//!   %one = "arith.constant"() <{{value = 1 : i8}}> : () -> i8
//!   %0 = "arith.addi"(%x, %one) <{{overflowFlags = #arith.overflow<{flags}>}}> : (i8, i8) -> i8
//!   "func.return"(%0) : (i8) -> ()
//! }}) : () -> ()"#);
//! let (wraps, does_not_wrap) = (function("none"), function("nsw"));
//! let verdict = |before: &str, after: &str| {
//!     let (meanings, config) = (Meanings::mlir(), Config::default());
//!     check_texts(&cx, before, after, &meanings, &config).unwrap().remove(0).1
//! };
//! assert_eq!(verdict(&does_not_wrap, &wraps), Verdict::Refines { gap: None, inputs: 257 });
//! let Verdict::Counterexample(found) = verdict(&wraps, &does_not_wrap) else { panic!() };
//! assert_eq!(found.to_string(), "\
//! @f(127 : i8), with `index` of 64 bits
//! before:
//!   returns -128 : i8
//! after:
//!   returns poison : i8
//! ");
//! ```

mod code;
mod constant;
mod dialects;
mod float;
mod inputs;
mod machine;
mod memory;
mod narrow;
mod number;
mod program;
mod refine;
mod run;
mod source;
mod types;
mod value;
mod verdict;

pub use code::{Code, CompileFn, Flow, Meaning, Meanings, Operands, Stop};
pub use machine::{Exit, Frame};
pub use memory::{MemRef, Memory};
pub use narrow::narrow;
pub use program::Program;
pub use refine::{check, check_function, check_texts};
pub use run::{Event, Outcome, Run};
pub use source::Source;
pub use types::ValueType;
pub use value::Value;
pub use verdict::{Config, Counterexample, Gap, Verdict};
