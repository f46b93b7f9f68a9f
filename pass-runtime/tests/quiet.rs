//! Panics of passes are told from others by the hook of a tool. A process has one panic hook, so this is a process of its
//! own.
#![expect(clippy::panic, reason = "these are tests")]

use std::panic::{catch_unwind, set_hook};
use std::sync::{Arc, Mutex};

use expect_test::expect;
use pass_runtime::diagnostic::note_panic;
use pass_runtime::options::NoOptions;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved};
use pass_toy::tree::{Node, Tree, node};

#[derive(Clone)]
struct Panic;

impl Pass for Panic {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Panic", "panic");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Tree> for Panic {
    fn run_on_operation(
        &self,
        _: &mut Node,
        _: &mut PassContext<'_, Tree>,
    ) -> Result<Preserved, Failure> {
        panic!("cannot go on")
    }
}

#[test]
fn only_panics_of_passes_are_quiet() {
    let printed = Arc::new(Mutex::new(Vec::new()));
    let print = printed.clone();
    set_hook(Box::new(move |panic| {
        if !note_panic(panic) {
            print.lock().unwrap().push(panic.to_string());
        }
    }));
    let mut manager = PassManager::<Tree>::new("root");
    manager.add(Panic).unwrap();
    let mut output = String::new();
    let result = manager.run(&(), &mut node("root", []), &mut |diagnostic| {
        output = diagnostic.to_string();
    });
    assert!(result.is_err());
    assert_eq!(printed.lock().unwrap().len(), 0);
    let output = output.replace('\\', "/");
    expect!["<unknown>:0: error: 'root' op pass 'Panic' panicked: cannot go on (pass-runtime/tests/quiet.rs:36:9)"].assert_eq(&output);
    catch_unwind(|| panic!("somewhere else")).unwrap_err();
    assert_eq!(printed.lock().unwrap().len(), 1);
}
