import { createHash } from "node:crypto";
import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { deleteKeptModel, deleteKeptPrecision, listKeptModels } from "../src/files/kept-models.ts";
import { type ModelFiles, openModelFiles, readAll } from "../src/files/model-files.ts";
import { deleteOutdatedFiles } from "../src/files/outdated-files.ts";
import { listOutdatedFiles } from "../src/list-outdated-files.ts";
import { fetchListing } from "../src/files/listing.ts";
import { placeOf } from "../src/files/place.ts";
import { memoryStore } from "../src/files/store.ts";
import type { ModelStore } from "../src/types/public.ts";

const FILES: Readonly<Record<string, string>> = {
	"config.json": '{"model_type":"bert"}',
	"onnx/model.onnx": "weights of a model",
};
/** Bytes of all files; each character is one. */
const SIZE = Object.values(FILES).join("").length;
const MODEL = "acme/fox";

/** The hub's list of the files; large ones have a SHA-256. */
function list(files = FILES): Response {
	return Response.json(
		Object.entries(files).map(([path, text]) => ({
			type: "file",
			path,
			size: text.length,
			oid: createHash("sha1").update(`blob ${text.length}\0${text}`).digest("hex"),
			...(path.endsWith(".onnx") && { lfs: { oid: createHash("sha256").update(text).digest("hex") } }),
		})),
	);
}

/** Path of a kept file in its repository; its key holds the hash too. */
function pathOf(url: string): string | undefined {
	return new URL(url).pathname.split("/main/")[1];
}

type Respond = (path: string, init: RequestInit) => Response | Promise<Response> | undefined;

/** The files of one call; `respond` goes before a good hub. */
function open(
	store: ModelStore,
	respond: Respond = () => undefined,
	signal = new AbortController().signal,
): { files: ModelFiles; requested: string[]; counted: () => number } {
	const requested: string[] = [];
	let bytes = 0;
	const files = openModelFiles({
		place: placeOf(MODEL, {}),
		store,
		signal,
		clock: testClock(),
		onBytes: (more) => (bytes += more),
		fetch: async (url, init = {}) => {
			const path = (url as string).replace(/^.*\/resolve\/main\/|^.*\/api\/.*(?=tree)/, "");
			requested.push(path);
			const own = await respond(path, init);
			if (own) return own;
			if (path.startsWith("tree")) return list();
			return FILES[path] === undefined ? new Response(null, { status: 404 }) : new Response(FILES[path]);
		},
	});
	return { files, requested, counted: () => bytes };
}

async function readEvery({ files }: { files: ModelFiles }): Promise<string[]> {
	await files.keepAll();
	const found = [];
	for (const path of Object.keys(FILES)) found.push(new TextDecoder().decode(await files.read(path)));
	return found;
}

test("a model is fetched once, and read with the network cut", async () => {
	const store = memoryStore();
	const first = open(store);
	expect(await readEvery(first)).toEqual(Object.values(FILES));
	expect(first.requested).toEqual(["tree/main?recursive=true", "config.json", "onnx/model.onnx"]);
	expect(first.counted()).toBe(SIZE);
	const second = open(store, () => Promise.reject(new TypeError("cut")));
	expect(await readEvery(second)).toEqual(Object.values(FILES));
	expect(await second.files.factsOf("none.json")).toBeNull();
	expect(second.requested).toEqual([]);
});

test("files that the hub has changed since are found, deleted, and fetched anew", async () => {
	const store = memoryStore();
	await readEvery(open(store));
	const ask = (files = FILES) =>
		listOutdatedFiles(MODEL, { store, fetch: () => Promise.resolve(list(files)) });
	expect(await ask()).toEqual([]);
	const newer = { ...FILES, "onnx/model.onnx": "weights of a modem" };
	const outdated = await ask(newer);
	expect(outdated.map(({ url }) => pathOf(url))).toEqual(["onnx/model.onnx"]);
	expect(await ask({ "config.json": FILES["config.json"] ?? "" })).toEqual(outdated);

	await deleteOutdatedFiles(outdated, store);
	expect(await listKeptModels(store)).toMatchObject([{ files: 1 }]);
	const next = open(store, (path) => {
		if (path.startsWith("tree")) return list(newer);
		return path.endsWith(".onnx") ? new Response(newer["onnx/model.onnx"]) : undefined;
	});
	expect(await readEvery(next)).toEqual(Object.values(newer));
	expect(next.requested).toEqual(["tree/main?recursive=true", "onnx/model.onnx"]);
});

