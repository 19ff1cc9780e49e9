import { Problem } from "../lib/problem.ts";

/** What every request for a file needs. */
export interface Requests {
	readonly signal: AbortSignal;
	/** Default: the global `fetch`. */
	readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A GET or HEAD for a file of a model. A status that is no success is left to the caller, but for a locked model.
 * @throws Problem `offline` when no response came, `gated` or `no-model` for 401 and 403
 */
export async function request(
	url: string,
	model: string,
	{ fetch = globalThis.fetch, signal, ...init }: Requests & RequestInit,
): Promise<Response> {
	let response: Response;
	try {
		response = await fetch(url, { credentials: "omit", signal, ...init });
	} catch (cause) {
		signal.throwIfAborted();
		throw new Problem(
			"offline",
			`No answer came from ${new URL(url).host} for the files of ${model}. Check the connection; what is kept on this device already stays.`,
			{ cause },
		);
	}
	const { status, headers } = response;
	if (status !== 401 && status !== 403) return response;
	release(response);
	throw toRefusal(url, model, status, headers.get("x-error-code"));
}

/**
 * The problem behind 401 and 403. The hub names a locked model by a code; without one, 401 is its answer for a model that
 * does not exist or that only its owner sees. Source: huggingface_hub 1.x, `hf_raise_for_status` (read 2026-11-22)
 */
function toRefusal(url: string, model: string, status: number, code: string | null): Problem {
	const { host } = new URL(url);
	return status === 401 && code !== "GatedRepo"
		? new Problem("no-model", `There is no model ${model} at ${host}, or only its owner may see it.`, {
				status,
			})
		: new Problem(
				"gated",
				`The model ${model} is locked: ${host} gives its files only with a key, and answered ${status}. A model that needs a key cannot be fetched here; take an open one.`,
				{ status },
			);
}

/** Releases a body that nobody reads. */
export function release({ body }: Response): void {
	body?.cancel().catch(() => undefined); // already closed: nothing is left to release
}

/** The error of a response that is no success. */
export function unexpected(url: string, model: string, status: number): Problem {
	return status === 404
		? new Problem(
				"no-model",
				`There is no model ${model} at ${new URL(url).host}, or it lacks ${pathOf(url)}.`,
				{
					status,
				},
			)
		: new Problem("offline", `${new URL(url).host} answered ${status} for ${pathOf(url)} of ${model}.`, {
				status,
			});
}

function pathOf(url: string): string {
	const { pathname } = new URL(url);
	return pathname.split("/resolve/main/").at(-1) ?? pathname;
}
