//! Functions of a few operations: every operation on every kind of operand, and every operation on the result of every other.

use crate::operations::{self, Element, FORMATS, Operation, Type};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A value of a program.
#[derive(Clone, Debug)]
enum Operand {
    Argument(usize),
    /// The text of a constant.
    Constant(String),
    Poison,
    /// A result of the operation of that number.
    Result(usize, usize),
}

struct Node<'o> {
    operation: &'o Operation,
    properties: &'static str,
    operands: Vec<Operand>,
}

/// A function under construction.
#[derive(Default)]
struct Program<'o> {
    arguments: Vec<Type>,
    nodes: Vec<Node<'o>>,
}

/// Numbers that look random and are the same for the same seed: SplitMix64.
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn choose<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Returns the constants of a type, as text without the type.
fn constants(ty: Type) -> Vec<String> {
    let scalars = match ty.element {
        Element::Float(number) => {
            let format = &FORMATS[number];
            let exponent_bits = format.width - 1 - format.fraction;
            let (bias, infinity) = (
                (1u64 << (exponent_bits - 1)) - 1,
                ((1u64 << exponent_bits) - 1) << format.fraction,
            );
            let sign = 1u64 << (format.width - 1);
            let one_bits = bias << format.fraction;
            let half = 1u64 << (format.fraction - 1);
            let positive = [
                0,
                one_bits,
                one_bits + (1 << format.fraction),
                one_bits + half,
                one_bits - (1 << format.fraction),
                infinity,
                infinity - 1,
                1,
                infinity + half,
            ];
            let digits = (format.width / 4) as usize;
            let signed = positive.into_iter().flat_map(|bits| [bits, bits | sign]);
            signed
                .map(|bits| format!("0x{bits:0digits$X}"))
                .collect::<Vec<_>>()
        }
        _ => {
            let width = ty.width();
            let (least, most) = (-1i128 << (width - 1), (1i128 << (width - 1)) - 1);
            let mut values = vec![
                0,
                1,
                -1,
                least,
                most,
                2,
                3,
                i128::from(width) - 1,
                i128::from(width),
                least + 1,
                5,
            ];
            if ty.element == Element::Index {
                values.extend([
                    1 << 31,
                    (1 << 31) - 1,
                    1 << 32,
                    -1 << 31,
                    (1 << 32) + 1,
                    31,
                    32,
                ]);
            }
            values.retain(|value| (least..=most).contains(value));
            values.sort_unstable();
            values.dedup();
            // The literal of a single bit has no sign.
            let text = |value: i128| {
                if width == 1 {
                    (value != 0).to_string()
                } else {
                    value.to_string()
                }
            };
            values.into_iter().map(text).collect()
        }
    };
    if !ty.is_vector {
        return scalars;
    }
    let splats = scalars.iter().map(|scalar| format!("dense<{scalar}>"));
    let pairs = scalars
        .windows(2)
        .map(|pair| format!("dense<[{}, {}]>", pair[0], pair[1]));
    splats.chain(pairs).collect()
}

impl<'o> Program<'o> {
    fn argument(&mut self, ty: Type) -> Operand {
        self.arguments.push(ty);
        Operand::Argument(self.arguments.len() - 1)
    }

