//! Waiting for messages.

use std::sync::mpsc;
use std::time::Duration;

use lsp_server::{Message, Notification};

use super::Inbox;

#[test]
fn a_message_that_comes_within_the_pause_is_taken() {
    let (sender, receiver) = mpsc::channel();
    let inbox = Inbox::new(receiver);
    assert!(inbox.soon(Duration::from_millis(1)).is_none());
    let later = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(20));
        let message = Notification::new("late".to_owned(), ());
        sender.send(Message::from(message)).unwrap();
    });
    let found = inbox.soon(Duration::from_secs(60));
    assert!(matches!(found, Some(Message::Notification(it)) if it.method == "late"));
    later.join().unwrap();
}
