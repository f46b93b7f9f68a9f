// Data of dialects and of tools at the end of a file.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --cse
"t.a"() ({
  "t.b"() {z = dense_resource<second> : tensor<2xi8>, a = dense_resource<third> : vector<1xi16>} : () -> ()
}) {a = dense_resource<"a key"> : tensor<2xi64>, n = [dense_resource<absent> : tensor<3xf32>, #t.x<dense_resource<nested> : tensor<1xi8>>]} : () -> ()
{-#
  // Those that are not named are not printed again.
  external_resources: {
    nothing: {},
    tool: { flag: true, other: false, text: "a \22quoted\22 ä\0A text", "some key": "0x08000000ABCDEF" }
  },
  dialect_resources: {
    builtin: {
      unused: "0x0400000001",
      "a key": "0x0800000001000000000000000200000000000000",
      second: "0x01000000ff00", third: "0x020000000100", nested: "0x0100000007"
    }
  }
#-}
