import { type Model, MODELS } from "@pusula/tasks/models";
import { expect, it } from "vitest";
import { buildTaskData } from "../build-task-data.ts";
import { isKnownModel, listOptions } from "./list-options.ts";

const ALL: readonly Model[] = MODELS;
const GONE = ALL.filter(({ status }) => status?.kind === "gone");
const page = "text-generation";
const none = (): readonly string[] => [];
const idsOf = (query: string, remembered: typeof none = none): readonly string[] =>
	listOptions(query, { page, models: ["acme/fox", "Qwen/Qwen3-32B"], source: "catalogue" }, remembered).map(
		({ id }) => id,
	);

it("lists what the page or the hub names, then the table's models of the task, each once", () => {
	const ids = idsOf("");
	expect(ids.slice(0, 2)).toEqual(["acme/fox", "Qwen/Qwen3-32B"]);
	expect(ids.length).toBeGreaterThan(5);
	expect(new Set(ids).size).toBe(ids.length);
	const rest = ids.slice(2).map((id) => MODELS.find((model) => model.id === id)?.tasks);
	expect(rest.every((tasks) => tasks?.includes("text-generation"))).toBe(true);
});

it("lists for a call only the language models that it takes", () => {
	const idsFor = (calls: "base" | "chat"): readonly string[] =>
		listOptions("", { page, calls, models: [], source: "catalogue" }, none).map(({ id }) => id);
	expect(idsFor("base")).toContain("ytu-ce-cosmos/Turkish-Llama-8b-v0.1");
	expect(idsFor("base")).not.toContain("Qwen/Qwen3-32B");
	expect(idsFor("chat")).toContain("Qwen/Qwen3-32B");
	expect(idsFor("chat")).not.toContain("ytu-ce-cosmos/Turkish-Llama-8b-v0.1");
});

it("finds by any part of the name or the licence, however it is typed", () => {
	expect(idsOf("QWEN 32b")).toContain("Qwen/Qwen3-32B");
	expect(idsOf("apache qwen3-32")).toContain("Qwen/Qwen3-32B");
	expect(idsOf("yok/boyle-bir-model")).toEqual([]);
});

it("puts favourites and last used first, but none of another task", () => {
	const other = MODELS.find(({ tasks }) => tasks[0] === "fill-mask")?.id ?? "";
	const remembered = (list: string): readonly string[] =>
		list === "favourite" ? ["Qwen/Qwen3-32B", other] : ["my/own", "Qwen/Qwen3-32B"];
	const options = listOptions("", { page, models: ["acme/fox"], source: "hub" }, remembered);
	expect(options.slice(0, 3).map(({ id, group }) => [id, group])).toEqual([
		["Qwen/Qwen3-32B", "favourite"],
		["my/own", "used"],
		["acme/fox", "listed"],
	]);
	expect(options.map(({ id }) => id)).not.toContain(other);
});

it("knows the models of the table and of the list, with and without a policy", () => {
	expect(isKnownModel("Qwen/Qwen3-32B:fastest", { models: [], source: "catalogue" })).toBe(true);
	expect(isKnownModel("acme/fox", { models: ["acme/fox"], source: "hub" })).toBe(true);
	expect(isKnownModel("Qwen/Qwen3-32B", { models: ["openai/gpt-4o-mini"], source: "own" })).toBe(false);
	expect(isKnownModel("yok/boyle-bir-model", { models: ["acme/fox"], source: "hub" })).toBe(false);
});

it("offers of a server of the reader's own only what it has named", () => {
	const own = { page, models: ["llama3.2"], source: "server" } as const;
	const ids = listOptions("", own, () => ["Qwen/Qwen3-32B", "llama3.2"]).map(({ id }) => id);
	expect(ids).toEqual(["llama3.2"]);
	expect(isKnownModel("Qwen/Qwen3-32B", own)).toBe(false);
});

it("begins no task with a model that is gone", () => {
	for (const { id } of GONE) {
		const { models } = buildTaskData("image-to-image", "tr", () => undefined);
		expect(models.length).toBeGreaterThan(1);
		expect(models).not.toContain(id);
	}
});

it("suggests no model that is gone, but keeps it among the reader's own", () => {
	expect(GONE).not.toEqual([]);
	for (const { id, tasks } of GONE) {
		const list = { page: tasks[0] ?? "", models: [id, "acme/fox"], source: "catalogue" } as const;
		expect(listOptions("", list, none).map((option) => option.id)).not.toContain(id);
		expect(listOptions("", list, () => [id])[0]).toMatchObject({ id, group: "favourite" });
		const served = { ...list, source: "server" } as const;
		expect(listOptions("", served, none).map((option) => option.id)).toContain(id);
	}
});
