import { InputError } from "../errors.ts";
import { InlineFile } from "../lib/files.ts";
import { peekKind, read } from "../lib/read.ts";
import type { TaskOutput } from "../task-table.ts";

/** Label that fal's decoder understands for each type a caller may give. */
const LABELS: Readonly<Record<string, string>> = {
	"audio/mpeg": "audio/mpeg",
	"audio/mp3": "audio/mpeg",
	"audio/wav": "audio/x-wav",
	"audio/wave": "audio/x-wav",
	"audio/x-wav": "audio/x-wav",
	"audio/webm": "video/webm",
	"video/webm": "video/webm",
};

/** A recording as a data URL under a label that fal's decoder understands. */
export function audioDataUrl(audio: Blob): InlineFile {
	const type = audio.type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	if (type === "") {
		throw new InputError(
			"Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
			{ code: "file-type" },
		);
	}
	const label = LABELS[type];
	if (label !== undefined) return new InlineFile(audio, "dataUrl", label);
	throw new InputError(
		`Provider fal-ai does not support blob type ${audio.type} - supported content types are: ${Object.keys(LABELS).join(", ")}`,
		{ code: "file-type" },
	);
}

type Transcript = TaskOutput<"automatic-speech-recognition">;

function readChunks(reply: unknown): Transcript["chunks"] {
	const chunks = peekKind(reply, "chunks", "array");
	const pieces = chunks ?? peekKind(reply, "segments", "array");
	return pieces?.flatMap((piece) => {
		const text = peekKind(piece, "text", "string");
		const times = peekKind(piece, "timestamp", "array") ?? [
			peekKind(piece, "start", "number") ?? 0,
			peekKind(piece, "end", "number") ?? 0,
		];
		return text === undefined ? [] : [{ text, timestamp: times as number[] }]; // seconds, by the contract
	});
}

/** A transcript of one of fal's models: `text` or `output`, with timed pieces where there are any. */
export function readTranscript(reply: unknown): Transcript {
	const chunks = readChunks(reply);
	const text = peekKind(reply, "output", "string");
	return {
		text: peekKind(reply, "text", "string") ?? text ?? read(reply, "text", "string"),
		...(chunks && { chunks }),
	};
}
