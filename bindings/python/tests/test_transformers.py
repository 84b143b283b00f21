import json

import pytest

import hob_grammar

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
jsonschema = pytest.importorskip("jsonschema")

from hob_grammar.transformers import ConstraintLogitsProcessor  # noqa: E402

SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "maxLength": 12},
        "age": {"type": "integer", "minimum": 0, "maximum": 150},
        "tags": {"type": "array", "items": {"enum": ["a", "b"]}, "minItems": 1, "maxItems": 3},
    },
    "required": ["name", "age", "tags"],
}


@pytest.fixture(scope="module")
def model(tokenizer):
    torch.manual_seed(0)
    config = transformers.GPT2Config(
        # more logits than tokens, as models have
        vocab_size=tokenizer.get_vocab_size() + 12,
        n_positions=256,
        n_embd=32,
        n_layer=2,
        n_head=2,
        bos_token_id=0,
        eos_token_id=0,
        pad_token_id=0,
    )
    return transformers.GPT2LMHeadModel(config).eval()


@pytest.fixture(scope="module")
def fast(tokenizer):
    return transformers.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, eos_token="<|endoftext|>", pad_token="<|endoftext|>"
    )


@pytest.mark.parametrize(
    "options",
    [
        {"do_sample": False},
        {"do_sample": True, "temperature": 1.5},
        {"do_sample": False, "num_beams": 3},
        {"do_sample": True, "num_return_sequences": 4},
    ],
)
def test_generated_texts_are_valid(model, fast, options):
    torch.manual_seed(1)
    constraint = hob_grammar.Constraint(
        hob_grammar.from_transformers(fast), "json_schema", SCHEMA
    )
    prompts = fast(["The fox: ", "The lazy dog: "], return_tensors="pt", padding=True)
    output = model.generate(
        **prompts,
        max_new_tokens=60,
        logits_processor=[ConstraintLogitsProcessor(constraint, max_new_tokens=60)],
        **options,
    )
    answers = output[:, prompts["input_ids"].shape[1] :]
    assert len(answers) == 2 * options.get("num_return_sequences", 1)
    for answer in fast.batch_decode(answers, skip_special_tokens=True):
        jsonschema.validate(json.loads(answer), SCHEMA)


def test_a_tokenizer_without_a_fast_form_is_refused():
    class Slow:
        eos_token_id = 0

    with pytest.raises(hob_grammar.Error, match="Slow is no fast tokenizer"):
        hob_grammar.from_transformers(Slow())


def test_a_processor_of_llama_cpp_python(tokenizer):
    import numpy as np

    from hob_grammar.llama_cpp import ConstraintLogitsProcessor

    vocabulary = hob_grammar.from_tokenizers(tokenizer)
    constraint = hob_grammar.Constraint(vocabulary, "json_schema", SCHEMA)
    processor = ConstraintLogitsProcessor(constraint, max_tokens=50)
    random = np.random.default_rng(3)
    tokens = tokenizer.encode("The fox: ").ids
    prompt = len(tokens)
    while not tokens[prompt:] or tokens[-1] not in vocabulary.ends:
        scores = random.normal(size=len(vocabulary)).astype(np.single)
        processed = processor(np.array(tokens, dtype=np.intc), scores)
        tokens.append(int(processed.argmax()))
    assert len(tokens) - prompt <= 50
    text = b"".join(vocabulary.token_bytes(token) for token in tokens[prompt:])
    jsonschema.validate(json.loads(text), SCHEMA)
