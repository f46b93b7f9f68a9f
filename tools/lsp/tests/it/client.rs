//! A client that talks to the server over a channel, on files in memory.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use lsp_server::{Connection, Message, Notification, Request, RequestId, Response};
use lsp_types::Url;
use pass_lsp::{FileSystem, ServeError};
use serde_json::{Value, json};

/// Files in memory.
#[derive(Clone)]
struct Files(Arc<Mutex<BTreeMap<PathBuf, String>>>);

impl FileSystem for Files {
    fn read(&self, file: &Path) -> Result<String, String> {
        let text = self.0.lock().unwrap().get(file).cloned();
        text.ok_or_else(|| format!("cannot read `{}`: there is none", file.display()))
    }

    fn files(&self, folder: &Path, extension: &str) -> Vec<PathBuf> {
        let is_one = |buf: &&PathBuf| {
            buf.starts_with(folder) && buf.extension().is_some_and(|entry| entry == extension)
        };
        let files = self.0.lock().unwrap();
        files.keys().filter(is_one).cloned().collect()
    }
}

/// A conversation with a server.
pub(crate) struct Client {
    files: Files,
    pub(crate) connection: Connection,
    server: Option<JoinHandle<Result<(), ServeError>>>,
    next: i32,
    /// By file, the diagnostics that came last.
    pub(crate) diagnostics: BTreeMap<String, Value>,
}

/// The address of a file of the workspace.
pub(crate) fn url(file: &str) -> Url {
    Url::from_file_path(format!("/w/{file}")).unwrap()
}

