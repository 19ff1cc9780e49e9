import { expect, test } from "vitest";
import type { LoadedModel } from "../types/loaded-model.ts";
import { type ModelsInMemory, modelsInMemory } from "./models-in-memory.ts";

const freed: string[] = [];

async function add(models: ModelsInMemory, name: string, bytes: number): Promise<void> {
	await models.makeRoom(bytes);
	const dispose = (): Promise<void> => {
		freed.push(name);
		return Promise.resolve();
	};
	models.add(name, { plan: { bytes }, dispose } as unknown as LoadedModel); // the parts that count
}

test("those used longest ago make room for the next", async () => {
	freed.length = 0;
	const models = modelsInMemory(10);
	await add(models, "a", 4);
	await add(models, "b", 4);
	expect(models.find("a")).toBeDefined();
	await add(models, "c", 4);
	expect(freed).toEqual(["b"]);
	expect([models.find("a"), models.find("b")]).toEqual([expect.anything(), undefined]);
});

test("a model that is larger than all room stands alone", async () => {
	freed.length = 0;
	const models = modelsInMemory(10);
	await add(models, "a", 4);
	await add(models, "large", 100);
	expect(freed).toEqual(["a"]);
	await models.clear();
	expect(freed).toEqual(["a", "large"]);
});
