//! Macros for the fields of options: how each is set, read, written and copied.

/// The method that sets an option, and returns the options. It takes a value of the type in parentheses; of one in brackets,
/// whatever may be [written for it](crate::options::OptionArgument).
#[doc(hidden)]
#[macro_export]
macro_rules! __setter {
    ($vis:vis optional $field:ident [$ty:ty]) => {
        /// Gives the option of that name a value.
        #[must_use]
        $vis fn $field(mut self, value: impl $crate::options::OptionArgument<$ty>) -> Self {
            self.$field = ::core::option::Option::Some(value.into_option());
            self
        }
    };
    ($vis:vis optional $field:ident ($ty:ty)) => {
        /// Gives the option of that name a value.
        #[must_use]
        $vis fn $field(mut self, value: $ty) -> Self {
            self.$field = ::core::option::Option::Some(value);
            self
        }
    };
    ($vis:vis list $field:ident $ty:tt) => {
        $crate::__setter! { $vis values $field $ty }
    };
    ($vis:vis values $field:ident [$ty:ty]) => {
        /// Sets the values of the option of that name.
        #[must_use]
        $vis fn $field<V: $crate::options::OptionArgument<$ty>>(
            mut self,
            values: impl ::core::iter::IntoIterator<Item = V>,
        ) -> Self {
            self.$field = $crate::__private::list(values);
            self
        }
    };
    ($vis:vis values $field:ident ($ty:ty)) => {
        /// Sets the values of the option of that name.
        #[must_use]
        $vis fn $field(mut self, values: impl ::core::iter::IntoIterator<Item = $ty>) -> Self {
            self.$field = values.into_iter().collect();
            self
        }
    };
    ($vis:vis $kind:ident $field:ident [$ty:ty]) => {
        /// Sets the option of that name.
        #[must_use]
        $vis fn $field(mut self, value: impl $crate::options::OptionArgument<$ty>) -> Self {
            self.$field = value.into_option();
            self
        }
    };
    ($vis:vis $kind:ident $field:ident ($ty:ty)) => {
        /// Sets the option of that name.
        #[must_use]
        $vis fn $field(mut self, value: $ty) -> Self {
            self.$field = value;
            self
        }
    };
}

/// The handling of all fields of options: one macro for all, since the compiler pays for each. A field whose type is declared
/// elsewhere has the constant of that type behind it.
#[doc(hidden)]
#[macro_export]
macro_rules! __options {
    (default $defaults:ident [$($kind:ident $field:ident),*]) => {
        Self { $($field: $defaults.$kind()),* }
    };
    (default $defaults:ident [$($kind:ident $field:ident $(as $own:tt)?),*]) => {
        Self { $($field: $crate::__option!(default $defaults $kind $($own)?)),* }
    };
    (read $reader:ident [$($kind:ident $field:ident),*]) => {
        // All are asked for, so that all mistakes are found. One match is checked in half the time of an operator `?` for
        // each.
        match ($($reader.$kind(),)*) {
            ($(::core::option::Option::Some($field),)*) => ::core::option::Option::Some(Self { $($field),* }),
            _ => ::core::option::Option::None,
        }
    };
    (read $reader:ident [$($kind:ident $field:ident $(as $own:tt)?),*]) => {
        match ($($crate::__option!(read $reader $kind $($own)?),)*) {
            ($(::core::option::Option::Some($field),)*) => ::core::option::Option::Some(Self { $($field),* }),
            _ => ::core::option::Option::None,
        }
    };
    (write $writer:ident $options:ident [$($kind:ident $field:ident),*]) => {
        $($writer.$kind(&$options.$field);)*
    };
    (write $writer:ident $options:ident [$($kind:ident $field:ident $(as $own:tt)?),*]) => {
        $($crate::__option!(write $writer $kind (&$options.$field) $($own)?);)*
    };
    (copy $made:ident $pass:ident [$($kind:ident $field:ident),*]) => {
        $made { $($field: $pass.$field.clone()),* }
    };
    (copy $made:ident $pass:ident [$($kind:ident $field:ident $(as $own:tt)?),*]) => {
        $made { $($field: $crate::__option!(copy $kind (&$pass.$field) $($own)?)),* }
    };
}

/// The handling of the field of an option; behind the kind stands the constant of its type, if that is declared elsewhere.
#[doc(hidden)]
#[macro_export]
macro_rules! __option {
    (read $reader:ident or_default ($own:path)) => {
        $reader.of($own.ty).or_default($own.default)
    };
    (read $reader:ident $kind:ident ($own:path)) => {
        $reader.of($own).$kind()
    };
    (read $reader:ident $kind:ident) => {
        $reader.$kind()
    };
    (write $writer:ident or_default ($field:expr) ($own:path)) => {
        $writer.of($own.ty).or_default($field, $own.default)
    };
    (write $writer:ident $kind:ident ($field:expr) ($own:path)) => {
        $writer.of($own).$kind($field)
    };
    (write $writer:ident $kind:ident ($field:expr)) => {
        $writer.$kind($field)
    };
    (copy or_default ($field:expr) ($own:path)) => {
        $own.ty.copy($field)
    };
    (copy $kind:ident ($field:expr) ($own:path)) => {
        $own.copy($field)
    };
    (copy $kind:ident ($field:expr)) => {
        ::core::clone::Clone::clone($field)
    };
    (default $defaults:ident or_default ($own:path)) => {
        $defaults.or_default_of($own.default)
    };
    (default $defaults:ident $kind:ident $(($own:path))?) => {
        $defaults.$kind()
    };
}
