import type { AdapterInput, TaskOutput } from "../types/task.ts";
import { peekKind, read } from "../lib/read.ts";
import { rejectReply } from "../lib/shape-error.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Media } from "../types/output.ts";
import type { Route } from "../types/route.ts";
import type { Body, FormFields } from "../types/wire.ts";
import { checkFile } from "./check-file.ts";
import { flat, json } from "./fields.ts";

type Speech = Adapter<AdapterInput<"text-to-speech">, Media>;
type Transcription = Adapter<
	AdapterInput<"automatic-speech-recognition">,
	TaskOutput<"automatic-speech-recognition">
>;

/** Endings of audio files by media type; anything else goes as wav. */
const ENDINGS: Readonly<Record<string, string>> = {
	"audio/mpeg": "mp3",
	"audio/mp3": "mp3",
	"audio/mp4": "mp4",
	"audio/m4a": "m4a",
	"audio/x-m4a": "m4a",
	"audio/flac": "flac",
	"audio/x-flac": "flac",
	"audio/ogg": "ogg",
	"audio/webm": "webm",
};

/** Differences between services that use the OpenAI dialect of transcription. */
export interface TranscriptionDialect {
	readonly expected: (reply: unknown) => string;
	/** Message of the error for what is no recording. */
	readonly wanted: string;
	/** The service can fetch a recording from a URL. */
	readonly takesUrl?: true;
}

/** Speech to text in the OpenAI dialect: the recording as a form field. */
export function transcription(
	path: string,
	{ expected, wanted, takesUrl }: TranscriptionDialect,
): Transcription {
	const toFileField = (inputs: unknown): FormFields[string] => {
		if (takesUrl && isHttpUrl(inputs)) return inputs;
		const file = checkFile(inputs, wanted);
		return { file, name: fileName(file) };
	};
	return {
		path,
		toPayload: (input, { model }) =>
			formBody(toFileField(input.inputs), { ...flat(input), model: model || undefined }),
		fromResponse: (reply) => {
			const chunks = readSegments(reply);
			return { text: read(reply, "text", "string"), ...(chunks && { chunks }) };
		},
		expected,
	};
}

/** Text to speech in the OpenAI dialect: bytes come back. `defaults` adds fields the model needs when the caller names none. */
export function speech(
	path: string,
	expected: (reply: unknown) => string,
	defaults: (route: Route) => object = () => ({}),
): Speech {
	return {
		path,
		toPayload: (input, route) =>
			json({ ...defaults(route), ...flat(input), input: input.inputs, model: route.model }),
		fromResponse: (reply) => (reply instanceof Blob ? { blob: reply } : rejectReply(expected(reply))),
		expected,
	};
}

function isHttpUrl(value: unknown): value is string {
	return typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** File name of a recording for a form. */
function fileName({ type }: Blob): string {
	return `audio.${ENDINGS[type.split(";", 1)[0]?.trim().toLowerCase() ?? ""] ?? "wav"}`;
}

function formBody(file: FormFields[string], fields: object): Body {
	const form: Record<string, FormFields[string]> = { file };
	for (const [name, value] of Object.entries(fields))
		if (value !== undefined && value !== null) form[name] = toField(value);
	return { kind: "form", fields: form };
}

/** Timed chunks of a transcription. */
function readSegments(reply: unknown): { text: string; timestamp: [number, number] }[] | undefined {
	return peekKind(reply, "segments", "array")?.map((_segment, index) => ({
		text: read(reply, `segments.${index}.text`, "string"),
		timestamp: [
			read(reply, `segments.${index}.start`, "number"),
			read(reply, `segments.${index}.end`, "number"),
		],
	}));
}

/** A value as a form field: text as it is, numbers and booleans as text, all else as JSON. */
function toField(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(value);
}
