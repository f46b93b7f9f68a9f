//! The inputs that two functions are compared on: all of them, or boundary values and seeded samples.

use std::sync::Arc;

use num_bigint::BigInt;

use crate::constant::Constant;
use crate::float;
use crate::memory::Memory;
use crate::number::{Number, truncate};
use crate::types::{Kind, Scalar, Shape, ValueType};
use crate::value::{MAX_BITS, Value};
use crate::verdict::{Config, Gap};

/// The arguments of a run, and what the code outside of the program does.
#[derive(Clone, Debug, Default)]
pub(crate) struct Environment {
    pub(crate) arguments: Vec<Value>,
    /// The memory of the arguments.
    pub(crate) memory: Memory,
    /// Determines the results of external functions.
    pub(crate) seed: u64,
    /// External functions write to memory.
    pub(crate) writes_memory: bool,
    /// The external call that does not return.
    pub(crate) exit_at: Option<u64>,
}

/// A generator of pseudo-random numbers (splitmix64), the same on every machine.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit.max(1) as u64) as usize
    }

    fn is_one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// Returns a seed that depends on all of these numbers.
    pub(crate) fn mix(numbers: [u64; 2]) -> u64 {
        let [first, second] = numbers;
        Self(Self(first).bits() ^ second).bits()
    }

    /// Returns the generator of the number that an element of memory outside has at the start. Returns `None` for poison,
    /// which one of sixteen is.
    pub(crate) fn of_element(seed: u64, position: usize) -> Option<Self> {
        let mut rng = Self(Self::mix([seed, position as u64]));
        (!rng.is_one_in(16)).then_some(rng)
    }

    /// Returns the generator of the number that an external call writes to an element. Returns `None` if it writes nothing
    /// to it: a call writes to all elements of an allocation, to half of them, or to few.
    pub(crate) fn of_write(seed: u64, event: u64, position: usize) -> Option<Self> {
        let mut of_event = Self(Self::mix([seed, event]));
        let share = [1, 2, 8][of_event.below(3)];
        let mut rng = Self(Self::mix([of_event.bits(), position as u64]));
        rng.is_one_in(share).then_some(rng)
    }

    /// Returns what code outside makes of a type: numbers that are small, or occur in the functions, among others. Returns
    /// `None` for types other than those of numbers.
    pub(crate) fn outside(&mut self, kind: &Kind, constants: &[Constant]) -> Option<Value> {
        match *kind {
            Kind::Scalar(scalar) => {
                let number = match self.below(4) {
                    0 if !constants.is_empty() => {
                        let values = constants[self.below(constants.len())].values(scalar);
                        values.get(self.below(values.len())).cloned()
                    }
                    1 => self.small(kind),
                    _ => None,
                };
                Some(number.unwrap_or_else(|| self.number(scalar)))
            }
            Kind::Elements(count, scalar) => {
                let number = |_| self.outside(&Kind::Scalar(scalar), constants);
                (0..count)
                    .map(number)
                    .collect::<Option<_>>()
                    .map(Value::Elements)
            }
            _ => None,
        }
    }

    /// Returns a number, or elements, of a type. Returns `None` for other types.
    pub(crate) fn number_of(&mut self, kind: &Kind) -> Option<Value> {
        match *kind {
            Kind::Scalar(scalar) => Some(self.number(scalar)),
            Kind::Elements(count, scalar) => Some(Value::Elements(
                (0..count).map(|_| self.number(scalar)).collect(),
            )),
            _ => None,
        }
    }

    /// Returns a small number, such as an index.
    fn small(&mut self, kind: &Kind) -> Option<Value> {
        match *kind {
            Kind::Scalar(Scalar::Int(width)) if width <= MAX_BITS => {
                Some(Value::Bits(truncate(self.below(6) as u128, width)))
            }
            _ => self.number_of(kind),
        }
    }

    /// Returns a memref to memory of its own, which code outside of the program can read. It is poison if no memory has the
    /// layout.
    pub(crate) fn memref_of(
        &mut self,
        shape: &Shape,
        scalar: Scalar,
        memory: &mut Memory,
    ) -> Value {
        let memref = shape.memref(|limit| self.below(limit) as i64);
        let Some((mut memref, length)) = memref else {
            return Value::Poison;
        };
        memref.allocation = memory.add(length, Kind::Scalar(scalar), Some(self.bits()));
        let memref = Value::MemRef(memref.into());
        memory.observe(&memref);
        memref
    }

    /// Returns a number whose magnitude is as likely small as large.
    fn number(&mut self, scalar: Scalar) -> Value {
        match scalar {
            Scalar::Int(0) => Value::Bits(0),
            Scalar::Int(width) if width <= MAX_BITS => {
                let shift = self.below(width as usize) as u32;
                let bits = truncate(self.wide_bits(), width) >> shift;
                let is_negative = shift > 0 && self.is_one_in(2);
                Value::Bits(truncate(
                    if is_negative {
                        bits.wrapping_neg()
                    } else {
                        bits
                    },
                    width,
                ))
            }
            Scalar::Int(width) => {
                let words = (0..width.div_ceil(64)).map(|_| BigInt::from(self.bits()));
                words
                    .fold(BigInt::from(0), |number, word| (number << 64) + word)
                    .to_value(width)
            }
            Scalar::Float(kind) if self.is_one_in(2) => {
                let number = self.below(64) as i128 - 32;
                float::of_int(kind, number).unwrap_or(Value::Poison)
            }
            Scalar::Float(kind) => Value::Float(kind, truncate(self.wide_bits(), kind.width())),
        }
    }

    fn wide_bits(&mut self) -> u128 {
        u128::from(self.bits()) << 64 | u128::from(self.bits())
    }
}

