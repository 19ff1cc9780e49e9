import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import {
	createSimulator,
	FILE_FAULT_PRESETS,
	findFileFaultPreset,
	type SimulatorOptions,
} from "../src/index.ts";
import { readRepository, serve, type Served } from "../src/server/serve.ts";
import { PLATFORM_KEY, readJson } from "./post.ts";

const CONFIG = '{"model_type":"bert"}';
const CONFIG_OID = "3967ff7fee9d40eb77abadd6a292230496ca9f24";
const ONNX = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const files = { "config.json": new TextEncoder().encode(CONFIG), "onnx/model.onnx": ONNX };
const repositories = { "acme/fox": { files }, "acme/closed": { files, gated: true } };
const HUB = "https://huggingface.co";
const toUrl = (path: string, model = "acme/fox"): string => `${HUB}/${model}/resolve/main/${path}`;
const open = (options: SimulatorOptions = {}) => createSimulator({ repositories, ...options });
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
	Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
const authorization = `Bearer ${PLATFORM_KEY}`;

describe("files of the hub", () => {
	it("redirects a small file to its own copy, a large one to another host", async () => {
		const { fetch, requests } = open();
		const small = await fetch(toUrl("config.json"), { redirect: "manual" });
		expect([small.status, small.headers.get("location")?.split("/").slice(0, 6).join("/")]).toEqual([
			307,
			"/api/resolve-cache/models/acme/fox",
		]);
		const large = await fetch(toUrl("onnx/model.onnx"), { redirect: "manual" });
		expect([large.status, new URL(large.headers.get("location") ?? "").host]).toEqual([
			302,
			"us.aws.cdn.hf.co",
		]);
		expect(large.headers.get("x-linked-size")).toBe("1000");
		expect(large.headers.get("x-linked-etag")).toBe(`"${await sha256(ONNX)}"`);
		expect(await (await fetch(toUrl("config.json"))).text()).toBe(CONFIG);
		expect(new Uint8Array(await (await fetch(toUrl("onnx/model.onnx"))).arrayBuffer())).toEqual(ONNX);
		expect(requests.at(-1)?.provider).toBe("hub-cdn");
	});

	it("keeps the key from the host of contents, which refuses one, and a URL without its signature", async () => {
		const { fetch, requests } = open();
		await fetch(toUrl("onnx/model.onnx"), { headers: { authorization } });
		expect(requests.map(({ headers }) => headers["authorization"])).toEqual([authorization, undefined]);
		const url = requests[1]?.url ?? "";
		expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
		expect((await fetch(url, { headers: { authorization: "Bearer other" } })).status).toBe(400);
		expect((await fetch(url.replace(/Signature=\w/, "Signature=x"))).status).toBe(403);
	});

	it("gives parts of a file, and 416 behind its end", async () => {
		const { fetch } = open();
		const part = async (range: string, more: Record<string, string> = {}) => {
			const response = await fetch(toUrl("onnx/model.onnx"), { headers: { range, ...more } });
			const size = (await response.arrayBuffer()).byteLength;
			return [response.status, response.headers.get("content-range"), size];
		};
		expect(await part("bytes=200-")).toEqual([206, "bytes 200-999/1000", 800]);
		expect(await part("bytes=0-9")).toEqual([206, "bytes 0-9/1000", 10]);
		expect(await part("bytes=-100")).toEqual([206, "bytes 900-999/1000", 100]);
		expect(await part("bytes=990-5000")).toEqual([206, "bytes 990-999/1000", 10]);
		expect(await part("bytes=1000-")).toEqual([416, "bytes */1000", 0]);
		expect(await part("bytes=9-1")).toEqual([200, null, 1000]);
		expect(await part("bytes=200-", { "if-range": '"other"' })).toEqual([200, null, 1000]);
		expect(await part("bytes=200-", { "if-range": `"${await sha256(ONNX)}"` })).toEqual([
			206,
			"bytes 200-999/1000",
			800,
		]);
	});

	it("gives sizes and tags without a body to HEAD, and 304 to a caller that has the file", async () => {
		const { fetch, requests } = open();
		const head = await fetch(toUrl("onnx/model.onnx"), { method: "HEAD" });
		expect([head.status, head.headers.get("content-length"), head.headers.get("accept-ranges")]).toEqual([
			200,
			"1000",
			"bytes",
		]);
		expect((await head.arrayBuffer()).byteLength).toBe(0);
		expect(requests.map(({ method }) => method)).toEqual(["HEAD", "HEAD"]);
		const small = await fetch(toUrl("config.json"), { method: "HEAD" });
		expect(small.headers.get("content-length")).toBe(String(CONFIG.length));
		const etag = small.headers.get("etag") ?? "";
		expect((await fetch(toUrl("config.json"), { headers: { "if-none-match": etag } })).status).toBe(304);
	});

	it("says why it gives no file, in the body and in headers", async () => {
		const { fetch } = open();
		const refusal = async (url: string, headers: Record<string, string> = {}) => {
			const response = await fetch(url, { headers });
			const message = response.headers.get("x-error-message");
			expect(await response.text()).toContain(message ?? "no message");
			return [response.status, response.headers.get("x-error-code"), message];
		};
		expect(await refusal(toUrl("onnx/other.onnx"))).toEqual([404, "EntryNotFound", "Entry not found"]);
		expect(await refusal(`${HUB}/acme/fox/resolve/v9/config.json`)).toEqual([
			404,
			"RevisionNotFound",
			"Invalid rev id: v9",
		]);
		expect(await refusal(toUrl("config.json", "acme/nobody"))).toEqual([
			401,
			null,
			"Invalid username or password.",
		]);
		expect(await refusal(toUrl("config.json", "acme/nobody"), { authorization })).toEqual([
			404,
			"RepoNotFound",
			"Repository not found",
		]);
		expect(await refusal(`${HUB}/api/models/acme/nobody/tree/main`)).toEqual([
			401,
			null,
			"Invalid username or password.",
		]);
		const gated =
			"Access to model acme/closed is restricted. You must have access to it and be authenticated to access it. Please log in.";
		expect(await refusal(toUrl("config.json", "acme/closed"))).toEqual([401, "GatedRepo", gated]);
		expect((await fetch(toUrl("config.json", "acme/closed"), { headers: { authorization } })).status).toBe(
			200,
		);
	});

	it("lists files with sizes and hashes as git and the store of large files have them", async () => {
		const { fetch } = open();
		const tree = await readJson(await fetch(`${HUB}/api/models/acme/fox/tree/main?recursive=true`));
		const hash = await sha256(ONNX);
		expect(tree).toEqual([
			{ type: "directory", oid: expect.stringMatching(/^[0-9a-f]{40}$/), size: 0, path: "onnx" },
			{ type: "file", oid: CONFIG_OID, size: CONFIG.length, path: "config.json" },
			{
				type: "file",
				oid: expect.stringMatching(/^[0-9a-f]{40}$/),
				size: 1000,
				lfs: { oid: hash, size: 1000, pointerSize: 129 },
				xetHash: hash,
				path: "onnx/model.onnx",
			},
		]);
		const flat = await readJson(await fetch(`${HUB}/api/models/acme/fox/tree/main`));
		expect(flat).toMatchObject([{ path: "onnx" }, { path: "config.json" }]);
		const inside = await readJson(await fetch(`${HUB}/api/models/acme/fox/tree/main/onnx`));
		expect(inside).toMatchObject([{ path: "onnx/model.onnx" }]);
		const about = await readJson(await fetch(`${HUB}/api/models/acme/closed?blobs=true`));
		expect(about).toMatchObject({
			id: "acme/closed",
			gated: "manual",
			siblings: [
				{ rfilename: "config.json", size: CONFIG.length },
				{ rfilename: "onnx/model.onnx", lfs: { sha256: hash } },
			],
		});
	});

	it("lets pages read the hub's headers", async () => {
		const response = await open().fetch(toUrl("config.json"), { headers: { origin: "https://page.test" } });
		expect(response.headers.get("access-control-allow-origin")).toBe("https://page.test");
		expect(response.headers.get("access-control-expose-headers")).toContain("X-Error-Code");
	});
});

