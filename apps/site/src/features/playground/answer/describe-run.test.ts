import { expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { makeScenarioCall } from "../run/make-scenario-call.ts";
import { listTries } from "../run/state/run-error.ts";
import { IDLE, type RunState } from "../run/state/run-state.ts";
import type { TriedRequest } from "../run/state/run-callbacks.ts";
import { describeRun, MOST_TRIES } from "./describe-run.ts";

const words = wordsIn("tr").playground;
const RUNNING: RunState = { ...IDLE, status: "running", startedAt: 1000 };
const say = (changed: Partial<RunState>, now: number): string => {
	const { state, clock } = describeRun({ ...RUNNING, ...changed }, words, now);
	return [state, clock].filter((text) => text !== "").join(" · ");
};
const busy = { method: "POST", url: "https://a.example/", status: 429, waitedMs: 2000, atMs: 500 };

it("says that a run waits, for how long, and which try comes next", () => {
	expect(say({ attempts: [busy] }, 1600)).toBe("429, 2 sn bekleniyor, 2. deneme / 3 · 0 sn");
	expect(say({ attempts: [busy] }, 2700)).toBe("429, 1 sn bekleniyor, 2. deneme / 3 · 1 sn");
	expect(say({ attempts: [busy] }, 3600)).toBe("2. deneme / 3 · 2 sn");
	expect(say({ attempts: [{ ...busy, status: 503 }] }, 1600)).toContain("2. deneme / ∞");
	expect(say({ attempts: [{ ...busy, status: undefined }] }, 1600)).toContain("yanıt yok, 2 sn");
});

it("says that it is the lookup of the model that is tried again", () => {
	const url = "https://hub.example/api/models/a?expand[]=inferenceProviderMapping";
	const lookup = { ...busy, method: "GET", url, status: 500 };
	expect(say({ attempts: [lookup] }, 1600)).toBe("Model araması: 500, 2 sn bekleniyor, 2. deneme / 3 · 0 sn");
	expect(say({ attempts: [lookup] }, 3600)).toBe("Model araması: 2. deneme / 3 · 2 sn");
});

it("says how long a server has been silent, once that is long", () => {
	expect(say({}, 4000)).toBe("Yanıt bekleniyor · 3 sn");
	expect(say({}, 13_000)).toBe("Yanıt bekleniyor · sunucu 12 saniyedir sessiz");
	expect(say({ status: "streaming", lastSignMs: 4000 }, 12_000)).toBe(
		"Yanıt geliyor · sunucu 7 saniyedir sessiz",
	);
	expect(say({ status: "streaming", lastSignMs: 10_000 }, 12_000)).toBe("Yanıt geliyor · 11 sn");
});

it("calls no server silent where a model runs on this device, and names the consent that it waits for", () => {
	const local = { connection: "local" } as const;
	expect(say(local, 13_000)).toBe("Yanıt bekleniyor · 12 sn");
	expect(say({ ...local, status: "streaming", lastSignMs: 4000 }, 12_000)).toBe("Yanıt geliyor · 11 sn");
	const question = { download: { model: "acme/fox", runtimeBytes: 0 }, decide: () => undefined };
	expect(say({ ...local, question }, 13_000)).toBe("Model için onayınız bekleniyor · 12 sn");
});

it("has no clock before and after a run", () => {
	expect(say({ status: "idle" }, 9000)).toBe(words.idle);
	expect(say({ status: "failed", attempts: [busy] }, 9000)).toBe(words.states.failed);
});

it("names as many tries as the client makes", async () => {
	const attempts: TriedRequest[] = [];
	const target = { task: "conversational", provider: "groq", model: "meta-llama/Llama-3.1-8B-Instruct" };
	const faults = [
		{ match: { stage: "call" }, action: { kind: "status", status: 429, retryAfterMs: 1 } },
	] as const;
	const call = {
		...target,
		args: { messages: [{ role: "user", content: "?" }] },
		stream: false,
		routed: true,
		scenario: "",
	};
	const callbacks = {
		signal: AbortSignal.timeout(20_000),
		onOutput: () => undefined,
		onExchange: () => undefined,
		onAttempt: (attempt: TriedRequest) => attempts.push(attempt),
	};
	await expect(makeScenarioCall({ code: "api", target, faults }, call, callbacks)).rejects.toMatchObject({
		status: 429,
	});
	expect(listTries(attempts)).toHaveLength(MOST_TRIES);
});
