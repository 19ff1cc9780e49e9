import { makeSound } from "../../answers/make-media.ts";
import { number, oneOf, required, shape, text } from "../../rules/checks.ts";
import type { Rule } from "../../rules/dialect.ts";
import { checkModel, readJson } from "../fields/body.ts";
import { FOREIGN_FIELDS } from "../fields/foreign-fields.ts";
import { rejectField, textIn } from "../fields/media-fields.ts";

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
