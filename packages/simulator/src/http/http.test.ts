import { describe, expect, it } from "vitest";
import { createSimulator } from "../simulator/simulator.ts";
import { matchPath } from "../rules/match-path.ts";
import { throughServer } from "../server/through-server.ts";
import { wait } from "./wait.ts";

describe("paths", () => {
	it("fit patterns with one or more pieces", () => {
		expect(matchPath("v1/models/:owner/:name/predictions", "v1/models/a/b/predictions")).toEqual({
			owner: "a",
			name: "b",
		});
		expect(matchPath("models/:model*", "models/a/b/c")).toEqual({ model: "a/b/c" });
		expect(matchPath("models/:model*", "models/a%2Fb")).toEqual({ model: "a/b" });
		expect(matchPath("models/:model*", "models/")).toBeUndefined();
		expect(matchPath("", "")).toEqual({});
		expect(matchPath("v1/a.b", "v1/aXb")).toBeUndefined();
	});
});

describe("throughServer", () => {
	it("rewrites known https hosts and nothing else", async () => {
		const seen: string[] = [];
		const send: typeof fetch = (input) => {
			seen.push(input instanceof Request ? input.url : String(input));
			return Promise.resolve(new Response());
		};
		const through = throughServer("http://127.0.0.1:9/", send);
		await through("https://api.groq.com/a?b=1");
		await through(new Request("https://huggingface.co/api/tasks", { headers: { "x-a": "1" } }));
		await through("http://api.groq.com/a");
		await through("https://example.org/a");
		expect(seen).toEqual([
			"http://127.0.0.1:9/api.groq.com/a?b=1",
			"http://127.0.0.1:9/huggingface.co/api/tasks",
			"http://api.groq.com/a",
			"https://example.org/a",
		]);
	});
});

describe("wait", () => {
	it("ends early with the signal's reason", async () => {
		const leave = new AbortController();
		const waiting = wait(60_000, leave.signal);
		leave.abort(new Error("enough"));
		await expect(waiting).rejects.toThrow("enough");
		await expect(wait(0, leave.signal)).rejects.toThrow("enough");
	});

	it("is done in the caller's own way", async () => {
		const waits: number[] = [];
		const sleep = async (ms: number): Promise<void> => void waits.push(ms);
		const { fetch } = createSimulator({ delayMs: 60_000, chunkDelayMs: 30_000, sleep });
		const body = JSON.stringify({
			model: "llama-3.1-8b-instant",
			stream: true,
			messages: [{ role: "user", content: "a" }],
		});
		const headers = { authorization: "Bearer key", "content-type": "application/json" };
		const url = "https://api.groq.com/openai/v1/chat/completions";
		const text = await (await fetch(url, { method: "POST", headers, body })).text();
		const events = text.match(/^data: /gm) ?? [];
		expect(text).toMatch(/data: \[DONE\]\s+$/);
		expect(waits.filter((ms) => ms > 0)).toEqual([60_000, ...events.map(() => 30_000)]);
	});
});

describe("multipart forms", () => {
	it("arrive with their fields and files", async () => {
		const simulator = createSimulator();
		const body = new FormData();
		body.set("model", "m");
		body.set("file", new Blob([Uint8Array.of(1, 2)], { type: "audio/wav" }), "audio.wav");
		const headers = { authorization: "Bearer key" };
		await simulator.fetch("https://api.together.xyz/v1/audio/transcriptions", {
			method: "POST",
			headers,
			body,
		});
		expect(simulator.requests[0]?.body).toEqual({
			model: ["m"],
			file: [{ name: "audio.wav", type: "audio/wav", bytes: Uint8Array.of(1, 2) }],
		});
	});
});
