import { serveEngine } from "./worker/serve-engine.ts";

export { serveEngine } from "./worker/serve-engine.ts";

// The entry of the worker: what runs when a page opens it.
if ("WorkerGlobalScope" in globalThis) serveEngine(globalThis);
