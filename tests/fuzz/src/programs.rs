//! Functions that can be executed, made from choices.

use std::fmt::Write;

/// The widths of integers.
const WIDTHS: [u32; 3] = [1, 3, 4];

const BINARY: &[&str] = &[
    "addi",
    "subi",
    "muli",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrsi",
    "shrui",
    "divsi",
    "divui",
    "remsi",
    "remui",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
    "floordivsi",
    "ceildivsi",
    "ceildivui",
];

/// The module that the choices lead to: functions of small integers that call each other and branch forwards.
pub(crate) fn module(choices: &[u8]) -> String {
    let mut maker = Maker {
        choices: choices.iter(),
        text: String::new(),
        values: Vec::new(),
        names: 0,
    };
    let functions = 1 + maker.below(3);
    for number in 0..functions {
        maker.function(number);
    }
    maker.text
}

struct Maker<'c> {
    choices: std::slice::Iter<'c, u8>,
    text: String,
    /// The values that may be used here, with their widths.
    values: Vec<(usize, u32)>,
    names: usize,
}

impl Maker<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.choices.next().map_or(0, |choice| usize::from(*choice)) % bound
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    /// Every function takes an argument of each width, and returns an `i4`.
    fn function(&mut self, number: usize) {
        self.values.clear();
        let types = "(i1, i3, i4) -> i4";
        let visibility = if number > 0 && self.below(2) == 0 {
            ", sym_visibility = \"private\""
        } else {
            ""
        };
        self.line(&format!(
            "\"func.func\"() <{{function_type = {types}, sym_name = \"f{number}\"{visibility}}}> ({{"
        ));
        let arguments: Vec<String> = WIDTHS
            .iter()
            .map(|width| {
                let name = self.name();
                self.values.push((name, *width));
                format!("%v{name}: i{width}")
            })
            .collect();
        self.line(&format!("^entry({}):", arguments.join(", ")));
        self.block(number);
        if self.below(2) == 0 {
            self.diamond(number);
        }
        let result = self.value(4);
        self.line(&format!(
            "\"func.return\"(%v{result}) : (i4) -> ()\n}}) : () -> ()"
        ));
    }

    /// A branch to two blocks, which both lead to a third one.
    fn diamond(&mut self, number: usize) {
        let condition = self.value(1);
        self.line(&format!(
            "\"cf.cond_br\"(%v{condition})[^then, ^else] <{{operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i1) -> ()"
        ));
        let outside = self.values.len();
        for block in ["then", "else"] {
            self.line(&format!("^{block}:"));
            self.block(number);
            let result = self.value(4);
            self.line(&format!("\"cf.br\"(%v{result})[^join] : (i4) -> ()"));
            self.values.truncate(outside);
        }
        let name = self.name();
        self.line(&format!("^join(%v{name}: i4):"));
        self.values.push((name, 4));
        self.block(number);
    }

    fn block(&mut self, number: usize) {
        for _ in 0..self.below(8) {
            self.operation(number);
        }
    }

    /// Returns a value of a width. There always is one: an argument.
    fn value(&mut self, width: u32) -> usize {
        let values = self.values.iter().filter(|(_, other)| *other == width);
        let values: Vec<usize> = values.map(|(name, _)| *name).collect();
        values[self.below(values.len())]
    }

    fn operation(&mut self, number: usize) {
        let width = WIDTHS[self.below(WIDTHS.len())];
        let (kind, ty) = (self.below(8), format!("i{width}"));
        let (operation, result) = match kind {
            0 => {
                let value = self.below(1 << width);
                let value = value as i64
                    - if width > 1 && value >= 1 << (width - 1) {
                        1 << width
                    } else {
                        0
                    };
                let value = if width == 1 {
                    (value == 1).to_string()
                } else {
                    format!("{value} : {ty}")
                };
                (
                    format!("\"arith.constant\"() <{{value = {value}}}> : () -> {ty}"),
                    width,
                )
            }
            1 => {
                let predicate = self.below(10);
                let (lhs, rhs) = (self.value(width), self.value(width));
                let text = format!(
                    "\"arith.cmpi\"(%v{lhs}, %v{rhs}) <{{predicate = {predicate} : i64}}> : ({ty}, {ty}) -> i1"
                );
                (text, 1)
            }
            2 => {
                let (condition, lhs, rhs) = (self.value(1), self.value(width), self.value(width));
                let text = format!(
                    "\"arith.select\"(%v{condition}, %v{lhs}, %v{rhs}) : (i1, {ty}, {ty}) -> {ty}"
                );
                (text, width)
            }
            3 if width < 4 => {
                let value = self.value(width);
                let operation = ["extsi", "extui"][self.below(2)];
                (
                    format!("\"arith.{operation}\"(%v{value}) : ({ty}) -> i4"),
                    4,
                )
            }
            3 => {
                let value = self.value(4);
                (format!("\"arith.trunci\"(%v{value}) : (i4) -> i3"), 3)
            }
            4 if number > 0 => {
                let callee = self.below(number);
                let operands = WIDTHS.map(|width| format!("%v{}", self.value(width)));
                let text = format!(
                    "\"func.call\"({}) <{{callee = @f{callee}}}> : (i1, i3, i4) -> i4",
                    operands.join(", ")
                );
                (text, 4)
            }
            _ => {
                let operation = BINARY[self.below(BINARY.len())];
                let (lhs, rhs) = (self.value(width), self.value(width));
                let text =
                    format!("\"arith.{operation}\"(%v{lhs}, %v{rhs}) : ({ty}, {ty}) -> {ty}");
                (text, width)
            }
        };
        let name = self.name();
        self.line(&format!("%v{name} = {operation}"));
        self.values.push((name, result));
    }
}
