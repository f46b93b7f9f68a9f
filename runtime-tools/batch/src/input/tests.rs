use super::*;

fn names(inputs: Inputs<'_>) -> Vec<String> {
    let modules = match inputs.modules() {
        Ok(modules) => modules,
        Err(error) => return vec![error.to_string()],
    };
    let name = |module: Result<Module, InputError>| match module {
        Ok(Module {
            id,
            content: Content::Missing(reason),
        }) => format!("{id}: {reason}"),
        Ok(module) => module.id,
        Err(error) => error.to_string(),
    };
    modules.map(name).collect()
}

fn json(text: &'static [u8]) -> Inputs<'static> {
    Inputs {
        json_lines: Some(Box::new(text)),
        ..Inputs::default()
    }
}

#[test]
fn folders_are_searched_in_the_order_of_names() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["b.mlir", "a/d.mlir", "a/c.mlir", "a/readme.md"] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "").unwrap();
    }
    let inputs = |path: PathBuf| Inputs {
        paths: vec![path],
        ..Inputs::default()
    };
    let found = names(inputs(folder.path().to_owned()));
    assert_eq!(found, ["a/c.mlir", "a/d.mlir", "b.mlir"]);
    let found = names(inputs(folder.path().join("*/c*")));
    assert!(
        found.len() == 1 && found[0].ends_with("a/c.mlir"),
        "{found:?}"
    );
    let found = names(inputs(folder.path().join("*.td")));
    assert!(
        found[0].ends_with("no file matches the pattern"),
        "{found:?}"
    );
    let found = names(inputs(folder.path().join("missing")));
    assert!(found[0].contains("No such file"), "{found:?}");
}

#[test]
fn markers_separate_the_modules_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.mlir");
    fs::write(&path, "one\n// -----\ntwo\n// -----\n").unwrap();
    let inputs = Inputs {
        paths: vec![folder.path().to_owned()],
        split_marker: Some("// -----".to_owned()),
        ..Inputs::default()
    };
    assert_eq!(names(inputs), ["a.1.mlir", "a.2.mlir"]);
}

#[test]
fn wrong_lines_are_modules_that_cannot_be_read() {
    let found = names(json(
        b"{\"id\": \"a\", \"text\": \"\"}\n\n{\"id\": \"a\", \"text\": \"\"}\n{\"id\": \"../b\", \"text\": \"\"}\n{}\n{\"id\": \"c\"}\n\xff\n",
    ));
    assert_eq!(found[0], "a");
    assert_eq!(found[1], "a.refused: 'a': another module has the same name");
    assert!(found[2].contains("not a path below"), "{found:?}");
    assert!(
        found[3].ends_with(": line 5 of the JSON lines: missing field `id` at column 2"),
        "{found:?}"
    );
    assert!(
        found[4].ends_with("has to have either 'text' or 'path'"),
        "{found:?}"
    );
    assert!(
        found[5].starts_with("line-7: line 7 of the JSON lines: "),
        "{found:?}"
    );
}

#[test]
fn names_of_one_file_are_the_name_of_one_module() {
    let found = names(json(
        b"{\"id\": \"a/b\", \"text\": \"\"}\n{\"id\": \"a//b\", \"text\": \"\"}\n{\"id\": \"a/./b\", \"text\": \"\"}\n\
          {\"id\": \"a\", \"text\": \"\"}\n{\"id\": \"a/b/c/d\", \"text\": \"\"}\n{\"id\": \"a/c\", \"text\": \"\"}\n",
    ));
    assert_eq!(found[0], "a/b");
    for (name, found) in ["a//b", "a/./b"].into_iter().zip(&found[1..]) {
        let reason = "its name is not a path below the folder of the outputs";
        assert_eq!(*found, format!("a/b.refused: '{name}': {reason}"));
    }
    for (name, found) in ["a", "a/b/c/d"].into_iter().zip(&found[3..]) {
        let reason = "the name of a module is that of a folder of another one";
        assert_eq!(*found, format!("{name}.refused: '{name}': {reason}"));
    }
    assert_eq!(found[5], "a/c");
}

#[test]
fn outputs_are_no_inputs_of_the_next_run() {
    let folder = tempfile::tempdir().unwrap();
    let outputs = folder.path().join("out");
    fs::create_dir(&outputs).unwrap();
    for path in [folder.path().join("a.mlir"), outputs.join("a.mlir")] {
        fs::write(path, "").unwrap();
    }
    let found = |path: &Path| {
        names(Inputs {
            paths: vec![path.to_owned()],
            outputs: Some(outputs.clone()),
            ..Inputs::default()
        })
    };
    assert_eq!(found(folder.path()), ["a.mlir"]);
    assert_eq!(found(&folder.path().join("**/*.mlir")).len(), 1);
    let none = "no file outside of the folder of the outputs matches the pattern";
    assert!(found(&folder.path().join("ou*/*.mlir"))[0].ends_with(none));
}

#[test]
fn no_input_is_in_the_folder_of_the_outputs() {
    let folder = tempfile::tempdir().unwrap();
    let outputs = folder.path().join("out");
    fs::create_dir_all(outputs.join("a")).unwrap();
    for path in ["b.mlir", "out/a/b.mlir"] {
        fs::write(folder.path().join(path), "").unwrap();
    }
    #[cfg(unix)]
    for (target, link) in [("../b.mlir", "out/link.mlir"), ("out/a", "other")] {
        std::os::unix::fs::symlink(target, folder.path().join(link)).unwrap();
    }
    for path in ["out", "out/a", "out/a/b.mlir", "out/link.mlir", "other"] {
        let path = folder.path().join(path);
        if !path.exists() {
            continue;
        }
        let refused = format!("'{}': {IN_OUTPUTS}", path.display());
        let inputs = |paths, list| Inputs {
            paths,
            list,
            outputs: Some(outputs.clone()),
            ..Inputs::default()
        };
        let good = folder.path().join("b.mlir");
        let found = names(inputs(vec![good.clone(), path.clone()], None));
        assert_eq!(found, [&*refused], "before anything is compiled");
        let list = format!("{}\n{}\n", good.display(), path.display()).into_bytes();
        let found = names(inputs(vec![], Some(Box::new(io::Cursor::new(list)))));
        let refused = format!("{}: {IN_OUTPUTS}", module::id_of(&path));
        assert_eq!(found[1], refused, "at its line");
    }
}

