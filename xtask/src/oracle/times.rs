//! Reports of how long everything took: what they say is compared, the times themselves are not.

/// Marks of lines with times, in text and in JSON.
const MARKS: [&str; 3] = ["%)  ", "\"percentage\": ", "  Total Execution Time: "];

/// The line with all times replaced, however many digits they have.
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
mod tests {
    use super::without_times;

    #[test]
    fn names_stay_as_they_are() {
        let rows = [
            (
                "    0.0123 ( 12.3%)  100.4567 (100.0%)    Pass2",
                "    #.#### (  #.#%)    #.#### (  #.#%)    Pass2",
            ),
            (
                r#"  {"wall": {"duration":   0.0005, "percentage":  41.6}, "name": "P1", "passes": ["#,
                r##"  {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "P1", "passes": ["##,
            ),
            (
                "  Total Execution Time: 0.0970 seconds",
                "  Total Execution Time: #.#### seconds",
            ),
            ("a.mlir:1:2: error: 100%", "a.mlir:1:2: error: 100%"),
        ];
        for (row, expected) in rows {
            assert_eq!(without_times(row), expected);
        }
    }
}
