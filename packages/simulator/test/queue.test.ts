import { describe, expect, it } from "vitest";
import { createSimulator, type FaultAction, type Simulator } from "../src/index.ts";
import { PLATFORM_KEY, PROVIDER_KEY, post, readJson } from "./post.ts";

interface Ticket {
	readonly request_id: string;
	readonly status: string;
	readonly response_url: string;
}

const KEY = `Key ${PROVIDER_KEY}`;
const get = async (simulator: Simulator, url: string, authorization?: string): Promise<Response> =>
	simulator.fetch(url, authorization === undefined ? {} : { headers: { authorization } });

async function submit(simulator: Simulator, model = "fal-ai/flux/dev"): Promise<Ticket> {
	const response = await post(simulator, `https://queue.fal.run/${model}`, { prompt: "mavi deniz" }, KEY);
	return (await readJson(response)) as Ticket;
}

describe("fal queue", () => {
	it("gives a ticket, then the states, then a picture that can be downloaded without a key", async () => {
		const simulator = createSimulator();
		const ticket = await submit(simulator);
		expect(ticket).toMatchObject({
			status: "IN_QUEUE",
			response_url: expect.stringMatching(/^https:\/\/queue\.fal\.run\/fal-ai\/flux\/requests\//),
		});
		const states = [];
		for (let poll = 0; poll < 3; poll++) {
			states.push(
				((await readJson(await get(simulator, `${ticket.response_url}/status`, KEY))) as Ticket).status,
			);
		}
		expect(states).toEqual(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]);
		const result = (await readJson(await get(simulator, ticket.response_url, KEY))) as {
			images: { url: string }[];
		};
		const picture = await get(simulator, result.images[0]?.url ?? "");
		expect(picture.headers.get("content-type")).toBe("image/png");
		expect([...new Uint8Array(await picture.arrayBuffer()).subarray(1, 4)]).toEqual([80, 78, 71]);
		expect((await get(simulator, result.images[0]?.url ?? "", KEY)).status).toBe(400);
	});

	it("wants the queue's mark on every routed call", async () => {
		const simulator = createSimulator();
		const base = "https://router.huggingface.co/fal-ai";
		const ticket = (await readJson(
			await post(simulator, `${base}/fal-ai/flux/dev?_subdomain=queue`, { prompt: "x" }),
		)) as Ticket;
		const path = new URL(ticket.response_url).pathname;
		const key = `Bearer ${PLATFORM_KEY}`;
		expect((await get(simulator, `${base}${path}/status?_subdomain=queue`, key)).status).toBe(202);
		expect((await get(simulator, `${base}${path}/status`, key)).status).toBe(405);
		expect((await get(simulator, ticket.response_url, key)).status).toBe(401);
	});

	it("replies at once on its other host", async () => {
		const response = await post(
			createSimulator(),
			"https://fal.run/fal-ai/flux/dev",
			{ prompt: "x", sync_mode: true },
			KEY,
		);
		expect(await readJson(response)).toMatchObject({ images: [{ url: expect.stringMatching(/^https:/) }] });
	});

	it("says where a body is wrong", async () => {
		const response = await post(
			createSimulator(),
			"https://queue.fal.run/fal-ai/flux/dev",
			{ inputs: "x" },
			KEY,
		);
		expect(response.status).toBe(422);
		expect(await readJson(response)).toMatchObject({
			detail: [{ loc: ["body", "inputs"], msg: expect.any(String) }],
		});
	});

	it.each([
		["failed", "COMPLETED", 422],
		["canceled", "COMPLETED", 400],
		["never", "IN_PROGRESS", 400],
	] as const)("ends a job that is to be %s", async (outcome, state, status) => {
		const action: FaultAction = { kind: "job", outcome };
		const simulator = createSimulator({ faults: [{ action }], jobPolls: 1 });
		const ticket = await submit(simulator);
		const poll = (): Promise<Response> => get(simulator, `${ticket.response_url}/status`, KEY);
		await poll();
		expect(await readJson(await poll())).toMatchObject({ status: state });
		expect((await get(simulator, ticket.response_url, KEY)).status).toBe(status);
	});

	it("does not know a job it never gave", async () => {
		const response = await get(
			createSimulator(),
			"https://queue.fal.run/fal-ai/flux/requests/nothing/status",
			KEY,
		);
		expect(response.status).toBe(404);
	});
});
