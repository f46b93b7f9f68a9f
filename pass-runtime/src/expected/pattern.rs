//! The text or pattern that the message of an expected diagnostic must contain.

use std::iter::Peekable;
use std::str::Chars;

/// Characters in a row, some of which are left open.
#[derive(Debug)]
pub(super) struct Pattern(Vec<Step>);

#[derive(Debug)]
struct Step {
    one: One,
    /// It may be left out.
    optional: bool,
    /// It may come again.
    repeats: bool,
}

#[derive(Clone, Debug)]
enum One {
    Exactly(char),
    Any,
    Class {
        ranges: Vec<(char, char)>,
        negated: bool,
    },
}

impl Pattern {
    /// The text as it stands.
    pub(super) fn literal(text: &str) -> Self {
        Self(text.chars().map(Step::exactly).collect())
    }

    /// The text as it stands, but for what is in double braces.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut steps = Vec::new();
        let mut rest = text;
        while let Some((before, inside)) = rest.split_once("{{") {
            let (inside, after) = inside
                .split_once("}}")
                .ok_or_else(|| format!("`{{{{{inside}` has no `}}}}`"))?;
            steps.extend(before.chars().map(Step::exactly));
            read_steps(inside, &mut steps)?;
            rest = after;
        }
        steps.extend(rest.chars().map(Step::exactly));
        Ok(Self(steps))
    }

    /// Searches for the pattern anywhere in `message`, following all alternatives at once.
    pub(super) fn is_in(&self, message: &str) -> bool {
        let mut at = vec![false; self.0.len() + 1];
        self.enter(&mut at, 0);
        for char in message.chars() {
            if at.last() == Some(&true) {
                return true;
            }
            let mut next = vec![false; at.len()];
            self.enter(&mut next, 0);
            for (index, step) in self.0.iter().enumerate() {
                if at[index] && step.one.is(char) {
                    self.enter(&mut next, index + 1);
                    if step.repeats {
                        next[index] = true;
                    }
                }
            }
            at = next;
        }
        at.last() == Some(&true)
    }

    /// Goes to a step, and to those behind it that are reached by leaving steps out.
    fn enter(&self, at: &mut [bool], index: usize) {
        for (index, reached) in at.iter_mut().enumerate().skip(index) {
            *reached = true;
            if !self.0.get(index).is_some_and(|step| step.optional) {
                return;
            }
        }
    }
}

impl Step {
    fn new(one: One) -> Self {
        Self {
            one,
            optional: false,
            repeats: false,
        }
    }

    fn exactly(char: char) -> Self {
        Self::new(One::Exactly(char))
    }
}

impl One {
    fn is(&self, char: char) -> bool {
        match self {
            Self::Exactly(wanted) => *wanted == char,
            Self::Any => true,
            Self::Class { ranges, negated } => {
                let within = ranges
                    .iter()
                    .any(|(from, to)| (*from..=*to).contains(&char));
                within != *negated
            }
        }
    }
}

fn read_steps(text: &str, steps: &mut Vec<Step>) -> Result<(), String> {
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        let one = match char {
            '.' => One::Any,
            '[' => read_class(text, &mut chars)?,
            '\\' => One::Exactly(chars.next().ok_or_else(|| unfinished(text))?),
            '(' | ')' | '|' | '^' | '$' | '*' | '+' | '?' => {
                return Err(format!("`{char}` in `{text}` is not understood here"));
            }
            _ => One::Exactly(char),
        };
        let mut step = Step::new(one);
        if let Some(quantifier) = chars.next_if(|next| "*+?".contains(*next)) {
            step.optional = quantifier != '+';
            step.repeats = quantifier != '?';
        }
        steps.push(step);
    }
    Ok(())
}

fn read_class(text: &str, chars: &mut Peekable<Chars<'_>>) -> Result<One, String> {
    let negated = chars.next_if_eq(&'^').is_some();
    let mut ranges = Vec::new();
    loop {
        let from = match chars.next() {
            Some(']') if !ranges.is_empty() => return Ok(One::Class { ranges, negated }),
            from => from.ok_or_else(|| unfinished(text))?,
        };
        let is_range = chars.next_if_eq(&'-').is_some();
        let to = match is_range {
            true => chars.next().ok_or_else(|| unfinished(text))?,
            false => from,
        };
        ranges.push((from, to));
    }
}

fn unfinished(text: &str) -> String {
    format!("`{text}` ends too early")
}
