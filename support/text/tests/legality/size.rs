//! Judgement takes time that is linear in the steps.

use std::time::{Duration, Instant};

use pass_text::legality::{Clause, Contract, Pattern, Pipeline, Rule, Step};

const RULES: usize = 500;

/// Returns the time of the fastest of some judgements of a pipeline of passes that have 500 rules together.
fn time(steps: u32) -> Duration {
    let names: Vec<String> = (0..RULES)
        .map(|at| format!("d{}.op{at}", at / 10))
        .collect();
    let rules = names
        .iter()
        .map(|name| Rule::illegal(Pattern::operation(name)));
    let rules: Vec<Rule<'_>> = rules.collect();
    let clauses: Vec<[Clause<'_>; 1]> =
        rules.chunks(10).map(|rules| [Clause::new(rules)]).collect();
    let contracts: Vec<Contract<'_>> = clauses
        .iter()
        .zip(clauses.iter().cycle().skip(7))
        .map(|(before, after)| Contract::new().precondition(before).postcondition(after))
        .collect();
    let contract = |number: u32| contracts[number as usize % contracts.len()];
    let steps = (0..steps).map(|number| Step::run(number, contract(number)));
    let pipeline = Pipeline::new(steps.collect());
    let runs = (0..5).map(|_| {
        let start = Instant::now();
        let judgement = pipeline.judge(&pipeline.universe([]));
        assert!(!judgement.requirements.is_empty());
        start.elapsed()
    });
    runs.min().unwrap_or_default()
}

#[test]
#[ignore = "measures time: cargo test --release -p pass-text --test legality -- --ignored"]
fn a_thousand_steps_take_less_than_fifty_milliseconds() {
    let [quarter, whole] = [250, 1_000].map(time);
    eprintln!("250 steps: {quarter:?}, 1,000 steps: {whole:?}");
    assert!(whole < Duration::from_millis(50), "{whole:?}");
    // Four times the steps touch memory that the first run has not touched; quadratic growth would be sixteenfold.
    assert!(
        whole < quarter * 8,
        "{quarter:?} for 250 steps, {whole:?} for 1,000"
    );
}
