// A hub under test: what the real one answers about models, over a plain socket, at the speed that
// a check sets.

import { createHash } from "node:crypto";
import { createServer } from "node:http";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const PIECE = 16 << 10;

export const sha256 = (bytes) =>
  createHash("sha256").update(bytes).digest("hex");

/** Starts a hub with the files of one repository. */
export async function startHub(repo, files) {
  const hub = { pause: 0, status: 0, ranges: [], searches: [] };
  const json = (response, value) =>
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify(value));
  const content = async (request, response, bytes) => {
    const range = /bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1];
    const from = Number(range ?? 0);
    if (request.method === "GET") hub.ranges.push(from);
    response.writeHead(range === undefined ? 200 : 206, {
      "Content-Length": bytes.length - from,
      ETag: `"${sha256(bytes)}"`,
      ...(range !== undefined && {
        "Content-Range": `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      }),
    });
    if (request.method === "HEAD") return response.end();
    for (let at = from; at < bytes.length && !response.destroyed; at += PIECE) {
      response.write(bytes.subarray(at, at + PIECE));
      if (hub.pause) await new Promise((done) => setTimeout(done, hub.pause));
    }
    return response.end();
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://hub");
    const path = decodeURIComponent(pathname);
    if (hub.status) return response.writeHead(hub.status).end("{}");
    if (path === "/api/models") {
      hub.searches.push(searchParams.get("search"));
      const found = {
        id: repo,
        downloads: 1234,
        likes: 5,
        gated: false,
        lastModified: "2026-01-02T03:04:05.000Z",
      };
      return json(
        response,
        searchParams.get("search") === "none" ? [] : [found],
      );
    }
    if (path === `/api/models/${repo}/revision/main`)
      return json(response, { sha: COMMIT });
    if (path === `/api/models/${repo}/tree/${COMMIT}`) {
      const listed = Object.entries(files).map(([name, bytes]) => {
        const lfs = { oid: sha256(bytes), size: bytes.length };
        return { type: "file", path: name, size: bytes.length, lfs };
      });
      return json(response, listed);
    }
    const file = files[path.replace(`/${repo}/resolve/${COMMIT}/`, "")];
    if (file) return content(request, response, file);
    return response.writeHead(404).end("{}");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  hub.address = `http://127.0.0.1:${server.address().port}`;
  hub.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return hub;
}
