//! Conditions on the same option, which imply and exclude each other exactly where their values say so.

use std::rc::Rc;

use super::ActiveCondition;
use crate::model::{Condition, OptionId, Scalar, Value};

fn holds(condition: &Condition, value: Option<i128>) -> bool {
    let compare = |other: &Value, holds: fn(&i128, &i128) -> bool| {
        let Value::Scalar(Scalar::Int(other)) = other else {
            unreachable!("all values are integers");
        };
        value.is_some_and(|value| holds(&value, other))
    };
    match condition {
        Condition::True => unreachable!("it is a comparison"),
        Condition::Given => value.is_some(),
        Condition::Is(other) => compare(other, i128::eq),
        Condition::IsNot(other) => !compare(other, i128::eq),
        Condition::AtLeast(other) => compare(other, i128::ge),
        Condition::AtMost(other) => compare(other, i128::le),
    }
}

#[test]
fn conditions_imply_and_exclude_each_other_where_their_values_do() {
    let comparisons = [
        Condition::Is,
        Condition::IsNot,
        Condition::AtLeast,
        Condition::AtMost,
    ];
    let compared = (1..=3).map(|number| Value::Scalar(Scalar::Int(number)));
    let conditions = compared.flat_map(|value| comparisons.map(|compare| compare(value.clone())));
    let conditions: Vec<Condition> = conditions.chain([Condition::Given]).collect();
    let values = || (0..=4).map(Some).chain([None]);
    let active = |condition: &Condition, scope, option| ActiveCondition {
        scope,
        option: OptionId::new(option),
        condition: Rc::new(condition.clone()),
    };
    for (one, two) in conditions
        .iter()
        .flat_map(|one| conditions.iter().map(move |two| (one, two)))
    {
        let implies = values().all(|value| !holds(one, value) || holds(two, value));
        let excludes = !values().any(|value| holds(one, value) && holds(two, value));
        let (a, b) = (active(one, 0, 0), active(two, 0, 0));
        assert_eq!(a.implies(&b), implies, "{one:?}, {two:?}");
        assert_eq!(a.excludes(&b), excludes, "{one:?}, {two:?}");
        for other in [active(two, 1, 0), active(two, 0, 1)] {
            assert!(!a.implies(&other) && !a.excludes(&other));
        }
    }
}
