import { makePicture, readPictureFields } from "../answers/make-media.ts";
import { integer, number, required, shape, text } from "../rules/checks.ts";
import { toBase64 } from "../media/base64.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { checkModel, readJson } from "../apis/fields/body.ts";
import { detailError } from "../apis/error-bodies.ts";
import { textIn } from "../apis/fields/media-fields.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Hyperbolic: chat, and pictures with `model_name`. Source: https://docs.hyperbolic.xyz/docs/rest-api */
export const hyperbolic: Dialect = {
	id: "hyperbolic",
	name: "Hyperbolic",
	hosts: ["api.hyperbolic.xyz"],
	scheme: "Bearer",
	former: true,
	errorBody: detailError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions", { status: 422 }, "conversational text-generation"),
		{ method: "POST", path: "v1/images/generations", task: "text-to-image", reply: imageReply },
	],
};

const IMAGE_BODY = shape(
	{
		model_name: required(text),
		prompt: required(text),
		height: integer(1),
		width: integer(1),
		steps: integer(1),
		cfg_scale: number(),
	},
	{ ...FOREIGN_FIELDS, model: 'is called "model_name" here' },
);

function imageReply(call: Call): Reply {
	const body = readJson(call, IMAGE_BODY, 422);
	checkModel(call, body["model_name"]);
	const request = { task: "text-to-image", prompt: textIn(body, "prompt"), ...readPictureFields(body) };
	const { bytes } = makePicture(call.state, request);
	return {
		kind: "json",
		value: { images: [{ index: 0, image: toBase64(bytes), random_seed: 42 }], inference_time: 0.8 },
	};
}
