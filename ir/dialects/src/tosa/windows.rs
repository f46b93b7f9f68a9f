//! Convolutions and pools: windows that move over the input.

use super::{listed, sizes};
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject};

const AXES: [(&str, &str, &str, &str); 3] = [
    ("depth", "d", "front", "back"),
    ("height", "y", "top", "bottom"),
    ("width", "x", "left", "right"),
];

fn check_least(subject: Subject<'_>, (key, what, least): (&str, &str, i64)) -> Check {
    let numbers = subject.int_array(key).unwrap_or_default();
    subject.ensure_with(!numbers.iter().any(|&number| number < least), || {
        format!(
            "expect all {what} values to be >= {least}, got {}",
            listed(numbers)
        )
    })
}

/// The static parameters of a window along an axis. Their sums and products need more than 64 bits.
struct Window {
    input: i128,
    before: i128,
    after: i128,
    kernel: i128,
    stride: i128,
    dilation: i128,
}

impl Window {
    /// Returns the distance between the first and the last position of the window.
    fn distance(&self) -> i128 {
        self.input - 1 + self.before + self.after - (self.kernel - 1) * self.dilation
    }
}

fn size(shape: &Option<Vec<Option<u64>>>, at: usize) -> Option<i128> {
    (*shape.as_ref()?.get(at)?).map(i128::from)
}

fn check_output(subject: Subject<'_>, name: &str, calculated: i128, at: usize) -> Check {
    let output = sizes(subject, subject.result_type(0));
    match size(&output, at) {
        Some(expected) if expected != calculated => subject.fail(format!(
            "calculated output {name} did not match expected: calculated={calculated}, expected={expected}"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_convolution(subject: Subject<'_>) -> Check {
    check_least(subject, ("pad", "padding", 0))?;
    check_least(subject, ("stride", "stride", 1))?;
    check_least(subject, ("dilation", "dilation", 1))?;
    let pad = some_or_ok!(subject.int_array("pad"));
    let stride = some_or_ok!(subject.int_array("stride"));
    let dilation = some_or_ok!(subject.int_array("dilation"));
    let mut types = subject.operand_types();
    let (input, kernel) = (sizes(subject, types.next()), sizes(subject, types.next()));
    let first = usize::from(subject.name_text() != "tosa.depthwise_conv2d");
    let axes = AXES
        .get(AXES.len().saturating_sub(stride.len())..)
        .unwrap_or_default();
    for (at, axis) in axes.iter().enumerate() {
        let parts = (size(&input, at + 1), size(&kernel, at + first));
        let numbers = [
            pad.get(2 * at),
            pad.get(2 * at + 1),
            stride.get(at),
            dilation.get(at),
        ];
        let numbers = numbers.map(|number| number.copied().map(i128::from));
        if let (
            (Some(input), Some(kernel)),
            [Some(before), Some(after), Some(stride), Some(dilation)],
        ) = (parts, numbers)
        {
            let window = Window {
                input,
                before,
                after,
                kernel,
                stride,
                dilation,
            };
            check_axis(subject, axis, &window, at + 1)?;
        }
    }
    check_bias(subject)
}

fn check_axis(
    subject: Subject<'_>,
    &(name, short, before, after): &(&str, &str, &str, &str),
    window: &Window,
    at: usize,
) -> Check {
    let distance = window.distance();
    if distance % window.stride != 0 {
        let Window {
            input,
            before: b,
            after: a,
            kernel,
            stride,
            dilation,
        } = window;
        return subject.fail(format!(
            "expected input_{name} - 1 + pad_{before} + pad_{after} - (kernel_{name} - 1) * dilation_{short} to be wholly \
             divisible by stride_{short}, got ({input} - 1 + {b} + {a} - ({kernel} - 1) * {dilation}) / {stride}"
        ));
    }
    check_output(subject, name, distance / window.stride + 1, at)
}

fn check_bias(subject: Subject<'_>) -> Check {
    let bias = sizes(subject, subject.operand_type(2));
    let output = sizes(subject, subject.result_type(0));
    let last = output
        .as_ref()
        .map_or(0, |output| output.len().saturating_sub(1));
    match (size(&bias, 0), size(&output, last)) {
        (Some(found), Some(required)) if found != 1 && found != required => subject.fail(format!(
            "bias channels expected to be equal to output channels ({required}) or 1, got {found}"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_pool(subject: Subject<'_>) -> Check {
    check_least(subject, ("kernel", "kernel", 1))?;
    check_least(subject, ("stride", "stride", 1))?;
    check_least(subject, ("pad", "padding", 0))?;
    let (Some(&[top, bottom, left, right]), Some(&[high, wide]), Some(&[down, along])) = (
        subject.int_array("pad"),
        subject.int_array("kernel"),
        subject.int_array("stride"),
    ) else {
        return Ok(());
    };
    subject.ensure_with(left < wide && right < wide, || format!(
            "expected left/right padding to be less than the width of the kernel, got pad_left={left}, pad_right={right}, \
             kernel_x={wide}"
        ))?;
    subject.ensure_with(top < high && bottom < high, || format!(
            "expected top/bottom padding to be less than the height of the kernel, got pad_top={top}, pad_bottom={bottom}, \
             kernel_y={high}"
        ))?;
    let input = sizes(subject, subject.operand_type(0));
    let axes = [(top, bottom, high, down), (left, right, wide, along)];
    for (at, (before, after, kernel, stride)) in axes.into_iter().enumerate() {
        let Some(input) = size(&input, at + 1) else {
            continue;
        };
        let (name, short, first, last) = AXES[at + 1];
        let [before, after, kernel, stride] = [before, after, kernel, stride].map(i128::from);
        let distance = input + before + after - kernel;
        subject.ensure_with(distance % stride == 0, || format!(
                "expected input_{name} + pad_{first} + pad_{last} - kernel_{short} to be wholly divisible by \
                 stride_{short}, got ({input} + {before} + {after} - {kernel}) / {stride}"
            ))?;
        check_output(subject, name, distance / stride + 1, at + 1)?;
    }
    Ok(())
}
