import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

const FOLDER = join(ROOT, "docs/decisions");
const NOTES = globSync("*.md", { cwd: FOLDER });

/** The notes that a note says it changes, and those that it says it is changed by: sentences above its first heading. */
function readOpening(note: string): {
	readonly changes: readonly string[];
	readonly changedBy: readonly string[];
} {
	const [opening = ""] = note.split("\n## ");
	const sentences = opening.split(/\n\n|(?<=\.)\s+(?=[A-Z])/);
	const isChanged = (sentence: string): boolean => /\b(?:Changed|Replaced) by\b/.test(sentence);
	const isChange = (sentence: string): boolean => /^(?:Changes|Replaces)\b/.test(sentence);
	return {
		changes: listNotes(sentences.filter(isChange)),
		changedBy: listNotes(sentences.filter(isChanged)),
	};
}

function listNotes(sentences: readonly string[]): readonly string[] {
	return Array.from(sentences.join("\n").matchAll(/\]\(([^)/]+\.md)\)/g), ([, name = ""]) => name);
}

const OPENINGS = new Map(NOTES.map((note) => [note, readOpening(readFileSync(join(FOLDER, note), "utf8"))]));

it.each([...OPENINGS])(
	"%s and the notes that change it or that it changes name each other",
	(name, opening) => {
		const { changes, changedBy } = opening;
		expect(changes.filter((older) => !OPENINGS.get(older)?.changedBy.includes(name))).toEqual([]);
		expect(changedBy.filter((newer) => !OPENINGS.get(newer)?.changes.includes(name))).toEqual([]);
	},
);

it("reads what a note changes and what changes it", () => {
	const note =
		"# A\n\nChanged by [b](b.md) and\n[c](c.md).\n\nChanges [d](d.md).\n\n## Context\n\nChanges [e](e.md).";
	expect(readOpening(note)).toEqual({ changes: ["d.md"], changedBy: ["b.md", "c.md"] });
});
