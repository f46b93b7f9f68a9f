//! Streams that hold no frames.

use super::read_frame;

#[test]
fn text_is_no_frame() {
    let error = read_frame(&mut "{\"id\": \"a.mlir\"}".as_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a frame of 2065852772 bytes, where at most 1073741824 are allowed; it begins with \"{\\\"id\" and not with \
         its length in four bytes"
    );
    let error = read_frame(&mut [0xff; 8].as_slice()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a frame of 4294967295 bytes, where at most 1073741824 are allowed"
    );
}
