//! Types, and attributes as values of Python.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use passwright::embedded::data::{AttrData, Sign, TypeData};
use passwright::embedded::{Attr, Context, Type};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple, PyType};

use crate::context::SharedContext;
use crate::error::value_error;

/// A type, such as that of a value. ``str()`` of it is its text; a type is equal to another one, or to a text, with the same text.
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

/// Returns the type that an object of Python stands for: a type, or its text.
pub(crate) fn type_of(cx: &Arc<SharedContext>, value: &Bound<'_, PyAny>) -> PyResult<Type> {
    let py = value.py();
    let text = match value.cast::<PyIrType>() {
        Ok(ty) if Arc::ptr_eq(&ty.get().cx, cx) => return Ok(ty.get().ty),
        Ok(ty) => ty.get().__str__(),
        Err(_) => value
            .extract()
            .map_err(|_| value_error(py, &format!("expected a type or its text, found {value}")))?,
    };
    let wrong = |reason| value_error(py, &format!("`{text}` is no type: {reason}"));
    cx.parse_type(&text).map_err(wrong)
}

#[pymethods]
impl PyIrType {
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
        format!("Type({})", self.__str__())
    }

    fn __hash__(&self) -> u64 {
        hash_of(&self.__str__())
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

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// An attribute that is no value of Python, or that has to keep its type. ``str()`` of it is its text.
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
        format!("Attribute({})", self.__str__())
    }

    fn __hash__(&self) -> u64 {
        hash_of(&self.__str__())
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
            let (width, is_unsigned) = match cx.ty(*ty) {
                TypeData::Integer {
                    width: 1,
                    sign: Sign::Signless,
                } => {
                    return value
                        .as_i64()
                        .is_some_and(|value| value != 0)
                        .into_py_any(py);
                }
                TypeData::Integer { width, sign } => (*width, *sign == Sign::Unsigned),
                _ => (64, false),
            };
            match value.as_i128().filter(|_| !is_unsigned) {
                Some(value) => value.into_py_any(py),
                None => {
                    let number = value.to_big_int(width, !is_unsigned).to_string();
                    Ok(py.get_type::<PyInt>().call1((number,))?.unbind())
                }
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

/// Returns the attribute that a value of Python stands for. Numbers have the type of `like`, the attribute that it replaces, if
/// that is a number too, and else 64 bits.
pub(crate) fn from_python(
    cx: &Arc<SharedContext>,
    value: &Bound<'_, PyAny>,
    like: Option<Attr>,
) -> PyResult<Attr> {
    let py = value.py();
    if value.is_none() {
        return Ok(Attr::UNIT);
    }
    if let Ok(value) = value.cast::<PyBool>() {
        return Ok(cx.bool_attr(value.is_true()));
    }
    if value.is_instance_of::<PyInt>() {
        return integer(cx, value, like);
    }
    if let Ok(value) = value.cast::<PyFloat>() {
        let like = like.and_then(|like| cx.attr(like).ty());
        let ty = like.filter(|&ty| cx.float_kind(ty).is_some());
        let ty = ty.unwrap_or(Type::F64);
        let text = format!("{:e} : {}", value.value(), cx.type_text(ty));
        return parse(py, cx, &finite(&text, value.value(), cx.type_text(ty)));
    }
    if let Ok(attribute) = value.cast::<Attribute>() {
        let attribute = attribute.get();
        if Arc::ptr_eq(&attribute.cx, cx) {
            return Ok(attribute.attr);
        }
        return parse(py, cx, &attribute.__str__());
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
    if let Ok(entries) = value.cast::<PyDict>() {
        let mut pairs = Vec::new();
        for (key, value) in entries {
            let key: String = key.extract()?;
            pairs.push((cx.ident(&key), from_python(cx, &value, None)?));
        }
        return Ok(cx.dict_attr(pairs));
    }
    if value.is_instance(TYPED.import(py, "passwright._values", "Typed")?)? {
        return parse(py, cx, &value.str()?.to_string());
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        return array(cx, value, like);
    }
    let message = format!(
        "expected a value that can be an attribute, found {}",
        value.repr()?
    );
    Err(value_error(py, &message))
}

/// Returns the text of a number; infinities and NaNs are written by their bits.
fn finite(text: &str, value: f64, ty: String) -> String {
    if value.is_finite() {
        return text.to_owned();
    }
    // Of another format, such as `f32`, the parser says what it needs.
    format!("0x{:016X} : {ty}", value.to_bits())
}

fn integer(
    cx: &Arc<SharedContext>,
    value: &Bound<'_, PyAny>,
    like: Option<Attr>,
) -> PyResult<Attr> {
    let like = like.and_then(|like| cx.attr(like).ty());
    let ty = like.filter(|&ty| cx.integer_width(ty).is_some());
    let ty = ty.unwrap_or(Type::I64);
    if let Ok(small) = value.extract::<i64>()
        && cx.integer_width(ty) == Some(64)
    {
        return Ok(cx.integer_attr(small.into(), ty));
    }
    // The parser knows which numbers fit.
    let text = format!("{} : {}", value.str()?, cx.type_text(ty));
    parse(value.py(), cx, &text)
}

fn array(cx: &Arc<SharedContext>, value: &Bound<'_, PyAny>, like: Option<Attr>) -> PyResult<Attr> {
    let dense = like.and_then(|like| match &*cx.attr(like) {
        AttrData::DenseArray { element, .. } => Some(*element),
        _ => None,
    });
    if let Some(element) = dense {
        let items: Vec<String> = value
            .try_iter()?
            .map(|item| Ok(item?.str()?.to_string().to_lowercase()))
            .collect::<PyResult<_>>()?;
        let text = match items.join(", ").as_str() {
            "" => format!("array<{}>", cx.type_text(element)),
            items => format!("array<{}: {items}>", cx.type_text(element)),
        };
        return parse(value.py(), cx, &text);
    }
    let elements = value.try_iter()?;
    let elements = elements.map(|element| from_python(cx, &element?, None));
    Ok(cx.array_attr(&elements.collect::<PyResult<Vec<_>>>()?))
}

fn parse(py: Python<'_>, cx: &Context, text: &str) -> PyResult<Attr> {
    let wrong = |reason| value_error(py, &format!("`{text}` is no attribute: {reason}"));
    cx.parse_attr(text).map_err(wrong)
}
