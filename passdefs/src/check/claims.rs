//! The table of names. A declaration claims its names, each within a scope and a namespace; lookups and the check for
//! duplicates ask the same table.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::catalogue::{self, Code};
use crate::diagnostic::Fix;
use crate::draft::Spanned;
use crate::model::{
    EnumId, EnumValueId, KindId, LegalityId, OptionId, OptionSetId, PassId, PipelineId,
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
}

/// The part of the definitions in which a name is unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ClaimScope {
    All,
    File(u32),
    /// A group, by its position in the draft.
    Group(usize),
    Callee(Callee),
    OptionSet(OptionSetId),
    Enum(EnumId),
}

/// The kind of a name. Equal names of different kinds do not conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Namespace {
    Group,
    Pass,
    Pipeline,
    /// Names of passes and pipelines in pipeline text.
    Argument,
    Enum,
    Value,
    ValueText,
    OptionSet,
    Legality,
    Field,
    OptionName,
    StatisticName,
    /// Rust items that are generated from a declaration.
    Item,
    Kind,
    External,
    ExternalKind,
    Operation,
    Dialect,
    DialectClass,
    PassKind,
    UsedOptionSet,
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

/// All claims. The first claim of a name counts.
#[derive(Debug, Default)]
pub(super) struct Claims<'d>(BTreeMap<(ClaimScope, Namespace, Cow<'d, str>), Claim<'d>>);

impl<'d> Claims<'d> {
    /// Claims a name. Returns the earlier claim of the same name, which stays.
    pub(super) fn claim(
        &mut self,
        (scope, namespace): (ClaimScope, Namespace),
        name: impl Into<Cow<'d, str>>,
        claim: Claim<'d>,
    ) -> Option<Claim<'d>> {
        let mut earlier = None;
        self.0
            .entry((scope, namespace, name.into()))
            .and_modify(|first| earlier = Some(*first))
            .or_insert(claim);
        earlier
    }

    /// Claims a name, and reports it if it is claimed already. Returns `true` if it was not.
    pub(super) fn declare(
        &mut self,
        key: (ClaimScope, Namespace),
        name: &'d Spanned<String>,
        declaration: Declaration<'d>,
        report: &mut Report,
    ) -> bool {
        let claim = Claim {
            span: name.span,
            declaration,
        };
        let earlier = self.claim(key, &name.value, claim);
        if let Some(first) = earlier {
            report_duplicate(key.1, &name.value, (name.span, first.span), report);
        }
        earlier.is_none()
    }

    pub(super) fn get(
        &self,
        scope: ClaimScope,
        namespace: Namespace,
        name: &str,
    ) -> Option<Claim<'d>> {
        self.0
            .get(&(scope, namespace, Cow::Borrowed(name)))
            .copied()
    }

    pub(super) fn names(
        &self,
        scope: ClaimScope,
        namespace: Namespace,
    ) -> impl Iterator<Item = (&str, Claim<'d>)> {
        self.0
            .range((scope, namespace, Cow::Borrowed(""))..)
            .take_while(move |((key_scope, key_namespace, _), _)| {
                (*key_scope, *key_namespace) == (scope, namespace)
            })
            .map(|((_, _, name), claim)| (name.as_ref(), *claim))
    }
}

/// Reports a second claim. Empty names are reported where they are declared.
pub(super) fn report_duplicate(
    namespace: Namespace,
    name: &str,
    (again, first): (Span, Span),
    report: &mut Report,
) {
    if name.is_empty() {
        return;
    }
    let (code, noun) = namespace.duplicate();
    let verb = if code.id() == catalogue::DUPLICATE_MENTION.id() {
        "mentioned"
    } else {
        "declared"
    };
    let message = format!("{noun} {} is {verb} twice", shown(name));
    let diag = report.error(code, again, message);
    diag.repeats(first).fix(Fix::Remove);
}

impl Namespace {
    /// Returns the code of a duplicate, and the noun in its message.
    pub(super) fn duplicate(self) -> (Code, &'static str) {
        match self {
            Self::Group => (catalogue::DUPLICATE_GROUP, "group"),
            Self::Pass => (catalogue::DUPLICATE_PASS, "pass"),
            Self::Pipeline => (catalogue::DUPLICATE_PIPELINE, "pipeline"),
            Self::Argument => (catalogue::DUPLICATE_ARGUMENT, "argument"),
            Self::Enum => (catalogue::DUPLICATE_ENUM, "enum"),
            Self::Value => (catalogue::DUPLICATE_VALUE, "value"),
            Self::ValueText => (catalogue::DUPLICATE_VALUE, "text of a value"),
            Self::OptionSet => (catalogue::DUPLICATE_OPTION_SET, "option set"),
            Self::Legality => (catalogue::DUPLICATE_LEGALITY, "legality"),
            Self::Field => (catalogue::DUPLICATE_FIELD, "field"),
            Self::OptionName => (catalogue::DUPLICATE_OPTION, "option name"),
            Self::StatisticName => (catalogue::DUPLICATE_STATISTIC, "statistic name"),
            Self::Item => (catalogue::NAME_CLASH, "item"),
            Self::Kind | Self::PassKind => (catalogue::DUPLICATE_MENTION, "kind"),
            Self::External => (catalogue::DUPLICATE_MENTION, "external"),
            Self::ExternalKind => (catalogue::DUPLICATE_MENTION, "external kind"),
            Self::Operation => (catalogue::DUPLICATE_MENTION, "operation"),
            Self::Dialect => (catalogue::DUPLICATE_MENTION, "dialect"),
            Self::DialectClass => (catalogue::DUPLICATE_MENTION, "C++ class of a dialect"),
            Self::UsedOptionSet => (catalogue::DUPLICATE_MENTION, "option set"),
        }
    }
}
