// A module whose region has no block does not verify.
// run:
// run: --cse
"builtin.module"() ({
}) : () -> ()
