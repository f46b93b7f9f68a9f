//! The macro that makes the struct of options, and reads and prints it, from one row for each option.

/// Makes a struct of options, with [`PassOptions`](crate::PassOptions), `Clone` and `Debug`.
///
/// A row is the field and its type, the kind of the option, its name, the name of its type, and its summary, which is also the
/// documentation of the field. Calls of [`OptionInfo`](crate::info::OptionInfo) for what else is known of it follow in brackets.
///
/// | | field | value if the option is not given |
/// |---|---|---|
/// | `value` | `T` | the default that the row declares |
/// | `or_default` | `T` | the `Default` of `T` |
/// | `optional` | `Option<T>` | `None` |
/// | `required` | `T` | an error |
/// | `list` | `Vec<T>` | the values that the row declares, or none |
///
/// ```
/// use pass_options::declare_options;
///
/// declare_options! {
///     /// Options of the pass `unroll`.
///     struct UnrollOptions impl PartialEq default() {
///         factor: u32 = value "factor" "u32" "Copies of a body" [default("4"), range("1", "")],
///         names: Vec<String> = list "names" "string",
///     }
/// }
///
/// assert_eq!(UnrollOptions::default(), UnrollOptions { factor: 4, names: Vec::new() });
/// ```
///
/// `impl PartialEq` and `default(..)` request these implementations. In the parentheses are the types of declared defaults that
/// may lack [`DeclaredDefault`](crate::DeclaredDefault); `Default` is implemented only if none of them lacks it.
// The attributes have no `reason`, since each expansion would repeat it.
#[macro_export]
macro_rules! declare_options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $options:ident $(impl $equal:ident)? $(default($($unsure:ty),*))? {
            $(
                $(#[$field_meta:meta])*
                $field:ident: $ty:ty = $kind:ident $name:literal $type:literal $($text:literal)?
                $([$($row:ident($($argument:tt)*)),* $(,)?])? $(as ($own:expr))?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[allow(dead_code, deprecated, private_interfaces, unreachable_pub, clippy::all, clippy::pedantic, rustdoc::all)]
        $(#[derive(::core::cmp::$equal)])?
        $vis struct $options {
            $($(#[$field_meta])* $(#[doc = $text])? $vis $field: $ty,)*
        }

        $(
            #[automatically_derived]
            #[allow(deprecated)]
            impl ::core::default::Default for $options
            where
                $(for<'any> $unsure: $crate::DeclaredDefault,)*
            {
                fn default() -> Self {
                    $crate::__private::default_options()
                }
            }
        )?

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

        #[allow(deprecated)]
        impl $crate::PassOptions for $options {
            const TABLE: &'static [$crate::info::OptionInfo] = &[$(
                $crate::__private::row::$kind($name, $type) $(.summary($text))? $($(.$row($($argument)*))*)?
            ),*];

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

/// The start of a row for each kind of option.
pub mod row {
    use crate::info::OptionInfo;

    /// Returns the row of an option that has a value if the user gives none.
    pub const fn value(name: &'static str, ty: &'static str) -> OptionInfo {
        OptionInfo::new(name, ty)
    }

    pub use value as or_default;

    /// Returns the row of an option that may be left out.
    pub const fn optional(name: &'static str, ty: &'static str) -> OptionInfo {
        OptionInfo::new(name, ty).optional()
    }

    /// Returns the row of an option that must be given.
    pub const fn required(name: &'static str, ty: &'static str) -> OptionInfo {
        OptionInfo::new(name, ty).required()
    }

    /// Returns the row of a list.
    pub const fn list(name: &'static str, ty: &'static str) -> OptionInfo {
        OptionInfo::list(name, ty)
    }
}

/// Returns the name of an item without the mark of a raw identifier.
pub const fn item_name(name: &'static str) -> &'static str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}
