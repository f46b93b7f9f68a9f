//! Rows: what an operation means, as a function that compiles it.

use std::collections::BTreeMap;
use std::fmt;

use crate::dialects;
use crate::machine::Frame;
use crate::source::Source;
use crate::value::Value;

/// Why a run ends early.
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

/// Where control goes after an operation.
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
pub struct Meanings(BTreeMap<&'static str, CompileFn>);

impl Meanings {
    /// Returns no meanings.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Returns the meanings of `arith`, `cf`, `func`, `index`, `math`, `memref`, `scf` and `ub`, as far as they have one
    /// here.
    pub fn mlir() -> Self {
        dialects::TABLES
            .iter()
            .fold(Self::empty(), |meanings, rows| meanings.with(rows))
    }

    /// Adds rows. A later row of a name replaces an earlier one.
    pub fn with(mut self, rows: &[Meaning]) -> Self {
        self.0
            .extend(rows.iter().map(|row| (row.name, row.compile)));
        self
    }

    /// Returns whether operations of a name have a meaning.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Returns the names of the operations, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.0.keys().copied()
    }

    pub(crate) fn compile(&self, op: &Source<'_>) -> Option<Code> {
        self.0.get(op.name_str())?(op)
    }
}
