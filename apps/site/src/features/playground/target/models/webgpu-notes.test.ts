import { type Model, MODELS } from "@pusula/tasks/models";
import { expect, it } from "vitest";
import { readWebGpuNotes, toWebGpuNote } from "./webgpu-notes.ts";

const MODELS_BY_ID: ReadonlyMap<string, Model> = new Map(MODELS.map((model) => [model.id, model]));

/** The words about a model in a browser that runs weights of these precisions on WebGPU. */
async function noteOf(id: string, ...dtypes: string[]): Promise<string> {
	const model = MODELS_BY_ID.get(id);
	if (!model) throw new Error(id);
	const notes = await readWebGpuNotes("tr", ({ dtype = "" } = {}) =>
		dtypes.includes(dtype) ? Promise.resolve("webgpu") : Promise.reject(new Error("no card")),
	);
	return toWebGpuNote(model, notes);
}

it("a model for WebGPU is marked, and where this browser cannot run it, that is said", async () => {
	const id = "onnx-community/Qwen3-0.6B-ONNX";
	expect(await noteOf(id, "q4f16")).toBe("WebGPU ister");
	expect(await noteOf(id)).toMatch(/^WebGPU ister: bu tarayıcıda çalıştırılamaz/);
});

it("of every other model nothing is said", async () => {
	expect(await noteOf("Xenova/whisper-base")).toBe("");
	expect(await noteOf("Qwen/Qwen3-32B")).toBe("");
});
