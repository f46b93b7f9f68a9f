//! Creates operations with the functions of melior's dialects.

#![expect(
    unsafe_code,
    reason = "melior's functions take the raw context, which must not reach safe code"
)]
#![expect(
    non_snake_case,
    reason = "one identifier is the type parameter and the variable of an argument"
)]

use melior::Context;
use melior::ir::operation::{Operation, OperationLike};
use melior::ir::{Attribute, Location, Region, Type, Value};

use crate::rewriter::{Place, RewriteError, Rewriter};
use crate::view::{OpView, ValueView};

/// Creates an operation with a function of `melior::dialect` that takes a context, arguments and a location. The place comes
/// first; the context and the location are added. With the feature `ods`, all operations of MLIR have such a function. A function that
/// takes a slice, such as one for variadic operands, cannot be called so; [`Rewriter::create`] makes these operations.
///
/// ```
/// use pass_melior::{Mlir, MlirContext, Place, create};
/// use pass_runtime::ir::{IrText, ParseOptions};
///
/// let cx = MlirContext::new();
/// let text = "func.func @f() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }";
/// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |diagnostic| panic!("{diagnostic}")).unwrap();
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
        match $crate::Rewriter::pending_op(&$rewriter, $place, ($($argument,)*)) {
            // SAFETY: the function belongs to `melior::dialect`, whose functions only create an operation.
            op => unsafe { op.create(&[$(stringify!($path)),+], $crate::melior::dialect::$($path)::+) },
        }
    };
}

/// An argument of a function of melior: a value, a type, an attribute or a region.
pub trait Argument<'r>: sealed::IntoRaw<'r> {}

mod sealed {
    /// Only this crate gets melior's values, which give access to the whole IR and the context.
    pub trait IntoRaw<'r> {
        /// Melior's type of the argument.
        type Raw;

        fn into_raw(self) -> Self::Raw;
    }
}

impl<'r> Argument<'r> for ValueView<'r> {}

impl<'r> sealed::IntoRaw<'r> for ValueView<'r> {
    type Raw = Value<'r, 'r>;

    fn into_raw(self) -> Value<'r, 'r> {
        ValueView::melior(self)
    }
}

macro_rules! arguments {
    ($($ty:ty)*) => {$(
        impl<'r> Argument<'r> for $ty {}

        impl<'r> sealed::IntoRaw<'r> for $ty {
            type Raw = Self;

            fn into_raw(self) -> Self {
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

/// A function of melior that creates an operation from a context, arguments and a location.
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
            F: FnOnce(&'r Context, $(<$ty as sealed::IntoRaw<'r>>::Raw,)* Location<'r>) -> O,
            O: Into<Operation<'r>>,
        {
            fn construct(
                self,
                context: &'r Context,
                ($($ty,)*): ($($ty,)*),
                location: Location<'r>,
            ) -> Operation<'r> {
                self(context, $(sealed::IntoRaw::into_raw($ty),)* location).into()
            }
        }
    )*};
}

constructors! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E G) }

/// An operation that [`create!`] is about to create: its place, and the arguments of the function.
#[derive(Debug)]
pub struct PendingOp<'r, A> {
    rewriter: &'r Rewriter<'r>,
    place: Place<'r>,
    arguments: A,
}

impl Rewriter<'_> {
    /// Returns an operation that [`create!`] creates.
    pub fn pending_op<'r, A>(&'r self, place: Place<'r>, arguments: A) -> PendingOp<'r, A> {
        PendingOp {
            rewriter: self,
            place,
            arguments,
        }
    }
}

impl<'r, A> PendingOp<'r, A> {
    /// Creates the operation. `path` is the path of the function, of which one segment names the dialect.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::create`] does.
    ///
    /// # Safety
    ///
    /// The caller must ensure that `function` only creates an operation from the context, the arguments and the location.
    pub unsafe fn create<F: Constructor<'r, A>>(
        self,
        path: &[&str],
        function: F,
    ) -> Result<OpView<'r>, RewriteError> {
        for name in path {
            self.rewriter
                .context()
                .load_for(name.trim_start_matches("r#"))?;
        }
        let context = self.rewriter.context().raw_context();
        let anchor = self.place.op().ok_or(RewriteError::Outside)?;
        if anchor.reader().context().id() != self.rewriter.context().id() {
            return Err(RewriteError::Outside);
        }
        let location = anchor.melior().location();
        let operation = function.construct(context, self.arguments, location);
        self.rewriter.insert(self.place, operation)
    }
}
