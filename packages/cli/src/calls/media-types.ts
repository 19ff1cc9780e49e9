import { extname } from "node:path";

/** Media types of the files that tasks work on, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
	".aac": "audio/aac",
	".bmp": "image/bmp",
	".flac": "audio/flac",
	".gif": "image/gif",
	".jpeg": "image/jpeg",
	".jpg": "image/jpeg",
	".m4a": "audio/mp4",
	".mp3": "audio/mpeg",
	".mp4": "video/mp4",
	".ogg": "audio/ogg",
	".opus": "audio/ogg",
	".png": "image/png",
	".tif": "image/tiff",
	".tiff": "image/tiff",
	".wav": "audio/wav",
	".webm": "audio/webm",
	".webp": "image/webp",
};

/** Media type of a file by its name; empty where the end of the name is unknown. */
export function toMediaType(path: string): string {
	return TYPES[extname(path).toLowerCase()] ?? "";
}
