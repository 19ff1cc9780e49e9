import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { bundleForPage } from "@pusula/tools/bundle-for-page";
import { ROOT } from "@pusula/tools/root";

/** A page on the loopback address that holds the steps of `page-program.ts`, its worker and the runtime. */
export interface ServedPage {
	readonly url: string;
	readonly close: () => Promise<void>;
}

/** Headers with which a page is isolated from others, so that its workers may share memory. */
const ISOLATED = {
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-embedder-policy": "require-corp",
};

/** The graphics card is found when the library and the plan look for it, and lost when a model starts. */
const LOSE_CARD = `{
	const { requestDevice } = GPUAdapter.prototype;
	let used = 0;
	GPUAdapter.prototype.requestDevice = function (...args) {
		used += 1;
		return used > 2 ? Promise.reject(new Error("the card is lost")) : requestDevice.apply(this, args);
	};
}
`;

/** Bundles page and worker as a site does, and serves them. */
export async function servePage({ isIsolated = false } = {}): Promise<ServedPage> {
	const worker = await bundle("../src/worker.ts");
	const files: Readonly<Record<string, readonly [type: string, content: string | Uint8Array]>> = {
		"/": ["text/html", '<!doctype html><title>page</title><script type="module" src="/page.js"></script>'],
		"/page.js": ["text/javascript", await bundle("page-program.ts")],
		"/worker.js": ["text/javascript", worker],
		"/worker-that-loses-its-card.js": ["text/javascript", LOSE_CARD + worker],
		...(await readRuntime()),
		...(await readTesseract()),
	};
	const server = createServer(({ url = "/" }, response) => {
		const [type, content] = files[url] ?? [];
		const headers = {
			"content-type": type ?? "text/plain",
			"content-length": Buffer.byteLength(content ?? ""),
			...(isIsolated && ISOLATED),
		};
		response.writeHead(type === undefined ? 404 : 200, headers).end(content);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, // it listens on a port
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function bundle(entry: string): Promise<string> {
	return bundleForPage({ entryPoints: [join(import.meta.dirname, entry)] });
}

async function readRuntime(): Promise<Record<string, readonly [string, Uint8Array]>> {
	const folder = dirname(createRequire(import.meta.url).resolve("onnxruntime-web"));
	const files = ["ort-wasm-simd-threaded", "ort-wasm-simd-threaded.asyncify"].flatMap((name) => [
		{ file: `${name}.mjs`, type: "text/javascript" },
		{ file: `${name}.wasm`, type: "application/wasm" },
	]);
	const entries = files.map(
		async ({ file, type }) => [`/runtime/${file}`, [type, await readFile(join(folder, file))]] as const,
	);
	return Object.fromEntries(await Promise.all(entries));
}

/** Tesseract, its language and a picture in a format that it does not know itself. */
async function readTesseract(): Promise<Record<string, readonly [string, Uint8Array]>> {
	const packages = join(ROOT, "node_modules");
	const read = (path: string): Promise<Uint8Array> => readFile(join(packages, path));
	return {
		"/tesseract/worker.min.js": ["text/javascript", await read("tesseract.js/dist/worker.min.js")],
		"/tesseract/core.wasm.js": [
			"text/javascript",
			await read("tesseract.js-core/tesseract-core-simd-lstm.wasm.js"),
		],
		"/tesseract/tur.traineddata.gz": [
			"application/octet-stream",
			await read("@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz"),
		],
		"/turkish.gif": ["image/gif", await readFile(new URL("pictures/turkish.gif", import.meta.url))],
	};
}
