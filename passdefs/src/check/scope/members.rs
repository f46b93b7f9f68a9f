//! The members of passes, pipelines and option sets (options, statistics and state), and their duplicates.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::Scope;
use crate::catalogue;
use crate::check::claims::{Claim, ClaimScope, Declaration, Member, MemberKind, Namespace};
use crate::draft::{OptionDef, OptionItem, OptionSet, Pass, Spanned};
use crate::model::{OptionId, OptionSetId};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;

impl<'d> Scope<'d> {
    pub(super) fn add_option_set(&mut self, group: usize, set: &'d OptionSet, report: &mut Report) {
        let id = OptionSetId::new(self.option_sets.len());
        let key = (ClaimScope::Group(group), Namespace::OptionSet);
        self.claims
            .declare(key, &set.name, Declaration::OptionSet(id), report);
        let mut options = Vec::new();
        for option in &set.options {
            options.push(self.add_option(ClaimScope::OptionSet(id), option, report));
        }
        self.option_sets.push(options);
    }

    /// Adds the options of a pass or pipeline, and returns them with those of the option sets that it uses.
    pub(super) fn add_options(
        &mut self,
        group: usize,
        (owner, items): (ClaimScope, &'d [OptionItem]),
        report: &mut Report,
    ) -> Vec<OptionId> {
        let mut options = Vec::new();
        let mut used = BTreeSet::new();
        for item in items {
            match item {
                OptionItem::Own(option) => options.push(self.add_option(owner, option, report)),
                OptionItem::Use(name) => {
                    let key = (owner, Namespace::UsedOptionSet);
                    self.claims.declare(key, name, Declaration::Other, report);
                    let set = self.option_set(group, &name.value);
                    let Some(set) = set.filter(|set| used.insert(*set)) else {
                        continue;
                    };
                    for id in self.option_sets[set.index()].clone() {
                        self.claim_option(owner, id, Some(name.span), report);
                        options.push(id);
                    }
                }
            }
        }
        options
    }

    fn add_option(
        &mut self,
        owner: ClaimScope,
        option: &'d OptionDef,
        report: &mut Report,
    ) -> OptionId {
        let id = OptionId::new(self.options.len());
        self.options.push(option);
        self.claim_option(owner, id, None, report);
        id
    }

    fn claim_option(
        &mut self,
        owner: ClaimScope,
        id: OptionId,
        use_span: Option<Span>,
        report: &mut Report,
    ) {
        let option = self.options[id.index()];
        let span = option
            .name
            .as_ref()
            .map_or(option.field.span, |name| name.span);
        let name = (Namespace::OptionName, option.argument(), span);
        let kind = MemberKind::Option(id);
        self.claim_member(
            owner,
            &option.field,
            Some(name),
            Member { kind, use_span },
            report,
        );
    }

    pub(super) fn add_members(&mut self, owner: ClaimScope, pass: &'d Pass, report: &mut Report) {
        for statistic in &pass.statistics {
            let field = &statistic.field;
            let span = statistic.name.as_ref().map_or(field.span, |name| name.span);
            let name = (Namespace::StatisticName, statistic.text(), span);
            let kind = MemberKind::Statistic;
            self.claim_member(
                owner,
                field,
                Some(name),
                Member {
                    kind,
                    use_span: None,
                },
                report,
            );
        }
        for state in &pass.state {
            let kind = MemberKind::State;
            self.claim_member(
                owner,
                &state.field,
                None,
                Member {
                    kind,
                    use_span: None,
                },
                report,
            );
        }
    }

    /// Claims the field of a member and its name. Reports at most one duplicate of the two. Duplicates within a used option
    /// set are reported where the set is declared, not here.
    fn claim_member(
        &mut self,
        owner: ClaimScope,
        field: &'d Spanned<String>,
        name: Option<(Namespace, Cow<'d, str>, Span)>,
        member: Member,
        report: &mut Report,
    ) {
        let declaration = Declaration::Member(member);
        let claim = |span| Claim { span, declaration };
        let key = (owner, Namespace::Field);
        let same_field = self.claims.claim(key, &field.value, claim(field.span));
        if let Some((first, earlier)) = same_field.and_then(conflict_with(member)) {
            let (code, noun) = match (earlier.kind, member.kind) {
                (MemberKind::Option(_), MemberKind::Option(_)) => {
                    (catalogue::DUPLICATE_OPTION, "option")
                }
                (MemberKind::Statistic, MemberKind::Statistic) => {
                    (catalogue::DUPLICATE_STATISTIC, "statistic")
                }
                _ => (catalogue::DUPLICATE_FIELD, "field"),
            };
            let message = format!("{noun} {} is declared twice", shown(&field.value));
            report_duplicate(code, message, member, (field.span, first), report);
        }
        let Some((namespace, name, span)) = name else {
            return;
        };
        let same_name = self
            .claims
            .claim((owner, namespace), name.clone(), claim(span));
        if same_field.is_none()
            && let Some((first, _)) = same_name.and_then(conflict_with(member))
        {
            let (code, noun) = namespace.duplicate();
            let message = format!("{noun} {} is declared twice", shown(&name));
            report_duplicate(code, message, member, (span, first), report);
        }
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

/// Reports a duplicate: at the `use-options` if the member comes from an option set, else at the member.
fn report_duplicate(
    code: catalogue::Code,
    message: String,
    member: Member,
    (again, first): (Span, Span),
    report: &mut Report,
) {
    let diag = report.error(code, member.use_span.unwrap_or(again), message);
    match member.use_span {
        Some(_) => diag
            .label("taken in here")
            .also(first, "first here")
            .also(again, "again here"),
        None => diag.repeats(first),
    };
}
