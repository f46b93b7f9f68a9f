//! Products of matrices of all types of elements: what the compiler makes of them, beside loops in Rust. Run it with `--release`; the
//! arguments are sizes.

#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement that prints, and that cannot go on after an error"
)]

mod product;

use std::time::Instant;

use example_tensor_compiler::{Compiler, Program, Tensor, Values};

/// The number of calls of which the fastest is printed.
const CALLS: usize = 5;

fn main() {
    println!(
        "{:>5} {:>4} {:>11} {:>11} {:>11} {:>11}",
        "size", "type", "compile", "static", "any size", "Rust, ikj"
    );
    let sizes = std::env::args().skip(1).map(|size| size.parse());
    for size in sizes.map(Result::unwrap) {
        measure(size, "f16", Values::F16, f16_from, f16_to);
        measure(size, "bf16", Values::Bf16, bf16_from, bf16_to);
        measure(size, "f32", Values::F32, |x| x, |x: f32| x);
        measure(size, "f64", Values::F64, f64::from, |x: f64| x);
        measure(size, "i8", Values::I8, |x| (x * 8.0) as i8, |x: i8| x);
    }
}

/// Measures products of one type. Rust adds numbers of 16 bits as those of 32, which it gets with `widen`, since it has no
/// arithmetic of them.
fn measure<T: Copy, S: Number>(
    size: usize,
    element: &str,
    values: fn(Vec<T>) -> Values,
    from: fn(f32) -> T,
    widen: impl Fn(T) -> S + Copy,
) {
    let number = |index: usize| from((index % 17) as f32 / 8.0 - 1.0);
    let numbers: Vec<T> = (0..size * size).map(number).collect();
    let tensor = Tensor::new(&[size, size], values(numbers.clone())).unwrap();
    let start = Instant::now();
    let fixed = compile(element, Some(size));
    let compile_time = start.elapsed().as_secs_f64() * 1e3;
    let any = compile(element, None);
    let call = |program: &Program| fastest(|| drop(program.call("product", &[&tensor, &tensor])));
    println!(
        "{size:>5} {element:>4} {compile_time:>8.1} ms {:>8.2} ms {:>8.2} ms {:>8.2} ms",
        call(&fixed),
        call(&any),
        fastest(|| drop(loops(&numbers, &numbers, size, widen))),
    );
}

/// Adds multiples of rows of `b`, which compilers vectorize.
fn loops<T: Copy, S: Number>(a: &[T], b: &[T], size: usize, widen: impl Fn(T) -> S) -> Vec<S> {
    let mut c = vec![S::default(); size * size];
    for (a, c) in a.chunks(size).zip(c.chunks_mut(size)) {
        for (factor, b) in a.iter().zip(b.chunks(size)) {
            let factor = widen(*factor);
            for (c, b) in c.iter_mut().zip(b) {
                *c = c.add(factor, widen(*b));
            }
        }
    }
    c
}

/// What products are added as.
trait Number: Copy + Default {
    fn add(self, left: Self, right: Self) -> Self;
}

macro_rules! numbers {
    ($($ty:ty, $add:expr;)*) => {$(
        impl Number for $ty {
            fn add(self, left: Self, right: Self) -> Self {
                $add(self, left, right)
            }
        }
    )*};
}

numbers! {
    f32, |sum, left, right| sum + left * right;
    f64, |sum, left, right| sum + left * right;
    i8, |sum: i8, left: i8, right| sum.wrapping_add(left.wrapping_mul(right));
}

/// The bits of a number that `f16` has exactly.
fn f16_from(x: f32) -> u16 {
    let bits = x.to_bits();
    let magnitude = if x == 0.0 {
        0
    } else {
        (bits >> 13 & 0x3_ffff) - (112 << 10)
    };
    (bits >> 16 & 0x8000) as u16 | magnitude as u16
}

/// A finite number of 16 bits in 32; the exponents differ by 112.
fn f16_to(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let magnitude =
        f32::from_bits(u32::from(bits & 0x7fff) << 13) * f32::from_bits((112 + 127) << 23);
    f32::from_bits(sign | magnitude.to_bits())
}

fn bf16_from(x: f32) -> u16 {
    (x.to_bits() >> 16) as u16
}

fn bf16_to(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

fn compile(element: &str, size: Option<usize>) -> Program {
    let text = product::text("product", element, size);
    Compiler::default().compile("product.mlir", &text).unwrap()
}

/// The shortest time of a call in milliseconds.
fn fastest(call: impl Fn()) -> f64 {
    let times = (0..CALLS).map(|_| {
        let start = Instant::now();
        call();
        start.elapsed().as_secs_f64() * 1e3
    });
    times.fold(f64::INFINITY, f64::min)
}
