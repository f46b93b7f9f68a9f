//! Reproducers in texts with and without other resources.

use pass_debug::reproducer::Reproducer;

fn full() -> Reproducer {
    let mut reproducer = Reproducer::default();
    reproducer.pipeline = Some("any(a{x=\"y\\z\" é})".to_owned());
    reproducer.disable_threading = Some(false);
    reproducer.verify_each = Some(true);
    reproducer
}

#[test]
fn texts_with_and_without_resources_come_back_as_they_were() {
    let resources =
        "{-#\n  dialect_resources: {\n    builtin: {\n      a: \"0x08\"\n    }\n  }\n#-}\n";
    for module in [
        "m",
        "m\n\n",
        "é \"{-#\" \"#-}\" // {-#",
        &format!("m\n\n{resources}"),
    ] {
        let text = full().attach(module);
        let (found, rest) = Reproducer::detach("f", &text, (1, 1)).unwrap().unwrap();
        assert_eq!(found, full(), "{text}");
        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(squeezed(&rest), squeezed(module), "{text}");
        assert_eq!(rest.lines().count(), text.lines().count());
        assert_eq!(Reproducer::detach("f", &rest, (1, 1)).unwrap(), None);
    }
}

#[test]
fn other_resources_stay() {
    let text = "m {-# external_resources: { a: { b: true }, mlir_reproducer: {}, c: { d: \"e\" } },\n \
                dialect_resources: { \"x\": { y: \"z\" } } #-} {-# external_resources: { mlir_reproducer: { \
                verify_each: false } } #-}";
    let (found, rest) = Reproducer::detach("f", text, (1, 1)).unwrap().unwrap();
    assert_eq!(found.verify_each, Some(false));
    let words: Vec<&str> = rest.split_whitespace().collect();
    let expected = "m {-# external_resources: { a: { b: true }, c: { d: \"e\" } }, dialect_resources: { \"x\": { y: \
                    \"z\" } } #-}";
    assert_eq!(words.join(" "), expected);
}

#[test]
fn errors_have_their_locations() {
    let text = |entry: &str| {
        format!("m\n{{-# external_resources: {{\n mlir_reproducer: {{ {entry} }} }} #-}}")
    };
    let error = |entry: &str| {
        Reproducer::detach("f", &text(entry), (5, 1))
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        error("pipeline: true"),
        "f:7:31: error: expected string value for key 'pipeline'"
    );
    let expected = "f:7:34: error: expected 'true' or 'false' value for key 'verify_each'";
    assert_eq!(error("verify_each: \"é\""), expected);
    assert_eq!(error("verify_each: 1"), expected);
    let expected = "f:7:39: error: unknown 'mlir_reproducer' resource key 'foo'";
    assert_eq!(error("pipeline: \"\u{e9}é\", foo: true"), expected);
}

#[test]
fn text_that_only_looks_like_a_resource_is_left_alone() {
    let group = "{-# external_resources: { mlir_reproducer: { verify_each: true } } #-}";
    for text in [
        "",
        "{-# external_resources: { mlir_reproducer: { verify_each: true, } } #-}",
        "{-# external_resources: { mlir_reproducer: { verify_each: true }, } #-}",
        "{-# external_resources: { mlir_reproducer: { verify_each: true } }, #-}",
        "{-#",
        "{-##-}",
        "{-# external_resources: { mlir_reproducer: { verify_each: true } }",
        &format!("// {group}"),
        &format!("a = \"{group}\""),
        &format!("a = \"\\\"{group}\""),
        &format!("a = \"// \" // \" {group}"),
    ] {
        assert_eq!(
            Reproducer::detach("f", text, (1, 1)).unwrap(),
            None,
            "{text}"
        );
    }
}

#[test]
fn slashes_and_quotes_before_a_resource_start_no_comment_and_no_string() {
    let group = "{-# external_resources: { mlir_reproducer: { verify_each: true } } #-}";
    for start in [
        "a = \"http://x\"",
        "a = \"\\\\\"",
        "a / \"é\"",
        "// \"\n",
        "\"open\n",
    ] {
        let text = format!("{start} {group}");
        let (found, rest) = Reproducer::detach("f", &text, (1, 1)).unwrap().unwrap();
        assert_eq!(found.verify_each, Some(true), "{text}");
        assert_eq!(rest.trim_end(), start.trim_end());
    }
}
