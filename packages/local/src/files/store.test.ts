import { afterEach, expect, test, vi } from "vitest";
import { openStore } from "./store.ts";

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
