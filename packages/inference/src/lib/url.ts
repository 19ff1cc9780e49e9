import { InputError } from "../errors/errors.ts";
import { rejectReply } from "./shape-error.ts";

/** Base URL and path joined by one slash. */
export function joinUrl(baseUrl: string, path: string): string {
	return `${trimSlashes(baseUrl)}/${path.replace(/^\/+/, "")}`;
}

/** A URL with a query string appended: after `?`, or `&` where it has one. */
export function addQuery(url: string, query: string | undefined): string {
	return query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url;
}

/** A text as a URL, relative to a base where one is given; undefined where it is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
	try {
		return new URL(text, base);
	} catch {
		return undefined;
	}
}

/** A text whose URLs have lost user name, password, query and fragment, which may hold what only the caller should see. */
export function hideUrlSecrets(text: string): string {
	if (!/[@?#]/.test(text)) return text; // as nearly every text; the search for it is many times slower
	return text.replace(/:\/\/([^\s"/?#@]*@)*([^\s"?#]*)([?#]([^\s"]*[^\s".,:])?)?/g, "://$2");
}

/** A URL or path without the slashes at its end. Linear, where a pattern such as `/\/+$/` is quadratic in inner slashes. */
export function trimSlashes(text: string): string {
	let end = text.length;
	while (end > 0 && text[end - 1] === "/") end--;
	return text.slice(0, end);
}

/**
 * Path of a URL in a reply. Only the path is used, on the route's own host, so that the key cannot leave it. Only https URLs
 * have one, and http URLs where the route's base URL is one: the path of others (`x:../../y`) keeps its dots and would lead
 * out of the route.
 * @throws ShapeError for any other text
 */
export function pathOf(url: string, { baseUrl }: { readonly baseUrl: string }): string {
	const parsed = parseUrl(url);
	const schemes = ["https:", parseUrl(baseUrl)?.protocol];
	if (parsed && schemes.includes(parsed.protocol)) return parsed.pathname;
	return rejectReply(`Expected a URL, got ${JSON.stringify(url)}`);
}

/**
 * Checks a URL before a request goes to it; the runtime's own errors would quote it, credentials included.
 * @throws InputError code `bad-address` when it is not an http or https URL, or holds a user name or password
 */
export function checkUrl(url: string): void {
	const parsed = parseUrl(url);
	if (parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password) return;
	throw new InputError("The request has no http or https URL, or one that holds a user name or password.", {
		code: "bad-address",
	});
}

/**
 * A model id as path segments, each encoded.
 * @param model Model id on the hub, `owner/name`.
 * @throws InputError code `bad-model` for what could climb, or end the path
 * @example
 * toModelPath("BAAI/bge-small-en-v1.5"); // "BAAI/bge-small-en-v1.5"
 */
export function toModelPath(model: string): string {
	if (PLAIN_MODEL.test(model)) return model;
	const segments = model.split("/");
	if (/[?#\s\\]|\p{Surrogate}/u.test(model) || segments.some((segment) => /^\.{0,2}$/.test(segment))) {
		throw new InputError(`Model id "${model}" cannot stand in an address. Give it as owner/name.`, {
			code: "bad-model",
		});
	}
	return segments.map((segment) => encodeURIComponent(segment).replace(/%3A/g, ":")).join("/");
}

/** Model ids as nearly all are: nothing to encode, nothing that climbs. */
const PLAIN_MODEL = /^\w[\w.-]*(\/\w[\w.-]*)*$/;
