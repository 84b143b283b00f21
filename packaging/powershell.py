#!/usr/bin/env python3
"""Checks scripts of PowerShell without PowerShell, by tree-sitter's grammar.

    packaging/powershell.py SCRIPT...

Each must be without errors of syntax. Its commands are its own functions or cmdlets of Windows
PowerShell 5.1 by their whole names, with parameters that these have, and its variables are those
that it sets, its parameters, or the shell's. Needs the packages tree-sitter and
tree-sitter-powershell of PyPI.
"""

import argparse
import re
from pathlib import Path

import tree_sitter
import tree_sitter_powershell

# the cmdlets that the scripts use, with those of their parameters that these use
CMDLETS = {
    "Copy-Item": "LiteralPath Destination Force",
    "Expand-Archive": "LiteralPath DestinationPath",
    "Get-ChildItem": "LiteralPath Force",
    "Get-Content": "LiteralPath TotalCount",
    "Get-FileHash": "LiteralPath Algorithm",
    "Get-Item": "LiteralPath",
    "Get-ItemProperty": "LiteralPath Name",
    "Invoke-WebRequest": "Uri OutFile UseBasicParsing",
    "Join-Path": "",
    "New-Item": "ItemType Path Force",
    "Out-Null": "",
    "Remove-Item": "LiteralPath Recurse Force",
    "Set-ItemProperty": "LiteralPath Name Value Type",
    "Set-StrictMode": "Version",
    "Test-Path": "LiteralPath",
    "Where-Object": "",
    "Write-Output": "",
    "Write-Verbose": "",
}
COMMON_PARAMETERS = {"erroraction", "verbose"}
SHELL_VARIABLES = {
    "_", "true", "false", "null", "lastexitcode", "pscommandpath", "executioncontext",
    "erroractionpreference", "progresspreference",
}


class Script:
    """A script that was read."""

    def __init__(self, path):
        self.path = path
        language = tree_sitter.Language(tree_sitter_powershell.language())
        self.source = path.read_bytes()
        self.root = tree_sitter.Parser(language).parse(self.source).root_node
        self.faults = []

    def all(self, kind, below=None):
        """Returns the nodes of a kind."""
        below = below or self.root
        found = [below] if below.type == kind else []
        return found + [node for child in below.children for node in self.all(kind, child)]

    def fault(self, node, what):
        """Notes what is wrong with a node."""
        self.faults.append(f"{self.path}:{node.start_point[0] + 1}: {what}")

    def follows(self, node):
        """Returns the byte after a node."""
        return self.source[node.end_byte : node.end_byte + 1]

    def texts(self, kind):
        """Returns the texts of the nodes of a kind in small letters, as the shell reads names."""
        return {node.text.decode().lower() for node in self.all(kind)}

    def check_syntax(self, node):
        """Notes what the grammar does not know."""
        if node.is_error or node.is_missing:
            self.fault(node, f"does not parse: {node.text.decode()[:60]!r}")
            return
        for child in node.children:
            self.check_syntax(child)

    def check_commands(self):
        """Notes commands and parameters that are not there."""
        cmdlets = {name.lower(): set(words.lower().split()) for name, words in CMDLETS.items()}
        own = self.texts("function_name")
        for command in self.all("command"):
            (name, *_) = self.all("command_name", command) or [None]
            # `& $program` names none
            if not name or name.text.decode().lower() in own:
                continue
            known = cmdlets.get(name.text.decode().lower())
            if known is None:
                self.fault(name, f"no cmdlet {name.text.decode()} is in the list")
                continue
            for word in command.children[1].children if len(command.children) > 1 else []:
                parameter = word.text.decode().lower().removeprefix("-")
                is_parameter = word.type == "command_parameter"
                if is_parameter and parameter not in known | COMMON_PARAMETERS:
                    self.fault(word, f"{name.text.decode()} has no -{parameter} in the list")

    def check_variables(self):
        """Notes variables that nothing sets."""
        text = self.source.decode()
        known = {name.lower() for name in re.findall(r"^\s*\$(\w+) =", text, re.M)}
        known |= {
            variable.text.decode().lower().removeprefix("$")
            for parameter in self.all("script_parameter")
            for variable in parameter.children
            if variable.type == "variable"
        }
        for variable in self.all("variable"):
            name = variable.text.decode().lower().strip("${}")
            # the shell takes what stands before a colon for a drive
            if not variable.text.endswith(b"}") and self.follows(variable) == b":":
                self.fault(variable, f"${name}: must be ${{{name}}}:")
            if name not in known | SHELL_VARIABLES and not name.startswith("env:"):
                self.fault(variable, f"nothing sets ${name}")


def main():
    """Prints the faults of each script, and fails if there are any."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("scripts", nargs="+", type=Path)
    faults = []
    for path in parser.parse_args().scripts:
        script = Script(path)
        script.check_syntax(script.root)
        script.check_commands()
        script.check_variables()
        faults += script.faults
    if faults:
        raise SystemExit("\n".join(faults))
    print("no faults")


if __name__ == "__main__":
    main()
