//! Conversion between dialects: legality, types and rewrites in Rust, applied by MLIR's driver.

mod driver;
mod rewriter;

pub use rewriter::ConversionRewriter;

use std::fmt;

use pass_runtime::Failure;

use crate::operation::{OpParts, TypedOp};
use crate::reader::Reader;
use crate::ty::Type;
use crate::view::OpView;

type IsLegal<'p> = dyn for<'r> Fn(OpView<'r>) -> bool + 'p;
type ConvertType<'p> = dyn for<'r> Fn(&'r Reader<'r>, Type<'r>) -> Option<Type<'r>> + 'p;
type Rewrite<'p> = dyn for<'r> Fn(&'r ConversionRewriter<'r>) -> Result<(), Failure> + 'p;

/// A conversion between dialects: which operations are legal, how types are converted, and the patterns that make operations legal.
///
/// ```
/// use pass_melior::{Conversion, Mlir, MlirContext, OpState};
/// use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
///
/// let conversion = Conversion::new()
///     .legal("arith")
///     .illegal("math.absi")
///     .pattern("math.absi", |rewriter| {
///         let [value] = rewriter.operands()[..] else { return Ok(()) };
///         let zero = rewriter.integer(value.r#type(), 0);
///         let Some(zero) = zero else { return Ok(()) };
///         let zero = rewriter.create(OpState::new("arith.constant").attribute("value", zero))?;
///         let minus = OpState::new("arith.subi").operands([zero.results()[0], value]);
///         let minus = rewriter.create(minus)?.results()[0];
///         Ok(rewriter.replace_with(OpState::new("arith.maxsi").operands([value, minus]))?)
///     });
/// let cx = MlirContext::new();
/// let text = "func.func @f(%x: i32) -> i32 { %0 = math.absi %x : i32 return %0 : i32 }";
/// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |diagnostic| panic!("{diagnostic}")).unwrap();
/// assert!(root.op().convert_partially(&conversion)?);
/// let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
/// assert!(printed.contains("arith.maxsi %arg0") && !printed.contains("math"));
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct Conversion<'p> {
    rules: Vec<(String, Rule<'p>)>,
    patterns: Vec<(String, Box<Rewrite<'p>>)>,
    type_converter: Option<Box<ConvertType<'p>>>,
    cast_op: String,
    converts_function_signatures: bool,
}

enum Rule<'p> {
    Legal,
    Illegal,
    If(Box<IsLegal<'p>>),
}

impl<'p> Conversion<'p> {
    /// Creates a conversion without legality rules, types and patterns.
    pub fn new() -> Self {
        Self {
            rules: Vec::new(),
            patterns: Vec::new(),
            type_converter: None,
            cast_op: "builtin.unrealized_conversion_cast".to_owned(),
            converts_function_signatures: false,
        }
    }

    /// Makes operations with this name legal, such as `arith.addi`, or those of this dialect without a rule for their name.
    #[must_use]
    pub fn legal(self, name: impl Into<String>) -> Self {
        self.rule(name, Rule::Legal)
    }

    /// Makes operations with this name illegal, or those of this dialect without a rule for their name.
    #[must_use]
    pub fn illegal(self, name: impl Into<String>) -> Self {
        self.rule(name, Rule::Illegal)
    }

    /// Makes operations with this name, or of this dialect, legal if `is_legal` returns true.
    #[must_use]
    pub fn legal_if(
        self,
        name: impl Into<String>,
        is_legal: impl for<'r> Fn(OpView<'r>) -> bool + 'p,
    ) -> Self {
        self.rule(name, Rule::If(Box::new(is_legal)))
    }

    fn rule(mut self, name: impl Into<String>, rule: Rule<'p>) -> Self {
        self.rules.push((name.into(), rule));
        self
    }

    /// Sets the type converter. A type that it returns unchanged is legal; it returns `None` for a type that cannot be converted.
    #[must_use]
    pub fn type_converter(
        mut self,
        convert: impl for<'r> Fn(&'r Reader<'r>, Type<'r>) -> Option<Type<'r>> + 'p,
    ) -> Self {
        self.type_converter = Some(Box::new(convert));
        self
    }

    /// Sets the operation that casts between converted and unconverted values (materialization);
    /// `builtin.unrealized_conversion_cast` by default.
    #[must_use]
    pub fn cast_op(mut self, name: impl Into<String>) -> Self {
        self.cast_op = name.into();
        self
    }

    /// Converts the signatures of `func.func`, and `func.call` and `func.return`, with the type converter. Without a rule for them they
    /// are legal if their types are.
    #[must_use]
    pub fn convert_function_signatures(mut self) -> Self {
        self.converts_function_signatures = true;
        self
    }

    /// Adds a pattern for operations with this name. It matches if it replaces, erases or changes the operation; otherwise the driver
    /// rolls its changes back.
    #[must_use]
    pub fn pattern(
        mut self,
        op: impl Into<String>,
        convert: impl for<'r> Fn(&'r ConversionRewriter<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        self.patterns.push((op.into(), Box::new(convert)));
        self
    }

    /// Adds a pattern for operations of a type. The operation that `convert` gets has the remapped operands.
    #[must_use]
    pub fn pattern_on<T: TypedOp>(
        self,
        convert: impl for<'r> Fn(&'r ConversionRewriter<'r>, T::In<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        self.pattern(T::DEFINITION.name, move |rewriter| {
            let parts = OpParts::new(rewriter.op(), T::DEFINITION);
            let parts = parts.map(|parts| parts.with_operands(rewriter.operands));
            parts.map_or(Ok(()), |parts| convert(rewriter, T::from_parts(parts)))
        })
    }

    /// Returns the last rule for the name of an operation, or the last one for its dialect.
    fn rule_for(&self, op: &str) -> Option<&Rule<'p>> {
        let dialect = op.split('.').next().unwrap_or(op);
        let last = |key: &str| self.rules.iter().rev().find(|(name, _)| name == key);
        last(op).or_else(|| last(dialect)).map(|(_, rule)| rule)
    }
}

impl Default for Conversion<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Conversion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.patterns.iter().map(|(name, _)| name).collect();
        f.debug_struct("Conversion")
            .field("patterns", &names)
            .finish_non_exhaustive()
    }
}
