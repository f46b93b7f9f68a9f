//! The macro that implements the traits of a pass from a table.

use std::fmt;

use pass_options::__private::debug_as;
use pass_options::OptionValue;

use crate::pass::Pass;
use crate::registry::BuildError;

/// Prints the name of a pass and its options.
///
/// # Errors
///
/// If the formatter cannot write.
pub fn debug_pass<P: Pass>(pass: &P, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    debug_as(std::any::type_name::<P>(), &pass.to_options(), f)
}

/// Reads a value that a definition writes as text because only its type can read it.
///
/// # Errors
///
/// Returns an error if the text is not a value of the type.
pub fn parse_declared<T: OptionValue>(name: &str, text: &str) -> Result<T, BuildError> {
    T::parse(text).map_err(|error| BuildError::new(format!("option `{name}`: {error}")))
}

/// Makes a struct a pass: how it is made of its options, its statistics, and the functions that create and register it.
///
/// A struct with options has an associated constant `INFO` and a field for each option, statistic and piece of state; after
/// `new` stands the function that makes it of its options, without which that is its `new`. One without options implements
/// [`PlainPass`](crate::passes::PlainPass). For an IR that the pass is implemented for there is the trait named after `for`.
/// The macro implements `Clone`, `Debug`, and without options `Default` if `copied` lists the fields that are no options: one
/// macro for all, since the compiler pays for each call of one, and for what an attribute above the struct repeats on each
/// derived implementation. Usually generated.
// The functions that create and register a pass may be unused, so they allow `dead_code`, and a user's struct may be deprecated; the
// attributes have no `reason`, since each expansion would repeat it. The type parameter `__Ir` cannot clash with the name of a pass.
#[macro_export]
macro_rules! declare_pass {
    (
        $vis:vis $pass:ident for $runs:ident,
        $(copied { $($field:ident),* },)?
        create $create:ident, register $register:ident $(,)?
    ) => {
        $(
            #[automatically_derived]
            impl ::core::clone::Clone for $pass {
                fn clone(&self) -> Self {
                    Self { $($field: self.$field.clone()),* }
                }
            }

            #[automatically_derived]
            impl ::core::fmt::Debug for $pass {
                fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    $crate::__private::debug_pass(self, formatter)
                }
            }

            #[automatically_derived]
            impl ::core::default::Default for $pass {
                fn default() -> Self {
                    Self { $($field: ::core::default::Default::default()),* }
                }
            }
        )?

        /// Makes the pass.
        #[allow(dead_code, deprecated)]
        $vis fn $create<__Ir: $runs<$pass>>() -> $crate::passes::BoxedPass<__Ir> {
            $crate::__private::boxed::<__Ir, __Ir::Pass, $pass>($crate::options::NoOptions)
        }

        #[doc = "Registers the pass.\n\n# Errors\n\nIf the name of the pass is taken."]
        #[allow(dead_code, deprecated)]
        $vis fn $register<__Ir: $runs<$pass>>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            registry.register::<__Ir::Pass>()
        }
    };
    (
        $vis:vis $pass:ident for $runs:ident, $(new $new:expr,)?
        options $options:ident $(impl $equal:ident)? { $($kind:ident $field:ident $(: $ty:ty)? $(as ($own:expr))?),* },
        $(statistics { $($statistic:ident $($as_kind:ident)?),* },)?
        $(state { $($state:ident = $initial:expr),* },)?
        $(copied { $($copied:ident),* },)?
        $(default $create:ident($($unsure:ty),*),)?
        create $create_with:ident, register $register:ident $(,)?
    ) => {
        $crate::declare_options!(
            $options of $pass $(impl $equal)? $(impl Default($($unsure),*))? = $pass::INFO.options
            $(, $kind $field $(as ($own))?)*
        );

        #[allow(
            dead_code,
            deprecated,
            private_interfaces,
            unreachable_pub,
            clippy::should_implement_trait,
            clippy::wrong_self_convention,
            reason = "for whoever makes the options by hand, under the names of the definition"
        )]
        impl $options {
            $($(
                /// Sets the option of that name.
                #[must_use]
                $vis fn $field(mut self, value: $ty) -> Self {
                    self.$field = $crate::__private::set::$kind(value);
                    self
                }
            )?)*
        }

        $(
            #[automatically_derived]
            impl ::core::clone::Clone for $pass {
                fn clone(&self) -> Self {
                    Self { $($copied: self.$copied.clone(),)* ..Self::new($crate::Pass::to_options(self)) }
                }
            }

            #[automatically_derived]
            impl ::core::fmt::Debug for $pass {
                fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    $crate::__private::debug_pass(self, formatter)
                }
            }
        )?

        #[allow(dead_code, deprecated)]
        impl $pass {
            /// A pass with these options.
            $vis fn new(options: $options) -> Self {
                Self {
                    $($field: options.$field,)*
                    $($($statistic: $crate::Statistic::new()$(.$as_kind())?,)*)?
                    $($($state: $initial,)*)?
                }
            }
        }

        #[allow(deprecated)]
        impl $crate::Pass for $pass {
            type Options = $options;

            const INFO: &'static $crate::PassInfo = Self::INFO;

            fn from_options(options: $options) -> Self {
                let new: fn($options) -> Self = Self::new;
                $(let new: fn($options) -> Self = $new;)?
                new(options)
            }

            fn to_options(&self) -> $options {
                $options { $($field: $($own.borrowed)?(&self.$field).to_owned()),* }
            }

            $(fn statistics(&self) -> ::std::vec::Vec<&$crate::Statistic> {
                ::std::vec::Vec::from([$(&self.$statistic),*])
            })?
        }

        /// Makes the pass with these options.
        #[allow(dead_code, deprecated)]
        $vis fn $create_with<__Ir: $runs<$pass>>(options: $options) -> $crate::passes::BoxedPass<__Ir> {
            $crate::__private::boxed::<__Ir, __Ir::Pass, $pass>(options)
        }

        $(
            #[automatically_derived]
            #[allow(deprecated)]
            impl ::core::default::Default for $pass
            where
                $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
            {
                fn default() -> Self {
                    Self::new(<$options as ::core::default::Default>::default())
                }
            }

            /// Makes the pass with default options.
            #[allow(dead_code, deprecated)]
            $vis fn $create<__Ir: $runs<$pass>>() -> $crate::passes::BoxedPass<__Ir>
            where
                $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
            {
                $create_with(<$options as ::core::default::Default>::default())
            }
        )?

        #[doc = "Registers the pass.\n\n# Errors\n\nIf the name of the pass is taken."]
        #[allow(dead_code, deprecated)]
        $vis fn $register<__Ir: $runs<$pass>>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            registry.register::<__Ir::Pass>()
        }
    };
}

/// Makes the trait of the passes that are implemented for an IR. It is in a module of its own: an item or import of the user that is
/// called `diagnostic` would hide the tool of these attributes.
#[doc(hidden)]
#[macro_export]
macro_rules! __runs {
    ($vis:vis $runs:ident in $module:ident, $message:literal) => {
        mod $module {
            #[doc(hidden)]
            #[diagnostic::on_unimplemented(
                message = $message,
                label = "`impl OperationPass<{Self}> for {P}` is missing",
                note = "what a pass does is written by hand, in `OperationPass::run_on_operation`"
            )]
            pub trait $runs<P>: $crate::Ir {
                type Pass: $crate::OperationPass<Self> + ::core::convert::From<P>;
            }

            #[diagnostic::do_not_recommend]
            impl<I: $crate::Ir, P: $crate::OperationPass<I>> $runs<P> for I {
                type Pass = P;
            }
        }

        #[allow(unreachable_pub, unused_imports)]
        $vis use $module::$runs;
    };
}