test("a hub without an answer, a locked model and one that is not kept are no newer version", async () => {
	const store = memoryStore();
	const listAfter = (response: Promise<Response>) =>
		listOutdatedFiles(MODEL, { store, clock: testClock(), fetch: () => response });
	expect(await listAfter(Promise.resolve(list({})))).toEqual([]);
	await readEvery(open(store));
	await expect(listAfter(Promise.reject(new TypeError("cut")))).rejects.toMatchObject({ code: "offline" });
	await expect(listAfter(Promise.resolve(new Response(null, { status: 403 })))).rejects.toMatchObject({
		code: "gated",
	});
	await expect(listAfter(Promise.resolve(new Response(null, { status: 500 })))).rejects.toMatchObject({
		code: "offline",
	});
});

test("nothing is kept before the caller has agreed", async () => {
	const store = memoryStore();
	const { files } = open(store);
	await files.read("config.json");
	expect(await store.list()).toEqual([]);
	await files.keepAll();
	expect((await store.list()).map(({ isNote }) => isNote)).toEqual([true, false]);
});

test("a model that came in part goes on with what is missing", async () => {
	const store = memoryStore();
	const cut = open(store, (path) =>
		path.endsWith(".onnx") ? Promise.reject(new TypeError("cut")) : undefined,
	);
	await expect(readEvery(cut)).rejects.toMatchObject({ kind: "offline" });
	const next = open(store);
	expect(await readEvery(next)).toEqual(Object.values(FILES));
	expect(next.requested).toEqual(["onnx/model.onnx"]);
});

const BROKEN: readonly (readonly [string, string])[] = [
	["cut short", "weights"],
	["too long", "weights of a model, and more"],
	["changed", "weights of a modem"],
];

test.each(BROKEN)(
	"a file that is %s is an error, is not kept, and the list is fetched anew",
	async (_how, text) => {
		const store = memoryStore();
		const broken = open(store, (path) => (path.endsWith(".onnx") ? new Response(text) : undefined));
		await expect(readEvery(broken)).rejects.toMatchObject({ kind: "broken-model" });
		expect((await store.list()).map(({ url }) => pathOf(url))).toEqual(["config.json"]);
		const next = open(store);
		await readEvery(next);
		expect(next.requested).toEqual(["tree/main?recursive=true", "onnx/model.onnx"]);
	},
);

const STATUSES = [
	["no-model", 401],
	["gated", 403],
	["no-model", 404],
	["offline", 410],
] as const;

test.each(STATUSES)("%s: the hub answers %i", async (kind, status) => {
	const { files } = open(memoryStore(), (path) =>
		path.startsWith("tree") ? undefined : new Response(null, { status }),
	);
	await expect(files.read("config.json")).rejects.toMatchObject({ kind, status });
});

test("a place without a list is asked file by file", async () => {
	const { files, requested } = open(memoryStore(), (path) =>
		path.startsWith("tree") ? new Response("<html>", { status: 404 }) : undefined,
	);
	expect(await files.factsOf("none.json")).toBeNull();
	expect(new TextDecoder().decode(await files.read("onnx/model.onnx"))).toBe("weights of a model");
	expect(requested.filter((path) => path === "none.json").length).toBeGreaterThan(0);
});

