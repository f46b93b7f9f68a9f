//! What passes and pipelines state, as tables of contracts.

use std::collections::BTreeSet;

use pass_text::legality::{Contract, Pattern, Rule, Test};

use crate::model::{
    self, ArgumentValue, Arity, Clause, Condition, LegalityId, OptionDef, OrCpp, PassId, PassSet,
    PipelineId, Step, Value,
};

/// The rules of all passes and pipelines of a set, from which [`Contracts`] are made.
///
/// ```
/// use passdefs::legality::{Contracts, Tables};
/// let text = r#"group "G" {
///     pass "Lower" "lower" { summary "Lowers"; postcondition { illegal "scf"; }; creates "cf"; }
/// }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let tables = Tables::of(&set);
/// let contracts = Contracts::of(&tables);
/// let contract = contracts.of_pass(set.all_passes().next().unwrap().id);
/// assert!(!contract.postcondition[0].rules.verdict(pass_text::legality::EntityKind::Operation, "scf.for").is_legal());
/// ```
#[derive(Debug)]
pub struct Tables<'s> {
    pub(super) set: &'s PassSet,
    /// The texts of all values that are compared or given.
    texts: BTreeSet<String>,
    /// The passes, then the pipelines.
    all: Vec<Table<'s>>,
}

/// What one pass or pipeline states.
#[derive(Debug)]
struct Table<'s> {
    /// The preconditions and the postconditions.
    conditions: [Vec<ClauseTable<'s>>; 2],
    creates: Option<Vec<Pattern<'s>>>,
    dialects: Vec<&'s str>,
}

#[derive(Debug)]
struct ClauseTable<'s> {
    clause: &'s Clause,
    rules: Vec<Rule<'s>>,
}

/// The contracts of all passes and pipelines of a set.
#[derive(Debug)]
pub struct Contracts<'t> {
    pub(super) tables: &'t Tables<'t>,
    /// By table, the preconditions and the postconditions.
    conditions: Vec<[Vec<pass_text::legality::Clause<'t>>; 2]>,
}

impl<'s> Tables<'s> {
    /// Collects the rules of a set.
    pub fn of(set: &'s PassSet) -> Self {
        let definitions = set.definitions();
        let mut texts = BTreeSet::new();
        let mut add = |value: &Value| {
            texts.insert(set.value_text(value).into_owned());
        };
        for option in &definitions.options {
            if let Arity::Single(Some(value)) = &option.arity {
                add(value);
            }
            if let Some(ty) = option.ty.built_in() {
                add(&Value::Scalar(ty.zero()));
            }
            for bound in option.bounds().into_iter().flatten() {
                add(&Value::Scalar(bound));
            }
        }
        for pass in &definitions.passes {
            for clause in pass.preconditions.iter().chain(&pass.postconditions) {
                let condition = clause.condition.as_ref();
                let comparison = condition.and_then(|(_, condition)| condition.comparison());
                comparison.into_iter().for_each(|(_, value)| add(value));
            }
        }
        for pipeline in &definitions.pipelines {
            add_texts(pipeline.form.steps(), &mut add);
        }
        let passes = definitions.passes.iter().map(|pass| Table {
            conditions: clause_tables(set, [&pass.preconditions, &pass.postconditions]),
            creates: pass.creates.as_deref().map(patterns),
            dialects: {
                let dialects = pass.dialects.iter().filter_map(OrCpp::known);
                dialects.map(String::as_str).collect()
            },
        });
        let pipelines = definitions.pipelines.iter().map(|pipeline| Table {
            conditions: clause_tables(set, [&pipeline.preconditions, &pipeline.postconditions]),
            creates: None,
            dialects: Vec::new(),
        });
        let all = passes.chain(pipelines).collect();
        Self { set, texts, all }
    }

