//! Attributes of MLIR, as readers lend them.

#![expect(
    unsafe_code,
    reason = "attributes are pointers of MLIR, which this file asks what they are before it asks for their parts"
)]

use std::ffi::c_void;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use melior::StringRef;
use melior::ir::AttributeLike;
use mlir_sys::{
    MlirAttribute, MlirNamedAttribute, MlirStringRef, MlirType, mlirAffineMapAttrGetValue,
    mlirArrayAttrGetElement, mlirArrayAttrGetNumElements, mlirAttributeEqual,
    mlirAttributeGetContext, mlirAttributeIsAAffineMap, mlirAttributeIsAArray,
    mlirAttributeIsADictionary, mlirAttributeIsAFlatSymbolRef, mlirAttributeIsAFloat,
    mlirAttributeIsAInteger, mlirAttributeIsAStridedLayout, mlirAttributeIsAString,
    mlirAttributeIsAType, mlirAttributeIsAUnit, mlirAttributePrint, mlirDictionaryAttrGetElement,
    mlirDictionaryAttrGetNumElements, mlirFlatSymbolRefAttrGetValue, mlirFloatAttrGetValueDouble,
    mlirIdentifierStr, mlirShapedTypeGetDynamicStrideOrOffset, mlirStridedLayoutAttrGetNumStrides,
    mlirStridedLayoutAttrGetOffset, mlirStridedLayoutAttrGetStride, mlirStringAttrGetValue,
    mlirTypeAttrGetValue,
};

use crate::affine::AffineMap;
use crate::context::MlirContext;
use crate::sys;
use crate::ty::Type;

unsafe extern "C" {
    fn passwrightTypeOf(attribute: MlirAttribute) -> MlirType;
    fn passwrightSplat(attribute: MlirAttribute) -> MlirAttribute;
    fn passwrightDenseIntegers(
        attribute: MlirAttribute,
        callback: unsafe extern "C" fn(*mut c_void, u64, u64),
        data: *mut c_void,
    ) -> bool;
    fn passwrightDenseFloats(
        attribute: MlirAttribute,
        callback: unsafe extern "C" fn(*mut c_void, f64),
        data: *mut c_void,
    ) -> bool;
    fn passwrightDenseStrings(
        attribute: MlirAttribute,
        callback: unsafe extern "C" fn(*mut c_void, MlirStringRef),
        data: *mut c_void,
    ) -> bool;
}

/// An attribute of MLIR. Each method asks first whether the attribute has what it returns.
///
/// ```
/// use pass_melior::{Mlir, MlirContext};
/// use pass_runtime::ir::{IrText, ParseOptions};
///
/// let cx = MlirContext::new();
/// let mut root = Mlir::parse(&cx, "a.mlir", "", ParseOptions::default(), &mut |said| panic!("{said}"))?;
/// let op = root.op();
/// let reader = op.reader();
/// let dense = reader.parse_attribute("dense<[1, -2, 3]> : tensor<3xi8>")?;
/// assert_eq!(dense.integers(), Some(vec![1, -2, 3]));
/// assert_eq!(dense.strings(), None);
/// let list = reader.parse_attribute(r#"[1 : i32, "two"]"#)?.elements().unwrap();
/// assert_eq!((list[0].integer(), list[1].string()), (Some(1), Some("two".to_owned())));
/// assert_eq!(list[1].integer(), None);
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Attribute<'r> {
    raw: MlirAttribute,
    context: PhantomData<&'r MlirContext>,
}

impl<'r> Attribute<'r> {
    /// Wraps an attribute.
    ///
    /// # Safety
    ///
    /// It is one of a context that is alive for `'r`.
    pub(crate) unsafe fn from_raw(raw: MlirAttribute) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    /// Wraps an attribute, unless it is null.
    ///
    /// # Safety
    ///
    /// As for [`from_raw`](Self::from_raw).
    pub(crate) unsafe fn option(raw: MlirAttribute) -> Option<Self> {
        // SAFETY: as the caller says.
        (!raw.ptr.is_null()).then(|| unsafe { Self::from_raw(raw) })
    }

    /// Wraps an attribute that melior has made for this crate.
    pub(crate) fn new(attribute: impl AttributeLike<'r>) -> Self {
        // SAFETY: melior's lifetime is that of the context.
        unsafe { Self::from_raw(attribute.to_raw()) }
    }

    /// Wraps a part of an attribute.
    fn part(raw: MlirAttribute) -> Self {
        // SAFETY: callers pass what is of the same context as the whole.
        unsafe { Self::from_raw(raw) }
    }

    pub(crate) fn raw(self) -> MlirAttribute {
        self.raw
    }

    pub(crate) fn belongs_to(self, context: &MlirContext) -> bool {
        // SAFETY: the attribute is alive.
        let own = unsafe { mlirAttributeGetContext(self.raw) };
        own.ptr == context.raw_context().to_raw().ptr
    }

