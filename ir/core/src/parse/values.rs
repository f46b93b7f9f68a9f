//! The parser of value names.

use super::Parse;
use super::names::{Definition, Forward};
use super::operation::Parser;
use super::pending::Head;
use crate::diag::Diagnostic;
use crate::handle::{OpId, Type, ValueId};

/// A use or definition `%name` or `%name#1`.
#[derive(Clone, Copy)]
pub(super) struct UseName<'t> {
    pub(super) name: &'t str,
    pub(super) number: Option<u32>,
    pub(super) at: usize,
}

impl<'t> Parser<'_, 't> {
    pub(super) fn value_name(&mut self) -> Parse<UseName<'t>> {
        let mut name = self.unnumbered_name("expected SSA operand")?;
        let at = self.cur.at;
        if self.cur.byte() == b'#' {
            self.cur.at += 1;
            let number = self.cur.suffix();
            name.number = number.parse().ok();
            if number.is_empty() {
                return self.error_at(at, "invalid attribute name");
            }
            if name.number.is_none() {
                return self.error_at(at, "invalid SSA value result number");
            }
        }
        Ok(name)
    }

    fn unnumbered_name(&mut self, expected: &str) -> Parse<UseName<'t>> {
        let at = self.cur.at;
        if self.cur.byte() != b'%' {
            return self.missing(expected);
        }
        self.cur.at += 1;
        let name = self.cur.suffix();
        if name.is_empty() {
            return self.error_at(at, "invalid SSA name");
        }
        Ok(UseName {
            name,
            number: None,
            at,
        })
    }

    /// Parses `%a, %b:2 =`.
    pub(super) fn result_list(&mut self) -> Parse<()> {
        self.nonempty_list(b'=', "after SSA name", |parser| {
            parser.cur.skip_whitespace();
            let name = parser.unnumbered_name("expected valid ssa identifier")?;
            let mut count = 1;
            if parser.cur.eat(b':') {
                parser.cur.skip_whitespace();
                let at = parser.cur.at;
                let digits = parser.cur.take_while(|byte| byte.is_ascii_digit());
                if digits.is_empty() {
                    return parser.missing("expected integer number of results");
                }
                count = digits.parse().unwrap_or(0);
                if count == 0 {
                    return parser
                        .error_at(at, "expected named operation to have at least 1 result");
                }
            }
            parser.result_names.push((name, count));
            Ok(())
        })?;
        Ok(())
    }

    pub(super) fn operand_list(&mut self) -> Parse<()> {
        self.cur.expect(b'(', "to start operand list")?;
        if self.cur.skip_whitespace() != b'%' {
            return self.cur.expect(b')', "to end operand list");
        }
        self.nonempty_list(b')', "to end operand list", |parser| {
            parser.cur.skip_whitespace();
            let name = parser.value_name()?;
            parser.operand_names.push(name);
            Ok(())
        })?;
        Ok(())
    }

    pub(super) fn resolve_operands(
        &mut self,
        head: &Head,
        types_at: usize,
        types: &[Type],
        operands: &mut Vec<ValueId>,
    ) -> Parse<()> {
        let count = self.operand_names.len() - head.operands;
        if count != types.len() {
            let plural = if count == 1 { "" } else { "s" };
            let message = format!(
                "expected {count} operand type{plural} but had {}",
                types.len()
            );
            return self.error_at(types_at, message);
        }
        for (index, &ty) in types.iter().enumerate() {
            let name = self.operand_names[head.operands + index];
            operands.push(self.resolve(name, ty)?);
        }
        self.operand_names.truncate(head.operands);
        Ok(())
    }

    fn resolve(&mut self, name: UseName<'t>, ty: Type) -> Parse<ValueId> {
        let number = name.number.unwrap_or(0);
        let argument = if self.names.numbered && number > 0 {
            self.names.find(self.with_number(name))
        } else {
            None
        };
        let (known, offset) = match argument {
            Some(_) => (argument, 0),
            None => (self.names.find(name.name), number),
        };
        let Some(known) = known else {
            return self.resolve_forward(name, number, ty);
        };
        if offset >= known.count {
            return self.error_at(name.at, "reference to invalid result number");
        }
        let value = known.first.after(offset);
        let defined = self.bodies[known.level as usize - 1].value_type(value);
        if defined != ty {
            return self.type_mismatch(name, ty, defined, known.at as usize);
        }
        if known.level as usize != self.bodies.len() {
            self.has_outer_uses = true;
            return Ok(self.body().add_outer_value(ty));
        }
        Ok(value)
    }

    fn resolve_forward(&mut self, name: UseName<'t>, number: u32, ty: Type) -> Parse<ValueId> {
        let level = self.bodies.len() as u32;
        let key = (name.name, number, level);
        let forward = &self.names.forward;
        let mut levels = (0..=level).rev();
        let prior = levels.find_map(|level| forward.get(&(name.name, number, level)));
        let prior = prior.copied();
        if let Some(prior) = prior.filter(|prior| prior.ty != ty) {
            return self.type_mismatch(name, ty, prior.ty, prior.at);
        }
        if let Some(forward) = forward.get(&key) {
            return Ok(forward.placeholder);
        }
        let forward = Forward {
            placeholder: self.body().new_placeholder(ty),
            ty,
            at: prior.map_or(name.at, |prior| prior.at),
        };
        self.names.forward.insert(key, forward);
        Ok(forward.placeholder)
    }

    fn type_mismatch<T>(
        &self,
        name: UseName<'_>,
        ty: Type,
        prior: Type,
        prior_at: usize,
    ) -> Parse<T> {
        let (ty, prior) = (self.cx.type_text(ty), self.cx.type_text(prior));
        let message = format!(
            "use of value '%{}' expects different type than prior uses: '{ty}' vs '{prior}'",
            name.name
        );
        let error = Diagnostic::error(self.cur.loc_at(name.at), message);
        Err(Box::new(
            error.note_at(self.cur.loc_at(prior_at), "prior use here"),
        ))
    }

    pub(super) fn define_results(&mut self, head: &Head, op: OpId, count: usize) -> Parse<()> {
        let names = self.result_names.len() - head.results;
        if names == 0 {
            return Ok(());
        }
        let bound: u64 = self.result_names[head.results..]
            .iter()
            .map(|name| u64::from(name.1))
            .sum();
        if bound != count as u64 {
            let at = self.result_names[head.results].0.at;
            if count == 0 {
                return self.error_at(at, "cannot name an operation with no results");
            }
            let message =
                format!("operation defines {count} results but was provided {bound} to bind");
            return self.error_at(at, message);
        }
        let mut first = self.body().result_start(op);
        for index in head.results..self.result_names.len() {
            let (name, count) = self.result_names[index];
            self.define(name, first, count)?;
            first = first.after(count);
        }
        self.result_names.truncate(head.results);
        Ok(())
    }

    /// Defines the name of an argument, which may have a number: `%a#1`.
    pub(super) fn define_arg(&mut self, name: UseName<'t>, arg: ValueId) -> Parse<()> {
        let Some(number @ 1..) = name.number else {
            return self.define(name, arg, 1);
        };
        let results = self.names.find(name.name);
        if let Some(before) = results.filter(|results| number < results.count) {
            return self.redefinition(name, before);
        }
        self.names.numbered = true;
        self.bind(name, self.with_number(name), arg, 1)?;
        self.replace_placeholder(name, number, arg)
    }

    /// Returns the text of a name including its number.
    fn with_number(&self, name: UseName<'t>) -> &'t str {
        let rest = self.cur.text.get(name.at + 1..).unwrap_or_default();
        let digits = rest.get(name.name.len() + 1..).unwrap_or_default().bytes();
        let digits = digits.take_while(u8::is_ascii_digit).count();
        rest.get(..name.name.len() + 1 + digits).unwrap_or_default()
    }

    fn bind(&mut self, name: UseName<'t>, key: &'t str, first: ValueId, count: u32) -> Parse<()> {
        let known = Definition {
            first,
            count,
            at: name.at as u32,
            level: self.bodies.len() as u32,
        };
        let added = self.names.add(key, known);
        added.or_else(|before| self.redefinition(name, before))
    }

    fn redefinition<T>(&self, name: UseName<'_>, before: Definition) -> Parse<T> {
        let message = format!("redefinition of SSA value '%{}'", name.name);
        let error = Diagnostic::error(self.cur.loc_at(name.at), message);
        Err(Box::new(error.note_at(
            self.cur.loc_at(before.at as usize),
            "previously defined here",
        )))
    }

    /// Defines the name of `count` values from `first` on.
    pub(super) fn define(&mut self, name: UseName<'t>, first: ValueId, count: u32) -> Parse<()> {
        if self.names.numbered {
            let mut arguments = (1..count).map(|number| format!("{}#{number}", name.name));
            if let Some(before) = arguments.find_map(|argument| self.names.find(&argument)) {
                return self.redefinition(name, before);
            }
        }
        self.bind(name, name.name, first, count)?;
        if !self.names.forward.is_empty() {
            for number in 0..count {
                self.replace_placeholder(name, number, first.after(number))?;
            }
        }
        Ok(())
    }

    /// Replaces the placeholder of a value that was used before its definition.
    fn replace_placeholder(&mut self, name: UseName<'t>, number: u32, value: ValueId) -> Parse<()> {
        let level = self.bodies.len() as u32;
        let mut at_level = |level| self.names.forward.remove(&(name.name, number, level));
        let (outer, here) = (at_level(0), at_level(level));
        let Some(forward) = outer.or(here) else {
            return Ok(());
        };
        self.has_outer_uses |= outer.is_some();
        let (used, defined) = (forward.ty, self.body().value_type(value));
        if used != defined {
            let message = format!(
                "definition of SSA value '%{}#{number}' has type '{}'",
                name.name,
                self.cx.type_text(defined)
            );
            let note = format!(
                "previously used here with type '{}'",
                self.cx.type_text(used)
            );
            let error = Diagnostic::error(self.cur.loc_at(name.at), message);
            return Err(Box::new(error.note_at(self.cur.loc_at(forward.at), note)));
        }
        if let Some(forward) = here {
            self.replace_forward(forward, value);
        }
        Ok(())
    }

    fn replace_forward(&mut self, forward: Forward, value: ValueId) {
        self.body().replace_all_uses(forward.placeholder, value);
        self.body().drop_placeholder(forward.placeholder);
    }

    /// Makes the values that the innermost isolated operation does not define, at its end, values from outside of it.
    pub(super) fn leave_forward_references(&mut self) {
        let level = self.bodies.len() as u32;
        let forward = &mut self.names.forward;
        let here: Vec<_> = forward.extract_if(|key, _| key.2 == level).collect();
        for ((name, number, _), forward) in here {
            let value = self.body().add_outer_value(forward.ty);
            self.replace_forward(forward, value);
            self.names.forward.insert((name, number, 0), forward);
        }
    }

    /// Checks that all values are defined that are used somewhere.
    pub(super) fn check_forward_references(&mut self) -> Parse<()> {
        let forward = self.names.forward.values();
        let uses = forward.map(|forward| forward.at).collect();
        self.error_at_all(uses, "use of undeclared SSA value name")
    }
}
