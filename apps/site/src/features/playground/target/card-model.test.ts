import { knowsLanguage, type Model, MODELS } from "@pusula/tasks/models";
import { expect, it } from "vitest";
import { buildCatalogue } from "./build-catalogue.ts";

const MODEL_TABLE: readonly Model[] = MODELS;

it("only where the model for every browser does not know the page's language, the graphics card gets one that does", () => {
	const found = buildCatalogue("tr", {}).tasks.flatMap(({ id, localModels, cardModel }) =>
		cardModel ? [{ id, first: localModels[0], cardModel }] : [],
	);
	expect(found.map(({ id }) => id)).toContain("conversational");
	for (const { first, cardModel } of found) {
		const [plain, card] = [first, cardModel.id].map((id) => MODEL_TABLE.find((model) => model.id === id));
		expect(plain && knowsLanguage(plain, "tr")).toBe(false);
		expect(card && knowsLanguage(card, "tr")).toBe(true);
		expect(card?.browser).toMatchObject({ device: "webgpu", dtype: cardModel.dtype });
	}
	expect(buildCatalogue("en", {}).tasks.filter(({ cardModel }) => cardModel)).toEqual([]);
});
