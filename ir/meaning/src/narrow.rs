//! Copies of a module with narrow integers, on which a pass is checked on all inputs.

use std::collections::BTreeMap;

use pass_ir::data::{AttrData, Element, Int, TypeData};
use pass_ir::{Attr, Body, Context, Module, Type, ValueId};

/// The properties that hold numbers and types of values.
const PROPERTIES: [&str; 3] = ["value", "case_values", "function_type"];

/// Returns a copy of a module in which integer types are narrow: the narrowest one of more than `width` bits has `width`
/// bits, and wider ones have more. Constants are cut off. Returns `None` if no type is that wide, or the copy is not
/// valid, such as a cast of bits to a float.
///
/// The copy does something else than the module. It is an input for a pass like any other, with fewer inputs of its own.
///
/// ```
/// use pass_ir::{ParseOptions, parse};
/// use pass_meaning::narrow;
///
/// let cx = pass_dialects::context();
/// let text = r#""func.func"() <{function_type = (i8) -> i32, sym_name = "f"}> ({
/// ^bb0(%x: i8):
///   %0 = "arith.extsi"(%x) : (i8) -> i32
///   %1 = "arith.constant"() <{value = 32 : i32}> : () -> i32
///   %2 = "arith.addi"(%0, %1) : (i32, i32) -> i32
///   "func.return"(%2) : (i32) -> ()
/// }) : () -> ()"#;
/// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let narrow = narrow(&cx, &module, 4).unwrap().print(&cx);
/// assert!(narrow.contains(r#""arith.extsi"(%arg0) : (i4) -> i5"#), "{narrow}");
/// assert!(narrow.contains("value = 0 : i5"), "{narrow}");
/// ```
#[must_use]
pub fn narrow(cx: &Context, module: &Module, width: u32) -> Option<Module> {
    let mut copy = module.duplicate(cx);
    let mut widths = BTreeMap::new();
    let mut root = copy.root(cx);
    let body = root.body_mut()?;
    body.for_each_body(&mut |body| {
        for value in values(body) {
            collect_widths(cx, body.value_type(value), &mut widths);
        }
    });
    let mut last = 0;
    for (&from, to) in &mut widths {
        *to = from.min(width.max(last + 1));
        last = *to;
    }
    if widths.iter().all(|(from, to)| from == to) {
        return None;
    }
    let narrowing = Narrowing { cx, widths };
    body.for_each_body(&mut |body| narrowing.apply(body));
    root.verify(true).is_empty().then_some(copy)
}

/// Returns all values of a body, without those of nested ones.
fn values(body: &Body) -> Vec<ValueId> {
    let blocks = body
        .all_regions()
        .into_iter()
        .flat_map(|region| body.blocks(region).collect::<Vec<_>>());
    let mut values = Vec::new();
    for block in blocks {
        values.extend(body.args(block));
        values.extend(body.ops(block).flat_map(|op| body.results(op)));
    }
    values
}

fn collect_widths(cx: &Context, ty: Type, widths: &mut BTreeMap<u32, u32>) {
    if let Some(width) = cx
        .integer_width(cx.element_or_self(ty))
        .filter(|width| *width > 1)
    {
        widths.insert(width, width);
    }
}

struct Narrowing<'a> {
    cx: &'a Context,
    /// The new width of each width.
    widths: BTreeMap<u32, u32>,
}

impl Narrowing<'_> {
    fn apply(&self, body: &mut Body) {
        for value in values(body) {
            body.set_value_type(value, self.ty(body.value_type(value)));
        }
        for op in body.walk() {
            for key in PROPERTIES {
                let key = self.cx.ident(key);
                if let Some(attr) = body.attr(self.cx, op, key) {
                    body.set_attr(self.cx, op, key, Some(self.attr(attr)));
                }
            }
        }
    }

    fn ty(&self, ty: Type) -> Type {
        let cx = self.cx;
        let types = |types: &[Type]| types.iter().map(|ty| self.ty(*ty)).collect();
        let data = match cx.ty(ty).clone() {
            TypeData::Integer { width, sign } => {
                let width = self.widths.get(&width).copied().unwrap_or(width);
                TypeData::Integer { width, sign }
            }
            TypeData::Function { inputs, results } => TypeData::Function {
                inputs: types(&inputs),
                results: types(&results),
            },
            TypeData::Vector { shape, element } => TypeData::Vector {
                shape,
                element: self.ty(element),
            },
            TypeData::Tensor {
                shape,
                element,
                encoding,
            } => TypeData::Tensor {
                shape,
                element: self.ty(element),
                encoding,
            },
            TypeData::MemRef {
                shape,
                element,
                layout,
                memory_space,
            } => TypeData::MemRef {
                shape,
                element: self.ty(element),
                layout,
                memory_space,
            },
            other => other,
        };
        cx.intern_type(data)
    }

    fn attr(&self, attr: Attr) -> Attr {
        let cx = self.cx;
        let data = match &*cx.attr(attr) {
            AttrData::Integer { value, ty } => {
                let ty = self.ty(*ty);
                AttrData::Integer {
                    value: cut(value, cx.integer_width(ty)),
                    ty,
                }
            }
            AttrData::Type(ty) => AttrData::Type(self.ty(*ty)),
            AttrData::Dense { ty, .. } => {
                let ty = self.ty(*ty);
                return self.elements(attr, ty).unwrap_or(attr);
            }
            _ => return attr,
        };
        cx.intern_attr(data)
    }

    fn elements(&self, attr: Attr, ty: Type) -> Option<Attr> {
        let cx = self.cx;
        let width = cx.integer_width(cx.element_or_self(ty));
        let element = |element: Element| match element {
            Element::Int(value) => Element::Int(cut(&value, width)),
            float => float,
        };
        let elements = cx.elements(attr)?;
        match elements.splat() {
            Some(splat) => cx.splat_attr(&element(splat), ty),
            None => cx.dense_attr(&elements.iter().map(element).collect::<Vec<_>>(), ty),
        }
    }
}

/// Returns the lower bits of a number; of an `index`, all.
fn cut(value: &Int, width: Option<u32>) -> Int {
    match width {
        Some(width) => Int::from_words(value.words(width.max(64)), width),
        None => value.clone(),
    }
}
