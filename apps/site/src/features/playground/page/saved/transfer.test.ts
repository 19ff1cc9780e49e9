import { expect, test } from "vitest";
import { MOST_PRESETS, type Preset } from "../../run/saved/preset.ts";
import { listOverflow } from "../../run/saved/room.ts";
import { printSavedFiles } from "../../run/saved/saved-file.ts";
import type { SavedRun } from "../../run/saved/saved-run.ts";
import { importSaved } from "./transfer.ts";

const target = {
	task: "fill-mask",
	provider: "groq",
	model: "a/b",
	scenario: "",
	connection: "key",
} as const;
const runOf = (id: string, at: number): SavedRun => ({
	id,
	at,
	target,
	status: "done",
	input: "",
	answer: "",
	bytes: 1,
	args: {},
	output: "x",
});
const presetOf = (id: string): Preset => ({ id, name: id, at: 1, target, draft: {}, compared: [] });
const catalogue = { tasks: [{ id: "fill-mask" }] } as unknown as Parameters<
	typeof importSaved
>[1]["catalogue"]; // the used part

const fileOf = async (runs: readonly SavedRun[], presets: readonly Preset[] = []): Promise<File> =>
	new File([...(await printSavedFiles(runs, presets))], "a.json");

/** Imports into a history that has these runs, and room for so many. */
async function importInto(here: readonly SavedRun[], room: number, files: readonly File[]) {
	let kept: readonly SavedRun[] = here;
	const put = async (runs: readonly SavedRun[]): Promise<readonly string[]> => {
		const all = [...kept, ...runs];
		const removed = listOverflow(all, { runs: room });
		kept = all.filter(({ id }) => !removed.includes(id));
		return removed;
	};
	return importSaved(files, { catalogue, saved: { runs: here, presets: [] } }, put);
}

test("what had no room, and what made room, is counted apart from what was taken", async () => {
	const here = [runOf("old", 1), runOf("new", 9)];
	const file = await fileOf([runOf("older", 0), runOf("middle", 5), runOf("new", 9)]);
	expect(await importInto(here, 2, [file])).toMatchObject({
		runs: 1,
		runsLeft: 1,
		deleted: 1,
		known: 1,
		skipped: 0,
	});
});

test("presets over the limit are counted apart from broken records", async () => {
	const presets = Array.from({ length: MOST_PRESETS + 3 }, (_, index) => presetOf(`p${String(index)}`));
	const imported = await importInto([], 9, [await fileOf([], presets)]);
	expect(imported).toMatchObject({ presets: MOST_PRESETS, presetsLeft: 3, skipped: 0 });
});

test("several files are taken, and one that cannot be does not stop the others", async () => {
	const files = [
		await fileOf([runOf("a", 1)]),
		new File(["{"], "broken.json"),
		await fileOf([runOf("a", 1), runOf("b", 2)]),
	];
	expect(await importInto([], 9, files)).toMatchObject({
		runs: 2,
		known: 1,
		problems: [{ name: "broken.json", problem: "not-json" }],
	});
});

test("of a file that the device has no room for, nothing is taken", async () => {
	const full = () => Promise.reject(new DOMException("No room.", "QuotaExceededError"));
	const imported = await importSaved(
		[await fileOf([runOf("a", 1)])],
		{ catalogue, saved: { runs: [], presets: [] } },
		full,
	);
	expect(imported).toMatchObject({ runs: 0, problems: [{ name: "a.json", problem: "full" }] });
});

test("what a failed file held is taken from the next that holds it too", async () => {
	let isFull = true;
	const put = (): Promise<readonly string[]> => {
		if (!isFull) return Promise.resolve([]);
		isFull = false;
		return Promise.reject(new DOMException("No room.", "QuotaExceededError"));
	};
	const files = [await fileOf([runOf("a", 1)]), await fileOf([runOf("a", 1), runOf("b", 2)])];
	const imported = await importSaved(files, { catalogue, saved: { runs: [], presets: [] } }, put);
	expect(imported).toMatchObject({ runs: 2, known: 0, problems: [{ problem: "full" }] });
});