/** Status and bytes of a response, or that it broke. */
async function read(response: Promise<Response>): Promise<unknown> {
	try {
		const { status, bytes } = await response.then(async (one) => ({
			status: one.status,
			bytes: new Uint8Array(await one.arrayBuffer()),
		}));
		return [status, bytes];
	} catch {
		return "cut";
	}
}

describe("faults of files", () => {
	const onnx = toUrl("onnx/model.onnx");
	const withFault = (id: string) =>
		open({ faults: findFileFaultPreset(id)?.faults ?? [], sleep: async () => {} });

	const ids = FILE_FAULT_PRESETS.map(({ id }) => id);

	it.each(ids.filter((id) => /^file-(?!slow|stalled)/.test(id)))(
		"%s changes something of a large file, and nothing of a small one",
		async (id) => {
			const { fetch, requests } = withFault(id);
			expect(await (await fetch(toUrl("config.json"))).text()).toBe(CONFIG);
			expect(await read(fetch(onnx))).not.toEqual([200, ONNX]);
			expect(requests.at(-1)?.provider).toBe("hub-cdn");
		},
	);

	it.each(ids.filter((id) => /^list-(?!stalled)/.test(id)))(
		"%s changes something of the list, and nothing of the files",
		async (id) => {
			const { fetch } = withFault(id);
			const list = `${HUB}/api/models/acme/fox/tree/main?recursive=true`;
			expect(await read(fetch(onnx))).toEqual([200, ONNX]);
			const whole = await read(open().fetch(list));
			expect(await read(fetch(list))).not.toEqual(whole);
		},
	);

	it.each(["list-busy", "list-cut"])("%s passes", async (id) => {
		const { fetch } = withFault(id);
		const list = `${HUB}/api/models/acme/fox/tree/main?recursive=true`;
		const replies = [await read(fetch(list)), await read(fetch(list)), await read(fetch(list))];
		expect(replies.at(-1)).toEqual(await read(open().fetch(list)));
	});

	it("list-stalled begins the list, which never comes", async () => {
		const leave = new AbortController();
		const list = `${HUB}/api/models/acme/fox/tree/main?recursive=true`;
		const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
			new Promise((resolve, reject) => {
				if (ms === 0) resolve();
				signal?.addEventListener("abort", () => reject(new Error("left")), { once: true });
			});
		const faults = findFileFaultPreset("list-stalled")?.faults ?? [];
		const response = await open({ faults, sleep }).fetch(list, { signal: leave.signal });
		expect(response.status).toBe(200);
		const body = response.text();
		leave.abort(new Error("left"));
		await expect(body).rejects.toThrow("left");
	});

	it("file-slow gives the whole file, a piece at a time", async () => {
		const response = await withFault("file-slow").fetch(onnx);
		const sizes: number[] = [];
		for await (const chunk of response.body ?? []) sizes.push(chunk.length);
		expect([Math.max(...sizes), sizes.reduce((sum, size) => sum + size, 0)]).toEqual([64, 1000]);
	});

	it("cut a file once, so that its rest can be fetched", async () => {
		const { fetch } = withFault("file-cut");
		await expect((await fetch(onnx)).arrayBuffer()).rejects.toThrow("fetch failed");
		const rest = await fetch(onnx, { headers: { range: "bytes=200-" } });
		expect(new Uint8Array(await rest.arrayBuffer())).toEqual(ONNX.slice(200));
	});

	it("keep the length of a changed file, and lie about that of a short one", async () => {
		const changed = await withFault("file-changed").fetch(onnx);
		const bytes = new Uint8Array(await changed.arrayBuffer());
		expect(bytes.length).toBe(1000);
		expect(await sha256(bytes)).not.toBe(await sha256(ONNX));
		const short = await withFault("file-short").fetch(onnx);
		expect(short.headers.get("content-length")).toBe("200");
		expect((await short.arrayBuffer()).byteLength).toBe(200);
	});
});

