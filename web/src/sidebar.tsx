// The way around: views, and the conversations with their search.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { exportJson, exportMarkdown, readExport } from "./chat/transfer";
import { adopt, change, conversations, current, forget, startNew, writings } from "./chat/store";
import { type Conversation, search } from "./db";
import { go, isOfDesktop, place, type View } from "./route";
import { about, link } from "./server";
import { theme, turnTheme } from "./theme";
import { moment, period } from "./ui/format";
import { Icon, type IconName, Mark } from "./ui/icons";
import { Confirm, Dialog, IconButton, Menu, say } from "./ui/parts";

/** True where the list lies over a narrow screen. */
export const isOpen = signal(false);

const VIEWS: { view: View; label: string; icon: IconName }[] = [
  { view: "chat", label: "Chat", icon: "chat" },
  { view: "structure", label: "Structure", icon: "tree" },
  { view: "models", label: "Models", icon: "box" },
  { view: "developer", label: "Developer", icon: "pulse" },
  { view: "bench", label: "Bench", icon: "gauge" },
  { view: "server", label: "Server", icon: "server" },
];

const found = signal<ReadonlySet<string> | null>(null);
const words = signal("");

async function find(text: string): Promise<void> {
  words.value = text;
  const asked = text.trim();
  const ids = asked ? await search(asked) : null;
  if (words.value.trim() === asked) found.value = ids;
}

export function Sidebar({ isCovered }: { isCovered: boolean }) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOpen.value) root.current?.querySelector("a")?.focus();
  }, [isOpen.value]);
  return (
    <nav
      class="sidebar"
      ref={root}
      aria-label="Views and conversations"
      data-open={isOpen.value}
      inert={isCovered}
      onKeyDown={(event) => {
        if (event.key === "Escape") isOpen.value = false;
      }}
    >
      <div class="brand">
        <Mark />
        <span class="name">hob</span>
        <span class="quiet">{about.value?.version}</span>
        <span class="push" />
        <IconButton
          icon={theme.value === "dark" ? "sun" : "moon"}
          label={theme.value === "dark" ? "Light colours" : "Dark colours"}
          onClick={turnTheme}
        />
        <IconButton
          class="narrow-only"
          icon="close"
          label="Close the list"
          onClick={() => (isOpen.value = false)}
        />
      </div>
      <ul class="views">
        {VIEWS.filter(({ view }) => !isOfDesktop(view) || about.value?.form === "control").map(
          ({ view, label, icon }) => (
            <li key={view}>
              <a
                href={`#/${view}`}
                aria-current={place.value.view === view ? "page" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  isOpen.value = false;
                  go(view, view === "chat" && current.value.leaf ? current.value.id : "");
                }}
              >
                <Icon name={icon} /> {label}
              </a>
            </li>
          ),
        )}
      </ul>
      <Conversations />
      <p class="link quiet" data-link={link.value}>
        <span class="dot" />
        {
          {
            waiting: "Connecting",
            loading: "Loading the model",
            ready: "Ready",
            lost: "hob is gone",
            refused: "A key is needed",
          }[link.value]
        }
      </p>
    </nav>
  );
}

function Conversations() {
  const [problem, setProblem] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const shown = conversations.value.filter(({ id }) => found.value?.has(id) ?? true);
  const groups = Map.groupBy(shown, (conversation) =>
    conversation.isPinned ? "Pinned" : period(conversation.updated),
  );
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem("");
    try {
      const all = await readExport(file);
      await adopt(all);
      say(`${all.length} conversations were read.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      <div class="list-head">
        <button
          type="button"
          class="new"
          onClick={() => {
            isOpen.value = false;
            startNew();
          }}
        >
          <Icon name="plus" size={16} /> New conversation
        </button>
        <Menu
          label="All conversations"
          items={[
            { label: "Export all as JSON", icon: "save", onClick: () => void exportJson() },
            {
              label: "Export all as Markdown",
              icon: "save",
              onClick: () => void exportMarkdown(),
            },
            {
              label: "Import JSON or Markdown",
              icon: "plus",
              onClick: () => chooser.current?.click(),
            },
          ]}
        />
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json,text/markdown,.md"
          hidden
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <div class="search">
        <Icon name="search" size={16} />
        <input
          type="search"
          placeholder="Search"
          aria-label="Search the conversations"
          value={words.value}
          onInput={(event) => void find(event.currentTarget.value)}
        />
      </div>
      {problem && (
        <p class="note wrong" role="alert">
          {problem}
        </p>
      )}
      <div class="conversations">
        {[...groups].map(([name, list]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {list.map((conversation) => (
                <Entry key={conversation.id} conversation={conversation} />
              ))}
            </ul>
          </section>
        ))}
        {!shown.length && (
          <p class="quiet none">{found.value ? "Nothing found." : "No conversation yet."}</p>
        )}
      </div>
    </>
  );
}

function Entry({ conversation }: { conversation: Conversation }) {
  const [asks, setAsks] = useState<"" | "delete" | "rename">("");
  const { id, title, updated, isPinned } = conversation;
  const isCurrent = place.value.view === "chat" && id === current.value.id;
  const isWriting = writings.value.has(id);
  return (
    <li class="entry" data-current={isCurrent}>
      <a
        href={`#/chat/${id}`}
        aria-current={isCurrent ? "true" : undefined}
        title={title}
        onClick={() => (isOpen.value = false)}
      >
        <span class="title">{title}</span>
        <span class="quiet when">
          {isWriting ? (
            <span class="dot busy" role="img" aria-label="hob is writing" />
          ) : (
            moment(updated)
          )}
        </span>
      </a>
      <Menu
        label={`Conversation ${title}`}
        items={[
          {
            label: isPinned ? "Do not pin" : "Pin",
            icon: "pin",
            onClick: () => void change(conversation, { isPinned: !isPinned }),
          },
          { label: "Rename", icon: "edit", onClick: () => setAsks("rename") },
          {
            label: "Export as Markdown",
            icon: "save",
            onClick: () => void exportMarkdown(conversation),
          },
          { label: "Export as JSON", icon: "save", onClick: () => void exportJson(conversation) },
          { label: "Delete", icon: "trash", isDanger: true, onClick: () => setAsks("delete") },
        ]}
      />
      {asks === "delete" && (
        <Confirm
          title="Delete this conversation?"
          text={`“${title}” is deleted from this browser, with all its branches.`}
          word="Delete"
          onYes={() => void forget(id)}
          onClose={() => setAsks("")}
        />
      )}
      {asks === "rename" && <Rename conversation={conversation} onClose={() => setAsks("")} />}
    </li>
  );
}

function Rename({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const [title, setTitle] = useState(conversation.title);
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim()) void change(conversation, { title: title.trim() });
          onClose();
        }}
      >
        <label class="field">
          Title
          <input value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <div class="row end">
          <button class="primary" disabled={!title.trim()}>
            Keep
          </button>
        </div>
      </form>
    </Dialog>
  );
}
