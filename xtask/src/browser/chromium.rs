//! A browser without a window, spoken to in its DevTools protocol.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Names of the program, the first that is there.
const PROGRAMS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

/// Nothing that a page does takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Events that tell of faults of a page and of what it asks for.
const KEPT: &[&str] = &[CONSOLE, EXCEPTION, LOG, REQUEST];
const CONSOLE: &str = "Runtime.consoleAPICalled";
const EXCEPTION: &str = "Runtime.exceptionThrown";
const LOG: &str = "Log.entryAdded";
const REQUEST: &str = "Network.requestWillBeSent";

/// A running browser; it ends with this value.
pub(super) struct Chromium {
    process: Child,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    last: u64,
    /// Events of the browser that are [`KEPT`].
    events: Vec<Value>,
    /// The number of pages that each session has loaded.
    loads: BTreeMap<String, usize>,
    _profile: TempDir,
}

/// A tab of it.
pub(super) struct Tab<'b> {
    browser: &'b mut Chromium,
    session: String,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It is over either way.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Chromium {
    /// Starts the browser with a profile that nobody has used.
    pub(super) fn start() -> Result<Self, String> {
        let profile = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut process = launch(&profile)?;
        let address = address(&mut process)?;
        let (socket, _) = tungstenite::connect(address).map_err(|error| error.to_string())?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream
                .set_read_timeout(Some(PATIENCE))
                .map_err(|error| error.to_string())?;
        }
        Ok(Self {
            process,
            socket,
            last: 0,
            events: Vec::new(),
            loads: BTreeMap::new(),
            _profile: profile,
        })
    }

    /// Opens an empty tab that reports what it does.
    pub(super) fn tab(&mut self) -> Result<Tab<'_>, String> {
        let made = self.call("", "Target.createTarget", json!({"url": "about:blank"}))?;
        let to = json!({"targetId": made["targetId"], "flatten": true});
        let session = self.call("", "Target.attachToTarget", to)?;
        let session = session["sessionId"].as_str().unwrap_or("").to_owned();
        let rights = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
        self.call("", "Browser.grantPermissions", rights)?;
        let mut tab = Tab {
            browser: self,
            session,
        };
        for domain in ["Page", "Runtime", "Network", "Log"] {
            tab.call(&format!("{domain}.enable"), json!({}))?;
        }
        tab.call(
            "Emulation.setFocusEmulationEnabled",
            json!({"enabled": true}),
        )?;
        Ok(tab)
    }

    /// Calls a method and waits for its answer.
    fn call(&mut self, session: &str, method: &str, params: Value) -> Result<Value, String> {
        self.last += 1;
        let mut call = json!({"id": self.last, "method": method, "params": params});
        if !session.is_empty() {
            call["sessionId"] = session.into();
        }
        self.socket
            .send(Message::text(call.to_string()))
            .map_err(|error| format!("{method}: {error}"))?;
        loop {
            let message = self.read().map_err(|error| format!("{method}: {error}"))?;
            if message["id"] != self.last {
                self.note(message);
                continue;
            }
            return match &message["error"] {
                Value::Null => Ok(message["result"].clone()),
                error => Err(format!("{method}: {error}")),
            };
        }
    }

    /// Counts loaded pages, and keeps the events that are asked for later. A page causes hundreds of others, which would have to
    /// be gone through again for each page.
    fn note(&mut self, event: Value) {
        let method = event["method"].as_str().unwrap_or_default();
        if method == "Page.loadEventFired" {
            let session = event["sessionId"].as_str().unwrap_or_default();
            *self.loads.entry(session.to_owned()).or_default() += 1;
        } else if KEPT.contains(&method) {
            self.events.push(event);
        }
    }

    fn read(&mut self) -> Result<Value, String> {
        loop {
            let message = self.socket.read().map_err(|error| error.to_string())?;
            if let Message::Text(text) = message {
                return serde_json::from_str(&text).map_err(|error| error.to_string());
            }
        }
    }
}

