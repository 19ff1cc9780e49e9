import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

/**
 * The last commit that no test looked at; older subjects stay as they are. Where it is missing, as in a shallow clone, only
 * the newest commit is looked at.
 */
const FIRST = "9f4c060e";

it("writes what is true now on one line of at most 72 characters, one change a commit", () => {
	const newest = git("rev-list", "HEAD").split("\n");
	const first = newest.find((commit) => commit.startsWith(FIRST));
	const commits = first ? [`${first}..HEAD`] : ["-1", "HEAD"];
	const subjects = git("log", "--no-merges", "--format=%s", ...commits).split("\n");
	expect(subjects.filter(Boolean).filter((subject) => !isPlain(subject))).toEqual([]);
});

it.each([
	["layers: rooms import one way", true],
	["layers: rooms import one way; names say so", false],
	["rooms import one way", false],
	["a: b", false],
	[`layers: ${"x".repeat(65)}`, false],
])("“%s”: %s", (subject, fits) => {
	expect(isPlain(subject)).toBe(fits);
});

/** `area: what is true now`, of 8 to 72 characters. A semicolon joins two changes. */
function isPlain(subject: string): boolean {
	return /^[^\s:][^:]*: \S[^;]*$/.test(subject) && subject.length >= 8 && subject.length <= 72;
}

function git(...args: readonly string[]): string {
	return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
}