test("an abort ends a download at once, and what has come is kept as unfinished", async () => {
	const store = memoryStore();
	const controller = new AbortController();
	const { files } = open(
		store,
		(path, { signal }) =>
			path.endsWith(".onnx")
				? new Response(
						new ReadableStream({
							start(body) {
								body.enqueue(new TextEncoder().encode("weights"));
								signal?.addEventListener("abort", () => body.error(signal.reason));
							},
							pull: () => controller.abort(new Error("enough")),
						}),
					)
				: undefined,
		controller.signal,
	);
	await expect(readEvery({ files })).rejects.toThrow("enough");
	const [kept] = await listKeptModels(store);
	expect(kept).toMatchObject({
		files: 1,
		contents: [
			{ path: "config.json", isWhole: true },
			{ path: "onnx/model.onnx", bytes: "weights".length, isWhole: false },
		],
	});
});

test("a full device is an error that says so", async () => {
	const store: ModelStore = {
		...memoryStore(),
		keep: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
	};
	await expect(readEvery(open(store))).rejects.toMatchObject({ kind: "no-room" });
});

test("what is kept can be listed and deleted", async () => {
	const store = memoryStore();
	await readEvery(open(store));
	expect(await listKeptModels(store)).toEqual([
		{
			model: MODEL,
			bytes: SIZE,
			files: 2,
			contents: Object.entries(FILES)
				.map(([path, { length }]) => ({ path, bytes: length, isWhole: true }))
				.toSorted((a, b) => b.bytes - a.bytes),
			precisions: [],
		},
	]);
	await deleteKeptModel("acme/other", store);
	expect(await listKeptModels(store)).toHaveLength(1);
	await deleteKeptModel(MODEL, store);
	expect(await store.list()).toEqual([]);
});

test("an id that could climb is no model", () => {
	for (const model of ["../etc", "a/b/c", "a b", "", "./x"])
		expect(() => placeOf(model, {})).toThrow("owner/name");
	expect(placeOf("own", { modelUrls: { own: "https://site.example/m" } }).folder).toBe(
		"https://site.example/m/",
	);
});

test("a list of several pages is read to its end, from the place that the first page came from", async () => {
	const requested: string[] = [];
	const next = '<https://huggingface.co/api/models/acme/fox/tree/main?recursive=true&cursor=Mg>; rel="next"';
	const pages = Object.entries(FILES).map(([path, text]) => list({ [path]: text }));
	const fetch = (url: unknown): Promise<Response> => {
		requested.push(url as string);
		const page = pages[requested.length - 1] ?? list({});
		return Promise.resolve(
			requested.length < pages.length ? new Response(page.body, { headers: { link: next } }) : page,
		);
	};
	const place = placeOf(MODEL, { hubUrl: "https://mirror.example/hub" });
	const files = await fetchListing(place, {
		signal: new AbortController().signal,
		fetch,
		clock: testClock(),
	});
	expect(Object.keys(files ?? {})).toEqual(Object.keys(FILES));
	expect(requested[1]).toBe(
		"https://mirror.example/hub/api/models/acme/fox/tree/main?recursive=true&cursor=Mg",
	);
});

test("a list without an end is an error", async () => {
	let pages = 0;
	const fetch = (): Promise<Response> => {
		pages += 1;
		return Promise.resolve(Response.json([], { headers: { link: `<?cursor=${pages}>; rel="next"` } }));
	};
	const requests = { signal: new AbortController().signal, fetch, clock: testClock() };
	await expect(fetchListing(placeOf(MODEL, {}), requests)).rejects.toMatchObject({ kind: "offline" });
	expect(pages).toBe(100);
});

/** Keeps weights at these paths in a store, ten bytes each. */
async function keepWeights(...paths: readonly string[]): Promise<ModelStore> {
	const store = memoryStore();
	for (const path of ["config.json", ...paths])
		await store.keep(placeOf(MODEL, {}).folder + path, new Uint8Array(10), MODEL);
	return store;
}

const listPrecisions = async (store: ModelStore): Promise<readonly string[]> =>
	(await listKeptModels(store)).flatMap(({ precisions }) => precisions.map(({ dtype }) => dtype));

