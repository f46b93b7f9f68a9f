//! Names of folders, and numbers of dumps.

use std::sync::Arc;

use super::{MAX_FOLDER_BYTES, folder_name};
use crate::ir_printing::{IrPrinter, IrPrinting, PassFilter};
use pass_runtime::options::NoOptions;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved};
use pass_toy::tree::{Node, Tree, node};

#[test]
fn different_operations_have_different_folders() {
    assert_eq!(folder_name("func_func_a_b"), "func_func_a_b");
    let slash = folder_name("func_func_a/b");
    assert!(slash.starts_with("func_func_a_b-"), "{slash}");
    assert_ne!(slash, folder_name("func_func_a\\b"));
    let long = |last: &str| folder_name(&("é".repeat(500) + last));
    assert!(long("a").len() < MAX_FOLDER_BYTES + 20);
    assert_ne!(long("a"), long("b"));
}

#[derive(Clone, Debug)]
struct Nothing;

impl Pass for Nothing {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Nothing", "nothing");

    fn from_options(_: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Tree> for Nothing {
    fn run_on_operation(
        &self,
        _: &mut Node,
        _: &mut PassContext<'_, Tree>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

#[test]
fn a_manager_that_runs_often_keeps_no_numbers() {
    let mut printing = IrPrinting::default();
    (printing.after, printing.tree) = (PassFilter::All, true);
    let printer = Arc::new(IrPrinter::new(printing));
    let mut manager = PassManager::<Tree>::new("root");
    manager.add(Nothing).unwrap();
    manager.add_instrumentation(Arc::clone(&printer));
    for _ in 0..2 {
        let mut root = node("root", []);
        let mut dumps = 0;
        let ran = manager.run(&(), &mut root, &mut |_| dumps += 1);
        ran.unwrap();
        assert_eq!(dumps, 1);
        assert!(printer.tree.lock().counters.is_empty());
    }
}