    /// Returns the function; the results of the last operation are returned, or the first of them.
    fn text(&self, is_first_alone: bool) -> Option<String> {
        let mut body = String::new();
        let mut names: BTreeMap<String, usize> = BTreeMap::new();
        let mut lines = String::new();
        for (number, node) in self.nodes.iter().enumerate() {
            let types: Vec<String> = node.operation.operands.iter().map(|ty| ty.text()).collect();
            let mut operands = Vec::new();
            for (operand, ty) in node.operands.iter().zip(&types) {
                operands.push(match operand {
                    Operand::Argument(number) => format!("%a{number}"),
                    Operand::Result(node, result) => format!("%{node}#{result}"),
                    Operand::Poison => format!("%c{}", {
                        let next = names.len();
                        *names
                            .entry(format!("\"ub.poison\"() : () -> {ty}"))
                            .or_insert(next)
                    }),
                    Operand::Constant(text) => format!("%c{}", {
                        let next = names.len();
                        let value = if ty == "i1" {
                            text.clone()
                        } else {
                            format!("{text} : {ty}")
                        };
                        *names
                            .entry(format!(
                                "\"arith.constant\"() <{{value = {value}}}> : () -> {ty}"
                            ))
                            .or_insert(next)
                    }),
                });
            }
            let results: Vec<String> = node.operation.results.iter().map(|ty| ty.text()).collect();
            let properties = if node.properties.is_empty() {
                String::new()
            } else {
                format!(" <{{{}}}>", node.properties)
            };
            writeln!(
                lines,
                "  %{number}:{} = \"{}\"({}){properties} : ({}) -> ({})",
                results.len(),
                node.operation.name,
                operands.join(", "),
                types.join(", "),
                results.join(", ")
            )
            .ok()?;
        }
        for (text, number) in &names {
            writeln!(body, "  %c{number} = {text}").ok()?;
        }
        let last = self.nodes.last()?;
        let count = if is_first_alone {
            1
        } else {
            last.operation.results.len()
        };
        let types: Vec<String> = last
            .operation
            .results
            .iter()
            .take(count)
            .map(|ty| ty.text())
            .collect();
        let values: Vec<String> = (0..count)
            .map(|result| format!("%{}#{result}", self.nodes.len() - 1))
            .collect();
        let types = types.join(", ");
        let inputs: Vec<String> = self.arguments.iter().map(|ty| ty.text()).collect();
        let arguments = inputs
            .iter()
            .enumerate()
            .map(|(number, ty)| format!("%a{number}: {ty}"));
        let arguments = arguments.collect::<Vec<_>>().join(", ");
        Some(format!(
            "\"func.func\"() <{{function_type = ({}) -> ({types}), sym_name = \"f\"}}> ({{\n^bb0({arguments}):\n{body}{lines}  \"func.return\"({}) : ({types}) -> ()\n}}) : () -> ()\n",
            inputs.join(", "),
            values.join(", "),
        ))
    }
}

/// Calls `emit` with every operation on every combination of an argument, another one, a constant and poison.
pub(crate) fn single_operations(emit: &mut dyn FnMut(String)) {
    for operation in &operations::all() {
        let kinds: Vec<Vec<Option<String>>> = operation
            .operands
            .iter()
            .map(|&ty| {
                let constants = constants(ty).into_iter().map(Some);
                constants.chain([None]).collect()
            })
            .collect();
        for &properties in operation.properties {
            let mut choice = vec![0; kinds.len()];
            // The kind beyond the constants is an argument, those after it the first argument again, and poison.
            loop {
                let mut program = Program::default();
                let mut operands = Vec::new();
                for (place, &ty) in operation.operands.iter().enumerate() {
                    let count = kinds[place].len();
                    operands.push(match choice[place] {
                        number if number + 1 < count => {
                            Operand::Constant(kinds[place][number].clone().unwrap_or_default())
                        }
                        number if number == count => Operand::Poison,
                        number
                            if number > count
                                && operation.operands.first() == Some(&ty)
                                && !program.arguments.is_empty() =>
                        {
                            Operand::Argument(0)
                        }
                        _ => program.argument(ty),
                    });
                }
                program.nodes.push(Node {
                    operation,
                    properties,
                    operands,
                });
                emit_program(&program, emit);
                let Some(place) =
                    (0..choice.len()).find(|&place| choice[place] < kinds[place].len() + 1)
                else {
                    break;
                };
                choice[..place].fill(0);
                choice[place] += 1;
            }
        }
    }
}

fn emit_program(program: &Program<'_>, emit: &mut dyn FnMut(String)) {
    let results = program
        .nodes
        .last()
        .map_or(0, |node| node.operation.results.len());
    for is_first_alone in [true, false] {
        if results > usize::from(!is_first_alone) {
            program
                .text(is_first_alone)
                .into_iter()
                .for_each(&mut *emit);
        }
    }
}

