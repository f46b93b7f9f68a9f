//! The order of delivery.

use super::Ordered;
use crate::diagnostic::Diagnostic;

#[test]
fn each_is_delivered_as_soon_as_all_before_have_ended() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let mut emit = |diagnostic: Diagnostic| sender.send(diagnostic.message).unwrap();
    let ordered = Ordered::new(3, &mut emit);
    let delivered = || receiver.try_iter().collect::<Vec<_>>().concat();
    ordered.job(1, |emit| emit(Diagnostic::output("c")));
    assert_eq!(delivered(), "");
    ordered.job(0, |emit| {
        emit(Diagnostic::output("a"));
        assert_eq!(delivered(), "a");
        emit(Diagnostic::output("b"));
        assert_eq!(delivered(), "b");
    });
    assert_eq!(delivered(), "c");
    ordered.job(2, |emit| {
        emit(Diagnostic::output("d"));
        assert_eq!(delivered(), "d");
    });
}
