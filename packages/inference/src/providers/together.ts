import { speech, transcription } from "../adapters/audio.ts";
import { chat } from "../adapters/chat.ts";
import { checkFile } from "../adapters/check-file.ts";
import { completion, readDetails } from "../adapters/completion.ts";
import { embeddings } from "../adapters/embeddings.ts";
import { json, rename, restOf } from "../adapters/fields.ts";
import { images, readImage } from "../adapters/images.ts";
import { dataUrlFile } from "../lib/files.ts";
import { peek, peekKind } from "../lib/read.ts";
import { refuse } from "../lib/shape-error.ts";
import type { Job, JobState, Media, Provider } from "../types.ts";

const COMPLETION = completion("v1/completions", "Expected Together text generation response format");
const STEPS = { num_inference_steps: "steps" } as const;
/** Where the standard parameters of pictures and videos go. */
const SIZED = { ...STEPS, target_size: "width, height" } as const;
const IMAGES = { base64: "base64", givesUrl: true, renamed: STEPS } as const;

function malformed(task: string): (reply: unknown) => string {
	return (reply) => `Received malformed response from Together ${task} API: ${JSON.stringify(reply)}`;
}

/** A wanted JSON schema stands beside its type here. */
function toFlatFormat(body: Record<string, unknown>): Record<string, unknown> {
	const schema = peek(body["response_format"], "json_schema.schema");
	return schema === undefined ? body : { ...body, response_format: { type: "json_schema", schema } };
}

function toVideoState(reply: unknown): JobState {
	const status = peek(reply, "status") ?? "queued";
	if (status === "completed") return "done";
	if (status === "queued") return "queued";
	if (status === "in_progress") return "running";
	if (status !== "failed")
		return { failed: `Unexpected Together video job status: ${JSON.stringify(status)}` };
	return {
		failed: `Together video generation failed: ${peekKind(reply, "error.message", "string") ?? "Unknown error"}`,
	};
}

function idOf(ticket: unknown): string {
	return (
		peekKind(ticket, "id", "string") ??
		refuse("Received malformed response from Together video API: no job ID found in the response", "id")
	);
}

const VIDEO_JOB: Job = {
	id: idOf,
	ticket: ["id", "status"],
	status: (ticket) => ({ path: `v2/videos/${encodeURIComponent(idOf(ticket))}` }),
	state: toVideoState,
	ticketState: toVideoState,
	intervalMs: 2000,
	pollFailed: "Failed to fetch Together video job result",
	unreadable: "Received malformed response from Together video API: failed to parse job result",
	timedOut: (questions) =>
		`Timed out while waiting for Together video generation — aborting after ${questions} status polls`,
};

/** Parameters under this service's names; a target size becomes width and height. */
function toSizedParameters(parameters: object | undefined): object {
	const { target_size: size, ...others } = rename(parameters, STEPS);
	return { ...others, ...(size as object | undefined) };
}

function readVideo(reply: unknown): Media {
	const url =
		peekKind(reply, "outputs.video_url", "string") ??
		refuse("No video URL found in completed Together video job.", "outputs.video_url");
	return { url, reply, downloadFailed: () => "Failed to download Together video output" };
}

const VIDEO = {
	path: "v2/videos",
	job: VIDEO_JOB,
	fromResponse: readVideo,
	expected: malformed("video"),
} as const;

/** Together AI. Videos are jobs. Source: https://docs.together.ai/reference. */
export const together: Provider = {
	id: "together",
	name: "Together AI",
	docs: "https://docs.together.ai",
	host: "https://api.together.xyz",
	hubOrg: "togethercomputer",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: {
			...chat("v1/chat/completions", toFlatFormat),
			fields: { renamed: { "response_format.json_schema.schema": "response_format.schema" } },
		},
		"text-generation": {
			...COMPLETION,
			fromResponse: (reply, route) => {
				const details = readDetails(reply);
				return { ...COMPLETION.fromResponse(reply, route), ...(details && { details }) };
			},
		},
		"feature-extraction": embeddings("v1/embeddings", malformed("feature-extraction (embeddings)")),
		"text-to-image": images("v1/images/generations", {
			...IMAGES,
			expected: "Expected Together text-to-image response format",
		}),
		"image-to-image": {
			path: "v1/images/generations",
			toPayload: (input, { model }) => {
				const { prompt, ...parameters } = input.parameters ?? {};
				const file = dataUrlFile(
					checkFile(input.inputs, "Together image-to-image expects a Blob input."),
					"image/jpeg",
				);
				const takesOne = /kontext/i.test(model) && /flux\.1/i.test(model);
				return json({
					...restOf(input),
					prompt: prompt ?? "",
					...(takesOne ? { image_url: file } : { reference_images: [file] }),
					...toSizedParameters(parameters),
					response_format: "base64",
					model,
				});
			},
			fromResponse: readImage,
			expected: "Received malformed response from Together image-to-image API",
			fields: { renamed: { inputs: "reference_images, image_url", ...SIZED } },
		},
		"text-to-video": {
			...VIDEO,
			toPayload: (input, { model }) =>
				json({ ...restOf(input), ...toSizedParameters(input.parameters), prompt: input.inputs, model }),
			fields: { renamed: { inputs: "prompt", ...SIZED } },
		},
		"image-to-video": {
			...VIDEO,
			toPayload: (input, { model }) => {
				const file = checkFile(input.inputs, "Together image-to-video expects a Blob input.");
				return json({
					...restOf(input),
					...toSizedParameters(input.parameters),
					frame_images: [{ input_image: dataUrlFile(file, "image/png"), frame: "first" }],
					model,
				});
			},
			fields: { renamed: { inputs: "frame_images", ...SIZED } },
		},
		"text-to-speech": speech("v1/audio/speech", malformed("text-to-speech"), ({ model }) =>
			/kokoro/i.test(model) ? { voice: "af_alloy" } : {},
		),
		"automatic-speech-recognition": transcription("v1/audio/transcriptions", {
			expected: malformed("automatic-speech-recognition"),
			wanted:
				"Together automatic-speech-recognition expects a Blob, ArrayBuffer, or HTTP(S) URL string audio input.",
			takesAddress: true,
		}),
	},
};
