import { expect, it } from "vitest";
import { groupResults } from "./group-results.ts";
import type { SearchEntry, SearchKind } from "../entry/search-entry.ts";

const toEntry = (kind: SearchKind, place: number): SearchEntry => ({ href: `/${place}/`, kind, title: kind });
const KINDS: readonly SearchKind[] = [
	"task",
	"term",
	"task",
	"page",
	"term",
	"model",
	"term",
	"model",
	"api",
];

it("shows the best five in their order, then the others by kind", () => {
	const groups = groupResults(KINDS.map(toEntry)).map(({ kind, entries }) => [
		kind,
		entries.map(({ href }) => href),
	]);
	expect(groups).toEqual([
		["best", ["/0/", "/1/", "/2/", "/3/", "/4/"]],
		["model", ["/5/", "/7/"]],
		["term", ["/6/"]],
		["api", ["/8/"]],
	]);
});

it("shows names of packages among the best only where one is the best", () => {
	const paths = (kinds: readonly SearchKind[]): readonly (readonly string[])[] =>
		groupResults(kinds.map(toEntry)).map(({ entries }) => entries.map(({ href }) => href));
	expect(paths(["task", "api", "term"])).toEqual([["/0/", "/2/"], ["/1/"]]);
	expect(paths(["api", "task", "api"])).toEqual([["/0/", "/1/", "/2/"]]);
});

it("has no group for nothing", () => {
	expect(groupResults([])).toEqual([]);
});
