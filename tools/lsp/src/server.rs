//! The life cycle of the server, and the loop that takes messages.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use lsp_server::{Connection, ErrorCode, Message, Notification, ProtocolError, Request, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument, DidOpenTextDocument,
    DidSaveTextDocument, Exit, Initialized, Notification as _, PublishDiagnostics,
};
use lsp_types::request::{RegisterCapability, Request as _, Shutdown};
use lsp_types::{
    DidChangeTextDocumentParams, DidChangeWatchedFilesParams,
    DidChangeWatchedFilesRegistrationOptions, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, FileSystemWatcher, GlobPattern, InitializeParams, Registration,
    RegistrationParams,
};
use serde::Deserialize;
use serde_json::Value;

use crate::answers;
use crate::document::Document;
use crate::file_system::{FileSystem, OsFileSystem};
use crate::inbox::{Inbox, pump};
use crate::publish::Published;
use crate::stream::{Output, read_messages};
use crate::urls::{Spellings, file_path};
use crate::workspace::Workspace;

/// The time that diagnostics wait for a completion request: editors send it right after the edit.
const PAUSE: Duration = Duration::from_millis(5);

/// The reason why a conversation ended early.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServeError {
    /// The client broke the protocol, or is gone.
    Protocol(String),
    /// Standard input or output failed.
    Io(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Protocol(message) => write!(f, "the editor broke the protocol: {message}"),
            ServeError::Io(error) => write!(f, "cannot talk to the editor: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<io::Error> for ServeError {
    fn from(error: io::Error) -> Self {
        ServeError::Io(error)
    }
}

impl From<ProtocolError> for ServeError {
    fn from(error: ProtocolError) -> Self {
        ServeError::Protocol(error.to_string())
    }
}

/// Serves an editor on standard input and output until it says `exit`.
///
/// # Errors
/// If the editor breaks the protocol or goes away.
pub fn stdio() -> Result<(), ServeError> {
    let input = BufReader::new(io::stdin());
    serve_streams(input, io::stdout(), &OsFileSystem)
}

/// Serves a client on two streams of bytes until it says `exit`.
///
/// A message that is malformed or too long is answered with an error, and the conversation goes on.
///
/// # Errors
/// If the client breaks the protocol so that messages cannot be told apart, or if a stream fails.
pub fn serve_streams(
    input: impl BufRead + Send + 'static,
    output: impl Write + Send + 'static,
    file_system: &dyn FileSystem,
) -> Result<(), ServeError> {
    let (connection, Connection { sender, receiver }) = Connection::memory();
    let output = Arc::new(Output::new(output));
    let replies = Arc::clone(&output);
    let writer = std::thread::spawn(move || {
        let mut messages = receiver.into_iter();
        messages.try_for_each(|message| replies.write(&message))
    });
    let (failures, failure) = mpsc::channel();
    // Nobody waits for this thread: the client may leave its stream open when the server ends.
    std::thread::spawn(move || {
        let read = read_messages(input, &output, |message| sender.send(message).is_ok());
        if let Err(error) = read {
            let _ = failures.send(error);
        }
        drop(sender);
    });
    let served = serve(&connection, file_system);
    // The writer ends when nobody can send to it any more.
    drop(connection);
    let written = writer.join().unwrap_or(Ok(()));
    match failure.try_recv() {
        Ok(error) => Err(error),
        Err(_) => served.and(written.map_err(ServeError::Io)),
    }
}

/// The settings that a client may give as `initializationOptions`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Settings {
    /// Groups of files that are checked together, as by one `passwright check`, relative to the first folder of the workspace.
    together: Vec<Vec<String>>,
}

