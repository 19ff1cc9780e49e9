import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InferenceClient, PROVIDERS } from "../src/index.ts";
import { blackForestLabs } from "../src/providers/black-forest-labs.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { novita } from "../src/providers/novita.ts";
import { replicate } from "../src/providers/replicate.ts";
import { wavespeed } from "../src/providers/wavespeed.ts";
import { zaiOrg } from "../src/providers/zai-org.ts";
import type { Adapter, Provider } from "../src/types.ts";
import {
	type ExpectedRequest,
	type Fixture,
	type NamedFixture,
	readFixtures,
	toResponse,
	withBlobs,
	withoutBlobs,
} from "./fixture.ts";
import { methodOf } from "./simulated-calls.ts";

type Methods = Readonly<Record<string, (args: object, options: object) => Promise<unknown>>>;

const KEYS = { own: "own-key-123", platform: "hf_platform" } as const;

/** How the request through the router differs: base address and the word before the key. */
function toRouted(
	request: ExpectedRequest,
	provider: Provider,
	task: Fixture["call"]["task"],
): ExpectedRequest {
	const { host, routedQuery }: Partial<Adapter<never, unknown>> = provider.tasks[task] ?? {};
	const base = host ?? provider.host;
	if (!request.url.startsWith(`${base}/`)) return request;
	const routed = `https://router.huggingface.co/${provider.id}${request.url.slice(base.length)}`;
	return { ...request, url: routedQuery ? `${routed}?${routedQuery}` : routed, auth: "Bearer" };
}

/** A hub that knows the one model, and a provider that answers the one exchange. Keeps what it was asked. */
function stubFetch(
	{ provider, fixture }: NamedFixture,
	key: string,
): typeof fetch & { readonly asked: ExpectedRequest[] } {
	const { call, mapping, exchange } = fixture;
	const asked: ExpectedRequest[] = [];
	const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
		const url = input instanceof Request ? input.url : input.toString();
		if (url === `https://huggingface.co/api/models/${call.args.model}?expand[]=inferenceProviderMapping`)
			return Response.json({ inferenceProviderMapping: { [provider]: { status: "live", ...mapping } } });
		const headers = Object.fromEntries(new Headers(init.headers));
		const { authorization, "user-agent": _agent, ...others } = headers;
		asked.push({
			method: init.method ?? "",
			url,
			headers: others,
			auth: authorization?.replace(` ${key}`, "") ?? "none",
			...(typeof init.body === "string" && { json: JSON.parse(init.body) as unknown }),
		});
		const step = exchange[asked.length - 1];
		if (!step) throw new TypeError(`nobody was to ask ${url}`);
		return toResponse(step.reply);
	};
	return Object.assign(send, { asked });
}

async function play(
	named: NamedFixture,
	key: string,
): Promise<{ asked: ExpectedRequest[]; output: unknown }> {
	const { task, args, options } = named.fixture.call;
	const fetch = stubFetch(named, key);
	const client = new InferenceClient(key, { fetch }) as unknown as Methods; // methods are found by the task's name here
	const call = client[methodOf(task)]?.(
		{ provider: named.provider, ...(withBlobs(args) as object) },
		options,
	);
	const outcome = Promise.resolve(call).then(withoutBlobs);
	outcome.catch(() => undefined); // thrown below, after the timers
	await vi.runAllTimersAsync();
	return { output: await outcome, asked: fetch.asked };
}

const FIXTURES = readFixtures();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a call becomes the requests the provider documents, and its answers the output", () => {
	it.each(FIXTURES.map((one) => [one.name, one] as const))("%s", async (_name, named) => {
		const { call, exchange, output } = named.fixture;
		const played = await play(named, call.key === "own" ? KEYS.own : KEYS.platform);
		expect(played.asked).toEqual(exchange.map(({ request }) => request));
		expect(played.output).toEqual(output);
	});
});

describe("the same call goes through the router with a platform key", () => {
	const routed = FIXTURES.filter(({ fixture }) => fixture.call.key === "own" && fixture.routedToo !== false);

	it.each(routed.map((one) => [one.name, one] as const))("%s", async (_name, named) => {
		const { call, exchange, output } = named.fixture;
		const provider: Provider = PROVIDERS[named.provider];
		const played = await play(named, KEYS.platform);
		expect(played.asked).toEqual(exchange.map(({ request }) => toRouted(request, provider, call.task)));
		expect(played.output).toEqual(output);
	});
});

describe("every task has a fixture", () => {
	const named = new Set(FIXTURES.map(({ provider, fixture }) => `${provider} ${fixture.call.task}`));

	it("and every fixture a known provider", () => {
		expect(FIXTURES.filter(({ provider }) => !Object.hasOwn(PROVIDERS, provider))).toEqual([]);
	});

	it.each([blackForestLabs, falAi, novita, replicate, wavespeed, zaiOrg])("of $id", ({ id, tasks }) => {
		expect(Object.keys(tasks).filter((task) => !named.has(`${id} ${task}`))).toEqual([]);
	});
});
