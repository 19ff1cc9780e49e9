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

/** A file beside the snippet, in place of bytes: the printed code opens it by this name. A Blob, so that the client's own rules build the request. */
export class SampleFile extends Blob {
	readonly fileName: string;

	/** `type` defaults to what the file's ending says. */
	constructor(
		fileName: string,
		type = TYPES[fileName.split(".").pop()?.toLowerCase() ?? ""] ?? "application/octet-stream",
	) {
		super([], { type });
		this.fileName = fileName;
	}
}
