//! Affine maps and sets are simplified as they are read.

use expect_test::{Expect, expect};

use crate::lenient;

/// Each attribute, and what it is printed as.
fn check(texts: &[&str], expected: Expect) {
    let cx = lenient();
    let lines = texts.iter().map(|text| match cx.parse_attr(text) {
        Ok(attr) => format!("{text}  =>  {}\n", cx.attr_text(attr)),
        Err(error) => format!("{text}  =>  error: {error}\n"),
    });
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn maps() {
    check(
        &[
            "affine_map<()->()>",
            "affine_map<(i, j)[n] -> (j, i + n, 3)>",
            "affine_map<(i) -> (1 + i + 2, 0 + i, i - 5, 2 * i * 3, i * 1, i * 0)>",
            "affine_map<(i)[n, m] -> (n + i, m + n, m * n, i * -1, -(i + n), n - i * 4)>",
            "affine_map<(i) -> ((i * 8) floordiv 4, (i * 6) mod 3, (i * 4 + 9) floordiv 2, i ceildiv 1)>",
            "affine_map<(i) -> (7 floordiv -2, -7 ceildiv 2, -7 mod 3, i mod 12 mod 4)>",
            "affine_map<(i)[q] -> (i - (i floordiv 4) * 4, i - (i floordiv q) * q, i * 2 + i * 3)>",
            "affine_map<(i, j) -> (i + j - (j floordiv 4) * 4, (i - j) * 3, i - (j + 1))>",
            "affine_map<(i) -> (9223372036854775807 + 1)>",
        ],
        expect![[r#"
            affine_map<()->()>  =>  affine_map<() -> ()>
            affine_map<(i, j)[n] -> (j, i + n, 3)>  =>  affine_map<(d0, d1)[s0] -> (d1, d0 + s0, 3)>
            affine_map<(i) -> (1 + i + 2, 0 + i, i - 5, 2 * i * 3, i * 1, i * 0)>  =>  affine_map<(d0) -> (d0 + 3, d0, d0 - 5, d0 * 6, d0, 0)>
            affine_map<(i)[n, m] -> (n + i, m + n, m * n, i * -1, -(i + n), n - i * 4)>  =>  affine_map<(d0)[s0, s1] -> (d0 + s0, s0 + s1, s0 * s1, -d0, -(d0 + s0), d0 * -4 + s0)>
            affine_map<(i) -> ((i * 8) floordiv 4, (i * 6) mod 3, (i * 4 + 9) floordiv 2, i ceildiv 1)>  =>  affine_map<(d0) -> (d0 * 2, 0, d0 * 2 + 4, d0)>
            affine_map<(i) -> (7 floordiv -2, -7 ceildiv 2, -7 mod 3, i mod 12 mod 4)>  =>  affine_map<(d0) -> (-4, -3, 2, d0 mod 4)>
            affine_map<(i)[q] -> (i - (i floordiv 4) * 4, i - (i floordiv q) * q, i * 2 + i * 3)>  =>  affine_map<(d0)[s0] -> (d0 mod 4, d0 mod s0, d0 * 5)>
            affine_map<(i, j) -> (i + j - (j floordiv 4) * 4, (i - j) * 3, i - (j + 1))>  =>  affine_map<(d0, d1) -> (d0 + d1 mod 4, (d0 - d1) * 3, d0 - (d1 + 1))>
            affine_map<(i) -> (9223372036854775807 + 1)>  =>  affine_map<(d0) -> (9223372036854775807 + 1)>
        "#]],
    );
}

#[test]
fn sets() {
    check(
        &[
            "affine_set<() : ()>",
            "affine_set<(i)[n] : (i >= 0, i <= n, i mod 2 == 1)>",
        ],
        expect![[r#"
            affine_set<() : ()>  =>  affine_set<() : (0 == 0)>
            affine_set<(i)[n] : (i >= 0, i <= n, i mod 2 == 1)>  =>  affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0, d0 mod 2 - 1 == 0)>
        "#]],
    );
}

#[test]
fn mistakes() {
    let deep = format!(
        "affine_map<(i) -> ({}i)>",
        "i floordiv 3 + i mod 2 + ".repeat(1000)
    );
    let nested = format!("affine_map<(i) -> ({}i)>", "(".repeat(2000));
    let cx = lenient();
    let errors = [&deep, &nested].map(|text| cx.parse_attr(text).unwrap_err());
    expect![[r#"
        affine expressions deeper than 1000 are not supported
        attributes and types nested deeper than 256 levels are not supported"#]]
    .assert_eq(&errors.join("\n"));
    check(
        &[
            "affine_map<(i) -> (i * i)>",
            "affine_map<(i, j) -> (i mod j)>",
            "affine_map<(i) -> (j)>",
            "affine_map<(i, i) -> (i)>",
            "affine_map<(i) -> ()",
            "affine_map<(i) -> (())>",
            "affine_map<(i) -> i>",
            "affine_set<(i) : (i)>",
            "affine_map<(i) -> (i 2)>",
            "affine_map<(i) -> (99999999999999999999)>",
        ],
        expect![[r#"
            affine_map<(i) -> (i * i)>  =>  error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
            affine_map<(i, j) -> (i mod j)>  =>  error: non-affine expression: right operand of mod has to be either a constant or symbolic
            affine_map<(i) -> (j)>  =>  error: use of undeclared identifier 'j'
            affine_map<(i, i) -> (i)>  =>  error: redefinition of identifier 'i'
            affine_map<(i) -> ()  =>  error: expected '>' to close affine map or set
            affine_map<(i) -> (())>  =>  error: no expression inside parentheses
            affine_map<(i) -> i>  =>  error: expected '(' in affine map range
            affine_set<(i) : (i)>  =>  error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
            affine_map<(i) -> (i 2)>  =>  error: expected ')' in affine map range
            affine_map<(i) -> (99999999999999999999)>  =>  error: constant too large for index
        "#]],
    );
}

/// The least number is no digits and a sign, and what is printed is read as the same.
#[test]
fn least_constant() {
    check(
        &[
            "affine_map<(i) -> (i - 9223372036854775807 - 1)>",
            "affine_map<(i) -> (i - 9223372036854775808)>",
            "affine_map<(i, j) -> (i - j * 9223372036854775807 - j)>",
            "affine_map<(i, j) -> (i + j * - 9223372036854775808)>",
            "affine_map<(i) -> (i + 9223372036854775808)>",
            "affine_map<(i) -> (i - 92233720368547758080)>",
        ],
        expect![[r#"
            affine_map<(i) -> (i - 9223372036854775807 - 1)>  =>  affine_map<(d0) -> (d0 - 9223372036854775808)>
            affine_map<(i) -> (i - 9223372036854775808)>  =>  affine_map<(d0) -> (d0 - 9223372036854775808)>
            affine_map<(i, j) -> (i - j * 9223372036854775807 - j)>  =>  affine_map<(d0, d1) -> (d0 - d1 * 9223372036854775807 - d1)>
            affine_map<(i, j) -> (i + j * - 9223372036854775808)>  =>  affine_map<(d0, d1) -> (d0 + d1 * -9223372036854775808)>
            affine_map<(i) -> (i + 9223372036854775808)>  =>  error: constant too large for index
            affine_map<(i) -> (i - 92233720368547758080)>  =>  error: constant too large for index
        "#]],
    );
}
