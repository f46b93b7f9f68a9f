"""Worker processes as those who wait for them see them."""

from __future__ import annotations

import json
import mmap
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from typing import Any

from passwright.fleet import _worker
from passwright.fleet._compile import Compiler, Outcome
from passwright.fleet._modules import Job
from passwright.fleet._row import Row, Verdict
from passwright.fleet._settings import FleetError, Settings
from passwright.fleet._worker import frame_of

MAX_CRASHES = 2
"""The number of deaths of its process after which a module is given up."""

MAX_KILLS = 8
"""The number of deaths from outside after which a module is given up. They say little about the module."""

MAX_STARTS = 32
"""The number of processes in a row that may be ended from outside before they have started."""

INTERVAL = 0.005
"""The interval in which the memory of a process is looked at."""

SECONDS_TO_END = 10.0
"""The time that a process which has closed its output has to end."""

MAX_STDERR = 2_000
"""The bytes of its standard error that are kept."""

PAGE = mmap.PAGESIZE


class _Death(Exception):
    """A process that gives no response."""

    verdict: Verdict

    def __init__(self, verdict: Verdict, message: str, is_kill: bool = False) -> None:
        super().__init__(message)
        self.verdict, self.message, self.is_kill = verdict, message, is_kill


class _Process:
    """A process that is running."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.is_idle = True
        """Whether it has answered every request. The response to one that was given up would be taken for that of the next."""
        self._child = subprocess.Popen(
            [sys.executable, _worker.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        assert self._child.stdin and self._child.stdout and self._child.stderr
        self._stdin = self._child.stdin.fileno()
        self._selector = selectors.DefaultSelector()
        self._stdout, self._stderr = self._child.stdout.fileno(), self._child.stderr.fileno()
        for stream in (self._stdout, self._stderr):
            self._selector.register(stream, selectors.EVENT_READ)
        # Requests are longer than a pipe, and it may not read them.
        os.set_blocking(self._stdin, False)
        self._errors = b""
        self._statm: Any = None
        if settings.max_memory is not None:
            try:
                self._statm = open(f"/proc/{self._child.pid}/statm", "rb", buffering=0)
            except OSError:
                # It has died already, as the first request shows.
                pass
        response = self._ask(settings.to_json(), None)
        if "error" in response:
            self.kill()
            raise FleetError(f"a worker process cannot be started: {response['error']}")

    @property
    def pid(self) -> int:
        return self._child.pid

    def compile(self, job: Job) -> Any:
        """Return the response.

        Raises ``_Death`` if there is none.
        """
        fields = {"id": job.id, "text": job.text, "path": job.path, "missing": job.missing, "keys": job.keys, "files": job.files}
        return self._ask(fields, self._settings.deadline)

    def _ask(self, request: Any, deadline: float | None) -> Any:
        frame = frame_of(request)
        self.is_idle = False
        try:
            response = json.loads(self._exchange(frame, deadline))
        except BaseException:
            self.kill()
            raise
        self.is_idle = True
        return response

    def _exchange(self, request: memoryview, deadline: float | None) -> bytes:
        """Return the response to a request."""
        start = time.monotonic()
        request = self._send(request)
        if request:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        received = bytearray()
        while request or len(received) < 4 or len(received) < 4 + int.from_bytes(received[:4], "big"):
            rest = None if deadline is None else start + deadline - time.monotonic()
            if rest is not None and rest <= 0:
                raise _Death("deadline", f"the pipeline did not end within {deadline:g} s")
            if self._exceeds_memory():
                raise _Death("memory", "the worker process needed more memory than it may have")
            if self._statm is not None:
                rest = INTERVAL if rest is None else min(rest, INTERVAL)
            for key, _ in self._selector.select(rest):
                if key.fd == self._stdin:
                    request = self._send(request)
                    if not request:
                        self._selector.unregister(self._stdin)
                    continue
                data = os.read(key.fd, 1 << 20)
                if key.fd == self._stderr:
                    self._add_errors(data)
                elif data:
                    received += data
                else:
                    raise self._death()
        return bytes(received[4:])

    def _send(self, request: memoryview) -> memoryview:
        """Write what the pipe takes of a request, and return the rest."""
        try:
            return request[os.write(self._stdin, request) :]
        except BlockingIOError:
            return request
        except OSError:
            raise self._death() from None

    def _add_errors(self, data: bytes) -> None:
        self._errors = (self._errors + data)[-MAX_STDERR:]
        if not data:
            self._selector.unregister(self._stderr)

    def _exceeds_memory(self) -> bool:
        if self._statm is None:
            return False
        try:
            self._statm.seek(0)
            resident = int(self._statm.read().split()[1]) * PAGE
        except (OSError, IndexError):
            return False
        return resident >= (self._settings.max_memory or 0) << 20

    def _death(self) -> _Death:
        """Wait for the end of a process that has closed its output."""
        assert self._child.stderr
        try:
            status = self._child.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return _Death("killed", "the worker process closed its standard input or output and went on, twice")
        os.set_blocking(self._stderr, False)
        rest = self._child.stderr.read()
        self._errors = (self._errors + (rest or b""))[-MAX_STDERR:]
        self.close()
        if status == -getattr(signal, "SIGKILL", 0):
            return _Death("killed", f"the worker process was ended by signal 9, {MAX_KILLS} times", is_kill=True)
        cause = f"was ended by signal {-status}" if status < 0 else f"ended with exit status {status}"
        text = self._errors.decode(errors="replace").strip()
        after = f", after: {text}" if text else ""
        return _Death("killed", f"the worker process {cause}{after}, twice")

    def kill(self) -> None:
        """End the process at once."""
        self._child.kill()
        self.close()

    def close(self) -> None:
        """End the process, which is idle, or leave the rest of one that has ended."""
        if self._statm is not None:
            self._statm.close()
            self._statm = None
        self._selector.close()
        for stream in (self._child.stdin, self._child.stdout, self._child.stderr):
            if stream is not None:
                stream.close()
        self._child.wait()


class Worker:
    """Compiles modules in a process, which is started for the first one, and again after a death."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._compiler = Compiler(settings)
        self._process: _Process | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if one is running."""
        process = self._process
        return None if process is None else process.pid

    def compile(self, job: Job) -> Outcome:
        """Compile a module, whose deaths are verdicts.

        Raises ``FleetError`` if the process cannot be started or the store cannot be written.
        """
        start = time.perf_counter()
        crashes = kills = 0
        while True:
            try:
                response = self._running().compile(job)
                break
            except _Death as death:
                self._process = None
                crashes += death.verdict == "killed" and not death.is_kill
                kills += death.is_kill
                if death.verdict == "killed" and crashes < MAX_CRASHES and kills < MAX_KILLS:
                    # What ended the process may have come from outside.
                    continue
                seconds = time.perf_counter() - start
                return self._compiler.row_of_death(job, death.verdict, death.message, seconds)
        if "error" in response:
            raise FleetError(response["error"])
        row: Row | None = response.get("row")
        return row

    def _running(self) -> _Process:
        if self._process is not None and not self._process.is_idle:
            self.close()
        if self._process is None:
            process = None if self._is_closed else self._start()
            with self._lock:
                if self._is_closed or process is None:
                    if process is not None:
                        process.kill()
                    raise FleetError("the run has ended")
                self._process = process
        return self._process

    def _start(self) -> _Process:
        kills = 0
        while True:
            try:
                return _Process(self._settings)
            except _Death as death:
                kills += 1
                # One that is killed from outside while it starts has compiled nothing.
                if not death.is_kill or kills == MAX_STARTS:
                    raise FleetError(f"a worker process cannot be started: {death.message}") from None
            except OSError as error:
                raise FleetError(f"a worker process cannot be started: {error.strerror or error}") from error

    def interrupt(self) -> None:
        """End the process, also if another thread waits for it."""
        with self._lock:
            self._is_closed = True
            process = self._process
        if process is not None:
            try:
                os.kill(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def close(self) -> None:
        """End the process, which no other thread uses."""
        if self._process is not None:
            self._process.kill()
            self._process = None


_POOL: dict[Settings, list[Worker]] = {}
_POOL_LOCK = threading.Lock()
_MAX_IDLE = 4
_owner = os.getpid()


class WorkerLease:
    """A warm worker of this process, for the time of a block."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __enter__(self) -> Worker:
        global _owner
        with _POOL_LOCK:
            if _owner != os.getpid():
                # The workers are those of the process that this one was forked from.
                _POOL.clear()
                _owner = os.getpid()
            idle = _POOL.get(self._settings)
            self._worker = idle.pop() if idle else Worker(self._settings)
        return self._worker

    def __exit__(self, *_: object) -> None:
        with _POOL_LOCK:
            _POOL.setdefault(self._settings, []).append(self._worker)
            if len(_POOL) > _MAX_IDLE:
                oldest = next(iter(_POOL))
                for worker in _POOL.pop(oldest):
                    worker.close()
