//! Changes of a context while something else uses it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;

use super::in_child;
use crate::rewriting::parsed;
use pass_melior::{Mlir, MlirContext};
use pass_runtime::Ir;
use pass_runtime::ir::IrText;

/// Switches MLIR's locks off while a copy of an operation makes types on a thread.
#[test]
fn locks_stay_beside_copies() {
    in_child("context::locks_stay_beside_copies", || {
        pass_driver::quiet_panics();
        let mut cx = MlirContext::new();
        let mut root = parsed(&cx, "func.func private @f()");
        let mut copy = Mlir::copy(&cx, &root.op()).unwrap();
        drop(root);
        let (is_done, start) = (Arc::new(AtomicBool::new(false)), Arc::new(Barrier::new(2)));
        let worker = thread::spawn({
            let (is_done, start) = (is_done.clone(), start.clone());
            move || {
                let other = MlirContext::new();
                let op = copy.op(&other);
                let reader = op.reader();
                start.wait();
                for width in (1..1 << 20).cycle() {
                    reader.integer_type(width);
                    if is_done.load(Ordering::Relaxed) {
                        break;
                    }
                }
            }
        });
        start.wait();
        let mut refused = |change: &dyn Fn(&mut MlirContext)| {
            let refused = catch_unwind(AssertUnwindSafe(|| change(&mut cx))).unwrap_err();
            let message = refused.downcast_ref::<String>().unwrap();
            assert!(message.contains("while no other uses it"), "{message}");
        };
        for _ in 0..100 {
            refused(&|cx| cx.set_threads(false));
            refused(&|cx| cx.set_threads(true));
            refused(&|cx| Mlir::allow_unregistered_dialects(cx, true));
        }
        is_done.store(true, Ordering::Relaxed);
        worker.join().unwrap();
        cx.set_threads(false);
        // Another thread than that of the context, which may work on a copy without a lock.
        let moved =
            thread::spawn(move || catch_unwind(AssertUnwindSafe(|| cx.set_threads(true))).is_err());
        assert!(moved.join().unwrap());
    });
}

/// Defines an operation that a copy has without a definition.
#[test]
fn dialects_are_not_added_beside_copies() {
    in_child("context::dialects_are_not_added_beside_copies", || {
        let mut cx = MlirContext::new();
        Mlir::allow_unregistered_dialects(&mut cx, true);
        let mut root = parsed(&cx, r#""own.op"() : () -> ()"#);
        let mut copy = Mlir::copy(&cx, &root.op()).unwrap();
        drop(root);
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "irdl.dialect @own { irdl.operation @op {} }").unwrap();
        let refused = cx.load_irdl(file.path(), &mut |_| ()).unwrap_err();
        let reason = refused.reason().unwrap_or_default();
        assert!(reason.contains("copy"), "{reason}");
        let other = MlirContext::new();
        assert_eq!(copy.op(&other).reader().walk()[1].name(), "own.op");
        drop(copy);
        cx.load_irdl(file.path(), &mut |_| ()).unwrap();
        let mut root = parsed(&cx, r#""own.op"() : () -> ()"#);
        assert_eq!(root.op().reader().walk()[1].name(), "own.op");
    });
}
