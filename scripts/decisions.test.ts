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

function readTitle(note: string): string {
	const [title = ""] = readFileSync(join(FOLDER, note), "utf8").split("\n");
	return title.replace("# ", "");
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

/** The lines of `docs/decisions.md`: title and note, and the note that each is indented under. */
function readIndex(markdown: string): readonly Line[] {
	let outer = "";
	return Array.from(markdown.matchAll(/^([\t ]*)- \[(.+?)\]\(decisions\/(.+?)\): \S/gm), (found) => {
		const [, indent = "", title = "", note = ""] = found;
		if (indent === "") outer = note;
		return { title, note, under: outer };
	});
}

interface Line {
	readonly title: string;
	readonly note: string;
	/** The note at the margin above it; of a note at the margin, itself. */
	readonly under: string;
}

/** The last note of those that change a note, that change these, and so on; of one day the last that is named. */
function findNewest(note: string): string {
	const [newest] = (OPENINGS.get(note)?.changedBy ?? []).toReversed().toSorted(byLatestDay);
	return newest === undefined ? note : findNewest(newest);
}

function byLatestDay(a: string, b: string): number {
	return Number(toDay(b) > toDay(a)) - Number(toDay(a) > toDay(b));
}

function toDay(note: string): string {
	return note.slice(0, "2026-11-21".length);
}

const INDEX = readIndex(readFileSync(join(ROOT, "docs/decisions.md"), "utf8"));

it("docs/decisions.md has a line for every note, once, under its title", () => {
	const titles = NOTES.map((note) => `${note}: ${readTitle(note)}`);
	expect(INDEX.map(({ note, title }) => `${note}: ${title}`).toSorted()).toEqual(titles.toSorted());
});

it("docs/decisions.md has changed notes under the newest that changes them", () => {
	const expected = INDEX.map(({ note }) => `${note} under ${findNewest(note)}`);
	expect(INDEX.map(({ note, under }) => `${note} under ${under}`)).toEqual(expected);
});

it("reads lines of the index, with what they stand under", () => {
	const index = "- [A](decisions/a.md): a.\n  - [B](decisions/b.md): b.\n- [C](decisions/c.md): c.\n";
	expect(readIndex(index)).toEqual([
		{ title: "A", note: "a.md", under: "a.md" },
		{ title: "B", note: "b.md", under: "a.md" },
		{ title: "C", note: "c.md", under: "c.md" },
	]);
});

it("reads what a note changes and what changes it", () => {
	const note =
		"# A\n\nChanged by [b](b.md) and\n[c](c.md).\n\nChanges [d](d.md).\n\n## Context\n\nChanges [e](e.md).";
	expect(readOpening(note)).toEqual({ changes: ["d.md"], changedBy: ["b.md", "c.md"] });
});
