//! A cache on a server.

use std::sync::Arc;

use pass_cache::RemoteStore;

use crate::run_error::{RunError, with_help};

/// Returns the server of a URL, with the credentials that the environment has.
#[cfg(feature = "cache-server")]
pub(super) fn open(url: &str) -> Result<Arc<dyn RemoteStore>, RunError> {
    let store = pass_cache::HttpStore::new(url, credentials()?);
    match store {
        Ok(store) => Ok(Arc::new(store)),
        Err(reason) => {
            let message =
                format!("the URL of '--cache' or its credentials cannot be used: {reason}");
            let help =
                format!("credentials are in the variables {TOKEN}, or {USER} and {PASSWORD}");
            Err(RunError::of_tool(with_help(message, help)))
        }
    }
}

#[cfg(not(feature = "cache-server"))]
pub(super) fn open(_: &str) -> Result<Arc<dyn RemoteStore>, RunError> {
    let message = "this tool keeps no results on a server";
    let help = "it is built without the feature 'cache-server'; a folder is named without '://'";
    Err(RunError::of_tool(with_help(message, help)))
}

/// A token that the server knows.
#[cfg(feature = "cache-server")]
const TOKEN: &str = "PASSWRIGHT_CACHE_TOKEN";
#[cfg(feature = "cache-server")]
const USER: &str = "PASSWRIGHT_CACHE_USER";
#[cfg(feature = "cache-server")]
const PASSWORD: &str = "PASSWRIGHT_CACHE_PASSWORD";

#[cfg(feature = "cache-server")]
fn credentials() -> Result<Option<pass_cache::Credentials>, RunError> {
    use pass_cache::Credentials;

    let read = |name: &str| match std::env::var(name) {
        Ok(value) if value.is_empty() => Ok(None),
        Ok(value) => Ok(Some(value)),
        Err(std::env::VarError::NotPresent) => Ok(None),
        // The error would show the value.
        Err(std::env::VarError::NotUnicode(_)) => {
            let message = format!("the value of {name} is no text");
            Err(RunError::of_tool(message))
        }
    };
    let error = |message: String| Err(RunError::of_tool(message));
    match (read(TOKEN)?, read(USER)?, read(PASSWORD)?) {
        (None, None, None) => Ok(None),
        (Some(token), None, None) => Ok(Some(Credentials::Token(token))),
        (None, Some(user), Some(password)) => Ok(Some(Credentials::Password { user, password })),
        (None, Some(_), None) => error(format!("{USER} is set, and {PASSWORD} is missing")),
        (None, None, Some(_)) => error(format!("{PASSWORD} is set, and {USER} is missing")),
        (Some(_), _, _) => error(format!(
            "{TOKEN} is set, and so is {USER} or {PASSWORD}: a server takes one of the two"
        )),
    }
}
