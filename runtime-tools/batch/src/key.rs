//! The key of a result.

/// The version of what a key covers.
const FORMAT: &str = "passwright batch 1";

/// Returns the path of the program of this process. On Linux it is that program also after another one has taken the place of its file.
///
/// # Errors
///
/// Returns an error if the system does not tell the path.
///
/// ```
/// assert!(pass_batch::path_of_program()?.exists());
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn path_of_program() -> std::io::Result<std::path::PathBuf> {
    if cfg!(target_os = "linux") {
        return Ok("/proc/self/exe".into());
    }
    std::env::current_exe()
}

/// Returns the digest of the program of this process, by which results of different builds are told apart.
///
/// # Errors
///
/// Returns an error if the file of the program cannot be read.
///
/// ```
/// assert_eq!(pass_batch::digest_of_program()?, pass_batch::digest_of_program()?);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn digest_of_program() -> std::io::Result<String> {
    let mut hasher = blake3::Hasher::new();
    hasher.update_reader(std::fs::File::open(path_of_program()?)?)?;
    Ok(hasher.finalize().to_hex().to_string())
}

/// Returns the digest of a module and of all that its result depends on: who compiles, with which pipeline and settings.
///
/// ```
/// assert_ne!(pass_batch::key_of("tool 1.0 cse", "module"), pass_batch::key_of("tool 1.1 cse", "module"));
/// ```
pub fn key_of(identity: &str, text: &str) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in [FORMAT, identity, text] {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().to_hex().to_string()
}

#[cfg(test)]
mod tests {
    use super::key_of;

    #[test]
    fn each_part_changes_the_key() {
        let key = key_of("tool", "module");
        assert_eq!(key, key_of("tool", "module"));
        assert_ne!(key, key_of("tool2", "module"));
        assert_ne!(key, key_of("tool", "module2"));
        assert_ne!(key_of("ab", "c"), key_of("a", "bc"));
    }
}
