//! Functions with regions, branches and memory: files in which every `$NAME` stands for each of its alternatives.

use crate::programs::Rng;

/// Each with a name for messages.
const FILES: &[&str] = &[
    include_str!("../templates/arith.mlir"),
    include_str!("../templates/cf.mlir"),
    include_str!("../templates/scf.mlir"),
    include_str!("../templates/memref.mlir"),
    include_str!("../templates/views.mlir"),
];

/// The number of functions that a template makes at most; more combinations are drawn at random.
const MAX_FUNCTIONS: usize = 400;

pub(crate) fn all(emit: &mut dyn FnMut(String)) {
    let templates = FILES.iter().flat_map(|file| file.split("// -----\n"));
    for template in templates {
        expand(template, emit);
    }
}

/// Makes the functions of a template, whose first lines are `// NAME: alternative | alternative`.
fn expand(template: &str, emit: &mut dyn FnMut(String)) {
    let is_header = |line: &&str| line.starts_with("//");
    let lines = template
        .lines()
        .take_while(is_header)
        .filter_map(|line| line.strip_prefix("// ")?.split_once(": "));
    let variables: Vec<(String, Vec<&str>)> = lines
        .map(|(name, alternatives)| {
            (
                format!("${name}"),
                alternatives.split('|').map(str::trim).collect(),
            )
        })
        .collect();
    let text: Vec<&str> = template.lines().skip_while(is_header).collect();
    let text = text.join("\n") + "\n";
    let combinations: usize = variables.iter().map(|variable| variable.1.len()).product();
    let mut rng = Rng(combinations as u64);
    for number in 0..combinations.min(MAX_FUNCTIONS) {
        let mut number = if combinations > MAX_FUNCTIONS {
            rng.below(combinations)
        } else {
            number
        };
        let mut function = text.clone();
        for (name, alternatives) in &variables {
            function = function.replace(name, alternatives[number % alternatives.len()]);
            number /= alternatives.len();
        }
        emit(function);
    }
}
