//! The members of passes, pipelines and option sets (options, statistics and state), and their duplicates.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::Scope;
use crate::catalogue::{self, Code};
use crate::check::claims::{Claim, ClaimScope, Declaration, Member, MemberKind, Namespace};
use crate::draft::{OptionDef, OptionItem, OptionSet, Pass, Spanned};
use crate::model::{GroupId, OptionId, OptionSetId};
use crate::names::shown;
use crate::source::Span;

/// The name of a member beside its field: its namespace, the text and the place.
type MemberName<'d> = (Namespace, Cow<'d, str>, Span);

impl<'d> Scope<'d> {
    pub(super) fn add_option_set(&mut self, group: GroupId, set: &'d OptionSet) {
        let id = OptionSetId::new(self.option_sets.len());
        let key = (ClaimScope::Group(group), Namespace::OptionSet);
        self.claims
            .declare(key, &set.name, Declaration::OptionSet(id));
        let mut options = Vec::new();
        for option in &set.options {
            options.push(self.add_option(ClaimScope::OptionSet(id), option));
        }
        self.option_sets.push(options);
    }

    /// Adds the options of a pass or pipeline, and returns them with those of the option sets that it uses.
    pub(super) fn add_options(
        &mut self,
        group: GroupId,
        owner: ClaimScope,
        items: &'d [OptionItem],
    ) -> Vec<OptionId> {
        let mut options = Vec::new();
        let mut used = BTreeSet::new();
        for item in items {
            match item {
                OptionItem::Own(option) => options.push(self.add_option(owner, option)),
                OptionItem::Use(name) => {
                    let key = (owner, Namespace::UsedOptionSet);
                    self.claims.declare(key, name, Declaration::Other);
                    let set = self.option_set(group, &name.value);
                    let Some(set) = set.filter(|set| used.insert(*set)) else {
                        continue;
                    };
                    for id in self.option_sets[set.index()].clone() {
                        self.claim_option(owner, id, Some(name.span));
                        options.push(id);
                    }
                }
            }
        }
        options
    }

    fn add_option(&mut self, owner: ClaimScope, option: &'d OptionDef) -> OptionId {
        let id = OptionId::new(self.options.len());
        self.options.push(option);
        self.claim_option(owner, id, None);
        id
    }

    fn claim_option(&mut self, owner: ClaimScope, id: OptionId, use_span: Option<Span>) {
        let option = self.options[id.index()];
        let name = option.name.as_ref();
        let span = name.map_or(option.field.span, |name| name.span);
        let name = (Namespace::OptionName, option.argument(), span);
        let kind = MemberKind::Option(id);
        self.claim_member(owner, &option.field, Some(name), Member { kind, use_span });
    }

    pub(super) fn add_members(&mut self, owner: ClaimScope, pass: &'d Pass) {
        let own = |kind| Member {
            kind,
            use_span: None,
        };
        for statistic in &pass.statistics {
            let field = &statistic.field;
            let span = statistic.name.as_ref().map_or(field.span, |name| name.span);
            let name = (Namespace::StatisticName, statistic.text(), span);
            self.claim_member(owner, field, Some(name), own(MemberKind::Statistic));
        }
        for state in &pass.state {
            self.claim_member(owner, &state.field, None, own(MemberKind::State));
        }
    }

    /// Claims the field of a member and its name. Reports at most one duplicate of the two. Duplicates within a used option
    /// set are reported where the set is declared, not here.
    fn claim_member(
        &mut self,
        owner: ClaimScope,
        field: &'d Spanned<String>,
        name: Option<MemberName<'d>>,
        member: Member,
    ) {
        let declaration = Declaration::Member(member);
        let claim = |span| Claim { span, declaration };
        let key = (owner, Namespace::Field);
        let same_field = self.claims.claim(key, &field.value, claim(field.span));
        if let Some((first, earlier)) = same_field.and_then(conflict_with(member)) {
            let duplicate = match (earlier.kind, member.kind) {
                (MemberKind::Option(_), MemberKind::Option(_)) => {
                    (catalogue::DUPLICATE_OPTION, "option")
                }
                (MemberKind::Statistic, MemberKind::Statistic) => {
                    (catalogue::DUPLICATE_STATISTIC, "statistic")
                }
                _ => (catalogue::DUPLICATE_FIELD, "field"),
            };
            self.report_member(duplicate, &field.value, member, (field.span, first));
        }
        let Some((namespace, name, span)) = name else {
            return;
        };
        let key = (owner, namespace);
        let same_name = self.claims.claim(key, name.clone(), claim(span));
        if same_field.is_none()
            && let Some((first, _)) = same_name.and_then(conflict_with(member))
        {
            self.report_member(namespace.duplicate(), &name, member, (span, first));
        }
    }

    /// Reports a duplicate: at the `use-options` if the member comes from an option set, else at the member.
    fn report_member(
        &mut self,
        (code, noun): (Code, &str),
        name: &str,
        member: Member,
        (again, first): (Span, Span),
    ) {
        let message = format!("{noun} {} is declared twice", shown(name));
        let span = member.use_span.unwrap_or(again);
        let diag = self.claims.report.error(code, span, message);
        match member.use_span {
            Some(_) => diag
                .label("taken in here")
                .also(first, "first here")
                .also(again, "again here"),
            None => diag.repeats(first),
        };
    }
}

/// Maps an earlier claim to its place and member, unless both members come from the same use of an option set.
fn conflict_with(member: Member) -> impl Fn(Claim<'_>) -> Option<(Span, Member)> {
    move |claim| match claim.declaration {
        Declaration::Member(first)
            if member.use_span.is_none() || first.use_span != member.use_span =>
        {
            Some((claim.span, first))
        }
        _ => None,
    }
}
