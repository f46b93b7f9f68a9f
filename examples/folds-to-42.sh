#!/bin/sh
# Fails if the module in the file that is named last has the constant 42.
! grep -q "value = 42 " "$1"
