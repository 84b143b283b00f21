// A box to try a deployment, and how programs use it.

import { useRef, useState } from "preact/hooks";
import { type Language, LANGUAGES, example } from "../developer/examples";
import { Choice, Copy, Dialog } from "../ui/parts";
import { type Deployment, org, send, session } from "./api";

export function Try({ of, onClose }: { of: Deployment; onClose: () => void }) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState("");
  const [work, setWork] = useState<AbortController | null>(null);
  const running = useRef<AbortController | null>(null);
  const close = () => {
    running.current?.abort();
    onClose();
  };
  const enter = async (event: Event) => {
    event.preventDefault();
    const controller = new AbortController();
    running.current = controller;
    setWork(controller);
    setAnswer("");
    setProblem("");
    try {
      await stream(
        `${org.value}/${of.app}/v1/chat/completions`,
        text,
        controller.signal,
        setAnswer,
      );
    } catch (error) {
      if (!controller.signal.aborted) setProblem((error as Error).message);
    }
    setWork(null);
  };
  return (
    <Dialog title={`Try ${of.app}`} class="wide" onClose={close}>
      <form class="fields" onSubmit={(event) => void enter(event)}>
        <label class="field">
          Message
          <textarea
            rows={3}
            required
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="row end">
          {work ? (
            <button type="button" onClick={() => work.abort()}>
              Stop
            </button>
          ) : (
            <button class="primary">Send</button>
          )}
        </div>
      </form>
      {problem && (
        <p class="wrong" role="alert">
          {problem}
        </p>
      )}
      <div class="answer-box" role="status" aria-label="Answer">
        {answer || (work ? "…" : "")}
      </div>
      <Snippets of={of} />
    </Dialog>
  );
}

/** Streams an answer to one message; `show` gets all of it that is there. */
async function stream(
  path: string,
  text: string,
  signal: AbortSignal,
  show: (text: string) => void,
): Promise<void> {
  const messages = [{ role: "user", content: text }];
  const response = await send("POST", path, { messages, stream: true }, signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let whole = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += value;
    const events = rest.split("\n\n");
    rest = events.pop()!;
    for (const event of events) {
      if (!event.startsWith("data: ") || event === "data: [DONE]") continue;
      const chunk = JSON.parse(event.slice(6)) as {
        error?: { message: string };
        choices: { delta: { content?: string | null; reasoning_content?: string } }[];
      };
      if (chunk.error) throw new Error(chunk.error.message);
      const delta = chunk.choices[0]?.delta;
      whole += delta?.reasoning_content ?? delta?.content ?? "";
      show(whole);
    }
  }
}

function Snippets({ of }: { of: Deployment }) {
  const [language, setLanguage] = useState<Language>("curl");
  const base = `${session.value!.address}/${org.value}/${of.app}`;
  const needsKey = of.auth === "private";
  const text = example(language, { base, model: of.model_name, needsKey });
  return (
    <section class="use" aria-label="Use it">
      <div class="panel-head">
        <h3>Use it</h3>
        <Choice
          label="Language"
          value={language}
          options={LANGUAGES.map(([name, label]) => [name, label] as const)}
          onChange={setLanguage}
        />
        <span class="push" />
        <Copy text={() => text} />
      </div>
      <pre class="log" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
