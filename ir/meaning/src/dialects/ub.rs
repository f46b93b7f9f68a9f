//! `ub`, and the cast of `builtin`.

use crate::code::{Code, Flow, Meaning, Stop};
use crate::value::Value;

pub(crate) const ROWS: &[Meaning] = &[
    // A value of another attribute may be partial.
    Meaning::new("ub.poison", |op| {
        let is_whole = op
            .attr_named("value")
            .is_none_or(|attr| op.context().attr_text(attr) == "#ub.poison");
        is_whole.then(|| Code::constant(Value::Poison))
    }),
    Meaning::new("ub.unreachable", |_| {
        Some(Code::step(|_| Err(Stop::Undefined("is reached"))))
    }),
    Meaning::new("builtin.unrealized_conversion_cast", |op| {
        let types = |values: &mut dyn Iterator<Item = pass_ir::ValueId>| {
            values.map(|value| op.type_of(value)).collect::<Vec<_>>()
        };
        let is_identity = types(&mut op.operands()) == types(&mut op.results());
        is_identity.then(|| Code::step(|frame| Ok(Flow::Next(frame.operands_from(0)))))
    }),
];
