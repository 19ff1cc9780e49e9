import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { listHooks } from "./list-hooks.ts";

const SITE = new URL("../../", import.meta.url).pathname;

/** Every use of a `data-` attribute: its name, the file, and whether the file sets it or looks for it. */
const uses = globSync(`${SITE}{src,e2e,integrations}/**/*.{ts,tsx,astro,css}`)
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.flatMap((file) => {
		const path = relative(SITE, file);
		const { sought, set } = listHooks(readFileSync(file, "utf8"));
		return [
			...sought.map((name) => ({ name, path, isSet: false })),
			...set.map((name) => ({ name, path, isSet: true })),
		];
	});

describe("data- attributes, which tie scripts, styles and journeys to what a component renders", () => {
	const shipped = uses.filter(({ path }) => path.startsWith("src/"));

	it("are found in the sources", () => {
		expect(new Set(shipped.filter(({ isSet }) => isSet).map(({ name }) => name)).size).toBeGreaterThan(50);
	});

	it("are rendered where a script, a style or a journey looks for them", () => {
		expect(findLonely(uses, false)).toEqual([]);
	});

	it("are looked for where a component renders them", () => {
		expect(findLonely(shipped, true)).toEqual([]);
	});
});

describe("the reader of sources", () => {
	it("sees what a script looks for and what it sets", () => {
		const script = `
			const { call = "{}", sortBy } = root.dataset; /* [data-comment] */
			root.querySelector('th[data-column="a"]')!.dataset["shownHere"] = root.dataset["words"];
			status.toggleAttribute("data-seen", true);`;
		expect(listHooks(script)).toEqual({
			sought: ["column", "words", "call", "sort-by"],
			set: ["seen", "shown-here"],
		});
	});

	it("sees what a component renders and what a style looks for", () => {
		expect(listHooks('<li data-terms={terms} data-kind="a"><p data-none hidden /></li>').set).toEqual([
			"terms",
			"kind",
			"none",
		]);
		expect(listHooks('[data-kind="a"] > p { color: red; }').sought).toEqual(["kind"]);
	});
});

/** The uses of one kind that no use of the other kind meets, as `path: name`. */
function findLonely(ofKind: typeof uses, isSet: boolean): readonly string[] {
	return ofKind
		.filter((use) => use.isSet === isSet)
		.filter((use) => !uses.some((other) => other.isSet !== isSet && meets(use, other)))
		.map(({ name, path }) => `${path}: data-${name}`);
}

/** Two uses of one name meet, but not across the walls of features. */
function meets(one: (typeof uses)[number], other: (typeof uses)[number]): boolean {
	const [own, others] = [one, other].map(({ path }) => /^src\/features\/([^/]+)\//.exec(path)?.[1]);
	return one.name === other.name && (own === undefined || others === undefined || own === others);
}
