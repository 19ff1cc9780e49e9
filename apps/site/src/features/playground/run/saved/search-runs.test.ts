import { expect, test } from "vitest";
import { searchRuns } from "./search-runs.ts";

const target = {
	task: "fill-mask",
	provider: "groq",
	model: "Acme/Işık",
	scenario: "",
	connection: "key",
} as const;
const heads = [
	{ id: "a", at: 1, target, input: "İSTANBUL'da hava", answer: "güneşli" },
	{ id: "b", at: 2, target, input: "Izgara köfte", answer: "IŞIL" },
];
const indexes = new Map([["b", "izgara kofte sonda maydanoz"]]);
const search = (query: string) =>
	searchRuns(heads, query, () => "Boşluk doldurma", indexes).map(({ at }) => at);

test("runs are found by input, answer, model and names, newest first", () => {
	expect(search("")).toEqual([2, 1]);
	expect(search("istanbul")).toEqual([1]);
	expect(search("ızgara")).toEqual([2]);
	expect(search("ışıl izgara")).toEqual([2]);
	expect(search("acme boşluk")).toEqual([2, 1]);
	expect(search("güneşli köfte")).toEqual([]);
	expect(search("MAYDANOZ acme")).toEqual([2]);
});

test("runs with a star come first", () => {
	const starred = heads.map((head) => (head.at === 1 ? { ...head, isStarred: true as const } : head));
	expect(searchRuns(starred, "", () => "", new Map()).map(({ at }) => at)).toEqual([1, 2]);
});
