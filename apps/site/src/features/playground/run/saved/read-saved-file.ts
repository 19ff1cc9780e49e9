import { readVersions } from "../../form/chat/versions.ts";
import { type AnswerSource, SIMULATED_SOURCES } from "../state/run-callbacks.ts";
import { decodeValue, isObject } from "./decode-value.ts";
import { LONGEST_NAME, type Preset } from "./preset.ts";
import { readTarget } from "./read-target.ts";
import { FORMAT, VERSION } from "./saved-file.ts";
import { ENDINGS, measure, MOST_RUN_BYTES, type SavedRun, toSavedRun, toRunState } from "./saved-run.ts";

/** What a file holds, each record checked and written anew; nothing of it is run. */
export interface ReadFile {
	readonly runs: readonly SavedRun[];
	readonly presets: readonly Preset[];
	/** Records that are broken, too large, or of a task that this site does not have. */
	readonly skipped: number;
}

/**
 * Why a file cannot be read.
 * - `not-json`: it is no JSON, or cut.
 * - `wrong-file`: it is JSON of something else.
 * - `newer`: a newer version of the site has written it.
 * - `empty`: it holds nothing that can be taken.
 */
export interface FileProblem {
	readonly problem: "not-json" | "wrong-file" | "newer" | "empty";
	readonly version?: number;
}

/**
 * Reads a file that the playground has exported. Whoever wrote it, what comes out has the shape of records, with known
 * tasks and within the bounds.
 * @param tasks ids of the tasks that the site has
 */
export function readSavedFile(text: string, tasks: readonly string[]): ReadFile | FileProblem {
	const file = parse(text);
	if (file === undefined) return { problem: "not-json" };
	if (!isObject(file) || file["format"] !== FORMAT) return { problem: "wrong-file" };
	const version = file["version"];
	if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
		return { problem: "wrong-file" };
	if (version > VERSION) return { problem: "newer", version };
	const given = [listOf(file["runs"]), listOf(file["presets"])] as const;
	const runs = given[0].flatMap((one) => attempt(() => readRun(one, tasks)));
	const presets = given[1].flatMap((one) => attempt(() => readPreset(one, tasks)));
	if (runs.length + presets.length === 0) return { problem: "empty" };
	return { runs, presets, skipped: given[0].length + given[1].length - runs.length - presets.length };
}

function readRun(value: unknown, tasks: readonly string[]): SavedRun | undefined {
	if (!isObject(value)) return undefined;
	const { id, at, status, tookMs, firstChunkMs, usage, error, isWithoutFiles, isStarred, simulated } = value;
	const simulatedFrom = SIMULATED_SOURCES.find((one) => one === value["simulatedFrom"]);
	const answered = readAnswered(value["answered"]);
	const versions = readVersions(decodeValue(value["versions"]));
	const target = readTarget(value["target"], tasks);
	const args = decodeValue(value["args"]);
	const ending = ENDINGS.find((one) => one === status);
	if (!isId(id) || !isTime(at) || !target || !ending || !isObject(args)) return undefined;
	const state = toRunState({
		id,
		at,
		target,
		status: ending,
		args,
		input: "",
		answer: "",
		bytes: 0,
		output: decodeValue(value["output"]),
		...(versions && { versions }),
		...(isTime(tookMs) && { tookMs }),
		...(isTime(firstChunkMs) && { firstChunkMs }),
		...(isObject(usage) && { usage: readUsage(usage) }),
		...(simulatedFrom && { simulatedFrom }),
		...(answered && { answered }),
		...(isObject(error) && { error: readError(error) }),
	});
	// Written anew: its texts and its size are those of what it holds.
	const run = toSavedRun(state, { id, at, secrets: new Map() });
	if (!run) return undefined;
	return {
		...run,
		...(typeof simulated === "string" && { simulated }),
		...(isWithoutFiles === true && { isWithoutFiles }),
		...(isStarred === true && { isStarred }),
	};
}

function readPreset(value: unknown, tasks: readonly string[]): Preset | undefined {
	if (!isObject(value)) return undefined;
	const { id, name, at, compared, isStarred } = value;
	const target = readTarget(value["target"], tasks);
	const draft = decodeValue(value["draft"]);
	if (!isId(id) || !isTime(at) || !target || typeof name !== "string" || !isObject(draft)) return undefined;
	const fields = Object.entries(draft).filter(
		(field): field is [string, string | Blob] => typeof field[1] === "string" || field[1] instanceof Blob,
	);
	if (name.trim() === "" || measure(draft) > MOST_RUN_BYTES) return undefined;
	return {
		id,
		at,
		target,
		name: name.trim().slice(0, LONGEST_NAME),
		draft: Object.fromEntries(fields),
		compared: listOf(compared).filter((one) => typeof one === "string"),
		...(isStarred === true && { isStarred }),
	};
}

function readUsage(usage: Readonly<Record<string, unknown>>) {
	const count = (name: string): number | undefined => (isTime(usage[name]) ? usage[name] : undefined);
	return {
		promptTokens: count("promptTokens"),
		completionTokens: count("completionTokens"),
		totalTokens: count("totalTokens"),
		...(isTime(usage["cost"]) && { cost: usage["cost"] }),
	};
}

/** Provider and model of an answer; undefined where one of them is missing. */
function readAnswered(value: unknown): AnswerSource | undefined {
	const { provider, model, status, requestId } = isObject(value) ? value : {};
	if (!isName(provider) || !isName(model) || !isTime(status)) return undefined;
	return { provider, model, status, requestId: isName(requestId) ? requestId : "" };
}

function isName(value: unknown): value is string {
	return typeof value === "string" && value.length <= 300;
}

function readError({ code, message, status }: Readonly<Record<string, unknown>>) {
	return {
		message: typeof message === "string" ? message.slice(0, 5000) : "",
		attempts: 0,
		...(typeof code === "string" && { code: code.slice(0, 100) }),
		...(isTime(status) && { status }),
	};
}

function isId(value: unknown): value is string {
	return typeof value === "string" && /^[\w-]{1,64}$/.test(value);
}

/** A number that can represent a moment or a duration. */
function isTime(value: unknown): value is number {
	return typeof value === "number" && Number.isFinite(value) && value >= 0 && value < 8.64e15;
}

function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

function attempt<Value>(read: () => Value | undefined): readonly Value[] {
	try {
		const value = read();
		return value === undefined ? [] : [value];
	} catch {
		return [];
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
