// The dashboard: who signs in, which organization is shown, and its three views.

import { useEffect, useState } from "preact/hooks";
import { theme, turnTheme } from "../theme";
import { Mark } from "../ui/icons";
import { Choice, Dialog, IconButton, Said } from "../ui/parts";
import { ended, org, orgs, session, signIn, signOut } from "./api";
import { Deployments } from "./deployments";
import { Keys } from "./keys";
import { UsageView } from "./usage";

const VIEWS = [
  ["deployments", "Deployments"],
  ["keys", "Keys"],
  ["usage", "Usage"],
] as const;
type View = (typeof VIEWS)[number][0];

function viewOf(hash: string): View {
  return VIEWS.find(([name]) => `#/${name}` === hash)?.[0] ?? "deployments";
}

export function Dashboard() {
  const [view, setView] = useState(viewOf(location.hash));
  useEffect(() => {
    const onHash = () => setView(viewOf(location.hash));
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  if (!session.value) return <SignIn />;
  return (
    <div class="dashboard">
      <a class="skip" href="#main" onClick={skip}>
        To the content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        {org.value ? (
          <>
            <Choice
              label="View"
              value={view}
              options={VIEWS}
              onChange={(name) => (location.hash = `#/${name}`)}
            />
            {view === "keys" ? <Keys key={org.value} /> : null}
            {view === "usage" ? <UsageView key={org.value} /> : null}
            {view === "deployments" ? <Deployments key={org.value} /> : null}
          </>
        ) : (
          <p class="quiet">There is no organization yet. A first key or deployment makes one.</p>
        )}
      </main>
      <Said />
    </div>
  );
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function TopBar() {
  const [isMaking, setMaking] = useState(false);
  const isOperator = session.value!.operator;
  return (
    <header class="top">
      <Mark />
      <h1>hob host</h1>
      {isOperator ? (
        <>
          <select
            aria-label="Organization"
            value={org.value}
            onChange={(event) => (org.value = event.currentTarget.value)}
          >
            {orgs.value.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <IconButton icon="plus" label="Another organization" onClick={() => setMaking(true)} />
        </>
      ) : (
        <b>{org.value}</b>
      )}
      <IconButton
        icon={theme.value === "dark" ? "sun" : "moon"}
        label={theme.value === "dark" ? "Light colours" : "Dark colours"}
        onClick={turnTheme}
      />
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
      {isMaking && <NewOrg onClose={() => setMaking(false)} />}
    </header>
  );
}

/** Names an organization: it is there once it has a key or a deployment. */
function NewOrg({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    if (!orgs.value.includes(name)) orgs.value = [...orgs.value, name].sort();
    org.value = name;
    onClose();
  };
  return (
    <Dialog title="Another organization" onClose={onClose}>
      <form class="fields" onSubmit={enter}>
        <label class="field">
          Name
          <input
            required
            maxLength={64}
            pattern="[a-z0-9][a-z0-9_\-]*"
            title="Small letters, digits, - and _"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="quiet">Its first key or deployment makes it.</p>
        <div class="row end">
          <button class="primary">Show</button>
        </div>
      </form>
    </Dialog>
  );
}

function SignIn() {
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState("");
  const enter = async (event: Event) => {
    event.preventDefault();
    setProblem("");
    await signIn(key.trim()).catch((error: Error) => setProblem(error.message));
  };
  return (
    <main class="gate">
      <form class="panel" aria-labelledby="gate-title" onSubmit={(event) => void enter(event)}>
        <Mark size={32} />
        <h1 id="gate-title">Sign in</h1>
        <p role="alert" class={problem ? "wrong" : "quiet"}>
          {problem ||
            ended.value ||
            "An admin key of your organization, or what `hob host token` prints for the operator."}
        </p>
        <label class="field">
          Key
          <input
            type="password"
            autocomplete="off"
            autofocus
            required
            placeholder="ID:SECRET"
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        <button class="primary">Sign in</button>
      </form>
    </main>
  );
}
