//! Printing of comments with the users of values: `%0:2 = .. // users: (%1), (%2, %3)`.

use crate::hash::HashSet;

use super::number::Numbered;
use super::operation::Frame;
use super::{PrintOptions, Printer};
use crate::handle::{BlockId, OpId, ValueId};

impl PrintOptions {
    /// Returns what is numbered. With `value_users` operations are, since comments refer to those without results by number.
    pub(super) fn numbered(self) -> Numbered {
        if self.value_users {
            Numbered::ValuesAndOps
        } else {
            Numbered::Values
        }
    }
}

impl Printer<'_> {
    /// Prints ` // users: ..`, ` // unused`, or ` // id: ..` for an operation without results; nothing if it has no operands either.
    pub(super) fn users_of_results(&mut self, frame: &Frame<'_>, op: OpId) {
        let body = frame.body;
        let results: Vec<ValueId> = body.results(op).collect();
        match results[..] {
            [] if body.operands(op).len() == 0 => {}
            [] => {
                self.push(" // id: ");
                self.op_number(frame, op);
            }
            _ if !body.has_used_results(op) => self.push(" // unused"),
            _ => {
                let users = distinct_users(frame, &results);
                // MLIR writes "user" only where one name follows.
                let is_single = match users[..] {
                    [user] => results.len() == 1 && body.result_count(user) <= 1,
                    _ => false,
                };
                self.push(if is_single {
                    " // user: "
                } else {
                    " // users: "
                });
                let in_parentheses = results.len() > 1;
                self.list(results, |printer, result| {
                    printer.push(if in_parentheses { "(" } else { "" });
                    printer.users_of_value(frame, result);
                    printer.push(if in_parentheses { ")" } else { "" });
                });
            }
        }
    }

    /// Prints the users of the arguments of a block, a line for each.
    pub(super) fn users_of_arguments(&mut self, frame: &Frame<'_>, block: BlockId, indent: usize) {
        for argument in frame.body.args(block) {
            self.indent(indent);
            self.push("// ");
            self.value(frame, argument);
            if frame.body.has_uses(argument) {
                self.push(" is used by ");
                self.users_of_value(frame, argument);
            } else {
                self.push(" is unused");
            }
            self.push("\n");
        }
    }

    fn users_of_value(&mut self, frame: &Frame<'_>, value: ValueId) {
        let users = distinct_users(frame, &[value]);
        if users.is_empty() {
            return self.push("unused");
        }
        self.list(users, |printer, user| {
            if frame.body.result_count(user) == 0 {
                return printer.op_number(frame, user);
            }
            printer.list(frame.body.results(user), |printer, result| {
                printer.value(frame, result);
            });
        });
    }

    fn op_number(&mut self, frame: &Frame<'_>, op: OpId) {
        self.push("%");
        self.number(frame.numbers.ops[op.index()]);
    }
}

/// Returns the users of values without duplicates, the latest use first.
fn distinct_users(frame: &Frame<'_>, values: &[ValueId]) -> Vec<OpId> {
    let mut seen = HashSet::default();
    let uses = values.iter().flat_map(|&value| frame.body.uses(value));
    uses.map(|value_use| value_use.op)
        .filter(|&user| seen.insert(user))
        .collect()
}
