// Measurements of kernels beside the limits of the machine, and of models.

import { useEffect, useRef, useState } from "preact/hooks";
import { modelName, models } from "../server";
import { many, percent, rate, seconds } from "../ui/format";
import { Choice, saveFile } from "../ui/parts";
import { type Bar, bars, picture, png } from "./bars";
import { problem, readRun, run, saved, start, stop, watch } from "./state";

export function BenchView() {
  useEffect(watch, []);
  const [fault, setFault] = useState("");
  const attempt = async (work: () => unknown) => {
    setFault("");
    try {
      await work();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div class="bench developer">
      {(fault || problem.value) && (
        <p class="end wrong" role="alert">
          {fault || problem.value}
        </p>
      )}
      <Order attempt={attempt} />
      <Result attempt={attempt} />
    </div>
  );
}

type Attempt = (work: () => unknown) => Promise<void>;

function Order({ attempt }: { attempt: Attempt }) {
  const [kind, setKind] = useState<"model" | "kernels">("model");
  const [model, setModel] = useState("");
  const [numbers, setNumbers] = useState({ n_prompt: "512", n_gen: "128", repetitions: "3" });
  const [types, setTypes] = useState("q4_k");
  const isRunning = run.value?.state === "running";
  const begin = (event: Event) => {
    event.preventDefault();
    const whole = Object.entries(numbers).filter(([, n]) => n.trim());
    const listed = types.split(/[\s,]+/).filter(Boolean);
    const order =
      kind === "kernels"
        ? { kind, types: listed }
        : {
            kind,
            model: model || modelName.value,
            ...Object.fromEntries(whole.map(([name, n]) => [name, Number(n)])),
          };
    void attempt(() => start(order));
  };
  const number = (name: keyof typeof numbers, label: string) => (
    <label class="field">
      {label}
      <input
        type="number"
        min={name === "repetitions" ? 1 : 0}
        value={numbers[name]}
        onInput={(event) => setNumbers({ ...numbers, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <form class="panel bench-order" onSubmit={begin}>
      <Choice
        label="What is measured"
        value={kind}
        options={[
          ["model", "A model"],
          ["kernels", "Kernels"],
        ]}
        onChange={setKind}
      />
      <div class="load-fields">
        {kind === "model" ? (
          <>
            <label class="field">
              Model
              <select
                value={model || modelName.value}
                onChange={(event) => setModel(event.currentTarget.value)}
              >
                {models.value.map(({ id }) => (
                  <option key={id}>{id}</option>
                ))}
              </select>
            </label>
            {number("n_prompt", "Tokens to read")}
            {number("n_gen", "Tokens to write")}
            {number("repetitions", "Repetitions")}
          </>
        ) : (
          <label class="field">
            Types of weights; none is all, which takes minutes
            <input value={types} onInput={(event) => setTypes(event.currentTarget.value)} />
          </label>
        )}
      </div>
      <div class="row">
        <button class="primary" disabled={isRunning}>
          Measure
        </button>
        {isRunning && (
          <>
            <button type="button" onClick={() => void attempt(stop)}>
              Stop
            </button>
            <span class="quiet number" role="status">
              Measuring for {seconds(Math.max(1, Math.round(run.value!.seconds)) * 1000)}
            </span>
          </>
        )}
      </div>
    </form>
  );
}

function Result({ attempt }: { attempt: Attempt }) {
  const chooser = useRef<HTMLInputElement>(null);
  const now = run.value;
  const all = bars(now, saved.value);
  const title =
    now?.kind === "kernels" ? "Kernels: share of the machine's limits" : (now?.model ?? "");
  const take = (file: File | undefined) =>
    attempt(async () => {
      if (file) saved.value = readRun(await file.text());
    });
  return (
    <section class="panel" aria-label="Result">
      <div class="result-head">
        <h2>{now?.result ? title : "Result"}</h2>
        <span class="push" />
        {now?.result && (
          <>
            <button
              type="button"
              class="small"
              onClick={() =>
                saveFile("hob-bench.json", "application/json", JSON.stringify(now, null, 2))
              }
            >
              JSON
            </button>
            <button
              type="button"
              class="small"
              onClick={() => saveFile("hob-bench.svg", "image/svg+xml", picture(all, title))}
            >
              SVG
            </button>
            <button
              type="button"
              class="small"
              onClick={() =>
                void attempt(async () =>
                  saveFile("hob-bench.png", "image/png", await png(picture(all, title))),
                )
              }
            >
              PNG
            </button>
          </>
        )}
        <button type="button" class="small" onClick={() => chooser.current?.click()}>
          Compare with a saved one
        </button>
        {saved.value && (
          <button type="button" class="small" onClick={() => (saved.value = null)}>
            Do not compare
          </button>
        )}
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label="A saved measurement"
          hidden
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      {now?.error && (
        <p class="end wrong" role="alert">
          {now.error}
        </p>
      )}
      {now?.state === "cancelled" && <p class="none quiet">The measurement was stopped.</p>}
      {now?.state === "running" && !now.result && (
        <p class="none quiet">It appears here once it is measured.</p>
      )}
      {!now && <p class="none quiet">Nothing has been measured yet.</p>}
      {now?.result && !Array.isArray(now.result) && <Limits />}
      {saved.value && now?.result && saved.value.kind !== now.kind && (
        <p class="none quiet">The saved measurement is of another kind.</p>
      )}
      {[...Map.groupBy(all, ({ group }) => group)].map(([group, list]) => (
        <Bars key={group} title={group} list={list} />
      ))}
    </section>
  );
}

function Limits() {
  const result = run.value!.result!;
  if (Array.isArray(result)) return null;
  const { cpu, threads, read_gb_per_s, multiply } = result.limits;
  const fastest = (name: "f32" | "int8") => Math.max(...multiply.map((isa) => isa[name] ?? 0));
  return (
    <p class="none quiet">
      {cpu} · {many(threads, "thread")} · reads {rate(read_gb_per_s)} GB/s · multiplies{" "}
      {rate(fastest("f32"))} GOP/s in f32, {rate(fastest("int8"))} in int8
    </p>
  );
}

function Bars({ title, list }: { title: string; list: Bar[] }) {
  return (
    <table class="bars">
      <caption>{title}</caption>
      <tbody>
        {list.map(({ name, label, value, most, text, note, isChosen, before }) => (
          <tr key={name} data-chosen={isChosen}>
            <th scope="row">{label}</th>
            <td class="bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * value) / most} height="10" />
                {before !== null && (
                  <line x1={(100 * before) / most} x2={(100 * before) / most} y2="10" />
                )}
              </svg>
            </td>
            <td class="number">
              {text}
              {before !== null && before > 0 && (
                <span class="quiet" data-better={value >= before}>
                  {" "}
                  {value >= before ? "+" : "−"}
                  {percent(Math.abs(value / before - 1))}
                </span>
              )}
              {note && <span class="quiet bar-note">{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
