//! Putting pipelines together by hand.

use crate::manager::log::Suite;
use crate::manager::passes::{Say, SayFunction, SayModule, SayOptions};
use crate::manager::subject::{Subject, from_subject, to_subject};
use expect_test::expect;
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::options::NoOptions;
use pass_runtime::{OpPassManager, Pass, PassManager};

fn tagged(tag: &str) -> Say {
    Say::from_options(SayOptions {
        tag: tag.to_owned(),
        ..SayOptions::default()
    })
}

fn func<I: Subject>() -> Anchor {
    Anchor::op(to_subject::<I>("func.func"))
}

pub(crate) fn explicit_nesting_refuses<I: Subject>() {
    let mut manager = PassManager::<I>::new("builtin.module");
    let refused = manager
        .add(SayFunction::from_options(NoOptions))
        .unwrap_err();
    expect!["Can't add pass 'SayFunction' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?"].assert_eq(&from_subject::<I>(&refused.to_string()));
    manager.add(SayModule::from_options(NoOptions)).unwrap();
    let refused = manager
        .nest(func::<I>())
        .add(SayModule::from_options(NoOptions))
        .unwrap_err();
    expect!["Can't add pass 'SayModule' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?"].assert_eq(&from_subject::<I>(&refused.to_string()));
    expect!["builtin.module(say-module,func.func())"]
        .assert_eq(&from_subject::<I>(&manager.to_string()));
}

pub(crate) fn implicit_nesting_nests<I: Subject>() {
    let mut manager = PassManager::<I>::new("builtin.module");
    manager.pipeline_mut().set_nesting(Nesting::Implicit);
    manager.add(SayModule::from_options(NoOptions)).unwrap();
    manager.add(SayFunction::from_options(NoOptions)).unwrap();
    manager.add(tagged("again")).unwrap();
    let suite = Suite::<I>::new();
    expect![[r#"
        remark: 'builtin.module' op @m is a module
        remark: 'func.func' op @a is a function
        remark: 'func.func' op @b is a function
        remark: 'builtin.module' op @m again
        success: m(a b)
    "#]]
    .assert_eq(&suite.run(&mut manager, "m(a b)"));
}

pub(crate) fn nest_and_nest_any<I: Subject>() {
    let mut manager = PassManager::<I>::new("builtin.module");
    manager.nest(func::<I>()).add(tagged("1")).unwrap();
    manager
        .nest(Anchor::Any)
        .add(tagged("2"))
        .unwrap()
        .add(tagged("3"))
        .unwrap();
    let mut module_passes = OpPassManager::new("builtin.module");
    module_passes.nest_any().add(tagged("4")).unwrap();
    manager.pipeline_mut().add_nested(module_passes);
    expect!["builtin.module(func.func(say{tag=1}),any(say{tag=2},say{tag=3}),builtin.module(any(say{tag=4})))"].assert_eq(&from_subject::<I>(&manager.to_string()));
    expect![[r#"
        remark: 'func.func' op @a 1
        remark: 'func.func' op @a 2
        remark: 'func.func' op @a 3
        remark: 'builtin.module' op @n 2
        remark: 'builtin.module' op @n 3
        remark: 'func.func' op @b 4
        success: m(a n(b))
    "#]]
    .assert_eq(&Suite::<I>::new().run(&mut manager, "m(a n(b))"));
}

pub(crate) fn copies_are_independent<I: Subject>() {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager("builtin.module(func.func(say{tag=1}))");
    let mut copy = PassManager::from(manager.pipeline().clone());
    for nested in copy.pipeline_mut().nested_mut() {
        nested.add(tagged("2")).unwrap();
    }
    manager.pipeline_mut().append(copy.pipeline().clone());
    let nested = manager.pipeline_mut().nested_mut();
    nested.take(1).for_each(OpPassManager::clear);
    let texts = format!("{manager}\n{copy}\n");
    expect![[r#"
        builtin.module(func.func(),func.func(say{tag=1},say{tag=2}))
        builtin.module(func.func(say{tag=1},say{tag=2}))
    "#]]
    .assert_eq(&from_subject::<I>(&texts));
    let ran = suite.run(&mut copy, "m(a)") + &suite.run(&mut manager, "m(a)");
    expect![[r#"
        remark: 'func.func' op @a 1
        remark: 'func.func' op @a 2
        success: m(a)
        remark: 'func.func' op @a 1
        remark: 'func.func' op @a 2
        success: m(a)
    "#]]
    .assert_eq(&ran);
}
