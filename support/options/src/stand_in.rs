//! The placeholder type of a field after an error of a macro.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// The placeholder of a field whose type no pass can have, which avoids follow-up errors. No value of it is ever used.
#[derive(Debug)]
pub struct StandIn<T>(PhantomData<fn() -> T>);

impl<T> Clone for StandIn<T> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<T> Default for StandIn<T> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<T> Deref for StandIn<T> {
    type Target = T;

    fn deref(&self) -> &T {
        unreachable!("code with an error does not run")
    }
}

impl<T> DerefMut for StandIn<T> {
    fn deref_mut(&mut self) -> &mut T {
        unreachable!("code with an error does not run")
    }
}