/// The inputs of a function.
pub(crate) struct Inputs<'a> {
    parameters: &'a [ValueType],
    /// Boundary values of each parameter, the most telling ones first.
    boundaries: Vec<Vec<Value>>,
    /// The number of values that are combined with each other.
    combined: usize,
    /// The number of bits of each number, the elements of vectors among them, if all values are tried.
    all_bits: Option<Vec<u32>>,
    /// The number of inputs in which parameters have all values, or all boundary values.
    systematic: u64,
    /// True if poison is one of the values that are tried with all others.
    with_poison: bool,
    samples: u64,
    seed: u64,
    constants: Arc<[Constant]>,
}

impl<'a> Inputs<'a> {
    /// Returns `None` if a parameter has a type whose values cannot be made up.
    pub(crate) fn new(
        parameters: &'a [ValueType],
        constants: Vec<Constant>,
        config: &Config,
    ) -> Option<Self> {
        if !parameters.iter().all(|ty| ty.kind.is_input()) {
            return None;
        }
        let samples = config.samples as u64;
        let bits: Option<u64> = parameters.iter().map(ValueType::bits).sum();
        let all_bits = bits
            .filter(|bits| *bits <= u64::from(config.exhaustive_bits))
            .map(|_| parameters.iter().flat_map(widths).collect::<Vec<u32>>());
        let boundaries: Vec<Vec<Value>> = match all_bits {
            Some(_) => Vec::new(),
            None => parameters
                .iter()
                .map(|ty| boundaries(ty, &constants))
                .collect(),
        };
        let most = boundaries.iter().map(Vec::len).max().unwrap_or(0);
        let count = u32::try_from(parameters.len()).unwrap_or(u32::MAX);
        let fits = |combined: &usize| {
            combined
                .checked_pow(count)
                .is_some_and(|inputs| inputs as u64 <= samples.max(2) / 2)
        };
        let combined = (1..=most).rev().find(fits).unwrap_or(1);
        let product = |bits: &[u32], more: u64| {
            bits.iter().try_fold(1_u64, |product, bits| {
                product.checked_mul((1 << bits) + more)
            })
        };
        let limit = 2_u64 << config.exhaustive_bits;
        let all = all_bits.as_ref().map(|bits| {
            let with_poison = product(bits, 1).filter(|inputs| *inputs <= limit);
            (with_poison, product(bits, 0).unwrap_or(limit))
        });
        let (with_poison, systematic) = match all {
            Some((Some(inputs), _)) => (true, inputs),
            Some((None, inputs)) => (false, inputs),
            None => (false, (combined as u64).saturating_pow(count)),
        };
        Some(Self {
            parameters,
            boundaries,
            combined,
            all_bits,
            systematic,
            with_poison,
            samples,
            seed: config.seed,
            constants: constants.into(),
        })
    }

