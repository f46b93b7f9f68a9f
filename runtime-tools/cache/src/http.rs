//! A server that speaks the HTTP protocol of Bazel's remote cache.

use std::fmt;
use std::io::ErrorKind;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use ureq::{Agent, Body, Error, http};

use crate::Hash;
use crate::action_result::ActionResult;
use crate::remote::{RemoteError, RemoteStore};

/// The size in bytes up to which a value is part of the entry below `/ac/`, which saves a request.
const MAX_INLINE: usize = 64 << 10;
/// The size in bytes above which a body is refused.
const MAX_BODY: u64 = 1 << 30;
const CONNECTING: Duration = Duration::from_secs(5);
/// The time for a request with its response.
const REQUEST: Duration = Duration::from_secs(30);
const MAX_CONNECTIONS: usize = 16;

/// The credentials of a client. No message of this crate shows them.
#[derive(Clone, PartialEq, Eq)]
pub enum Credentials {
    /// A token, in a header `Authorization: Bearer`.
    Token(String),
    /// A name and its password, in a header `Authorization: Basic`.
    Password {
        /// The name.
        user: String,
        /// The password.
        password: String,
    },
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Credentials(..)")
    }
}

/// A server that speaks the HTTP protocol of Bazel's remote cache, such as `bazel-remote` or an nginx that takes files.
///
/// An entry is a message `ActionResult` below `/ac/`, by its key. A large value is a body below `/cas/`, by its SHA-256.
#[derive(Clone)]
pub struct HttpStore {
    agent: Agent,
    /// The address without a slash at the end.
    url: String,
    authorization: Option<String>,
}

impl fmt::Debug for HttpStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HttpStore").field(&self.url).finish()
    }
}

impl HttpStore {
    /// Returns the server of an address, such as `http://cache.example:8080/passes`. Nothing is asked of it yet.
    ///
    /// ```
    /// use pass_cache::HttpStore;
    ///
    /// assert!(HttpStore::new("http://cache.example:8080/passes", None).is_ok());
    /// let error = HttpStore::new("http://me:secret@cache.example", None).unwrap_err();
    /// assert!(error.contains("credentials") && !error.contains("secret"));
    /// ```
    ///
    /// # Errors
    ///
    /// Says what is wrong with the address or the credentials, without showing them.
    pub fn new(url: &str, credentials: Option<Credentials>) -> Result<Self, String> {
        check_url(url)?;
        let config = Agent::config_builder()
            .http_status_as_error(false)
            // Another address would get the credentials of this one.
            .max_redirects(0)
            .max_redirects_will_error(false)
            .timeout_connect(Some(CONNECTING))
            .timeout_global(Some(REQUEST))
            .max_idle_connections(MAX_CONNECTIONS)
            .max_idle_connections_per_host(MAX_CONNECTIONS)
            .user_agent(concat!("passwright/", env!("CARGO_PKG_VERSION")));
        Ok(Self {
            agent: config.build().new_agent(),
            url: url.trim_end_matches('/').to_owned(),
            authorization: credentials.map(authorization).transpose()?,
        })
    }

    /// Returns the body of a file. `None` if there is none.
    fn body(&self, path: &str) -> Result<Option<Vec<u8>>, RemoteError> {
        self.attempt(|| {
            let mut request = self.agent.get(format!("{}{path}", self.url));
            if let Some(authorization) = &self.authorization {
                request = request.header(http::header::AUTHORIZATION, authorization);
            }
            let mut response = request.call()?;
            match response.status().as_u16() {
                200 => {
                    let body = response.body_mut().with_config().limit(MAX_BODY);
                    body.read_to_vec().map(|body| Ok(Some(body)))
                }
                404 | 410 => {
                    drain(&mut response);
                    Ok(Ok(None))
                }
                status => Ok(Err(self.refusal("answers", status))),
            }
        })
    }

    fn put_body(&self, path: &str, body: &[u8]) -> Result<(), RemoteError> {
        self.attempt(|| {
            let mut request = self.agent.put(format!("{}{path}", self.url));
            if let Some(authorization) = &self.authorization {
                request = request.header(http::header::AUTHORIZATION, authorization);
            }
            let mut response = request
                .content_type("application/octet-stream")
                .send(body)?;
            match response.status().as_u16() {
                200..=299 => {
                    drain(&mut response);
                    Ok(Ok(()))
                }
                413 => {
                    let reason = format!("does not take {} bytes (status 413)", body.len());
                    Ok(Err(RemoteError::Entry(reason)))
                }
                status => Ok(Err(self.refusal("answers a result", status))),
            }
        })
    }

    /// Makes a request, and makes it again if its connection was closed, as servers do with those that were idle.
    fn attempt<T>(
        &self,
        mut request: impl FnMut() -> Result<Result<T, RemoteError>, Error>,
    ) -> Result<T, RemoteError> {
        let result = match request() {
            Err(Error::Io(error)) if is_closed(error.kind()) => request(),
            result => result,
        };
        result.unwrap_or_else(|error| Err(reason_of(&error)))
    }

