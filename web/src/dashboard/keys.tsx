// The keys of an organization: made and shown once, limited, revoked.

import { useState } from "preact/hooks";
import { count, moment } from "../ui/format";
import { Choice, Confirm, Copy, Dialog, say } from "../ui/parts";
import { ask, below, type Key, type Limits, type Role, session } from "./api";
import { usePolled } from "./poll";

const POLL_MS = 5000;

export function Keys() {
  const list = usePolled<{ keys: Key[] }>(below("keys"), POLL_MS);
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Key | null>(null);
  const [problem, setProblem] = useState("");
  const again = () => void list.again();
  const revoke = async (key: Key) => {
    try {
      await ask("DELETE", below(`keys/${key.id}`));
      say("Revoked.");
    } catch (error) {
      setProblem((error as Error).message);
    }
    again();
  };
  const all = [...(list.value?.keys ?? [])].sort(
    (a, b) => Number(a.revoked !== null) - Number(b.revoked !== null) || b.created - a.created,
  );
  return (
    <section class="panel" aria-label="Keys">
      <div class="panel-head">
        <h2>Keys</h2>
        <button type="button" class="primary" onClick={() => setMaking(true)}>
          Make a key
        </button>
      </div>
      {(problem || list.problem) && <p class="wrong pad">{problem || list.problem}</p>}
      {list.value && !all.length && <p class="quiet pad">None yet.</p>}
      {all.length > 0 && (
        <div class="table" tabIndex={0} role="region" aria-label="List of keys">
          <table>
            <thead>
              <tr>
                <th>ID</th>
                <th>Role</th>
                <th>Made</th>
                <th>Limits</th>
                <th>State</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {all.map((key) => (
                <tr key={key.id}>
                  <td>
                    <code>{key.id}</code>
                    {key.id === session.value!.key && (
                      <span class="quiet"> (signed in with it)</span>
                    )}
                  </td>
                  <td>{key.role}</td>
                  <td>{moment(key.created * 1000)}</td>
                  <td>{limitsOf(key.limits)}</td>
                  <td>{key.revoked === null ? "valid" : "revoked"}</td>
                  <td>
                    {key.revoked === null && (
                      <button
                        type="button"
                        class="small"
                        aria-label={`Revoke ${key.id}`}
                        onClick={() => setRevoking(key)}
                      >
                        Revoke
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isMaking && (
        <NewKey
          onClose={() => {
            setMaking(false);
            again();
          }}
        />
      )}
      {revoking && (
        <Confirm
          title={`Revoke ${revoking.id}?`}
          text="It opens nothing from then on, here and at every deployment. That cannot be undone."
          word="Revoke"
          onYes={() => void revoke(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </section>
  );
}

function limitsOf({ requests_per_minute, tokens_per_minute, concurrency }: Limits): string {
  const parts = [
    requests_per_minute !== null && `${count(requests_per_minute)} requests/min`,
    tokens_per_minute !== null && `${count(tokens_per_minute)} tokens/min`,
    concurrency !== null && `${count(concurrency)} at once`,
  ];
  return parts.filter(Boolean).join(", ") || "the server's";
}

const LIMITS: [keyof Limits, string][] = [
  ["requests_per_minute", "Requests a minute"],
  ["tokens_per_minute", "Tokens a minute"],
  ["concurrency", "Requests at once"],
];

const ROLES: [Role, string][] = [
  ["user", "Use deployments"],
  ["admin", "Manage them, too"],
];

function NewKey({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>("user");
  const [limits, setLimits] = useState<Partial<Limits>>({});
  const [made, setMade] = useState("");
  const [problem, setProblem] = useState("");
  const enter = async (event: Event) => {
    event.preventDefault();
    try {
      setMade((await ask<{ key: string }>("POST", below("keys"), { role, ...limits })).key);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  if (made)
    return (
      <Dialog title="The new key" onClose={onClose}>
        <p>This is the only time that it is shown.</p>
        <p class="made">
          <code>{made}</code>
          <Copy text={() => made} />
        </p>
      </Dialog>
    );
  return (
    <Dialog title="Make a key" onClose={onClose}>
      <form class="fields" onSubmit={(event) => void enter(event)}>
        {problem && (
          <p class="wrong" role="alert">
            {problem}
          </p>
        )}
        <div class="field">
          <span>It may</span>
          <Choice label="It may" value={role} options={ROLES} onChange={setRole} />
        </div>
        {LIMITS.map(([name, label]) => (
          <label key={name} class="field">
            {label}
            <input
              type="number"
              min={0}
              placeholder="the server's"
              value={limits[name] ?? ""}
              onInput={(event) => {
                const value = event.currentTarget.valueAsNumber;
                setLimits({ ...limits, [name]: Number.isNaN(value) ? null : value });
              }}
            />
          </label>
        ))}
        <div class="row end">
          <button class="primary">Make it</button>
        </div>
      </form>
    </Dialog>
  );
}
