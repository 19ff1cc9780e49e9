import { createSimulator, FAULT_PRESETS, type SimulatorOptions, throughServer } from "@pusula/simulator";
import { serve } from "@pusula/simulator/serve";
import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it, onTestFinished } from "vitest";
import { InferenceClient } from "../src/index.ts";
import { collect, MESSAGES } from "./calls.ts";
import { outcomeOf } from "./made-up.ts";

/** How a chat, a streamed chat and a queued picture end. */
type Outcomes = readonly [chat: string, stream: string, job: string];

const ALL_GOOD: Outcomes = ["good", "good", "good"];
const all = (outcome: string): Outcomes => [outcome, outcome, outcome];

/** How calls end under each of the simulator's faults: "good", or the error's code. */
const OUTCOMES: Readonly<Record<string, Outcomes>> = {
	busy: ALL_GOOD,
	"busy-ms": ALL_GOOD,
	"always-busy": all("timeout"),
	"too-many-requests": ALL_GOOD,
	"server-error": all("api"),
	"gateway-page": all("api"),
	"slow-headers": ALL_GOOD,
	"slow-body": ALL_GOOD,
	"stalled-body": all("timeout"),
	"cut-before-headers": all("network"),
	"cut-body": all("network"),
	"no-done": ALL_GOOD,
	"unfinished-event": ["good", "truncated", "good"],
	"torn-characters": ALL_GOOD,
	crlf: ALL_GOOD,
	cr: ALL_GOOD,
	"keep-alives": ALL_GOOD,
	"stream-error": ["good", "stream-error", "good"],
	"null-errors": ALL_GOOD,
	"broken-event": ["good", "bad-json", "good"],
	"wrong-content-type": ["output", "not-a-stream", "output"],
	"upper-case-content-type": ALL_GOOD,
	"empty-body": ["bad-json", "truncated", "bad-json"],
	"invalid-json": ["bad-json", "good", "bad-json"],
	"wrong-shape": ["output", "good", "output"],
	"huge-body": all("too-large"),
	"huge-event": ["good", "too-large", "good"],
	"failed-job": ["good", "good", "api"],
	"canceled-job": ["good", "good", "api"],
	"endless-job": ["good", "good", "timeout"],
	"flaky-poll": ALL_GOOD,
	"forbidden-download": ["good", "good", "api"],
	"redirect-same-host": ALL_GOOD,
	"redirect-other-host": all("redirect"),
	"prototype-keys": ALL_GOOD,
	"hub-down": all("hub"),
};

const CALLS: readonly ((client: InferenceClient) => Promise<unknown>)[] = [
	(client) => client.chatCompletion({ provider: "groq", model: "pusula/conversational", messages: MESSAGES }),
	(client) =>
		collect(
			client.chatCompletionStream({ provider: "groq", model: "pusula/conversational", messages: MESSAGES }),
		),
	(client) =>
		client.textToImage({ provider: "fal-ai", model: "pusula/text-to-image", inputs: "a fox in the snow" }),
];

/** A served simulator behind a `fetch`. A served one keeps redirects on its own server, so they are tried without. */
async function simulated(options: SimulatorOptions, isServed: boolean): Promise<typeof fetch> {
	if (!isServed) return createSimulator(options).fetch;
	const served = await serve(options);
	onTestFinished(() => served.close());
	return throughServer(served.url);
}

describe("under a fault, a chat, a stream and a job end as they should:", () => {
	it.each(FAULT_PRESETS.map(({ id, faults }) => [id, faults] as const))("%s", async (id, faults) => {
		const outcomes: string[] = [];
		for (const call of CALLS) {
			const clock = testClock();
			const { sleep } = clock;
			const own = await simulated({ faults, jobPolls: 1, sleep }, !id.startsWith("redirect"));
			const options = { fetch: own, clock, timeoutMs: 60_000, maxResponseBytes: 4_000_000 };
			outcomes.push(await outcomeOf(() => call(new InferenceClient("hf_simulated", options))));
		}
		expect(outcomes).toEqual(OUTCOMES[id]);
	});

	it("none of the simulator's faults is left out", () => {
		expect(Object.keys(OUTCOMES).toSorted()).toEqual(FAULT_PRESETS.map(({ id }) => id).toSorted());
	});
});
