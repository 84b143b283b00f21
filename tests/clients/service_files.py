"""Checks the files that `hob service install` writes for launchd and the Task Scheduler, and prints
the words of the program that they start as JSON.

Usage: service_files.py plist|task < FILE
"""

import json
import plistlib
import re
import sys
import xml.etree.ElementTree as xml

# keys of launchd.plist(5) that an agent may have here
PLIST_KEYS = {
    "Label": str,
    "ProgramArguments": list,
    "WorkingDirectory": str,
    "RunAtLoad": bool,
    "KeepAlive": dict,
    "ProcessType": str,
    "ExitTimeOut": int,
    "StandardErrorPath": str,
}
PROCESS_TYPES = {"Background", "Standard", "Adaptive", "Interactive"}

# elements of the Task Scheduler's schema 1.2 below Task, and what their text is
TASK = "{http://schemas.microsoft.com/windows/2004/02/mit/task}"
TASK_TEXTS = {
    "RegistrationInfo/Description": r".*",
    "Triggers/LogonTrigger/Enabled": r"true|false",
    "Principals/Principal/LogonType": r"InteractiveToken|S4U|Password",
    "Principals/Principal/RunLevel": r"LeastPrivilege|HighestAvailable",
    "Settings/MultipleInstancesPolicy": r"Parallel|Queue|IgnoreNew|StopExisting",
    "Settings/DisallowStartIfOnBatteries": r"true|false",
    "Settings/StopIfGoingOnBatteries": r"true|false",
    "Settings/ExecutionTimeLimit": r"PT\d+[SMH]",
    "Settings/RestartOnFailure/Interval": r"PT([1-9]|[1-5]\d)M",
    "Settings/RestartOnFailure/Count": r"[1-9]\d{0,2}",
    "Settings/Hidden": r"true|false",
    "Actions/Exec/Command": r".+",
    "Actions/Exec/Arguments": r".*",
    "Actions/Exec/WorkingDirectory": r".+",
}


def words_of_plist(data):
    agent = plistlib.loads(data, fmt=plistlib.FMT_XML)
    for key, value in agent.items():
        assert key in PLIST_KEYS, f"{key}: launchd has no such key"
        assert type(value) is PLIST_KEYS[key], f"{key}: {value!r}"
    missing = {"Label", "ProgramArguments"} - agent.keys()
    assert not missing, f"without {missing}"
    assert re.fullmatch(r"[A-Za-z0-9_.-]+", agent["Label"]), agent["Label"]
    assert agent["ProcessType"] in PROCESS_TYPES, agent["ProcessType"]
    assert agent["KeepAlive"] == {"SuccessfulExit": False}, agent["KeepAlive"]
    assert agent["StandardErrorPath"].startswith("/"), agent["StandardErrorPath"]
    words = agent["ProgramArguments"]
    assert words and all(type(word) is str for word in words), words
    assert words[0].startswith("/"), words[0]
    return words


def words_of_task(data):
    assert data[:2] == b"\xff\xfe", "the mark of UTF-16 is missing"
    root = xml.fromstring(data.decode("utf-16"))
    assert root.tag == f"{TASK}Task" and root.get("version") == "1.2", root.attrib
    texts = {}

    def walk(element, path):
        for child in element:
            assert child.tag.startswith(TASK), child.tag
            below = f"{path}{child.tag.removeprefix(TASK)}"
            if len(child):
                walk(child, f"{below}/")
            else:
                texts[below] = child.text or ""

    walk(root, "")
    assert texts.keys() == TASK_TEXTS.keys(), texts.keys() ^ TASK_TEXTS.keys()
    for path, pattern in TASK_TEXTS.items():
        assert re.fullmatch(pattern, texts[path], re.S), f"{path}: {texts[path]!r}"
    principal = root.find(f"{TASK}Principals/{TASK}Principal").get("id")
    assert root.find(f"{TASK}Actions").get("Context") == principal, principal
    return [texts["Actions/Exec/Command"], texts["Actions/Exec/Arguments"]]


if __name__ == "__main__":
    kinds = {"plist": words_of_plist, "task": words_of_task}
    print(json.dumps(kinds[sys.argv[1]](sys.stdin.buffer.read())))
