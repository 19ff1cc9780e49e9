import { hear } from "../../answers/hear.ts";
import { makePicture, makeSound, readSize } from "../../answers/make-media.ts";
import { integer, number, oneOf, required, shape, string, text, type Fields } from "../../rules/checks.ts";
import { toBase64 } from "../../media/base64.ts";
import { RequestError, type FormField } from "../../request.ts";
import type { Reply, Call, Rule } from "../../rules/dialect.ts";
import type { Bytes } from "../../media/bytes.ts";
import { checkModel, readForm, readJson } from "../body.ts";
import { bytesOf, rejectField, textIn } from "../media-fields.ts";
import { CREATED } from "./chat.ts";
import { FOREIGN_FIELDS } from "./fields.ts";

/** Differences of one provider's image API from the common form. */
export interface ImageQuirks {
	/** Values of `response_format`; the first is the default. */
	readonly formats: readonly [string, ...string[]];
	/** Host of the finished files, for `url`. */
	readonly fileHost: string;
	readonly fields?: Fields;
	readonly rejected?: Readonly<Record<string, string>>;
	readonly task?: string;
	/** A last check of the whole body. @throws RequestError */
	readonly check?: (body: Readonly<Record<string, unknown>>) => void;
}

/** An OpenAI-style image API at `path`: `data: [{ b64_json }]`, or `[{ url }]` when requested. */
export function images(path: string, quirks: ImageQuirks): Rule {
	const check = shape(
		{
			model: required(text),
			prompt: required(text),
			response_format: oneOf(...quirks.formats),
			n: integer(1, 4),
			width: integer(1),
			height: integer(1),
			seed: integer(),
			guidance_scale: number(),
			negative_prompt: string,
			...quirks.fields,
		},
		{ ...FOREIGN_FIELDS, ...quirks.rejected },
	);
	return {
		method: "POST",
		path,
		task: quirks.task ?? "text-to-image",
		reply: (call) => {
			const body = readJson(call, check);
			quirks.check?.(body);
			checkModel(call, body["model"]);
			const count = typeof body["n"] === "number" ? body["n"] : 1;
			const picture = body["image_url"] ?? body["image"] ?? [body["reference_images"]].flat()[0];
			const request = {
				task: picture === undefined ? "text-to-image" : "image-to-image",
				prompt: textIn(body, "prompt"),
				file: picture === undefined ? undefined : bytesOf(picture),
				...readSize(body),
			};
			const byUrl = (body["response_format"] ?? quirks.formats[0]) === "url";
			const data = Array.from({ length: count }, (_, index) => {
				const file = makePicture(call.state, request);
				return byUrl
					? { index, url: call.state.files.add(quirks.fileHost, file) }
					: { index, b64_json: toBase64(file.bytes) };
			});
			return { kind: "json", value: { created: CREATED, data } };
		},
	};
}

/** An OpenAI-style speech API at `path` that returns a WAV. `needsVoice`: true for models that require a voice. */
export function speech(path: string, needsVoice: (model: string) => boolean = () => false): Rule {
	const check = shape(
		{
			model: required(text),
			input: required(text),
			voice: text,
			speed: number(0.25, 4),
			response_format: oneOf("wav", "mp3", "raw", "opus", "flac", "pcm"),
		},
		FOREIGN_FIELDS,
	);
	return {
		method: "POST",
		path,
		task: "text-to-speech",
		reply: (call) => {
			const body = readJson(call, check);
			const model = checkModel(call, body["model"]);
			if (needsVoice(model) && body["voice"] === undefined)
				rejectField("voice", `is required for the model "${model}"`);
			return { kind: "bytes", ...makeSound(call.state, "text-to-speech", textIn(body, "input")) };
		},
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
	const { text: said, seconds, segments } = hear(call.state, file);
	const listed = segments.map((one, id) => ({ id, ...one }));
	return {
		kind: "json",
		value: verbose ? { text: said, duration: seconds, segments: listed } : { text: said },
	};
}

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
