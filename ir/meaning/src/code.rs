//! Rows: what an operation means, as a function that compiles it.

use std::collections::BTreeMap;
use std::fmt;

use pass_ir::Attr;

use crate::dialects;
use crate::machine::Frame;
use crate::source::Source;
use crate::value::Value;

/// The reason why a run ends early.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stop {
    /// Immediate undefined behaviour, with what causes it: `divides by zero`.
    Undefined(&'static str),
    /// The program ends, as it does when an assertion fails.
    Abort,
    /// The run takes more steps than its limit, or calls nest too deeply.
    StepLimit,
    /// The run comes to an operation without meaning.
    Unsupported(String),
}

/// The place where control goes after an operation.
#[derive(Clone, Debug)]
pub enum Flow {
    /// To the next operation, with the results.
    Next(Vec<Value>),
    /// To a successor, with the arguments of the block.
    Branch {
        /// The number of the successor.
        successor: usize,
        /// The arguments.
        values: Vec<Value>,
    },
    /// Out of the region or function, with the operands of the terminator.
    Leave(Vec<Value>),
}

/// The operands of an operation without side effects.
#[derive(Clone, Copy, Debug)]
pub struct Operands<'a> {
    pub(crate) registers: &'a [Value],
    pub(crate) slots: &'a [u32],
}

impl<'a> Operands<'a> {
    /// Returns an operand.
    #[must_use]
    pub fn get(&self, index: usize) -> &'a Value {
        &self.registers[self.slots[index] as usize]
    }

    /// Returns the number of operands.
    #[must_use]
    pub fn count(&self) -> usize {
        self.slots.len()
    }

    /// Returns all operands.
    pub fn iter(&self) -> impl Iterator<Item = &'a Value> + use<'a> {
        let registers = self.registers;
        self.slots
            .iter()
            .map(move |&slot| &registers[slot as usize])
    }
}

type Pure = dyn Fn(Operands<'_>) -> Result<Value, Stop> + Send + Sync;
type Step = dyn Fn(&mut Frame<'_, '_>) -> Result<Flow, Stop> + Send + Sync;

/// The compiled form of an operation.
pub struct Code(pub(crate) Form);

pub(crate) enum Form {
    Pure(Box<Pure>),
    Step(Box<Step>),
    Unsupported,
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code")
    }
}

