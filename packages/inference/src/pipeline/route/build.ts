import { InferenceError, InputError } from "../../errors/errors.ts";
import { checkHeaderText, fieldOf, own } from "../../lib/args.ts";
import { rejectReply } from "../../lib/shape-error.ts";
import { addQuery, joinUrl } from "../../lib/url.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { JobEndpoint } from "../../types/job.ts";
import type { Route } from "../../types/route.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";

/** Settings of the caller for the inference request beside the input. */
interface RequestOptions {
	/** Organisation that pays. */
	readonly billTo?: string | undefined;
	/** Makes the final URL. */
	readonly urlTransform?: ((url: string) => string) | undefined;
}

/**
 * The request for a call: URL, headers and body as data, without the key. Pure and synchronous.
 * @throws InputError when the adapter cannot make a body of the input
 */
export function buildRequest(
	adapter: AnyAdapter,
	input: object,
	route: Route,
	{ billTo, urlTransform }: RequestOptions = {},
): HttpRequest {
	const fields = input as never; // resolveRoute paired input and adapter by the task id
	const body = payloadOf(adapter, fields, route);
	const url = toUrl(adapter, fields, route);
	return {
		method: "POST",
		url: urlTransform ? urlTransform(url) : url,
		headers: {
			...(body.kind === "json" && { "Content-Type": "application/json" }),
			...routeHeaders(adapter, route, billTo),
		},
		...authOf(route),
		body,
	};
}

/** The fields that request a stream from an adapter. */
export function streamFields(adapter: AnyAdapter): object {
	return { stream: true, ...own(fieldOf(adapter, "stream")).fields };
}

/**
 * URL of a job's state, result or cancellation: a path below the route's base URL, or a vendor URL as it is.
 * @throws ShapeError for a path of a ticket that leads out of the base, where the key must not go, or that has two dots in a row in
 * any encoding: a server may read them so
 */
export function jobUrl(endpoint: JobEndpoint, adapter: AnyAdapter, { baseUrl, routed }: Route): string {
	if ("url" in endpoint) return endpoint.url;
	const url = addQuery(joinUrl(baseUrl, endpoint.path), routed ? fieldOf(adapter, "routedQuery") : undefined);
	const isBelow = new URL(url).href.startsWith(joinUrl(new URL(baseUrl).href, ""));
	if (!isBelow || /(\.|%(25)*2e){2}/i.test(endpoint.path))
		return rejectReply(`Expected a path below ${baseUrl}, got ${JSON.stringify(endpoint.path)}`);
	return url;
}

/** Headers of every request on a route, polls included. `billTo` is for the platform alone, also where it is the endpoint. */
export function routeHeaders(
	adapter: AnyAdapter,
	{ provider, isPlatform }: Route,
	billTo: string | undefined,
): Record<string, string> {
	return {
		...fieldOf(provider, "headers"),
		...fieldOf(adapter, "headers"),
		...(billTo && isPlatform && { "X-HF-Bill-To": checkHeaderText(billTo, "billTo") }),
	};
}

/** Header of the route's key, as a part of a request; nothing where the caller has no key. */
export function authOf({ authMethod, auth }: Route): Pick<HttpRequest, "auth"> {
	return authMethod === "none" ? {} : { auth }; // without a key nothing is sent in it
}

/** The body an adapter makes of the caller's fields; what it throws over is a mistake in them. */
function payloadOf(adapter: AnyAdapter, fields: never, route: Route): Body {
	try {
		return adapter.toPayload(fields, route);
	} catch (cause) {
		if (InferenceError.is(cause)) throw cause;
		throw new InputError(`The input does not have the fields that ${route.task} needs.`, {
			code: "bad-input",
			cause,
		});
	}
}

function toUrl(adapter: AnyAdapter, input: never, route: Route): string {
	const { endpointUrl } = route;
	if (endpointUrl !== undefined) {
		const url = new URL(endpointUrl);
		return fieldOf(adapter, "endpointPath")?.(url) ?? url.href;
	}
	const path = typeof adapter.path === "string" ? adapter.path : adapter.path(route, input);
	return addQuery(joinUrl(route.baseUrl, path), route.routed ? fieldOf(adapter, "routedQuery") : undefined);
}
