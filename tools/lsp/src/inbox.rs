//! Messages in the order in which they come, and the requests among them that are cancelled before their turn.

use std::cell::RefCell;
use std::collections::{BTreeSet, VecDeque};
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;

use lsp_server::{Connection, Message, RequestId};
use lsp_types::notification::{Cancel, Exit, Notification as _};
use lsp_types::{CancelParams, NumberOrString};

pub(crate) struct Inbox {
    messages: Receiver<Message>,
    waiting: RefCell<Waiting>,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Message>,
    cancelled: BTreeSet<String>,
    current: Option<String>,
}

/// Forwards messages from a connection until it ends, so that a busy server sees the ones that arrive meanwhile.
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

    /// Returns the next message if it has arrived.
    pub(crate) fn ready(&self) -> Option<Message> {
        self.collect();
        self.waiting.borrow_mut().messages.pop_front()
    }

    /// Returns the next message if it arrives before the pause is over.
    pub(crate) fn soon(&self, pause: Duration) -> Option<Message> {
        if let Some(message) = self.ready() {
            return Some(message);
        }
        let message = self.messages.recv_timeout(pause).ok()?;
        self.put(message);
        self.ready()
    }

    /// Waits for the next message. Returns `None` if the connection is closed.
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

    pub(crate) fn begin(&self, id: &RequestId) {
        self.waiting.borrow_mut().current = Some(id.to_string());
    }

    /// Returns true if a request is cancelled, even while it is being answered.
    pub(crate) fn is_cancelled(&self, id: &RequestId) -> bool {
        self.collect();
        self.waiting.borrow().cancelled.contains(&id.to_string())
    }

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
