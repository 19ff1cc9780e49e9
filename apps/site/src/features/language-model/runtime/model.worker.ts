import { env } from "onnxruntime-web/wasm";
import { fetchBytes } from "./fetch-bytes.ts";
import type { ModelRequest, ModelResponse, ModelUrls } from "./model-messages.ts";
import { type ModelShape, openModel, type OpenModel } from "./open-model.ts";

let opened: OpenModel | undefined;

addEventListener("message", ({ data }: MessageEvent<ModelRequest>) => void handle(data));

async function handle(request: ModelRequest): Promise<void> {
	try {
		if (request.kind === "load") {
			opened = await load(request.urls);
			send({ kind: "ready" });
		} else if (opened) send({ kind: "rows", ...(await opened.run(request.ids)) });
	} catch (error) {
		send({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
	}
}

async function load({ graph, config, runtime }: ModelUrls): Promise<OpenModel> {
	const toBytes = (url: string): Promise<Uint8Array> =>
		fetchBytes(url, (count) => send({ kind: "bytes", count }));
	const [wasm, weights, shape] = await Promise.all([toBytes(runtime.wasm), toBytes(graph), toBytes(config)]);
	env.wasm.numThreads = 1;
	env.wasm.wasmBinary = wasm;
	env.wasm.wasmPaths = { mjs: runtime.mjs };
	return openModel(weights, JSON.parse(new TextDecoder().decode(shape)) as ModelShape); // written by export.py
}

function send(message: ModelResponse): void {
	postMessage(message);
}
