// A server of files for pages under test.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const TYPES = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/**
 * Serves files and folders, `{"/prefix/": folder, "/name": file}`, the longest prefix first; a page
 * at `/` resolves the `imports` of its modules. Returns the server and its address.
 */
export async function serveFiles(folders, imports = {}) {
  const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (name === "/") {
      response.writeHead(200, { "content-type": "text/html" }).end(page);
      return;
    }
    try {
      const prefix = prefixes.find((prefix) => name.startsWith(prefix));
      const body = await readFile(path.join(folders[prefix], name.slice(prefix.length)));
      const type = TYPES[path.extname(name)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}
