//! Macros that make of a table what the runtime asks of a pass and of its options.

/// Makes a struct the options of a pass or pipeline: reading, printing and, after `default`, a `Default`.
///
/// The table is a constant, so it is written once, with the names, the defaults and the ranges. Behind it stand the fields
/// in the order of the table, each with how it gets its value:
///
/// | | field | value if the option is not given |
/// |---|---|---|
/// | `value` | `T` | the default that the table declares |
/// | `or_default` | `T` | the `Default` of `T` |
/// | `optional` | `Option<T>` | `None` |
/// | `required` | `T` | a mistake |
/// | `values` | `Vec<T>` | the default that the table declares |
/// | `list` | `Vec<T>` | none |
///
/// ```
/// use pass_runtime::info::OptionInfo;
/// use pass_runtime::declare_options;
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct UnrollOptions {
///     factor: u32,
///     names: Vec<String>,
/// }
///
/// const TABLE: &[OptionInfo] = &[
///     OptionInfo::new("factor", "u32").default("4").range("1", ""),
///     OptionInfo::list("names", "string"),
/// ];
/// declare_options!(UnrollOptions = TABLE, default(), value factor, list names);
///
/// assert_eq!(UnrollOptions::default(), UnrollOptions { factor: 4, names: Vec::new() });
/// ```
///
/// Within `default(..)` stand the types, if any, of which it is not known whether they are
/// [`DeclaredDefault`](crate::options::DeclaredDefault); there is a `Default` if they are.
#[macro_export]
macro_rules! declare_options {
    ($options:ident = $table:expr, default($($unsure:ty),*) $(, $kind:ident $field:ident $(as $own:tt)?)* $(,)?) => {
        #[automatically_derived]
        impl ::core::default::Default for $options
        where
            $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
        {
            fn default() -> Self {
                let mut defaults = $crate::__private::Defaults::new($table);
                $crate::__options!(default defaults [$($kind $field $(as $own)?),*])
            }
        }

        $crate::declare_options!($options = $table $(, $kind $field $(as $own)?)*);
    };
    ($options:ident = $table:expr $(, $kind:ident $field:ident $(as $own:tt)?)* $(,)?) => {
        #[automatically_derived]
        impl $crate::options::PassOptions for $options {
            const TABLE: &'static [$crate::info::OptionInfo] = $table;

            fn read(reader: &mut $crate::options::OptionReader<'_>) -> ::core::option::Option<Self> {
                $crate::__options!(read reader [$($kind $field $(as $own)?),*])
            }

            fn write(&self, writer: &mut $crate::options::OptionWriter<'_>) {
                $crate::__options!(write writer self [$($kind $field $(as $own)?),*]);
            }
        }
    };
}

/// Makes a struct a pass: how it is made of its options, its statistics, and the functions that create and register it.
///
/// The struct has an associated constant `INFO`, a field for each option, statistic and piece of state, and for an IR that
/// the pass is implemented for there is the trait named after `for`. After `new` stands the function that makes it of its
/// options; without, that is its `new`. Usually generated.
// The type parameter is spelt such that no pass has its name.
#[macro_export]
macro_rules! declare_pass {
    (
        $vis:vis $pass:ident for $runs:ident, $(new $new:expr,)?
        $(statistics { $($statistic:ident),* },)?
        $(state { $($state:ident = $initial:expr),* },)?
        create $create:ident, register $register:ident $(,)?
    ) => {
        impl $pass {
            /// A pass that has not run.
            #[allow(dead_code, unreachable_pub, reason = "for whoever makes the pass by hand")]
            $vis fn new() -> Self {
                Self {
                    $($($statistic: $crate::Statistic::new(),)*)?
                    $($($state: $initial,)*)?
                }
            }
        }

        #[automatically_derived]
        impl $crate::Pass for $pass {
            type Options = $crate::options::NoOptions;

            const INFO: &'static $crate::PassInfo = Self::INFO;

            fn from_options(_: $crate::options::NoOptions) -> Self {
                $crate::__new!($pass $(by $new)? => ())
            }

            fn to_options(&self) -> $crate::options::NoOptions {
                $crate::options::NoOptions
            }

            $(fn statistics(&self) -> ::std::vec::Vec<&$crate::Statistic> {
                ::std::vec::Vec::from([$(&self.$statistic),*])
            })?
        }

        /// Makes the pass.
        #[allow(dead_code, unreachable_pub, reason = "for whoever makes the pass by hand")]
        $vis fn $create<__Ir: $runs<$pass>>() -> $crate::passes::BoxedPass<__Ir> {
            $crate::__private::boxed::<__Ir, __Ir::Pass, $pass>($crate::options::NoOptions)
        }

        /// Registers the pass.
        ///
        /// # Errors
        ///
        /// If the name of the pass is taken.
        #[allow(dead_code, unreachable_pub, reason = "for whoever registers the pass by hand")]
        $vis fn $register<__Ir: $runs<$pass>>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            registry.register::<__Ir::Pass>()
        }
    };
    (
        $vis:vis $pass:ident for $runs:ident, $(new $new:expr,)?
        options $options:ident { $($kind:ident $field:ident $(: $ty:tt)? $(as $own:tt)?),* },
        $(statistics { $($statistic:ident),* },)?
        $(state { $($state:ident = $initial:expr),* },)?
        $(default $create:ident($($unsure:ty),*),)?
        create $create_with:ident, register $register:ident $(,)?
    ) => {
        $crate::declare_options!(
            $options = $pass::INFO.options $(, default($($unsure),*))? $(, $kind $field $(as $own)?)*
        );

        #[automatically_derived]
        impl $crate::passes::IntoPass for $options {
            type Pass = $pass;

            fn into_pass(self) -> $pass {
                <$pass as $crate::Pass>::from_options(self)
            }
        }

        #[allow(
            dead_code,
            private_interfaces,
            unreachable_pub,
            clippy::should_implement_trait,
            clippy::wrong_self_convention,
            reason = "for whoever makes the options by hand, under the names of the definition"
        )]
        impl $options {
            $($($crate::__setter! { $vis $kind $field $ty })?)*
        }

        impl $pass {
            /// A pass with these options.
            #[allow(dead_code, unreachable_pub, reason = "for whoever makes the pass by hand")]
            $vis fn new(options: $options) -> Self {
                Self {
                    $($field: options.$field,)*
                    $($($statistic: $crate::Statistic::new(),)*)?
                    $($($state: $initial,)*)?
                }
            }
        }

        #[automatically_derived]
        impl $crate::Pass for $pass {
            type Options = $options;

            const INFO: &'static $crate::PassInfo = Self::INFO;

            fn from_options(options: $options) -> Self {
                $crate::__new!($pass $(by $new)? => (options))
            }

            fn to_options(&self) -> $options {
                $crate::__options!(copy $options self [$($kind $field $(as $own)?),*])
            }

            $(fn statistics(&self) -> ::std::vec::Vec<&$crate::Statistic> {
                ::std::vec::Vec::from([$(&self.$statistic),*])
            })?
        }

        /// Makes the pass with these options.
        #[allow(dead_code, unreachable_pub, reason = "for whoever makes the pass by hand")]
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
            #[allow(dead_code, unreachable_pub, reason = "for whoever makes the pass by hand")]
            $vis fn $create<__Ir: $runs<$pass>>() -> $crate::passes::BoxedPass<__Ir>
            where
                $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
            {
                $create_with(<$options as ::core::default::Default>::default())
            }
        )?

        /// Registers the pass.
        ///
        /// # Errors
        ///
        /// If the name of the pass is taken.
        #[allow(dead_code, unreachable_pub, reason = "for whoever registers the pass by hand")]
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
    ($pass:ident => $arguments:tt) => {
        $pass::new $arguments
    };
    ($pass:ident by $new:expr => $arguments:tt) => {
        ($new) $arguments
    };
}

/// `Clone` for a struct with fields whose types are declared elsewhere, each behind the constant of its type.
#[doc(hidden)]
#[macro_export]
macro_rules! __clone_fields {
    ($name:ident { $($field:ident $(as $own:tt)?),* $(,)? }) => {
        #[automatically_derived]
        impl ::core::clone::Clone for $name {
            fn clone(&self) -> Self {
                Self { $($field: $crate::__clone_field!((&self.$field) $($own)?)),* }
            }
        }
    };
}

/// A copy of a field.
#[doc(hidden)]
#[macro_export]
macro_rules! __clone_field {
    (($field:expr)) => {
        ::core::clone::Clone::clone($field)
    };
    (($field:expr) ($own:expr)) => {
        $own.copy($field)
    };
}
