import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { local, type LocalOptions, type LocalProvider } from "@pusula/local";

/** A public network that delivers files of packages: `https://host/npm/<package>@<version>/<path>`. */
const PACKAGES = "https://cdn.jsdelivr.net/npm/";
const { resolve } = createRequire(import.meta.url);

/** The installed packages in place of that network's, on the loopback address. */
export interface ServedPackages {
	/** The provider of pages' code, whose language data comes from here. */
	readonly local: (options: LocalOptions) => LocalProvider;
	readonly close: () => void;
}

/** Serves the files of installed packages. */
export async function servePackages(): Promise<ServedPackages> {
	const server = createServer((request, response) => {
		const path = (request.url ?? "").slice(1).replace(/@\d[\d.]*(?=\/)/, "");
		const respond = async (): Promise<void> => {
			const bytes = await readFile(resolve(path));
			response.writeHead(200, { "content-length": bytes.byteLength });
			response.end(request.method === "HEAD" ? undefined : bytes);
		};
		respond().catch(() => response.writeHead(404).end());
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo; // it listens on a port
	const own = `http://127.0.0.1:${port}/`;
	return {
		local: ({ tesseract, ...options }) =>
			local({
				...options,
				...(tesseract && {
					tesseract: { ...tesseract, languagesUrl: tesseract.languagesUrl.replace(PACKAGES, own) },
				}),
			}),
		close: () => server.close(),
	};
}
