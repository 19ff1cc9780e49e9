import { makeVideo, readPictureFields } from "../answers/make-media.ts";
import type { ChatBody } from "../answers/chat.ts";
import { integer, isRecord, listOf, number, oneOf, required, shape, string, text } from "../rules/checks.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { checkModel, readJson } from "../apis/fields/body.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { bytesOf, imageUrl, rejectField, textIn } from "../apis/fields/media-fields.ts";
import { images } from "../apis/openai/images.ts";
import { speech } from "../apis/openai/speech.ts";
import { transcriptions } from "../apis/openai/transcriptions.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** Common fields that have other names here. */
const RENAMED = {
	num_inference_steps: 'is not a field of this API; its name here is "steps"',
	target_size: 'is not a field of this API; use "width" and "height"',
} as const;

/** The most bytes a video's first picture may have. */
const MOST_IMAGE_BYTES = 60_000;

/** Where its results are downloaded. */
const FILE_HOST = "files.together.ai";

/** Together: OpenAI's form with its own picture formats, and jobs for videos. Source: https://docs.together.ai/reference */
export const together: Dialect = {
	id: "together",
	name: "Together AI",
	hosts: ["api.together.xyz"],
	scheme: "Bearer",
	modelNames: {
		"meta-llama/Llama-3.1-8B-Instruct": "meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo",
		"meta-llama/Llama-3.3-70B-Instruct": "meta-llama/Llama-3.3-70B-Instruct-Turbo",
		"black-forest-labs/FLUX.1-dev": "black-forest-labs/FLUX.1-dev",
		"black-forest-labs/FLUX.1-schnell": "black-forest-labs/FLUX.1-schnell",
	},
	fileHost: FILE_HOST,
	errorBody: openAiError,
	rules: [
		models("v1/models", { isBare: true }),
		chat("v1/chat/completions", { fields: { response_format: flatFormat } }),
		completion("v1/completions"),
		embeddings("v1/embeddings"),
		images("v1/images/generations", {
			formats: ["base64", "url"],
			fileHost: FILE_HOST,
			fields: {
				prompt: string,
				steps: integer(1, 50),
				image_url: imageUrl,
				reference_images: listOf(imageUrl, 1),
			},
			rejected: RENAMED,
			task: "text-to-image image-to-image",
			check: checkPicture,
		}),
		speech("v1/audio/speech", (model) => /kokoro/i.test(model)),
		transcriptions("v1/audio/transcriptions", { takesUrl: true }),
		{ method: "POST", path: "v2/videos", task: "text-to-video image-to-video", reply: submit },
		{ method: "GET", path: "v2/videos/:id", stage: "poll", reply: poll },
	],
};

/** Here the schema is beside the type, not inside `json_schema`. */
function flatFormat(value: unknown, at: string): { at: string; message: string } | undefined {
	const type = isRecord(value) ? value["type"] : undefined;
	if (type === "text" || type === "json_object") return undefined;
	if (type === "json_schema" && isRecord(value) && isRecord(value["schema"])) return undefined;
	const message = `"${at}": expected { type: "json_schema", schema } or the types text and json_object`;
	return { at: `${at}.schema`, message };
}

/** A prompt may be empty only when there is a picture; Kontext models take it as `image_url`, others in a list. */
function checkPicture(body: ChatBody): void {
	const model = String(body["model"]).toLowerCase();
	const hasPicture = body["image_url"] !== undefined || body["reference_images"] !== undefined;
	if (!hasPicture && textIn(body, "prompt") === "") rejectField("prompt", "is required");
	const isKontext = model.includes("kontext") && model.includes("flux.1");
	if (isKontext && body["reference_images"] !== undefined)
		rejectField("reference_images", 'is not taken by this model; use "image_url"');
	if (!isKontext && body["image_url"] !== undefined)
		rejectField("image_url", 'is not taken by this model; use "reference_images"');
}

const frame = shape({ input_image: required(imageUrl), frame: oneOf("first", "last") });

const VIDEO = shape(
	{
		model: required(text),
		prompt: string,
		steps: integer(1, 50),
		width: integer(1),
		height: integer(1),
		seconds: text,
		fps: integer(1),
		guidance_scale: number(),
		seed: integer(),
		frame_images: listOf(frame, 1),
	},
	{ ...FOREIGN_FIELDS, ...RENAMED },
);

function submit(call: Call): Reply {
	const body = readJson(call, VIDEO);
	const model = checkModel(call, body["model"]);
	const [first] = Array.isArray(body["frame_images"]) ? body["frame_images"].filter(isRecord) : [];
	if (!first && textIn(body, "prompt") === "") rejectField("prompt", "is required");
	if (first && bytesOf(first["input_image"]).length > MOST_IMAGE_BYTES) {
		rejectField("frame_images.0.input_image", `is larger than ${MOST_IMAGE_BYTES} bytes`);
	}
	const file = makeVideo(call.state, {
		task: first ? "image-to-video" : "text-to-video",
		prompt: textIn(body, "prompt"),
		file: first && bytesOf(first["input_image"]),
		...readPictureFields(body),
	});
	const result = call.state.files.add(FILE_HOST, file);
	const job = call.state.jobs.submit({ provider: "together", model, result, outcome: call.jobOutcome });
	return { kind: "json", value: { id: job.id, object: "video", status: "queued", model } };
}

const STATES = {
	queued: "queued",
	running: "in_progress",
	succeeded: "completed",
	failed: "failed",
	canceled: "cancelled",
} as const;

function poll({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("together", params["id"] ?? "");
	const rest =
		phase === "succeeded"
			? { outputs: { video_url: job.result, cost: 0.1 } }
			: phase === "failed"
				? { error: { message: "The prompt was refused by the content check.", code: "content_policy" } }
				: {};
	return {
		kind: "json",
		value: { id: job.id, object: "video", model: job.model, status: STATES[phase], ...rest },
	};
}
