"""The work folder: who may change it, and how the files in it are read and written."""

import fcntl
from contextlib import contextmanager
from pathlib import Path

import torch

from model import Model, Shape


@contextmanager
def locked(folder: Path):
    """One process at a time changes a work folder; the system lets go of it when the process ends, however that comes."""
    with open(folder / "lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SystemExit(f"another process works in {folder}: wait for it, stop it (SIGTERM to those in {folder / 'pids'}), or choose another --work") from None
        yield


def read(path: Path) -> dict:
    if not path.exists():
        raise SystemExit(f"{path} is not there: `train` writes checkpoint.pt on the way and model.pt at its end, `restore` makes a checkpoint.pt of a released file")
    return torch.load(path, map_location="cpu", weights_only=False)


def model(state: dict) -> Model:
    made = Model(Shape(**state["shape"]))
    made.load_state_dict(state["model"])
    return made


def save(path: Path, **state) -> None:
    """Written beside and moved into place: a stop in the middle costs nothing."""
    part = path.with_suffix(".part")
    torch.save(state, part)
    part.replace(path)


def remade(state: dict, made: Model) -> dict:
    """A checkpoint of another model that goes on where this one stood; the optimiser begins anew."""
    kept = {key: state[key] for key in ("step", "tokens", "stage", "practice") if key in state}
    return kept | {"model": made.state_dict(), "shape": made.shape.as_dict(), "spent": 0.0}
