import { type Model, MODELS } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { openTestStore } from "../../../../lib/kept/test-store.ts";
import { wordsIn } from "../../../../../messages/words.ts";
import { findModelFacts, modelKnows } from "../../../../facts/models/model-facts.ts";
import { readFilter, rememberFilter } from "./filter-memory.ts";
import { filterOptions } from "./filter-options.ts";
import { listOptions } from "./list-options.ts";
import { listModelGroups } from "./model-groups.ts";

const ALL: readonly Model[] = MODELS;
const list = { page: "text-generation", models: ["acme/fox"], source: "catalogue", first: "" } as const;
const none = (): readonly string[] => [];
const idsOf = (chosen: boolean, query = ""): readonly string[] =>
	listModelGroups(query, list, { locale: "tr", words: wordsIn("tr").playground, chosen }).groups.flatMap(
		({ options }) => options.map(({ value }) => value),
	);

describe("the filter by language", () => {
	it("leaves the models of which a source says that they know Turkish", () => {
		const all = listOptions("", list, none);
		const { options, counts } = filterOptions(all, all, true);
		expect(options.map(({ id }) => id)).toEqual(
			all.map(({ id }) => id).filter((id) => modelKnows(id, "tr") === true),
		);
		expect(counts).toEqual({ known: options.length, total: all.length });
		expect(options.length).toBeGreaterThan(0);
		expect(idsOf(true)).not.toContain("acme/fox");
	});

	it("takes no model whose languages are unverified, and none without words, for one that knows Turkish", () => {
		const doubtful = ALL.filter(({ unverified }) => unverified?.includes("languages"));
		const wordless = ALL.filter(({ languages }) => languages === "none");
		expect(doubtful.length).toBeGreaterThan(0);
		expect(wordless.length).toBeGreaterThan(0);
		const sure = ALL.find(({ id, languages }) => languages !== "none" && modelKnows(id, "tr") === true);
		const all = [...doubtful, ...wordless, ...(sure ? [sure] : [])].map(({ id }) => ({
			id,
			group: "table" as const,
			facts: findModelFacts(id),
		}));
		expect(filterOptions(all, all, true).options.map(({ id }) => id)).toEqual([sure?.id]);
	});

	it("is not offered where it would leave all models or none, and then leaves them all", () => {
		const own = listOptions("", { ...list, models: ["llama3.2"], source: "server" }, none);
		expect(filterOptions(own, own, true)).toEqual({ options: own });
	});

	it("counts what fits the query, and is off unless chosen", () => {
		const { groups, counts, isFiltered } = listModelGroups("qwen", list, {
			locale: "tr",
			words: wordsIn("tr").playground,
			chosen: undefined,
		});
		expect(isFiltered).toBe(false);
		expect(counts?.total).toBe(groups.flatMap(({ options }) => options).length);
		expect(idsOf(false)).toContain("acme/fox");
	});
});

it("a device remembers the filter until it is taken back; one that keeps nothing works without", () => {
	const store = openTestStore();
	expect(readFilter(store)).toBe(false);
	rememberFilter(true, store);
	expect(readFilter(store)).toBe(true);
	rememberFilter(false, store);
	expect(store.kept.size).toBe(0);
	const refuse = (): never => {
		throw new Error("forbidden");
	};
	const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
	expect(readFilter(full)).toBe(false);
	expect(() => rememberFilter(true, full)).not.toThrow();
});
