//! The macro that implements the traits of options from a table.

/// Implements [`PassOptions`](crate::PassOptions), `Clone` and `Debug` for a struct from a table of options.
///
/// The table is a constant with the names, the defaults and the ranges. After it the fields are listed in the order of the
/// table, each with the kind of its option:
///
/// | | field | value if the option is not given |
/// |---|---|---|
/// | `value` | `T` | the default that the table declares |
/// | `or_default` | `T` | the `Default` of `T` |
/// | `optional` | `Option<T>` | `None` |
/// | `required` | `T` | an error |
/// | `list` | `Vec<T>` | the values that the table declares, or none |
///
/// ```
/// use pass_options::declare_options;
/// use pass_options::info::OptionInfo;
///
/// struct UnrollOptions {
///     factor: u32,
///     names: Vec<String>,
/// }
///
/// const TABLE: &[OptionInfo] = &[
///     OptionInfo::new("factor", "u32").default("4").range("1", ""),
///     OptionInfo::list("names", "string"),
/// ];
/// declare_options!(UnrollOptions impl PartialEq impl Default() = TABLE, value factor, list names);
///
/// assert_eq!(UnrollOptions::default(), UnrollOptions { factor: 4, names: Vec::new() });
/// ```
///
/// `of` names the pass that has the options. `impl PartialEq` and `impl Default(..)` request these implementations. In the
/// parentheses are the types of declared defaults that may lack [`DeclaredDefault`](crate::DeclaredDefault);
/// `Default` is implemented only if none of them lacks it.
#[macro_export]
macro_rules! declare_options {
    (
        $options:ident $(of $pass:ident)? impl PartialEq $(impl Default($($unsure:ty),*))? = $table:expr
        $(, $kind:ident $field:ident $(as ($own:expr))?)* $(,)?
    ) => {
        #[automatically_derived]
        impl ::core::cmp::PartialEq for $options {
            fn eq(&self, other: &Self) -> bool {
                $(self.$field == other.$field &&)* true
            }
        }

        $crate::declare_options!(
            $options $(of $pass)? $(impl Default($($unsure),*))? = $table $(, $kind $field $(as ($own))?)*
        );
    };
    (
        $options:ident $(of $pass:ident)? impl Default($($unsure:ty),*) = $table:expr
        $(, $kind:ident $field:ident $(as ($own:expr))?)* $(,)?
    ) => {
        #[automatically_derived]
        impl ::core::default::Default for $options
        where
            $(for<'any> $unsure: $crate::DeclaredDefault,)*
        {
            fn default() -> Self {
                $crate::__private::default_options()
            }
        }

        $crate::declare_options!($options $(of $pass)? = $table $(, $kind $field $(as ($own))?)*);
    };
    ($options:ident $(of $pass:ident)? = $table:expr $(, $kind:ident $field:ident $(as ($own:expr))?)* $(,)?) => {
        #[automatically_derived]
        impl ::core::clone::Clone for $options {
            fn clone(&self) -> Self {
                Self { $($field: $($own.borrowed)?(&self.$field).to_owned()),* }
            }
        }

        #[automatically_derived]
        impl ::core::fmt::Debug for $options {
            fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__private::debug_options(self, formatter)
            }
        }

        // The pass may be deprecated.
        #[allow(deprecated)]
        impl $crate::PassOptions for $options {
            // Parentheses alone are the type `()`, around a type they are that type.
            type Pass = ($($pass)?);

            const TABLE: &'static [$crate::info::OptionInfo] = $table;

            fn read(reader: &mut $crate::OptionReader<'_>) -> ::core::option::Option<Self> {
                // All options are read, so that all errors are reported. A single match compiles in half the time of an operator
                // `?` for each option.
                match ($($($own.reading)?(reader).$kind(),)*) {
                    ($(::core::option::Option::Some($field),)*) => ::core::option::Option::Some(Self { $($field),* }),
                    _ => ::core::option::Option::None,
                }
            }

            fn write(&self, writer: &mut $crate::OptionWriter<'_>) {
                $($($own.writing)?(writer).$kind(&self.$field);)*
            }
        }
    };
}
