import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { type InferenceError, type ResponseInfo, resumeJob, textToImage } from "../src/core.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { nscale } from "../src/providers/nscale.ts";
import { replicate } from "../src/providers/replicate.ts";
import { together } from "../src/providers/together.ts";
import { KEY, PROMPT, rejectionOf, serverFor } from "./calls.ts";
import { type Responder, sendJson, type TestServer } from "./server.ts";

it("does not call another for a file that the first made, but cannot be fetched", async () => {
	const sent: string[] = [];
	const fetch: typeof globalThis.fetch = (url, init) => {
		sent.push(`${init?.method} ${new Request(url).url}`);
		return Promise.resolve(
			init?.method === "POST"
				? Response.json({ data: [{ url: "https://files.example.com/a.png" }] })
				: new Response("no", { status: 404 }),
		);
	};
	const args = { provider: [together, nscale], model: "acme/fox", inputs: PROMPT, accessToken: KEY };
	const error = await rejectionOf(textToImage(args, { fetch }));
	expect(error).toMatchObject({ status: 404, provider: "together" });
	expect(sent).toEqual([
		"POST https://api.together.xyz/v1/images/generations",
		"GET https://files.example.com/a.png",
	]);
});

describe("a list of providers for a job", () => {
	const STATUS_FAILS: Responder = (_request, response) => sendJson(response, { error: "down" }, 500);

	/** A router where fal accepts the job, and Replicate makes the picture. */
	async function paint(
		respondToFal: Responder,
		respondToReplicate: Responder = (_request, response) =>
			sendJson(response, { status: "succeeded", output: ["data:image/png;base64,AQID"] }, 201),
		retryBilled = true,
	): Promise<{ result: unknown; server: TestServer; infos: ResponseInfo[] }> {
		const infos: ResponseInfo[] = [];
		const server = await serverFor((request, response, index) => {
			if (request.path.startsWith("/replicate/")) return respondToReplicate(request, response, index);
			if (request.method !== "POST") return respondToFal(request, response, index);
			sendJson(response, {
				request_id: "job-1",
				response_url: "https://queue.fal.run/acme/fox/requests/job-1",
				status: "IN_QUEUE",
			});
		});
		const result = await textToImage(
			{ provider: [falAi, replicate], model: "acme/fox", inputs: PROMPT, accessToken: `hf_${KEY}` },
			{
				routerUrl: server.url,
				clock: testClock(),
				retryBilled,
				onResponse: (info) => void infos.push(info),
			},
		).catch((error: unknown) => error);
		return { result, server, infos };
	}

	const STORED = { version: 1, provider: "fal-ai", task: "text-to-image", ticket: { request_id: "job-1" } };

	it("cancels what the first accepted before it calls the next, and names it with the response", async () => {
		const { result, server, infos } = await paint((request, response, index) =>
			request.method === "PUT"
				? sendJson(response, { status: "CANCELLATION_REQUESTED" }, 202)
				: STATUS_FAILS(request, response, index),
		);
		expect(result).toBeInstanceOf(Blob);
		expect(server.requests.slice(-2).map(({ method }) => method)).toEqual(["PUT", "POST"]);
		expect(server.requests.at(-2)?.path).toMatch(/requests\/job-1\/cancel/);
		const [submission] = infos.at(-1)?.attempts ?? [];
		expect(submission).toMatchObject({ provider: "fal-ai", job: STORED, jobCancelled: true });
		expect(infos.at(-1)?.attempts.filter(({ mayBeBilled }) => mayBeBilled)).toMatchObject([
			{ method: "POST", provider: "fal-ai" },
			{ method: "POST", provider: "replicate" },
		]);
	});

	it.each([
		["refuses", STATUS_FAILS],
		["breaks off", (_request, response) => void response.destroy()],
	] as const satisfies readonly (readonly [string, Responder])[])(
		"goes on where the cancellation %s",
		async (_name, onCancel) => {
			const { result, infos } = await paint((request, response, index) =>
				(request.method === "PUT" ? onCancel : STATUS_FAILS)(request, response, index),
			);
			expect(result).toBeInstanceOf(Blob);
			expect(infos.at(-1)?.attempts[0]).toMatchObject({ job: STORED, jobCancelled: false });
		},
	);

	it("leaves what the first accepted, names it, and calls no other unless the caller has set retryBilled", async () => {
		const { result, server } = await paint(STATUS_FAILS, undefined, false);
		expect(result).toMatchObject({ status: 500, provider: "fal-ai", job: STORED });
		expect((result as InferenceError).attempts?.[0]).toMatchObject({ mayBeBilled: true, job: STORED }); // the object matched above
		expect(server.requests.map(({ method }) => method)).toEqual(["POST", ...Array(15).fill("GET")]);
	});

	it("does not call the next for a picture that is there, but cannot be fetched", async () => {
		const { result, server } = await paint(
			(request, response) =>
				request.path.includes("/file.png")
					? sendJson(response, {}, 404)
					: sendJson(response, {
							status: "COMPLETED",
							images: [{ url: `http://${String(request.headers["host"])}/file.png` }],
						}),
			undefined,
			false,
		);
		expect(result).toMatchObject({ status: 404, provider: "fal-ai", job: STORED });
		expect(server.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
		expect(server.requests.at(-1)?.path).toBe("/file.png");
	});

	it("names the job in the error of the last one, which leaves it to be resumed", async () => {
		const { result, server } = await paint(STATUS_FAILS, (request, response) =>
			request.method === "POST"
				? sendJson(
						response,
						{
							id: "p1",
							status: "starting",
							urls: {
								get: "https://api.replicate.com/v1/predictions/p1",
								cancel: "https://api.replicate.com/v1/predictions/p1/cancel",
							},
						},
						201,
					)
				: sendJson(response, {}, 500),
		);
		expect(result).toMatchObject({
			provider: "replicate",
			job: { provider: "replicate", ticket: { id: "p1" } },
		});
		const { job, attempts } = result as InferenceError; // the object matched above
		expect(attempts?.[0]).toMatchObject({ provider: "fal-ai", job: STORED, jobCancelled: false });
		const cancelled = server.requests.filter(({ path }) => path.includes("cancel"));
		expect(new Set(cancelled.map(({ path }) => path))).toHaveLength(1);
		expect(cancelled[0]?.path).toContain("job-1");
		expect(JSON.stringify(result)).not.toContain(KEY);
		const resumed = resumeJob(JSON.stringify(job), {
			provider: replicate,
			accessToken: "hf_1",
			routerUrl: server.url,
		});
		expect(resumed.id).toBe("p1");
	});

	it("names no job that has failed, and one whose time is over", async () => {
		const failed = await paint((_request, response) => sendJson(response, { status: "FAILED" }));
		expect(failed.infos.at(-1)?.attempts[0]).not.toHaveProperty("job");
		const server = await serverFor((request, response) =>
			request.method === "POST"
				? sendJson(response, { request_id: "job-1", response_url: "https://queue.fal.run/m/requests/job-1" })
				: sendJson(response, { status: "IN_QUEUE" }),
		);
		const late = textToImage(
			{ provider: falAi, model: "m", inputs: PROMPT, accessToken: "hf_1" },
			{ routerUrl: server.url, timeoutMs: 700 },
		);
		expect(await rejectionOf(late)).toMatchObject({ code: "timeout", job: STORED });
	});
});
