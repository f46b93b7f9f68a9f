//! Types of fields that no pass can have, reported at the field: the compiler would report each bound of the generated
//! code that they violate, at the attribute.

use passdefs::catalogue::FIELD_TYPE;
use passdefs::model::{Pass, PassSet};
use passwright_build::CratePath;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ItemStruct, PathArguments, Type, parse_quote};

use crate::errors::coded;

/// Types of the standard library that threads cannot share, with what is used in their place.
const NOT_SHARED: &[(&str, &str)] = &[
    ("Cell", "an atomic or a `Mutex`"),
    ("RefCell", "a `Mutex` or an `RwLock`"),
    ("UnsafeCell", "a `Mutex`"),
    ("OnceCell", "a `OnceLock`"),
    ("LazyCell", "a `LazyLock`"),
    ("Rc", "an `Arc`"),
];

/// Types of the standard library that are no option values.
const NO_VALUES: &[&str] = &[
    "PathBuf",
    "OsString",
    "SystemTime",
    "Instant",
    "VecDeque",
    "HashMap",
    "HashSet",
    "BTreeMap",
    "BTreeSet",
    "Ordering",
    "Range",
];

/// Types that one might count with.
const NUMBERS: &[&str] = &[
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "f32",
    "f64",
    "AtomicU32",
    "AtomicU64",
    "AtomicUsize",
    "AtomicI32",
    "AtomicI64",
    "AtomicIsize",
];

/// Reports fields of a pass whose types cannot be right.
pub(crate) fn check(item: &ItemStruct, set: &PassSet, pass: &Pass) -> syn::Result<()> {
    let mut errors = item.fields.iter().filter_map(|field| {
        let name = field.ident.as_ref()?.unraw();
        let mut statistics = pass.statistics.iter();
        let mut options = set.options(&pass.options);
        if statistics.any(|statistic| name == statistic.field) {
            not_a_statistic(&field.ty)
        } else if options.any(|option| name == option.field) {
            not_shared(&field.ty).or_else(|| not_a_value(&field.ty))
        } else {
            not_shared(&field.ty).or_else(|| unmarked_statistic(&field.ty))
        }
    });
    let Some(mut first) = errors.next() else {
        return Ok(());
    };
    errors.for_each(|error| first.combine(error));
    Err(first)
}

/// Gives what stands in for a pass fields that threads can share, so that the mistake is one error.
pub(crate) fn make_shared(item: &mut ItemStruct, crate_path: &CratePath) {
    for field in &mut item.fields {
        if not_shared(&field.ty).is_some() {
            let ty = &field.ty;
            field.ty = parse_quote!(#crate_path::__private::StandIn<#ty>);
        }
    }
}

fn not_a_statistic(ty: &Type) -> Option<syn::Error> {
    let Type::Path(path) = ty else { return None };
    let name = &path.path.segments.last()?.ident;
    let is_number = NUMBERS.iter().any(|number| name == number);
    let message = format!(
        "a statistic cannot be `{name}`\nhelp: write `Statistic`, which counts without `&mut` and on all threads"
    );
    is_number.then(|| coded(ty.span(), FIELD_TYPE, &message))
}

/// Reports state that is a statistic, which no report would have.
fn unmarked_statistic(ty: &Type) -> Option<syn::Error> {
    let Type::Path(path) = ty else { return None };
    let is_statistic = path.path.segments.last()?.ident == "Statistic";
    let message = "a `Statistic` without `#[statistic]` is never reported\nhelp: write `#[statistic]` above the field\n\
                   note: to keep one as state, put it in a type of yours";
    is_statistic.then(|| coded(ty.span(), FIELD_TYPE, message))
}

fn not_a_value(ty: &Type) -> Option<syn::Error> {
    let mut names = Names(Vec::new());
    names.visit_type(ty);
    let name = names
        .0
        .iter()
        .find(|name| NO_VALUES.iter().any(|known| *name == known))?;
    let message = format!(
        "`{name}` cannot be the type of an option\nhelp: write `String`, or a type of yours that implements `OptionValue`, \
         which `#[pass_enum]` does for an enum\nnote: of a type of yours with this name, write the path"
    );
    Some(coded(ty.span(), FIELD_TYPE, &message))
}

/// The names of types of the standard library, or in scope.
struct Names(Vec<syn::Ident>);

impl<'t> Visit<'t> for Names {
    fn visit_path(&mut self, path: &'t syn::Path) {
        let root = path.segments.first().filter(|_| path.segments.len() > 1);
        if root.is_none_or(|root| root.ident == "std") {
            self.0
                .extend(path.segments.last().map(|last| last.ident.clone()));
        }
        visit::visit_path(self, path);
    }
}

fn not_shared(ty: &Type) -> Option<syn::Error> {
    let mut parts = Parts(None);
    parts.visit_type(ty);
    let (found, instead) = parts.0?;
    let message = format!(
        "a pass is shared between threads, and `{found}` cannot be\nhelp: use {instead}\n\
         note: of a type of yours with this name, write the path"
    );
    Some(coded(ty.span(), FIELD_TYPE, &message))
}

/// The first part of a type that threads cannot share.
struct Parts(Option<(String, &'static str)>);

impl<'t> Visit<'t> for Parts {
    fn visit_path(&mut self, path: &'t syn::Path) {
        let last = path.segments.last();
        let is_generic = |last: &&syn::PathSegment| !matches!(last.arguments, PathArguments::None);
        let root = path.segments.first().filter(|_| path.segments.len() > 1);
        let is_std = root.is_none_or(|root| {
            let known = ["std", "core", "alloc", "cell", "rc"];
            known.iter().any(|name| root.ident == name)
        });
        if let Some(last) = last.filter(is_generic).filter(|_| is_std) {
            let mut known = NOT_SHARED.iter();
            let found = known.find(|(name, _)| last.ident == name);
            self.0 = self
                .0
                .take()
                .or(found.map(|(name, instead)| ((*name).to_owned(), *instead)));
        }
        visit::visit_path(self, path);
    }
}
