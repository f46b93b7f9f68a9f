//! Modules as the cases write them for every IR: `m(a b n(c))` is a module with two functions and a module.

/// A module or a function, by its symbol.
pub(crate) enum Shape {
    Module(String, Vec<Shape>),
    Function(String),
}

impl Shape {
    pub(crate) fn parse(text: &str) -> Self {
        let mut rest = text;
        let shape = Self::read(&mut rest);
        assert_eq!(rest, "", "trailing text in {text}");
        shape
    }

    fn read(rest: &mut &str) -> Self {
        let end = rest.find(['(', ')', ' ']).unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        *rest = &rest[end..];
        let Some(inside) = rest.strip_prefix('(') else {
            return Self::Function(name);
        };
        *rest = inside;
        let mut children = Vec::new();
        while !rest.starts_with(')') {
            *rest = rest.trim_start();
            assert!(!rest.is_empty(), "a parenthesis is not closed");
            children.push(Self::read(rest));
        }
        *rest = &rest[1..];
        Self::Module(name, children)
    }
}
