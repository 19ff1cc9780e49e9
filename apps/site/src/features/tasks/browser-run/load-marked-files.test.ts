import { afterEach, expect, it, vi } from "vitest";
import { loadMarkedFiles } from "./load-marked-files.ts";

afterEach(() => vi.unstubAllGlobals());

const ARGS = { inputs: { image: { $file: "/cat.png" }, question: "?" }, top_k: 1 };

it("puts files in place of their marks, and ends their requests with the run", async () => {
	const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response("cat")));
	vi.stubGlobal("fetch", fetch);
	const { signal } = new AbortController();
	const loaded = (await loadMarkedFiles(ARGS, signal)) as { inputs: { image: Blob; question: string } }; // the marks are gone
	expect([await loaded.inputs.image.text(), loaded.inputs.question]).toEqual(["cat", "?"]);
	expect(fetch).toHaveBeenCalledWith("/cat.png", { signal });
});

it("takes no error page for a file", async () => {
	vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 404 })));
	await expect(loadMarkedFiles(ARGS, new AbortController().signal)).rejects.toThrow("/cat.png: 404");
});