    fn refusal(&self, what: &str, status: u16) -> RemoteError {
        let hint = match (status, &self.authorization) {
            (401 | 403, None) => ", and was shown no credentials",
            (401 | 403, Some(_)) => ", and was shown credentials",
            (300..=399, _) => ", and no other address is asked",
            _ => "",
        };
        RemoteError::Store(format!("{what} with status {status}{hint}"))
    }
}

impl RemoteStore for HttpStore {
    fn name(&self) -> String {
        self.url.clone()
    }

    fn get(&self, key: &Hash) -> Result<Option<Vec<u8>>, RemoteError> {
        let Some(message) = self.body(&format!("/ac/{key}"))? else {
            return Ok(None);
        };
        let damage = || RemoteError::Entry("has an entry that is not as it was written".to_owned());
        match ActionResult::read(&message).ok_or_else(damage)? {
            ActionResult::Inline(value) => Ok(Some(value)),
            ActionResult::Digest { hash, size } => {
                // The server may have removed the body before the entry.
                let Some(body) = self.body(&format!("/cas/{hash}"))? else {
                    return Ok(None);
                };
                if body.len() as u64 == size && digest(&body) == hash {
                    Ok(Some(body))
                } else {
                    Err(damage())
                }
            }
        }
    }

    fn put(&self, key: &Hash, value: &[u8]) -> Result<(), RemoteError> {
        let message = if value.len() <= MAX_INLINE {
            ActionResult::Inline(value.to_vec())
        } else {
            let hash = digest(value);
            self.put_body(&format!("/cas/{hash}"), value)?;
            let size = value.len() as u64;
            ActionResult::Digest { hash, size }
        };
        self.put_body(&format!("/ac/{key}"), &message.to_bytes())
    }
}

/// Reads the rest of a response, so that its connection serves the next request. One that is too long or cut needs another connection.
fn drain(response: &mut http::Response<Body>) {
    let body = response.body_mut().with_config().limit(1 << 20);
    let _ = body.read_to_vec();
}

fn digest(bytes: &[u8]) -> String {
    use std::fmt::Write as _;

    let digest = Sha256::digest(bytes);
    digest.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn is_closed(kind: ErrorKind) -> bool {
    use ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};

    [
        BrokenPipe,
        ConnectionAborted,
        ConnectionReset,
        UnexpectedEof,
    ]
    .contains(&kind)
}

/// Returns what went wrong, in words that hold no part of the request.
fn reason_of(error: &Error) -> RemoteError {
    RemoteError::Store(match error {
        Error::BodyExceedsLimit(limit) => {
            return RemoteError::Entry(format!("has an entry of more than {limit} bytes"));
        }
        Error::Timeout(_) => "does not answer in time".to_owned(),
        Error::HostNotFound => "cannot be found".to_owned(),
        Error::Io(error) => format!("cannot be reached: {}", error.kind()),
        Error::ConnectionFailed => "cannot be reached".to_owned(),
        #[cfg(feature = "https")]
        Error::Tls(_) | Error::Rustls(_) => "does not prove who it is".to_owned(),
        _ => "does not speak HTTP as it should".to_owned(),
    })
}

/// Checks an address, without showing it: it may hold credentials.
fn check_url(url: &str) -> Result<(), String> {
    let rest = match url.split_once("://") {
        Some(("http", rest)) => rest,
        Some(("https", rest)) if cfg!(feature = "https") => rest,
        Some(("https", _)) => {
            return Err("this build speaks no TLS, for which it needs another feature".to_owned());
        }
        _ => return Err("an address starts with 'http://' or 'https://'".to_owned()),
    };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') {
        return Err("an address may hold no credentials, which would be seen by others".to_owned());
    }
    if rest.contains(['?', '#']) {
        return Err("an address may have no query and no fragment".to_owned());
    }
    let parsed = url.parse::<http::Uri>().ok();
    if parsed.is_none_or(|url| url.host().is_none_or(str::is_empty)) {
        return Err("this is no address of a server".to_owned());
    }
    Ok(())
}

fn authorization(credentials: Credentials) -> Result<String, String> {
    let value = match credentials {
        Credentials::Token(token) => format!("Bearer {token}"),
        Credentials::Password { user, .. } if user.contains(':') => {
            return Err("the name of a user may have no colon".to_owned());
        }
        Credentials::Password { user, password } => {
            let pair = BASE64_STANDARD.encode(format!("{user}:{password}"));
            format!("Basic {pair}")
        }
    };
    let is_header = value.bytes().all(|byte| (b' '..0x7f).contains(&byte));
    is_header
        .then_some(value)
        .ok_or_else(|| "the credentials have characters that no header may have".to_owned())
}

#[cfg(test)]
mod tests;
