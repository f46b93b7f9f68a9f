//! Operations that functions of melior make, which know their operands and attributes by name.

#![expect(
    unsafe_code,
    reason = "melior's functions take a context, which safe code must not have"
)]
#![expect(non_snake_case, reason = "arguments are named by their types")]

use melior::Context;
use melior::ir::operation::{Operation, OperationLike};
use melior::ir::{Attribute, Location, Region, Type, Value};

use crate::rewriter::{Place, RewriteError, Rewriter};
use crate::view::{OpView, ValueView};

/// Creates an operation with a function of `melior::dialect` that takes a context, arguments and a location. The place comes
/// first; the context and the location are added. With the feature `ods`, all operations of MLIR have such a function.
///
/// ```
/// use pass_melior::{Mlir, MlirContext, Place, create};
/// use pass_runtime::ir::{IrText, ParseOptions};
///
/// let cx = MlirContext::new();
/// let text = "func.func @f() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }";
/// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
/// let mut op = root.op();
/// let rewriter = op.rewriter()?;
/// let one = rewriter.find("arith.constant")[0];
/// let two = rewriter.integer(rewriter.integer_type(32), 2).unwrap();
/// let two = create!(rewriter, Place::Before(one), arith::constant(two))?;
/// rewriter.replace(one, &two.results())?;
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
#[macro_export]
macro_rules! create {
    ($rewriter:expr, $place:expr, $($path:ident)::+ ($($argument:expr),* $(,)?)) => {
        match $rewriter.typed($place, ($($argument,)*)) {
            // SAFETY: the function is one of melior's dialects, which only makes an operation.
            state => unsafe { state.create($crate::melior::dialect::$($path)::+) },
        }
    };
}

/// An argument of a function of melior: a value, a type, an attribute or a region.
pub trait Argument<'r>: sealed::Melior<'r> {}

mod sealed {
    /// Only this crate gets melior's values, which lead everywhere.
    pub trait Melior<'r> {
        /// Its type in melior.
        type Melior;

        fn melior(self) -> Self::Melior;
    }
}

impl<'r> Argument<'r> for ValueView<'r> {}

impl<'r> sealed::Melior<'r> for ValueView<'r> {
    type Melior = Value<'r, 'r>;

    fn melior(self) -> Value<'r, 'r> {
        ValueView::melior(self)
    }
}

macro_rules! arguments {
    ($($ty:ty)*) => {$(
        impl<'r> Argument<'r> for $ty {}

        impl<'r> sealed::Melior<'r> for $ty {
            type Melior = Self;

            fn melior(self) -> Self {
                self
            }
        }
    )*};
}

arguments! {
    Type<'r> Attribute<'r> Region<'r>
    melior::ir::attribute::IntegerAttribute<'r>
    melior::ir::attribute::StringAttribute<'r>
    melior::ir::attribute::TypeAttribute<'r>
    melior::ir::attribute::FlatSymbolRefAttribute<'r>
    melior::ir::attribute::FloatAttribute<'r>
    melior::ir::attribute::ArrayAttribute<'r>
    melior::ir::attribute::DenseI32ArrayAttribute<'r>
    melior::ir::attribute::DenseI64ArrayAttribute<'r>
}

/// A function of melior that makes an operation of a context, arguments and a location.
pub trait Constructor<'r, Arguments> {
    #[doc(hidden)]
    fn construct(
        self,
        context: &'r Context,
        arguments: Arguments,
        location: Location<'r>,
    ) -> Operation<'r>;
}

macro_rules! constructors {
    ($(($($ty:ident)*))*) => {$(
        impl<'r, F, O, $($ty: Argument<'r>),*> Constructor<'r, ($($ty,)*)> for F
        where
            F: FnOnce(&'r Context, $(<$ty as sealed::Melior<'r>>::Melior,)* Location<'r>) -> O,
            O: Into<Operation<'r>>,
        {
            fn construct(
                self,
                context: &'r Context,
                ($($ty,)*): ($($ty,)*),
                location: Location<'r>,
            ) -> Operation<'r> {
                self(context, $(sealed::Melior::melior($ty),)* location).into()
            }
        }
    )*};
}

constructors! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E G) }

/// A place and the arguments for a function of melior, see [`create!`].
#[derive(Debug)]
pub struct TypedState<'r, A> {
    rewriter: &'r Rewriter<'r>,
    place: Place<'r>,
    arguments: A,
}

impl Rewriter<'_> {
    /// Takes the place and the arguments of an operation that [`create!`] creates.
    pub fn typed<'r, A>(&'r self, place: Place<'r>, arguments: A) -> TypedState<'r, A> {
        TypedState {
            rewriter: self,
            place,
            arguments,
        }
    }
}

impl<'r, A> TypedState<'r, A> {
    /// Creates the operation.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::create`] does.
    ///
    /// # Safety
    ///
    /// The function does nothing with the context and its arguments but make the operation.
    pub unsafe fn create<F: Constructor<'r, A>>(
        self,
        function: F,
    ) -> Result<OpView<'r>, RewriteError> {
        let context = self.rewriter.context().raw_context();
        let at = self.place.op().ok_or(RewriteError::Outside)?;
        if at.reader().context().id() != self.rewriter.context().id() {
            return Err(RewriteError::Outside);
        }
        let location = at.melior().location();
        let operation = function.construct(context, self.arguments, location);
        self.rewriter.insert(self.place, operation)
    }
}
