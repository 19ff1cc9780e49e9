import { falAi } from "../src/providers/fal-ai.ts";

export const KEY = "secret-key-123";
export const PROMPT = "ay ışığında yürüyen bir tilki";
const PNG = new Uint8Array([137, 80, 78, 71]);

interface Seen {
	readonly method: string;
	readonly url: string;
	readonly headers: Headers;
}

/** A `fetch` that responds to each `METHOD path` with its responses in turn, the last one for ever, and counts the requests. */
export function respondingWith(
	responses: Readonly<Record<string, readonly (() => Response)[]>>,
): typeof fetch & { readonly seen: Seen[] } {
	const seen: Seen[] = [];
	const counts = new Map<string, number>();
	const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
		const url = new URL(input instanceof Request ? input.url : input);
		const name = `${init.method} ${url.pathname}`;
		const list = responses[name] ?? [];
		const count = counts.get(name) ?? 0;
		counts.set(name, count + 1);
		seen.push({ method: init.method ?? "", url: url.href, headers: new Headers(init.headers) });
		const respond = list[Math.min(count, list.length - 1)];
		if (!respond) throw new TypeError(`unexpected request ${name}`);
		return respond();
	};
	return Object.assign(send, { seen });
}

export const json =
	(value: unknown, status = 200) =>
	(): Response =>
		Response.json(value, { status });

export const TICKET = {
	request_id: "r1",
	status: "IN_QUEUE",
	response_url: "https://queue.fal.run/fal-ai/flux/requests/r1",
};

/** fal with a job that is queued once and then in another state. */
export function fal(
	more: Readonly<Record<string, readonly (() => Response)[]>> = {},
): ReturnType<typeof respondingWith> {
	return respondingWith({
		"POST /fal-ai/flux/dev": [json(TICKET)],
		"GET /fal-ai/flux/requests/r1/status": [
			json({ status: "IN_QUEUE", queue_position: 3 }, 202),
			json({ status: "COMPLETED" }),
		],
		"GET /fal-ai/flux/requests/r1": [json({ images: [{ url: "https://v3.fal.media/a.png" }] })],
		"GET /a.png": [() => new Response(PNG, { headers: { "content-type": "image/png" } })],
		...more,
	});
}

export const ARGS = { provider: falAi, model: "fal-ai/flux/dev", accessToken: KEY, inputs: PROMPT } as const;
