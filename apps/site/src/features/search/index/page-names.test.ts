import { expect, test } from "vitest";
import type { SearchEntry } from "../entry/search-entry.ts";
import { groupNames, isPageNames, toNameEntries } from "./page-names.ts";

const toName = (page: string, title: string, text?: string): SearchEntry => ({
	href: `${page}#${title}`,
	kind: "api",
	title,
	under: "@pusula/inference",
	...(text && { text }),
});
const plain = [
	toName("/docs/api/inference/functions/", "call", "Runs a task."),
	toName("/docs/api/inference/functions/", "callStream"),
	toName("/docs/api/inference/types/", "Args"),
];
const task: SearchEntry = { href: "/tasks/fill-mask/", kind: "task", title: "Maske doldurma" };
const known = { ...toName("/docs/api/inference/types/", "Options"), terms: "seçenekler" };

test("holds a page once for all its names, and gives each entry back", () => {
	const { names, others } = groupNames([task, ...plain, known]);
	expect(others).toEqual([task, known]);
	expect(names).toEqual([
		{
			page: "/docs/api/inference/functions/",
			under: "@pusula/inference",
			names: "call callStream",
			texts: ["Runs a task.", ""],
		},
		{ page: "/docs/api/inference/types/", under: "@pusula/inference", names: "Args" },
	]);
	expect(toNameEntries(names)).toEqual(plain);
});

test("knows its own form", () => {
	expect(isPageNames(JSON.parse(JSON.stringify(groupNames(plain).names)))).toBe(true);
	for (const other of [undefined, {}, [null], [{ page: "/", under: "x", names: "a", texts: [1] }]])
		expect(isPageNames(other)).toBe(false);
});
