import { autoRouter } from "../providers/auto-router.ts";
import { endpointProviders, hasAutoRouter, resolveProvider } from "../registry/by-name.ts";
import { buildRequest, jobUrl, streamFields } from "../pipeline/route/build.ts";
import type { ClientTask } from "../types/task.ts";
import type { AnyAdapter } from "../types/adapter.ts";
import type { Job } from "../types/job.ts";
import type { Provider } from "../types/provider.ts";
import type { ModelMapping, Route } from "../types/route.ts";
import type { HttpRequest } from "../types/wire.ts";
import { toFileInput } from "../pipeline/route/input.ts";
import { adapterOf, keepModelId, toRoute } from "../pipeline/route/resolve.ts";

/** Which kind of key a described call would use: the platform's, the provider's own, or none. */
export type KeyKind = "platform" | "own" | "none";

/** A call to describe: what the caller would pass, and what the hub would return. */
export interface DescribeCall {
	/** Id of the task. */
	readonly task: ClientTask;
	/** Provider id, a Provider value, or `auto` (chat only). Absent with `endpointUrl`. */
	readonly provider?: string | Provider | undefined;
	/** Model id on the hub. */
	readonly model?: string | undefined;
	/** What the hub would say of model and provider. Default: the provider uses the hub's id. */
	readonly mapping?: Pick<ModelMapping, "providerId" | "adapter" | "adapterWeightsPath"> | undefined;
	/** The task's own fields: `inputs`, `parameters`, `messages` … */
	readonly args: object;
	/** Default `platform`; always `own` for closed-source providers. */
	readonly key?: KeyKind | undefined;
	/** Whether the result is streamed. Default false. */
	readonly stream?: boolean | undefined;
	/** Organisation that pays. Default: the owner of the key. */
	readonly billTo?: string | undefined;
	/** A dedicated or local endpoint; excludes `provider`. Default: none. */
	readonly endpointUrl?: string | undefined;
}

/** A queue, and the URLs that a ticket leads to. */
export interface DescribedJob {
	readonly job: Job;
	/** Host that hands out the tickets, with its scheme. */
	readonly host: string;
	/** URL of the state or the result of the job that a ticket names; a foreign one is requested without the key. */
	readonly urlOf: (
		which: "status" | "result",
		ticket: unknown,
	) => { readonly url: string; readonly isForeign: boolean } | undefined;
}

/** The request a call would send, and what is known of it before it is sent. */
export interface DescribedRequest {
	readonly provider: Provider;
	readonly route: Route;
	/** URL, headers and body as data; the key is not in it. */
	readonly request: HttpRequest;
	/** The first reply is only a ticket: the request alone does not give the result. */
	readonly isJob: boolean;
	/** The queue behind the ticket. */
	readonly job?: DescribedJob;
	/** The task can be streamed with this provider. */
	readonly canStream: boolean;
	/** Reads a reply as the client does; throws when the reply has another shape. Pure. */
	readonly fromResponse: (reply: unknown) => unknown;
}

const KEYS: Readonly<Record<KeyKind, string | undefined>> = { platform: "hf_", own: "key", none: undefined };

/**
 * The request the client would send for a call, without sending or looking up anything. Snippets and previews print it.
 * @param call The call, and what the hub would return for its model.
 * @throws InputError for an unknown provider, or a task the provider does not offer.
 * @example
 * const args = { inputs: "The sea is [MASK]." };
 * describeRequest({ task: "fill-mask", provider: "hf-inference", model: "a/b", args }).request.url; // "https://router.huggingface.co/hf-inference/models/a/b"
 */
export function describeRequest(call: DescribeCall): DescribedRequest {
	const { task, model, mapping, endpointUrl, billTo, stream } = call;
	const provider = toProvider(call);
	const adapter = adapterOf(provider, task);
	const key = provider.clientSideOnly ? "own" : (call.key ?? "platform");
	const ownModel = provider.clientSideOnly ? model?.replace(`${provider.id}/`, "") : model;
	const given = keepModelId({ provider, task, model: mapping?.providerId ?? ownModel });
	const route = toRoute(
		{ provider, task, endpointUrl },
		{ ...given, ...mapping, hfModelId: model ?? "" },
		KEYS[key],
		{ billTo },
	);
	const input = { ...toFileInput(call.args), ...(stream && streamFields(adapter)) };
	return {
		provider,
		route,
		request: buildRequest(adapter, input, route, { billTo }),
		isJob: adapter.job !== undefined,
		...(adapter.job && { job: describeJob(adapter, adapter.job, route) }),
		canStream: adapter.stream !== undefined,
		fromResponse: (reply) => adapter.fromResponse(reply, route),
	};
}

function toProvider({ provider, endpointUrl, task }: DescribeCall): Provider {
	if (endpointUrl !== undefined) return resolveProvider(endpointProviders()[0] ?? "undefined");
	if (provider === "auto" && hasAutoRouter(task)) return autoRouter;
	return resolveProvider(provider ?? "undefined");
}

function describeJob(adapter: AnyAdapter, job: Job, route: Route): DescribedJob {
	return {
		job,
		host: new URL(hostOf(adapter, route)).origin,
		urlOf: (which, ticket) => {
			const place = job[which]?.(ticket, route);
			if (!place) return undefined;
			return { url: jobUrl(place, adapter, route), isForeign: "url" in place };
		},
	};
}

/** The provider's own host; the route's where the provider runs on the platform. */
function hostOf({ host = "" }: AnyAdapter, { provider, baseUrl }: Route): string {
	return [host, provider.host, baseUrl].find((one) => URL.canParse(one)) ?? baseUrl;
}
