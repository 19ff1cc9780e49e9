import { expect, it } from "vitest";
import { addVersion, listSteps, showVersion, toBranches } from "./branches.ts";
import type { Turn } from "./turns.ts";
import { fromVersionList, hasVersions, readVersions, toVersionList } from "./versions.ts";

const ask = (text: string): Turn => ({ role: "user", text, attachments: [] });
const say = (text: string): Turn => ({ role: "assistant", text, toolCalls: [] });
const same = (turn: Turn): Turn => turn;
const textsOf = (all: ReturnType<typeof toBranches<Turn>>): readonly string[] =>
	listSteps(all).map(
		({ item, version, versions }) => `${item.text} ${String(version + 1)}/${String(versions)}`,
	);

const PLAIN = toBranches([ask("a"), say("b"), ask("c"), say("d")]);
const BRANCHED = showVersion(addVersion(addVersion(PLAIN, 1, say("b2")), 2, ask("c2")), 1, 0);

it("tells a conversation with versions from one without", () => {
	expect(hasVersions(PLAIN)).toBe(false);
	expect(hasVersions(BRANCHED)).toBe(true);
	expect(hasVersions(toBranches([]))).toBe(false);
});

it("brings every version back, and shows those that were shown", () => {
	const list = toVersionList(BRANCHED, same);
	expect(list).toHaveLength(6);
	const back = fromVersionList(list, same);
	expect(textsOf(back)).toEqual(textsOf(BRANCHED));
	expect(textsOf(showVersion(back, 1, 1))).toEqual(["a 1/1", "b2 2/2", "c2 1/1"]);
});

it("takes a list from a file as it was written, and nothing that is none", () => {
	const kept = { list: toVersionList(BRANCHED, same), kept: 1 };
	expect(readVersions(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
	for (const broken of [
		undefined,
		{ list: "a" },
		{ list: [{ turn: say("a"), after: 0, isShown: true }] },
		{ list: [{ turn: { role: "system", text: "a" }, after: -1 }] },
		{ list: [{ turn: { role: "user", text: "a", attachments: null }, after: -1 }] },
		{ list: [{ turn: { role: "assistant", text: 1, toolCalls: [] }, after: -1 }] },
		{ list: [{ turn: ask("a"), after: 0.5 }] },
	])
		expect(readVersions(broken)).toBeUndefined();
});
