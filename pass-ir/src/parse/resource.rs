//! The section `{-# .. #-}` at the end of a file.

use super::Parse;
use super::operation::Parser;

impl Parser<'_, '_> {
    /// After `{-#`. Resources of tools are skipped; those of dialects belong to the IR, and are not supported.
    pub(super) fn resources(&mut self) -> Parse<()> {
        loop {
            self.cur.skip();
            if self.cur.eat_text("#-}") {
                return Ok(());
            }
            let start = self.cur.at;
            let key = self.cur.word();
            if key == "dialect_resources" {
                return self
                    .cur
                    .error_at(start, "resources of dialects are not supported");
            }
            if key != "external_resources" {
                return self.cur.error_at(
                    start,
                    "unknown 'file metadata dictionary' key: expected 'external_resources'",
                );
            }
            self.cur
                .expect(b':', "after the key of a resource section")?;
            if self.cur.skip() != b'{' {
                return self.cur.error("expected '{' in resource section");
            }
            self.cur.balanced()?;
            self.cur.eat(b',');
        }
    }
}
