//! Types, and attributes as values of Python.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use passwright::embedded::data::{AttrData, Sign, TypeData};
use passwright::embedded::{Attr, Context, Ident, Type};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple, PyType};

use super::number;
use crate::argument::{Items, described, wrong};
use crate::context::SharedContext;
use crate::error::value_error;

/// A type, such as that of a value: ``Type("tensor<4xf32>")``. ``str()`` of it is its text; a type is equal to another one, or to a
/// text, with the same text. One that is made here belongs to no module, and can be used in all.
#[pyclass(frozen, name = "Type", module = "passwright")]
pub(crate) struct PyIrType {
    cx: Arc<SharedContext>,
    ty: Type,
}

impl PyIrType {
    pub(crate) fn new(cx: &Arc<SharedContext>, ty: Type) -> Self {
        let cx = Arc::clone(cx);
        Self { cx, ty }
    }
}

/// Returns the context of types and attributes that belong to no module. They cross into that of a module as texts.
fn free() -> &'static Arc<SharedContext> {
    static FREE: OnceLock<Arc<SharedContext>> = OnceLock::new();
    FREE.get_or_init(|| SharedContext::new(true))
}

/// Returns the type that an object of Python stands for: a type, or its text.
pub(crate) fn type_of(cx: &Arc<SharedContext>, value: &Bound<'_, PyAny>) -> PyResult<Type> {
    let py = value.py();
    let text = match value.cast::<PyIrType>() {
        Ok(ty) if Arc::ptr_eq(&ty.get().cx, cx) => return Ok(ty.get().ty),
        Ok(ty) => ty.get().__str__(),
        Err(_) => value.extract().map_err(|_| no_type(value))?,
    };
    parse_type(py, cx, &text)
}

/// The names of types that users of Python and C expect.
const FAMILIAR: &[(&str, &str)] = &[
    ("bool", "i1"),
    ("int", "i32"),
    ("int32", "i32"),
    ("int64", "i64"),
    ("float", "f32"),
    ("float32", "f32"),
    ("float64", "f64"),
    ("double", "f64"),
];

/// Returns the type that a text is.
fn parse_type(py: Python<'_>, cx: &SharedContext, text: &str) -> PyResult<Type> {
    cx.parse_type(text).map_err(|reason| {
        let familiar = FAMILIAR.iter().find(|(name, _)| *name == text);
        let help = familiar.map(|(_, ty)| format!(": did you mean `{ty}`?"));
        let reason = help.unwrap_or_else(|| format!(": {reason}"));
        value_error(py, &format!("`{text}` is no type{reason}"))
    })
}

fn no_type(value: &Bound<'_, PyAny>) -> PyErr {
    let message = described(value)
        .map(|given| format!("expected a type or its text, such as `\"i32\"`, found {given}"));
    message.map_or_else(|error| error, |message| wrong(value.py(), &message))
}

/// Returns the type of a text that is put together of others.
fn made(py: Python<'_>, text: &str) -> PyResult<PyIrType> {
    let cx = free();
    Ok(PyIrType::new(cx, parse_type(py, cx, text)?))
}

/// Returns the texts of types.
fn texts(types: &Items<'_>) -> PyResult<Vec<String>> {
    let types = types.0.iter();
    types
        .map(|ty| Ok(free().type_text(type_of(free(), ty)?)))
        .collect()
}

/// Returns a shaped type: that of these sizes, of which `None` is a dynamic one.
fn shaped(
    py: Python<'_>,
    kind: &str,
    shape: Option<Vec<Option<u64>>>,
    element: &Bound<'_, PyAny>,
) -> PyResult<PyIrType> {
    let element = free().type_text(type_of(free(), element)?);
    let Some(shape) = shape else {
        return made(py, &format!("{kind}<*x{element}>"));
    };
    let sizes = shape.iter().map(|size| match size {
        Some(size) => format!("{size}x"),
        None => "?x".to_owned(),
    });
    made(
        py,
        &format!("{kind}<{}{element}>", sizes.collect::<String>()),
    )
}

