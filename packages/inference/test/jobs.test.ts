import { inspect } from "node:util";
import { testClock } from "@pusula/tools/test-clock";
import { createSimulator } from "@pusula/simulator";
import { describe, expect, it } from "vitest";
import { falAi } from "../src/providers/fal-ai.ts";
import { novita } from "../src/providers/novita.ts";
import { replicate } from "../src/providers/replicate.ts";
import { together } from "../src/providers/together.ts";
import { resumeJob, submitJob, textToImage } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import type { ClientTask } from "../src/types/task.ts";
import type { Provider } from "../src/types/provider.ts";
import { ARGS, fal, json, KEY, PROMPT, respondingWith, TICKET } from "./fal-queue.ts";
import { exampleArgs, PAIRS } from "./simulated-calls.ts";

describe("a job handle", () => {
	it("reports who has the job and where it stands", async () => {
		const handle = await submitJob("text-to-image", ARGS, { fetch: fal() });
		expect(handle).toMatchObject({
			provider: "fal-ai",
			task: "text-to-image",
			model: "fal-ai/flux/dev",
			id: "r1",
		});
		expect(await handle.status()).toEqual({ state: "queued", position: 3 });
		expect(await handle.status()).toEqual({ state: "done" });
	});

	it("returns what the task's own function returns", async () => {
		const handle = await submitJob("text-to-image", ARGS, { fetch: fal() });
		const [own, plain] = await Promise.all([handle.result(), textToImage(ARGS, { fetch: fal() })]);
		expect(own.type).toBe("image/png");
		expect(await own.bytes()).toEqual(await plain.bytes());
	});

	it("returns the output type of the submission, also after it was stored", async () => {
		const fetch = fal();
		const handle = await submitJob("text-to-image", ARGS, { fetch, outputType: "url" });
		const resumed = resumeJob(JSON.stringify(handle), { provider: falAi, accessToken: KEY, fetch });
		expect(await handle.result()).toBe("https://v3.fal.media/a.png");
		expect(await resumed.result()).toBe("https://v3.fal.media/a.png");
	});

	it("reports why a job failed", async () => {
		const fetch = respondingWith({
			"POST /v3/async/acme/video": [json({ task_id: "t1" })],
			"GET /v3/async/task-result": [
				json({ task: { status: "TASK_STATUS_FAILED", reason: "content check" } }),
			],
		});
		const handle = await submitJob(
			"text-to-video",
			{ ...ARGS, provider: novita, model: "acme/video" },
			{ fetch },
		);
		const reason = "Novita text-to-video task failed: content check";
		expect(await handle.status()).toEqual({ state: "failed", reason });
		await expect(handle.result()).rejects.toMatchObject({
			name: "InferenceOutputError",
			code: "job-failed",
			message: reason,
			provider: "novita",
		});
	});

	it("leaves no connection open when one of its calls fails", async () => {
		const handle = await submitJob("text-to-image", ARGS, { fetch: fal() });
		const signals: (AbortSignal | null | undefined)[] = [];
		const fetch: typeof globalThis.fetch = (_url, init) => {
			signals.push(init?.signal);
			return Promise.resolve(
				new Response(new ReadableStream(), { headers: { "content-type": "application/json" } }),
			);
		};
		const onAttempt = (): never => {
			throw new Error("mine");
		};
		for (const poll of ["status", "result", "cancel"] as const)
			await expect(handle[poll]({ fetch, onAttempt })).rejects.toThrow(Error);
		expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
	});

	it("ends its wait at its own time limit and on its own signal", async () => {
		const fetch = fal({ "GET /fal-ai/flux/requests/r1/status": [json({ status: "IN_PROGRESS" }, 202)] });
		const clock = testClock();
		const handle = await submitJob("text-to-image", ARGS, { fetch, timeoutMs: 600_000, clock });
		await expect(handle.result({ timeoutMs: 5000 })).rejects.toMatchObject({ code: "timeout" });
		expect(clock.now()).toBe(5000);
		const reason = new Error("enough");
		const controller = new AbortController();
		clock.after(5000, () => controller.abort(reason));
		await expect(handle.result({ signal: controller.signal })).rejects.toBe(reason);
		expect(clock.now()).toBe(10_000);
	});

	it("outlives the signal of its submission", async () => {
		const controller = new AbortController();
		const handle = await submitJob("text-to-image", ARGS, { fetch: fal(), signal: controller.signal });
		controller.abort();
		expect(await handle.status()).toEqual({ state: "queued", position: 3 });
	});

	it("needs no poll for a result that came at once", async () => {
		const images = json({ images: [{ url: "https://v3.fal.media/a.png" }] });
		const fetch = fal({ "POST /fal-ai/flux/dev": [images] });
		const handle = await submitJob("text-to-image", ARGS, { fetch });
		const resumed = resumeJob(JSON.stringify(handle), { provider: falAi, accessToken: KEY, fetch });
		expect(await resumed.status()).toEqual({ state: "done" });
		expect((await resumed.result()) as unknown).toBeInstanceOf(Blob);
		expect(fetch.seen.map(({ url }) => new URL(url).pathname)).toEqual(["/fal-ai/flux/dev", "/a.png"]);
	});

	it("rejects a submission whose response says that it failed", async () => {
		const failed = { id: "p1", status: "failed", error: "no such version" };
		const fetch = respondingWith({ "POST /v1/models/acme/fox/predictions": [json(failed)] });
		const call = submitJob("text-to-image", { ...ARGS, provider: replicate, model: "acme/fox" }, { fetch });
		await expect(call).rejects.toMatchObject({ code: "job-failed", message: "no such version" });
	});
});

