// The developer view: shows what `hob desktop` does, and works its switches over the control
// interface.
//
// Names of models and lines of the log are anybody's text, so all of it goes in as text, never as
// markup.

"use strict";

const LINES_KEPT = 2000;
// The server tells its state every second; a machine may be very busy.
const SILENCE_MS = 20000;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];
const MODELS_MS = 10000;
const FILTER_FROM = 9;
const STATES = { cold: "not loaded", starting: "loading", idle: "loaded", ready: "in use" };
const LEVELS = ["ERROR", "WARN", "INFO", "DEBUG", "TRACE"];

const $ = (id) => document.getElementById(id);
let told = null; // what the server told last
let models = [];
let settings = null;

// ---- colours ----

/** Takes the colours that the user has chosen on the page; none are the system's. */
function takeTheme() {
  const theme = localStorage.getItem("hob-theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

takeTheme();
addEventListener("storage", takeTheme);

// ---- text ----

/** Sets the text of an element; the same text again would lose a selection in it. */
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function make(tag, className = "", text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Tells those who listen rather than look. */
function say(text) {
  put($("said"), text);
}

function note(element, text, isWrong = false) {
  element.classList.toggle("wrong", isWrong);
  put(element, text);
}

const count = (n) => n.toLocaleString("en-US");
const rate = (n) => (n > 0 && n < 10 ? n.toFixed(1) : count(Math.round(n)));
const many = (n, word) => `${count(n)} ${word}${n === 1 ? "" : "s"}`;

function size(bytes) {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), 4);
  const value = bytes / 1024 ** step;
  return `${step && value < 100 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}

// ---- what is written in fields ----

const SECONDS = { day: 86400, hour: 3600, minute: 60, second: 1 };

/** A time as people say it: `1 hour 30 minutes`. */
function inWords(seconds) {
  const words = [];
  for (const [unit, length] of Object.entries(SECONDS)) {
    const n = Math.floor(seconds / length);
    if (n) words.push(many(n, unit));
    seconds -= n * length;
  }
  return words.join(" ") || "never";
}

/** How long it still takes, without digits that nobody needs. */
function roughly(seconds) {
  const unit = seconds >= 5400 ? "hour" : seconds >= 90 ? "minute" : "second";
  const short = { hour: "h", minute: "min", second: "s" };
  return `${Math.max(Math.round(seconds / SECONDS[unit]), 0)} ${short[unit]}`;
}

function secondsOf(text) {
  const words = text.trim().toLowerCase();
  if (["never", "0"].includes(words)) return 0;
  const part =
    /(\d+(?:\.\d+)?)\s*(d|days?|h|hours?|m|min|mins|minutes?|s|sec|secs|seconds?)(?![a-z])[\s,]*/g;
  if (!words || words.replace(part, ""))
    throw new Error("Write a time such as 30 minutes, 1 hour or never.");
  const unit = (letter) => Object.entries(SECONDS).find(([name]) => name[0] === letter)[1];
  return Math.round(
    [...words.matchAll(part)].reduce((sum, [, n, name]) => sum + n * unit(name[0]), 0),
  );
}

function portOf(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text.trim()) || port > 65535)
    throw new Error("A port is a number from 0 to 65535.");
  return port;
}

function hostOf(text) {
  const host = text.trim();
  if (!host || /[\s/]/.test(host))
    throw new Error("Write an address such as 127.0.0.1 or localhost.");
  return host;
}

// ---- the control interface ----

// A token is this tab's, so that a reload keeps it and no other page gets it. `isTyped`: the user
// just wrote it.
let token = null;
let isTyped = false;

function takeToken() {
  const inAddress = new URLSearchParams(location.search).get("token");
  if (inAddress) sessionStorage.setItem("token", inAddress);
  // Whoever looks at the screen or the history should not see it.
  if (location.search) history.replaceState(null, "", location.pathname);
  token = sessionStorage.getItem("token");
}

/**
 * Escapes a token. A token has no letters that need it; what is written in its place may have some
 * that no header takes.
 */
const bearer = () => ({ Authorization: `Bearer ${encodeURIComponent(token)}` });

async function ask(method, path, body) {
  let response;
  try {
    response = await fetch(`/control/${path}`, {
      method,
      cache: "no-store",
      headers: { ...bearer(), ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Error("hob does not answer.");
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw Object.assign(new Error(answer?.error?.message ?? `hob answered ${response.status}.`), {
    status: response.status,
  });
}

/** Reads the log and the status until they end; says whether the token was refused. */
async function follow() {
  const abort = new AbortController();
  let silence;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => abort.abort(), SILENCE_MS);
  };
  try {
    heard();
    const response = await fetch("/control/log?tail=500", {
      headers: bearer(),
      cache: "no-store",
      signal: abort.signal,
    });
    if (response.status === 401) return true;
    if (!response.ok) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const stream = { isFirst: true };
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return false;
      heard();
      const events = (rest + value).split("\n\n");
      rest = events.pop();
      for (const event of events) takeEvent(stream, event);
    }
  } catch {
    return false;
  } finally {
    clearTimeout(silence);
    abort.abort();
  }
}

function takeEvent(stream, event) {
  const member = (name) =>
    event
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = member("data");
  if (!data) return;
  if (member("event") === "log") return takeLine(JSON.parse(data), data, stream.isFirst);
  if (member("event") !== "status") return;
  if (stream.isFirst) connected();
  stream.isFirst = false;
  const now = JSON.parse(data);
  measure("written", now.tokens_per_second);
  measure("read", now.prompt_tokens_per_second);
  takeStatus(now);
}

// ---- the connection ----

let wake = () => {};
let failures = 0;

/** Waits for a time, or until somebody calls `wake`. */
const pause = (ms) => new Promise((done) => {
  wake = done;
  if (ms) setTimeout(done, ms);
});

async function stayConnected() {
  for (;;) {
    while (!token) await pause();
    if (await follow()) {
      const again = "hob was started anew: open the address that it printed.";
      openGate(
        isTyped
          ? "This token was refused. Open the address that hob printed at its last start."
          : again,
      );
    } else {
      show("lost");
      await pause(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
    }
  }
}

function show(link) {
  document.body.dataset.link = link;
  $("lost").hidden = link !== "lost";
  $("gate").hidden = link !== "gate";
  $("main").hidden = link === "gate" || !told;
  // What cannot be done now is not offered; the log can still be read.
  for (const element of document.querySelectorAll("#server, .models, .settings"))
    element.inert = link !== "ok";
  if (link !== "ok") drawServer();
}

function connected() {
  failures = 0;
  isTyped = false;
  $("token").value = "";
  sessionStorage.setItem("token", token);
  if (document.body.dataset.link === "lost") say("hob is there again.");
  refresh();
}

/** Asks for a token: there is none, or it is not that of this start. */
function openGate(why) {
  token = null;
  sessionStorage.removeItem("token");
  put($("gate-why"), why);
  show("gate");
  $("token").focus();
}

function takeTyped(event) {
  event.preventDefault();
  const text = $("token").value.trim();
  token = text.match(/[?&]token=([^&\s]+)/)?.[1] ?? text;
  isTyped = true;
  put($("gate-why"), "");
  wake();
}

// ---- the server ----

function takeStatus(now) {
  const before = told;
  told = now;
  if (document.body.dataset.link !== "ok") show("ok");
  put($("version"), now.version ?? "");
  drawServer();
  drawFigures();
  const loaded = (status) =>
    JSON.stringify(status.models.map((model) => [model.id, model.state === "starting"]));
  if (before && loaded(before) !== loaded(now)) refresh();
  drawModels();
}

/**
 * Returns the address as a client writes it: the one that stands for all of a machine cannot be
 * asked everywhere.
 */
function reachable(address) {
  return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}

const isOfThisMachine = (host) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

function drawServer() {
  const isHere = document.body.dataset.link === "ok";
  const { running, address } = (isHere && told?.server) || {};
  const word = isHere
    ? running
      ? "Running"
      : "Stopped"
    : { lost: "Gone", gate: "Not connected" }[document.body.dataset.link];
  if (isHere && $("server-word").textContent !== word) say(`The server is ${word.toLowerCase()}.`);
  put($("server-word"), word ?? "Connecting");
  $("server-state").dataset.state = isHere ? (running ? "idle" : "cold") : "gone";
  document.title = `hob: ${(word ?? "connecting").toLowerCase()}`;
  $("address-box").hidden = !running;
  $("next").hidden = !isHere || running;
  $("switch").hidden = !isHere;
  if (running) {
    put($("address"), reachable(address));
    $("open").hidden = isOfThisMachine(new URL(address).hostname);
  }
  if (!$("switch").ariaDisabled) put($("switch"), running ? "Stop server" : "Start server");
  drawUse();
}

async function turn(event) {
  event.preventDefault();
  const { running } = told.server;
  await press($("switch"), running ? "Stopping…" : "Starting…", $("server-note"), async () => {
    const [host, port] = [$("next-host").value, $("next-port").value];
    if (running) await ask("POST", "server/stop");
    else
      await ask("POST", "server/start", {
        ...(host && { host: hostOf(host) }),
        ...(port && { port: portOf(port) }),
      });
    takeStatus(await ask("GET", "status"));
  });
  drawServer();
}

/**
 * Does what a button says; a second press meanwhile does nothing. The button is not disabled, since
 * it would lose the focus.
 */
async function press(button, word, place, work) {
  if (button.ariaDisabled) return;
  button.ariaDisabled = "true";
  put(button, word);
  note(place, "");
  try {
    await work();
  } catch (error) {
    note(place, error.message, true);
  } finally {
    button.ariaDisabled = null;
  }
}

// ---- figures ----

/** Tokens per second over the last minute. */
const rates = { written: Array(60).fill(0), read: Array(60).fill(0) };

function drawFigures() {
  drawRate("written");
  drawRate("read");
  put($("requests"), count(told.requests));
  const sum = (name) => told.models.reduce((sum, model) => sum + (model[name] ?? 0), 0);
  const waiting = sum("requests_deferred");
  put(
    $("in-work"),
    `${count(sum("requests"))} in work${waiting ? `, ${count(waiting)} waiting` : ""}`,
  );
  const { bytes, budget } = told.memory;
  // A budget beyond all memories is none.
  const of = budget < 2 ** 60 ? `of ${size(budget)}` : "";
  const percent = of ? Math.min((100 * bytes) / budget, 100) : 0;
  put($("memory"), size(bytes));
  put($("budget"), of);
  put($("memory-note"), `${many(told.models.length, "model")} loaded`);
  $("meter-bar").style.width = `${percent}%`;
  $("meter").ariaValueNow = percent.toFixed();
  $("meter").ariaValueText = `${size(bytes)} ${of}`;
}

function measure(name, now) {
  rates[name].push(now);
  rates[name].shift();
}

function drawRate(name) {
  const peak = Math.max(...rates[name]);
  put($(name), rate(rates[name].at(-1)));
  put(
    $(`${name}-peak`),
    peak > 0 ? `peak ${rate(peak)} in the last minute` : "nothing in the last minute",
  );
  const points = rates[name].map(
    (value, i) => `${i},${(20 - (19 * value) / (peak || 1)).toFixed(2)}`,
  );
  $(`${name}-line`).classList.toggle("flat", peak === 0);
  $(`${name}-line`).setAttribute("points", ["0,20", ...points, "59,20"].join(" "));
}

// ---- models ----

const rows = new Map();

/** Asks for what no event tells. */
async function refresh() {
  try {
    [{ models }, settings] = await Promise.all([ask("GET", "models"), ask("GET", "settings")]);
    drawModels();
    drawSettings();
    drawUse();
  } catch {
    // The next turn asks again.
  }
}

function drawModels() {
  if (!told) return;
  const keyOf = (model) => `${model.id}\n${model.file}`;
  const filter = $("models-filter");
  filter.hidden = models.length < FILTER_FROM;
  const words = filter.hidden ? "" : filter.value.trim().toLowerCase();
  const shown = models.filter((model) =>
    `${model.id} ${model.arch} ${model.quantization}`.toLowerCase().includes(words),
  );
  const keys = new Set(shown.map(keyOf));
  for (const [key, row] of rows) {
    if (keys.has(key)) continue;
    row.element.remove();
    rows.delete(key);
  }
  shown.forEach((model, i) => {
    const row = rows.get(keyOf(model)) ?? makeRow(keyOf(model));
    row.model = model;
    drawRow(row);
    // Moving a row that is in its place would take the focus from its buttons.
    if ($("models").children[i] !== row.element)
      $("models").insertBefore(row.element, $("models").children[i] ?? null);
  });
  put($("models-count"), models.length > 1 ? count(models.length) : "");
  $("models-none").hidden = shown.length > 0;
  put(
    $("models-none"),
    models.length
      ? "No model of that name."
      : "There is no model on this machine; `hob pull` fetches one.",
  );
}

function makeRow(key) {
  const element = $("row").content.firstElementChild.cloneNode(true);
  const row = { element };
  for (const part of element.querySelectorAll("[data-part]")) row[part.dataset.part] = part;
  row.prefer.addEventListener("click", () => preferModel(row));
  row.act.addEventListener("click", () => actOn(row));
  rows.set(key, row);
  return row;
}

function drawRow(row) {
  const { model } = row;
  const live = told.models.find(({ id }) => id === model.id);
  const state = live?.state ?? "cold";
  if (row.last && row.last !== state && state !== "ready") say(`${model.id}: ${STATES[state]}.`);
  row.last = state;
  put(row.name, model.id);
  row.mark.hidden = !model.default;
  const kind = { embeddings: "embeddings", vlm: "sees images" }[model.type];
  put(row.file, [model.file ?? "comes with hob", kind].filter(Boolean).join(" · "));
  row.file.title = row.file.textContent;
  put(row.arch, model.arch);
  put(row.quantization, model.quantization);
  put(row.size, size(model.size));
  const [most, now] = [model.max_context_length, model.loaded_context_length];
  put(row.context, now && now !== most ? `${count(now)} of ${count(most)}` : count(most));
  row.state.dataset.state = state;
  put(row.state.lastChild, STATES[state] ?? state);
  put(row.more, live ? moreOf(live) : "");
  row.prefer.hidden = model.default;
  row.prefer.ariaLabel = `Make default: ${model.id}`;
  const word = state === "cold" ? "Load" : "Unload";
  row.act.ariaLabel = `${word} ${model.id}`;
  if (!row.act.ariaDisabled) put(row.act, word);
}

/** What there is to say of a model that is not cold. */
function moreOf({ state, bytes, requests, requests_deferred: waiting, last_used: used, ttl }) {
  const parts = bytes ? [size(bytes)] : [];
  if (state === "ready")
    parts.push(many(requests, "request"), ...(waiting ? [`${count(waiting)} waiting`] : []));
  if (state === "idle")
    parts.push(ttl ? `unloads in ${roughly(used + ttl - Date.now() / 1000)}` : "stays loaded");
  return parts.join(" · ");
}

async function actOn(row) {
  const { id } = row.model;
  const isLoad = row.last === "cold";
  await press(row.act, isLoad ? "Loading…" : "Unloading…", row.note, async () => {
    if (isLoad) await ask("POST", "models/load", { model: id });
    else await unload(id);
    takeStatus(await ask("GET", "status"));
  });
  drawModels();
}

async function unload(model) {
  try {
    await ask("POST", "models/unload", { model });
  } catch (error) {
    if (error.status !== 409) throw error;
    if (await isForced(model)) await ask("POST", "models/unload", { model, force: true });
  }
}

/** Whether a model goes though it is in use. */
function isForced(model) {
  const dialog = $("force");
  put(
    $("force-text"),
    `${model} answers requests now. ` +
      "They are answered to their end, and its memory is free after that.",
  );
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true }),
  );
}

async function preferModel(row) {
  await press(row.prefer, "Make default", row.note, async () => {
    await ask("PATCH", "settings", { default_model: row.model.id });
    await refresh();
    row.act.focus();
  });
}

// ---- settings ----

const FIELDS = {
  host: { read: hostOf, show: String },
  port: { read: portOf, show: String },
  default_model: { read: (text) => text || null, show: (value) => value ?? "" },
  ttl: { read: secondsOf, show: inWords },
  just_in_time: {},
};

function drawSettings() {
  const select = $("set-default_model");
  const ids = models.map((model) => model.id);
  const lacks = settings.default_model !== null && !ids.includes(settings.default_model);
  const options = [["none", ""], ...ids.map((id) => [id, id])];
  if (lacks)
    options.push([`${settings.default_model} (not on this machine)`, settings.default_model]);
  if (select !== document.activeElement && JSON.stringify(options) !== select.dataset.options) {
    select.replaceChildren(...options.map((option) => new Option(...option)));
    select.dataset.options = JSON.stringify(options);
  }
  for (const [name, { show }] of Object.entries(FIELDS)) {
    const field = $(`set-${name}`);
    // What somebody is writing stays.
    if (field === document.activeElement || field.ariaInvalid === "true") continue;
    if (show) field.value = show(settings[name]);
    else field.checked = settings[name];
  }
  $("next-host").placeholder = settings.host;
  $("next-port").placeholder = settings.port || "any";
}

/** Each field is saved by itself, so that what is wrong with it stands beside it. */
async function saveField({ target }) {
  const place = $(`${target.name}-note`);
  const { read, show } = FIELDS[target.name];
  note(place, "");
  try {
    const value = read ? read(target.value) : target.checked;
    settings = await ask("PATCH", "settings", { [target.name]: value });
    target.ariaInvalid = null;
    if (show) target.value = show(settings[target.name]);
    note(place, "Saved");
    setTimeout(() => place.textContent === "Saved" && put(place, ""), 2500);
    refresh();
  } catch (error) {
    target.ariaInvalid = "true";
    note(place, error.message, true);
  }
}

// ---- examples ----

function drawUse() {
  const { running, address } = told?.server ?? {};
  const host =
    settings &&
    reachable(`//${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:`);
  const next = settings ? `http:${host}${settings.port || "PORT"}` : "";
  const base = `${running ? reachable(address) : next}/v1`;
  const loaded = (model) => told?.models.some(({ id }) => id === model.id);
  const writers = models.filter((model) => model.type !== "embeddings");
  const model = models.find((model) => model.default) ?? writers.find(loaded) ?? writers[0];
  const name = JSON.stringify(model?.id ?? "any");
  put($("base"), base);
  const shell = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
  put($("code-curl"), `curl ${base}/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d ${shell(`{"model": ${name}, "messages": [{"role": "user", "content": "Hello"}]}`)}`);
  put($("code-python"), `from openai import OpenAI

client = OpenAI(base_url="${base}", api_key="any")
answer = client.chat.completions.create(
    model=${name},
    messages=[{"role": "user", "content": "Hello"}],
)
print(answer.choices[0].message.content)`);
  put($("code-js"), `const answer = await fetch("${base}/chat/completions", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    model: ${name},
    messages: [{ role: "user", content: "Hello" }],
  }),
});
console.log((await answer.json()).choices[0].message.content);`,
  );
  put(
    $("use-note"),
    running ? "No key is needed, and any is accepted." : "The server is stopped: start it first.",
  );
}

async function copy(button) {
  const text = $(button.dataset.copy).textContent;
  try {
    await navigator.clipboard.writeText(text);
    put(button, "Copied");
  } catch {
    // Without leave to write there, it is at least selected.
    getSelection().selectAllChildren($(button.dataset.copy));
    put(button, "Selected");
  }
  setTimeout(() => put(button, "Copy"), 1500);
}

// ---- the log ----

const log = {
  lines: [],
  waiting: [],
  last: 0,
  ofLast: new Set(),
  isPaused: false,
  isAtEnd: true,
  timer: 0,
};
const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});
const fullTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "long" });

