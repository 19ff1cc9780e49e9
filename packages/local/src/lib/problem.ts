import type { Device } from "../types/public.ts";
import { toCause } from "./to-cause.ts";

/** Failures on the caller's own machine. */
export type ProblemKind =
	| "bad-input"
	| "broken-model"
	| "declined"
	| "inference"
	| "gated"
	| "no-model"
	| "no-room"
	| "no-runtime"
	| "offline"
	| "out-of-memory"
	| "task-not-supported"
	| "unsupported-model";

/** What is known of a problem beside its words. */
export interface ProblemFields {
	readonly status?: number | undefined;
	readonly waitMs?: number | undefined;
	readonly device?: Device | undefined;
	readonly cause?: unknown;
}

/** A failure inside the engine, as data that a worker can send. The provider throws it as an error of the client. */
export class Problem extends Error {
	override readonly name = "Problem";
	readonly kind: ProblemKind;
	/** HTTP status of the response that caused it. */
	declare readonly status?: number | undefined;
	/** Milliseconds after which the host wants the next request, where it says so. */
	declare readonly waitMs?: number | undefined;
	/** Where the runtime failed, for a failure of it. */
	declare readonly device?: Device | undefined;

	constructor(kind: ProblemKind, message: string, fields: ProblemFields = {}) {
		super(message);
		this.kind = kind;
		Object.assign(this, fields, { cause: toCause(fields.cause) });
	}
}

/** True for a file that is not what it should be. */
export function isBroken(error: unknown): boolean {
	return error instanceof Problem && error.kind === "broken-model";
}

/** What to do about a model that is too large. */
export const TOO_LARGE =
	"The model does not fit into the memory of this device. Take a smaller one, or weights of a lower precision.";

/** The problem of a model that is not there, or of a file that it lacks. */
export function noModel(model: string, path: string): Problem {
	return new Problem("no-model", `There is no model ${model}, or it lacks ${path}.`, { status: 404 });
}

/** The problem of a device that is full. */
export function noRoom(what: string, cause?: unknown): Problem {
	return new Problem(
		"no-room",
		`There is no room on this device for ${what}. Delete models that are no longer needed.`,
		{ cause },
	);
}

/** The problem of a repository without a file that its models cannot do without: what it holds is not broken. */
export function lacksFile(repository: string, path: string): Problem {
	return new Problem(
		"unsupported-model",
		`${repository} lacks ${path}, without which the model cannot run. Take another export of the model.`,
	);
}

/** Words by which the library says that a file is not there. Source: Transformers.js 4.3.1, src/utils/hub/constants.js. */
const MISSING = /could not locate file: ".*\/resolve\/[^/]+\/([^"?]+)/i;

type Sign = readonly [ProblemKind, RegExp, string];

const MEMORY: Sign = [
	"out-of-memory",
	/\bmemory\b|alloc|\bOOM\b|invalid (typed )?array( buffer)? length/i,
	TOO_LARGE,
];

/** Words by which the runtime and the library say what went wrong, most telling first. */
const SIGNS: readonly Sign[] = [
	MEMORY,
	[
		"no-runtime",
		/no available backend|initializeWebAssembly|dynamically imported module|importing a module script/i,
		"The runtime could not be started. Try again; without a worker, load the page again.",
	],
	[
		"broken-model",
		/protobuf|not a valid onnx|failed to load model|flatbuffer|(valid|in|end of) json\b|\bjson(\.| )parse\b/i,
		"A file of the model is broken. Delete the model from this device and try again.",
	],
	[
		"unsupported-model",
		/could not find an implementation|not a registered function|no op registered|unsupported (model|architecture|data type|device)|unknown model class|not implemented|opset|does not support/i,
		"The model needs something that this runtime does not have.",
	],
];

/** Any failure as a problem; `fallback` says what was under way, and `device` where. */
export function toProblem(error: unknown, fallback: string, device?: Device): Problem {
	const [, missing] = MISSING.exec(wordsOf(error)) ?? [];
	if (missing !== undefined && !(error instanceof Problem))
		return lacksFile("The repository of the model", missing);
	return readSigns(error, SIGNS, fallback, device);
}

/** The problem of a loaded model that failed on one input: but for memory, its words say nothing about the model. */
export function toRunProblem(error: unknown, fallback: string, device: Device): Problem {
	return readSigns(error, [MEMORY], fallback, device);
}

function readSigns(error: unknown, signs: readonly Sign[], fallback: string, device?: Device): Problem {
	if (error instanceof Problem) return error;
	const words = wordsOf(error);
	const sign = signs.find(([, pattern]) => pattern.test(words));
	if (!sign) return new Problem("inference", `${fallback}: ${words}`, { cause: error, device });
	const [kind, , message] = sign;
	const isTelling = kind === "unsupported-model" || kind === "no-runtime";
	return new Problem(kind, isTelling ? `${message} ${words}` : message, { cause: error, device });
}

function wordsOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
