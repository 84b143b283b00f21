// Markdown, code and formulas become markup here, and pass the sanitizer before they are shown.
// This part of the page is loaded on its own.

import { tex } from "@mdit/plugin-tex";
import DOMPurify from "dompurify";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import rust from "highlight.js/lib/languages/rust";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import MarkdownIt from "markdown-it";
import temml from "temml";

const LANGUAGES = { bash, c, cpp, css, diff, go, ini, java, javascript, json, python, rust, sql };
const MORE = { typescript, xml, yaml };
for (const [name, language] of Object.entries({ ...LANGUAGES, ...MORE }))
  hljs.registerLanguage(name, language);

/** Code longer than this is not coloured: it would take longer than a frame. */
const MOST_COLOURED = 20_000;
/** Code that is still being written is coloured up to here. */
const MOST_COLOURED_LIVE = 3_000;
/** Formulas longer than this stay source text. */
const LONGEST_FORMULA = 5_000;

interface Env {
  isLive: boolean;
}

type Token = ReturnType<MarkdownIt["parse"]>[number];

const md = new MarkdownIt({ html: false, linkify: true, breaks: true });
md.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
md.use(tex, {
  delimiters: "all",
  render: (source: string, isBlock: boolean) => {
    const plain = `<code>${md.utils.escapeHtml(source)}</code>`;
    if (source.length > LONGEST_FORMULA) return plain;
    try {
      const markup = temml.renderToString(source, {
        displayMode: isBlock,
        trust: false,
        strict: false,
        throwOnError: true,
        maxExpand: 200,
      });
      // Styles in attributes are against the page's policy; the style sheet has what is needed.
      return markup.replace(/ style="[^"]*"/g, "");
    } catch {
      return plain;
    }
  },
});

md.renderer.rules.fence = (tokens, at, _options, env: Env) => {
  const token = tokens[at]!;
  const name = token.info.trim().split(/\s+/, 1)[0] ?? "";
  return code(token.content, name, env.isLive);
};
md.renderer.rules.code_block = (tokens, at, _options, env: Env) =>
  code(tokens[at]!.content, "", env.isLive);
// An image of another place would be fetched from there.
md.renderer.rules.image = (tokens, at, options, env, self) => {
  const token = tokens[at]!;
  const alt = self.renderInlineAsText(token.children ?? [], options, env);
  const href = md.utils.escapeHtml(token.attrGet("src") ?? "");
  return `<a href="${href}">${md.utils.escapeHtml(alt || "image")}</a>`;
};
md.renderer.rules.table_open = () => `<div class="table" tabindex="0"><table>`;
md.renderer.rules.table_close = () => "</table></div>";
md.renderer.rules.th_open = cell;
md.renderer.rules.td_open = cell;

/** Opens a cell of a table; its alignment is a class, since the policy lets no style through. */
function cell(tokens: Token[], at: number): string {
  const { tag, attrs } = tokens[at]!;
  const style = attrs?.find(([name]) => name === "style")?.[1];
  const side = /^text-align:(center|right)$/.exec(style ?? "")?.[1];
  return side ? `<${tag} class="to-${side}">` : `<${tag}>`;
}

function code(text: string, name: string, isLive: boolean): string {
  const shown = md.utils.escapeHtml(name.slice(0, 30));
  const head =
    `<div class="code-head"><span>${shown}</span>` +
    `<button type="button" class="small" data-copy-code>Copy</button></div>`;
  const markup = colour(text, name, isLive);
  return `<div class="code">${head}<pre tabindex="0"><code>${markup}</code></pre></div>`;
}

/** Returns the markup of a program in a language, by any of its names. */
function colour(text: string, name: string, isLive: boolean): string {
  const most = isLive ? MOST_COLOURED_LIVE : MOST_COLOURED;
  if (!hljs.getLanguage(name) || text.length > most) return md.utils.escapeHtml(text);
  return hljs.highlight(text, { language: name, ignoreIllegals: true }).value;
}

DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName !== "A") return;
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer nofollow");
});

const ALLOWED = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: ["style", "form", "input", "textarea", "select", "img", "video", "audio", "svg"],
  FORBID_ATTR: ["style", "id", "name"],
  // Values of attributes that are no addresses pass the same test.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_ATTR: ["data-copy-code", "target"],
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  RETURN_TRUSTED_TYPE: true,
} as const;

/** Markup that the sanitizer has made: `TrustedHTML`, where the browser knows it. */
export interface SafeHtml {
  toString(): string;
}

function sanitize(markup: string): SafeHtml {
  return DOMPurify.sanitize(markup, ALLOWED as unknown as { RETURN_TRUSTED_TYPE: true });
}

/** A block of a text: a paragraph, a list, a piece of code. */
export interface Block {
  source: string;
  html: SafeHtml;
}

/** A text that grows, as blocks. Only those at its end are made anew when it has grown. */
export class Growing {
  private text = "";
  private isLive = false;
  private blocks: (Block & { end: number })[] = [];

  /** Takes the whole text so far; `isLive` says that more may come. */
  take(text: string, isLive: boolean): Block[] {
    if (text === this.text && isLive === this.isLive) return this.blocks;
    const goesOn = text.startsWith(this.text) && this.isLive;
    // The last two may go on: a list after a blank line, a line under a heading.
    const kept = goesOn ? this.blocks.slice(0, -2) : [];
    const from = kept.at(-1)?.end ?? 0;
    const env: Env = { isLive };
    const rest = text.slice(from);
    const tokens = md.parse(rest, env);
    const offsets = lineOffsets(rest);
    const made = topBlocks(tokens).map((block, i, all) => {
      const last = i === all.length - 1;
      const end = from + (offsets[block[0]!.map?.[1] ?? offsets.length] ?? rest.length);
      const isOpen = isLive && last;
      const markup = md.renderer.render(block, md.options, { isLive: isOpen });
      return { source: markup, html: sanitize(markup), end };
    });
    const old = this.blocks;
    this.blocks = [...kept, ...made].map((block, i) =>
      // A block that is as it was stays the same object, and is not drawn again.
      old[i]?.source === block.source ? { ...old[i]!, end: block.end } : block,
    );
    this.text = text;
    this.isLive = isLive;
    return this.blocks;
  }
}

/** Splits the tokens of a text into those of each block. */
function topBlocks(tokens: Token[]): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) blocks.push([]);
    depth += token.nesting;
    blocks.at(-1)!.push(token);
  }
  return blocks;
}

function lineOffsets(text: string): number[] {
  const offsets = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) offsets.push(at + 1);
  return offsets;
}

/** Returns a program as markup. */
export function coloured(text: string, language: string): SafeHtml {
  return sanitize(colour(text, language, false));
}
