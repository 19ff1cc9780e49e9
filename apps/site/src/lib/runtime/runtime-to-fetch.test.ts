import { expect, it } from "vitest";
import { RUNTIME } from "./runtime-files.ts";
import { countRuntimeToFetch } from "./runtime-to-fetch.ts";

const on = (device: "wasm" | "webgpu") => ({ choose: () => Promise.resolve(device), store: undefined });

it("is the build that runs on the device of the model", async () => {
	expect(await countRuntimeToFetch({ dtype: "q8" }, on("wasm"))).toBe(RUNTIME.onnxSmall.bytes);
	expect(await countRuntimeToFetch({ dtype: "fp16" }, on("webgpu"))).toBe(RUNTIME.onnx.bytes);
});

it("is nothing where this device keeps all its files", async () => {
	const keeps = (ending: string) => ({
		match: (url: string) => Promise.resolve(url.endsWith(ending) ? new Response() : undefined),
	});
	const count = (ending: string) => countRuntimeToFetch({}, { ...on("wasm"), store: keeps(ending) });
	expect(await count("")).toBe(0);
	expect(await count(".mjs")).toBe(RUNTIME.onnxSmall.bytes);
});

it("is the whole runtime where the browser allows no storage", async () => {
	const store = { match: () => Promise.reject(new DOMException("denied", "SecurityError")) };
	expect(await countRuntimeToFetch({}, { ...on("wasm"), store })).toBe(RUNTIME.onnxSmall.bytes);
});
