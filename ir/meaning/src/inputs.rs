//! The inputs that two functions are compared on: all of them, or boundary values and seeded samples.

use num_bigint::BigInt;

use crate::float;
use crate::memory::{MemRef, Memory};
use crate::number::{Number, truncate};
use crate::types::{Kind, Scalar, Shape, ValueType};
use crate::value::{MAX_BITS, Value};
use crate::verdict::Config;

/// The number of elements of the memory of a memref; larger ones have no more.
const MAX_ELEMENTS: usize = 1 << 12;

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

    /// Swaps two elements, or replaces one if both are equal.
    pub(crate) fn permute(&mut self, elements: &mut [Value]) {
        let (first, second) = (self.below(elements.len()), self.below(elements.len()));
        if elements.is_empty() {
            return;
        }
        if elements[first] == elements[second]
            && let Value::Bits(bits) = &mut elements[first]
        {
            *bits ^= 1;
        }
        elements.swap(first, second);
    }

    /// Returns a number, or elements, of a type. Returns `None` for other types.
    pub(crate) fn number_of(&mut self, ty: &ValueType) -> Option<Value> {
        match ty.kind {
            Kind::Scalar(scalar) => Some(self.number(scalar)),
            Kind::Elements(count, scalar) => Some(Value::Elements(
                (0..count).map(|_| self.number(scalar)).collect(),
            )),
            _ => None,
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
        let sizes = shape.sizes.iter().flatten();
        let sizes: Vec<i64> = sizes
            .map(|size| size.unwrap_or_else(|| self.below(5) as i64))
            .collect();
        let mut memref = MemRef::row_major(0, &sizes);
        if let Some((offset, strides)) = &shape.layout {
            memref.offset = offset.unwrap_or_else(|| self.below(4) as i64);
            let strides = strides.iter().zip(&memref.strides);
            memref.strides = strides
                .map(|(stride, row_major)| stride.unwrap_or(*row_major))
                .collect();
        }
        let Some(end) = memref.end() else {
            return Value::Poison;
        };
        let element = |_| {
            if self.is_one_in(16) {
                Value::Poison
            } else {
                self.number(scalar)
            }
        };
        memref.allocation = memory.add((0..end.min(MAX_ELEMENTS)).map(element).collect());
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
    /// The number of bits of each parameter, if all values are tried.
    all_bits: Option<Vec<u32>>,
    /// The number of inputs in which parameters have all values, or all boundary values.
    systematic: u64,
    /// True if poison is one of the values that are tried systematically.
    with_poison: bool,
    samples: u64,
    seed: u64,
}

impl<'a> Inputs<'a> {
    /// Returns `None` if a parameter has a type whose values cannot be made up.
    pub(crate) fn new(
        parameters: &'a [ValueType],
        constants: &[u128],
        config: &Config,
    ) -> Option<Self> {
        if !parameters.iter().all(|ty| ty.kind.is_input()) {
            return None;
        }
        let samples = config.samples as u64;
        let bits: Option<Vec<u64>> = parameters.iter().map(ValueType::bits).collect();
        let all_bits =
            bits.filter(|bits| bits.iter().sum::<u64>() <= u64::from(config.exhaustive_bits));
        let all_bits: Option<Vec<u32>> =
            all_bits.map(|bits| bits.into_iter().map(|bits| bits as u32).collect());
        let boundaries: Vec<Vec<Value>> = match all_bits {
            Some(_) => Vec::new(),
            None => parameters
                .iter()
                .map(|ty| boundaries(ty, constants))
                .collect(),
        };
        let most = boundaries.iter().map(Vec::len).max().unwrap_or(0);
        let count = u32::try_from(parameters.len()).unwrap_or(u32::MAX);
        let fits = |combined: &usize| {
            combined
                .checked_pow(count)
                .is_some_and(|inputs| inputs as u64 <= samples.max(2) / 2)
        };
        let mut this = Self {
            parameters,
            boundaries,
            combined: (1..=most).rev().find(fits).unwrap_or(1),
            all_bits,
            systematic: 0,
            with_poison: true,
            samples,
            seed: config.seed,
        };
        this.systematic = match &this.all_bits {
            None => (this.combined as u64).saturating_pow(count),
            Some(bits) => {
                let with_poison = bits
                    .iter()
                    .try_fold(1_u64, |product, bits| product.checked_mul((1 << bits) + 1));
                let limit = 2_u64 << config.exhaustive_bits;
                this.with_poison = with_poison.is_some_and(|product| product <= limit);
                let defined = 1_u64 << bits.iter().sum::<u32>();
                with_poison.filter(|_| this.with_poison).unwrap_or(defined)
            }
        };
        Some(this)
    }

    pub(crate) fn is_exhaustive(&self) -> bool {
        self.all_bits.is_some()
    }

    /// Returns the number of inputs.
    pub(crate) fn count(&self) -> u64 {
        match (&self.all_bits, self.with_poison) {
            (Some(_), true) => self.systematic,
            // With a few samples more, for poison.
            (Some(_), false) => self.systematic + self.samples / 4,
            (None, _) => self.samples.max(self.systematic),
        }
    }

    /// Returns an input by number; beyond the count they are samples.
    pub(crate) fn get(&self, number: u64) -> Environment {
        let mut rng = Rng::new(self.seed ^ number.wrapping_mul(0xD134_2543_DE82_EF95));
        let mut environment = Environment {
            seed: rng.bits(),
            writes_memory: number % 2 == 1,
            exit_at: (number % 8 == 7).then(|| rng.below(3) as u64),
            ..Environment::default()
        };
        let is_systematic = number < self.systematic;
        let mut rest = number;
        for (index, ty) in self.parameters.iter().enumerate() {
            let value = match (&self.all_bits, &ty.kind) {
                (_, Kind::MemRef(shape, scalar)) => {
                    self.memref(index, shape, *scalar, &mut environment, &mut rng)
                }
                (Some(bits), _) if is_systematic => {
                    let values = (1_u64 << bits[index]) + u64::from(self.with_poison);
                    let digit = rest % values;
                    rest /= values;
                    of_bits(ty, digit, bits[index])
                }
                (None, _) if is_systematic => {
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

    fn sample(&self, index: usize, earlier: &[Value], rng: &mut Rng) -> Value {
        let ty = &self.parameters[index];
        let same_type = (0..index).rfind(|&other| self.parameters[other] == *ty);
        let boundaries = self.boundaries.get(index).map_or(&[][..], Vec::as_slice);
        match (rng.below(8), same_type) {
            (0, Some(other)) => earlier[other].clone(),
            (0..=3, _) if !boundaries.is_empty() => boundaries[rng.below(boundaries.len())].clone(),
            (4, _) => small(ty, rng),
            (5, _) if rng.is_one_in(2) => Value::Poison,
            _ => with_poison_elements(rng.number_of(ty).unwrap_or(Value::Poison), rng),
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

/// Returns the value with these bits; beyond the last one, poison.
fn of_bits(ty: &ValueType, bits: u64, width: u32) -> Value {
    let number = |scalar: Scalar, bits: u64| match scalar {
        Scalar::Int(_) => Value::Bits(bits.into()),
        Scalar::Float(kind) => Value::Float(kind, bits.into()),
    };
    match ty.kind {
        _ if bits >> width != 0 => Value::Poison,
        Kind::Scalar(scalar) => number(scalar, bits),
        Kind::Elements(count, scalar) => {
            let element = |index: usize| {
                let lower = bits >> (index as u32 * scalar.width());
                number(scalar, truncate(lower.into(), scalar.width()) as u64)
            };
            Value::Elements((0..count).map(element).collect())
        }
        _ => Value::Poison,
    }
}

/// Returns a small number, such as an index.
fn small(ty: &ValueType, rng: &mut Rng) -> Value {
    match ty.kind {
        Kind::Scalar(Scalar::Int(width)) if width <= MAX_BITS => {
            Value::Bits(truncate(rng.below(6) as u128, width))
        }
        _ => rng.number_of(ty).unwrap_or(Value::Poison),
    }
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

fn boundaries(ty: &ValueType, constants: &[u128]) -> Vec<Value> {
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
fn int_boundaries(width: u32, constants: &[u128]) -> Vec<Value> {
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
    let constants = constants.iter().take(16).map(|bits| BigInt::from(*bits));
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
