//! `func`.

use crate::code::{Code, Flow, Meaning, Stop};
use crate::value::Value;

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("func.return", |_| Some(leave())),
    Meaning::new("func.call", |op| {
        let (callee, results) = (op.callee("callee")?, op.result_types());
        Some(Code::step(move |frame| {
            let arguments = frame.operands_from(0);
            Ok(Flow::Next(frame.call(&callee, &arguments, &results)?))
        }))
    }),
    Meaning::new("func.call_indirect", |op| {
        let results = op.result_types();
        Some(Code::step(move |frame| {
            let arguments = frame.operands_from(1);
            let Value::Function(callee) = frame.operand(0).clone() else {
                return Err(Stop::Undefined("calls poison"));
            };
            Ok(Flow::Next(frame.call(&callee, &arguments, &results)?))
        }))
    }),
    Meaning::new("func.constant", |op| {
        Some(Code::constant(Value::Function(op.callee("value")?)))
    }),
];

/// The code of a terminator that passes its operands on.
pub(super) fn leave() -> Code {
    Code::step(|frame| Ok(Flow::Leave(frame.operands_from(0))))
}
