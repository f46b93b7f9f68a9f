"""Who compiles: threads with a process each, Ray actors, or Dask workers."""

from __future__ import annotations

import importlib
import os
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Protocol

from passwright._errors import InputError
from passwright.fleet._compile import Outcome
from passwright.fleet._modules import Job
from passwright.fleet._process import WorkerLease, Worker
from passwright.fleet._row import failure
from passwright.fleet._settings import FleetError, Settings

MAX_DEATHS = 4
"""The number of deaths of the machine under a module after which it is given up."""

MAX_JOBS = 32
"""The number of modules that travel together at most."""

SECONDS_OF_CHUNK = 0.2
"""The time that modules which travel together take about."""

BYTES_OF_CHUNK = 256 << 10

STALL = 1.0
"""The seconds after which a worker gives modules back that travelled with one that takes long."""

CHUNKS = 3
"""The number of chunks that a worker is given: one that it compiles, and others that it finds when it has done so."""

Outcomes = Iterator["tuple[Job, Outcome]"]


class Engine(Protocol):
    """Compiles modules that it is given, in any order."""

    capacity: int
    """The number of modules that it can be given before the first one is done."""

    def submit(self, job: Job) -> None:
        """Take a module."""
        ...

    def wait(self) -> Outcomes:
        """Wait until modules are done, and return them."""
        ...

    def close(self) -> None:
        """End what is under way."""
        ...


def engine_of(name: str, workers: int | None) -> Callable[[Settings], Engine]:
    """Return what starts the engine of a name.

    Raises ``InputError`` for another name, and if the package is missing.
    """
    if workers is not None and workers < 1:
        raise InputError(f"expected at least 1 worker, found {workers}")
    if name == "local":
        return lambda settings: Local(settings, workers or _processors())
    if name == "ray":
        ray = import_extra("ray")
        return lambda settings: Ray(ray, settings, workers)
    if name == "dask":
        distributed = import_extra("distributed")
        return lambda settings: Dask(distributed, settings, workers)
    raise InputError(f"expected an engine out of 'local', 'ray' and 'dask', found {name!r}")


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


REQUIREMENTS = {"pyarrow": "pyarrow", "ray": "ray[data]", "distributed": "distributed"}
"""What pip installs for a package that an extra brings."""


