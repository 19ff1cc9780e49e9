import { isOtherLoopback, LOOPBACK_HOSTS } from "./loopback.ts";
import type { EndpointForm } from "../state/access.ts";

/**
 * Reasons why a URL cannot be called from this page.
 * - `missing`: the field is empty.
 * - `not-a-url`: no URL.
 * - `scheme`: neither http nor https.
 * - `credentials`: a user name or password inside.
 * - `loopback-name`: http to this machine under a name that the page's own rules do not know.
 * - `plain-http`: http to another machine; the page's own rules and those of browsers against mixed content block it.
 */
export type UrlProblem = "missing" | "not-a-url" | "scheme" | "credentials" | "loopback-name" | "plain-http";

/** The problem with the URL of an endpoint, if any. */
export function findUrlProblem(text: string): UrlProblem | undefined {
	const typed = text.trim();
	if (typed === "") return "missing";
	if (!URL.canParse(typed)) return "not-a-url";
	const { protocol, username, password, hostname } = new URL(typed);
	if (protocol !== "http:" && protocol !== "https:")
		return /^[\w.-]+:\d/.test(typed) ? "not-a-url" : "scheme";
	if (username || password) return "credentials";
	if (protocol === "https:" || LOOPBACK_HOSTS.includes(hostname)) return undefined;
	return isOtherLoopback(hostname) ? "loopback-name" : "plain-http";
}

/**
 * The URL for calls of a task. The OpenAI API is under `/v1`, in whatever form its URL was typed; an inference endpoint
 * is called at the URL unchanged.
 */
export function toCallUrl(text: string, form: EndpointForm): string {
	return form === "openai" ? toVersionUrl(text) : text.trim();
}

/** The URL of an endpoint's list of models. */
export function toModelsUrl(text: string): string {
	return `${toVersionUrl(text)}/models`;
}

/** Routes that people paste as part of the URL: those of the OpenAI API, and Ollama's own. */
const ROUTE =
	/\/(?:(?:chat\/)?completions|embeddings|images\/generations|audio\/transcriptions|models|api\/(?:chat|generate|embed))$/;

function toVersionUrl(text: string): string {
	const url = new URL(text.trim());
	const path = url.pathname.replace(/\/+$/, "").replace(ROUTE, "");
	return url.origin + (path.endsWith("/v1") ? path : `${path}/v1`);
}
