//! Dictionaries that operations own.

use pass_ir::{Attr, Context, Loc, Module, Type};

use crate::parse;

/// Sets a counter on the outermost operation many times.
fn count(cx: &Context, module: &mut Module, to: i128) {
    let key = cx.ident("t.counter");
    let mut root = module.root(cx);
    for number in 0..to {
        root.set_attr(key, Some(cx.integer_attr(number, Type::I64)));
        assert_eq!(root.attr(key), Some(cx.integer_attr(number, Type::I64)));
    }
}

#[test]
fn counters_leave_nothing_behind() {
    let cx = Context::new();
    let mut module = Module::empty(&cx, Loc::UNKNOWN);
    count(&cx, &mut module, 10_000);
    let stored = cx.stored();
    let counted = allocation_counter::measure(|| count(&cx, &mut module, 1_000_000));
    assert_eq!((cx.stored(), counted.count_total), (stored, 0));
    assert!(module.print(&cx).contains("{t.counter = 999999 : i64}"));
}

#[test]
fn dictionaries_that_operations_own_equal_those_that_the_context_stores() {
    let cx = Context::new();
    let mut counted = Module::empty(&cx, Loc::UNKNOWN);
    count(&cx, &mut counted, 10_000);
    let key = cx.ident("t.more");
    counted.root(&cx).set_attr(key, Some(Attr::UNIT));
    let text = counted.print(&cx);
    let mut read = parse(&cx, &text).unwrap();
    read.root(&cx).set_location(Loc::UNKNOWN);
    let (one, two) = (counted.root(&cx), read.root(&cx));
    assert_eq!(one.header(), two.header());
    assert_eq!(one.fingerprint(), two.fingerprint());
    let mut copy = counted.duplicate(&cx);
    copy.root(&cx).set_attr(key, None);
    assert_eq!(copy.print(&cx), text.replace(", t.more", ""));
    assert_eq!(counted.print(&cx), text);
}
