"""The backend through the calls that vLLM's StructuredOutputManager makes."""

from types import SimpleNamespace

import pytest

import hob_grammar

torch = pytest.importorskip("torch")
types = pytest.importorskip("vllm.v1.structured_output.backend_types")
transformers = pytest.importorskip("transformers")


@pytest.fixture
def backend(tokenizer):
    from hob_grammar.vllm import HobBackend

    fast = transformers.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, eos_token="<|endoftext|>"
    )
    config = SimpleNamespace(
        structured_outputs_config=SimpleNamespace(disable_any_whitespace=True)
    )
    return HobBackend(config, tokenizer=fast, vocab_size=512)


def test_a_request_is_masked_step_by_step(backend, tokenizer):
    options = types.StructuredOutputOptions
    grammar = backend.compile_grammar(options.JSON, '{"enum": [true, "name"]}')
    assert isinstance(grammar, types.StructuredOutputGrammar)
    bitmask = backend.allocate_token_bitmask(3)
    assert bitmask.shape == (3, 16) and bitmask.dtype == torch.int32
    tokens = tokenizer.encode('"name"').ids
    # one mask for each drafted position, then back
    for i, token in enumerate(tokens[:2]):
        grammar.fill_bitmask(bitmask, i)
        assert bitmask[i, token // 32] >> (token % 32) & 1
        assert grammar.accept_tokens("r", [token])
    grammar.rollback(2)
    assert grammar.validate_tokens([*tokens, 0, -1, -1]) == [*tokens, 0]
    assert grammar.validate_tokens([tokens[0], tokens[0]]) == tokens[:1]
    assert not grammar.accept_tokens("r", [*tokens, tokens[0]])
    grammar.reset()
    assert grammar.accept_tokens("r", [*tokens, 0]) and grammar.is_terminated()
    assert grammar.accept_tokens("r", [0])
    grammar.rollback(1)
    assert not grammar.is_terminated()
    forced = backend.compile_grammar(options.REGEX, "name: [0-9]")
    assert forced.find_jump_string() == "name: "
    assert backend.compile_grammar(options.JSON_OBJECT, "").find_jump_string() == "{"
    assert backend.compile_grammar(options.GRAMMAR, 'root ::= "a" | "b"').find_jump_string() is None
    with pytest.raises(hob_grammar.Error):
        backend.compile_grammar(options.JSON, '{"type": 1}')
    backend.destroy()
