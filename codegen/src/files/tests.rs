//! The names of files that are reached by links.

use super::Files;

/// Two paths to one file are one name, and two files are two names, where a folder is a link.
#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "the test is about files")]
#[test]
fn a_file_has_one_name_by_whichever_path_it_is_included() -> std::io::Result<()> {
    let directory = tempfile::tempdir()?;
    let folder = directory.path();
    std::fs::create_dir_all(folder.join("far/inner"))?;
    for file in ["x.kdl", "far/x.kdl", "far/inner/a.kdl", "main.kdl"] {
        std::fs::write(folder.join(file), "")?;
    }
    std::os::unix::fs::symlink(folder.join("far/inner"), folder.join("link"))?;
    let mut files = Files::new(folder);
    files.add("main.kdl");
    let [first, second] =
        ["far/inner/a.kdl", "link/a.kdl"].map(|path| files.name("main.kdl", path));
    let main = files.name("link/a.kdl", "../../main.kdl");
    let below_link = files.name("main.kdl", "link/../x.kdl");
    let beside_link = files.name("main.kdl", "x.kdl");
    let is_far = files.path(&below_link).ends_with("far/x.kdl");
    assert_eq!(
        (first.as_str(), second.as_str()),
        ("far/inner/a.kdl", "far/inner/a.kdl")
    );
    assert_eq!(
        (main.as_str(), beside_link.as_str(), is_far),
        ("main.kdl", "x.kdl", true)
    );
    Ok(())
}

/// A link inside of the folder leads outside as well as `..` does, until the folder behind it is allowed.
#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "the test is about files")]
#[test]
fn a_file_outside_is_included_only_from_an_allowed_folder() -> std::io::Result<()> {
    let directory = tempfile::tempdir()?;
    let folder = directory.path();
    std::fs::create_dir_all(folder.join("inside/deep"))?;
    for file in ["secret.kdl", "inside/main.kdl", "inside/deep/x.kdl"] {
        std::fs::write(folder.join(file), "")?;
    }
    std::os::unix::fs::symlink(folder.join("secret.kdl"), folder.join("inside/link.kdl"))?;
    let mut files = Files::new(folder.join("inside"));
    files.add("main.kdl");
    let paths = ["../secret.kdl", "link.kdl", "deep/x.kdl", "missing.kdl"];
    let names = paths.map(|path| files.name("main.kdl", path));
    let allowed = |files: &Files| {
        names
            .each_ref()
            .map(|name| files.included_path(name, "a flag").is_ok())
    };
    let before = allowed(&files);
    files.allow(std::path::Path::new(".."));
    let after = allowed(&files);
    assert_eq!((before, after), ([false, false, true, true], [true; 4]));
    Ok(())
}

#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "the test is about files")]
#[test]
fn links_to_files_of_one_folder_include_each_other() -> std::io::Result<()> {
    let directory = tempfile::tempdir()?;
    let (real, sandbox) = (directory.path().join("real"), directory.path().join("box"));
    for folder in [&real, &sandbox] {
        std::fs::create_dir(folder)?;
    }
    for file in ["main.kdl", "shared.kdl"] {
        std::fs::write(real.join(file), "")?;
        std::os::unix::fs::symlink(real.join(file), sandbox.join(file))?;
    }
    let mut files = Files::new(&sandbox);
    files.add("main.kdl");
    let shared = files.name("main.kdl", "shared.kdl");
    assert!(files.included_path(&shared, "a flag").is_ok());
    Ok(())
}
