import {
	ERROR_FACTS,
	type ErrorCode,
	InferenceClient,
	InferenceError,
	type Options,
} from "@pusula/inference";
import { createSimulator, type FaultAction } from "@pusula/simulator";
import { describe, expect, it } from "vitest";

/** What fails at the first provider of a list, before a stream's first chunk where the call is streamed. */
interface Mishap {
	readonly code: ErrorCode;
	readonly action: FaultAction;
	readonly isStream?: true;
	readonly options?: Options;
	/** Whether nothing can have been billed: then the next provider is called unasked. */
	readonly isFree?: true;
}

const MISHAPS: readonly Mishap[] = [
	{ code: "api", action: { kind: "status", status: 401 }, isFree: true },
	{ code: "bad-json", action: { kind: "invalid-json" } },
	{
		code: "first-chunk-timeout",
		action: { kind: "slow-headers", delayMs: 2000 },
		isStream: true,
		options: { firstChunkTimeoutMs: 200 },
	},
	{ code: "network", action: { kind: "cut-before-headers" } },
	{ code: "not-a-stream", action: { kind: "content-type", value: "text/plain" }, isStream: true },
	{ code: "output", action: { kind: "wrong-shape" } },
	{ code: "redirect", action: { kind: "redirect", to: "other-host", status: 307 }, isFree: true },
	{ code: "stream-error", action: { kind: "stream-error", after: 0 }, isStream: true },
	{ code: "timeout", action: { kind: "stalled-body" }, options: { timeoutMs: 200 } },
	{
		code: "too-large",
		action: { kind: "huge-body", bytes: 2_000_000 },
		options: { maxResponseBytes: 1_000_000 },
	},
	{ code: "truncated", action: { kind: "unfinished-event" }, isStream: true },
];

/** Whether a call moves on to the second provider; false when it ends with the code. */
async function movesOn({ code, action, isStream, options }: Mishap, retryBilled = false): Promise<boolean> {
	const { fetch } = createSimulator({ faults: [{ match: { provider: "groq", stage: "call" }, action }] });
	const client = new InferenceClient("hf_example", { ...options, retryBilled, fetch });
	const messages = [{ role: "user", content: "Merhaba" }];
	const args = { provider: ["groq", "cerebras"], model: "pusula/conversational", messages } as const;
	try {
		if (!isStream) return (await client.chatCompletion(args)).choices.length > 0;
		let chunks = 0;
		for await (const { choices } of client.chatCompletionStream(args)) chunks += choices.length;
		return chunks > 0;
	} catch (error) {
		if (InferenceError.is(error) && error.code === code) return false;
		throw error;
	}
}

describe("what error pages say about the next provider", () => {
	it.each(MISHAPS.map((mishap) => [mishap.code, mishap] as const))("is true of %s", async (code, mishap) => {
		expect(await movesOn(mishap, true)).toBe(ERROR_FACTS[code].failover !== "no");
		expect(await movesOn(mishap)).toBe(mishap.isFree ?? false);
	});

	it.each([400, 422])("is true of api with status %s", async (status) => {
		expect(await movesOn({ code: "api", action: { kind: "status", status } }, true)).toBe(false);
	});
});
