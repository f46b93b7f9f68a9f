//! Messages in the order in which they come, and the requests among them that are cancelled before their turn.

use std::cell::RefCell;
use std::collections::{BTreeSet, VecDeque};
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;

use lsp_server::{Connection, Message, RequestId};
use lsp_types::notification::{Cancel, Exit, Notification as _};
use lsp_types::{CancelParams, NumberOrString};

/// The messages that wait.
pub(crate) struct Inbox {
    messages: Receiver<Message>,
    waiting: RefCell<Waiting>,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Message>,
    cancelled: BTreeSet<String>,
    /// The request that is being answered.
    current: Option<String>,
}

/// Takes messages from a connection until it ends: who is busy with a request can then see what comes behind it.
pub(crate) fn pump(connection: &Connection, messages: &Sender<Message>) {
    while let Ok(message) = connection.receiver.recv() {
        let is_exit = matches!(&message, Message::Notification(it) if it.method == Exit::METHOD);
        if messages.send(message).is_err() || is_exit {
            return;
        }
    }
}

impl Inbox {
    pub(crate) fn new(messages: Receiver<Message>) -> Self {
        Self {
            messages,
            waiting: RefCell::default(),
        }
    }

    /// The next message if one is there.
    pub(crate) fn ready(&self) -> Option<Message> {
        self.collect();
        self.waiting.borrow_mut().messages.pop_front()
    }

    /// The next message if it is there, or comes before the pause is over.
    pub(crate) fn soon(&self, pause: Duration) -> Option<Message> {
        if let Some(message) = self.ready() {
            return Some(message);
        }
        let message = self.messages.recv_timeout(pause).ok()?;
        self.put(message);
        self.ready()
    }

    /// The next message; nothing if the other side is gone.
    pub(crate) fn next(&self) -> Option<Message> {
        loop {
            // A cancellation is no message of its own, so another one may have to be waited for.
            if let Some(message) = self.ready() {
                return Some(message);
            }
            let message = self.messages.recv().ok()?;
            self.put(message);
        }
    }

    /// Notes the request that is answered now.
    pub(crate) fn begin(&self, id: &RequestId) {
        self.waiting.borrow_mut().current = Some(id.to_string());
    }

    /// `true` if a request is cancelled, also while it is being answered.
    pub(crate) fn is_cancelled(&self, id: &RequestId) -> bool {
        self.collect();
        self.waiting.borrow().cancelled.contains(&id.to_string())
    }

    /// Forgets a request that has been answered.
    pub(crate) fn end(&self, id: &RequestId) {
        let mut waiting = self.waiting.borrow_mut();
        waiting.cancelled.remove(&id.to_string());
        waiting.current = None;
    }

    fn collect(&self) {
        while let Ok(message) = self.messages.try_recv() {
            self.put(message);
        }
    }

    fn put(&self, message: Message) {
        let mut waiting = self.waiting.borrow_mut();
        if let Some(id) = cancelled(&message) {
            // A late one is about a request that has been answered already.
            let id = id.to_string();
            let is_known = waiting.messages.iter().any(|waiting| {
                matches!(waiting, Message::Request(request) if request.id.to_string() == id)
            });
            if is_known || waiting.current.as_ref() == Some(&id) {
                waiting.cancelled.insert(id);
            }
            return;
        }
        waiting.messages.push_back(message);
    }
}

fn cancelled(message: &Message) -> Option<RequestId> {
    let Message::Notification(notification) = message else {
        return None;
    };
    if notification.method != Cancel::METHOD {
        return None;
    }
    let params = serde_json::from_value::<CancelParams>(notification.params.clone()).ok()?;
    Some(match params.id {
        NumberOrString::Number(number) => number.into(),
        NumberOrString::String(text) => text.into(),
    })
}

#[cfg(test)]
mod tests {
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
}