#[pymethods]
impl PyIrType {
    /// Reads a type: a text as MLIR prints it.
    #[new]
    fn new_of(text: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self::new(free(), type_of(free(), text)?))
    }

    /// Reads a type, as ``Type(text)`` does.
    #[staticmethod]
    fn parse(py: Python<'_>, text: &str) -> PyResult<Self> {
        made(py, text)
    }

    /// Returns the integer type of so many bits. ``signed=True`` is ``si8``, ``signed=False`` is ``ui8``, and ``None`` is ``i8``.
    #[staticmethod]
    #[pyo3(signature = (width, *, signed = None))]
    fn integer(py: Python<'_>, width: u32, signed: Option<bool>) -> PyResult<Self> {
        let sign = match signed {
            None => "",
            Some(true) => "s",
            Some(false) => "u",
        };
        made(py, &format!("{sign}i{width}"))
    }

    /// Returns the IEEE type of so many bits: 16, 32, 64, 80 or 128. Others are read, as in ``Type("bf16")``.
    #[staticmethod]
    fn float(py: Python<'_>, width: u32) -> PyResult<Self> {
        made(py, &format!("f{width}"))
    }

    /// Returns ``index``.
    #[staticmethod]
    fn index(py: Python<'_>) -> PyResult<Self> {
        made(py, "index")
    }

    /// Returns the type of functions with these arguments and results.
    #[staticmethod]
    fn function(py: Python<'_>, inputs: Items<'_>, results: Items<'_>) -> PyResult<Self> {
        let (inputs, results) = (texts(&inputs)?.join(", "), texts(&results)?.join(", "));
        made(py, &format!("({inputs}) -> ({results})"))
    }

    /// Returns the type of tensors of a shape, in which ``None`` is a dynamic size. ``None`` as shape is any number of dimensions.
    #[staticmethod]
    #[pyo3(signature = (shape, element))]
    fn tensor(
        py: Python<'_>,
        shape: Option<Vec<Option<u64>>>,
        element: &Bound<'_, PyAny>,
    ) -> PyResult<Self> {
        shaped(py, "tensor", shape, element)
    }

    /// Returns the type of memrefs of a shape, in which ``None`` is a dynamic size. ``None`` as shape is any number of dimensions.
    #[staticmethod]
    #[pyo3(signature = (shape, element))]
    fn memref(
        py: Python<'_>,
        shape: Option<Vec<Option<u64>>>,
        element: &Bound<'_, PyAny>,
    ) -> PyResult<Self> {
        shaped(py, "memref", shape, element)
    }

    /// Returns the type of vectors of a shape.
    #[staticmethod]
    fn vector(py: Python<'_>, shape: Vec<u64>, element: &Bound<'_, PyAny>) -> PyResult<Self> {
        shaped(
            py,
            "vector",
            Some(shape.into_iter().map(Some).collect()),
            element,
        )
    }

    /// Pickles the text.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String,)) {
        (slf.get_type().into_any(), (slf.get().__str__(),))
    }

    /// The number of bits of an integer or floating-point type; ``None`` for another one.
    #[getter]
    fn width(&self) -> Option<u32> {
        self.cx.ty(self.ty).bit_width()
    }

    /// The type of the elements of a vector, a tensor or a memref; ``None`` for another one.
    #[getter]
    fn element(&self) -> Option<Self> {
        let element = self.cx.ty(self.ty).element()?;
        Some(Self::new(&self.cx, element))
    }

    /// The sizes of a vector, a tensor or a memref, of which ``None`` is a dynamic one; ``None`` for another type.
    #[getter]
    fn shape(&self) -> Option<Vec<Option<u64>>> {
        let shape = self.cx.ty(self.ty).shape()?;
        Some(shape.iter().map(|dim| dim.size).collect())
    }

    /// The types of the arguments of a function type; ``None`` for another one.
    #[getter]
    fn inputs(&self) -> Option<Vec<Self>> {
        match self.cx.ty(self.ty) {
            TypeData::Function { inputs, .. } => Some(self.all(inputs)),
            _ => None,
        }
    }

    /// The types of the results of a function type; ``None`` for another one.
    #[getter]
    fn results(&self) -> Option<Vec<Self>> {
        match self.cx.ty(self.ty) {
            TypeData::Function { results, .. } => Some(self.all(results)),
            _ => None,
        }
    }

    pub(crate) fn __str__(&self) -> String {
        self.cx.type_text(self.ty)
    }

    fn __repr__(&self) -> String {
        format!("Type({:?})", self.__str__())
    }

    /// That of its text, which it is equal to.
    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        PyString::new(py, &self.__str__()).hash()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        match other.cast::<Self>() {
            Ok(other) if Arc::ptr_eq(&other.get().cx, &self.cx) => other.get().ty == self.ty,
            Ok(other) => other.get().__str__() == self.__str__(),
            Err(_) => other
                .extract::<&str>()
                .is_ok_and(|text| text == self.__str__()),
        }
    }
}