    /// Returns the attribute, for melior's functions.
    ///
    /// # Safety
    ///
    /// melior's methods do not look whether an attribute has what they ask for, such as the elements of one type that are of another: who
    /// calls them has to. The rules of [`MlirContext::melior`] hold as well.
    pub unsafe fn melior(self) -> melior::ir::Attribute<'r> {
        self.lend()
    }

    pub(crate) fn lend(self) -> melior::ir::Attribute<'r> {
        // SAFETY: the attribute is alive.
        unsafe { melior::ir::Attribute::from_raw(self.raw) }
    }

    /// Takes over an attribute that was made with melior.
    ///
    /// # Safety
    ///
    /// All of its parts are of one context, and are of the kinds that MLIR takes there: melior's constructors do not look.
    pub unsafe fn from_melior(attribute: melior::ir::Attribute<'r>) -> Self {
        Self::new(attribute)
    }

    /// Returns true for the attribute that is no more than present.
    pub fn is_unit(self) -> bool {
        // SAFETY: the attribute is alive.
        unsafe { mlirAttributeIsAUnit(self.raw) }
    }

    /// Returns the type of a number, of dense elements, or of another attribute that has one.
    pub fn r#type(self) -> Option<Type<'r>> {
        // SAFETY: the attribute is alive.
        let raw = unsafe { passwrightTypeOf(self.raw) };
        // SAFETY: the type is null or of the same context.
        unsafe { Type::option(raw) }
    }

    /// Returns the value of an integer of at most 128 bits. It is negative if the first bit of a type without a sign is set.
    pub fn integer(self) -> Option<i128> {
        sys::integer(self)
    }

    /// Returns true if the attribute is an integer, of any width.
    pub fn is_integer(self) -> bool {
        // SAFETY: the attribute is alive.
        unsafe { mlirAttributeIsAInteger(self.raw) }
    }

    /// Returns the value of a floating-point number, rounded to the nearest of 64 bits.
    pub fn float(self) -> Option<f64> {
        // SAFETY: the attribute is alive.
        let is_float = unsafe { mlirAttributeIsAFloat(self.raw) };
        // SAFETY: it is a floating-point number.
        is_float.then(|| unsafe { mlirFloatAttrGetValueDouble(self.raw) })
    }

    /// Returns the bytes of a string, with what melior has for them.
    pub(crate) fn string_ref(self) -> Option<StringRef<'r>> {
        // SAFETY: the attribute is alive.
        let is_string = unsafe { mlirAttributeIsAString(self.raw) };
        // SAFETY: it is a string.
        let text = is_string.then(|| unsafe { mlirStringAttrGetValue(self.raw) })?;
        // SAFETY: the bytes live as long as the context.
        Some(unsafe { StringRef::from_raw(text) })
    }

    /// Returns the value of a string. `None` if it is not UTF-8.
    pub fn string(self) -> Option<String> {
        sys::utf8(self.string_ref()?)
    }

    /// Returns the symbol that a reference names. `None` if it is nested or not UTF-8.
    pub fn symbol(self) -> Option<String> {
        // SAFETY: the attribute is alive.
        let is_symbol = unsafe { mlirAttributeIsAFlatSymbolRef(self.raw) };
        // SAFETY: it is a reference that is not nested.
        let text = is_symbol.then(|| unsafe { mlirFlatSymbolRefAttrGetValue(self.raw) })?;
        // SAFETY: the bytes live as long as the context.
        sys::utf8(unsafe { StringRef::from_raw(text) })
    }

    /// Returns the type that a type attribute is.
    pub fn type_value(self) -> Option<Type<'r>> {
        // SAFETY: the attribute is alive.
        let is_type = unsafe { mlirAttributeIsAType(self.raw) };
        // SAFETY: it is a type attribute.
        let raw = is_type.then(|| unsafe { mlirTypeAttrGetValue(self.raw) });
        raw.map(Type::part)
    }

    /// Returns the elements of a list.
    pub fn elements(self) -> Option<Vec<Self>> {
        // SAFETY: the attribute is alive.
        let is_list = unsafe { mlirAttributeIsAArray(self.raw) };
        // SAFETY: it is a list.
        let count = is_list.then(|| unsafe { mlirArrayAttrGetNumElements(self.raw) })?;
        // SAFETY: it has this many elements.
        let element = |index| unsafe { mlirArrayAttrGetElement(self.raw, index) };
        Some((0..count).map(element).map(Self::part).collect())
    }

    /// Returns the names and values of a dictionary, in the order of the names.
    pub fn entries(self) -> Option<Vec<(String, Self)>> {
        // SAFETY: the attribute is alive.
        let is_dictionary = unsafe { mlirAttributeIsADictionary(self.raw) };
        // SAFETY: it is a dictionary.
        let count = is_dictionary.then(|| unsafe { mlirDictionaryAttrGetNumElements(self.raw) })?;
        // SAFETY: it has this many entries.
        let entry = |index| unsafe { mlirDictionaryAttrGetElement(self.raw, index) };
        let named = |entry: MlirNamedAttribute| {
            // SAFETY: the name is alive.
            let name = unsafe { mlirIdentifierStr(entry.name) };
            // SAFETY: the bytes live as long as the context.
            let name = sys::text(unsafe { StringRef::from_raw(name) }).into_owned();
            (name, Self::part(entry.attribute))
        };
        Some((0..count).map(entry).map(named).collect())
    }

    /// Returns the map that an attribute is.
    pub fn affine_map(self) -> Option<AffineMap<'r>> {
        // SAFETY: the attribute is alive.
        let is_map = unsafe { mlirAttributeIsAAffineMap(self.raw) };
        // SAFETY: it is a map.
        let raw = is_map.then(|| unsafe { mlirAffineMapAttrGetValue(self.raw) })?;
        // SAFETY: the map is of the same context.
        unsafe { AffineMap::option(raw) }
    }

    /// Returns the strides and the offset of a layout of strides; `None` stands for one that differs between runs.
    pub fn strides(self) -> Option<(Vec<Option<i64>>, Option<i64>)> {
        // SAFETY: the attribute is alive.
        if !unsafe { mlirAttributeIsAStridedLayout(self.raw) } {
            return None;
        }
        // SAFETY: it takes nothing.
        let dynamic = unsafe { mlirShapedTypeGetDynamicStrideOrOffset() };
        let number = |number: i64| (number != dynamic).then_some(number);
        // SAFETY: it is a layout of strides.
        let count = unsafe { mlirStridedLayoutAttrGetNumStrides(self.raw) };
        // SAFETY: it has this many strides.
        let stride = |index| unsafe { mlirStridedLayoutAttrGetStride(self.raw, index) };
        // SAFETY: as above.
        let offset = unsafe { mlirStridedLayoutAttrGetOffset(self.raw) };
        let strides = (0..count).map(stride).map(number).collect();
        Some((strides, number(offset)))
    }

    /// Returns the element that all of some dense elements are.
    pub fn splat(self) -> Option<Self> {
        // SAFETY: the attribute is alive.
        let raw = unsafe { passwrightSplat(self.raw) };
        // SAFETY: the element is null or of the same context.
        unsafe { Self::option(raw) }
    }

    /// Returns the numbers of dense elements that are integers of at most 128 bits. `None` if all are one number, which
    /// [`splat`](Self::splat) returns.
    pub fn integers(self) -> Option<Vec<i128>> {
        unsafe extern "C" fn add(data: *mut c_void, low: u64, high: u64) {
            // SAFETY: the list that is passed below, which nothing else uses during the call.
            let numbers = unsafe { &mut *data.cast::<Vec<i128>>() };
            numbers.push((u128::from(high) << 64 | u128::from(low)).cast_signed());
        }
        let mut numbers = Vec::new();
        let data = std::ptr::from_mut(&mut numbers).cast();
        // SAFETY: the attribute is alive; `add` gets the list that it takes.
        let is_dense = unsafe { passwrightDenseIntegers(self.raw, add, data) };
        is_dense.then_some(numbers)
    }

    /// Returns the numbers of dense elements that are floating-point numbers, rounded to the nearest of 64 bits. `None` if all are
    /// one number, which [`splat`](Self::splat) returns.
    pub fn floats(self) -> Option<Vec<f64>> {
        unsafe extern "C" fn add(data: *mut c_void, number: f64) {
            // SAFETY: as for integers.
            unsafe { &mut *data.cast::<Vec<f64>>() }.push(number);
        }
        let mut numbers = Vec::new();
        let data = std::ptr::from_mut(&mut numbers).cast();
        // SAFETY: the attribute is alive; `add` gets the list that it takes.
        let is_dense = unsafe { passwrightDenseFloats(self.raw, add, data) };
        is_dense.then_some(numbers)
    }

    /// Returns the texts of dense elements. `None` if one is not UTF-8, or if all are one text, which [`splat`](Self::splat) returns.
    pub fn strings(self) -> Option<Vec<String>> {
        unsafe extern "C" fn add(data: *mut c_void, text: MlirStringRef) {
            // SAFETY: as for integers.
            let texts = unsafe { &mut *data.cast::<Vec<Option<String>>>() };
            // SAFETY: MLIR passes a text that is there during the call.
            texts.push(sys::utf8(unsafe { StringRef::from_raw(text) }));
        }
        let mut texts: Vec<Option<String>> = Vec::new();
        let data = std::ptr::from_mut(&mut texts).cast();
        // SAFETY: the attribute is alive; `add` gets the list that it takes.
        let is_dense = unsafe { passwrightDenseStrings(self.raw, add, data) };
        is_dense.then(|| texts.into_iter().collect())?
    }
}

impl PartialEq for Attribute<'_> {
    fn eq(&self, other: &Self) -> bool {
        // SAFETY: both are alive.
        unsafe { mlirAttributeEqual(self.raw, other.raw) }
    }
}

impl Eq for Attribute<'_> {}

impl Hash for Attribute<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Attributes are unique.
        self.raw.ptr.hash(state);
    }
}

impl fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the attribute is alive.
        f.write_str(&sys::collect_text(|append, data| unsafe {
            mlirAttributePrint(self.raw, append, data);
        }))
    }
}

impl fmt::Debug for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attribute({self})")
    }
}