impl Code {
    /// Returns the code of an operation with a single result, which depends on its operands alone.
    pub fn pure(
        compute: impl Fn(Operands<'_>) -> Result<Value, Stop> + Send + Sync + 'static,
    ) -> Self {
        Self(Form::Pure(Box::new(compute)))
    }

    /// Returns the code of an operation that has regions or successors, reads or writes memory, or calls.
    pub fn step(
        run: impl Fn(&mut Frame<'_, '_>) -> Result<Flow, Stop> + Send + Sync + 'static,
    ) -> Self {
        Self(Form::Step(Box::new(run)))
    }

    /// Returns the code of an operation that code outside of the program observes, as it observes calls of external
    /// functions: its attributes and operands stay, and its results are those of the environment. Returns `None` if it has
    /// regions or successors.
    ///
    /// ```
    /// use pass_meaning::{Code, Config, Meaning, Meanings, Verdict, check_texts};
    ///
    /// const ROWS: &[Meaning] = &[Meaning::new("toy.print", Code::external)];
    ///
    /// let mut cx = pass_dialects::context();
    /// cx.allow_unregistered(true);
    /// let function = |ops: &str| format!(r#""func.func"() <{{function_type = (i8, i8) -> (), sym_name = "f"}}> ({{
    /// ^bb0(%x: i8, %y: i8):
    ///   {ops}
    ///   "func.return"() : () -> ()
    /// }}) : () -> ()"#);
    /// let prints = [r#""toy.print"(%x) : (i8) -> ()"#, r#""toy.print"(%y) : (i8) -> ()"#];
    /// let (before, after) = (function(&prints.join("\n")), function(&[prints[1], prints[0]].join("\n")));
    /// let meanings = Meanings::mlir().with(ROWS);
    /// let verdicts = check_texts(&cx, &before, &after, &meanings, &Config::default()).unwrap();
    /// assert!(matches!(verdicts[0].1, Verdict::Counterexample(_)));
    /// ```
    #[must_use]
    pub fn external(op: &Source<'_>) -> Option<Self> {
        let (cx, body) = (op.context(), op.body());
        if !body.regions_of(op.id()).1.is_empty() || !body.successors(op.id()).is_empty() {
            return None;
        }
        let mut name = op.name_str().to_owned();
        let header = op.header();
        for attrs in [header.props, header.attrs] {
            if attrs != Attr::EMPTY_DICT {
                name += " ";
                name += &cx.attr_text(attrs);
            }
        }
        let results = op.result_types();
        Some(Self::step(move |frame| {
            let operands = frame.operands_from(0);
            Ok(Flow::Next(frame.external(&name, &operands, &results)?))
        }))
    }

    /// Returns the code of a constant.
    pub fn constant(value: Value) -> Self {
        Self::pure(move |_| Ok(value.clone()))
    }
}

/// Compiles an operation. Returns `None` if it has no meaning with its types and attributes.
pub type CompileFn = fn(&Source<'_>) -> Option<Code>;

/// The meaning of the operations of one name: a row of a table.
///
/// ```
/// use pass_meaning::{Code, Config, Meaning, Meanings, Value, Verdict, check_texts};
///
/// /// Twice the operand, in 32 bits.
/// const ROWS: &[Meaning] = &[Meaning::new("toy.twice", |op| {
///     let width = op.int_width()?;
///     (width == 32).then(|| Code::pure(|operands| {
///         Ok(operands.get(0).bits().map_or(Value::Poison, |bits| Value::Bits(bits * 2 % (1 << 32))))
///     }))
/// })];
///
/// let mut cx = pass_dialects::context();
/// cx.allow_unregistered(true);
/// let function = |op: &str| format!(r#""func.func"() <{{function_type = (i32) -> i32, sym_name = "f"}}> ({{
/// ^bb0(%x: i32):
///   %0 = {op} : (i32, i32) -> i32
///   "func.return"(%0) : (i32) -> ()
/// }}) : () -> ()"#);
/// let sum = function(r#""arith.addi"(%x, %x)"#);
/// let twice = sum.replace(r#""arith.addi"(%x, %x) : (i32, i32)"#, r#""toy.twice"(%x) : (i32)"#);
/// let meanings = Meanings::mlir().with(ROWS);
/// let verdicts = check_texts(&cx, &sum, &twice, &meanings, &Config::default()).unwrap();
/// assert!(matches!(verdicts[0].1, Verdict::Refines { .. }));
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Meaning {
    /// The full name of the operations.
    pub name: &'static str,
    /// The function that compiles them.
    pub compile: CompileFn,
}

impl Meaning {
    /// Returns a row.
    pub const fn new(name: &'static str, compile: CompileFn) -> Self {
        Self { name, compile }
    }
}

/// The meanings of operations, by their names.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Meanings {
    rows: BTreeMap<&'static str, CompileFn>,
    fallback: Option<CompileFn>,
}

impl Meanings {
    /// Returns no meanings.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Returns the meanings of `arith`, `cf`, `func`, `index`, `math`, `memref`, `scf` and `ub`, except for operations
    /// without a meaning here.
    pub fn mlir() -> Self {
        dialects::TABLES
            .iter()
            .fold(Self::empty(), |meanings, rows| meanings.with(rows))
    }

    /// Adds rows. A later row of a name replaces an earlier one.
    pub fn with(mut self, rows: &[Meaning]) -> Self {
        self.rows
            .extend(rows.iter().map(|row| (row.name, row.compile)));
        self
    }

    /// Sets the meaning of operations without a row. Without one, functions that come to such an operation are not checked.
    ///
    /// ```
    /// use pass_meaning::{Code, Meanings};
    ///
    /// /// Passes know nothing of operations that are not registered: they stay as they are.
    /// let meanings = Meanings::mlir().with_fallback(|op| {
    ///     let is_unknown = !op.context().is_registered(op.name());
    ///     is_unknown.then(|| Code::external(op))?
    /// });
    /// assert!(!meanings.has("toy.print"));
    /// ```
    pub fn with_fallback(mut self, compile: CompileFn) -> Self {
        self.fallback = Some(compile);
        self
    }

    /// Returns whether operations of a name have a row.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.rows.contains_key(name)
    }

    /// Returns the names of the operations, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.rows.keys().copied()
    }

    pub(crate) fn compile(&self, op: &Source<'_>) -> Option<Code> {
        let row = self.rows.get(op.name_str()).copied();
        row.or(self.fallback)?(op)
    }
}
