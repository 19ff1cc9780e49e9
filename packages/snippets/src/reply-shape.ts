import type { DescribedRequest } from "@pusula/inference";

/** Where a reply holds what the reader wants. */
export type ReplyShape =
	| { readonly kind: "bytes" }
	| { readonly kind: "json" }
	| { readonly kind: "text"; readonly path: readonly (string | number)[] }
	| { readonly kind: "base64"; readonly path: readonly (string | number)[] }
	| { readonly kind: "url"; readonly path: readonly (string | number)[] };

/** Places where the dialects put a picture, a sound or a film. */
const MEDIA_PATHS: readonly (readonly (string | number)[])[] = [
	["data", 0, "b64_json"],
	["images", 0, "image"],
	["data", 0, "url"],
	["output", 0],
	["output"],
	["audio", "url"],
];
const SAMPLE = "AAAA";
const SAMPLE_URL = "https://files.example/result";

function wrap(path: readonly (string | number)[], value: unknown): unknown {
	return path.reduceRight<unknown>(
		(inner, key) => (typeof key === "number" ? [inner] : { [key]: inner }),
		value,
	);
}

function read(fromResponse: DescribedRequest["fromResponse"], reply: unknown): object | undefined {
	try {
		const output = fromResponse(reply);
		return typeof output === "object" && output !== null ? output : undefined;
	} catch {
		return undefined; // another shape: the next candidate is tried
	}
}

/**
 * How a media reply is to be used, found by showing the adapter one reply of each known shape and seeing which it takes.
 * So a snippet reads what the client reads, without a second list.
 */
export function findMediaShape({ fromResponse }: DescribedRequest): ReplyShape {
	const bytes = read(fromResponse, new Blob());
	if (bytes && "blob" in bytes) return { kind: "bytes" };
	for (const path of MEDIA_PATHS) {
		const base64 = read(fromResponse, wrap(path, SAMPLE));
		if (base64 && "base64" in base64 && base64.base64 === SAMPLE) return { kind: "base64", path };
		const url = read(fromResponse, wrap(path, SAMPLE_URL));
		if (url && "url" in url && url.url === SAMPLE_URL) return { kind: "url", path };
	}
	return { kind: "json" };
}