test("one precision of two is deleted alone, with the data beside its weights and the chunks of both", async () => {
	const half = [
		"onnx/model_fp16.onnx",
		"onnx/model_fp16.onnx_data",
		"onnx/model_fp16.onnx_data_1?hash&from=0",
	];
	const store = await keepWeights("onnx/model_quantized.onnx", ...half);
	expect(await listKeptModels(store)).toMatchObject([
		{
			precisions: [
				{ dtype: "q8", bytes: 10 },
				{ dtype: "fp16", bytes: 30 },
			],
		},
	]);
	await deleteKeptPrecision("acme/other", "fp16", store);
	await deleteKeptPrecision(MODEL, "fp16", store);
	expect((await store.list()).map(({ url }) => pathOf(url))).toEqual([
		"config.json",
		"onnx/model_quantized.onnx",
	]);
	expect(await listPrecisions(store)).toEqual([]);
});

test("a precision without which the model would lack a part is not offered", async () => {
	const mixed = await keepWeights("onnx/encoder_model.onnx", "onnx/decoder_model_merged_q4.onnx");
	expect(await listPrecisions(mixed)).toEqual([]);
	const more = ["onnx/decoder_model_merged_q4.onnx", "onnx/decoder_model_merged_q4f16.onnx"];
	const spare = await keepWeights("onnx/encoder_model.onnx", ...more);
	expect(await listPrecisions(spare)).toEqual(["q4", "q4f16"]);
});

test("a download that was stopped between two files is listed with the file that it has not reached", async () => {
	const store = memoryStore();
	const cut = open(store, (path) =>
		path.endsWith(".onnx") ? Promise.reject(new TypeError("cut")) : undefined,
	);
	const plan = async ({ files }: { files: ModelFiles }) => {
		const planned = await Promise.all(Object.keys(FILES).map(files.plan));
		return { dtype: "fp32", files: planned.filter((file) => file !== undefined) };
	};
	await cut.files.keepAll();
	await expect(
		readAll(await plan(cut), cut.files, { place: placeOf(MODEL, {}), store }),
	).rejects.toMatchObject({ kind: "offline" });
	const config = { path: "config.json", bytes: FILES["config.json"]?.length, isWhole: true };
	const missing = { path: "onnx/model.onnx", bytes: 0, isWhole: false, wholeBytes: 18 };
	expect(await listKeptModels(store)).toMatchObject([{ files: 1, contents: [config, missing] }]);

	const next = open(store);
	await next.files.keepAll();
	await readAll(await plan(next), next.files, { place: placeOf(MODEL, {}), store });
	expect(await listKeptModels(store)).toMatchObject([{ files: 2, bytes: SIZE }]);
	expect((await listKeptModels(store))[0]?.contents.every(({ isWhole }) => isWhole)).toBe(true);
	expect((await store.list()).filter(({ isNote }) => isNote)).toHaveLength(1);
});

test("deleting a precision whose download was stopped deletes the trace of it", async () => {
	const store = memoryStore();
	const path = "onnx/model_q4.onnx";
	const stopped = open(store, (wanted) => {
		if (wanted.startsWith("tree")) return list({ ...FILES, [path]: "four" });
		return wanted === path ? Promise.reject(new TypeError("cut")) : undefined;
	});
	await readEvery(stopped);
	const files = [{ path, bytes: 4, isKept: false }];
	await expect(
		readAll({ dtype: "q4", files }, stopped.files, { place: placeOf(MODEL, {}), store }),
	).rejects.toMatchObject({ kind: "offline" });
	expect(await listPrecisions(store)).toEqual(["q4"]); // what has come of q4 does not take the place of fp32
	await deleteKeptPrecision(MODEL, "q4", store);
	expect(await listPrecisions(store)).toEqual([]);
	expect(await listKeptModels(store)).toMatchObject([{ bytes: SIZE, contents: [{}, {}] }]);
});
