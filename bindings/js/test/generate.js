// Texts of a model of transformers.js under JSON Schemas, in Node and in browsers alike.

/**
 * Generates a text for each case `{schema, prompt, sample}`, and calls `report` with the texts and
 * the numbers of their tokens.
 *
 * `api` is the package with its logits processor, `transformers` that of Hugging Face.
 */
export async function generateTexts(api, transformers, name, tokenizerJson, cases, report) {
  const { Constraint, Vocabulary, constraintLogitsProcessor } = api;
  const { AutoModelForCausalLM, AutoTokenizer } = transformers;
  const tokenizer = await AutoTokenizer.from_pretrained(name);
  const device = typeof window === "undefined" ? "cpu" : "wasm";
  // one thread: more of them spin while they wait for each other
  const session_options = { intraOpNumThreads: 1, interOpNumThreads: 1 };
  const options = { dtype: "q8", device, session_options };
  const model = await AutoModelForCausalLM.from_pretrained(name, options);
  const ends = [model.generation_config.eos_token_id].flat();
  const vocabulary = Vocabulary.fromTokenizerJson(tokenizerJson, ends);
  for (const { schema, prompt, sample, tokens } of cases) {
    const constraint = new Constraint(vocabulary, "json_schema", schema);
    const inputs = tokenizer(prompt);
    const choice = sample ? { do_sample: true, temperature: 1, top_k: 0 } : { do_sample: false };
    const output = await model.generate({
      ...inputs,
      ...choice,
      max_new_tokens: tokens,
      logits_processor: constraintLogitsProcessor(vocabulary, constraint, {
        maxNewTokens: tokens,
      }),
    });
    const answer = output.tolist()[0].slice(inputs.input_ids.dims[1]).map(Number);
    await report(tokenizer.decode(answer, { skip_special_tokens: true }), answer.length);
    constraint.free();
  }
}
