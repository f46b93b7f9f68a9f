//! Functions that set a field of a description.

/// Implements a `const` function for each field, which replaces its value.
macro_rules! setters {
    ($type:ident: $($(#[$doc:meta])* $field:ident: $ty:ty,)*) => {
        impl $type {
            $(
                $(#[$doc])*
                #[must_use]
                pub const fn $field(mut self, $field: $ty) -> Self {
                    self.$field = $field;
                    self
                }
            )*
        }
    };
}