impl PyIrType {
    fn all(&self, types: &[Type]) -> Vec<Self> {
        types.iter().map(|&ty| Self::new(&self.cx, ty)).collect()
    }
}

/// An attribute: ``Attribute(5, "i32")`` of a value of Python, ``Attribute.parse("dense<0> : tensor<4xi32>")`` of its text. ``str()`` of
/// it is its text; attributes with equal texts are equal. One that is made here belongs to no module, and can be used in all.
#[pyclass(frozen, module = "passwright")]
pub(crate) struct Attribute {
    cx: Arc<SharedContext>,
    attr: Attr,
}

impl Attribute {
    pub(crate) fn new(cx: &Arc<SharedContext>, attr: Attr) -> Self {
        let cx = Arc::clone(cx);
        Self { cx, attr }
    }
}

#[pymethods]
impl Attribute {
    /// Makes an attribute of a value of Python: a number, with its type or 64 bits, a ``bool``, a text, a list, a dictionary, a type, a
    /// ``Symbol``, and ``None`` for a unit.
    #[new]
    #[pyo3(signature = (value, r#type = None), text_signature = "(value, type=None)")]
    fn new_of(value: &Bound<'_, PyAny>, r#type: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let ty = r#type.map(|ty| type_of(free(), ty)).transpose()?;
        let attr = match ty {
            Some(ty) => number::attribute(free(), value, ty)?,
            None => convert(free(), value, None, 0)?,
        };
        Ok(Self::new(free(), attr))
    }

    /// Reads an attribute: a text as MLIR prints it, such as ``#arith.overflow<nsw>`` or ``affine_map<(d0) -> (d0)>``.
    #[staticmethod]
    fn parse(py: Python<'_>, text: &str) -> PyResult<Self> {
        Ok(Self::new(free(), parse(py, free(), text)?))
    }

    /// Returns a unit, which is there or not: ``None`` as a value.
    #[staticmethod]
    fn unit() -> Self {
        Self::new(free(), Attr::UNIT)
    }

    /// Returns flags of a dialect: ``Attribute.flags("arith.overflow", "nsw", "nuw")`` is ``#arith.overflow<nsw, nuw>``, and no flags
    /// are ``none``.
    #[staticmethod]
    #[pyo3(signature = (name, *flags))]
    fn flags(py: Python<'_>, name: &str, flags: Vec<String>) -> PyResult<Self> {
        let flags = if flags.is_empty() {
            "none".to_owned()
        } else {
            flags.join(", ")
        };
        Self::parse(py, &format!("#{name}<{flags}>"))
    }

    /// Returns a reference to a symbol, which may be nested in others: ``Attribute.symbol("module", "f")`` is ``@module::@f``.
    #[staticmethod]
    #[pyo3(signature = (root, *nested))]
    fn symbol(py: Python<'_>, root: &str, nested: Vec<String>) -> PyResult<Self> {
        let cx = free();
        let names = std::iter::once(root).chain(nested.iter().map(String::as_str));
        let names = names.map(|name| cx.attr_text(cx.symbol_attr(cx.ident(name))));
        Self::parse(py, &names.collect::<Vec<_>>().join("::"))
    }

    /// Returns the array of numbers of a type: ``Attribute.array([1, 2], "i32")`` is ``array<i32: 1, 2>``.
    #[staticmethod]
    #[pyo3(signature = (numbers, element = None), text_signature = "(numbers, element='i64')")]
    fn array(numbers: Items<'_>, element: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let element = element.map(|element| type_of(free(), element));
        let element = element.transpose()?.unwrap_or(Type::I64);
        Ok(Self::new(
            free(),
            number::array(free(), numbers.0, element)?,
        ))
    }

    /// Returns the elements of a tensor or vector: of a number, nested lists of numbers, or an array of NumPy, whose types and sizes are
    /// those of the elements. ``type`` is the whole type, or that of an element; by default ``i64``, ``f64`` or ``i1``.
    #[staticmethod]
    #[pyo3(signature = (values, r#type = None), text_signature = "(values, type=None)")]
    fn dense(values: &Bound<'_, PyAny>, r#type: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let ty = r#type.map(PyIrType::new_of).transpose()?;
        let py = values.py();
        let builder = py.import("passwright._values")?.getattr("dense")?;
        let text: String = builder.call1((values, ty))?.extract()?;
        Self::parse(py, &text)
    }

