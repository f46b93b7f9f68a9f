//! Commands that are measured side by side: they run in rounds, so that other load hits all of them.

use std::path::Path;

use super::process::{Program, Run, median};

/// A command with its name.
pub(super) struct Row<'r> {
    name: String,
    program: &'r Program,
    arguments: Vec<String>,
    /// Runs before each measured run.
    prepare: &'r dyn Fn(),
    /// The earlier row whose costs are subtracted.
    beyond: Option<usize>,
    /// The earlier row that the ratios are of.
    base: Option<usize>,
}

impl<'r> Row<'r> {
    pub(super) fn new(name: &str, program: &'r Program, arguments: &[&str]) -> Self {
        Self {
            name: name.to_owned(),
            program,
            arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
            prepare: &|| {},
            beyond: None,
            base: None,
        }
    }

    pub(super) fn after(self, prepare: &'r dyn Fn()) -> Self {
        Self { prepare, ..self }
    }

    pub(super) fn beyond(self, row: usize) -> Self {
        let beyond = Some(row);
        Self { beyond, ..self }
    }

    pub(super) fn over(self, row: usize) -> Self {
        let base = Some(row);
        Self { base, ..self }
    }
}

/// Runs the rows in rounds, and prints the medians of each. A ratio is the median of the ratios of the rounds.
pub(super) fn compare(
    title: &str,
    folder: &Path,
    rounds: usize,
    rows: &[Row<'_>],
) -> Result<Vec<Run>, String> {
    println!("== {title}: medians of {rounds} rounds");
    println!(
        "{:<36} {:>9} {:>9} {:>9}   ratios",
        "", "ms", "CPU ms", "MiB"
    );
    let mut runs: Vec<Vec<Run>> = vec![Vec::new(); rows.len()];
    for _ in 0..rounds {
        for (row, runs) in rows.iter().zip(&mut runs) {
            (row.prepare)();
            runs.push(row.program.run(folder, &row.arguments)?);
        }
    }
    for (index, row) in rows.iter().enumerate() {
        if let Some(before) = row.beyond {
            let before = Run::median(&runs[before]);
            let costs = runs[index].iter().map(|run| run.beyond(before));
            runs[index] = costs.collect();
        }
        let ratios = row.base.map(|base| ratios(&runs[index], &runs[base]));
        print(&row.name, Run::median(&runs[index]), ratios);
    }
    Ok(runs.iter().map(|runs| Run::median(runs)).collect())
}

/// Time, time of CPU and memory, in the order of the columns.
const COLUMNS: [fn(&Run) -> f64; 3] = [
    |run| run.time.as_secs_f64() * 1e3,
    |run| run.cpu.as_secs_f64() * 1e3,
    |run| run.mebibytes,
];

fn ratios(over: &[Run], under: &[Run]) -> [f64; 3] {
    COLUMNS.map(|column| {
        let pairs = over.iter().zip(under);
        let ratios = pairs.map(|(over, under)| column(over) / column(under).max(f64::EPSILON));
        median(ratios.collect())
    })
}

fn print(name: &str, run: Run, ratios: Option<[f64; 3]>) {
    let [time, cpu, memory] = COLUMNS.map(|column| column(&run));
    let ratios = ratios.map_or(String::new(), |ratios| {
        ratios.map(|ratio| format!("{ratio:>7.2}")).concat()
    });
    println!("{name:<36} {time:>9.1} {cpu:>9.1} {memory:>9.1}{ratios}");
}
