import type { EndpointForm } from "./access.ts";
import { toCallAddress, toModelsAddress } from "./endpoint-address.ts";

/**
 * What a page can find out about a server.
 * - `models`: it answers and names its models.
 * - `reachable`: it answers and names none.
 * - `refused`: it does not accept the key.
 * - `status`: it answers with a status that tells of another mistake.
 * - `not-json`: something else than a model server answers.
 * - `silent`: no answer can be read. A page cannot tell a server that is down from one that refuses by CORS.
 * - `timeout`: no answer came in time.
 */
export type EndpointCheck =
	| { readonly kind: "models"; readonly models: readonly string[] }
	| { readonly kind: "reachable" | "refused" | "status"; readonly status: number }
	| { readonly kind: "not-json" | "silent" | "timeout" };

/** How long a server may take to answer a check, in milliseconds. */
const LONGEST_CHECK_MS = 10_000;

/** Statuses of a server that is there but does not answer this question. */
const NOT_OFFERED: ReadonlySet<number> = new Set([405, 501]);

/**
 * Asks a server for its models, or, where it has only one, whether it is there. Sends no input and charges nothing.
 * @param fetch what the request is sent with
 */
export async function checkEndpoint(
	{ url, form, key }: { readonly url: string; readonly form: EndpointForm; readonly key: string },
	fetch: typeof globalThis.fetch = globalThis.fetch,
	longestMs = LONGEST_CHECK_MS,
): Promise<EndpointCheck> {
	const address = form === "openai" ? toModelsAddress(url) : toCallAddress(url, form);
	const trimmed = key.trim();
	const signal = AbortSignal.timeout(longestMs);
	try {
		const response = await fetch(address, {
			headers: trimmed === "" ? {} : { Authorization: `Bearer ${trimmed}` },
			redirect: "error",
			signal,
		});
		return await readAnswer(response, form);
	} catch {
		return { kind: signal.aborted ? "timeout" : "silent" };
	}
}

async function readAnswer(response: Response, form: EndpointForm): Promise<EndpointCheck> {
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
	return ids.filter((id): id is string => typeof id === "string");
}
