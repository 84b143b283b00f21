"""A structured-output backend for vLLM."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from vllm.v1.structured_output.backend_types import (
    StructuredOutputBackend,
    StructuredOutputGrammar,
    StructuredOutputOptions,
)

from ._native import Constraint, Error, Matcher, Vocabulary, kinds
from .bitmaps import allocate_tensor
from .loading import from_transformers

KINDS = {
    StructuredOutputOptions.JSON: "json_schema",
    StructuredOutputOptions.JSON_OBJECT: "json_object",
    StructuredOutputOptions.REGEX: "regex",
    StructuredOutputOptions.GRAMMAR: "grammar",
    StructuredOutputOptions.CHOICE: "choice",
    StructuredOutputOptions.STRUCTURAL_TAG: "structural_tag",
}


@dataclass
class HobBackend(StructuredOutputBackend):
    """The backend of an engine: one vocabulary, for which requests are compiled."""

    def __post_init__(self) -> None:
        self.vocabulary: Vocabulary = from_transformers(self.tokenizer)
        config = getattr(self.vllm_config, "structured_outputs_config", None)
        compact = getattr(config, "disable_any_whitespace", False)
        self.whitespace = "compact" if compact else "natural"

    def compile_grammar(
        self,
        request_type: StructuredOutputOptions,
        grammar_spec: str,
        stop_token_ids: set[int] | None = None,
    ) -> StructuredOutputGrammar:
        kind = KINDS[request_type]
        if kind not in kinds():
            raise Error(f"hob_grammar has no kind of constraint {kind}: there are {kinds()}")
        has_schemas = kind not in ("regex", "choice", "grammar")
        constraint = Constraint(
            self.vocabulary,
            kind,
            grammar_spec,
            whitespace=self.whitespace if has_schemas else None,
        )
        return HobGrammar(Matcher(constraint))

    def allocate_token_bitmask(self, max_num_seqs: int) -> torch.Tensor:
        n_tokens = max(self.vocab_size, len(self.vocabulary))
        return allocate_tensor(max_num_seqs, n_tokens, pin_memory=torch.cuda.is_available())

    def destroy(self) -> None:
        """Frees nothing: what was compiled goes with its last request."""


@dataclass
class HobGrammar(StructuredOutputGrammar):
    """The position of a request in its constraint."""

    matcher: Matcher

    def find_jump_string(self) -> str | None:
        """Returns the text that comes next whatever is chosen, up to its last whole character."""
        text = self.matcher.forced_bytes().decode("utf-8", errors="ignore")
        return text or None

    def accept_tokens(self, request_id: str, tokens: list[int]) -> bool:
        if self.matcher.is_ended:
            return True
        return self.matcher.advance_all(tokens) == len(tokens) or self.matcher.is_ended

    def validate_tokens(self, tokens: list[int]) -> list[int]:
        # drafts may be padded with -1
        drafted = tokens[: tokens.index(-1)] if -1 in tokens else tokens
        return drafted[: self.matcher.validate(drafted)]

    def rollback(self, num_tokens: int) -> None:
        self.matcher.rollback(num_tokens)

    def fill_bitmask(self, bitmask: torch.Tensor, batch_index: int) -> None:
        self.matcher.fill(bitmask, batch_index)

    def is_terminated(self) -> bool:
        return self.matcher.is_ended

    def reset(self) -> None:
        self.matcher.reset()


def install(name: str = "guidance") -> None:
    """Makes vLLM use this backend where a request or the configuration names `name`.

    vLLM chooses among backends by name in one place, where the class of another is replaced; it
    still checks requests with that one's own rules before.
    """
    import vllm.v1.structured_output as manager

    classes: dict[str, Any] = {"guidance": "GuidanceBackend", "xgrammar": "XgrammarBackend"}
    if name not in classes:
        raise Error(f"vLLM has no backend {name} that can be replaced: {list(classes)}")
    setattr(manager, classes[name], HobBackend)
