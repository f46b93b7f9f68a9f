//! Lines of timing reports.

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
