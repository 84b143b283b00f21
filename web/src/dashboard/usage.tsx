// The usage of an organization, by day, deployment and key.

import { useState } from "preact/hooks";
import { count, rate, seconds } from "../ui/format";
import { below, type Numbers, type Usage } from "./api";
import { usePolled } from "./poll";

const POLL_MS = 5000;
const DAY_MS = 86_400_000;
const SPANS = [1, 7, 30, 400] as const;

export function UsageView() {
  const [days, setDays] = useState(30);
  const from = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const { value, problem } = usePolled<Usage>(below(`usage?from=${from}`), POLL_MS);
  const entries = [...(value?.usage ?? [])].reverse();
  return (
    <section class="panel" aria-label="Usage">
      <div class="panel-head">
        <h2>Usage</h2>
        <select
          aria-label="Days"
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        >
          {SPANS.map((span) => (
            <option key={span} value={String(span)}>
              {span === 1 ? "Today" : `${span} days`}
            </option>
          ))}
        </select>
      </div>
      {problem && <p class="wrong pad">{problem}</p>}
      {value && <Totals of={value.total} />}
      {value && !entries.length && <p class="quiet pad">Nothing was used in this time.</p>}
      {entries.length > 0 && (
        <div class="table" tabIndex={0} role="region" aria-label="Usage by day">
          <table>
            <thead>
              <tr>
                <th>Day (UTC)</th>
                <th>Deployment</th>
                <th>Key</th>
                <th class="number">Requests</th>
                <th class="number">Refused</th>
                <th class="number">Read</th>
                <th class="number">Written</th>
                <th class="number">Written/s</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={`${entry.day} ${entry.app} ${entry.key}`}>
                  <td>{entry.day}</td>
                  <td>{entry.app}</td>
                  <td>{entry.key ? <code>{entry.key}</code> : "none"}</td>
                  <td class="number">{count(entry.requests)}</td>
                  <td class="number">{count(entry.refused)}</td>
                  <td class="number">{count(entry.prompt_tokens)}</td>
                  <td class="number">{count(entry.completion_tokens)}</td>
                  <td class="number">{speed(entry)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function speed({ completion_tokens, milliseconds }: Numbers): string {
  return milliseconds ? rate((completion_tokens * 1000) / milliseconds) : "–";
}

function Totals({ of }: { of: Numbers }) {
  const tiles: [string, string][] = [
    ["Requests", count(of.requests)],
    ["Tokens read", count(of.prompt_tokens)],
    ["Tokens written", count(of.completion_tokens)],
    ["Written per second", speed(of)],
    ["A request on average", of.requests ? seconds(of.milliseconds / of.requests) : "–"],
  ];
  return (
    <dl class="tiles">
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