impl Client {
    /// A server for these files, that no file is open in yet.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        Self::with(files, &json!({}))
    }

    pub(crate) fn with(files: &[(&str, &str)], options: &Value) -> Self {
        Self::start(files, "file:///w", options)
    }

    /// The same with another address of the folder.
    pub(crate) fn in_folder(files: &[(&str, &str)], folder: &str) -> Self {
        Self::start(files, folder, &json!({}))
    }

    fn start(files: &[(&str, &str)], folder: &str, options: &Value) -> Self {
        let (theirs, ours) = Connection::memory();
        let files = files
            .iter()
            .map(|(name, text)| (Path::new("/w").join(name), (*text).to_owned()));
        let files = Files(Arc::new(Mutex::new(files.collect())));
        let served = files.clone();
        let server = std::thread::spawn(move || pass_lsp::serve(&theirs, &served));
        let mut client = Self {
            files,
            connection: ours,
            server: Some(server),
            next: 0,
            diagnostics: BTreeMap::new(),
        };
        let folder = json!({ "uri": folder, "name": "w" });
        let params = json!({
            "capabilities": {}, "workspaceFolders": [folder], "initializationOptions": options,
        });
        client.ask("initialize", params);
        client.tell("initialized", json!({}));
        client
    }

    /// A server with one file that is open; the position is that of the `|` in it.
    pub(crate) fn at(marked: &str) -> (Self, Value) {
        Self::among(&[("passes.kdl", marked)])
    }

    /// The same with several files. The first one is open.
    pub(crate) fn among(files: &[(&str, &str)]) -> (Self, Value) {
        let (name, marked) = files[0];
        let offset = marked.find('|').expect("a `|` in the text");
        let before = &marked[..offset];
        let line = before.matches('\n').count();
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let character = before[start..].encode_utf16().count();
        let text = marked.replacen('|', "", 1);
        let mut files = files.to_vec();
        files[0].1 = &text;
        let mut client = Self::new(&files);
        client.open(name, &text);
        let at = json!({
            "textDocument": { "uri": url(name) }, "position": { "line": line, "character": character },
        });
        (client, at)
    }

    /// Writes a file as another program does, without a word to the server.
    pub(crate) fn write(&self, file: &str, text: &str) {
        let mut files = self.files.0.lock().unwrap();
        files.insert(Path::new("/w").join(file), text.to_owned());
    }

    pub(crate) fn open(&mut self, file: &str, text: &str) {
        let language = file.rsplit('.').next();
        let document =
            json!({ "uri": url(file), "languageId": language, "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
    }

    pub(crate) fn change(&mut self, file: &str, changes: Value) {
        let document = json!({ "uri": url(file), "version": 2 });
        let params = json!({ "textDocument": document, "contentChanges": changes });
        self.tell("textDocument/didChange", params);
    }

    pub(crate) fn tell(&mut self, method: &str, params: Value) {
        let message = Notification::new(method.to_owned(), params);
        self.connection.sender.send(message.into()).unwrap();
    }

    pub(crate) fn send(&mut self, method: &str, params: Value) -> RequestId {
        self.next += 1;
        let id = RequestId::from(self.next);
        let request = Request::new(id.clone(), method.to_owned(), params);
        self.connection.sender.send(request.into()).unwrap();
        id
    }

    /// The response to a request; diagnostics that come before it are kept.
    pub(crate) fn response(&mut self, id: &RequestId) -> Response {
        loop {
            match self.connection.receiver.recv().expect("the server talks") {
                Message::Response(response) if response.id == *id => return response,
                // Of a request that nobody waits for.
                Message::Response(_) => {}
                Message::Notification(it) if it.method == "textDocument/publishDiagnostics" => {
                    let uri: Url = serde_json::from_value(it.params["uri"].clone()).unwrap();
                    let name = uri.path().trim_start_matches("/w/").to_owned();
                    self.diagnostics
                        .insert(name, it.params["diagnostics"].clone());
                }
                other => panic!("unexpected {other:?}"),
            }
        }
    }

    /// The result of a request; of one that is refused, the message.
    pub(crate) fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.send(method, params);
        let response = self.response(&id);
        match (response.result, response.error) {
            (Some(result), _) => result,
            (None, Some(error)) => json!({ "error": error.message }),
            (None, None) => Value::Null,
        }
    }

    /// Waits until all that was sent is dealt with, and diagnostics have come: they are sent when nothing else waits.
    pub(crate) fn settle(&mut self) {
        for _ in 0..2 {
            self.ask("workspace/symbol", json!({ "query": "no such symbol" }));
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
    }

    /// Ends the conversation as the protocol wants it.
    pub(crate) fn end(mut self) -> Result<(), ServeError> {
        self.ask("shutdown", Value::Null);
        self.tell("exit", Value::Null);
        self.server.take().unwrap().join().unwrap()
    }
}

/// A text after the edits of an answer to one file.
pub(crate) fn edited(text: &str, edits: &Value) -> String {
    let offset = |position: &Value| {
        let line = position["line"].as_u64().unwrap() as usize;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let mut left = position["character"].as_u64().unwrap() as usize;
        let mut at = start;
        for letter in text[start..].chars() {
            if left == 0 {
                break;
            }
            left -= letter.len_utf16();
            at += letter.len_utf8();
        }
        at
    };
    let mut edits: Vec<(usize, usize, String)> = edits
        .as_array()
        .unwrap()
        .iter()
        .map(|edit| {
            let new = edit["newText"].as_str().unwrap().to_owned();
            (
                offset(&edit["range"]["start"]),
                offset(&edit["range"]["end"]),
                new,
            )
        })
        .collect();
    edits.sort();
    let mut out = text.to_owned();
    for (start, end, new) in edits.iter().rev() {
        out.replace_range(*start..*end, new);
    }
    out
}

/// A place as `file:line:column`, counted from 1.
pub(crate) fn place(location: &Value) -> String {
    let uri = location["uri"]
        .as_str()
        .unwrap()
        .trim_start_matches("file:///w/");
    let start = &location["range"]["start"];
    let number = |name: &str| start[name].as_u64().unwrap() + 1;
    format!("{uri}:{}:{}", number("line"), number("character"))
}

/// Places, one on a line.
pub(crate) fn places(locations: &Value) -> String {
    let locations = locations.as_array().map(Vec::as_slice).unwrap_or_default();
    locations.iter().map(|slice| place(slice) + "\n").collect()
}
