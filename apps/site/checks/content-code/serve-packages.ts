import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { local, type LocalOptions, type LocalProvider } from "@pusula/local";

/** A public network that delivers files of packages: `https://host/npm/<package>@<version>/<path>`. */
const PACKAGES = "https://cdn.jsdelivr.net/npm/";
/** Where pages' code says that a site serves the model which the guide to ONNX makes, and where its files lie. */
const MODELS = "/models/";
const MADE = new URL("../../generated/guides/onnx/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** The installed packages in place of that network's, and the models of guides, on the loopback address. */
export interface ServedPackages {
	/** The provider of pages' code, whose language data and own models come from here. */
	readonly local: (options: LocalOptions) => LocalProvider;
	readonly close: () => void;
}

/** Serves the files of installed packages, and of the models that guides made. */
export async function servePackages(): Promise<ServedPackages> {
	const server = createServer((request, response) => {
		const path = (request.url ?? "").slice(1).replace(/@\d[\d.]*(?=\/)/, "");
		const respond = async (): Promise<void> => {
			const isModel = path.startsWith(MODELS.slice(1));
			const bytes = await readFile(isModel ? new URL(path.slice(MODELS.length - 1), MADE) : resolve(path));
			response.writeHead(200, { "content-length": bytes.byteLength });
			response.end(request.method === "HEAD" ? undefined : bytes);
		};
		respond().catch(() => response.writeHead(404).end());
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo; // it listens on a port
	const own = `http://127.0.0.1:${port}/`;
	return {
		local: ({ tesseract, modelUrls = {}, ...options }) =>
			local({
				...options,
				modelUrls: mapValues(modelUrls, (url) => new URL(url, own).href),
				...(tesseract && {
					tesseract: { ...tesseract, languagesUrl: tesseract.languagesUrl.replace(PACKAGES, own) },
				}),
			}),
		close: () => server.close(),
	};
}

function mapValues(
	values: Readonly<Record<string, string>>,
	change: (value: string) => string,
): Readonly<Record<string, string>> {
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