#[test]
fn a_listed_path_that_is_missing_is_a_module_that_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let good = folder.path().join("b.mlir");
    fs::write(&good, "").unwrap();
    let list = format!("missing.mlir\n*.none\n{}\n", good.display()).into_bytes();
    let found = names(Inputs {
        list: Some(Box::new(io::Cursor::new(list))),
        ..Inputs::default()
    });
    assert!(
        found[0].starts_with("missing.mlir: No such file"),
        "{found:?}"
    );
    assert_eq!(found[1], "*.none: no file matches the pattern");
    assert_eq!(found[2..], [module::id_of(&good)]);
}

#[test]
fn a_byte_order_mark_before_a_list_is_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let files = ["a.mlir", "b.mlir"].map(|name| folder.path().join(name));
    files.iter().for_each(|file| fs::write(file, "").unwrap());
    let [a, b] = files.each_ref().map(|file| file.display());
    let list = format!("\u{feff}{a}\r\n{b}\r\n").into_bytes();
    let found = names(Inputs {
        list: Some(Box::new(io::Cursor::new(list))),
        ..Inputs::default()
    });
    assert_eq!(found, files.each_ref().map(|file| module::id_of(file)));
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_not_utf_8_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().unwrap();
    for name in [
        &b"a\xff.mlir"[..],
        b"a\xfe.mlir",
        "b\u{fffd}.mlir".as_bytes(),
    ] {
        fs::write(folder.path().join(OsStr::from_bytes(name)), "").unwrap();
    }
    let found = names(Inputs {
        paths: vec![folder.path().to_owned()],
        ..Inputs::default()
    });
    assert_eq!(found[0], "a\u{fffd}.mlir.refused: the name is not UTF-8");
    assert!(found[1].contains("refused"), "{found:?}");
    assert_eq!(found[2..], ["b\u{fffd}.mlir"]);
}

#[test]
fn what_is_written_while_inputs_are_searched_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    for path in ["a.mlir", "in/b.mlir"] {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "").unwrap();
    }
    let outputs = folder.path().join("in/out");
    let inputs = Inputs {
        paths: vec![folder.path().join("a.mlir"), folder.path().join("in")],
        outputs: Some(outputs.clone()),
        ..Inputs::default()
    };
    let mut modules = inputs.modules().unwrap();
    fs::create_dir(&outputs).unwrap();
    modules.next().unwrap().unwrap();
    fs::write(outputs.join("a.mlir"), "").unwrap();
    let rest: Vec<String> = modules.map(|module| module.unwrap().id).collect();
    assert_eq!(rest, ["b.mlir"]);
}

#[cfg(unix)]
#[test]
fn pipes_in_folders_are_no_modules() {
    let folder = tempfile::tempdir().unwrap();
    let made = std::process::Command::new("mkfifo")
        .arg(folder.path().join("a.mlir"))
        .status();
    assert!(made.unwrap().success());
    std::os::unix::fs::symlink("missing", folder.path().join("b.mlir")).unwrap();
    std::os::unix::fs::symlink(".", folder.path().join("c.mlir")).unwrap();
    let found = names(Inputs {
        paths: vec![folder.path().to_owned()],
        ..Inputs::default()
    });
    assert_eq!(found, ["b.mlir"]);
}

#[test]
fn a_line_has_an_end() {
    let mut reader = io::BufReader::new("ab\nabc\n".as_bytes().chain(io::repeat(b'a')));
    let mut next = || next_line(&mut reader, 4).map_err(|error| error.to_string());
    assert_eq!(next(), Ok(Some(b"ab\n".to_vec())));
    assert_eq!(next(), Ok(Some(b"abc\n".to_vec())));
    assert_eq!(next(), Err("a line has more than 4 bytes".to_owned()));
}

#[test]
fn names_that_differ_only_in_case_are_two_modules_where_they_are_two_files() {
    let folder = tempfile::tempdir().unwrap();
    let ids = ["a/M", "a/m", "A/m", "a/m", "b", "B/c"];
    let refused = |has_case| {
        let mut names = Names {
            has_case,
            outputs: Some(folder.path().to_owned()),
            ..Names::default()
        };
        let results = ids.map(|id| names.insert(id));
        results.iter().filter(|result| result.is_err()).count()
    };
    assert_eq!(refused(Some(true)), 1);
    assert_eq!(refused(Some(false)), 4);
    fs::write(folder.path().join("Name"), "").unwrap();
    let has_case = !folder.path().join("name").exists();
    assert_eq!(refused(None), refused(Some(has_case)));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_folder_without_modules_is_told_how_others_are_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.txt"), "").unwrap();
    let path = folder.path().display().to_string();
    let found = names(Inputs {
        paths: vec![folder.path().to_owned()],
        ..Inputs::default()
    });
    let expected = format!("names others: '{path}/**/*.txt'");
    assert!(
        found.len() == 1 && found[0].ends_with(&expected),
        "{found:?}"
    );
}
