import { RUNTIME_FOLDER } from "../../src/lib/runtime/runtime-files.ts";

/** A header that a host of the site sends, with the URLs it belongs to. */
export interface HostHeader {
	readonly name: string;
	readonly value: string;
	/** Folder below the base path, with a slash at its end; left out where every response carries the header. */
	readonly folder?: "_astro/" | "api/" | typeof RUNTIME_FOLDER;
}

/** For URLs whose content never changes: they carry a hash or a version. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * What every host of the site should send. The pages carry their content security policy themselves, by hashes; what
 * such a policy cannot say inside a page is here.
 */
export const HEADERS: readonly HostHeader[] = [
	{ name: "Content-Security-Policy", value: "frame-ancestors 'none'" },
	{ name: "X-Content-Type-Options", value: "nosniff" },
	{ name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ name: "Cross-Origin-Opener-Policy", value: "same-origin" },
	{
		name: "Permissions-Policy",
		value: "camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()",
	},
	{ name: "Cache-Control", value: FOREVER, folder: "_astro/" },
	{ name: "Cache-Control", value: FOREVER, folder: RUNTIME_FOLDER },
	{ name: "Access-Control-Allow-Origin", value: "*", folder: "api/" },
];

/** How long a file without a hash in its name may be used without a request: never; the host responds "not modified" instead. */
export const DEFAULT_CACHE = "no-cache";

/**
 * The headers that the response of a URL has to have, by name.
 * @param path the URL without what follows `?`
 * @param base the base path of the site with a slash at its end
 */
export function findHeaders(path: string, base: string): Readonly<Record<string, string>> {
	const own = HEADERS.filter(({ folder = "" }) => path.startsWith(`${base}${folder}`));
	return {
		"Cache-Control": DEFAULT_CACHE,
		...Object.fromEntries(own.map(({ name, value }) => [name, value])),
	};
}

/** Media types by file ending. Every file of the built site has one of these endings. */
export const TYPES: Readonly<Record<string, string>> = {
	html: "text/html",
	css: "text/css",
	js: "text/javascript",
	mjs: "text/javascript",
	wasm: "application/wasm",
	gz: "application/gzip",
	onnx: "application/octet-stream",
	json: "application/json",
	md: "text/markdown",
	txt: "text/plain",
	py: "text/x-python",
	jsonl: "application/x-ndjson",
	xml: "application/xml",
	atom: "application/atom+xml",
	webmanifest: "application/manifest+json",
	svg: "image/svg+xml",
	ico: "image/x-icon",
	png: "image/png",
	gif: "image/gif",
	jpg: "image/jpeg",
	webp: "image/webp",
	avif: "image/avif",
	wav: "audio/wav",
	mp3: "audio/mpeg",
	mp4: "video/mp4",
	woff2: "font/woff2",
	zip: "application/zip",
};

/** Types of text that say their encoding; HTML does so in nginx by itself. */
export const TEXTS: readonly string[] = [...new Set(Object.values(TYPES))].filter(
	(type) => /^text\/|json$|xml$/.test(type) && type !== "text/html",
);

/** Types worth compressing while they are sent; the others are compressed already. HTML is compressed in nginx by itself. */
export const COMPRESSED: readonly string[] = [...TEXTS, "application/wasm", "application/octet-stream"];
