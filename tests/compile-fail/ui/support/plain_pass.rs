//! A pass without options, spelled out.

/// The pass `$name` with these fields.
macro_rules! plain_pass {
    ($name:ident { $($field:ident: $type:ty),* }) => {
        #[derive(Clone, Default)]
        pub struct $name {
            $($field: $type),*
        }

        impl passwright::Pass for $name {
            type Options = passwright::options::NoOptions;
            const INFO: &'static passwright::PassInfo =
                &passwright::PassInfo::new(stringify!($name), "plain");

            fn from_options(_: passwright::options::NoOptions) -> Self {
                Self::default()
            }

            fn to_options(&self) -> passwright::options::NoOptions {
                passwright::options::NoOptions
            }
        }
    };
}
