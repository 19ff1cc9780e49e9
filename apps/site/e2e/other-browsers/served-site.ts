import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { DIST } from "../built-site.ts";
import { WATCH } from "./watch.ts";

/** The built site on an origin of its own, so that each journey begins with empty storage. */
export interface ServedSite {
	readonly origin: string;
	/** Lets a listener respond at this path in place of a file. */
	readonly play: (path: string, listener: RequestListener) => void;
	/** Ends every connection and takes no more: the network is gone. */
	readonly cut: () => Promise<void>;
}

/** Serves the built site on the loopback address; its pages record their own errors. */
export async function serveSite(): Promise<ServedSite> {
	const played = new Map<string, RequestListener>();
	const server = createServer((request, response) => {
		const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
		const listener = played.get(path);
		if (listener) listener(request, response);
		else void respond(response, path);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo; // it listens on a port
	return {
		origin: `http://127.0.0.1:${port}`,
		play: (path, listener) => played.set(path, listener),
		cut: async () => {
			if (!server.listening) return;
			const closed = once(server, "close");
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}

const TYPES: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".json": "application/json",
	".webmanifest": "application/manifest+json",
	".wasm": "application/wasm",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".woff2": "font/woff2",
	".wav": "audio/wav",
	".mp3": "audio/mpeg",
};

async function respond(response: ServerResponse, path: string): Promise<void> {
	const file = path.endsWith("/") ? `${path}index.html` : path;
	const found = await readFile(join(DIST, file)).catch(() => undefined);
	const bytes = found ?? (await readFile(join(DIST, "404.html")));
	const type = TYPES[found ? extname(file) : ".html"] ?? "application/octet-stream";
	const body = type.startsWith("text/html") ? Buffer.from(withWatch(bytes.toString("utf8"))) : bytes;
	response.writeHead(found ? 200 : 404, { "content-type": type, "content-length": body.byteLength });
	response.end(body);
}

/** Before all else in the page, also before its policy, which would not let the script run. */
function withWatch(html: string): string {
	return html.replace("<head>", `<head><script>${WATCH}</script>`);
}
