#!/usr/bin/env python3
"""Looks whether names of any script come out right in a console under Wine, and presses Ctrl-C in
that of a server, which is to end as on any system.

    console.py WINE HOB.EXE

Wine gives a program a console only in a terminal, so that the tests, which have none, cannot send
it. Wine 8 refuses to send Ctrl-Break, and closing the terminal kills its programs; these two are
tried on Windows alone.
"""

import os
import pty
import re
import select
import sys
import time

PATIENCE = 120


class Console:
    """A program in a terminal of its own."""

    def __init__(self, command):
        self.text = b""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execv(command[0], command)

    def read(self):
        """Reads what the program has written; returns False at its end."""
        if not select.select([self.terminal], [], [], 0.1)[0]:
            return True
        try:
            read = os.read(self.terminal, 65536)
        except OSError:  # the other side is closed
            return False
        self.text += read
        return bool(read)

    def shown(self):
        """Returns what has been written without the marks of the terminal; those that step to the
        right stand for spaces."""
        steps = re.sub(rb"\x1b\[(\d+)C", lambda step: b" " * int(step[1]), self.text)
        return re.sub(rb"\x1b\[[?\d;]*[A-Za-z]", b"", steps)

    def wait_for(self, text):
        """Waits until the program has written a text."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown():
            if not self.read() or time.monotonic() > until:
                sys.exit(f"no {text!r} in {self.text!r}")

    def code(self):
        """Returns the exit code of the program, once it has ended."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.read()
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
        sys.exit(f"still running after Ctrl-C: {self.text!r}")


def main():
    wine, hob = sys.argv[1:]
    os.environ["LC_ALL"] = "C.UTF-8"
    name = "нет 模型 é.gguf"
    Console([wine, hob, "inspect", name]).wait_for(name.encode())
    print("names of any script are shown")
    console = Console([wine, hob, "serve", "--port", "0", "--threads", "1"])
    console.wait_for(b"listening on http://")
    console.wait_for(b"ready")
    os.write(console.terminal, b"\x03")
    code = console.code()
    if code != 0:
        sys.exit(f"exit code {code} after Ctrl-C: {console.text!r}")
    print("Ctrl-C ends the server")


main()