fn launch(profile: &TempDir) -> Result<Child, String> {
    for program in PROGRAMS {
        let child = Command::new(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--no-first-run",
                "--disable-background-networking",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        match child {
            Ok(child) => return Ok(child),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(format!("{program}: {error}")),
        }
    }
    Err("no browser is installed: Debian's package is `chromium`".to_owned())
}

/// Where the browser listens, as it says itself.
fn address(process: &mut Child) -> Result<String, String> {
    const SAYS: &str = "DevTools listening on ";
    let Some(stderr) = process.stderr.take() else {
        return Err("the browser has no standard error".to_owned());
    };
    let mut lines = BufReader::new(stderr).lines();
    let mut said = Vec::new();
    while let Some(Ok(line)) = lines.next() {
        if let Some(address) = line.strip_prefix(SAYS) {
            let address = address.trim().to_owned();
            // Whoever stops reading stops the browser.
            std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
            return Ok(address);
        }
        said.push(line);
    }
    Err(format!("the browser does not start:\n{}", said.join("\n")))
}

impl Tab<'_> {
    /// Calls a method of the protocol.
    pub(super) fn call(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.browser.call(&self.session, method, params)
    }

    /// Opens a page and waits until it is loaded.
    pub(super) fn open(&mut self, url: &str) -> Result<(), String> {
        // A page that differs in its anchor alone would not be loaded anew.
        for url in ["about:blank", url] {
            let before = self.loads();
            let answer = self.call("Page.navigate", json!({"url": url}))?;
            if let Some(error) = answer["errorText"].as_str() {
                return Err(format!("{url}: {error}"));
            }
            let start = Instant::now();
            while self.loads() == before {
                if start.elapsed() > PATIENCE {
                    return Err(format!("{url} does not load"));
                }
                let message = self.browser.read()?;
                self.browser.note(message);
            }
        }
        Ok(())
    }

    fn loads(&self) -> usize {
        let loads = self.browser.loads.get(&self.session);
        loads.copied().unwrap_or_default()
    }

    fn reported<'t>(&'t self, method: &'t str) -> impl Iterator<Item = &'t Value> {
        let events = self.browser.events.iter();
        events.filter(move |it| it["method"] == method && it["sessionId"] == self.session)
    }

    /// The value of a script on the page.
    pub(super) fn evaluate(&mut self, script: &str) -> Result<Value, String> {
        let answer = self.call(
            "Runtime.evaluate",
            json!({"expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true}),
        )?;
        match &answer["exceptionDetails"] {
            Value::Null => Ok(answer["result"]["value"].clone()),
            error => Err(format!("{}: {error}", script.lines().next().unwrap_or(""))),
        }
    }

    /// Waits until a script on the page gives `true`.
    pub(super) fn wait(&mut self, script: &str) -> bool {
        let start = Instant::now();
        while start.elapsed() < PATIENCE / 6 {
            // A page on its way to another may lack what the script looks for.
            if self
                .evaluate(script)
                .is_ok_and(|it| it == Value::Bool(true))
            {
                return true;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// Sets the width of the window, and the colours of the system.
    pub(super) fn emulate(&mut self, width: u32, height: u32, colours: &str) -> Result<(), String> {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", size)?;
        let colours = json!([
            {"name": "prefers-color-scheme", "value": colours},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]);
        self.call("Emulation.setEmulatedMedia", json!({"features": colours}))?;
        Ok(())
    }

    /// Presses a key.
    pub(super) fn press(&mut self, key: &str) -> Result<(), String> {
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            "ArrowDown" => 40,
            "ArrowUp" => 38,
            "/" => 191,
            _ => 0,
        };
        let text = match key {
            "Enter" => "\r",
            key if key.chars().count() == 1 => key,
            _ => "",
        };
        let kind = if text.is_empty() {
            "rawKeyDown"
        } else {
            "keyDown"
        };
        let down = json!({"type": kind, "key": key, "windowsVirtualKeyCode": code, "text": text});
        self.call("Input.dispatchKeyEvent", down)?;
        let up = json!({"type": "keyUp", "key": key, "windowsVirtualKeyCode": code});
        self.call("Input.dispatchKeyEvent", up)?;
        Ok(())
    }

    /// Types a text where the focus is.
    pub(super) fn write(&mut self, text: &str) -> Result<(), String> {
        self.call("Input.insertText", json!({"text": text}))?;
        Ok(())
    }

    /// Clicks with the mouse in the middle of the first element that the selector finds.
    pub(super) fn click(&mut self, selector: &str) -> Result<(), String> {
        let script = format!(
            "(() => {{ const it = document.querySelector({}); it.scrollIntoView({{block: 'center', behavior: 'instant'}}); \
             const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()",
            json!(selector)
        );
        let place = self.evaluate(&script)?;
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", event)?;
        }
        Ok(())
    }

    /// Errors and warnings that pages left on the console.
    pub(super) fn console(&self) -> Vec<String> {
        let calls = self.reported(CONSOLE);
        let calls =
            calls.filter(|it| matches!(it["params"]["type"].as_str(), Some("error" | "warning")));
        let thrown = self.reported(EXCEPTION);
        let logged = self.reported(LOG);
        let all = calls.chain(thrown).chain(logged);
        all.map(|it| it["params"].to_string()).collect()
    }

    /// Requests of pages.
    pub(super) fn requests(&self) -> Vec<String> {
        let asked = self.reported(REQUEST);
        let urls = asked.filter_map(|it| it["params"]["request"]["url"].as_str());
        urls.map(str::to_owned).collect()
    }
}
