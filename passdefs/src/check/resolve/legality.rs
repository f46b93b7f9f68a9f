//! Rules about operations and types: sets of them, and what passes and pipelines require and ensure.

use super::step::StepContext;
use super::{Resolver, prose};
use crate::catalogue;
use crate::check::claims::Callee;
use crate::check::spelling;
use crate::draft as d;
use crate::draft::Spanned;
use crate::model::{Clause, GroupId, Legality, LegalityId, Rule, RuleItem};
use crate::names::{nearest, shown};
use crate::references::{NameForm, Target};
use crate::vocabulary::Spelling;

impl<'d> Resolver<'d, '_> {
    pub(super) fn legality(&mut self, group: GroupId, legality: &'d d::Legality) {
        let id = LegalityId::new(self.definitions.legalities.len());
        let name = spelling::kebab(&legality.name, self.report);
        self.declare(NameForm::Pipeline, &legality.name, Target::Legality(id));
        let rules = self.rules(group, &legality.rules);
        self.definitions.legalities.push(Legality {
            id,
            group,
            name,
            doc: prose(legality.doc.as_ref()),
            rules,
            span: legality.name.span,
        });
    }

    fn rules(&mut self, group: GroupId, rules: &[d::RuleItem]) -> Vec<RuleItem> {
        let rules = rules.iter().filter_map(|item| match item {
            d::RuleItem::Rule(rule) => Some(RuleItem::Rule(Rule {
                pattern: self.pattern(&rule.pattern),
                is_legal: rule.is_legal,
                reason: prose(rule.reason.as_ref()),
                span: rule.pattern.span,
            })),
            d::RuleItem::Include(name) => Some(RuleItem::Include {
                legality: self.legality_named(group, name)?,
                span: name.span,
            }),
        });
        rules.collect()
    }

    /// Checks a dialect, an operation, or a type with `!` before it.
    pub(super) fn pattern(&mut self, pattern: &Spanned<String>) -> String {
        if let Err(error) = pass_text::legality::Pattern::parse(&pattern.value) {
            let diag = self.error(catalogue::NOT_A_PATTERN, pattern.span, error.to_string());
            diag.help("write `dialect`, `dialect.operation`, `!type` or `!dialect.type`");
        }
        pattern.value.clone()
    }

    fn legality_named(&mut self, group: GroupId, name: &Spanned<String>) -> Option<LegalityId> {
        let found = self.scope.legality(group, &name.value);
        if let Some(id) = found {
            self.refer(name, Target::Legality(id));
        } else {
            let message = format!("unknown legality {}", shown(&name.value));
            let scope = self.scope;
            let code = catalogue::UNKNOWN_LEGALITY;
            let mut diag = self.report.error(code, name.span, message);
            let known = scope.legality_names(group);
            let foreign = scope.foreign_legality(&name.value);
            let is_misspelt = foreign.is_none() && nearest(&name.value, &known).is_some();
            if is_misspelt || scope.spelling(name.span) == Spelling::Kdl {
                diag.known(&name.value, "legalities", || known);
                return None;
            }
            if let Some(span) = foreign {
                diag = diag.also(span, "a definition in KDL declares it");
            }
            diag.help(
                "an attribute sees nothing but its struct: write the rules in place of the name, as in \
                 `illegal(\"scf\")`, or declare the pass in KDL",
            );
        }
        found
    }

    /// Resolves preconditions or postconditions of a pass or pipeline, whose options are resolved.
    pub(super) fn clauses(
        &mut self,
        group: GroupId,
        callee: Callee,
        clauses: &[d::Clause],
    ) -> Vec<Clause> {
        let clauses = clauses.iter().map(|clause| {
            self.check_clause(clause);
            let legality = clause.legality.as_ref();
            let caller = StepContext {
                group,
                enclosing: Some(callee),
                present: Vec::new(),
            };
            let when = clause.when.as_ref();
            Clause {
                legality: legality.and_then(|name| self.legality_named(group, name)),
                rules: self.rules(group, &clause.rules),
                condition: when.and_then(|when| self.resolve_condition(&caller, when)),
                span: clause.span,
            }
        });
        clauses.collect()
    }

    /// Checks that a clause says something, and that it compares an option.
    fn check_clause(&mut self, clause: &d::Clause) {
        if clause.legality.is_none() && clause.is_empty {
            let message = "neither the name of a legality nor a rule";
            let diag = self.error(catalogue::MISSING, clause.span, message);
            diag.help("write a name, or `illegal` and `legal` in a block");
        }
        if let Some(stray) = clause.stray.first() {
            let comparison = stray.comparison.name();
            let spelling = self.scope.spelling(stray.value.span);
            let message = format!("`{}` compares no option", spelling.name(comparison));
            let diag = self.error(catalogue::CONDITION_MISFIT, stray.value.span, message);
            diag.help(format!(
                "write `{}` before it",
                spelling.property("when", "..")
            ));
        }
    }
}
