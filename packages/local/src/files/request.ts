import { epochMs, machineClock } from "../lib/clock.ts";
import { noModel, Problem } from "../lib/problem.ts";
import type { LocalClock } from "../types/public.ts";

/** What every request for a file needs. */
export interface Requests {
	readonly signal: AbortSignal;
	/** Default: the global `fetch`. */
	readonly fetch?: typeof globalThis.fetch | undefined;
	/** Default: the clock of the machine. */
	readonly clock?: LocalClock | undefined;
}

/** Most requests for one thing. */
const MOST_TRIES = 4;
/** Milliseconds before the second request; each further pause is twice as long. */
const FIRST_PAUSE_MS = 250;
/** Milliseconds without a response, or without a further chunk of it, after which a connection is given up. */
const IDLE_MS = 30_000;
/** Statuses of a host that may work again soon; 403 is that of a signed URL. */
const PASSING: ReadonlySet<number> = new Set([403, 408, 429, 500, 502, 503, 504]);

/** Longest pause that a host may request; work that would have to wait longer has failed. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Repeats work that fails for want of a connection or at a busy host, after pauses; four times in all. No request goes to a host
 * before its `Retry-After`. An abort ends a pause.
 */
export async function withRetries<Result>(
	work: () => Promise<Result>,
	{ clock = machineClock, signal }: Requests,
): Promise<Result> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await work();
		} catch (error) {
			if (tries === MOST_TRIES || !isPassing(error)) throw error;
			const { waitMs = 0 } = error;
			if (waitMs > LONGEST_PAUSE_MS) throw error;
			await clock.sleep(Math.max(waitMs, FIRST_PAUSE_MS * 2 ** (tries - 1)), signal);
		}
	}
}

/**
 * A GET or HEAD for a file of a model. A status that is no success is left to the caller, but for a locked model.
 * @throws Problem `offline` when no response came in 30 seconds; `gated` or `no-model` for 401 and 403
 */
export async function request(
	url: string,
	model: string,
	{ fetch = globalThis.fetch, clock, signal, ...init }: Requests & RequestInit,
): Promise<Response> {
	const given = new AbortController();
	let response: Response;
	try {
		const sent = { credentials: "omit", signal: AbortSignal.any([signal, given.signal]), ...init } as const;
		response = await inTime(fetch(url, sent), clock);
	} catch (cause) {
		signal.throwIfAborted();
		given.abort();
		throw offline(`No answer came from ${new URL(url).host} for the files of ${model}.`, cause);
	}
	const { status, headers } = response;
	const { host } = new URL(url);
	// A host that the hub redirects to refuses a signed URL that is over: another request to the hub gets another.
	if ((status !== 401 && status !== 403) || hostOf(url, response) !== host) return response;
	release(response);
	throw toRefusal(host, model, status, headers.get("x-error-code"));
}

/**
 * Reads the body of a response chunk by chunk, until it ends or `onChunk` returns true.
 * @param what names the file in the error
 * @throws Problem `offline` where the connection breaks or nothing comes for 30 seconds
 */
export async function readBody(
	{ url, body }: Response,
	what: string,
	{ clock, signal }: Requests,
	onChunk: (chunk: Uint8Array) => unknown,
): Promise<void> {
	const reader = body?.getReader();
	try {
		for (;;) {
			const { value } = reader ? await inTime(reader.read(), clock) : {};
			if (!value) return;
			if (onChunk(value) === true) break;
		}
	} catch (cause) {
		signal.throwIfAborted();
		throw offline(
			`The connection${url && ` to ${new URL(url).host}`} broke while ${what} was fetched.`,
			cause,
		);
	} finally {
		reader?.cancel().catch(() => undefined); // it has broken: nothing is left to end
	}
}

/** Releases a body that nobody reads. */
export function release({ body }: Response): void {
	body?.cancel().catch(() => undefined); // already closed: nothing is left to release
}

/** The error of a response that is no success. Nobody reads its body. */
export function unexpected(url: string, model: string, response: Response): Problem {
	release(response);
	const { status, headers } = response;
	const path = pathOf(url);
	if (status === 404) return noModel(model, path);
	const waitMs = readPause(headers.get("retry-after"));
	const pause = waitMs === undefined ? "" : ` It asks for ${Math.ceil(waitMs / 1000)} seconds.`;
	const advice = PASSING.has(status) ? ` It is busy; try again later.${pause}` : "";
	return new Problem(
		"offline",
		`${hostOf(url, response)} answered ${status} for ${path} of ${model}.${advice}`,
		{
			status,
			waitMs,
		},
	);
}

/** The milliseconds of a `Retry-After`: seconds, or a date. Undefined where there is none, or one that cannot be read. */
function readPause(header: string | null): number | undefined {
	if (header === null) return undefined;
	const seconds = Number(header);
	const ms = Number.isNaN(seconds) ? Date.parse(header) - epochMs() : seconds * 1000;
	return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The connection's own failure. */
function offline(words: string, cause: unknown): Problem {
	const silence = cause === SILENCE ? ` ${SILENCE.message}` : "";
	return new Problem("offline", `${words}${silence} Check the connection; what is kept stays.`, { cause });
}

/** Whether a further request may succeed. */
function isPassing(error: unknown): error is Problem {
	if (!(error instanceof Problem) || error.kind !== "offline") return false;
	return error.status === undefined || PASSING.has(error.status);
}

/** Why a silent connection was given up. */
const SILENCE = new Error(`Nothing came for ${IDLE_MS / 1000} seconds.`);

/** Waits no longer than the idle limit. */
function inTime<Result>(work: Promise<Result>, clock = machineClock): Promise<Result> {
	return new Promise((resolve, reject) => {
		const cancel = clock.after(IDLE_MS, () => reject(SILENCE));
		work.then(resolve, reject).finally(cancel);
	});
}

/**
 * The problem behind 401 and 403. The hub names a locked model by a code; without one, 401 is its response for a model that
 * does not exist or that only its owner sees. Source: huggingface_hub 1.x, `hf_raise_for_status` (read 2026-11-22)
 */
function toRefusal(host: string, model: string, status: number, code: string | null): Problem {
	const isUnknown = status === 401 && code !== "GatedRepo";
	return new Problem(
		isUnknown ? "no-model" : "gated",
		isUnknown
			? `There is no model ${model} at ${host}, or only its owner may see it.`
			: `The model ${model} is locked: ${host} answered ${status}. Take one that needs no key.`,
		{ status },
	);
}

/** The host that a response comes from, behind all redirects. */
function hostOf(url: string, response: Response): string {
	return new URL(response.url || url).host;
}

function pathOf(url: string): string {
	const { pathname } = new URL(url);
	return pathname.split("/resolve/main/").at(-1) ?? pathname;
}
