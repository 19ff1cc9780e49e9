import { env } from "onnxruntime-web/wasm";
import { fetchBytes } from "./fetch-bytes.ts";
import type { ModelRequest, ModelResponse } from "./model-messages.ts";
import { openModel, type OpenModel } from "./open-model.ts";

/** The model that this worker holds: loaded once, and run for each message of the page. */
let opened: OpenModel | undefined;

addEventListener("message", ({ data }: MessageEvent<ModelRequest>) => void handle(data));

async function handle(request: ModelRequest): Promise<void> {
	try {
		if (request.kind === "load") {
			opened = await load(request);
			send({ kind: "ready" });
		} else if (opened) send({ kind: "rows", ...(await opened.run(request.ids)) });
	} catch (error) {
		send({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
	}
}

async function load({ graph, shape, runtime }: Extract<ModelRequest, { kind: "load" }>): Promise<OpenModel> {
	env.wasm.numThreads = 1;
	env.wasm.wasmBinary = await fetchBytes(runtime.wasm, (count) => send({ kind: "bytes", count }));
	env.wasm.wasmPaths = { mjs: runtime.mjs };
	return openModel(graph, shape);
}

function send(message: ModelResponse): void {
	postMessage(message);
}
