//! Timing reports: all but the times is compared.

/// Substrings of lines with times, in text and in JSON.
const MARKS: [&str; 3] = ["%)  ", "\"percentage\": ", "  Total Execution Time: "];

/// Replaces all times in a line, however many digits they have.
pub(super) fn without_times(line: &str) -> String {
    if !MARKS.iter().any(|mark| line.contains(mark)) {
        return line.to_owned();
    }
    // The name comes last, and keeps its digits and its indentation.
    let name = line.rfind("%)  ").or_else(|| line.find("\"name\": "));
    let end = name.unwrap_or(line.len());
    let (times, name) = line.split_at(end);
    let times = times.replace(|c: char| c.is_ascii_digit(), "#");
    let times = ["###.#", "##.#"].iter().fold(times, |times, wide| {
        times.replace(wide, &format!("{:>1$}", "#.#", wide.len()))
    });
    times + name
}

#[cfg(test)]
mod tests;
