import { expect, it } from "vitest";
import { makeDownload } from "./make-download.ts";

/** A server whose picture comes when `send` is called, whether or not anyone still waits. */
function openServer() {
	let resolve = (_response: Response): void => {};
	const promise = new Promise<Response>((done) => {
		resolve = done;
	});
	const send = (): void => resolve(new Response("x", { headers: { "content-type": "image/png" } }));
	return { request: async () => (await promise).clone(), send };
}

it("brings a file, and nothing of a download that was aborted meanwhile", async () => {
	const { request, send } = openServer();
	const download = makeDownload("image", request);
	const late = download.start("https://a.test/late.png");
	download.abort();
	send();
	expect(await late).toBeUndefined();
	expect(await download.start("https://a.test/new.png")).toMatchObject({ name: "new.png" });
});

it("brings the file of the later one of two", async () => {
	const { request, send } = openServer();
	const download = makeDownload("image", request);
	const first = download.start("https://a.test/first.png");
	const second = download.start("https://a.test/second.png");
	send();
	expect(await first).toBeUndefined();
	expect(await second).toMatchObject({ name: "second.png" });
});
