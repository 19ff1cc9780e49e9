import { expect, test } from "vitest";
import type { Preset } from "./preset.ts";
import { readSavedFile } from "./read-saved-file.ts";
import { MOST_SAVED_BYTES, printSavedFiles } from "./saved-file.ts";
import { MOST_RUN_BYTES, type SavedRun } from "./saved-run.ts";

const TASKS = ["image-classification"];
const target = {
	task: "image-classification",
	provider: "groq",
	model: "a/b",
	scenario: "",
	connection: "simulated",
} as const;
const file = new Blob([new Uint8Array([0, 255, 7])], { type: "image/png" });
const RUN: SavedRun = {
	id: "run-1",
	at: 5,
	target,
	status: "done",
	input: "",
	answer: "kedi",
	bytes: 0,
	args: { inputs: file, parameters: { top_k: 3 } },
	output: [{ label: "kedi", score: 0.9 }],
};
const PRESET: Preset = {
	id: "preset-1",
	name: "Kedi",
	at: 6,
	target,
	draft: { inputs: file },
	compared: ["groq:a/b"],
};

const textOf = async (changed: object = {}): Promise<string> => {
	const [printed] = await printSavedFiles([RUN], [PRESET]);
	const text = (await printed?.text()) ?? "";
	return JSON.stringify({ ...(JSON.parse(text) as object), ...changed });
};

test("runs and presets come back from their file, with files", async () => {
	const read = readSavedFile(await textOf(), TASKS);
	if ("problem" in read) throw new Error(read.problem);
	expect(read.skipped).toBe(0);
	expect(read.presets).toEqual([PRESET]);
	expect(read.runs[0]).toMatchObject({ id: "run-1", target, output: RUN.output, answer: "kedi" });
	const inputs = read.runs[0]?.args["inputs"] as Blob;
	expect(inputs.type).toBe("image/png");
	expect(new Uint8Array(await inputs.arrayBuffer())).toEqual(new Uint8Array([0, 255, 7]));
});

test("records that are too large for one file are written to several, each of which is read alone", async () => {
	const runs = ["a", "b", "c"].map((id) => ({ ...RUN, id }));
	const most = JSON.stringify(RUN).length * 2;
	const files = await printSavedFiles(runs, [PRESET], most);
	expect(files.length).toBeGreaterThan(1);
	const read = await Promise.all(files.map(async (one) => readSavedFile(await one.text(), TASKS)));
	expect(read.flatMap((one) => ("problem" in one ? [one.problem] : one.runs.map(({ id }) => id)))).toEqual([
		"a",
		"b",
		"c",
	]);
	expect(read.at(-1)).toMatchObject({ presets: [{ id: "preset-1" }] });
});

test("the largest run that is kept can be read from a file of its own", async () => {
	const args = { inputs: "\u0001".repeat(MOST_RUN_BYTES / 2) };
	const [printed] = await printSavedFiles([{ ...RUN, args }], []);
	expect(printed?.size).toBeLessThan(MOST_SAVED_BYTES);
});

test("which provider and model have answered comes back", async () => {
	const answered = { provider: "together", model: "a/b", status: 200, requestId: "r-1" };
	const read = readSavedFile(await textOf({ runs: [{ ...RUN, answered }] }), TASKS);
	expect(read).toMatchObject({ runs: [{ answered }] });
	const broken = readSavedFile(await textOf({ runs: [{ ...RUN, answered: { provider: 7 } }] }), TASKS);
	expect(broken).not.toHaveProperty("runs.0.answered");
});

test("stars and the versions of a chat's messages come back", async () => {
	const ask = { role: "user", text: "a", attachments: [] };
	const say = (text: string): object => ({ role: "assistant", text, toolCalls: [] });
	const versions = {
		list: [
			{ turn: ask, after: -1, isShown: true },
			{ turn: say("b"), after: 0, isShown: false },
			{ turn: say("c"), after: 0, isShown: true },
		],
		kept: 1,
	};
	const read = readSavedFile(await textOf({ runs: [{ ...RUN, isStarred: true, versions }] }), TASKS);
	expect(read).toMatchObject({ runs: [{ isStarred: true, versions }] });
	const broken = readSavedFile(
		await textOf({ runs: [{ ...RUN, isStarred: 1, versions: { list: [7] } }] }),
		TASKS,
	);
	if ("problem" in broken) throw new Error(broken.problem);
	expect(broken.runs[0]).not.toHaveProperty("isStarred");
	expect(broken.runs[0]).not.toHaveProperty("versions");
});

test("the star of a preset comes back, and nothing else is one", async () => {
	const presets = [{ ...PRESET, draft: {}, isStarred: true }];
	expect(readSavedFile(await textOf({ presets }), TASKS)).toMatchObject({
		presets: [{ isStarred: true }],
	});
	const odd = readSavedFile(await textOf({ presets: [{ ...PRESET, draft: {}, isStarred: "yes" }] }), TASKS);
	expect(odd).toMatchObject({ presets: [{ id: PRESET.id }] });
	expect(odd).not.toHaveProperty("presets.0.isStarred");
});

test.each([
	["not JSON", "{", { problem: "not-json" }],
	["a list", "[]", { problem: "wrong-file" }],
	["another file", '{"format":"other","version":1}', { problem: "wrong-file" }],
	["no version", '{"format":"pusula-playground"}', { problem: "wrong-file" }],
	["a newer version", '{"format":"pusula-playground","version":2}', { problem: "newer", version: 2 }],
	["nothing in it", '{"format":"pusula-playground","version":1,"runs":7}', { problem: "empty" }],
])("%s is refused with its reason", (_what, text, problem) => {
	expect(readSavedFile(text, TASKS)).toEqual(problem);
});

test("broken and hostile records are left out one by one", async () => {
	let deep: unknown = "end";
	for (let level = 0; level < 500; level++) deep = [deep];
	const bad = [
		null,
		{ ...RUN, id: "../up" },
		{ ...RUN, at: "yesterday" },
		{ ...RUN, status: "running" },
		{ ...RUN, target: { ...target, task: "unknown" } },
		{ ...RUN, target: { ...target, connection: "evil" } },
		{ ...RUN, args: deep },
		{ ...RUN, args: { inputs: { $file: "%%%", type: "image/png" } } },
		{ ...RUN, id: "good", args: {} },
	];
	const read = readSavedFile(await textOf({ runs: bad }), TASKS);
	expect(read).toMatchObject({ skipped: 8, runs: [{ id: "good" }] });
});

test("names that mean something to objects change nothing", async () => {
	const text = (await textOf()).replace('"top_k":3', '"__proto__":{"polluted":true},"top_k":3');
	const read = readSavedFile(text, TASKS);
	if ("problem" in read) throw new Error(read.problem);
	expect(Object.hasOwn({}, "polluted")).toBe(false);
	expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	expect(read.runs[0]?.args["parameters"]).toEqual({ top_k: 3 });
});
