//! A generated file has one table of passes, by whose name the compiler says that the file is included twice.

mod first {
    include!("../../../fixtures/example/out.rs");
}

mod second {
    include!("../../../fixtures/example/out.rs");
}

fn main() {}
