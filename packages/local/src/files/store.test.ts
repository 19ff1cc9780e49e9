import { afterEach, expect, test, vi } from "vitest";
import { memoryStore, openStore } from "./store.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser that allows no storage keeps files in memory for as long as the page is open", async () => {
	const open = vi.fn<() => Promise<never>>(() =>
		Promise.reject(new DOMException("The operation is insecure.", "SecurityError")),
	);
	vi.stubGlobal("caches", { open });
	const store = await openStore();
	const url = "https://hub.example/acme/fox/resolve/main/config.json";
	expect(await store.sizeOf(url)).toBeUndefined();
	await store.keep(url, new Uint8Array([1, 2]), "acme/fox");
	expect(await store.read(url)).toEqual(new Uint8Array([1, 2]));
	expect(await store.list()).toMatchObject([{ url, model: "acme/fox", bytes: 2 }]);
	expect(open).toHaveBeenCalledOnce();
});

test("files in memory are bounded: those of a model kept earlier go, those of one that is larger stay together", async () => {
	const store = memoryStore(10);
	const keep = (path: string, size: number): Promise<void> =>
		store.keep(`https://hub.example/${path}`, new Uint8Array(size), path.split("/")[0] ?? "");
	const paths = async (): Promise<readonly string[]> =>
		(await store.list()).map(({ url }) => url.slice("https://hub.example/".length));
	await keep("fox/config.json", 1);
	await keep("fox/model.onnx", 4);
	await keep("owl/model.onnx", 4);
	expect(await paths()).toEqual(["fox/config.json", "fox/model.onnx", "owl/model.onnx"]);
	await keep("bear/config.json", 3);
	expect(await paths()).toEqual(["owl/model.onnx", "bear/config.json"]);
	await keep("bear/model.onnx", 30);
	expect(await paths()).toEqual(["bear/config.json", "bear/model.onnx"]);
});

test("a file that is kept in the place of its chunks counts once, and no other model has to go", async () => {
	const store = memoryStore(10);
	const keep = (path: string, size: number): Promise<void> =>
		store.keep(`https://hub.example/${path}`, new Uint8Array(size), path.split("/")[0] ?? "");
	await keep("owl/model.onnx?a1", 3);
	await keep("fox/model.onnx?etag&from=0", 2);
	await keep("fox/model.onnx?etag&from=2", 3);
	await keep("fox/model.onnx_data?etag&from=0", 1);
	await keep("fox/model.onnx?b2", 6);
	expect((await store.list()).map(({ url, bytes }) => [new URL(url).pathname, bytes])).toEqual([
		["/owl/model.onnx", 3],
		["/fox/model.onnx_data", 1],
		["/fox/model.onnx", 6],
	]);
});
