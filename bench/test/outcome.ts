import { vi } from "vitest";
import { functionOf, type Library, LIBRARIES } from "./clients.ts";
import { createRecorder, type SentRequest, toPlainFile, type SimulatedHub } from "./recorder.ts";
import type { Scenario } from "./scenario.ts";

// oxlint-disable-next-line pusula/no-timed-waits -- the compared libraries take no clock
const realSetTimeout = setTimeout;
/** Pauses below this many milliseconds are skipped. */
const LONGEST_PAUSE_MS = 20_000;

/** Outcome of a call: the requests that it sent, and its result or error. */
export interface Outcome {
	readonly sent: readonly SentRequest[];
	/** Results as comparable data; files as type and base64. */
	readonly result?: unknown;
	readonly error?: Error;
}

/**
 * Makes a call and keeps what happened. The published libraries find the recorder as the global function too, which they
 * use in places; this one finds a global function that only throws.
 */
export async function observeCall(
	world: SimulatedHub,
	isOurs: boolean,
	call: (fetcher: typeof fetch) => unknown,
): Promise<Outcome> {
	const { fetch: fetcher, sent } = createRecorder(world);
	stubGlobals(isOurs ? () => Promise.reject(new Error("The global fetch was used.")) : fetcher);
	try {
		return { sent, result: await finish(call(fetcher)) };
	} catch (thrown) {
		return { sent, error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
	} finally {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	}
}

/** Makes a scenario's call with a library, the recorder as its `fetch` option. */
export function observe(
	library: Library,
	{ world, function: name, args, options }: Pick<Scenario, "function" | "args" | "options" | "world">,
): Promise<Outcome> {
	return observeCall(world, library === LIBRARIES.ours, (fetcher) =>
		functionOf(library, name)(args, { ...options, fetch: fetcher }),
	);
}

/** The outcomes of one scenario: this library's and the published one's. */
export async function runBoth(
	scenario: Scenario,
): Promise<{ readonly ours: Outcome; readonly theirs: Outcome }> {
	return {
		ours: await observe(LIBRARIES.ours, scenario),
		theirs: await observe(LIBRARIES[scenario.against], scenario),
	};
}

/** Replaces the global functions that a call might use. */
function stubGlobals(globalFetch: typeof fetch): void {
	for (const method of ["log", "warn", "error"] as const)
		vi.spyOn(console, method).mockReturnValue(undefined);
	vi.stubGlobal("fetch", globalFetch);
	vi.stubGlobal("setTimeout", withoutPauses);
}

async function finish(returned: unknown): Promise<unknown> {
	const isStream = typeof returned === "object" && returned !== null && Symbol.asyncIterator in returned;
	if (!isStream) return toPlainResult(await returned);
	const chunks: unknown[] = [];
	for await (const chunk of returned as AsyncIterable<unknown>) chunks.push(chunk); // it has the iterator
	return chunks;
}

/** A `setTimeout` without the pauses between polls; time limits, which are longer, stay unchanged. */
function withoutPauses(callback: () => void, ms: number): unknown {
	return realSetTimeout(callback, ms < LONGEST_PAUSE_MS ? 0 : ms);
}

async function toPlainResult(value: unknown): Promise<unknown> {
	if (value instanceof Blob) return toPlainFile(value);
	if (Array.isArray(value)) return Promise.all(value.map(toPlainResult));
	return value;
}
