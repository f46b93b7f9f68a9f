//! Constants: the values of operations whose dialect declares them constant-like.

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::elements::Element;
use crate::handle::{Attr, Ident, OpId, Type, ValueId};
use crate::int::Int;
use crate::known::name;
use crate::op_name::ConstantValue;
use crate::types::{Dim, TypeData};

impl Body {
    /// Returns the value of a constant: the property that holds it, or an attribute that stands for what the
    /// operation makes, such as undefined bits. Returns `None` if the operation is not a constant.
    ///
    /// ```
    /// use pass_ir::{Attr, ParseOptions, Type, parse};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#"%0 = "llvm.mlir.zero"() : () -> i32"#;
    /// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let body = module.body().unwrap();
    /// let zero = body.constant_value(&cx, body.walk()[0]).unwrap();
    /// assert_eq!(cx.attr_text(zero), "0 : i32");
    /// ```
    pub fn constant_value(&self, cx: &Context, op: OpId) -> Option<Attr> {
        match cx.op_data(self.name(op)).constant {
            ConstantValue::None => None,
            ConstantValue::Property(key) => {
                let value = self.attr(cx, op, key)?;
                let is_reference = key != name::VALUE && cx.attr(value).as_symbol().is_some();
                Some(if is_reference {
                    self.reference(cx, op, key, value)
                } else {
                    value
                })
            }
            ConstantValue::Itself(marker) => Some(marker),
            ConstantValue::Zero(marker) => {
                let ty = self.value_type(self.result(op, 0)?);
                Some(cx.zero_attr(ty).unwrap_or(marker))
            }
        }
    }

    /// Returns the value of a constant that refers to a symbol by a property of its own, such as `global_name`: what
    /// several constants make of one symbol differs. It is the attribute `#dialect.property`, with the symbol as a part.
    fn reference(&self, cx: &Context, op: OpId, key: Ident, symbol: Attr) -> Attr {
        let dialect = cx.op_name_str(self.name(op)).split('.').next();
        cx.intern_attr(AttrData::Dialect {
            dialect: cx.ident(dialect.unwrap_or_default()),
            rest: cx.ident(&format!(".{}", cx.str(key))),
            parts: vec![symbol].into(),
            ty: None,
        })
    }

    /// Returns the integer that a value is, if it is the result of a constant.
    pub fn constant_int(&self, cx: &Context, value: ValueId) -> Option<i128> {
        let constant = self.constant_value(cx, self.defining_op(value)?)?;
        cx.attr(constant).as_int()?.as_i128()
    }

    /// Returns whether a value is the result of a constant that is an integer, or has integers as elements, and each
    /// of them fits.
    pub fn is_constant_of(
        &self,
        cx: &Context,
        value: ValueId,
        fits: impl Fn(i128) -> bool,
    ) -> bool {
        let constant = self.defining_op(value);
        let Some(constant) = constant.and_then(|op| self.constant_value(cx, op)) else {
            return false;
        };
        let fits = |value: Option<&Int>| value.and_then(Int::as_i128).is_some_and(&fits);
        match cx.elements(constant) {
            None => fits(cx.attr(constant).as_int()),
            Some(elements) => match elements.splat() {
                Some(element) => fits(element.as_int()),
                None => elements.iter().all(|element| fits(element.as_int())),
            },
        }
    }
}

impl Context {
    /// Returns zero as a constant of a numeric type, or of a vector or tensor of one with a static shape.
    fn zero_attr(&self, ty: Type) -> Option<Attr> {
        let scalar = |ty: Type| match self.ty(ty) {
            TypeData::Integer { .. } | TypeData::Index => Some(self.integer_attr(0, ty)),
            TypeData::Float(_) => Some(self.intern_attr(AttrData::Float { bits: 0.into(), ty })),
            _ => None,
        };
        match self.ty(ty) {
            TypeData::Vector { shape, element }
            | TypeData::Tensor {
                shape: Some(shape),
                element,
                ..
            } if shape.iter().all(|dim: &Dim| dim.size.is_some()) => {
                let scalar = scalar(*element)?;
                let element = match &*self.attr(scalar) {
                    AttrData::Integer { value, .. } => Element::Int(value.clone()),
                    _ => Element::Float(0),
                };
                self.splat_attr(&element, ty)
            }
            _ => scalar(ty),
        }
    }
}
