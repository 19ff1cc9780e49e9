import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readManifests } from "@pusula/tools/manifest";
import { ROOT } from "@pusula/tools/root";
import { expect, test } from "vitest";
import { findUndocumented, listEntrySources } from "./packages/find-undocumented.ts";

test("everything that a published package exports has a docstring", { timeout: 120_000 }, async () => {
	const published = (await readManifests()).filter(({ isPrivate }) => !isPrivate);
	const entries = published.flatMap(({ folder }) => listEntrySources(join(ROOT, folder)));
	expect(findUndocumented(entries)).toEqual([]);
});

test("an export with no words, or with words that say nothing, is found wherever it is declared", () => {
	const folder = mkdtempSync(join(tmpdir(), "pusula-docs-"));
	const write = (name: string, text: string): string => {
		writeFileSync(join(folder, name), text);
		return join(folder, name);
	};
	write("inner.ts", "export const bare = 1;\n/** How many foxes there are. */\nexport const fine = 1;\n");
	const entry = write(
		"entry.ts",
		`export * from "./inner.ts";
/** One of those. */
export type Fox = 1;
/** Most foxes. */
export const most = 2;
/** What a call gave. */
export const gave = 3;
/** The same of a fox that sleeps. */
export type Sleeper = 1;
/** Counts the foxes of a den that sleep. Throws the same. */
export const countSleepers = 4;
/** A den of foxes, and how to enter it. */
export interface Den {
	readonly foxes: number;
	readonly enter?: ((name: string) => void) | undefined;
	/** Metres below the ground. */
	readonly depth: number;
	readonly name: string;
}
`,
	);
	expect(findUndocumented([entry]).map((place) => place.replace(/.*: /, ""))).toEqual([
		"Fox",
		"most",
		"gave",
		"Sleeper",
		"countSleepers",
		"Den.foxes",
		"Den.enter",
		"bare",
	]);
	rmSync(folder, { recursive: true });
});
