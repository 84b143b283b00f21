// The page below a prefix, over TLS, and through a proxy to a socket.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import http from "node:http";
import { createInterface } from "node:readline";
import path from "node:path";
import { answered, send, visit } from "./parts.mjs";

/** Asks for an answer, and for a value under a schema. */
async function works(watched, address, options) {
  const page = await visit(watched, address, options);
  await send(page, "Hello");
  assert((await answered(page)).length > 0);
  await page.getByRole("link", { name: "Structure" }).click();
  await page.getByText("It compiles").waitFor();
  await page.getByRole("link", { name: "Developer" }).click();
  await page.locator(".snippet", { hasText: address }).first().waitFor();
}

/** Listens on a port and hands what comes below `/below/` on to a socket. */
function proxy(socketPath) {
  const server = http.createServer((request, response) => {
    const wanted = request.url.replace(/^\/below/, "");
    const { method, headers } = request;
    const asked = http.request(
      { socketPath, method, path: wanted, headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  });
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => done(server)),
  );
}

export const proxiedChecks = {
  async it_works_below_a_prefix({ watched, start, stop }) {
    const words = ["serve", "--port", "0", "--threads", "2"];
    const server = await start([...words, "--api-prefix", "/llm/x"]);
    await works(watched, `${server.address}/llm/x/`);
    await stop(server);
  },

  async it_works_over_tls({ watched, start, stop, home }) {
    const key = path.join(home, "key.pem");
    const cert = path.join(home, "cert.pem");
    const subject = ["-subj", "/CN=localhost", "-addext"];
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
    execFileSync(
      "openssl",
      ["req", "-x509", "-nodes", "-days", "2", ...kind].concat(
        ["-keyout", key, "-out", cert, ...subject],
        ["subjectAltName=DNS:localhost,IP:127.0.0.1"],
      ),
      { stdio: "ignore" },
    );
    const files = ["--ssl-key-file", key, "--ssl-cert-file", cert];
    const words = ["serve", "--port", "0", "--threads", "2", ...files];
    const server = await start(words);
    assert(server.address.startsWith("https://"), server.address);
    await works(watched, `${server.address}/`, { ignoreHTTPSErrors: true });
    await stop(server);
  },

  async it_works_through_a_proxy_to_a_socket({ watched, hob, home }) {
    const socket = path.join(home, "hob.sock");
    const child = spawn(hob, ["serve", "--host", socket, "--threads", "2"], {
      env: { PATH: process.env.PATH, HOME: home },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const lines = createInterface({ input: child.stderr });
    await new Promise((done) =>
      lines.on("line", (line) => line.includes("listening on") && done()),
    );
    const server = await proxy(socket);
    const { port } = server.address();
    await works(watched, `http://127.0.0.1:${port}/below/`);
    watched.stopped = true;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await ended;
    server.closeAllConnections();
    server.close();
  },
};
