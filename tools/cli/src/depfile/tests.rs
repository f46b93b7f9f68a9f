//! Names with characters that Make reads in its own way.

use std::path::Path;

use super::rule;

#[test]
fn names_are_escaped() {
    let outputs = [Path::new("out dir/a.rs"), Path::new("b$.rs")];
    let inputs = [
        Path::new("c#.kdl"),
        Path::new(r"d\e.kdl"),
        Path::new(r"f\ g:h.kdl"),
    ];
    let text = rule(&outputs, &inputs);
    let expected = "out\\ dir/a.rs b$$.rs: \\\n  c\\#.kdl \\\n  d\\e.kdl \\\n  f\\\\\\ g\\:h.kdl\n";
    assert_eq!(text.as_deref(), Ok(expected));
}

#[test]
fn a_line_break_is_refused() {
    let (good, bad) = (Path::new("a.rs"), Path::new("b.kdl\nall: evil"));
    assert_eq!(rule(&[good], &[bad]), Err(bad));
    assert_eq!(rule(&[bad], &[good]), Err(bad));
}

#[test]
fn what_makes_a_rule_another_statement_is_refused() {
    for name in ["a;evil.kdl", "a|b.kdl", "a!=evil.kdl", "a=b.kdl"] {
        let (good, bad) = (Path::new("a.rs"), Path::new(name));
        assert_eq!(rule(&[good], &[bad]), Err(bad));
        assert_eq!(rule(&[bad], &[good]), Err(bad));
    }
}

#[cfg(unix)]
#[test]
fn a_name_that_is_not_utf_8_is_refused() {
    use std::os::unix::ffi::OsStrExt;

    let bad = Path::new(std::ffi::OsStr::from_bytes(b"p\xff.kdl"));
    assert_eq!(rule(&[Path::new("a.rs")], &[bad]), Err(bad));
}
