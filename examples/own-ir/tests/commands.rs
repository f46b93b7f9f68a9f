//! The tool as the guide runs it.

#[test]
fn commands_of_the_guide_work() {
    pass_cases::commands::check("example-own-ir", env!("CARGO_BIN_EXE_example-own-ir"));
}

/// The tool reads what it prints, places too.
#[test]
fn texts_read_back() {
    let file = std::env::temp_dir().join(format!("own-ir-{}.txt", std::process::id()));
    std::fs::write(
        &file,
        "builtin.module\n  func.func @f // a note\n    func.return\n",
    )
    .unwrap();
    let run = |input: &std::path::Path| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_example-own-ir"));
        let flags = [
            "--pass-pipeline=builtin.module()",
            "--verify-roundtrip",
            "--print-debuginfo",
        ];
        let output = command.arg(input).args(flags).output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}");
        String::from_utf8(output.stdout).unwrap()
    };
    let printed = run(&file);
    let place = |line: u8| format!(" // {}:{line}\n", file.display());
    assert!(
        printed.contains(&format!("func.func @f{}", place(2))),
        "{printed}"
    );
    std::fs::write(&file, &printed).unwrap();
    assert_eq!(run(&file), printed);
    std::fs::remove_file(&file).unwrap();
}
