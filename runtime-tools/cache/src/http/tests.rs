use super::*;

#[test]
fn addresses_are_checked_and_never_shown() {
    for (url, reason) in [
        ("ftp://host", "starts with"),
        ("host", "starts with"),
        ("http://", "no address"),
        ("http://:80", "no address"),
        ("http://a b", "no address"),
        ("http://user:secret@host/x", "credentials"),
        ("http://secret@host", "credentials"),
        ("http://host/x?token=secret", "no query"),
        ("http://host/x#secret", "no query"),
    ] {
        let error = HttpStore::new(url, None).unwrap_err();
        assert!(error.contains(reason), "{url}: {error}");
        assert!(!error.contains("secret"), "{error}");
    }
    let store = HttpStore::new("http://host:8080/pool//", None).unwrap();
    assert_eq!(store.name(), "http://host:8080/pool");
    // An '@' behind the host is part of a path.
    assert!(HttpStore::new("http://host/a@b", None).is_ok());
    let is_secure = HttpStore::new("https://host", None).is_ok();
    assert_eq!(is_secure, cfg!(feature = "https"));
}

#[test]
fn credentials_are_sent_and_not_shown() {
    let token = Credentials::Token("secret".to_owned());
    let password = |user: &str| Credentials::Password {
        user: user.to_owned(),
        password: "secret".to_owned(),
    };
    assert_eq!(authorization(token.clone()).unwrap(), "Bearer secret");
    assert_eq!(authorization(password("me")).unwrap(), "Basic bWU6c2VjcmV0");
    assert!(authorization(password("m:e")).is_err());
    let error = authorization(Credentials::Token("secret\r\nX: y".to_owned())).unwrap_err();
    assert!(!error.contains("secret"), "{error}");
    let store = HttpStore::new("http://host", Some(token.clone())).unwrap();
    for shown in [format!("{token:?}"), format!("{store:?}"), store.name()] {
        assert!(!shown.contains("secret"), "{shown}");
    }
}

#[test]
fn digests_are_those_of_the_protocol() {
    assert_eq!(
        digest(b"abc"),
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
}
