import { describe, expect, it } from "vitest";
import { PROVIDERS } from "../src/index.ts";
import { autoRouter } from "../src/providers/auto-router.ts";
import type { ClientTask } from "../src/types/task.ts";
import type { Adapter } from "../src/types/adapter.ts";
import type { Provider } from "../src/types/provider.ts";
import { play } from "./fixture-player.ts";
import {
	type ExpectedRequest,
	expectedOutput,
	type Fixture,
	type FixtureFolder,
	type NamedFixture,
	readFixtures,
} from "./fixture.ts";

type AnyAdapter = Partial<Adapter<never, unknown>>;

const ROUTER = "https://router.huggingface.co";
const ENDPOINT = "https://fox.endpoints.example/run?version=2";
const FIXTURES = readFixtures();

/** The provider whose dialect a folder's fixtures are in. */
const SPOKEN: Readonly<Record<FixtureFolder, Provider>> = {
	...PROVIDERS,
	auto: autoRouter,
	endpoint: PROVIDERS["hf-inference"],
};

function adapterOf(folder: FixtureFolder, task: ClientTask): AnyAdapter {
	return SPOKEN[folder].tasks[task] ?? {};
}

/** How the request through the router differs: base URL and the word before the key. What carries no key stays. */
function toRouted(
	request: ExpectedRequest,
	{ host: main, id }: Provider,
	adapter: AnyAdapter,
): ExpectedRequest {
	const base = adapter.host ?? main;
	if (request.auth === "none" || !request.url.startsWith(`${base}/`)) return request;
	const url = `${ROUTER}/${id}${request.url.slice(base.length)}`;
	return { ...request, url: adapter.routedQuery ? `${url}?${adapter.routedQuery}` : url, auth: "Bearer" };
}

/** What playing a fixture must return: the requests in their order, and the output or the error's fields. */
function promise(fixture: Fixture, change = (request: ExpectedRequest): ExpectedRequest => request): object {
	const { error, exchange } = fixture;
	const requests = exchange.map(({ request }) => change(request));
	return error ? { requests, error } : { requests, output: expectedOutput(fixture) };
}

function titled(fixtures: readonly NamedFixture[]): readonly (readonly [string, NamedFixture])[] {
	return fixtures.map((one) => [one.name, one]);
}

/** Fixtures of direct calls that the router takes in the same form. */
const ROUTED = FIXTURES.filter(
	({ folder, fixture: { call, routedToo = true } }) =>
		Object.hasOwn(PROVIDERS, folder) && call.key === "own" && routedToo && !SPOKEN[folder].clientSideOnly,
);

/** Fixtures of hf-inference whose request is the same at an endpoint but for the URL; a platform key has its own. */
const AT_ENDPOINT = FIXTURES.filter(
	({ folder, fixture: { call } }) =>
		folder === "hf-inference" && call.key !== "platform" && !adapterOf(folder, call.task).endpointPath,
);

describe("a call becomes the requests the provider documents, and its responses the output", () => {
	it.each(titled(FIXTURES))("%s", async (_name, named) => {
		expect(await play(named)).toEqual(promise(named.fixture));
	});
});

describe("the same call goes through the router with a platform key", () => {
	it.each(titled(ROUTED))("%s", async (_name, named) => {
		const { folder, fixture } = named;
		const adapter = adapterOf(folder, fixture.call.task);
		expect(await play(named, "platform")).toEqual(
			promise(fixture, (request) => toRouted(request, SPOKEN[folder], adapter)),
		);
	});
});

describe("the same call goes to an endpoint of the caller's own, at the URL as it is", () => {
	it.each(titled(AT_ENDPOINT))("%s", async (_name, named) => {
		const { mapping: _unused, ...fixture } = named.fixture;
		const { model: _model, ...args } = fixture.call.args;
		const played = await play({ ...named, fixture }, fixture.call.key, { ...args, endpointUrl: ENDPOINT });
		const toEndpoint = (request: ExpectedRequest): ExpectedRequest =>
			request.url.startsWith(ROUTER) ? { ...request, url: ENDPOINT } : request;
		expect(played).toEqual(promise(fixture, toEndpoint));
	});
});

describe("the body of a chat names the model first, so that a proxy can route it before the end", () => {
	it.each(
		titled(FIXTURES.filter(({ name }) => name.endsWith(" conversational") && !name.startsWith("endpoint"))),
	)("%s", async (_name, named) => {
		const { requests } = await play(named);
		expect(Object.keys(requests[0]?.json ?? {})[0]).toBe("model");
	});
});

/** What a fixture counts as in the coverage: whether it is streamed, and by which keys it is called. */
function casesOf(named: NamedFixture): readonly string[] {
	const { task, stream, key } = named.fixture.call;
	if (named.fixture.error) return [];
	const keys = ROUTED.includes(named) ? [key, "platform"] : [key];
	return keys.map((one) => `${named.folder} ${task}${stream ? ", streamed" : ""}, ${one} key`);
}

describe("every task has a fixture, for every key that can be used and streamed where it can be", () => {
	const covered = new Set(FIXTURES.flatMap(casesOf));

	it("and every fixture a known provider", () => {
		expect(FIXTURES.filter(({ folder }) => !Object.hasOwn(SPOKEN, folder))).toEqual([]);
	});

	it("and every fixture an output or an error", () => {
		const both = FIXTURES.filter(({ fixture }) => "output" in fixture === "error" in fixture);
		expect(both.map(({ name }) => name)).toEqual([]);
	});

	it.each(Object.values<Provider>(PROVIDERS))("of $id", ({ id, tasks, clientSideOnly }) => {
		const wanted = Object.entries(tasks).flatMap(([task, { stream }]) =>
			(clientSideOnly ? ["own"] : ["own", "platform"]).flatMap((key) =>
				["", ...(stream ? [", streamed"] : [])].map((form) => `${id} ${task}${form}, ${key} key`),
			),
		);
		expect(wanted.filter((one) => !covered.has(one))).toEqual([]);
	});

	it.each(["auto", "endpoint"] as const)("of %s", (folder) => {
		const tasks = Object.entries(SPOKEN[folder].tasks).filter(
			([, adapter]: readonly [string, AnyAdapter]) => folder === "auto" || adapter.endpointPath,
		);
		const wanted = tasks.flatMap(([task, { stream }]: readonly [string, AnyAdapter]) => [
			`${folder} ${task}, platform key`,
			...(stream ? [`${folder} ${task}, streamed, platform key`] : []),
		]);
		expect(wanted.filter((one) => !covered.has(one))).toEqual([]);
	});
});
