//! Panics of passes are told from others by the hook of a tool. A process has one panic hook, so this is a process of its
//! own.
#![expect(clippy::panic, reason = "these are tests")]

use std::panic::{catch_unwind, panic_any, resume_unwind, set_hook};
use std::sync::{Arc, Mutex};

use expect_test::expect;
use pass_runtime::diagnostic::note_panic;
use pass_runtime::options::NoOptions;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved};
use pass_toy::tree::{Node, Tree, node};

#[derive(Clone)]
struct Panic(fn());

impl Pass for Panic {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Panic", "panic");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self(|| panic!("cannot go on"))
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
        (self.0)();
        Ok(Preserved::none())
    }
}

struct PanicOnDrop;

impl Drop for PanicOnDrop {
    fn drop(&mut self) {
        panic!("cannot be dropped")
    }
}

/// Returns the diagnostic of a pass that panics.
fn run(pass: Panic) -> String {
    let mut manager = PassManager::<Tree>::new("root");
    assert!(manager.add(pass).is_ok());
    let mut output = String::new();
    let result = manager.run(&(), &mut node("root", []), &mut |diagnostic| {
        output = diagnostic.to_string();
    });
    assert!(result.is_err());
    output.replace('\\', "/")
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
    let output = run(Panic::from_options(NoOptions));
    expect!["<unknown>:0: error: 'root' op pass 'Panic' panicked: cannot go on (pass-runtime/tests/quiet.rs:22:17)"].assert_eq(&output);
    let output = run(Panic(|| panic_any(PanicOnDrop)));
    expect!["<unknown>:0: error: 'root' op pass 'Panic' panicked: no message (pass-runtime/tests/quiet.rs:72:31)"].assert_eq(&output);
    let output = run(Panic(|| resume_unwind(Box::new("without the hook"))));
    expect!["<unknown>:0: error: 'root' op pass 'Panic' panicked: without the hook"]
        .assert_eq(&output);
    assert_eq!(printed.lock().unwrap().len(), 0);
    catch_unwind(|| panic!("somewhere else")).unwrap_err();
    assert_eq!(printed.lock().unwrap().len(), 1);
}
