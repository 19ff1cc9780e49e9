import { describe, expect, it } from "vitest";
import { DIALECTS } from "../src/generated/dialects.ts";
import { createSimulator, type Simulator } from "../src/index.ts";
import type { Dialect } from "../src/rules/dialect.ts";
import { type Case, type JobCase, listCases, OWN_CASES } from "./cases.ts";
import { peek, peekText } from "./peek.ts";
import { PLATFORM_KEY, PROVIDER_KEY, readJson } from "./post.ts";

type Route = "direct" | "routed";

const FIXED_HEADERS = { "x-source-channel": "hugging_face", "accept-language": "en-US,en" };

/** The same request sent to the provider itself or through the router. */
class Caller {
	readonly simulator: Simulator;
	readonly dialect: Dialect;
	readonly route: Route;
	constructor(dialect: Dialect, way: Route, simulator = createSimulator({ guessModels: true })) {
		this.simulator = simulator;
		this.dialect = dialect;
		this.route = way;
	}
	headers(): Record<string, string> {
		const routed = this.route === "routed";
		return {
			...FIXED_HEADERS,
			authorization: routed ? `Bearer ${PLATFORM_KEY}` : `${this.dialect.scheme} ${PROVIDER_KEY}`,
		};
	}
	send(path: string, body?: object, host = this.dialect.hosts[0]): Promise<Response> {
		const base =
			this.route === "routed" ? `https://router.huggingface.co/${this.dialect.id}` : `https://${host}`;
		if (body === undefined) return this.simulator.fetch(`${base}/${path}`, { headers: this.headers() });
		if (body instanceof FormData) {
			return this.simulator.fetch(`${base}/${path}`, { method: "POST", headers: this.headers(), body });
		}
		const headers = { ...this.headers(), "content-type": "application/json" };
		return this.simulator.fetch(`${base}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	}
}

const KINDS: Readonly<Record<string, string>> = { png: "image/png", mp4: "video/mp4", wav: "audio/wav" };

async function checkFile(simulator: Simulator, url: string): Promise<void> {
	const response = await simulator.fetch(url);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe(KINDS[url.split(".").at(-1) ?? ""]);
	expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
}

async function followJob(caller: Caller, job: JobCase, ticket: unknown, host?: string): Promise<void> {
	const states: unknown[] = [];
	let reply: unknown;
	for (let poll = 0; poll < 3; poll++) {
		reply = await readJson(await caller.send(job.pollPath(ticket), undefined, host));
		states.push(peek(reply, job.stateAt));
	}
	expect(states).toEqual(job.states);
	if (job.resultPath) reply = await readJson(await caller.send(job.resultPath(ticket), undefined, host));
	if (job.fileAt) await checkFile(caller.simulator, peekText(reply, job.fileAt));
	expect(job.textAt === undefined ? "a file" : peekText(reply, job.textAt)).not.toBe("");
}

async function checkCase(caller: Caller, one: Case): Promise<void> {
	const response = await caller.send(one.path, one.body, one.host);
	if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
	expect(response.headers.get("x-request-id")).toMatch(/^sim-\d{6}$/);
	expect(response.headers.get("content-type")).toBe(one.type ?? "application/json");
	if (one.type) return;
	const reply = await readJson(response);
	for (const path of one.texts ?? []) expect(peekText(reply, path)).not.toBe("");
	if (one.fileAt) await checkFile(caller.simulator, peekText(reply, one.fileAt));
	if (one.job) await followJob(caller, one.job, reply, one.host);
}

/** Every provider but hf-inference, which has a suite of its own, with a case for each of its tasks. */
const cases = DIALECTS.filter(({ id }) => id !== "hf-inference").flatMap((dialect) =>
	Object.entries(listCases(dialect)).map(([task, one]) => ({ dialect, id: dialect.id, task, one })),
);

const rows = cases.flatMap(({ one, ...served }) =>
	(["direct", "routed"] as const)
		.filter((way) => way === "direct" || served.dialect.routable !== false)
		.flatMap((way) => (one ? [{ ...served, one, way }] : [])),
);

describe("providers", () => {
	it.each(cases)("$id has a right request for $task", ({ one }) => expect(one).toBeDefined());

	it("has no case of its own for a task that the provider does not serve", () => {
		const own = Object.entries(OWN_CASES).flatMap(([id, tasks]) =>
			Object.keys(tasks).map((task) => `${id} ${task}`),
		);
		expect(cases.map(({ id, task }) => `${id} ${task}`)).toEqual(expect.arrayContaining(own));
	});

	it.each(rows)("$id replies to a right $task request, $way", async ({ dialect, one, way }) => {
		await expect(checkCase(new Caller(dialect, way), one)).resolves.toBeUndefined();
	});

	it.each(rows)("$id refuses $task with stray inputs and parameters, $way", async ({ dialect, one, way }) => {
		const stray = { inputs: "hi", parameters: { seed: 1 } };
		const body = one.body instanceof FormData ? new FormData() : { ...one.body, ...stray };
		if (body instanceof FormData && one.body instanceof FormData) {
			for (const [name, value] of one.body) body.append(name, value);
			for (const name of Object.keys(stray)) body.append(name, "{}");
		}
		const response = await new Caller(dialect, way).send(one.path, body, one.host);
		expect([400, 422]).toContain(response.status);
		expect(await response.text()).toMatch(/inputs|parameters/);
	});

	it.each(rows)("$id refuses $task with an empty object, $way", async ({ dialect, one, way }) => {
		const response = await new Caller(dialect, way).send(one.path, {}, one.host);
		expect([400, 415, 422]).toContain(response.status);
	});

	it.each(rows.filter(({ way }) => way === "direct"))(
		"$id refuses $task without its own key",
		async ({ dialect, one }) => {
			const headers = {
				...FIXED_HEADERS,
				"content-type": "application/json",
				authorization: `Bearer ${PLATFORM_KEY}`,
			};
			const url = `https://${one.host ?? dialect.hosts[0]}/${one.path}`;
			const response = await createSimulator().fetch(url, { method: "POST", headers, body: "{}" });
			expect(response.status).toBe(401);
		},
	);

	const jobs = rows.filter(({ one }) => one.job?.endings);
	it.each(jobs)("$id ends a $task job as failed or cancelled, $way", async ({ dialect, one, way }) => {
		for (const [index, outcome] of (["failed", "canceled"] as const).entries()) {
			const simulator = createSimulator({
				guessModels: true,
				jobPolls: 0,
				faults: [{ action: { kind: "job", outcome } }],
			});
			const caller = new Caller(dialect, way, simulator);
			const ticket = await readJson(await caller.send(one.path, one.body, one.host));
			const reply = await readJson(await caller.send(one.job?.pollPath(ticket) ?? "", undefined, one.host));
			expect(peek(reply, one.job?.stateAt ?? "")).toBe(one.job?.endings?.[index]);
		}
	});

	it.each(rows.filter(({ one }) => one.job))(
		"$id does not know a foreign $task job, $way",
		async ({ dialect, one, way }) => {
			const caller = new Caller(dialect, way);
			const ticket = await readJson(await caller.send(one.path, one.body, one.host));
			const other = new Caller(dialect, way);
			const response = await other.send(one.job?.pollPath(ticket) ?? "", undefined, one.host);
			expect(response.status).toBe(404);
		},
	);
});