/** Takes a line; those that are told again after a lost connection are known. */
function takeLine(line, data, isAgain) {
  if (isAgain && (line.time_ms < log.last || log.ofLast.has(data))) return;
  if (line.time_ms !== log.last) log.ofLast.clear();
  log.ofLast.add(data);
  log.last = line.time_ms;
  log.waiting.push(line);
  if (log.waiting.length > LINES_KEPT) log.waiting.shift();
  // Many come at once; the page is drawn once for them.
  log.timer ||= setTimeout(drawLog, 50);
}

function drawLog() {
  log.timer = 0;
  put(
    $("log-pause"),
    log.isPaused
      ? log.waiting.length
        ? `Resume (${count(log.waiting.length)} new)`
        : "Resume"
      : "Pause",
  );
  if (log.isPaused) return;
  const filter = filterOfLog();
  for (const line of log.waiting.splice(0)) {
    const made = makeLine(line);
    made.element.hidden = !filter(made);
    $("log").append(made.element);
    log.lines.push(made);
  }
  for (const { element } of log.lines.splice(0, log.lines.length - LINES_KEPT)) element.remove();
  countLines();
  if (log.isAtEnd) toEnd();
}

function makeLine({ time_ms: time, level, target, message, fields }) {
  const element = make("div", "line");
  element.dataset.level = level;
  element.title = target;
  const when = make("time", "", clock.format(time));
  when.dateTime = new Date(time).toISOString();
  when.title = fullTime.format(time);
  const words = make("span", "words", message);
  for (const [name, value] of Object.entries(fields))
    words.append(" ", make("span", "quiet", `${name}=`), String(value));
  element.append(when, make("span", "level", level), words, make("span", "target quiet", target));
  return {
    element,
    level: LEVELS.indexOf(level),
    text: `${words.textContent} ${target}`.toLowerCase(),
  };
}

