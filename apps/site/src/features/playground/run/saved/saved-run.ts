import type { KeptVersions } from "../../form/chat/versions.ts";
import type { ConnectionKind } from "../../target/state/access.ts";
import type { AnswerSource, SimulatedSource } from "../state/run-callbacks.ts";
import { type RunError, toRunError } from "../state/run-error.ts";
import type { RunState, TimedAttempt } from "../state/run-state.ts";
import type { TokenUsage } from "../state/token-usage.ts";
import { findText } from "./find-text.ts";
import { type Secrets, withoutSecrets } from "./secrets.ts";

/** What a form is for: everything of the page's state but its fields. */
export interface SavedTarget {
	readonly task: string;
	/** Provider id; that of no provider for a server of the reader's own, whose URL is never part of it. */
	readonly provider: string;
	readonly model: string;
	readonly scenario: string;
	readonly connection: ConnectionKind;
}

/** How a saved run has ended. */
export const ENDINGS = ["done", "stopped", "failed"] as const;

/** A run as lists show it, without its arguments and its output. */
export interface RunHead {
	readonly id: string;
	/** When it ended, in milliseconds since 1970. */
	readonly at: number;
	readonly target: SavedTarget;
	readonly status: (typeof ENDINGS)[number];
	/** Beginnings of the texts of its input, in a chat of the last message of the reader's, and of its answer. */
	readonly input: string;
	readonly answer: string;
	/** Room that it takes, in bytes, estimated. */
	readonly bytes: number;
	/** Its files were too large to be kept. */
	readonly isWithoutFiles?: true | undefined;
	/** The reader has starred it: it is kept, and listed first. */
	readonly isStarred?: true | undefined;
	readonly tookMs?: number | undefined;
	readonly firstChunkMs?: number | undefined;
	readonly usage?: TokenUsage | undefined;
	readonly answered?: AnswerSource | undefined;
	/** Where a simulated answer came from. */
	readonly simulatedFrom?: SimulatedSource | undefined;
	readonly error?: RunError | undefined;
	/** Which of the messages that a shared chat was sent with are simulated answers: `1=example,3=sample`. */
	readonly simulated?: string | undefined;
}

/** What only an opened run shows. */
export interface RunBody {
	/** Arguments of the call, with its files. */
	readonly args: Readonly<Record<string, unknown>>;
	readonly output?: unknown;
	/** All versions of a chat's messages when it was sent; absent where there was one of each. */
	readonly versions?: KeptVersions | undefined;
}

/** A run with all that is kept of it. Never a key, and never the URL of a server. */
export interface SavedRun extends RunHead, RunBody {}

/** Most bytes of one run; of a larger one the files are left out, and then its output. */
export const MOST_RUN_BYTES = 25_000_000;

/** Longest beginning of a text in a list, in characters. */
const LONGEST_TEXT = 2000;

/** A run that has ended as it is kept; undefined for one that has not. */
export function toSavedRun(
	run: RunState,
	{ id, at, secrets }: { readonly id: string; readonly at: number; readonly secrets: Secrets },
): SavedRun | undefined {
	const { call, connection = "simulated", status, tookMs, firstChunkMs, usage, answered, error } = run;
	const { simulatedFrom } = run;
	const ending = ENDINGS.find((one) => one === status);
	if (!call || !ending) return undefined;
	const { task, provider, model, scenario } = call;
	const whole = { args: call.args, output: run.output, ...(call.versions && { versions: call.versions }) };
	const { isCut, ...body } = fitBody(withoutSecrets(whole, secrets));
	const failure = error === undefined ? undefined : withoutSecrets(toRunError(error), secrets);
	return {
		id,
		at,
		target: { task, provider, model, scenario, connection },
		status: ending,
		input: findText(findListed(body.args)).slice(0, LONGEST_TEXT),
		answer: findText(body.output).slice(0, LONGEST_TEXT),
		bytes: measure(body),
		...(isCut && { isWithoutFiles: true }),
		...(tookMs !== undefined && { tookMs }),
		...(firstChunkMs !== undefined && { firstChunkMs }),
		...(usage && { usage }),
		...(answered && { answered }),
		...(simulatedFrom && { simulatedFrom }),
		...(failure && { error: failure }),
		...body,
	};
}

/** The run as the page shows it. Its requests are not kept. */
export function toRunState({ target, error, ...run }: SavedRun): RunState {
	const { task, provider, model, scenario, connection } = target;
	const { status, output, tookMs, firstChunkMs, usage, answered, simulatedFrom } = run;
	return {
		status,
		connection,
		output,
		tookMs,
		firstChunkMs,
		usage,
		answered,
		simulatedFrom,
		call: {
			task,
			provider,
			model,
			scenario,
			args: run.args,
			versions: run.versions,
			stream: firstChunkMs !== undefined,
			routed: true,
		},
		exchanges: [],
		attempts: NO_ATTEMPTS,
		...(error && {
			error: Object.assign(new Error(error.message), { code: error.code, status: error.status }),
		}),
	};
}

const NO_ATTEMPTS: readonly TimedAttempt[] = [];

/** Room that a value takes in bytes, estimated: two for each character, and the size of its files. */
export function measure(value: unknown): number {
	if (value instanceof Blob) return value.size;
	if (typeof value === "string") return 2 * value.length;
	if (typeof value !== "object" || value === null) return 8;
	return Object.entries(value).reduce((sum, [name, inner]) => sum + 2 * name.length + measure(inner), 16);
}

/** A value without the files in it. */
export function withoutFiles<Value>(value: Value): Value {
	if (Array.isArray(value)) return value.filter((one) => !(one instanceof Blob)).map(withoutFiles) as Value; // as it was, but for its files
	if (typeof value !== "object" || value === null || value instanceof Blob)
		return (value instanceof Blob ? undefined : value) as Value; // as above
	const fields = Object.entries(value).filter(([, inner]) => !(inner instanceof Blob));
	return Object.fromEntries(fields.map(([name, inner]) => [name, withoutFiles(inner)])) as Value; // as above
}

/** What lists show of an input: all runs of one chat begin with the same messages. */
function findListed(args: RunBody["args"]): unknown {
	const { messages } = args;
	if (!Array.isArray(messages)) return args;
	return messages.findLast((message) => Object(message).role === "user") ?? args;
}

/** A body within the bounds: the files of a larger one are left out, and where that is not enough its output. */
function fitBody(body: RunBody): RunBody & { readonly isCut: boolean } {
	if (measure(body) <= MOST_RUN_BYTES) return { ...body, isCut: false };
	const bare = { args: withoutFiles(body.args), output: withoutFiles(body.output) };
	if (measure(bare) <= MOST_RUN_BYTES) return { ...bare, isCut: true };
	const { args } = bare;
	return measure(args) <= MOST_RUN_BYTES ? { args, isCut: true } : { args: {}, isCut: true };
}
