import { defineConfig } from "vite";

// The server that `npm run dev` uses: `hob serve`, or the control address of `hob desktop`.
const server = process.env.HOB_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  // The page works behind any prefix.
  base: "./",
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: "../src/server/page/dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The second is what a host's dashboard answers at `/`.
    rollupOptions: { input: ["index.html", "dashboard.html"] },
  },
  server: {
    proxy: Object.fromEntries(
      [
        "/v1",
        "/props",
        "/slots",
        "/health",
        "/metrics",
        "/page.json",
        "/api/v0",
        "/stats",
        "/check-constraint",
        "/control",
      ]
        .concat(["/tokenize", "/apply-template"])
        .map((path) => [path, { target: server, changeOrigin: true }]),
    ),
  },
});
