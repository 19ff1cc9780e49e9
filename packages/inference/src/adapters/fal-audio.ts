import { InputError } from "../errors/errors.ts";
import { toBase64 } from "../lib/base64.ts";
import { InlineFile, RemoteFile } from "../lib/files.ts";
import { peekKind, read } from "../lib/read.ts";
import type { TaskOutput } from "../types/task.ts";
import type { Media } from "../types/output.ts";

/** Label that fal's decoder understands for each media type a caller may pass. */
const LABELS: Readonly<Record<string, string>> = {
	"audio/mpeg": "audio/mpeg",
	"audio/mp3": "audio/mpeg",
	"audio/wav": "audio/x-wav",
	"audio/wave": "audio/x-wav",
	"audio/x-wav": "audio/x-wav",
	"audio/webm": "video/webm",
	"video/webm": "video/webm",
};

type Transcript = TaskOutput<"automatic-speech-recognition">;

/**
 * A recording as a data URL under a label that fal's decoder understands.
 * @throws InputError for what is no Blob, has no type, or has one that the decoder cannot read
 */
export function audioDataUrl(audio: unknown): InlineFile {
	if (!(audio instanceof Blob) || audio.type === "") {
		throw new InputError(
			"Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
			{ code: "file-type" },
		);
	}
	const type = audio.type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	if (Object.hasOwn(LABELS, type)) return new InlineFile(audio, "dataUrl", LABELS[type]);
	throw new InputError(
		`Provider fal-ai does not support blob type ${audio.type} - supported content types are: ${Object.keys(LABELS).join(", ")}`,
		{ code: "file-type" },
	);
}

/** The sound of a result. */
export function readAudio(reply: unknown): Media {
	const url = peekKind(reply, "audio_file.url", "string") ?? read(reply, "audio.url", "string");
	return { url, reply, downloadFailed: audioFailed(url) };
}

/** The speech of a result. */
export function readSpeech(reply: unknown): Media {
	const url = read(reply, "audio.url", "string");
	const downloadFailed = (statusText: string): string =>
		`Error fetching or processing audio from Fal.ai Text-to-Speech URL: ${url}. ${audioFailed(url)(statusText)}`;
	return { url, reply, downloadFailed };
}

/** The sound that another was changed into, an element of the output once it is fetched. */
export function readVoice(reply: unknown): RemoteFile {
	const url = read(reply, "audio.url", "string");
	const declared = peekKind(reply, "audio.content_type", "string");
	const label = peekKind(reply, "text", "string") || "speech";
	return new RemoteFile(
		url,
		({ bytes, type }) => ({
			blob: toBase64(bytes),
			"content-type": declared ?? (type || "audio/wav"),
			label,
		}),
		audioFailed(url),
	);
}

/** A transcript of one of fal's models: `text` or `output`, with `chunks` or `segments` (times in seconds) where there are any. */
export function readTranscript(reply: unknown): Transcript {
	const chunks = readTimedChunks(reply);
	const text = peekKind(reply, "output", "string");
	return {
		text: peekKind(reply, "text", "string") ?? text ?? read(reply, "text", "string"),
		...(chunks && { chunks }),
	};
}

function audioFailed(url: string): (statusText: string) => string {
	return (statusText) => `Failed to fetch audio from ${url}: ${statusText}`;
}

function readTimedChunks(reply: unknown): Transcript["chunks"] {
	const chunks = peekKind(reply, "chunks", "array") ?? peekKind(reply, "segments", "array");
	return chunks?.flatMap((chunk) => {
		const text = peekKind(chunk, "text", "string");
		const times = peekKind(chunk, "timestamp", "array") ?? [
			peekKind(chunk, "start", "number") ?? 0,
			peekKind(chunk, "end", "number") ?? 0,
		];
		return text === undefined ? [] : [{ text, timestamp: times as number[] }]; // seconds, by the contract
	});
}