    /// Pickles the text.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let parse = slf.get_type().getattr("parse")?;
        Ok((parse, (slf.get().__str__(),)))
    }

    /// The value of Python that stands for it; the attribute itself if there is none.
    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.cx, self.attr)
    }

    /// The type, if it has one.
    #[getter]
    fn r#type(&self) -> Option<PyIrType> {
        let ty = self.cx.attr(self.attr).ty()?;
        Some(PyIrType::new(&self.cx, ty))
    }

    fn __str__(&self) -> String {
        self.cx.attr_text(self.attr)
    }

    fn __repr__(&self) -> String {
        format!("Attribute.parse({:?})", self.__str__())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.__str__().hash(&mut hasher);
        hasher.finish()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        match other.cast::<Self>() {
            Ok(other) if Arc::ptr_eq(&other.get().cx, &self.cx) => other.get().attr == self.attr,
            Ok(other) => other.get().__str__() == self.__str__(),
            Err(_) => false,
        }
    }
}

static SYMBOL: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static TYPED: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// Returns the value of Python that an attribute is, or else an [`Attribute`].
pub(crate) fn to_python(
    py: Python<'_>,
    cx: &Arc<SharedContext>,
    attr: Attr,
) -> PyResult<Py<PyAny>> {
    match &*cx.attr(attr) {
        AttrData::Unit => Ok(py.None()),
        AttrData::Integer { value, ty } => {
            let (width, is_signed) = match cx.ty(*ty) {
                TypeData::Integer {
                    width: 1,
                    sign: Sign::Signless,
                } => return (value.as_i64() != Some(0)).into_py_any(py),
                TypeData::Integer { width, sign } => (*width, *sign != Sign::Unsigned),
                _ => (64, true),
            };
            match value.as_i128().filter(|_| is_signed) {
                Some(value) => value.into_py_any(py),
                None => number::to_python(py, value, width, is_signed),
            }
        }
        AttrData::Float { bits, ty } => {
            let kind = cx.float_kind(*ty);
            match kind.and_then(|kind| kind.to_f64((*bits).into())) {
                Some(value) => value.into_py_any(py),
                None => Attribute::new(cx, attr).into_py_any(py),
            }
        }
        AttrData::String { text, ty: None } => cx.str(*text).into_py_any(py),
        AttrData::Array(elements) => {
            let elements = elements.iter().map(|&element| to_python(py, cx, element));
            PyList::new(py, elements.collect::<PyResult<Vec<_>>>()?)?.into_py_any(py)
        }
        AttrData::Dict(entries) => {
            let dict = PyDict::new(py);
            for &(key, value) in entries {
                dict.set_item(cx.str(key), to_python(py, cx, value)?)?;
            }
            dict.into_py_any(py)
        }
        AttrData::Symbol { root, nested } if nested.is_empty() => {
            let class = SYMBOL.import(py, "passwright._values", "Symbol")?;
            Ok(class.call1((cx.str(*root),))?.unbind())
        }
        AttrData::Type(ty) => PyIrType::new(cx, *ty).into_py_any(py),
        _ => Attribute::new(cx, attr).into_py_any(py),
    }
}

/// The most levels of lists and dictionaries in one another. The parser allows as many, with those around an attribute.
const MAX_LEVELS: usize = passwright::embedded::MAX_DEPTH - 2;

/// Returns the attribute that a value of Python stands for. Numbers have the type of `like`, the attribute that it replaces, if
/// that is a number too, and else 64 bits.
pub(crate) fn from_python(
    cx: &Arc<SharedContext>,
    value: &Bound<'_, PyAny>,
    like: Option<Attr>,
) -> PyResult<Attr> {
    let elements = like.and_then(|like| match &*cx.attr(like) {
        AttrData::DenseArray { element, .. } | AttrData::WideArray { element, .. } => {
            Some(*element)
        }
        _ => None,
    });
    if let (Some(element), Some(items)) = (elements, items(value)) {
        return number::array(cx, items, element);
    }
    let ty = like.and_then(|like| match &*cx.attr(like) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => Some(*ty),
        _ => None,
    });
    convert(cx, value, ty, 0)
}

/// Returns the entries of a dictionary, which is nested in so many others.
pub(crate) fn entries(
    cx: &Arc<SharedContext>,
    dict: &Bound<'_, PyDict>,
    levels: usize,
) -> PyResult<Vec<(Ident, Attr)>> {
    let entries = dict.iter().map(|(key, value)| {
        let key: String = key.extract()?;
        if key.is_empty() {
            return Err(value_error(dict.py(), "an attribute needs a name"));
        }
        Ok((cx.ident(&key), convert(cx, &value, None, levels)?))
    });
    entries.collect()
}