    /// Returns the inputs that are left out if all of these are tried.
    pub(crate) fn gap(&self, exhaustive_bits: u32) -> Option<Gap> {
        let is_memory = |ty: &ValueType| matches!(ty.kind, Kind::MemRef(..));
        match &self.all_bits {
            Some(_) if self.with_poison => None,
            Some(_) => Some(Gap::Poison),
            None if self.parameters.iter().any(is_memory) => Some(Gap::Memory),
            None => Some(Gap::Bits(exhaustive_bits)),
        }
    }

    /// Returns the number of inputs. Where poison is not tried with all others, each number alone is poison beside all
    /// values of the others.
    pub(crate) fn count(&self) -> u64 {
        match &self.all_bits {
            Some(_) if self.with_poison => self.systematic,
            Some(bits) => {
                let alone = bits.iter().map(|bits| self.systematic >> bits);
                self.systematic + alone.sum::<u64>()
            }
            None => self.samples.max(self.systematic),
        }
    }

    /// Returns an input by number; beyond the count they are samples.
    pub(crate) fn get(&self, number: u64) -> Environment {
        let mut rng = Rng::new(self.seed ^ number.wrapping_mul(0xD134_2543_DE82_EF95));
        let mut environment = Environment {
            seed: rng.bits(),
            writes_memory: number % 2 == 1,
            exit_at: (number % 8 == 7).then(|| rng.below(3) as u64),
            memory: Memory::new(Arc::clone(&self.constants)),
            ..Environment::default()
        };
        if let Some(arguments) = self.exhaustive(number) {
            environment.arguments = arguments;
            return environment;
        }
        let is_systematic = number < self.systematic;
        let mut rest = number;
        for (index, ty) in self.parameters.iter().enumerate() {
            let value = match &ty.kind {
                Kind::MemRef(shape, scalar) => {
                    self.memref(index, shape, *scalar, &mut environment, &mut rng)
                }
                _ if is_systematic => {
                    let digit = rest % self.combined as u64;
                    rest /= self.combined as u64;
                    let values = &self.boundaries[index];
                    values
                        .get(digit as usize % values.len().max(1))
                        .cloned()
                        .unwrap_or(Value::Poison)
                }
                _ => self.sample(index, &environment.arguments, &mut rng),
            };
            environment.arguments.push(value);
        }
        environment
    }

    /// Returns the arguments of an input by number if all values are tried. Returns `None` beyond the last one.
    fn exhaustive(&self, number: u64) -> Option<Vec<Value>> {
        let bits = self.all_bits.as_ref()?;
        let (mut rest, mut alone) = (number, None);
        if number >= self.systematic {
            rest -= self.systematic;
            let mut numbers = bits.iter().enumerate().filter(|_| !self.with_poison);
            alone = Some(numbers.find_map(|(index, bits)| {
                let inputs = self.systematic >> bits;
                let is_found = rest < inputs;
                rest -= if is_found { 0 } else { inputs };
                is_found.then_some(index)
            })?);
        }
        let mut index = 0;
        let mut next = |scalar: Scalar| {
            let (width, is_alone) = (bits[index], alone == Some(index));
            index += 1;
            if is_alone {
                return Value::Poison;
            }
            let values = (1 << width) + u64::from(self.with_poison);
            let digit = rest % values;
            rest /= values;
            match scalar {
                _ if digit >> width != 0 => Value::Poison,
                Scalar::Int(_) => Value::Bits(digit.into()),
                Scalar::Float(kind) => Value::Float(kind, digit.into()),
            }
        };
        let arguments = self.parameters.iter().map(|ty| match ty.kind {
            Kind::Scalar(scalar) => next(scalar),
            Kind::Elements(count, scalar) => {
                Value::Elements((0..count).map(|_| next(scalar)).collect())
            }
            _ => Value::Poison,
        });
        Some(arguments.collect())
    }

