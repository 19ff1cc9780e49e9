import { afterEach, describe, expect, it } from "vitest";
import { sampleAnswer } from "../src/answers/sample.ts";
import { throughServer, type SimulatorOptions } from "../src/index.ts";
import { serve, type Served } from "../src/server/serve.ts";
import { post, readEvents, readJson } from "./post.ts";

const URL_GROQ = "https://api.groq.com/openai/v1/chat/completions";
const ASK = { model: "llama-3.1-8b-instant", messages: [{ role: "user", content: "Merhaba" }] };

describe("serve", () => {
	let served: Served | undefined;
	const start = async (options: SimulatorOptions = {}): Promise<{ fetch: typeof fetch; served: Served }> => {
		served = await serve(options);
		return { fetch: throughServer(served.url), served };
	};
	afterEach(() => served?.close());

	it("responds to real HTTP requests for known hosts", async () => {
		const client = await start();
		const response = await post(client, URL_GROQ, ASK);
		expect(await readJson(response)).toMatchObject({
			choices: [{ message: { content: sampleAnswer("tr") } }],
		});
		expect(client.served.simulator.requests[0]).toMatchObject({ url: URL_GROQ, provider: "groq", body: ASK });
	});

	it("streams events as they come", async () => {
		const client = await start({ chunkDelayMs: 1 });
		expect((await readEvents(await post(client, URL_GROQ, { ...ASK, stream: true }))).at(-1)).toBe("[DONE]");
	});

	it("breaks the connection before headers and in the middle of a body", async () => {
		const before = await start({ faults: [{ action: { kind: "cut-before-headers" } }] });
		await expect(post(before, URL_GROQ, ASK)).rejects.toThrow("fetch failed");
		await before.served.close();
		const within = await start({ faults: [{ action: { kind: "cut-body", afterBytes: 20 } }] });
		const response = await post(within, URL_GROQ, ASK);
		expect(response.status).toBe(200);
		await expect(response.text()).rejects.toThrow("terminated");
	});

	it("keeps redirects on the served host", async () => {
		const client = await start({ faults: [{ action: { kind: "redirect", to: "other-host", status: 307 } }] });
		const response = await client.fetch("https://huggingface.co/api/tasks");
		expect(response.status).toBe(200);
		expect(client.served.simulator.requests.map(({ url }) => url)).toEqual([
			"https://huggingface.co/api/tasks",
			"https://mirror.pusula.test/huggingface.co/api/tasks?redirected=1",
		]);
	});

	it("lists the hosts at its bare URL", async () => {
		const { served: running } = await start();
		expect(await readJson(await fetch(running.url))).toMatchObject({
			hosts: expect.arrayContaining(["api.groq.com"]),
		});
	});

	it("stops working on a request whose caller has left", async () => {
		const client = await start({ delayMs: 60_000 });
		const signal = AbortSignal.timeout(50);
		await expect(client.fetch("https://huggingface.co/api/tasks", { signal })).rejects.toThrow("timeout");
		await client.served.close();
		served = undefined;
	});
});
