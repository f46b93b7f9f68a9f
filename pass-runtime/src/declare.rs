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
// The functions that create and register a pass may be unused, so they allow `dead_code`; the attribute has no `reason`, since
// each expansion would repeat it. The type parameter `__Ir` cannot clash with the name of a pass.
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
        #[allow(dead_code)]
        $vis fn $create<__Ir: $runs<$pass>>() -> $crate::passes::BoxedPass<__Ir> {
            $crate::__private::boxed::<__Ir, __Ir::Pass, $pass>($crate::options::NoOptions)
        }

        #[doc = "Registers the pass.\n\n# Errors\n\nIf the name of the pass is taken."]
        #[allow(dead_code)]
        $vis fn $register<__Ir: $runs<$pass>>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            registry.register::<__Ir::Pass>()
        }
    };
    (
        $vis:vis $pass:ident for $runs:ident, $(new $new:expr,)?
        options $options:ident $(impl $equal:ident)? { $($kind:ident $field:ident $(: $ty:ty)? $(as ($own:expr))?),* },
        $(statistics { $($statistic:ident),* },)?
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

        impl $pass {
            /// A pass with these options.
            #[allow(dead_code)]
            $vis fn new(options: $options) -> Self {
                Self {
                    $($field: options.$field,)*
                    $($($statistic: $crate::Statistic::new(),)*)?
                    $($($state: $initial,)*)?
                }
            }
        }

        impl $crate::Pass for $pass {
            type Options = $options;

            const INFO: &'static $crate::PassInfo = Self::INFO;

            fn from_options(options: $options) -> Self {
                $crate::__new!($pass $(by $new)? => $options(options))
            }

            fn to_options(&self) -> $options {
                $options { $($field: $($own.borrowed)?(&self.$field).to_owned()),* }
            }

            $(fn statistics(&self) -> ::std::vec::Vec<&$crate::Statistic> {
                ::std::vec::Vec::from([$(&self.$statistic),*])
            })?
        }

        /// Makes the pass with these options.
        #[allow(dead_code)]
        $vis fn $create_with<__Ir: $runs<$pass>>(options: $options) -> $crate::passes::BoxedPass<__Ir> {
            $crate::__private::boxed::<__Ir, __Ir::Pass, $pass>(options)
        }

        $(
            #[automatically_derived]
            impl ::core::default::Default for $pass
            where
                $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
            {
                fn default() -> Self {
                    Self::new(<$options as ::core::default::Default>::default())
                }
            }

            /// Makes the pass with default options.
            #[allow(dead_code)]
            $vis fn $create<__Ir: $runs<$pass>>() -> $crate::passes::BoxedPass<__Ir>
            where
                $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
            {
                $create_with(<$options as ::core::default::Default>::default())
            }
        )?

        #[doc = "Registers the pass.\n\n# Errors\n\nIf the name of the pass is taken."]
        #[allow(dead_code)]
        $vis fn $register<__Ir: $runs<$pass>>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            registry.register::<__Ir::Pass>()
        }
    };
}

/// Makes a pass by the author's function, if there is one.
#[doc(hidden)]
#[macro_export]
macro_rules! __new {
    ($pass:ident => $options:ident $arguments:tt) => {
        $pass::new $arguments
    };
    ($pass:ident by $new:expr => $options:ident $arguments:tt) => {{
        let new: fn($options) -> $pass = $new;
        new $arguments
    }};
}
