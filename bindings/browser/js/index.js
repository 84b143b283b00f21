// Models in a page. Each has a worker of its own, which computes on the page's GPU, or on its CPU.

/** A model that is loaded. */
export class Model {
  #worker;
  #next = 1;
  #waiting = new Map();

  constructor() {
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#waiting.get(data.id)?.(data);
    this.#worker.onerror = (event) => {
      const error = event.message || "the worker of the model cannot be started";
      for (const take of this.#waiting.values()) take({ error });
    };
  }

  /**
   * Loads a GGUF file: an address, or a `File`, `Blob` or `ArrayBuffer`.
   *
   * `device` is "auto" (the GPU if there is one), "gpu" or "cpu"; `n_ctx` is the number of
   * positions; `keep: false` keeps nothing of it in the browser; `onProgress` is told how many
   * bytes of how many are there.
   */
  static async load(source, { keep = true, onProgress, ...options } = {}) {
    const model = new Model();
    try {
      const found = await model.#call({ kind: "load", source, options, keep }, ({ progress }) =>
        onProgress?.(progress),
      );
      return Object.assign(model, found);
    } catch (error) {
      model.close();
      throw error;
    }
  }

  /**
   * Writes an answer piece by piece: an asynchronous iterator over `{text, is_reasoning}`. The last
   * one has `end`: why the answer ended, its tokens and its times. Leaving the loop stops it.
   */
  async *stream(request) {
    const pieces = [];
    let wake = () => {};
    let ended = null;
    const id = this.#next;
    const call = this.#call({ kind: "answer", request }, ({ delta }) => {
      pieces.push(delta);
      wake();
    }).then(
      (end) => {
        ended = { end };
        wake();
      },
      (error) => {
        ended = { error };
        wake();
      },
    );
    try {
      for (;;) {
        while (pieces.length > 0) yield pieces.shift();
        if (ended?.error) throw ended.error;
        if (ended) {
          yield { text: "", is_reasoning: false, end: ended.end };
          return;
        }
        await new Promise((done) => {
          wake = done;
          if (pieces.length > 0 || ended) done();
        });
      }
    } finally {
      if (!ended) this.#worker.postMessage({ kind: "stop", id });
      void call;
    }
  }

  /** Writes a whole answer: its text, reasoning, and what is known at its end. */
  async answer(request) {
    const whole = { text: "", reasoning: "" };
    for await (const { text, is_reasoning, end } of this.stream(request)) {
      whole[is_reasoning ? "reasoning" : "text"] += text;
      Object.assign(whole, end);
    }
    return whole;
  }

  /** Lets the model go, and stops what it writes. */
  close() {
    this.#worker.terminate();
    for (const take of this.#waiting.values()) take({ error: "the model is closed" });
  }

  #call(message, tell) {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, (data) => {
        if (data.error === undefined && data.result === undefined) {
          tell(data);
          return;
        }
        this.#waiting.delete(id);
        if (data.error === undefined) done(data.result);
        else failed(new Error(data.error));
      });
      this.#worker.postMessage({ id, ...message });
    });
  }
}