function filterOfLog() {
  const level = Number($("log-level").value);
  const text = $("log-text").value.trim().toLowerCase();
  return (line) => line.level <= level && line.text.includes(text);
}

function filterLog() {
  const filter = filterOfLog();
  for (const line of log.lines) line.element.hidden = !filter(line);
  countLines();
  if (log.isAtEnd) toEnd();
}

function countLines() {
  const shown = log.lines.filter((line) => !line.element.hidden).length;
  put(
    $("log-count"),
    shown === log.lines.length
      ? many(shown, "line")
      : `${count(shown)} of ${many(log.lines.length, "line")}`,
  );
}

function toEnd() {
  $("log").scrollTop = $("log").scrollHeight;
}

/** Whoever scrolled up reads; the log follows its end again when they are back there. */
function watchScroll() {
  const { scrollHeight, scrollTop, clientHeight } = $("log");
  log.isAtEnd = scrollHeight - scrollTop - clientHeight < 12;
  $("log-end").hidden = log.isAtEnd;
}

function pauseLog() {
  log.isPaused = !log.isPaused;
  $("log-pause").ariaPressed = String(log.isPaused);
  drawLog();
}

function clearLog() {
  log.lines = [];
  log.waiting = [];
  $("log").replaceChildren();
  log.isAtEnd = true;
  $("log-end").hidden = true;
  drawLog();
}

// ---- the start ----

function listen() {
  const on = (id, event, run) => $(id).addEventListener(event, run);
  on("server", "submit", turn);
  on("gate-form", "submit", takeTyped);
  on("again", "click", () => wake());
  on("models-filter", "input", drawModels);
  on("settings", "submit", (event) => event.preventDefault());
  on("settings", "change", saveField);
  on("force-yes", "click", () => $("force").close("yes"));
  on("force-no", "click", () => $("force").close());
  on("log", "scroll", watchScroll);
  on("log-level", "change", filterLog);
  on("log-text", "input", filterLog);
  on("log-pause", "click", pauseLog);
  on("log-clear", "click", clearLog);
  on("log-end", "click", toEnd);
  for (const button of document.querySelectorAll("[data-copy]"))
    button.addEventListener("click", () => copy(button));
  // Files come and go without a word.
  setInterval(
    () => !document.hidden && document.body.dataset.link === "ok" && refresh(),
    MODELS_MS,
  );
  document.addEventListener("visibilitychange", () => !document.hidden && token && wake());
}

listen();
takeToken();
if (!token) openGate("Open the address that hob printed, or write it here.");
stayConnected();