    fn sample(&self, index: usize, earlier: &[Value], rng: &mut Rng) -> Value {
        let ty = &self.parameters[index];
        let same_type = (0..index).rfind(|&other| self.parameters[other] == *ty);
        let boundaries = self.boundaries.get(index).map_or(&[][..], Vec::as_slice);
        match (rng.below(8), same_type) {
            (0, Some(other)) => earlier[other].clone(),
            (0..=3, _) if !boundaries.is_empty() => boundaries[rng.below(boundaries.len())].clone(),
            (4, _) => rng.small(&ty.kind).unwrap_or(Value::Poison),
            (5, _) if rng.is_one_in(2) => Value::Poison,
            _ => with_poison_elements(rng.number_of(&ty.kind).unwrap_or(Value::Poison), rng),
        }
    }

    fn memref(
        &self,
        index: usize,
        shape: &Shape,
        scalar: Scalar,
        environment: &mut Environment,
        rng: &mut Rng,
    ) -> Value {
        let is_alias = |&other: &usize| self.parameters[other] == self.parameters[index];
        let alias = (0..index).rfind(is_alias).filter(|_| rng.is_one_in(4));
        if let Some(other) = alias {
            return environment.arguments[other].clone();
        }
        rng.memref_of(shape, scalar, &mut environment.memory)
    }
}

/// Returns the width of a number, or that of each element.
fn widths(ty: &ValueType) -> impl Iterator<Item = u32> + use<> {
    let (count, width) = match ty.kind {
        Kind::Scalar(scalar) => (1, scalar.width()),
        Kind::Elements(count, scalar) => (count, scalar.width()),
        _ => (0, 0),
    };
    std::iter::repeat_n(width, count)
}

fn with_poison_elements(value: Value, rng: &mut Rng) -> Value {
    match value {
        Value::Elements(elements) => {
            let elements = elements.iter().map(|element| {
                if rng.is_one_in(16) {
                    Value::Poison
                } else {
                    element.clone()
                }
            });
            Value::Elements(elements.collect())
        }
        value => value,
    }
}

fn boundaries(ty: &ValueType, constants: &[Constant]) -> Vec<Value> {
    let numbers = |scalar| match scalar {
        Scalar::Int(width) => int_boundaries(width, constants),
        Scalar::Float(kind) => float::boundaries(kind, constants),
    };
    match ty.kind {
        Kind::Scalar(scalar) => numbers(scalar),
        Kind::Elements(count, scalar) => {
            let numbers = numbers(scalar);
            let rotated =
                |first: usize, index: usize| numbers[(first + index * 7) % numbers.len()].clone();
            (0..numbers.len())
                .map(|first| {
                    Value::Elements((0..count).map(|index| rotated(first, index)).collect())
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the integers of a width at which operations change their behaviour: limits, powers of two, constants of the
/// function, and the neighbours of all of these.
fn int_boundaries(width: u32, constants: &[Constant]) -> Vec<Value> {
    let power = |exponent: u32| BigInt::from(1) << exponent;
    let top = width.saturating_sub(1);
    let mut numbers = vec![
        BigInt::from(0),
        1.into(),
        (-1).into(),
        power(top),
        power(top) - 1,
    ];
    let powers = (1..top).filter(|exponent| {
        top <= 16 || [1, 2, 3, 7, 8, 15, 16, 30, 31, 32, 33, 62, 63, 64, 127].contains(exponent)
    });
    let constants = constants
        .iter()
        .flat_map(|constant| constant.integers(width));
    let neighbours = |number: BigInt| {
        [
            number.clone(),
            number.clone() + 1,
            number.clone() - 1,
            -number,
        ]
    };
    numbers.extend(constants.flat_map(neighbours));
    numbers.extend([
        power(top) + 1,
        power(top) - 2,
        2.into(),
        3.into(),
        width.into(),
        top.into(),
        (width + 1).into(),
    ]);
    numbers.extend(powers.map(power).flat_map(neighbours));
    // Numbers that floating-point formats of this precision round in another way if rounded twice.
    let precisions = [8, 11, 24, 53]
        .iter()
        .filter(|precision| top > **precision + 1);
    numbers.extend(precisions.map(|precision| power(top - 1) + power(top - 1 - precision) + 1));
    let mut values: Vec<Value> = Vec::new();
    for number in numbers {
        let value = number.to_value(width);
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}
