import type { Bytes } from "../media/bytes.ts";
import { hashText, hex } from "../media/random.ts";

/** A finished file that a provider offers for download. */
export interface StoredFile {
	readonly type: string;
	readonly bytes: Bytes;
}

/** The result files of one simulator. */
export interface Files {
	/** Stores a file on a host and returns its URL. The same content gets the same URL. */
	readonly add: (host: string, file: StoredFile) => string;
	readonly find: (url: string) => StoredFile | undefined;
	readonly clear: () => void;
}

/** Most stored files; the oldest are dropped first. */
const MOST_FILES = 500;

/** Makes an empty store. */
export function createFiles(): Files {
	const files = new Map<string, StoredFile>();
	return {
		add: (host, file) => {
			const name = hex(hashText(String.fromCharCode(...file.bytes.subarray(0, 4096)), file.bytes.length));
			const extension = EXTENSIONS[file.type] ?? "bin";
			const url = `https://${host}/files/${name}${hex(hashText(name))}.${extension}`;
			files.delete(url);
			files.set(url, file);
			const oldest = files.keys().next().value;
			if (files.size > MOST_FILES && oldest !== undefined) files.delete(oldest);
			return url;
		},
		find: (url) => files.get(url),
		clear: () => files.clear(),
	};
}

const EXTENSIONS: Readonly<Record<string, string>> = {
	"audio/wav": "wav",
	"image/png": "png",
	"text/plain": "txt",
	"video/mp4": "mp4",
};
