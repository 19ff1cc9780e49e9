import { makePicture, readPictureFields } from "../../answers/make-media.ts";
import { integer, number, oneOf, required, shape, string, text, type Fields } from "../../rules/checks.ts";
import { toBase64 } from "../../media/base64.ts";
import type { Rule } from "../../rules/dialect.ts";
import { checkModel, readJson } from "../fields/body.ts";
import { FOREIGN_FIELDS } from "../fields/foreign-fields.ts";
import { bytesOf, textIn } from "../fields/media-fields.ts";
import { CREATED } from "./envelope.ts";

/** Differences of one provider's image API from the common form. */
export interface ImageQuirks {
	/** Values of `response_format`; the first is the default. */
	readonly formats: readonly [string, ...string[]];
	/** Host of the finished files, for `url`. Default: none. */
	readonly fileHost?: string;
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
				...readPictureFields(body),
			};
			const host = (body["response_format"] ?? quirks.formats[0]) === "url" ? quirks.fileHost : undefined;
			const data = Array.from({ length: count }, (_, index) => {
				const file = makePicture(call.state, request);
				return host === undefined
					? { index, b64_json: toBase64(file.bytes) }
					: { index, url: call.state.files.add(host, file) };
			});
			return { kind: "json", value: { created: CREATED, data } };
		},
	};
}
