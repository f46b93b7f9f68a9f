#!/bin/sh
# Fails if the module in the file that is named last has a shift.
! grep -q "arith.shli" "$1"
