// The page: the list at the side, the bar at the top, and the view.

import { useEffect, useState } from "preact/hooks";
import { keyRefused } from "./api";
import { BenchView } from "./bench/view";
import { ChatView } from "./chat/view";
import { Settings } from "./chat/settings";
import { current, startNew } from "./chat/store";
import { exportJson, exportMarkdown } from "./chat/transfer";
import { DeveloperView } from "./developer/view";
import { ServerView } from "./desktop/view";
import { Gate } from "./gate";
import { ModelsView } from "./models/view";
import { isOfDesktop, place } from "./route";
import { about, chooseModel, link, linkProblem, modelName, models, refresh } from "./server";
import { isOpen, Sidebar } from "./sidebar";
import { StructureView } from "./structure/view";
import { OldPage } from "./text/rich";
import { IconButton, Menu, Said } from "./ui/parts";

const TITLES: Record<string, string> = {
  structure: "Structure",
  models: "Models",
  developer: "Developer",
  bench: "Bench",
  server: "Server",
};
const SETTINGS = "hob-settings-open";
/** Screens on which the settings lie over the chat. */
const narrow = matchMedia("(width < 1150px)");

function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(narrow.matches);
  useEffect(() => {
    const onChange = () => setNarrow(narrow.matches);
    narrow.addEventListener("change", onChange);
    return () => narrow.removeEventListener("change", onChange);
  }, []);
  return isNarrow;
}

export function App() {
  const [hasSettings, setSettings] = useState(
    localStorage.getItem(SETTINGS) === "yes" && !narrow.matches,
  );
  const isNarrow = useNarrow();
  const { view } = place.value;
  useEffect(() => {
    document.title =
      view === "chat" && current.value.title ? `${current.value.title} · hob` : "hob";
  }, [view, current.value.title]);
  useShortcuts();
  if (link.value === "refused" || keyRefused.value) return <Gate />;
  const open = (isShown: boolean) => {
    setSettings(isShown);
    localStorage.setItem(SETTINGS, isShown ? "yes" : "no");
  };
  // what they cover cannot be reached meanwhile
  const covers = hasSettings && view === "chat" && isNarrow;
  return (
    <div class="app" data-settings={hasSettings && view === "chat"}>
      <a class="skip" href="#main" inert={covers} onClick={skip}>
        To the content
      </a>
      <Sidebar isCovered={covers} />
      {isOpen.value && <div class="shade" onClick={() => (isOpen.value = false)} />}
      <main id="main" tabIndex={-1} inert={covers}>
        <TopBar view={view} hasSettings={hasSettings} onSettings={() => open(!hasSettings)} />
        <Banner />
        <OldPage />
        {view === "structure" ? (
          <StructureView />
        ) : isOfDesktop(view) && about.value?.form !== "control" ? (
          <p class="elsewhere">This is for the window of hob desktop.</p>
        ) : view === "bench" ? (
          <BenchView />
        ) : view === "server" ? (
          <ServerView />
        ) : view === "models" ? (
          <ModelsView />
        ) : view === "developer" ? (
          <DeveloperView />
        ) : (
          <ChatView />
        )}
      </main>
      {hasSettings && view === "chat" && <Settings covers={covers} onClose={() => open(false)} />}
      <Said />
    </div>
  );
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Ctrl+Shift+O begins a new conversation, as elsewhere. */
function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== "o") return;
      event.preventDefault();
      startNew();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function Banner() {
  if (link.value === "lost")
    return (
      <div class="banner" role="alert">
        <p>
          <b>hob is gone.</b> It was ended, or it cannot be reached. The page tries again by itself.
        </p>
        <button type="button" onClick={() => void refresh()}>
          Try now
        </button>
      </div>
    );
  if (link.value === "loading")
    return (
      <p class="banner calm" role="status">
        {linkProblem.value || "Loading the model"}…
      </p>
    );
  return null;
}

function TopBar({
  view,
  hasSettings,
  onSettings,
}: {
  view: string;
  hasSettings: boolean;
  onSettings: () => void;
}) {
  const conversation = current.value;
  const isKept = conversation.leaf !== null;
  return (
    <header class="top">
      <IconButton
        class="narrow-only"
        icon="menu"
        label="Views and conversations"
        onClick={() => (isOpen.value = true)}
      />
      <h1>{TITLES[view] ?? (conversation.title || "New conversation")}</h1>
      <ModelChoice />
      {view === "chat" && (
        <>
          {isKept && (
            <Menu
              label="This conversation"
              items={[
                {
                  label: "Export as Markdown",
                  icon: "save",
                  onClick: () => void exportMarkdown(conversation),
                },
                {
                  label: "Export as JSON",
                  icon: "save",
                  onClick: () => void exportJson(conversation),
                },
              ]}
            />
          )}
          <IconButton
            icon="tune"
            label="Settings of this conversation"
            pressed={hasSettings}
            onClick={onSettings}
          />
        </>
      )}
    </header>
  );
}

function ModelChoice() {
  const all = models.value.filter(({ id }) => id);
  if (all.length < 2) return <span class="model quiet">{modelName.value}</span>;
  return (
    <select
      class="model"
      aria-label="Model"
      value={modelName.value}
      onChange={(event) => chooseModel(event.currentTarget.value)}
    >
      {all.map(({ id }) => (
        <option key={id}>{id}</option>
      ))}
    </select>
  );
}
