//! Cursors in half-written texts.

use pass_def_tools::syntax::Cursor;

fn cursor(text: &str) -> String {
    let offset = text.find('|').unwrap();
    let text = text.replacen('|', "", 1);
    let cursor = Cursor::at(&text, offset as u32);
    let enclosing: Vec<&str> = cursor
        .around
        .iter()
        .map(|head| head.name.as_str())
        .collect();
    let head = cursor.head.as_ref().map_or("", |head| head.name.as_str());
    let range = cursor.range.start as usize..cursor.range.end as usize;
    let written = text[range].to_owned();
    format!(
        "{} > {head} {:?} {written:?}",
        enclosing.join(" > "),
        cursor.part
    )
}

#[test]
fn cursors_know_what_is_around_them() {
    let cases = [
        ("|", r#" >  Name """#),
        ("gro|", r#" >  Name "gro""#),
        ("group \"G\" { |", r#"group >  Name """#),
        ("group \"G\" { pa|ss \"A\" }", r#"group >  Name "pass""#),
        (
            "group \"G\" {\n pass \"A\" |\n}",
            r#"group > pass Argument(1) """#,
        ),
        (
            "group \"G\" {\n pass \"A\" \"a|\n}",
            r#"group > pass Argument(1) "a""#,
        ),
        (
            "group \"G\" {\n run \"a|b\" x=1\n}",
            r#"group > run Argument(0) "ab""#,
        ),
        ("run a x=|", r#" > run Value("x") """#),
        ("run a x=\"|\" y=2", r#" > run Value("x") """#),
        ("run a \\\n x=l|", r#" > run Value("x") "l""#),
        ("run a // b|", r#" > run Nothing """#),
        ("run a (ru|", r#" > run Nothing "ru""#),
        (
            "text \"\"\"\n  a|\n  \"\"\"",
            " > text Argument(0) \"\\n  a\\n  \"",
        ),
        ("a { b; } c|", r#" >  Name "c""#),
        ("a { b; c { d; }; e |", r#"a > e Argument(0) """#),
    ];
    for (text, expected) in cases {
        assert_eq!(cursor(text), expected, "{text}");
    }
}
