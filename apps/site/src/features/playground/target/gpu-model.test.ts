import { knowsLanguage, type Model, MODELS } from "@pusula/tasks/models";
import { expect, it } from "vitest";
import { buildCatalogue } from "./build-catalogue.ts";

const MODEL_TABLE: readonly Model[] = MODELS;

it("only where the model for every browser does not know the page's language, the GPU gets one that does", () => {
	const found = buildCatalogue("tr", {}).tasks.flatMap(({ id, localModels, gpuModel }) =>
		gpuModel ? [{ id, first: localModels[0], gpuModel }] : [],
	);
	expect(found.map(({ id }) => id)).toContain("conversational");
	for (const { first, gpuModel } of found) {
		const [plain, gpu] = [first, gpuModel.id].map((id) => MODEL_TABLE.find((model) => model.id === id));
		expect(plain && knowsLanguage(plain, "tr")).toBe(false);
		expect(gpu && knowsLanguage(gpu, "tr")).toBe(true);
		expect(gpu?.browser).toMatchObject({ device: "webgpu", dtype: gpuModel.dtype });
	}
	expect(buildCatalogue("en", {}).tasks.filter(({ gpuModel }) => gpuModel)).toEqual([]);
});
