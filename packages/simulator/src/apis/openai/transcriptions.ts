import { transcribe } from "../../answers/transcribe.ts";
import { RequestError, type FormField } from "../../types/request.ts";
import type { Reply, Call, Rule } from "../../rules/dialect.ts";
import type { Bytes } from "../../media/bytes.ts";
import { checkModel, readForm } from "../fields/body.ts";
import { rejectField } from "../fields/media-fields.ts";

/** An OpenAI-style transcription API at `path`: a multipart form with `file` and `model`. */
export function transcriptions(
	path: string,
	quirks: { readonly takesUrl?: true; readonly alwaysSegments?: true } = {},
): Rule {
	return {
		method: "POST",
		path,
		task: "automatic-speech-recognition",
		reply: (call) => {
			const form = readForm(call);
			const file = audioOf(form["file"]?.[0], quirks.takesUrl === true);
			checkModel(call, form["model"]?.[0]);
			for (const name of ["inputs", "parameters", "data"]) {
				if (form[name]) rejectField(name, "is not a field of this form; settings are fields of their own");
			}
			const verbose = form["response_format"]?.[0] === "verbose_json" || quirks.alwaysSegments === true;
			return transcript(call, file, verbose);
		},
	};
}

function transcript(call: Call, file: Bytes, verbose: boolean): Reply {
	const { text: whole, seconds, segments } = transcribe(call.state, file);
	const listed = segments.map((one, id) => ({ id, ...one }));
	return {
		kind: "json",
		value: verbose ? { text: whole, duration: seconds, segments: listed } : { text: whole },
	};
}

/** File endings the transcription APIs take. */
const AUDIO_ENDINGS: ReadonlySet<string> = new Set([
	"wav",
	"mp3",
	"mp4",
	"m4a",
	"flac",
	"ogg",
	"webm",
	"mpeg",
	"mpga",
]);

function audioOf(field: FormField | undefined, takesUrl: boolean): Bytes {
	if (field === undefined) rejectField("file", "is required");
	if (typeof field === "string") {
		if (takesUrl && /^https?:\/\/\S+$/.test(field)) return Uint8Array.from(new TextEncoder().encode(field));
		return rejectField(
			"file",
			takesUrl ? "must be a file or an http(s) address" : "must be a file, not text",
		);
	}
	const ending = field.name.split(".").at(-1) ?? "";
	if (field.name.includes(".") && AUDIO_ENDINGS.has(ending)) {
		if (field.bytes.length > 0) return field.bytes;
		return rejectField("file", "is empty");
	}
	const message = `"file": the name "${field.name}" does not end in one of ${[...AUDIO_ENDINGS].join(", ")}`;
	throw new RequestError({ status: 400, message, at: "file", code: "invalid_file" });
}