/// Calls `emit` with every operation on the result of every other one, `count` times with other operands.
pub(crate) fn pairs(seed: u64, count: usize, emit: &mut dyn FnMut(String)) {
    let operations = operations::all();
    let mut by_result: BTreeMap<String, Vec<(&Operation, usize)>> = BTreeMap::new();
    for operation in &operations {
        for (number, ty) in operation.results.iter().enumerate() {
            by_result
                .entry(ty.text())
                .or_default()
                .push((operation, number));
        }
    }
    let mut rng = Rng(seed);
    for outer in &operations {
        for (place, ty) in outer.operands.iter().enumerate() {
            for &inner in by_result.get(&ty.text()).into_iter().flatten() {
                for _ in 0..count {
                    let program = pair(&mut rng, (outer, place), inner, &by_result);
                    emit_program(&program, emit);
                }
            }
        }
    }
}

fn pair<'o>(
    rng: &mut Rng,
    (outer, place): (&'o Operation, usize),
    (inner, result): (&'o Operation, usize),
    by_result: &BTreeMap<String, Vec<(&'o Operation, usize)>>,
) -> Program<'o> {
    let mut program = Program::default();
    let deeper = rng.below(4) == 0;
    let mut inner_operands = Vec::new();
    for &ty in &inner.operands {
        let makers = by_result
            .get(&ty.text())
            .filter(|_| deeper && rng.below(2) == 0);
        inner_operands.push(match makers {
            Some(makers) => {
                let &(maker, result) = rng.choose(makers);
                let operands = maker
                    .operands
                    .iter()
                    .map(|&ty| leaf(rng, &mut program, ty))
                    .collect();
                program.push(rng, maker, operands, result)
            }
            None => leaf(rng, &mut program, ty),
        });
    }
    let inner_value = program.push(rng, inner, inner_operands.clone(), result);
    let mut operands = Vec::new();
    for (number, &ty) in outer.operands.iter().enumerate() {
        let same = inner.operands.iter().position(|&operand| operand == ty);
        operands.push(match (rng.below(6), same) {
            _ if number == place => inner_value.clone(),
            (0, _) if inner.results[result] == ty => {
                let operands = inner
                    .operands
                    .iter()
                    .map(|&ty| leaf(rng, &mut program, ty))
                    .collect();
                program.push(rng, inner, operands, result)
            }
            // An operand of the inner operation.
            (1 | 2, Some(same)) => {
                let last_of_type = inner
                    .operands
                    .iter()
                    .rposition(|&operand| operand == ty)
                    .unwrap_or(same);
                inner_operands[*rng.choose(&[same, last_of_type])].clone()
            }
            _ => leaf(rng, &mut program, ty),
        });
    }
    program.push(rng, outer, operands, 0);
    program
}

impl<'o> Program<'o> {
    fn push(
        &mut self,
        rng: &mut Rng,
        operation: &'o Operation,
        operands: Vec<Operand>,
        result: usize,
    ) -> Operand {
        let properties = *rng.choose(operation.properties);
        self.nodes.push(Node {
            operation,
            properties,
            operands,
        });
        Operand::Result(self.nodes.len() - 1, result)
    }
}

/// Returns an argument, a constant or poison.
fn leaf(rng: &mut Rng, program: &mut Program<'_>, ty: Type) -> Operand {
    let known: Vec<usize> = (0..program.arguments.len())
        .filter(|&number| program.arguments[number] == ty)
        .collect();
    match rng.below(20) {
        0..8 => Operand::Constant(rng.choose(&constants(ty)).clone()),
        8 => Operand::Poison,
        9..14 if !known.is_empty() => Operand::Argument(*rng.choose(&known)),
        _ if known.len() > 1 => Operand::Argument(*rng.choose(&known)),
        _ => program.argument(ty),
    }
}
