//! The operation that a row compiles.

use std::cell::{Cell, RefCell};
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

use pass_ir::data::{AttrData, Element, TypeData};
use pass_ir::{Attr, OpRef, Type, ValueId};

use crate::code::{Code, Operands, Stop};
use crate::constant::{Constant, MAX_CONSTANTS};
use crate::number::{self, Number};
use crate::types::{Scalar, ValueType, element_count};
use crate::value::Value;

/// The facts that the compilation of a function finds out beside its code.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    /// The symbols of the tables around the function, each with a separator.
    table: Rc<str>,
    pub(crate) index_width: u32,
    pub(crate) has_index: Cell<bool>,
    /// The reason why results may differ from those that the evaluator computes.
    pub(crate) open: RefCell<Option<String>>,
    /// The numbers that occur in the function.
    pub(crate) constants: RefCell<Vec<Constant>>,
}

/// The operation that a row compiles: [`OpRef`], and the types at run time.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    op: OpRef<'a>,
    notes: &'a Notes,
}

impl<'a> Deref for Source<'a> {
    type Target = OpRef<'a>;

    fn deref(&self) -> &OpRef<'a> {
        &self.op
    }
}

impl<'a> Source<'a> {
    pub(crate) fn new(op: OpRef<'a>, notes: &'a Notes) -> Self {
        Self { op, notes }
    }

    /// Returns the width of `index` in bits.
    #[must_use]
    pub fn index_width(&self) -> u32 {
        self.notes.has_index.set(true);
        self.notes.index_width
    }

    /// Returns the run-time type of a value.
    #[must_use]
    pub fn value_type(&self, value: ValueId) -> ValueType {
        self.notes.value_type(self.context(), self.type_of(value))
    }

    /// Returns the run-time types of the results.
    #[must_use]
    pub fn result_types(&self) -> Vec<ValueType> {
        self.results().map(|value| self.value_type(value)).collect()
    }

    /// Returns the width of an integer, of `index`, or of the elements of a vector or tensor of them.
    #[must_use]
    pub fn width_of(&self, value: ValueId) -> Option<u32> {
        match self.scalar_of(value)? {
            Scalar::Int(width) => Some(width),
            Scalar::Float(_) => None,
        }
    }

    /// Returns the width of the integers that are the first operand or, without operands, the first result.
    #[must_use]
    pub fn int_width(&self) -> Option<u32> {
        self.width_of(self.operand(0).or_else(|| self.result(0))?)
    }

    pub(crate) fn scalar_of(&self, value: ValueId) -> Option<Scalar> {
        self.scalar(self.context().element_or_self(self.type_of(value)))
    }

    pub(crate) fn scalar(&self, ty: Type) -> Option<Scalar> {
        if *self.context().ty(ty) == TypeData::Index {
            self.notes.has_index.set(true);
        }
        Scalar::of(self.context(), ty, self.notes.index_width)
    }

    /// Notes that an attribute permits other results than those that are computed.
    pub(crate) fn note_open(&self, reason: String) {
        self.notes.open.borrow_mut().get_or_insert(reason);
    }

    /// Returns the value of an attribute with a number or dense elements.
    #[must_use]
    pub fn constant(&self, attr: Attr) -> Option<Value> {
        let cx = self.context();
        match &*cx.attr(attr) {
            AttrData::Integer { value, ty } => {
                Some(self.number(&Element::Int(value.clone()), *ty)?)
            }
            AttrData::Float { bits, ty } => self.number(&Element::Float((*bits).into()), *ty),
            AttrData::Dense { shaped, .. } => {
                let (elements, data) = (cx.elements(attr)?, cx.ty(*shaped));
                let (element, _) = (data.element()?, element_count(data)?);
                elements
                    .iter()
                    .map(|number| self.number(&number, element))
                    .collect::<Option<Vec<_>>>()
                    .map(|values| Value::Elements(values.into()))
            }
            _ => None,
        }
    }

    fn number(&self, element: &Element, ty: Type) -> Option<Value> {
        let value = match (element, self.scalar(ty)?) {
            (Element::Int(int), Scalar::Int(width)) => number::of_attribute(int, width),
            (Element::Float(bits), Scalar::Float(kind)) => Value::Float(kind, *bits),
            _ => return None,
        };
        self.note_constant(self.scalar(ty)?, value.clone());
        Some(value)
    }

    fn note_constant(&self, scalar: Scalar, value: Value) {
        let constant = Constant { scalar, value };
        constant.add_to(&mut self.notes.constants.borrow_mut(), MAX_CONSTANTS);
    }

    /// Notes numbers of type `index` that operands may be compared with.
    pub(crate) fn note_indices(&self, numbers: &[i64]) {
        let width = self.index_width();
        for number in numbers {
            self.note_constant(Scalar::Int(width), i128::from(*number).to_value(width));
        }
    }

    /// Returns the run-time type of the elements of a value.
    #[must_use]
    pub fn element_type(&self, value: ValueId) -> ValueType {
        let ty = self.context().element_or_self(self.type_of(value));
        self.notes.value_type(self.context(), ty)
    }

    /// Returns the code of an operation that computes each element of its result from the elements of its operands, and
    /// scalars as they are. Returns `None` if a vector or tensor has no static shape.
    #[must_use]
    pub fn elementwise(
        &self,
        compute: impl Fn(Operands<'_>) -> Result<Value, Stop> + Send + Sync + 'static,
    ) -> Option<Code> {
        let data = self.context().ty(self.type_of(self.result(0)?));
        if data.element().is_none() {
            return Some(Code::pure(compute));
        }
        let count = element_count(data)?;
        Some(Code::pure(move |operands| {
            let slots: Vec<u32> = (0..operands.count() as u32).collect();
            let element = |index: usize| {
                let registers: Vec<Value> = operands
                    .iter()
                    .map(|value| value.element(index).clone())
                    .collect();
                compute(Operands {
                    registers: &registers,
                    slots: &slots,
                })
            };
            Ok(Value::Elements(
                (0..count).map(element).collect::<Result<_, _>>()?,
            ))
        }))
    }

    /// Returns the name of the function that an attribute refers to, as [`Frame::call`](crate::Frame::call) takes it.
    /// Returns `None` if it is no symbol of the table around the function.
    #[must_use]
    pub fn callee(&self, attr: &str) -> Option<Arc<str>> {
        let attr = self.context().attr(self.attr_named(attr)?);
        let (symbol, []) = attr.as_symbol()? else {
            return None;
        };
        Some(self.notes.name_of(self.context().str(symbol)))
    }

    /// Returns whether a flag of an attribute with flags is set.
    pub(crate) fn has_flag(&self, attr: &str, flag: &str) -> bool {
        let flags = self
            .attr_named(attr)
            .and_then(|attr| self.context().attr(attr).as_flags());
        flags.is_some_and(|flags| flags.has(flag))
    }
}

impl Notes {
    pub(crate) fn new(index_width: u32, table: Rc<str>) -> Self {
        Self {
            table,
            index_width,
            ..Self::default()
        }
    }

    /// Returns the name of the function that a symbol refers to.
    pub(crate) fn name_of(&self, symbol: &str) -> Arc<str> {
        format!("{}{symbol}", self.table).into()
    }

    pub(crate) fn value_type(&self, cx: &pass_ir::Context, ty: Type) -> ValueType {
        let element = cx.element_or_self(ty);
        if *cx.ty(element) == TypeData::Index {
            self.has_index.set(true);
        }
        ValueType::of(cx, ty, self.index_width)
    }
}
