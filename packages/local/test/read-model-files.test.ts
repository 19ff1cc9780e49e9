import { expect, test } from "vitest";
import { listKeptModels, local, readModelFiles } from "../src/index.ts";
import { memoryStore } from "../src/files/store.ts";
import { InferenceClient } from "@pusula/inference";
import { FIRST_RUN_MS } from "./open-hub.ts";
import { serveModels } from "./model-server.ts";

const MODEL = "classifier";

test("files are read, kept, and read again without a network", async () => {
	const { url, fetched } = await serveModels();
	const options = { modelUrls: { [MODEL]: `${url}text-classification` }, store: memoryStore() };
	let bytes = 0;
	const onBytes = (count: number): void => void (bytes += count);
	const files = await readModelFiles(MODEL, ["config.json", "onnx/model.onnx"], { ...options, onBytes });
	expect(JSON.parse(new TextDecoder().decode(files["config.json"]))).toMatchObject({ model_type: "bert" });
	expect(bytes).toBe(files["config.json"].length + files["onnx/model.onnx"].length);
	expect(fetched).toHaveLength(2);
	const isCut = (): Promise<Response> => Promise.reject(new TypeError("cut"));
	expect(await readModelFiles(MODEL, ["config.json"], { ...options, fetch: isCut })).toEqual({
		"config.json": files["config.json"],
	});
	const [kept, ...others] = await listKeptModels(options.store);
	expect(kept).toMatchObject({ model: MODEL, bytes, files: 2 });
	expect(kept?.contents.map(({ path, isWhole }) => `${path} ${isWhole}`).toSorted()).toEqual([
		"config.json true",
		"model.onnx true",
	]);
	expect(others).toEqual([]);
});

test("a model that a page has read is not fetched again to run it", { timeout: FIRST_RUN_MS }, async () => {
	const { url, fetched } = await serveModels();
	const options = { modelUrls: { [MODEL]: `${url}text-classification` }, store: memoryStore() };
	await readModelFiles(MODEL, ["config.json", "onnx/model_quantized.onnx"], options);
	const provider = local({ ...options, worker: false });
	await new InferenceClient().textClassification({ provider, model: MODEL, inputs: "iyi" });
	await provider.close();
	expect(fetched.filter((path) => path.endsWith(".onnx"))).toHaveLength(1);
});

test("a file that is not there, and an abort, are errors", async () => {
	const { url } = await serveModels();
	const options = { modelUrls: { [MODEL]: `${url}text-classification` }, store: memoryStore() };
	await expect(readModelFiles(MODEL, ["none.json"], options)).rejects.toMatchObject({ code: "no-model" });
	const signal = AbortSignal.abort(new Error("enough"));
	await expect(readModelFiles(MODEL, ["config.json"], { ...options, signal })).rejects.toThrow("enough");
});
