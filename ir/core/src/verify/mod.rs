//! The verifier of the invariants of all operations, and of those that dialects declare.
//!
//! The invariants, their order and the messages are those of MLIR: first those of the operation itself, then the
//! nested operations, then the invariants that rely on these, and finally dominance. An error ends the verification
//! of the isolated operation that contains it; its siblings are still verified. An explicit worklist replaces
//! recursion, because regions nest arbitrarily deep.

mod agreements;
mod attr_test;
mod attributes;
mod block;
mod counts;
mod dialect_attributes;
mod dominance;
mod function;
mod groups;
mod invariants;
mod kind;
mod read;
mod region;
mod rules;
mod run;
pub mod shape;
mod subject;
mod symbols;
mod type_test;
mod types;
mod violation;

pub use rules::{Invariants, SymbolUseFn, SymbolUsesFn, VerifyFn};
pub use subject::Scope;
pub use subject::Subject;
pub use violation::{Check, Violation};
pub use violation::{ensure, ensure_with, refuse};

pub(crate) use attr_test::is as is_attr_class;
pub(crate) use attributes::{can_hold, conversion_error, flag_bits, inherent_error};
pub use function::{check_call, function_type};
pub(crate) use type_test::is as is_type_class;

use crate::context::Context;
use crate::diag::Diagnostic;
use crate::module::Module;
use crate::op_access::{Op, OpView};
use run::Verifier;

impl Module {
    /// Verifies the module. Returns the errors.
    #[must_use]
    pub fn verify(&self, cx: &Context) -> Vec<Diagnostic> {
        let root = OpView::of(&self.holder, self.root);
        check(cx, root, true)
    }
}

impl Op<'_> {
    /// Verifies the operation, and with `recursive` its nested operations. Returns the errors.
    ///
    /// ```
    /// use pass_ir::{parse, ParseOptions};
    ///
    /// let cx = pass_dialects::context();
    /// let mut module = parse(&cx, r#""func.return"() : () -> ()"#, &ParseOptions::default()).unwrap();
    /// let errors = module.root(&cx).verify(true);
    /// assert_eq!(errors[0].message, "'func.return' op expects parent op 'func.func'");
    /// ```
    #[must_use]
    pub fn verify(&self, recursive: bool) -> Vec<Diagnostic> {
        check(self.context(), self.view(), recursive)
    }
}

/// Verifies an operation without access to its parent.
fn check(cx: &Context, op: OpView<'_>, recursive: bool) -> Vec<Diagnostic> {
    if let Some(error) = cx.overflow() {
        return vec![error];
    }
    let subject = Subject::alone(cx, op);
    if subject.is_unchanged() {
        return Vec::new();
    }
    Verifier::new(recursive).run(subject)
}
