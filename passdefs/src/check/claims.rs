//! The table of names. A declaration claims its names, each within a scope and a namespace; lookups and the check for
//! duplicates ask the same table.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use crate::catalogue::{self, Code};
use crate::diagnostic::Fix;
use crate::draft::Spanned;
use crate::model::{
    EnumId, EnumValueId, GroupId, KindId, LegalityId, OptionId, OptionSetId, PassId, PipelineId,
};
use crate::names::shown;
use crate::references::Target;
use crate::report::Report;
use crate::source::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Callee {
    Pass(PassId),
    Pipeline(PipelineId),
}

impl Callee {
    pub(super) fn target(self) -> Target {
        match self {
            Callee::Pass(id) => Target::Pass(id),
            Callee::Pipeline(id) => Target::Pipeline(id),
        }
    }

    pub(super) fn noun(self) -> &'static str {
        match self {
            Callee::Pass(_) => "pass",
            Callee::Pipeline(_) => "pipeline",
        }
    }
}

/// The part of the definitions in which a name is unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ClaimScope {
    All,
    File(u32),
    Group(GroupId),
    Callee(Callee),
    OptionSet(OptionSetId),
    Enum(EnumId),
}

/// Declares the namespaces, each with the code of a duplicate and the noun in its message.
macro_rules! namespaces {
    ($($(#[$doc:meta])* $name:ident: $code:ident $noun:literal,)*) => {
        /// The kind of a name. Equal names of different kinds do not conflict.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Namespace {
            $($(#[$doc])* $name,)*
        }

        impl Namespace {
            /// Returns the code of a duplicate, and the noun in its message.
            pub(super) fn duplicate(self) -> (Code, &'static str) {
                match self {
                    $(Self::$name => (catalogue::$code, $noun),)*
                }
            }
        }
    };
}

namespaces! {
    Group: DUPLICATE_GROUP "group",
    Pass: DUPLICATE_PASS "pass",
    Pipeline: DUPLICATE_PIPELINE "pipeline",
    /// Names of passes and pipelines in pipeline text.
    Argument: DUPLICATE_ARGUMENT "argument",
    Enum: DUPLICATE_ENUM "enum",
    Value: DUPLICATE_VALUE "value",
    ValueText: DUPLICATE_VALUE "text of a value",
    OptionSet: DUPLICATE_OPTION_SET "option set",
    Legality: DUPLICATE_LEGALITY "legality",
    Field: DUPLICATE_FIELD "field",
    OptionName: DUPLICATE_OPTION "option name",
    StatisticName: DUPLICATE_STATISTIC "statistic name",
    /// Rust items that are generated from a declaration.
    Item: NAME_CLASH "item",
    Kind: DUPLICATE_MENTION "kind",
    External: DUPLICATE_MENTION "external",
    ExternalKind: DUPLICATE_MENTION "external kind",
    Operation: DUPLICATE_MENTION "operation",
    Dialect: DUPLICATE_MENTION "dialect",
    DialectClass: DUPLICATE_MENTION "C++ class of a dialect",
    PassKind: DUPLICATE_MENTION "kind",
    UsedOptionSet: DUPLICATE_MENTION "option set",
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Declaration<'d> {
    Callee(Callee),
    Enum(EnumId),
    EnumValue(EnumValueId),
    OptionSet(OptionSetId),
    Legality(LegalityId),
    Kind(KindId),
    Member(Member),
    Item(&'static str, &'d Spanned<String>),
    /// A declaration that is never looked up, or a mention of a name.
    Other,
}

/// The id of a declaration that names are looked up for.
pub(super) trait DeclarationId: Sized {
    fn of(declaration: Declaration<'_>) -> Option<Self>;
}

macro_rules! declaration_ids {
    ($($sort:ident: $id:ty,)*) => {$(
        impl DeclarationId for $id {
            fn of(declaration: Declaration<'_>) -> Option<Self> {
                match declaration {
                    Declaration::$sort(id) => Some(id),
                    _ => None,
                }
            }
        }
    )*};
}

declaration_ids! {
    Callee: Callee,
    Enum: EnumId,
    EnumValue: EnumValueId,
    OptionSet: OptionSetId,
    Legality: LegalityId,
    Kind: KindId,
    Member: Member,
}

/// A field of the struct of a pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) kind: MemberKind,
    /// The `use-options` that the field comes from.
    pub(super) use_span: Option<Span>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MemberKind {
    Option(OptionId),
    Statistic,
    State,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Claim<'d> {
    pub(super) span: Span,
    pub(super) declaration: Declaration<'d>,
}

/// All claims, with what is wrong with them. The first claim of a name counts.
#[derive(Debug, Default)]
pub(super) struct Claims<'d> {
    first: BTreeMap<(ClaimScope, Namespace, Cow<'d, str>), Claim<'d>>,
    pub(super) report: Report,
}

impl<'d> Claims<'d> {
    /// Claims a name. Returns the earlier claim of the same name, which stays.
    pub(super) fn claim(
        &mut self,
        (scope, namespace): (ClaimScope, Namespace),
        name: impl Into<Cow<'d, str>>,
        claim: Claim<'d>,
    ) -> Option<Claim<'d>> {
        match self.first.entry((scope, namespace, name.into())) {
            Entry::Occupied(first) => Some(*first.get()),
            Entry::Vacant(free) => {
                free.insert(claim);
                None
            }
        }
    }

    /// Claims a name, and reports it if it is claimed already. Returns `true` if it was not.
    pub(super) fn declare(
        &mut self,
        key: (ClaimScope, Namespace),
        name: &'d Spanned<String>,
        declaration: Declaration<'d>,
    ) -> bool {
        let span = name.span;
        let earlier = self.claim(key, &name.value, Claim { span, declaration });
        if let Some(first) = earlier {
            self.report_duplicate(key.1, &name.value, (span, first.span));
        }
        earlier.is_none()
    }

    /// Claims names that are mentioned in a list.
    pub(super) fn mention(&mut self, key: (ClaimScope, Namespace), names: &'d [Spanned<String>]) {
        for name in names {
            self.declare(key, name, Declaration::Other);
        }
    }

    /// Reports a second claim. Empty names are reported where they are declared.
    pub(super) fn report_duplicate(
        &mut self,
        namespace: Namespace,
        name: &str,
        (again, first): (Span, Span),
    ) {
        if name.is_empty() {
            return;
        }
        let (code, noun) = namespace.duplicate();
        let verb = if code == catalogue::DUPLICATE_MENTION {
            "mentioned"
        } else {
            "declared"
        };
        let message = format!("{noun} {} is {verb} twice", shown(name));
        let diag = self.report.error(code, again, message);
        diag.repeats(first).fix(Fix::Remove);
    }

    pub(super) fn get(
        &self,
        scope: ClaimScope,
        namespace: Namespace,
        name: &str,
    ) -> Option<Claim<'d>> {
        let key = (scope, namespace, Cow::Borrowed(name));
        self.first.get(&key).copied()
    }

    /// Returns the id of the declaration with this name.
    pub(super) fn find<I: DeclarationId>(
        &self,
        scope: ClaimScope,
        namespace: Namespace,
        name: &str,
    ) -> Option<I> {
        I::of(self.get(scope, namespace, name)?.declaration)
    }

    pub(super) fn names(
        &self,
        scope: ClaimScope,
        namespace: Namespace,
    ) -> impl Iterator<Item = (&str, Claim<'d>)> {
        self.first
            .range((scope, namespace, Cow::Borrowed(""))..)
            .take_while(move |((key_scope, key_namespace, _), _)| {
                (*key_scope, *key_namespace) == (scope, namespace)
            })
            .map(|((_, _, name), claim)| (name.as_ref(), *claim))
    }
}
