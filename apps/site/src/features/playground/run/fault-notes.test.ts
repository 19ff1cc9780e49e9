import { FAULT_PRESETS } from "@pusula/simulator";
import { testClock } from "@pusula/tools/test-clock";
import { expect, it } from "vitest";
import { faultNotes as en } from "../../../../messages/en/fault-notes.ts";
import { faultNotes as tr } from "../../../../messages/tr/fault-notes.ts";
import { makeCall } from "./make-call.ts";
import { isLookup, listTries, toRunError } from "./state/run-error.ts";
import type { TriedRequest } from "./state/run-callbacks.ts";

const CALLS = {
	stream: {
		task: "conversational",
		provider: "groq",
		model: "meta-llama/Llama-3.1-8B-Instruct",
		args: { messages: [{ role: "user", content: "Uzun bir yanıt ver." }] },
		stream: true,
	},
	plain: {
		task: "text-classification",
		provider: "hf-inference",
		model: "ProsusAI/finbert",
		args: { inputs: "iyi" },
		stream: false,
	},
	job: {
		task: "text-to-image",
		provider: "fal-ai",
		model: "black-forest-labs/FLUX.1-dev",
		args: { inputs: "tilki" },
		stream: false,
		queued: true,
	},
} as const;

/** A kind of call, and its end: `done`, or the error's code. */
type End = readonly [kind: keyof typeof CALLS, end: string, last?: "tries" | "lookups", count?: number];

/** What the notes say of the end of each call; where they count, of what the last requests were and how many. */
const ENDS: Readonly<Record<string, readonly End[]>> = {
	busy: [["plain", "done", "tries", 3]],
	"busy-ms": [["plain", "done"]],
	"too-many-requests": [["plain", "done", "tries", 3]],
	"always-busy": [["plain", "timeout"]],
	"server-error": [["plain", "api", "tries", 1]],
	"gateway-page": [["plain", "api", "tries", 1]],
	"slow-headers": [["plain", "done"]],
	"slow-body": [["plain", "done"]],
	"stalled-body": [["plain", "timeout"]],
	"cut-before-headers": [["plain", "network", "tries", 1]],
	"cut-body": [
		["stream", "network"],
		["plain", "done"],
	],
	"no-done": [["stream", "done"]],
	"unfinished-event": [
		["stream", "truncated"],
		["plain", "done"],
	],
	crlf: [["stream", "done"]],
	cr: [["stream", "done"]],
	"keep-alives": [["stream", "done"]],
	"stream-error": [
		["stream", "stream-error"],
		["plain", "done"],
	],
	"null-errors": [["stream", "done"]],
	"broken-event": [
		["stream", "bad-json"],
		["plain", "done"],
	],
	"wrong-content-type": [
		["stream", "not-a-stream"],
		["plain", "output"],
	],
	"upper-case-content-type": [["stream", "done"]],
	"empty-body": [
		["stream", "truncated"],
		["plain", "bad-json"],
	],
	"invalid-json": [
		["stream", "done"],
		["plain", "bad-json"],
	],
	"wrong-shape": [
		["stream", "done"],
		["plain", "output"],
	],
	"huge-body": [["plain", "too-large"]],
	"huge-event": [["stream", "done"]],
	"failed-job": [
		["job", "api"],
		["stream", "done"],
	],
	"canceled-job": [
		["job", "api"],
		["plain", "done"],
	],
	"flaky-poll": [["job", "done"]],
	"forbidden-download": [
		["job", "api"],
		["plain", "done"],
	],
	"redirect-same-host": [["stream", "done"]],
	"redirect-other-host": [["stream", "redirect"]],
	"prototype-keys": [["plain", "done"]],
	"hub-down": [["plain", "hub", "lookups", 3]],
};

/** They end when the reader ends them, or as the machine's speed will have it. */
const WITHOUT_END = ["endless-job", "torn-characters"];

it("explains every fault in both languages, and none that is no more", () => {
	const ids = FAULT_PRESETS.map(({ id }) => id).toSorted();
	expect(Object.keys(tr).toSorted()).toEqual(ids);
	expect(Object.keys(en).toSorted()).toEqual(ids);
	expect([...Object.keys(ENDS), ...WITHOUT_END].toSorted()).toEqual(ids);
});

const CASES = Object.entries(ENDS).flatMap(([id, ends]) =>
	ends.map(([kind, end, ...last]) => [id, kind, end, last] as const),
);
it.concurrent.each(CASES)("%s: a %s call ends with %s", async (scenario, kind, end, last) => {
	const attempts: TriedRequest[] = [];
	const callbacks = {
		signal: AbortSignal.timeout(60_000),
		onOutput: () => undefined,
		onExchange: () => undefined,
		onAttempt: (attempt: TriedRequest) => attempts.push(attempt),
	};
	const access = { kind: "simulated", clock: testClock() } as const;
	const ended = await makeCall({ ...CALLS[kind], routed: true, scenario }, callbacks, access).then(
		() => "done",
		(error: unknown) => toRunError(error).code,
	);
	const tries = listTries(attempts);
	const counted = last.length === 0 ? [] : [isLookup(tries[0]) ? "lookups" : "tries", tries.length];
	expect([ended, counted]).toEqual([end, last]);
});
