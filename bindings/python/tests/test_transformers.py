import json

import pytest

import hob_grammar

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
jsonschema = pytest.importorskip("jsonschema")

from hob_grammar.transformers import (  # noqa: E402
    ConstraintLogitsProcessor,
    choice_probabilities,
)

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


def test_parts_of_a_text_are_sampled_in_their_own_way(model, fast):
    torch.manual_seed(2)
    values = [f"{a}{b}" for a in "abcdefgh" for b in "abcdefgh"]
    schema = {
        "type": "object",
        "properties": {"cold": {"enum": values, "x-temperature": 0}, "warm": {"enum": values}},
        "required": ["cold", "warm"],
    }
    vocabulary = hob_grammar.from_transformers(fast)
    constraint = hob_grammar.Constraint(vocabulary, "json_schema", schema, whitespace="compact")
    prompt = fast("The fox: ", return_tensors="pt")
    output = model.generate(
        **prompt,
        do_sample=True,
        top_k=0,
        num_return_sequences=16,
        max_new_tokens=60,
        logits_processor=[
            ConstraintLogitsProcessor(constraint, 60, sampling={"temperature": 1.5})
        ],
    )
    answers = fast.batch_decode(
        output[:, prompt["input_ids"].shape[1] :], skip_special_tokens=True
    )
    found = [json.loads(answer) for answer in answers]
    assert len({value["warm"] for value in found}) > 4
    # the first key may come by different tokens, which the model then goes on from
    assert len({value["cold"] for value in found}) < len({value["warm"] for value in found})


def test_probabilities_of_a_choice_are_exact(model, fast):
    texts = ["a", "ab", "Öl", "quick"]
    vocabulary = hob_grammar.from_transformers(fast)
    constraint = hob_grammar.Constraint(vocabulary, "choice", texts)
    prompt = fast("The fox: ", return_tensors="pt")["input_ids"]

    def encode(text):
        return fast(text, add_special_tokens=False)["input_ids"]

    found = choice_probabilities(model, prompt, constraint, texts, encode)
    assert list(found) == texts and abs(sum(found.values()) - 1) < 1e-9
    expected = {}
    for text in texts:
        tokens = prompt[0].tolist()
        expected[text] = 1.0
        for token in encode(text) + ([vocabulary.ends[0]] if text == "a" else []):
            with torch.no_grad():
                logits = model(input_ids=torch.tensor([tokens])).logits[0, -1].double()
            expected[text] *= float(torch.softmax(logits, dim=-1)[token])
            tokens.append(token)
    for text in texts:
        assert abs(found[text] - expected[text] / sum(expected.values())) < 1e-6
    for wrong in (["a", "b"], ["qui"], [], ["a", "a"]):
        with pytest.raises(hob_grammar.Error):
            choice_probabilities(model, prompt, constraint, wrong, encode)


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
