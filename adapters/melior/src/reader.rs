//! Reading an operation and all that is nested in it, and the types and attributes of its context.

use std::fmt;

use melior::ir::attribute::{
    ArrayAttribute, FlatSymbolRefAttribute, StringAttribute, TypeAttribute,
};
use mlir_sys::MlirOperation;
use pass_runtime::Failure;

use crate::attr::Attribute;
use crate::context::{Access, MlirContext};
use crate::operation::TypedOp;
use crate::ty::Type;
use crate::view::OpView;
use crate::{nesting, scope, sys};

/// Reads one operation and all that is nested in it.
///
/// Views, types and attributes that a reader returns live as long as the reader. No view leads out of the operation.
///
/// ```
/// use pass_melior::{Mlir, MlirContext};
/// use pass_runtime::ir::{IrText, ParseOptions};
///
/// let cx = MlirContext::new();
/// let text = "func.func @f(%x: i32) -> i32 { return %x : i32 }";
/// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
/// let op = root.op();
/// let reader = op.reader();
/// let end = reader.find("func.return")[0];
/// let value = end.operand(0).unwrap();
/// assert_eq!(value.r#type(), reader.integer_type(32));
/// assert_eq!(value.users(), [end]);
/// assert_eq!(end.parent().unwrap().symbol().as_deref(), Some("f"));
/// assert!(reader.root().parent().is_none());
/// ```
pub struct Reader<'a> {
    context: &'a MlirContext,
    root: MlirOperation,
    /// Keeps the tables of the context as they are while types and attributes are lent.
    _access: Access<'a>,
}

impl<'a> Reader<'a> {
    /// Reads an operation, which is alive and lent to the caller for `'a`.
    pub(crate) fn new(context: &'a MlirContext, root: MlirOperation) -> Self {
        Self {
            context,
            root,
            _access: context.access(),
        }
    }

