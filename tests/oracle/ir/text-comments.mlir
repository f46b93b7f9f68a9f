// Comments and white space in every place.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
// A comment before.
  "t.a"  (   )   <  {  a  =  1  ,  b  }  >   {  c  =  [  1  ,  2  ]  }  :   (  )   ->   (  )  // and after
"t.b"() // in the middle
  // of
  ({ // an operation
  // nothing but a comment
  }) : () -> () // end
%a// a name
  = "t.c"() {x = affine_map<(i) // in a map
  -> (i)>} : () -> i32
"t.d"(%a
  ) : (i32
  ) -> ()
// The last line has no end.