import { expect, it } from "vitest";
import { fetchFile } from "./fetch-file.ts";
import { MOST_FILE_BYTES } from "./media-kind.ts";

const signal = new AbortController().signal;

it("takes a file of the wanted kind, with the last part of its URL as its name", async () => {
	const fetch = answer(new Response("x", { headers: { "content-type": "image/png; q=1" } }));
	const file = await fetchFile(" https://example.org/a/cat.png?x=1 ", "image", { signal, fetch });
	expect(file).toMatchObject({ name: "cat.png", type: "image/png", size: 1 });
});

it.each(["", "cat.png", "ftp://example.org/x", "http://example.org/x", "javascript:1", "file:///etc/passwd"])(
	"asks nobody for %j",
	async (url) => {
		const fetch = (): never => {
			throw new Error("asked");
		};
		expect(await fetchFile(url, "image", { signal, fetch })).toEqual({ kind: "bad-address" });
	},
);

it("gives up a file that grows too big", async () => {
	let sent = 0;
	const body = new ReadableStream({
		pull(controller) {
			sent += 1_000_000;
			controller.enqueue(new Uint8Array(1_000_000));
		},
	});
	const fetch = answer(new Response(body, { headers: { "content-type": "image/png" } }));
	expect(await fetchFile("https://example.org/x", "image", { signal, fetch })).toEqual({ kind: "too-big" });
	expect(sent).toBeLessThan(MOST_FILE_BYTES + 4_000_000);
});

it("distinguishes a rejected URL, a wrong kind and a silent server", async () => {
	const page = answer(new Response("x", { headers: { "content-type": "text/html" } }));
	expect(await fetchFile("https://example.org/x", "image", { signal, fetch: page })).toEqual({
		kind: "wrong-kind",
		name: "x",
	});
	const missing = answer(new Response("", { status: 404 }));
	expect(await fetchFile("https://example.org/x", "image", { signal, fetch: missing })).toEqual({
		kind: "status",
		status: 404,
	});
	const silent = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
	expect(await fetchFile("http://localhost:1/x", "image", { signal, fetch: silent })).toEqual({
		kind: "unreachable",
	});
});

it("sends no cookies and no referrer, and lets an abort through", async () => {
	const controller = new AbortController();
	let sent: RequestInit | undefined;
	const fetch = (_url: unknown, init?: RequestInit): Promise<Response> => {
		sent = init;
		controller.abort(new Error("stopped"));
		return Promise.reject(new DOMException("aborted", "AbortError"));
	};
	const call = fetchFile("https://example.org/x", "image", { signal: controller.signal, fetch });
	await expect(call).rejects.toThrow("stopped");
	expect(sent).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
});

function answer(response: Response): typeof fetch {
	return () => Promise.resolve(response);
}