/// Serves a client over a connection until it says `exit`.
///
/// # Errors
/// If the client breaks the protocol or goes away.
pub fn serve(connection: &Connection, file_system: &dyn FileSystem) -> Result<(), ServeError> {
    let (id, params) = loop {
        let (id, params) = connection.initialize_start()?;
        match serde_json::from_value::<InitializeParams>(params) {
            Ok(params) => break (id, params),
            Err(error) => {
                let code = ErrorCode::InvalidParams as i32;
                send(
                    connection,
                    Response::new_err(id, code, error.to_string()).into(),
                )?;
            }
        }
    };
    let result = serde_json::json!({
        "capabilities": answers::capabilities(),
        "serverInfo": { "name": "passwright", "version": env!("CARGO_PKG_VERSION") },
    });
    send(connection, Response::new_ok(id, result).into())?;
    let settings = params.initialization_options.clone();
    let settings = settings.and_then(|setting| serde_json::from_value::<Settings>(setting).ok());
    let workspace = Workspace::new(
        file_system,
        folders(&params),
        settings.unwrap_or_default().together,
    );
    let mut server = Server {
        connection,
        workspace,
        published: Published::default(),
        spellings: Spellings::default(),
        can_watch: can_watch(&params),
        is_shut_down: false,
    };
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|threads| {
        threads.spawn(move || pump(connection, &sender));
        server.run(&Inbox::new(receiver))
    })
}

/// Returns the folders that the client has open.
#[expect(
    deprecated,
    reason = "older clients know no other way to name their folder"
)]
fn folders(params: &InitializeParams) -> Vec<PathBuf> {
    let folders = params.workspace_folders.iter().flatten();
    let paths: Vec<PathBuf> = folders
        .filter_map(|folder| file_path(&folder.uri))
        .collect();
    if paths.is_empty() {
        params.root_uri.iter().filter_map(file_path).collect()
    } else {
        paths
    }
}

/// Returns true if the client can report changes of files that it does not have open.
fn can_watch(params: &InitializeParams) -> bool {
    let workspace = params.capabilities.workspace.as_ref();
    let watches = workspace.and_then(|workspace| workspace.did_change_watched_files);
    watches.and_then(|watches| watches.dynamic_registration) == Some(true)
}

struct Server<'c> {
    connection: &'c Connection,
    workspace: Workspace<'c>,
    published: Published,
    spellings: Spellings,
    can_watch: bool,
    is_shut_down: bool,
}

