// Comments, line breaks and white space do not matter.
// run: --allow-unregistered-dialect
"t.a" // after the name
  ( ) {
  // inside
  a = [ 1 , // one
        2
  ] , b
} : ( )
  ->
  ( ) loc ( "x" )
%0=	"t.b"(){c="//not a comment"}:()->i32"t.c"(%0):(i32)->()
