import { findUrlProblem, type UrlProblem } from "./endpoint-url.ts";

/** Reasons why a URL cannot be that of a mirror: those of an endpoint, and `query` for a query or a fragment, behind which no path fits. */
export type MirrorProblem = UrlProblem | "query";

/** The problem with the URL of a mirror of the hub, if any. */
export function findMirrorProblem(text: string): MirrorProblem | undefined {
	return findUrlProblem(text) ?? (/[?#]/.test(text) ? "query" : undefined);
}

/** The base URL of a mirror, without its closing slash, from a URL without a problem. */
export function toHubUrl(text: string): string {
	return new URL(text.trim()).href.replace(/\/+$/, "");
}
