import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

const FOLDER = "docs/decisions";

/**
 * Notes whose text was edited before a test held it, with the commit whose text stays. The first six are those that
 * `2026-11-22-how-notes-change.md` names; the next one was rewritten on its first two days; of the last two one landed with
 * words that `npm run check:prose` forbids, the other with a sentence that its tests contradict.
 */
const EDITED: Readonly<Record<string, string>> = {
	"2026-11-21-bench-targets.md": "618f685e",
	"2026-11-21-core-size.md": "dec82832",
	"2026-11-21-snippets-run-unchanged.md": "56dd6696",
	"2026-11-21-code-on-pages-is-run.md": "00ffb527",
	"2026-11-21-node-24-as-a-package.md": "71685415",
	"2026-11-21-prettier-and-oxlint.md": "3f2f6de1",
	"2026-11-22-size-of-resumed-downloads.md": "7edff780",
	"2026-11-27-models-without-a-pipeline-have-rows.md": "d9a0ec6e",
	"2026-11-27-numbers-that-slide-and-shared-answers-weigh-more.md": "eb9f15a2",
};

/** Names that two notes had for some hours, until they got their first ones again. */
const RENAMED_BACK = [
	"2026-11-24-the-first-run-weighs-127-kb.md",
	"2026-11-27-long-texts-weigh-600-bytes.md",
];

/** Every note that the history knows, with the commit that brought it. In a shallow clone the oldest commit brings all. */
const LANDED = listLanded();

it.each([...LANDED])("%s says what it said when it landed", (note, commit) => {
	const path = join(ROOT, FOLDER, note);
	expect(existsSync(path)).toBe(true);
	expect(toBody(readFileSync(path, "utf8"))).toBe(toBody(git("show", `${commit}:${FOLDER}/${note}`)));
});

it("reads of a note what a later one may not change", () => {
	const note = "# A\n\nChanged by [b](b.md).\n\n## Choice\n\nThe Hub's `lib/a.ts`, see [c](c.md):\n2 kB.";
	const moved = note.replace("b.md", "d.md").replace("lib/a.ts", "lib/x/a.ts").replace("Hub", "hub");
	expect(toBody(moved)).toBe(toBody(note));
	expect(toBody(note.replace("2 kB", "3 kB"))).not.toBe(toBody(note));
	expect(toBody(note.replace("# A", "# B"))).not.toBe(toBody(note));
});

function listLanded(): ReadonlyMap<string, string> {
	const log = git(
		"log",
		"--reverse",
		"--no-renames",
		"--diff-filter=A",
		"--format=@%H",
		"--name-only",
		"--",
		FOLDER,
	);
	const landed = new Map<string, string>();
	let commit = "";
	for (const line of log.split("\n").filter(Boolean)) {
		const note = line.slice(FOLDER.length + 1);
		if (line.startsWith("@")) commit = line.slice(1);
		else if (!landed.has(note) && !RENAMED_BACK.includes(note)) landed.set(note, commit);
	}
	const known = git("rev-list", "HEAD").split("\n");
	for (const [note, edited] of Object.entries(EDITED)) {
		if (known.some((hash) => hash.startsWith(edited))) landed.set(note, edited);
	}
	return landed;
}

function git(...args: readonly string[]): string {
	return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
}

/** The title and what follows the first heading, without where links lead, paths, and spelling in capitals or not. */
function toBody(note: string): string {
	const [opening = "", ...sections] = note.split(/^## /m);
	return [opening.split("\n")[0], ...sections]
		.join("\n")
		.replaceAll(/\]\([^)]*\)/g, "]")
		.replaceAll(/`[\w./*{},-]*\/[\w./*{},-]*`/g, "`path`")
		.replaceAll(/\s+/g, " ")
		.trim()
		.toLowerCase();
}
