import { expect, it } from "vitest";
import { buildCatalogue, buildTaskData } from "../build-catalogue.ts";
import { addRival, MOST_RIVALS, readRivals, type Rival, withRivals } from "./compared-models.ts";

const catalogue = buildCatalogue("tr", {});
const task = "conversational";
const { models } = buildTaskData(task, "tr");

it("comes back from its address", () => {
	const rivals = [
		{ id: 0, provider: "groq", model: "a/b:c" },
		{ id: 1, provider: "groq", model: "" },
	];
	const params = withRivals(new URLSearchParams({ task, with: "old:one" }), rivals);
	expect(readRivals(params, catalogue, task)).toEqual(rivals);
});

it("leaves out providers without the task, rivals beyond the limit, and those of another task", () => {
	const params = new URLSearchParams({ task });
	for (const text of ["nobody:m", "m", "", "groq:1", "groq:2", "groq:3", "groq:4"])
		params.append("with", text);
	expect(readRivals(params, catalogue, task).map(({ model }) => model)).toEqual(["1", "2", "3"]);
	expect(readRivals(params, catalogue, "fill-mask")).toEqual([]);
});

it("adds providers that are not compared yet, up to the limit", () => {
	let rivals: readonly Rival[] = [];
	for (let count = 0; count < MOST_RIVALS + 2; count += 1)
		rivals = addRival(rivals, { catalogue, task, provider: "groq", models });
	expect(rivals).toHaveLength(MOST_RIVALS);
	expect(new Set(["groq", ...rivals.map(({ provider }) => provider)]).size).toBe(MOST_RIVALS + 1);
	expect(new Set(rivals.map(({ id }) => id)).size).toBe(MOST_RIVALS);
	expect(rivals.every(({ model }) => model !== "")).toBe(true);
});
