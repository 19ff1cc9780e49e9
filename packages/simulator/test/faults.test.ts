import { describe, expect, it } from "vitest";
import {
	createSimulator,
	FAULT_PRESETS,
	FILE_FAULT_PRESETS,
	findFaultPreset,
	type FaultAction,
	type FaultMatch,
} from "../src/index.ts";
import { post, readEvents, readJson } from "./post.ts";

const URL_GROQ = "https://api.groq.com/openai/v1/chat/completions";
const ASK = {
	model: "openai/gpt-oss-20b",
	messages: [{ role: "user", content: "Fransa'nın başkenti neresidir?" }],
};
const ANSWER = "Fransa'nın başkenti Paris'tir.";

function ask(action: FaultAction, extra: object = {}, match?: FaultMatch): Promise<Response> {
	return post(createSimulator({ faults: [{ action, ...(match ? { match } : {}) }] }), URL_GROQ, {
		...ASK,
		...extra,
	});
}

async function readChunks(response: Response): Promise<Uint8Array[]> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of response.body ?? []) chunks.push(chunk);
	return chunks;
}

describe("faults of the response", () => {
	it("storms with a status and says when to come back, then serves", async () => {
		const faults = [
			{ times: 2, action: { kind: "status", status: 503, retryAfter: "1", retryAfterMs: 20 } as const },
		];
		const simulator = createSimulator({ faults });
		const first = await post(simulator, URL_GROQ, ASK);
		expect([first.status, first.headers.get("retry-after"), first.headers.get("retry-after-ms")]).toEqual([
			503,
			"1",
			"20",
		]);
		expect(await readJson(first)).toMatchObject({ error: { message: expect.stringContaining("503") } });
		expect((await post(simulator, URL_GROQ, ASK)).status).toBe(503);
		expect((await post(simulator, URL_GROQ, ASK)).status).toBe(200);
	});

	it("strikes only what fits: provider, path, task, stage and number", async () => {
		const action: FaultAction = { kind: "status", status: 500 };
		expect((await ask(action, {}, { provider: "together" })).status).toBe(200);
		expect((await ask(action, {}, { path: "/openai/v1" })).status).toBe(500);
		expect((await ask(action, {}, { task: "conversational" })).status).toBe(500);
		expect((await ask(action, {}, { stage: "poll" })).status).toBe(200);
		expect((await ask(action, {}, { method: "get" })).status).toBe(200);
		const second = createSimulator({ faults: [{ match: { nth: 2 }, action }] });
		const statuses = [];
		for (let count = 0; count < 3; count++) statuses.push((await post(second, URL_GROQ, ASK)).status);
		expect(statuses).toEqual([200, 500, 200]);
	});

	it("does not hide a wrong request", async () => {
		const response = await ask({ kind: "empty-body" }, { inputs: "x" });
		expect(response.status).toBe(400);
		expect(await response.text()).toContain("inputs");
	});

	it("sends a page, another content type, nothing, half of the JSON, or another shape", async () => {
		const page = await ask({ kind: "html-page", status: 502 });
		expect([page.status, page.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
		expect((await ask({ kind: "content-type", value: "text/plain" })).headers.get("content-type")).toBe(
			"text/plain",
		);
		expect((await ask({ kind: "upper-case-content-type" })).headers.get("content-type")).toBe(
			"APPLICATION/JSON",
		);
		expect(await (await ask({ kind: "empty-body" })).text()).toBe("");
		await expect((await ask({ kind: "invalid-json" })).json()).rejects.toThrow(SyntaxError);
		expect(await readJson(await ask({ kind: "wrong-shape" }))).toEqual({ unexpected: { shape: true } });
	});

	it("puts prototype keys into JSON that is right otherwise", async () => {
		const text = await (await ask({ kind: "prototype-keys" })).text();
		expect(text).toContain('"__proto__"');
		expect(JSON.parse(text)).toMatchObject({ choices: [{ message: { content: ANSWER } }] });
	});

	it("makes a body as large as asked for", async () => {
		const text = await (await ask({ kind: "huge-body", bytes: 1_000_000 })).text();
		expect(text.length).toBeGreaterThan(1_000_000);
		expect(JSON.parse(text)).toMatchObject({ choices: [{}] });
	});

	it("sends headers late and bodies slowly", async () => {
		const late = Date.now();
		await ask({ kind: "slow-headers", delayMs: 60 });
		expect(Date.now() - late).toBeGreaterThanOrEqual(50);
		const slow = await ask({ kind: "slow-body", bytes: 100, delayMs: 15 });
		const begun = Date.now();
		const chunks = await readChunks(slow);
		expect(chunks.length).toBeGreaterThan(2);
		expect(Date.now() - begun).toBeGreaterThanOrEqual(30);
	});

	it("never sends a stalled body, until the caller gives up", async () => {
		const simulator = createSimulator({ faults: [{ action: { kind: "stalled-body" } }] });
		const leave = new AbortController();
		const headers = { authorization: "Bearer k", "content-type": "application/json" };
		const response = await simulator.fetch(URL_GROQ, {
			method: "POST",
			headers,
			body: JSON.stringify(ASK),
			signal: leave.signal,
		});
		expect(response.status).toBe(200);
		const text = response.text();
		leave.abort(new Error("enough"));
		await expect(text).rejects.toThrow("enough");
	});

	it("breaks the connection before the headers or inside the body", async () => {
		await expect(ask({ kind: "cut-before-headers" })).rejects.toMatchObject({
			name: "TypeError",
			cause: { code: "ECONNRESET" },
		});
		await expect((await ask({ kind: "cut-body", afterBytes: 10 })).text()).rejects.toThrow("fetch failed");
	});
});

describe("faults of a stream", () => {
	const stream = (action: FaultAction): Promise<Response> => ask(action, { stream: true });
	const joined = (events: readonly string[]): string =>
		events
			.filter((event) => event !== "[DONE]")
			.map(
				(event) =>
					(JSON.parse(event) as { choices?: { delta: { content?: string } }[] }).choices?.[0]?.delta
						.content ?? "",
			)
			.join("");

	it("ends without the end mark, or inside its last event", async () => {
		const noDone = await readEvents(await stream({ kind: "no-done" }));
		expect(noDone.at(-1)).not.toBe("[DONE]");
		expect(joined(noDone)).toBe(ANSWER);
		const text = await (await stream({ kind: "unfinished-event" })).text();
		expect(text.endsWith("\n\n")).toBe(false);
	});

	it("tears characters without changing the bytes", async () => {
		const chunks = await readChunks(await stream({ kind: "single-bytes" }));
		expect(chunks.every((chunk) => chunk.length === 1)).toBe(true);
		const text = new TextDecoder().decode(Uint8Array.from(chunks.flatMap((chunk) => [...chunk])));
		expect(text).toBe(await (await post(createSimulator(), URL_GROQ, { ...ASK, stream: true })).text());
	});

	it("ends lines as asked", async () => {
		expect(await (await stream({ kind: "line-ends", ends: "crlf" })).text()).toMatch(
			/^data: .*\r\n\r\ndata: /,
		);
		const cr = await (await stream({ kind: "line-ends", ends: "cr" })).text();
		expect(cr).toMatch(/^data: .*\r\rdata: /);
		expect(cr).not.toContain("\n");
	});

	it("mixes in comments, errors, null errors, broken and huge events", async () => {
		expect(await (await stream({ kind: "keep-alives" })).text()).toMatch(/^: keep-alive\n\ndata: /);
		const failed = await readEvents(await stream({ kind: "stream-error", after: 2 }));
		expect(failed).toHaveLength(3);
		expect(JSON.parse(failed[2] ?? "")).toMatchObject({ error: { message: expect.any(String) } });
		const nulls = await readEvents(await stream({ kind: "null-errors" }));
		expect(JSON.parse(nulls[0] ?? "")).toMatchObject({ error: null, choices: [{}] });
		expect((await readEvents(await stream({ kind: "broken-event" })))[1]).toBe('{"choices": [');
		const huge = await readEvents(await stream({ kind: "huge-event", bytes: 100_000 }));
		expect(huge[1]?.length).toBeGreaterThan(100_000);
	});
});

describe("redirects", () => {
	const TASKS = "https://huggingface.co/api/tasks";

	it("lead to the same host and are followed", async () => {
		const simulator = createSimulator({
			faults: [{ action: { kind: "redirect", to: "same-host", status: 302 } }],
		});
		const response = await simulator.fetch(TASKS);
		expect([response.status, response.redirected, response.url]).toEqual([
			200,
			true,
			`${TASKS}?redirected=1`,
		]);
	});

	it("to another host lose the key, and the body only when the status says so", async () => {
		const lead = async (status: 303 | 307): Promise<readonly unknown[]> => {
			const simulator = createSimulator({
				faults: [{ action: { kind: "redirect", to: "other-host", status } }],
			});
			const response = await post(simulator, URL_GROQ, ASK);
			const last = simulator.requests.at(-1);
			return [response.status, last?.method, last?.headers["authorization"], last?.body];
		};
		expect(await lead(307)).toEqual([401, "POST", undefined, ASK]);
		expect(await lead(303)).toEqual([405, "GET", undefined, undefined]);
	});

	it("are handed over or refused when the caller wants that", async () => {
		const faults = [{ action: { kind: "redirect", to: "other-host", status: 307 } as const }];
		const handed = await createSimulator({ faults }).fetch(TASKS, { redirect: "manual" });
		expect([handed.status, handed.headers.get("location")]).toEqual([
			307,
			"https://mirror.pusula.test/huggingface.co/api/tasks?redirected=1",
		]);
		await expect(createSimulator({ faults }).fetch(TASKS, { redirect: "error" })).rejects.toThrow("redirect");
	});
});

describe("presets", () => {
	const PRESETS = [...FAULT_PRESETS, ...FILE_FAULT_PRESETS];

	it("have ids of their own and titles in both languages", () => {
		expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
		for (const { titles } of PRESETS) {
			expect(titles.tr).not.toBe("");
			expect(titles.en).not.toBe(titles.tr);
		}
		expect(findFaultPreset("busy")?.id).toBe("busy");
	});

	it("cover every kind of fault", () => {
		const kinds = new Set(PRESETS.flatMap(({ faults }) => faults.map(({ action }) => action.kind)));
		const every: Record<FaultAction["kind"], true> = {
			status: true,
			"html-page": true,
			"slow-headers": true,
			"slow-body": true,
			"stalled-body": true,
			"cut-before-headers": true,
			"cut-body": true,
			"no-done": true,
			"unfinished-event": true,
			"single-bytes": true,
			"line-ends": true,
			"keep-alives": true,
			"stream-error": true,
			"null-errors": true,
			"broken-event": true,
			"content-type": true,
			"upper-case-content-type": true,
			"empty-body": true,
			"invalid-json": true,
			"wrong-shape": true,
			"huge-body": true,
			"huge-event": true,
			job: true,
			redirect: true,
			"prototype-keys": true,
			"changed-body": true,
			"short-body": true,
		};
		expect([...kinds].toSorted()).toEqual(Object.keys(every).toSorted());
	});
});
