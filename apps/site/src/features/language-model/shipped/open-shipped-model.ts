import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { env } from "onnxruntime-web/wasm";
import { SMALL_MODEL_FOLDER } from "../../../facts/local/small-model.ts";
import { type ModelShape, openModel, type OpenModel } from "../runtime/open-model.ts";
import { createTokenCodec, type TokenCodec } from "../tokens/token-codec.ts";

/** Where the files lie that the site ships. */
export const SHIPPED_FOLDER = new URL(`../../../../public${SMALL_MODEL_FOLDER}`, import.meta.url);

/** The small model from the files that the site ships, opened in Node with the runtime that pages open it with. */
export async function openShippedModel(): Promise<{
	readonly model: OpenModel;
	readonly codec: TokenCodec;
	readonly shape: ModelShape;
}> {
	env.logLevel = "fatal";
	env.wasm.numThreads = 1;
	env.wasm.wasmBinary = readFileSync(
		createRequire(import.meta.url).resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"),
	);
	const shape = readJson("config.json") as ModelShape; // all three written by export.py
	const codec = createTokenCodec(
		readJson("tokenizer.json") as Parameters<typeof createTokenCodec>[0],
		readJson("tokenizer_config.json") as Parameters<typeof createTokenCodec>[1],
	);
	return { model: await openModel(readShippedFile("onnx/model.onnx"), shape), codec, shape };
}

/** A file of the shipped model by its path in the model's folder. */
export function readShippedFile(path: string): Uint8Array {
	return readFileSync(new URL(path, SHIPPED_FOLDER));
}

function readJson(path: string): unknown {
	return JSON.parse(Buffer.from(readShippedFile(path)).toString("utf8"));
}
