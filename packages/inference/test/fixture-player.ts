import { testClock } from "@pusula/tools/test-clock";
import { InferenceClient } from "../src/index.ts";
import type { OutputType } from "../src/types/output.ts";
import { collect } from "./calls.ts";
import {
	type ExpectedRequest,
	type Fixture,
	type FixtureKey,
	type NamedFixture,
	toExpectedBody,
	toResponse,
	withBlobs,
	withoutBlobs,
} from "./fixture.ts";

const KEYS = { own: "own-key-123", platform: "hf_platform", none: "" } as const;

/** Makes a fixture's call through the public client. Pauses take no time. Returns the requests, and what came. */
export async function play(
	named: NamedFixture,
	key: FixtureKey = named.fixture.call.key,
	args: Fixture["call"]["args"] = named.fixture.call.args,
): Promise<{ requests: readonly ExpectedRequest[]; output?: unknown; error?: unknown }> {
	const { call, error } = named.fixture;
	const { task, options = {}, stream } = call;
	const fetch = stubFetch(named, KEYS[key]);
	const client = new InferenceClient(KEYS[key], { fetch, clock: testClock() });
	const provider = "endpointUrl" in args ? {} : { provider: named.folder };
	const fields = { ...provider, ...(withBlobs(args) as object) }; // an object with other leaves
	const result = stream
		? client.callStream<string>(task, fields, options)
		: client.call<string, OutputType | undefined>(task, fields, options);
	const outcome = await settle(result, error);
	return { requests: fetch.requests, ...outcome };
}

/** The hub's reply to a lookup of the fixture's model, for this fixture alone; undefined for any other request. */
function findHubReply(
	url: string,
	{ folder, fixture: { call, mapping } }: NamedFixture,
): Response | undefined {
	const model = call.args.model?.replace(/:\w[\w-]*$/, "") ?? "";
	if (!mapping || url !== `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`)
		return undefined;
	const { provider = folder, ...entry } = mapping;
	const reply = { inferenceProviderMapping: { [provider]: { status: "live", ...entry } } };
	return Response.json(reply, { headers: { "cache-control": "no-store" } });
}

/** A hub that knows the one model, and a provider that responds in the one exchange. Keeps the requests. */
function stubFetch(
	named: NamedFixture,
	key: string,
): typeof fetch & { readonly requests: readonly ExpectedRequest[] } {
	const requests: ExpectedRequest[] = [];
	const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
		const url = input instanceof Request ? input.url : input.toString();
		const mapping = findHubReply(url, named);
		if (mapping) return mapping;
		const headers = Object.fromEntries(new Headers(init.headers));
		const { authorization, "user-agent": _agent, ...others } = headers;
		const step = named.fixture.exchange[requests.length];
		requests.push({
			method: init.method ?? "",
			url,
			headers: others,
			auth: authorization?.replace(` ${key}`, "") ?? "none",
			...(await toExpectedBody(init.body)),
		});
		if (!step) throw new TypeError(`nobody was to ask ${url}`);
		return toResponse(step.reply);
	};
	return Object.assign(send, { requests });
}

/** The fields of an error that a fixture names; all of an error that no fixture wants. */
function fieldsOf(error: unknown, wanted: Fixture["error"]): unknown {
	if (!wanted) return error;
	return Object.fromEntries(
		Object.keys(wanted).map((name) => [name, (error as Record<string, unknown>)[name]]),
	); // errors are objects
}

/** The output in a fixture's words, or the error. */
async function settle(
	result: Promise<unknown> | AsyncIterable<unknown>,
	wanted: Fixture["error"],
): Promise<{ output: unknown } | { error: unknown }> {
	try {
		const isStream = Symbol.asyncIterator in result;
		return { output: isStream ? await collect(result) : await withoutBlobs(await result) };
	} catch (error) {
		return { error: fieldsOf(error, wanted) };
	}
}