impl Server<'_> {
    fn run(&mut self, inbox: &Inbox) -> Result<(), ServeError> {
        loop {
            let pause = if self.published.is_due {
                PAUSE
            } else {
                Duration::ZERO
            };
            let message = match inbox.soon(pause) {
                Some(message) => message,
                None => {
                    // Completions take priority over diagnostics.
                    self.publish()?;
                    match inbox.next() {
                        Some(message) => message,
                        None => return Ok(()),
                    }
                }
            };
            match message {
                Message::Request(request) => self.request(request, inbox)?,
                Message::Notification(it) if it.method == Exit::METHOD => {
                    return if self.is_shut_down {
                        Ok(())
                    } else {
                        Err(ServeError::Protocol("`exit` before `shutdown`".to_owned()))
                    };
                }
                Message::Notification(it) if it.method == Initialized::METHOD => {
                    if self.can_watch {
                        self.watch()?;
                    }
                }
                Message::Notification(notification) => self.notification(notification),
                Message::Response(_) => {}
            }
        }
    }

    fn request(&mut self, request: Request, inbox: &Inbox) -> Result<(), ServeError> {
        let id = request.id.clone();
        if self.is_shut_down {
            let code = ErrorCode::InvalidRequest as i32;
            return self
                .send(Response::new_err(id, code, "the server is shut down".to_owned()).into());
        }
        if request.method == Shutdown::METHOD {
            self.is_shut_down = true;
            return self.send(Response::new_ok(id, ()).into());
        }
        inbox.begin(&id);
        let stop = || inbox.is_cancelled(&id);
        let mut response = answers::answer(&mut self.workspace, request, &stop);
        if stop() {
            let code = ErrorCode::RequestCanceled as i32;
            response = Response::new_err(id.clone(), code, "cancelled".to_owned());
        }
        inbox.end(&id);
        self.send(response.into())
    }

    /// Updates texts. Unknown and malformed notifications are ignored, as the protocol requires.
    fn notification(&mut self, notification: Notification) {
        let is_pause = [
            DidOpenTextDocument::METHOD,
            DidSaveTextDocument::METHOD,
            DidCloseTextDocument::METHOD,
        ]
        .contains(&&*notification.method);
        let mut changed = self.update(notification).unwrap_or_default();
        if is_pause && !self.can_watch {
            changed.extend(self.workspace.changed_files());
        }
        for name in changed {
            self.workspace.invalidate(&name);
            self.published.is_due = true;
        }
    }

    /// Updates the open texts, and returns the names of the files that have changed.
    fn update(&mut self, notification: Notification) -> serde_json::Result<Vec<String>> {
        let Notification { method, params } = notification;
        let workspace = &mut self.workspace;
        let mut changed = Vec::new();
        match method.as_str() {
            DidOpenTextDocument::METHOD => {
                let received = params.pointer("/textDocument/uri").cloned();
                let params: DidOpenTextDocumentParams = serde_json::from_value(params)?;
                let document = params.text_document;
                if let Some(received) = received.as_ref().and_then(Value::as_str) {
                    self.spellings.note(received);
                }
                let name = workspace.root.open(document.uri);
                let opened = Document::new(document.text, document.version);
                workspace.open.insert(name.clone(), opened);
                changed.push(name);
            }
            DidChangeTextDocument::METHOD => {
                let params: DidChangeTextDocumentParams = serde_json::from_value(params)?;
                let name = workspace.name(&params.text_document.uri);
                if let Some(document) = workspace.open.get_mut(&name) {
                    document.change(params.content_changes, params.text_document.version);
                    changed.push(name);
                }
            }
            DidCloseTextDocument::METHOD => {
                let params: DidCloseTextDocumentParams = serde_json::from_value(params)?;
                let name = workspace.name(&params.text_document.uri);
                workspace.open.remove(&name);
                changed.push(name);
            }
            DidChangeWatchedFiles::METHOD => {
                let params: DidChangeWatchedFilesParams = serde_json::from_value(params)?;
                let files = params.changes.iter();
                changed.extend(files.map(|change| workspace.name(&change.uri)));
            }
            _ => {}
        }
        Ok(changed)
    }

    /// Sends the diagnostics that have changed since the client got them.
    fn publish(&mut self) -> Result<(), ServeError> {
        for params in self.published.update(&mut self.workspace) {
            let method = PublishDiagnostics::METHOD.to_owned();
            self.send(Notification::new(method, params).into())?;
        }
        Ok(())
    }

    /// Asks the client to report changes of files that it does not have open.
    fn watch(&self) -> Result<(), ServeError> {
        let watchers = ["**/*.kdl", "**/*.rs"].map(|glob| FileSystemWatcher {
            glob_pattern: GlobPattern::String(glob.to_owned()),
            kind: None,
        });
        let options = DidChangeWatchedFilesRegistrationOptions {
            watchers: watchers.into(),
        };
        let params = RegistrationParams {
            registrations: vec![Registration {
                id: "files".to_owned(),
                method: DidChangeWatchedFiles::METHOD.to_owned(),
                register_options: serde_json::to_value(options).ok(),
            }],
        };
        let method = RegisterCapability::METHOD.to_owned();
        self.send(Request::new("files".to_owned().into(), method, params).into())
    }

    fn send(&self, mut message: Message) -> Result<(), ServeError> {
        match &mut message {
            Message::Response(response) => {
                let result = response.result.iter_mut();
                result.for_each(|result| self.spellings.restore(result));
            }
            Message::Notification(it) => self.spellings.restore(&mut it.params),
            Message::Request(_) => {}
        }
        send(self.connection, message)
    }
}

fn send(connection: &Connection, message: Message) -> Result<(), ServeError> {
    let sent = connection.sender.send(message);
    sent.map_err(|_| ServeError::Protocol("the client is gone".to_owned()))
}
