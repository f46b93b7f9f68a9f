//! The key of a result.

/// The version of what a key covers.
const FORMAT: &str = "passwright batch 1";

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
