//! Tests of the meanings and of the check.

mod pairs;