    /// Returns the rules of a legality, those of included ones in their places.
    pub fn rules_in(&self, legality: LegalityId) -> Vec<Rule<'s>> {
        rules(self.set.rules_in(legality))
    }

    /// Returns the text of a value.
    pub(super) fn text(&self, value: &Value) -> &str {
        let text = self.set.value_text(value);
        self.texts.get(text.as_ref()).map_or("", String::as_str)
    }

    fn clause<'t>(&'t self, table: &'t ClauseTable<'_>) -> pass_text::legality::Clause<'t> {
        let clause = pass_text::legality::Clause::new(&table.rules);
        let named = table.clause.legality;
        let name = named.map_or("", |named| &self.set[named].name);
        let clause = clause.named(name);
        match &table.clause.condition {
            Some((option, condition)) => {
                clause.when(&self.set[*option].argument, self.test(condition))
            }
            None => clause,
        }
    }

    /// Returns a condition as a test of text.
    pub(super) fn test<'t>(&'t self, condition: &Condition) -> Test<'t> {
        match condition {
            Condition::True => Test::Is("true"),
            Condition::Given => Test::Given,
            Condition::Is(value) => Test::Is(self.text(value)),
            Condition::IsNot(value) => Test::IsNot(self.text(value)),
            Condition::AtLeast(value) => Test::AtLeast(self.text(value)),
            Condition::AtMost(value) => Test::AtMost(self.text(value)),
        }
    }

    /// Returns the least and the largest value of an option.
    pub(super) fn bounds<'t>(&'t self, option: &OptionDef) -> [Option<&'t str>; 2] {
        option
            .bounds()
            .map(|bound| bound.map(|bound| self.text(&Value::Scalar(bound))))
    }
}

fn add_texts(steps: &[Step], mut add: impl FnMut(&Value)) {
    for step in Step::all(steps) {
        match step {
            Step::Run { arguments, .. } | Step::Use { arguments, .. } => {
                for argument in arguments {
                    if let ArgumentValue::One(value) = &argument.value {
                        add(value);
                    }
                }
            }
            Step::When { condition, .. } => {
                let comparison = condition.comparison();
                comparison.into_iter().for_each(|(_, value)| add(value));
            }
            Step::External { .. } | Step::Nest { .. } | Step::ExtensionPoint { .. } => {}
        }
    }
}

fn clause_tables<'s>(
    set: &'s PassSet,
    conditions: [&'s Vec<Clause>; 2],
) -> [Vec<ClauseTable<'s>>; 2] {
    let table = |clause| {
        let rules = rules(set.rules_of(clause));
        ClauseTable { clause, rules }
    };
    conditions.map(|clauses| clauses.iter().map(table).collect())
}

fn rules(rules: Vec<&model::Rule>) -> Vec<Rule<'_>> {
    let rules = rules.into_iter().filter_map(|rule| {
        let pattern = Pattern::parse(&rule.pattern).ok()?;
        let rule_of = if rule.is_legal {
            Rule::legal
        } else {
            Rule::illegal
        };
        Some(rule_of(pattern).reason(&rule.reason))
    });
    rules.collect()
}

fn patterns(texts: &[String]) -> Vec<Pattern<'_>> {
    let patterns = texts.iter();
    patterns
        .filter_map(|text| Pattern::parse(text).ok())
        .collect()
}

impl<'t> Contracts<'t> {
    /// Makes the contracts of all passes and pipelines.
    pub fn of(tables: &'t Tables<'t>) -> Self {
        let clauses = |clauses: &'t Vec<ClauseTable<'t>>| {
            let clauses = clauses.iter().map(|clause| tables.clause(clause));
            clauses.collect()
        };
        let conditions = tables.all.iter();
        let conditions = conditions.map(|table| table.conditions.each_ref().map(clauses));
        Self {
            tables,
            conditions: conditions.collect(),
        }
    }

    /// Returns the contract of a pass.
    pub fn of_pass(&self, pass: PassId) -> Contract<'_> {
        self.contract(pass.index())
    }

    /// Returns whether a clause of the contract of a pass applies if no option is given; those of the precondition come first.
    pub fn applies_by_default(&self, pass: PassId, clause: usize) -> Option<bool> {
        let contract = self.of_pass(pass);
        let Some(condition) = contract.clauses().nth(clause)?.condition else {
            return Some(true);
        };
        let set = self.tables.set;
        let mut options = set.options(&set[pass].options);
        let option = options.find(|option| option.argument == condition.option)?;
        match self.tables.default(option) {
            pass_text::legality::Value::Known(value) => condition.test.holds(value),
            _ => None,
        }
    }

    /// Returns the contract of a pipeline, as if it were a pass.
    pub fn of_pipeline(&self, pipeline: PipelineId) -> Contract<'_> {
        self.contract(self.tables.set.definitions().passes.len() + pipeline.index())
    }

    fn contract(&self, number: usize) -> Contract<'_> {
        let [preconditions, postconditions] = &self.conditions[number];
        let table = &self.tables.all[number];
        let contract = Contract::new()
            .precondition(preconditions)
            .postcondition(postconditions)
            .dialects(&table.dialects);
        match &table.creates {
            Some(creates) => contract.creates(creates),
            None => contract,
        }
    }
}