def import_extra(name: str) -> Any:
    """Import a package that an extra brings."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        requirement = REQUIREMENTS[name.partition(".")[0]]
        raise InputError(f"the package `{name}` is missing\nhelp: pip install '{requirement}'") from error


class Local:
    """Processes of this machine."""

    def __init__(self, settings: Settings, workers: int) -> None:
        self.capacity = 4 * workers
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[Job, Outcome] | BaseException] = queue.SimpleQueue()
        self._workers = [Worker(settings) for _ in range(workers)]
        self._threads = [threading.Thread(target=self._work, args=(worker,), daemon=True) for worker in self._workers]
        for thread in self._threads:
            thread.start()

    def _work(self, worker: Worker) -> None:
        for job in iter(self._jobs.get, None):
            try:
                self._done.put((job, worker.compile(job)))
            except BaseException as error:
                self._done.put(error)

    def submit(self, job: Job) -> None:
        self._jobs.put(job)

    def wait(self) -> Outcomes:
        done = self._done.get()
        if isinstance(done, BaseException):
            raise done
        yield done

    def close(self) -> None:
        while True:
            try:
                self._jobs.get_nowait()
            except queue.Empty:
                break
        for _ in self._workers:
            self._jobs.put(None)
        for worker in self._workers:
            worker.interrupt()
        for worker, thread in zip(self._workers, self._threads):
            thread.join()
            worker.close()


Chunk = list[Job]


class _Chunks:
    """Modules that travel together: as many as take some time, so that what each costs on the way does not matter."""

    def __init__(self) -> None:
        self._waiting: deque[Job] = deque()
        self._seconds = SECONDS_OF_CHUNK

    def add(self, job: Job) -> None:
        self._waiting.append(job)

    def next(self) -> Chunk:
        """Return the next chunk, which is empty if there is none."""
        chunk: Chunk = []
        most = max(1, min(MAX_JOBS, int(SECONDS_OF_CHUNK / self._seconds)))
        size = 0
        while self._waiting and len(chunk) < most and size < BYTES_OF_CHUNK:
            # One that a machine may have died of travels alone.
            if chunk and self._waiting[0].attempts > 0:
                break
            chunk.append(self._waiting.popleft())
            size += chunk[-1].size
            if chunk[-1].attempts > 0:
                break
        return chunk

    def finish(self, chunk: Chunk, outcomes: list[Outcome]) -> Outcomes:
        """Return the modules that are done, put back those that the worker has left, and learn how long modules take."""
        self._waiting.extendleft(reversed(chunk[len(outcomes) :]))
        seconds = sum(0.0 if row is None else row["seconds"] for row in outcomes) / max(1, len(outcomes))
        self._seconds = 0.8 * self._seconds + 0.2 * max(seconds, 1e-4)
        return zip(chunk, outcomes)

    def retry(self, chunk: Chunk, reason: str) -> Outcomes:
        """Put the modules of a machine that has died back, and return those that it has died of too often."""
        for job in chunk:
            job = replace(job, attempts=job.attempts + 1)
            if job.attempts < MAX_DEATHS:
                self._waiting.appendleft(job)
            else:
                message = f"the machine of the module died {MAX_DEATHS} times: {reason}"
                yield job, failure(job.id, "", "killed", message)


def compile_until_stall(worker: Worker, chunk: Chunk) -> list[Outcome]:
    """Compile modules, and leave those behind one that takes long to other workers."""
    end = time.monotonic() + STALL
    outcomes: list[Outcome] = []
    for job in chunk:
        outcomes.append(worker.compile(job))
        if time.monotonic() > end:
            break
    return outcomes


class Ray:
    """Actors of Ray, each with a warm process."""

    def __init__(self, ray: Any, settings: Settings, workers: int | None) -> None:
        self._ray = ray
        self._is_own = not ray.is_initialized()
        if self._is_own:
            try:
                ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
            except Exception as error:
                raise FleetError(f"Ray cannot be started: {error}") from error
        workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=MAX_DEATHS)(_Actor)
        self._actors: list[Any] = [remote.remote(settings) for _ in range(workers)]
        # The next modules of an actor wait there while it compiles.
        self._idle: deque[Any] = deque(self._actors * CHUNKS)
        self._running: dict[Any, tuple[Any, Chunk]] = {}
        self._chunks = _Chunks()
        self.capacity = 4 * MAX_JOBS * workers

    def submit(self, job: Job) -> None:
        self._chunks.add(job)

    def wait(self) -> Outcomes:
        while self._idle:
            chunk = self._chunks.next()
            if not chunk:
                break
            actor = self._idle.popleft()
            self._running[actor.compile.remote(chunk)] = (actor, chunk)
        ready, _ = self._ray.wait(list(self._running), num_returns=1)
        for future in ready:
            actor, chunk = self._running.pop(future)
            self._idle.append(actor)
            try:
                outcomes: list[Outcome] = self._ray.get(future)
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, Exception) else error from None
            except self._ray.exceptions.RayError as error:
                yield from self._chunks.retry(chunk, type(error).__name__)
                continue
            yield from self._chunks.finish(chunk, outcomes)

    def close(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        if self._is_own:
            self._ray.shutdown()


class _Actor:
    def __init__(self, settings: Settings) -> None:
        self._worker = Worker(settings)

    def compile(self, chunk: Chunk) -> list[Outcome]:
        return compile_until_stall(self._worker, chunk)


class Dask:
    """Workers of the current Dask client, or of a cluster on this machine."""

    def __init__(self, distributed: Any, settings: Settings, workers: int | None) -> None:
        self._settings = settings
        self._cluster: Any = None
        try:
            self._client = distributed.default_client()
        except ValueError:
            try:
                self._cluster = distributed.LocalCluster(
                    n_workers=workers or _processors(), threads_per_worker=1, processes=True, dashboard_address=":0"
                )
            except RuntimeError as error:
                raise FleetError(
                    f"a cluster of Dask cannot be started: {error}\n"
                    "help: its workers import the program, and do not start if that calls `run` outside of `if __name__ == '__main__':`"
                ) from error
            self._client = distributed.Client(self._cluster)
        threads = sum(self._client.nthreads().values()) or workers or 1
        self._chunks = _Chunks()
        self._running: dict[Any, Chunk] = {}
        self._completed: Any = distributed.as_completed()
        self._free = CHUNKS * threads
        self.capacity = 4 * MAX_JOBS * threads

    def submit(self, job: Job) -> None:
        self._chunks.add(job)

    def wait(self) -> Outcomes:
        while self._free > 0:
            chunk = self._chunks.next()
            if not chunk:
                break
            # A task may be done twice, and its effect is the same; but an equal one is not the same one.
            future = self._client.submit(compile_chunk, self._settings, chunk, pure=False, retries=MAX_DEATHS)
            self._running[future] = chunk
            self._completed.add(future)
            self._free -= 1
        future = next(self._completed)
        chunk = self._running.pop(future)
        self._free += 1
        error = future.exception()
        if error is None:
            outcomes: list[Outcome] = future.result()
            yield from self._chunks.finish(chunk, outcomes)
        elif type(error).__name__ in ("KilledWorker", "CancelledError", "FutureCancelledError", "CommClosedError"):
            yield from self._chunks.retry(chunk, type(error).__name__)
        else:
            raise error

    def close(self) -> None:
        self._client.cancel(list(self._running))
        if self._cluster is not None:
            self._client.close()
            self._cluster.close()


def compile_chunk(settings: Settings, chunk: Chunk) -> list[Outcome]:
    """Compile modules in a warm process of this one."""
    with WorkerLease(settings) as worker:
        return compile_until_stall(worker, chunk)
