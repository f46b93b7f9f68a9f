"""A worker process: reads modules from standard input, and writes their rows to standard output.

Each message is a frame as that of ``pass-opt serve``: four bytes with the length, the most significant first, and JSON.
"""

from __future__ import annotations

import faulthandler
import json
import os
import queue
import signal
import sys
import threading
from typing import Any


def read_frame(file: int) -> bytes | None:
    """Read a frame; ``None`` at the end of the stream."""
    head = _read(file, 4)
    return None if head is None else _read(file, int.from_bytes(head, "big"))


def _read(file: int, length: int) -> bytes | None:
    parts: list[bytes] = []
    while length > 0:
        part = os.read(file, min(length, 1 << 20))
        if not part:
            return None
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


def frame_of(value: Any) -> memoryview:
    """Return the bytes of a frame."""
    # Paths need not be Unicode, and what reads JSON takes them.
    data = json.dumps(value, ensure_ascii=False).encode(errors="surrogatepass")
    return memoryview(len(data).to_bytes(4, "big") + data)


def write_frame(file: int, value: Any) -> None:
    """Write a frame."""
    rest = frame_of(value)
    while rest:
        rest = rest[os.write(file, rest) :]


def _receive(frames: queue.SimpleQueue[bytes]) -> None:
    while True:
        frame = read_frame(0)
        if frame is None:
            # Nobody waits for the module that is under way, which may not end.
            os._exit(0)
        frames.put(frame)


def main() -> None:
    """Compile modules until standard input ends."""
    # What passes print goes to standard error.
    responses = os.dup(1)
    os.dup2(2, 1)
    # Ctrl-C is for the driver.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A crash tells which line of a pass it was in.
    faulthandler.enable(all_threads=False)
    frames: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(frames,), daemon=True).start()
    first = json.loads(frames.get())
    sys.path[:] = first["path"]

    from passwright._errors import Error
    from passwright.fleet._compile import Compiler
    from passwright.fleet._modules import Job
    from passwright.fleet._settings import Settings

    try:
        settings = Settings.from_json(first)
        settings.check()
    except Exception as error:
        text = str(error) if isinstance(error, Error) else f"{type(error).__name__}: {error}"
        write_frame(responses, {"error": text})
        return
    write_frame(responses, {})
    compiler = Compiler(settings)
    while True:
        job: Any = json.loads(frames.get())
        try:
            row = compiler.compile(Job(**job))
            response: dict[str, Any] = {} if row is None else {"row": row}
        except Error as error:
            response = {"error": str(error)}
        write_frame(responses, response)


if __name__ == "__main__":
    main()
