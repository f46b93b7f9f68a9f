//! Converts the times of a run to the form in which they are sent to the package `passwright`.

use std::time::Duration;

use passwright::observe::timing::{Timer, Times, TimingReport};
use passwright_wheel::form::TimerForm;

/// Returns the form of a report: a timer from the start of the run to its end.
pub(crate) fn of_timing(report: &TimingReport) -> TimerForm {
    TimerForm {
        nested: report.timers.iter().map(of_timer).collect(),
        ..of_times(report.total)
    }
}

fn of_timer(timer: &Timer) -> TimerForm {
    TimerForm {
        name: timer.name.clone(),
        skipped: timer.skipped,
        is_hidden: timer.is_hidden,
        nested: timer.nested.iter().map(of_timer).collect(),
        ..of_times(timer.times)
    }
}

fn of_times(times: Times) -> TimerForm {
    let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    TimerForm {
        wall: nanoseconds(times.wall),
        user: nanoseconds(times.user),
        ..TimerForm::default()
    }
}
