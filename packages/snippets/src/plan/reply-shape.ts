import type { DescribedRequest } from "@pusula/inference";

/** Path inside a reply: keys and indexes. */
export type Path = readonly (string | number)[];

/** Place and form of the result inside a reply. */
export type ReplyShape =
	| { readonly kind: "bytes" }
	| { readonly kind: "json" }
	| { readonly kind: "text"; readonly path: Path }
	| { readonly kind: "base64"; readonly path: Path }
	| {
			readonly kind: "url";
			readonly path: Path;
			/** The value is one URL, or a list of them. */
			readonly mayBeList: boolean;
	  };

/** Places where the dialects put a picture, a sound or a film. */
const MEDIA_PATHS: readonly Path[] = [
	["data", 0, "b64_json"],
	["images", 0, "image"],
	["data", 0, "url"],
	["output", 0],
	["output"],
	["images", 0, "url"],
	["video", "url"],
	["audio_file", "url"],
	["audio", "url"],
	["data", "outputs", 0],
	["outputs", "video_url"],
	["videos", 0, "video_url"],
	["task", "content", "url"],
	["image_result", 0, "url"],
	["result", "sample"],
];
/** Places where the dialects put a generated text. */
const TEXT_PATHS: readonly Path[] = [
	["choices", 0, "text"],
	["choices", 0, "message", "content"],
];
/** Path of the text in replies of the task's own servers. */
const OWN_TEXT_PATH: Path = [0, "generated_text"];
const SAMPLE = "AAAA";
const SAMPLE_URL = "https://files.example/result";

/** A value with another at the end of a path, and nothing else. */
export function wrap(path: Path, value: unknown): unknown {
	return path.reduceRight<unknown>(
		(inner, key) => (typeof key === "number" ? [inner] : { [key]: inner }),
		value,
	);
}

/**
 * Finds the shape of a media reply by passing one reply of each known shape to the adapter and seeing which it takes.
 * So a snippet reads what the client reads, without a second list.
 */
export function findMediaShape({ fromResponse, isJob }: DescribedRequest): ReplyShape {
	const bytes = isJob ? undefined : read(fromResponse, new Blob());
	if (bytes && "blob" in bytes) return { kind: "bytes" };
	for (const path of MEDIA_PATHS) {
		const base64 = read(fromResponse, wrap(path, SAMPLE));
		if (base64 && "base64" in base64 && base64.base64 === SAMPLE) return { kind: "base64", path };
		const url = read(fromResponse, wrap(path, SAMPLE_URL));
		if (!url || !("url" in url) || url.url !== SAMPLE_URL) continue;
		const above = path.slice(0, -1);
		const one = path.at(-1) === 0 ? read(fromResponse, wrap(above, SAMPLE_URL)) : undefined;
		const mayBeList = one !== undefined && "url" in one && one.url === SAMPLE_URL;
		return { kind: "url", path: mayBeList ? above : path, mayBeList };
	}
	return { kind: "json" };
}

/** Finds the place of a generated text in the same way; the whole reply where it has none. */
export function findTextShape({ fromResponse, request: { body } }: DescribedRequest): ReplyShape {
	const isOwn = body?.kind === "json" && "inputs" in body.value;
	const path = (isOwn ? [OWN_TEXT_PATH] : TEXT_PATHS).find((candidate) => {
		const output = read(fromResponse, wrap(candidate, SAMPLE));
		return output && "generated_text" in output && output.generated_text === SAMPLE;
	});
	return path ? { kind: "text", path } : { kind: "json" };
}

function read(fromResponse: DescribedRequest["fromResponse"], reply: unknown): object | undefined {
	try {
		const output = fromResponse(reply);
		return typeof output === "object" && output !== null ? output : undefined;
	} catch {
		return undefined; // another shape: the next candidate is tried
	}
}