/// Returns the elements of a list or a tuple.
fn items<'py>(value: &Bound<'py, PyAny>) -> Option<Vec<Bound<'py, PyAny>>> {
    if let Ok(list) = value.cast::<PyList>() {
        return Some(list.iter().collect());
    }
    Some(value.cast::<PyTuple>().ok()?.iter().collect())
}

/// Converts a value that is nested in so many lists and dictionaries.
fn convert(
    cx: &Arc<SharedContext>,
    value: &Bound<'_, PyAny>,
    ty: Option<Type>,
    levels: usize,
) -> PyResult<Attr> {
    let py = value.py();
    if value.is_none() {
        return Ok(Attr::UNIT);
    }
    if let Ok(value) = value.cast::<PyBool>() {
        return Ok(cx.bool_attr(value.is_true()));
    }
    if value.is_instance_of::<PyInt>() {
        return number::attribute(cx, value, ty.unwrap_or(Type::I64));
    }
    if value.is_instance_of::<PyFloat>() {
        return number::attribute(cx, value, ty.unwrap_or(Type::F64));
    }
    if let Ok(attribute) = value.cast::<Attribute>() {
        let attribute = attribute.get();
        let attr = if Arc::ptr_eq(&attribute.cx, cx) {
            attribute.attr
        } else {
            parse(py, cx, &attribute.__str__())?
        };
        // An attribute by itself is as deep as the one that it was read from.
        let height = if levels == 0 {
            0
        } else {
            Heights::default().of(cx, attr)
        };
        check_levels(py, levels + height)?;
        return Ok(attr);
    }
    if value.is_instance_of::<PyIrType>() {
        return Ok(cx.type_attr(type_of(cx, value)?));
    }
    if let Ok(text) = value.cast::<PyString>() {
        let text: String = text.extract()?;
        if value.is_instance(SYMBOL.import(py, "passwright._values", "Symbol")?)? {
            return Ok(cx.symbol_attr(cx.ident(&text)));
        }
        return Ok(cx.string_attr(&text));
    }
    if let Ok(dict) = value.cast::<PyDict>() {
        check_levels(py, levels + 1)?;
        return Ok(cx.dict_attr(entries(cx, dict, levels + 1)?));
    }
    if value.is_instance(TYPED.import(py, "passwright._values", "Typed")?)? {
        let ty = type_of(cx, &value.getattr("type")?)?;
        return number::attribute(cx, &value.getattr("value")?, ty);
    }
    if let Some(items) = items(value) {
        check_levels(py, levels + 1)?;
        let items = items.iter();
        let elements = items.map(|item| convert(cx, item, None, levels + 1));
        return Ok(cx.array_attr(&elements.collect::<PyResult<Vec<_>>>()?));
    }
    // As that of NumPy.
    if let Ok(number) = py.import("operator")?.call_method1("index", (value,)) {
        return convert(cx, &number, ty, levels);
    }
    let message = format!(
        "expected a value that can be an attribute, found {}",
        described(value)?
    );
    Err(wrong(py, &message))
}

fn check_levels(py: Python<'_>, levels: usize) -> PyResult<()> {
    if levels <= MAX_LEVELS {
        return Ok(());
    }
    let message = format!("attributes nested deeper than {MAX_LEVELS} levels are not supported");
    Err(value_error(py, &message))
}

/// The numbers of levels of attributes, which may share parts.
#[derive(Default)]
struct Heights(HashMap<Attr, usize>);

impl Heights {
    fn of(&mut self, cx: &SharedContext, attr: Attr) -> usize {
        if let Some(&height) = self.0.get(&attr) {
            return height;
        }
        let inner = match &*cx.attr(attr) {
            AttrData::Array(elements) => elements.iter().map(|&attr| self.of(cx, attr)).max(),
            AttrData::Dict(entries) => entries.iter().map(|&(_, attr)| self.of(cx, attr)).max(),
            _ => return 0,
        };
        let height = 1 + inner.unwrap_or(0);
        self.0.insert(attr, height);
        height
    }
}

fn parse(py: Python<'_>, cx: &Context, text: &str) -> PyResult<Attr> {
    let wrong = |reason| value_error(py, &format!("`{text}` is no attribute: {reason}"));
    cx.parse_attr(text).map_err(wrong)
}
