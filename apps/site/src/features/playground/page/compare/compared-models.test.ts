import { expect, it } from "vitest";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { buildTaskData } from "../../target/build-task-data.ts";
import {
	addComparedModel,
	MOST_COMPARED,
	readComparedModels,
	type ComparedModel,
	withComparedModels,
} from "./compared-models.ts";

const catalogue = buildCatalogue("tr", {});
const task = "conversational";
const { models } = buildTaskData(task, "tr");

it("comes back from its URL", () => {
	const comparedModels = [
		{ id: 0, provider: "groq", model: "a/b:c" },
		{ id: 1, provider: "groq", model: "" },
	];
	const params = withComparedModels(new URLSearchParams({ task, with: "old:one" }), comparedModels);
	expect(readComparedModels(params, catalogue, task)).toEqual(comparedModels);
});

it("leaves out providers without the task, compared models beyond the limit, and those of another task", () => {
	const params = new URLSearchParams({ task });
	for (const text of ["nobody:m", "m", "", "groq:1", "groq:2", "groq:3", "groq:4"])
		params.append("with", text);
	expect(readComparedModels(params, catalogue, task).map(({ model }) => model)).toEqual(["1", "2", "3"]);
	expect(readComparedModels(params, catalogue, "fill-mask")).toEqual([]);
});

it("adds providers that are not compared yet, up to the limit", () => {
	let comparedModels: readonly ComparedModel[] = [];
	for (let count = 0; count < MOST_COMPARED + 2; count += 1)
		comparedModels = addComparedModel(comparedModels, { catalogue, task, provider: "groq", models });
	expect(comparedModels).toHaveLength(MOST_COMPARED);
	expect(new Set(["groq", ...comparedModels.map(({ provider }) => provider)]).size).toBe(MOST_COMPARED + 1);
	expect(new Set(comparedModels.map(({ id }) => id)).size).toBe(MOST_COMPARED);
	expect(comparedModels.every(({ model }) => model !== "")).toBe(true);
});
