/** Media types of the sample files that snippets open. */
const TYPES: Readonly<Record<string, string>> = {
	flac: "audio/flac",
	wav: "audio/wav",
	mp3: "audio/mpeg",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
};

/**
 * A file beside the snippet, in place of bytes: the printed code opens it by this name. A Blob, so that the client's own rules build the request.
 * @example
 * const inputs = new SampleFile("speech.wav");
 * inputs.type; // "audio/wav"
 */
export class SampleFile extends Blob {
	/** Name of the file that the printed code opens. */
	readonly fileName: string;

	/** `type` is a media type; default: the one of the file's extension. */
	constructor(
		fileName: string,
		type = TYPES[fileName.split(".").pop()?.toLowerCase() ?? ""] ?? "application/octet-stream",
	) {
		super([], { type });
		this.fileName = fileName;
	}
}

/** A value with every sample file replaced by what `print` makes of it; all else unchanged. */
export function replaceFiles(value: unknown, print: (file: SampleFile) => unknown): unknown {
	if (value instanceof SampleFile) return print(value);
	if (Array.isArray(value)) return value.map((part) => replaceFiles(part, print));
	if (typeof value !== "object" || value === null || value instanceof Blob) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceFiles(part, print)]));
}

/** Names of the sample files in a value, each once. */
export function listFiles(value: unknown): readonly string[] {
	const names = new Set<string>();
	replaceFiles(value, ({ fileName }) => names.add(fileName));
	return [...names];
}