describe("a stored job", () => {
	it("holds neither key nor prompt", async () => {
		const fetch = respondingWith({
			"POST /v1/models/acme/fox/predictions": [
				json({
					id: "p1",
					status: "starting",
					input: { prompt: PROMPT },
					urls: { get: "https://api.replicate.com/v1/predictions/p1", web: "https://replicate.com/p/p1" },
				}),
			],
		});
		const handle = await submitJob(
			"text-to-image",
			{ ...ARGS, provider: replicate, model: "acme/fox" },
			{ fetch },
		);
		expect(handle.toJSON()).toEqual({
			version: 1,
			provider: "replicate",
			task: "text-to-image",
			model: "acme/fox",
			providerModel: "acme/fox",
			routed: false,
			ticket: { id: "p1", status: "starting", urls: { get: "https://api.replicate.com/v1/predictions/p1" } },
		});
		expect(inspect(handle, { depth: 9, showHidden: true })).not.toMatch(/secret-key|tilki/);
		expect(fetch.seen[0]?.headers.get("prefer")).toBeNull();
	});

	it.each([
		["text that is not JSON", "{"],
		["nothing", undefined],
		["another version", { version: 2 }],
		["no provider", { version: 1, task: "text-to-image" }],
		[
			"no ticket",
			{
				version: 1,
				provider: "fal-ai",
				task: "text-to-image",
				model: "m",
				providerModel: "m",
				routed: false,
			},
		],
		[
			"an incomplete ticket",
			{
				version: 1,
				provider: "fal-ai",
				task: "text-to-image",
				model: "m",
				providerModel: "m",
				routed: false,
				ticket: { request_id: "r1" },
			},
		],
	])("is refused with %s", (_title, stored) => {
		const resume = (): unknown => resumeJob(stored as string, { provider: falAi, accessToken: KEY });
		expect(resume).toThrow(expect.objectContaining({ name: "InputError", code: "bad-job" }));
	});

	it("is refused at another provider and with a key of another kind", async () => {
		const handle = await submitJob("text-to-image", ARGS, { fetch: fal() });
		const resume = (provider: Provider, accessToken: string) => (): unknown =>
			resumeJob(handle.toJSON(), { provider, accessToken });
		expect(resume(replicate, KEY)).toThrow(expect.objectContaining({ code: "other-provider" }));
		expect(resume(falAi, "hf_platform")).toThrow(expect.objectContaining({ code: "other-key" }));
		expect(resume(falAi, KEY)).not.toThrow();
	});

	it("never leads to another host than the provider's", async () => {
		const stored = { ...(await submitJob("text-to-image", ARGS, { fetch: fal() })).toJSON() };
		const ticket = { request_id: "r1", response_url: "https://evil.example/fal-ai/flux/requests/r1" };
		const fetch = fal();
		await resumeJob({ ...stored, ticket }, { provider: falAi, accessToken: KEY, fetch }).status();
		expect(fetch.seen.map(({ url }) => url)).toEqual([
			"https://queue.fal.run/fal-ai/flux/requests/r1/status",
		]);
	});
});

