// Attributes of dialects keep their type where they are defined, and resources their keys.
// run: --allow-unregistered-dialect
#first = #ml_program.extern : tensor<2xi8>
"builtin.module"() ({
  "x.y"() {a = #first, b = #ml_program.extern : f16, c = #ml_program.extern : tensor<2xi8>} : () -> ()
  "x.z"() {v = dense_resource<"tab\09quote\22back\\"> : tensor<2xi8>, w = dense_resource<plain> : tensor<1xi8>} : () -> ()
}) : () -> ()
{-#
  dialect_resources: {
    builtin: {
      "tab\09quote\22back\\": "0x010000000203",
      plain: "0x0100000004",
      unused: "0x0100000004"
    }
  }
#-}
