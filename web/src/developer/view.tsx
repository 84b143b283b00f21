// The developer view of a server: what it does now, how to ask it, and what it was asked.

import { useEffect, useState } from "preact/hooks";
import { about, api, contextSize, lookForApi, modelFacts, modelName, props } from "../server";
import { Code } from "../text/rich";
import { count, many, percent, rate, size } from "../ui/format";
import { Choice, Copy } from "../ui/parts";
import { example, type Language, LANGUAGES } from "./examples";
import { Requests } from "./requests";
import { last, type Moment, moments, problem, SHOWN, watch } from "./stats";

export function DeveloperView() {
  useEffect(watch, []);
  return (
    <div class="developer">
      {problem.value && (
        <p class="end wrong" role="alert">
          The server does not tell what it does: {problem.value}
        </p>
      )}
      <Plots />
      <div class="developer-columns">
        <Use />
        <About />
      </div>
      <Requests />
    </div>
  );
}

function Plots() {
  const stats = last.value;
  const all = moments.value;
  const now = all.at(-1);
  const known = all.findLast(({ cached }) => cached !== null)?.cached;
  return (
    <section class="plots" aria-label="What the server does">
      <Plot
        title="Written"
        value={now ? rate(now.written) : "0"}
        unit="tokens/s"
        of={({ written }) => written}
        note={stats ? `${peak("written")}${count(stats.completion_tokens)} since its start` : ""}
      />
      <Plot
        title="Read"
        value={now ? rate(now.read) : "0"}
        unit="tokens/s"
        of={({ read }) => read}
        note={stats ? `${peak("read")}${count(stats.prompt_tokens)} since its start` : ""}
      />
      <Plot
        title="Slots in work"
        value={stats ? count(stats.processing) : "0"}
        unit={stats ? `of ${count(stats.slots)}` : ""}
        of={({ processing }) => processing}
        most={stats?.slots}
        note={stats?.parked ? `${many(stats.parked, "answer")} parked` : ""}
      />
      <Plot
        title="Queue"
        value={stats ? count(stats.waiting) : "0"}
        unit="waiting"
        of={({ waiting }) => waiting}
        note=""
      />
      <Plot
        title="Prompts known"
        value={known === undefined || known === null ? "–" : percent(known)}
        unit="of the last"
        of={({ cached }) => cached ?? 0}
        most={1}
        note={stats ? `${count(stats.cached_tokens)} tokens since its start` : ""}
      />
      <Plot
        title="Memory"
        value={stats?.memory_bytes ? size(stats.memory_bytes) : "–"}
        unit="own"
        of={({ memory }) => memory}
        note={stats?.mapped_bytes ? `and ${size(stats.mapped_bytes)} of files` : ""}
      />
    </section>
  );
}

/** Returns the highest speed of the moments that are shown, and what parts it from more. */
function peak(name: "written" | "read"): string {
  const most = Math.max(0, ...moments.value.map((moment) => moment[name]));
  return most > 0 ? `peak ${rate(most)} · ` : "";
}

function Plot({
  title,
  value,
  unit,
  of,
  most,
  note,
}: {
  title: string;
  value: string;
  unit: string;
  of: (moment: Moment) => number;
  most?: number | undefined;
  note: string;
}) {
  const values = moments.value.map(of);
  const top = most ?? Math.max(...values, 1e-9);
  const from = SHOWN - values.length;
  const points = values.map((y, i) => `${from + i},${(30 - (28 * y) / (top || 1)).toFixed(2)}`);
  const area = points.length ? [`${from},30`, ...points, `${SHOWN - 1},30`].join(" ") : "";
  return (
    <div class="plot">
      <h2>{title}</h2>
      <p>
        <b>{value}</b> <span class="quiet">{unit}</span>
      </p>
      <svg viewBox={`0 0 ${SHOWN - 1} 30`} preserveAspectRatio="none" aria-hidden="true">
        <polygon points={area} />
        <polyline points={points.join(" ")} />
      </svg>
      <p class="quiet note-line">{note || " "}</p>
    </div>
  );
}

const LOOK_MS = 2000;

/** Returns where programs reach the server, and looks again and again while that is shown. */
export function useApi() {
  useEffect(() => {
    const look = () => void lookForApi().catch(() => {});
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return api.value;
}

function Use() {
  const server = useApi();
  const [language, setLanguage] = useState<Language>("curl");
  const known = LANGUAGES.find(([name]) => name === language)![2];
  if (!server)
    return (
      <section class="panel" aria-label="Use it">
        <div class="result-head">
          <h2>Use it</h2>
        </div>
        <ApiStopped />
      </section>
    );
  const text = example(language, { ...server, model: modelName.value });
  return (
    <section class="panel use" aria-label="Use it">
      <div class="result-head">
        <h2>Use it</h2>
        <Choice
          label="Language"
          value={language}
          options={LANGUAGES.map(([name, label]) => [name, label] as const)}
          onChange={setLanguage}
        />
        <span class="push" />
        <Copy text={() => text} name="Copy the program" />
      </div>
      <pre class="snippet" tabIndex={0}>
        <Code text={text} language={known} />
      </pre>
    </section>
  );
}

/** Says that nothing listens for programs, and the place where that is changed. */
export function ApiStopped() {
  return (
    <p class="quiet none">
      The API does not listen: no program can ask it. It is started under{" "}
      <a href="#/server">Server</a>.
    </p>
  );
}

function About() {
  const { quantization, size: bytes } = modelFacts.value;
  const base = api.value ? `${api.value.base}/v1` : "";
  const facts: [string, string][] = [
    ["Model", modelName.value],
    ["Weights", [quantization, bytes ? size(bytes) : ""].filter(Boolean).join(", ")],
    ["Context", contextSize.value ? `${count(contextSize.value)} tokens` : ""],
    ["File", props.value?.model_path ?? ""],
    ["Build", props.value?.build_info ?? about.value?.version ?? ""],
    ["Base URL", base || "the API does not listen"],
    ["Key", api.value?.needsKey ? "needed, one of the server's" : "none needed, any accepted"],
  ];
  return (
    <section class="panel about" aria-label="The server">
      <div class="result-head">
        <h2>The server</h2>
      </div>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span>{value}</span>{" "}
                {value === base && <Copy text={() => base} name="Copy the base URL" />}
              </dd>
            </div>
          ))}
      </dl>
      {props.value?.chat_template && (
        <details>
          <summary>Chat template</summary>
          <pre tabIndex={0} class="snippet">
            {props.value.chat_template}
          </pre>
        </details>
      )}
    </section>
  );
}
