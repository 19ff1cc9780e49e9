import { createRequire } from "node:module";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { bundleForPage } from "@pusula/tools/bundle-for-page";

/** Where the model is that the guide to ONNX exported, as its program wrote it. */
const MODELS = fileURLToPath(new URL("../generated/guides/onnx", import.meta.url));
const RUNTIME = dirname(createRequire(import.meta.url).resolve("onnxruntime-web"));
const WORKER = fileURLToPath(import.meta.resolve("@pusula/local/worker"));
const TYPES: Readonly<Record<string, string>> = {
	".mjs": "text/javascript",
	".wasm": "application/wasm",
	".json": "application/json",
};

/**
 * Opens a page of a reader's own site with a program on it: bundled with the packages, beside the exported model at
 * `/models/` and ONNX Runtime at `/onnx/`, where the guide has its readers put them.
 */
export async function openOwnPage(page: Page, program: string): Promise<void> {
	const scripts: Readonly<Record<string, string>> = {
		"/own/page.js": await bundleForPage({
			stdin: { contents: program, loader: "ts", resolveDir: import.meta.dirname },
		}),
		// where the source of the provider looks for it, from this page's script
		"/worker.ts": await bundleForPage({ entryPoints: [WORKER] }),
	};
	await page.route(/\/(?:own|models|onnx)\/|\/worker\.ts$/, async (route) => {
		const { pathname } = new URL(route.request().url());
		const script = scripts[pathname];
		if (pathname === "/own/")
			return route.fulfill({
				contentType: "text/html",
				body: '<!doctype html><title>own</title><script type="module" src="page.js"></script>',
			});
		if (script !== undefined) return route.fulfill({ contentType: "text/javascript", body: script });
		const folder = pathname.startsWith("/models/") ? MODELS : RUNTIME;
		const path = `${folder}/${pathname.split("/").slice(2).join("/")}`;
		return route.fulfill({ path, contentType: TYPES[extname(path)] ?? "application/octet-stream" });
	});
	await page.goto("/own/");
}
