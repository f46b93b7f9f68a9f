//! Restrictions on Rust's grammar by place: the reader of Rust accepts more than compiles there, such as
//! keywords of the current edition, generic arguments without `::`, or references without a lifetime.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Returns the error in a path of a function or an enum.
pub(super) fn path_error(path: &syn::Path) -> Option<String> {
    let mut roots = path.leading_colon.is_none();
    for segment in &path.segments {
        let is_root = is_any_of(&segment.ident, &["crate", "self", "super"]);
        if segment.ident == "Self" {
            return Some("there is no `Self` here; write the name of the type".to_owned());
        }
        if is_root && !roots {
            let message = format!("`{}` can only begin a path", segment.ident);
            return Some(message);
        }
        // `self::super::super::a` is a path, `crate::super::a` is not.
        roots = is_root && segment.ident != "crate";
        match &segment.arguments {
            syn::PathArguments::None => {}
            syn::PathArguments::AngleBracketed(generics) if generics.colon2_token.is_some() => {}
            syn::PathArguments::AngleBracketed(_) => {
                return Some("generic arguments of a path are written with `::<`".to_owned());
            }
            syn::PathArguments::Parenthesized(_) => return Some("it is a call".to_owned()),
        }
    }
    let last = path.segments.last()?;
    let message = || format!("`{}` is a module", last.ident);
    let mut types = Types::default();
    types.visit_path(path);
    is_any_of(&last.ident, &["crate", "self", "super"])
        .then(message)
        .or(types.error)
}

pub(super) fn type_error(ty: &syn::Type) -> Option<String> {
    let mut types = Types::default();
    types.visit_type(ty);
    let unsized_type = || match ty {
        syn::Type::Slice(_) | syn::Type::TraitObject(_) => {
            Some("its size is not known; put it in a `Box`".to_owned())
        }
        _ => None,
    };
    types.error.or_else(unsized_type)
}

/// Returns the error for a keyword that `syn` takes for an identifier.
pub(super) fn keyword_error(tokens: TokenStream) -> Option<String> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Ident(word) if is_any_of(&word, &["gen", "try"]) => {
            Some(format!("`{word}` is a keyword of Rust; write `r#{word}`"))
        }
        TokenTree::Group(group) => keyword_error(group.stream()),
        _ => None,
    })
}

fn is_any_of(word: &Ident, words: &[&str]) -> bool {
    words.iter().any(|known| word == known)
}

/// Finds the first part of a type that is not allowed in a field.
#[derive(Default)]
struct Types<'t> {
    error: Option<String>,
    /// The lifetimes of the enclosing `for<'a>`.
    lifetimes: Vec<&'t syn::Ident>,
    /// `true` where lifetimes can be elided, as in `fn(&str)`.
    elides: bool,
}

impl<'t> Types<'t> {
    fn add(&mut self, error: impl Into<String>) {
        self.error.get_or_insert(error.into());
    }

    fn function(
        &mut self,
        lifetimes: Option<&'t syn::BoundLifetimes>,
        visit: impl FnOnce(&mut Self),
    ) {
        let elides = std::mem::replace(&mut self.elides, true);
        self.binding(lifetimes, visit);
        self.elides = elides;
    }

    fn binding(
        &mut self,
        lifetimes: Option<&'t syn::BoundLifetimes>,
        visit: impl FnOnce(&mut Self),
    ) {
        let before = self.lifetimes.len();
        let declared = lifetimes
            .iter()
            .flat_map(|lifetime| &lifetime.lifetimes)
            .filter_map(|param| match param {
                syn::GenericParam::Lifetime(param) => Some(&param.lifetime.ident),
                _ => None,
            });
        self.lifetimes.extend(declared);
        visit(self);
        self.lifetimes.truncate(before);
    }
}

impl<'t> Visit<'t> for Types<'t> {
    fn visit_type(&mut self, ty: &'t syn::Type) {
        match ty {
            syn::Type::Infer(_) => self.add("the type has to be written out"),
            syn::Type::ImplTrait(_) => self.add("a field cannot have an `impl` type"),
            syn::Type::Verbatim(_) => self.add("it is not a type of stable Rust"),
            syn::Type::TraitObject(object) if object.dyn_token.is_none() => {
                self.add("a trait object begins with `dyn`");
            }
            _ => {}
        }
        visit::visit_type(self, ty);
    }

    fn visit_type_reference(&mut self, reference: &'t syn::TypeReference) {
        if reference.lifetime.is_none() && !self.elides {
            self.add("a reference in a field needs its lifetime, such as `&'static str`");
        }
        visit::visit_type_reference(self, reference);
    }

    fn visit_lifetime(&mut self, lifetime: &'t syn::Lifetime) {
        let name = &lifetime.ident;
        let is_elided = name == "_" && self.elides;
        if name != "static" && !is_elided && !self.lifetimes.contains(&name) {
            self.add(format!(
                "`{lifetime}` is declared nowhere; a pass holds what is `'static`"
            ));
        }
    }

    fn visit_type_fn_ptr(&mut self, function: &'t syn::TypeFnPtr) {
        self.function(function.lifetimes.as_ref(), |types| {
            visit::visit_type_fn_ptr(types, function);
        });
    }

    fn visit_parenthesized_generic_arguments(
        &mut self,
        arguments: &'t syn::ParenthesizedGenericArguments,
    ) {
        self.function(None, |types| {
            visit::visit_parenthesized_generic_arguments(types, arguments);
        });
    }

    fn visit_trait_bound(&mut self, bound: &'t syn::TraitBound) {
        self.binding(bound.lifetimes.as_ref(), |types| {
            visit::visit_trait_bound(types, bound);
        });
    }

    /// Skips declarations of lifetimes, which use none.
    fn visit_bound_lifetimes(&mut self, _: &'t syn::BoundLifetimes) {}

    /// Skips expressions such as the length of an array.
    fn visit_expr(&mut self, _: &'t syn::Expr) {}
}
