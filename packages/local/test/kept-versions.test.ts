import { createHash } from "node:crypto";
import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { type ModelFiles, openModelFiles } from "../src/files/model-files.ts";
import { listOutdatedFiles } from "../src/list-outdated-files.ts";
import { placeOf } from "../src/files/place.ts";
import { memoryStore } from "../src/files/store.ts";
import type { LocalOptions, ModelStore } from "../src/types/public.ts";

const MODEL = "acme/fox";
const PATH = "model.onnx";

/** The file of a model, as a hub with a list serves it, or a plain folder without one. */
function open(
	store: ModelStore,
	content: string,
	{
		modelUrls,
		hasList = modelUrls === undefined,
	}: Pick<LocalOptions, "modelUrls"> & { hasList?: boolean } = {},
): { files: ModelFiles; requested: string[] } {
	const requested: string[] = [];
	const files = openModelFiles({
		place: placeOf(MODEL, { modelUrls }),
		store,
		signal: new AbortController().signal,
		onBytes: () => undefined,
		clock: testClock(),
		fetch: (url, { method = "GET" } = {}) => {
			requested.push(`${method} ${(url as string).replace(/^.*[/]/, "")}`);
			if (!(url as string).includes("/tree/")) return Promise.resolve(new Response(content));
			if (!hasList) return Promise.resolve(new Response(null, { status: 404 }));
			const oid = createHash("sha256").update(content).digest("hex");
			const size = content.length;
			return Promise.resolve(Response.json([{ type: "file", path: PATH, size, oid: "1", lfs: { oid } }]));
		},
	});
	return { files, requested };
}

async function readKept({ files }: { files: ModelFiles }): Promise<string> {
	await files.keepAll();
	return new TextDecoder().decode(await files.read(PATH));
}

const listUrls = async (store: ModelStore): Promise<string[]> =>
	(await store.list()).filter(({ isNote }) => !isNote).map(({ url }) => url);

test("a file of another content is not kept, although it has the size of the kept one, which is deleted", async () => {
	const store = memoryStore();
	await readKept(open(store, "old"));
	const before = await listUrls(store);
	for (const { url, isNote } of await store.list()) if (isNote) await store.remove(url);
	const newer = open(store, "new");
	expect(await newer.files.plan(PATH)).toMatchObject({ isKept: false });
	expect(await readKept(newer)).toBe("new");
	const after = await listUrls(store);
	expect([before.length, after.length, before[0] === after[0]]).toEqual([1, 1, false]);
});

test("a kept list that cannot be read is fetched again and rewritten", async () => {
	const store = memoryStore();
	await readKept(open(store, "old"));
	const note = (await store.list()).find(({ isNote }) => isNote);
	for (const broken of ['{"files":', "null", "[]"]) {
		await store.keep(note?.url ?? "", new TextEncoder().encode(broken), MODEL, true);
		const next = open(store, "old");
		expect(await readKept(next)).toBe("old");
		expect(next.requested).toEqual(["GET main?recursive=true"]);
		expect(await readKept(open(store, "old"))).toBe("old");
		const last = open(store, "old");
		await readKept(last);
		expect(last.requested).toEqual([]);
	}
});

test("the URL of a model's own folder stands for its version: another one is fetched, and the old one deleted", async () => {
	const store = memoryStore();
	const at = (version: string) => ({ modelUrls: { [MODEL]: `https://site.example/fox/${version}/` } });
	await readKept(open(store, "old", at("1")));
	const ask = (version: string) => listOutdatedFiles(MODEL, { ...at(version), store });
	expect(await ask("1")).toEqual([]);
	expect((await ask("2")).map(({ url }) => url)).toEqual([`https://site.example/fox/1/${PATH}`]);
	expect(await readKept(open(store, "new", at("2")))).toBe("new");
	expect((await store.list()).map(({ url }) => url).filter((url) => url.includes("/fox/1/"))).toEqual([]);
	expect(await ask("2")).toEqual([]);
});

test("where a hub has no list, nobody can say whether a kept model is current", async () => {
	const store = memoryStore();
	await readKept(open(store, "old", { hasList: false }));
	const fetch = (): Promise<Response> => Promise.resolve(new Response(null, { status: 404 }));
	await expect(listOutdatedFiles(MODEL, { store, fetch })).rejects.toThrow("it is not known whether");
});

test("what is kept for another task of the model stays, where its hub has no list", async () => {
	const store = memoryStore();
	const other = open(store, "old", { hasList: false });
	await other.files.keepAll();
	await other.files.read("other.onnx");
	await readKept(open(store, "old", { hasList: false }));
	expect(await listUrls(store)).toHaveLength(2);
});
