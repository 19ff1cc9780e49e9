import { signalAfter } from "../../../../lib/effects/clock.ts";
import type { EndpointForm } from "../state/access.ts";
import { toCallUrl, toModelsUrl } from "./endpoint-url.ts";

/**
 * Result of a check of a server.
 * - `models`: it responds and lists its models.
 * - `reachable`: it responds without a list.
 * - `refused`: it does not accept the key.
 * - `status`: it responds with a status that means another mistake.
 * - `not-json`: the response is not that of a model server.
 * - `silent`: no response can be read. A page cannot distinguish a server that is down from one that rejects it by CORS.
 * - `timeout`: no response came in time.
 */
export type EndpointCheck =
	| { readonly kind: "models"; readonly models: readonly string[] }
	| { readonly kind: "reachable" | "refused" | "status"; readonly status: number }
	| { readonly kind: "not-json" | "silent" | "timeout" };

/** Time limit of a check, in milliseconds. */
const LONGEST_CHECK_MS = 10_000;

/** Statuses of a server that is up but does not have this endpoint. */
const NOT_OFFERED: ReadonlySet<number> = new Set([405, 501]);

/**
 * Requests a server's list of models, or, where it has only one, checks that it is up. Sends no input and costs nothing.
 * @param fetch sends the request
 */
export async function checkEndpoint(
	{ url, form, key }: { readonly url: string; readonly form: EndpointForm; readonly key: string },
	fetch: typeof globalThis.fetch = globalThis.fetch,
	longestMs = LONGEST_CHECK_MS,
): Promise<EndpointCheck> {
	const target = form === "openai" ? toModelsUrl(url) : toCallUrl(url, form);
	const trimmed = key.trim();
	const signal = signalAfter(longestMs);
	try {
		const response = await fetch(target, {
			headers: trimmed === "" ? {} : { Authorization: `Bearer ${trimmed}` },
			redirect: "error",
			signal,
		});
		return await readResponse(response, form);
	} catch {
		return { kind: signal.aborted ? "timeout" : "silent" };
	}
}

async function readResponse(response: Response, form: EndpointForm): Promise<EndpointCheck> {
	const { status, ok } = response;
	if (status === 401 || status === 403) return { kind: "refused", status };
	if (NOT_OFFERED.has(status)) return { kind: "reachable", status };
	if (!ok) return { kind: "status", status };
	if (form === "inference") return { kind: "reachable", status };
	const reply = parseJson(await response.text());
	if (reply === undefined) return { kind: "not-json" };
	const models = listIds(reply);
	return models.length > 0 ? { kind: "models", models } : { kind: "reachable", status };
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function listIds(reply: unknown): readonly string[] {
	const { data } = Object(reply) as { readonly data?: unknown }; // fields of any object are unknown
	if (!Array.isArray(data)) return [];
	const ids = data.map((entry: unknown) => (Object(entry) as { readonly id?: unknown }).id); // as above
	return [...new Set(ids.filter((id): id is string => typeof id === "string"))];
}
