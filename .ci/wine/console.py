#!/usr/bin/env python3
"""Presses Ctrl-C in the console of a server under Wine, which is to end as on any system.

    console.py WINE HOB.EXE

Wine gives a program a console only in a terminal, so that the tests, which have none, cannot send
it. Wine 8 refuses to send Ctrl-Break, and closing the terminal kills its programs; these two are
tried on Windows alone.
"""

import os
import pty
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

    def wait_for(self, text):
        """Waits until the program has written a text."""
        until = time.monotonic() + PATIENCE
        while text not in self.text:
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
    console = Console([wine, hob, "serve", "--port", "0", "--threads", "1"])
    console.wait_for(b"listening on http://")
    console.wait_for(b"ready")
    os.write(console.terminal, b"\x03")
    code = console.code()
    if code != 0:
        sys.exit(f"exit code {code} after Ctrl-C: {console.text!r}")
    print("Ctrl-C ends the server")


main()
