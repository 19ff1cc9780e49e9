import { InferenceError, InputError } from "../../errors.ts";
import { trimSlashes } from "../../lib/trim-slashes.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Options } from "../../types/call.ts";
import type { Route } from "../../types/route.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";

/** Addresses used when the options name no others. */
export const ROUTER_URL = "https://router.huggingface.co";
export const HUB_URL = "https://huggingface.co";

/** Base URL and path joined by one slash. */
export function joinUrl(baseUrl: string, path: string): string {
	return `${trimSlashes(baseUrl)}/${path.replace(/^\/+/, "")}`;
}

function parseUrl(url: string): URL | undefined {
	try {
		return new URL(url);
	} catch {
		return undefined;
	}
}

/**
 * Refuses an address that no request can go to. Checked here, because the runtime's own errors would quote it, credentials
 * included.
 * @throws InputError
 */
export function checkAddress(url: string): void {
	const parsed = parseUrl(url);
	if (parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password) return;
	throw new InputError(
		"The request has no http or https address, or one that holds a user name or password.",
		{
			code: "bad-address",
		},
	);
}

/** An address without its query, which may hold what only the caller should see. */
export function withoutQuery(url: string): string {
	return url.replace(/[?#].*/s, "");
}

/** Address of the inference request. */
function toUrl(adapter: AnyAdapter, input: never, route: Route): string {
	const { endpointUrl } = route;
	if (endpointUrl !== undefined) {
		const url = new URL(endpointUrl);
		return adapter.endpointPath ? adapter.endpointPath(url) : url.href;
	}
	const path = typeof adapter.path === "string" ? adapter.path : adapter.path(route, input);
	const query = route.routed && adapter.routedQuery ? `?${adapter.routedQuery}` : "";
	return joinUrl(route.baseUrl, path) + query;
}

/**
 * A text that goes into a header. Checked here, because the runtime's own error would quote it.
 * @throws InputError
 */
export function checkHeaderText(text: string, name: string): string {
	if (/^[\x20-\x7e]*$/.test(text)) return text;
	throw new InputError(
		`${name} holds a character that cannot stand in a header. Use ASCII letters, digits and signs only.`,
		{
			code: "bad-header",
		},
	);
}

/** Headers of every request on a route, polls included. Bill-to is for the platform alone. */
export function routeHeaders(adapter: AnyAdapter, route: Route, { billTo }: Options): Record<string, string> {
	const isPlatform = route.routed || (!route.endpointUrl && route.provider.host.startsWith("/"));
	return {
		...route.provider.headers,
		...adapter.headers,
		...(billTo && isPlatform && { "X-HF-Bill-To": checkHeaderText(billTo, "billTo") }),
	};
}

/** The body an adapter makes of the caller's fields; what it stumbles over is a mistake in them. */
function toBody(adapter: AnyAdapter, fields: never, route: Route): Body {
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

/**
 * The request for a call: address, headers and body as data, without the key. Pure and synchronous.
 * `extra` are fields added to the caller's own before the adapter sees them, such as `stream: true`.
 */
export function buildRequest(
	adapter: AnyAdapter,
	input: object,
	route: Route,
	options: Options = {},
	{
		extra,
		urlTransform,
	}: { extra?: object | undefined; urlTransform?: ((url: string) => string) | undefined } = {},
): HttpRequest {
	const fields = { ...input, ...extra } as never; // resolveRoute paired input and adapter by the task id
	const body = toBody(adapter, fields, route);
	const url = toUrl(adapter, fields, route);
	return {
		method: "POST",
		url: urlTransform ? urlTransform(url) : url,
		headers: {
			...(body.kind === "json" && { "Content-Type": "application/json" }),
			...routeHeaders(adapter, route, options),
		},
		...(route.authMethod !== "none" && route.authMethod !== "credentials-include" && { auth: route.auth }),
		body,
	};
}
