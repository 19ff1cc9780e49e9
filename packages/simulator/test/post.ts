import type { Simulator } from "../src/index.ts";

/** A provider's key and a platform key as tests use them. */
export const PROVIDER_KEY = "sk-test-provider";
export const PLATFORM_KEY = "hf_test_platform";

/** Sends JSON to a simulator with a `Bearer` key (or the given `Authorization`). */
export function post(
	simulator: Pick<Simulator, "fetch">,
	url: string,
	body: unknown,
	authorization = `Bearer ${url.includes("router.huggingface.co") ? PLATFORM_KEY : PROVIDER_KEY}`,
): Promise<Response> {
	return simulator.fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", authorization },
		body: JSON.stringify(body),
	});
}

export async function readJson(response: Response): Promise<unknown> {
	const value: unknown = await response.json();
	return value;
}

/** Takes the data texts out of an event stream. */
export async function readEvents(response: Response): Promise<string[]> {
	const text = await response.text();
	return text.split("\n\n").flatMap((event) => (event.startsWith("data: ") ? [event.slice(6)] : []));
}