    /// Returns the context of the operation.
    pub fn context(&self) -> &'a MlirContext {
        self.context
    }

    /// Returns the operation.
    pub fn root(&self) -> OpView<'_> {
        OpView::new(self, self.root)
    }

    /// Returns the operation and all nested operations in pre-order, as they are now.
    pub fn walk(&self) -> Vec<OpView<'_>> {
        self.root().walk()
    }

    /// Returns the operations of that name among [these](Self::walk).
    pub fn find(&self, name: &str) -> Vec<OpView<'_>> {
        let mut ops = self.walk();
        ops.retain(|op| op.is(name));
        ops
    }

    /// Returns the operations of a type among [these](Self::walk).
    pub fn find_typed<T: TypedOp>(&self) -> Vec<T::In<'_>> {
        let all = self.walk().into_iter();
        all.filter_map(OpView::cast::<T>).collect()
    }

    /// Returns the type of integers without a sign.
    ///
    /// # Panics
    ///
    /// If MLIR has no type of this width: the most are 16,777,215 bits.
    pub fn integer_type(&self, width: u32) -> Type<'_> {
        assert!(width < 1 << 24, "no integer of MLIR has {width} bits");
        let context = self.context.raw_context();
        Type::new(melior::ir::r#type::IntegerType::new(context, width))
    }

    /// Parses a type, such as `tensor<4xf32>`.
    ///
    /// # Errors
    ///
    /// Fails with MLIR's message, if the type is one of a dialect that is not loaded and cannot be loaded now, or if it nests deeper
    /// than 400 levels.
    pub fn parse_type(&self, text: &str) -> Result<Type<'_>, Failure> {
        let context = self.context.raw_context();
        let parse = |text: &str| melior::ir::Type::parse(context, text);
        self.parsed(text, parse).map(Type::new)
    }

    /// Parses an attribute, such as `affine_map<(d0) -> (d0)>`.
    ///
    /// # Errors
    ///
    /// As for [types](Self::parse_type).
    pub fn parse_attribute(&self, text: &str) -> Result<Attribute<'_>, Failure> {
        let context = self.context.raw_context();
        let parse = |text: &str| melior::ir::Attribute::parse(context, text);
        self.parsed(text, parse).map(Attribute::new)
    }

    /// Returns the attribute that is no more than present.
    pub fn unit(&self) -> Attribute<'_> {
        Attribute::new(melior::ir::Attribute::unit(self.context.raw_context()))
    }

    /// Returns a string as an attribute.
    pub fn string(&self, text: &str) -> Attribute<'_> {
        Attribute::new(StringAttribute::new(self.context.raw_context(), text))
    }

    /// Returns a reference to a symbol as an attribute.
    pub fn symbol_ref(&self, symbol: &str) -> Attribute<'_> {
        Attribute::new(FlatSymbolRefAttribute::new(
            self.context.raw_context(),
            symbol,
        ))
    }

    /// Returns an integer as an attribute of an integer type or of `index`. `None` if the type is another, or does not hold it.
    pub fn integer<'r>(&'r self, r#type: Type<'r>, value: i128) -> Option<Attribute<'r>> {
        sys::integer_attribute(r#type, value)
    }

    /// Returns a floating-point number as an attribute, rounded to the nearest that the type has. `None` if the type is not one of such
    /// numbers, or has no infinity, no NaN, no zero or no negative numbers and is given one.
    pub fn float<'r>(&'r self, r#type: Type<'r>, value: f64) -> Option<Attribute<'r>> {
        sys::float_attribute(r#type, value)
    }

    /// Returns a list as an attribute. `None` if one of its elements is of another context.
    pub fn array<'r>(&'r self, elements: &[Attribute<'r>]) -> Option<Attribute<'r>> {
        let context = self.context.raw_context();
        let belongs = elements
            .iter()
            .all(|element| element.belongs_to(self.context));
        let elements: Vec<_> = elements.iter().map(|element| element.lend()).collect();
        belongs.then(|| Attribute::new(ArrayAttribute::new(context, &elements)))
    }

    /// Returns numbers as an attribute, such as the sizes of the groups of operands.
    pub fn i32_array(&self, values: &[i32]) -> Attribute<'_> {
        <i32 as sys::Dense>::write(self.context.raw_context(), values)
    }

    /// Returns a type as an attribute.
    pub fn type_attribute<'r>(&self, r#type: Type<'r>) -> Attribute<'r> {
        Attribute::new(TypeAttribute::new(r#type.lend()))
    }

    /// Parses a text after the dialects that it names are loaded.
    fn parsed<T>(&self, text: &str, parse: impl FnOnce(&str) -> Option<T>) -> Result<T, Failure> {
        if nesting::too_deep(text.as_bytes()).is_some() {
            return Err(Failure::because(nesting::MESSAGE));
        }
        for dialect in named_dialects(text) {
            if let Err(pass_runtime::ir::LoadError::Threads) = self.context.load(dialect) {
                return Err(Failure::because(format!(
                    "the dialect '{dialect}' cannot be loaded while threads run: declare it for the pass"
                )));
            }
        }
        // MLIR reads up to a null character.
        if text.contains('\0') {
            return Err(Failure::because(
                "a null character in a type or an attribute",
            ));
        }
        let (parsed, diagnostics) = scope::collect(self.context, || parse(text));
        parsed.ok_or_else(|| {
            let first = diagnostics.into_iter().next();
            Failure::because(first.map_or_else(
                || format!("'{text}' is no type or attribute"),
                |diagnostic| diagnostic.message,
            ))
        })
    }

    pub(crate) fn root_raw(&self) -> MlirOperation {
        self.root
    }
}

/// Returns the words after `#` and `!`, among which are all dialects that the text of a type or an attribute may load.
fn named_dialects(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(['#', '!']).skip(1);
    let words = parts.map(|part| {
        let is_in_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        part.split(|c: char| !is_in_name(c)).next().unwrap_or(part)
    });
    words.filter(|word| !word.is_empty())
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Reader").field(&self.root()).finish()
    }
}