describe("cancelling", () => {
	it("uses the provider's own way, through the router too", async () => {
		const path = "/fal-ai/fal-ai/flux/requests/r1/cancel";
		const fetch = respondingWith({
			"POST /fal-ai/fal-ai/flux/dev": [json(TICKET)],
			[`PUT ${path}`]: [json({ status: "CANCELLATION_REQUESTED" }, 202)],
		});
		const handle = await submitJob("text-to-image", { ...ARGS, accessToken: "hf_platform" }, { fetch });
		expect(await handle.cancel()).toBe(true);
		expect(fetch.seen.at(-1)).toMatchObject({
			method: "PUT",
			url: `https://router.huggingface.co${path}?_subdomain=queue`,
		});
		expect(fetch.seen.at(-1)?.headers.get("authorization")).toBe("Bearer hf_platform");
	});

	it("returns false when the job has ended already", async () => {
		const refused = json({ status: "ALREADY_COMPLETED" }, 400);
		const fetch = fal({
			"PUT /fal-ai/flux/requests/r1/cancel": [refused],
			"GET /fal-ai/flux/requests/r1/status": [json({ status: "COMPLETED" })],
		});
		expect(await (await submitJob("text-to-image", ARGS, { fetch })).cancel()).toBe(false);
	});

	it.each(["fal-ai", "replicate"] as const)(
		"ends the job at %s, whose result is then an error",
		async (provider) => {
			const { fetch } = createSimulator({ jobPolls: 5 });
			const client = new InferenceClient("hf_simulated", { fetch });
			const model = provider === "replicate" ? "pusula/text-to-video" : "pusula/text-to-image";
			const task = provider === "replicate" ? "text-to-video" : "text-to-image";
			const job = await client.submitJob(task, { provider, model, inputs: "koşan bir tilki" });
			expect(await job.cancel()).toBe(true);
			await expect(job.result()).rejects.toMatchObject({ provider });
		},
	);

	it("throws when the provider refuses although the job is under way", async () => {
		const fetch = fal({ "PUT /fal-ai/flux/requests/r1/cancel": [json({ detail: "not yours" }, 403)] });
		const handle = await submitJob("text-to-image", ARGS, { fetch });
		await expect(handle.cancel()).rejects.toMatchObject({ status: 403, message: "not yours" });
	});

	it("returns false where the provider has no way to cancel", async () => {
		const fetch = respondingWith({ "POST /v2/videos": [json({ id: "v1" })] });
		const handle = await submitJob(
			"text-to-video",
			{ ...ARGS, provider: together, model: "acme/video" },
			{ fetch },
		);
		expect(await handle.cancel()).toBe(false);
	});
});

describe("a provider without a queue", () => {
	it("is refused before anything is sent", async () => {
		const fetch = respondingWith({});
		const call = submitJob("text-to-speech", ARGS, { fetch });
		await expect(call).rejects.toMatchObject({ code: "no-queue", provider: "fal-ai" });
		expect(fetch.seen).toEqual([]);
	});
});

describe("the client", () => {
	const queued = PAIRS.filter(({ provider, task }) => provider.tasks[task]?.job);

	it.each(queued.map(({ provider, task }) => [provider.id, task] as const))(
		"submits, stores and resumes: %s %s",
		async (id, task: ClientTask) => {
			const simulator = createSimulator({ jobPolls: 0 });
			const submitter = new InferenceClient("hf_simulated", { fetch: simulator.fetch });
			const args = { provider: id, model: `pusula/${task}`, ...exampleArgs(task) };
			const handle = await submitter.submitJob(task, args as never); // the fields of any task
			const text = JSON.stringify(handle);
			expect(text).not.toContain("hf_simulated");
			const other = new InferenceClient("hf_simulated", { fetch: simulator.fetch });
			const resumed = other.resumeJob(text);
			expect(resumed.id).toBe(handle.id);
			expect(await resumed.result()).toBeTruthy();
		},
	);
});