describe("serve", () => {
	let served: Served | undefined;
	afterEach(() => served?.close());

	it("gives the files of a folder over HTTP, large ones from another origin when asked to", async () => {
		const folder = await mkdtemp(join(tmpdir(), "repository-"));
		await mkdir(join(folder, "onnx"));
		await writeFile(join(folder, "config.json"), CONFIG);
		await writeFile(join(folder, "onnx/model.onnx"), ONNX);
		served = await serve({ repositories: { "acme/fox": await readRepository(folder) }, otherOrigin: true });
		await rm(folder, { recursive: true });
		const base = `${served.url}/huggingface.co/acme/fox/resolve/main`;
		expect(await (await fetch(`${base}/config.json`)).text()).toBe(CONFIG);
		const large = await fetch(`${base}/onnx/model.onnx`, { redirect: "manual" });
		expect(large.headers.get("location")).toMatch(
			new RegExp(`^http://localhost:${served.port}/us\\.aws\\.cdn\\.hf\\.co/xet-bridge-us/`),
		);
		const whole = await fetch(`${base}/onnx/model.onnx`);
		expect(whole.headers.get("content-length")).toBe("1000");
		expect(new Uint8Array(await whole.arrayBuffer())).toEqual(ONNX);
		const head = await fetch(`${base}/onnx/model.onnx`, { method: "HEAD" });
		expect(head.headers.get("content-length")).toBe("1000");
	});
});
