import { makeVideo, type MediaRequest, readPictureFields } from "../answers/make-media.ts";
import {
	integer,
	isRecord,
	listOf,
	number,
	oneOf,
	required,
	shape,
	text,
	type Check,
} from "../rules/checks.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import type { Problem } from "../types/request.ts";
import { checkModel, readJson } from "../apis/fields/body.ts";
import { bytesOf, imageUrl, rejectField, textIn } from "../apis/fields/media-fields.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";

/** Where its results are downloaded. */
const FILE_HOST = "assets.novita.ai";

/** Novita: chat (also for text generation), videos as jobs in two forms. Source: https://novita.ai/docs/api-reference */
export const novita: Dialect = {
	id: "novita",
	name: "Novita",
	hosts: ["api.novita.ai"],
	scheme: "Bearer",
	fileHost: FILE_HOST,
	providerModel: (hubId, task) => (task === "image-text-to-video" ? MINIMAX : hubId.toLowerCase()),
	errorBody: ({ status, message, code }: Problem) => ({
		code: status,
		reason: (code ?? "error").toUpperCase(),
		message,
		metadata: {},
	}),
	rules: [
		models("v3/openai/models"),
		chat("v3/openai/chat/completions", {}, "conversational text-generation"),
		{ method: "GET", path: "v3/async/task-result", stage: "poll", reply: pollAsync },
		{ method: "POST", path: "v3/async/:model*", task: "text-to-video", reply: submitAsync },
		{ method: "POST", path: "v3/hf/:model*", task: "text-to-video", reply: videoAtOnce },
		{
			method: "POST",
			path: "v3/minimax/v2/video_generation",
			task: "image-text-to-video",
			reply: submitMinimax,
		},
		{ method: "GET", path: "v3/minimax/v2/query/video_generation/:id", stage: "poll", reply: pollMinimax },
	],
};

/** The one model of the second video form. */
const MINIMAX = "MiniMax-H3";

const REJECTED_MESSAGE = "The prompt was refused by the content check.";

const ASYNC_BODY = shape(
	{
		prompt: required(text),
		steps: integer(1, 50),
		guidance_scale: number(),
		seed: integer(),
		width: integer(1),
		height: integer(1),
	},
	{ ...FOREIGN_FIELDS, num_inference_steps: 'is not a field of this API; its name here is "steps"' },
);

function submitAsync(call: Call): Reply {
	const request = toVideoRequest(readJson(call, ASYNC_BODY));
	return {
		kind: "json",
		value: { task_id: submit(call, checkModel(call, call.params["model"]), request) },
	};
}

function videoAtOnce(call: Call): Reply {
	const request = toVideoRequest(readJson(call, shape({ prompt: required(text) }, FOREIGN_FIELDS)));
	checkModel(call, call.params["model"]);
	return { kind: "json", value: { video: { video_url: addVideo(call, request) } } };
}

function toVideoRequest(body: Readonly<Record<string, unknown>>): MediaRequest {
	return { task: "text-to-video", prompt: textIn(body, "prompt"), ...readPictureFields(body) };
}

function addVideo(call: Call, request: MediaRequest): string {
	return call.state.files.add(FILE_HOST, makeVideo(call.state, request));
}

function submit(call: Call, model: string, request: MediaRequest): string {
	const result = addVideo(call, request);
	return call.state.jobs.submit({ provider: "novita", model, result, outcome: call.jobOutcome }).id;
}

const ASYNC_STATES = {
	queued: "TASK_STATUS_QUEUED",
	running: "TASK_STATUS_PROCESSING",
	succeeded: "TASK_STATUS_SUCCEED",
	failed: "TASK_STATUS_FAILED",
	canceled: "TASK_STATUS_CANCELED",
} as const;

function pollAsync({ url, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("novita", url.searchParams.get("task_id") ?? "");
	const task = {
		task_id: job.id,
		status: ASYNC_STATES[phase],
		reason: phase === "failed" ? REJECTED_MESSAGE : "",
	};
	const videos =
		phase === "succeeded" ? [{ video_url: job.result, video_url_ttl: 3600, video_type: "mp4" }] : [];
	return { kind: "json", value: { extra: {}, task, images: [], videos, audios: [] } };
}

const part: Check = (value, at) => {
	const type = isRecord(value) ? value["type"] : undefined;
	if (type === "text") return shape({ text: required(text) })(value, at);
	return shape({
		type: required(oneOf("text", "image_url")),
		image_url: required(shape({ url: required(imageUrl) })),
		role: required(oneOf("first_frame", "last_frame")),
	})(value, at);
};

const NOT_TAKEN = "is not a field of this API";

/** Clients have to send a length and a resolution: these where their caller names none. */
const SHORTEST_SECONDS = 4;
const LOWER_RESOLUTION = "768P";

const MINIMAX_BODY = shape(
	{
		model: required(text),
		content: required(listOf(part, 1)),
		resolution: required(oneOf(LOWER_RESOLUTION, "2K")),
		duration: required(integer(SHORTEST_SECONDS, 15)),
		ratio: required(oneOf("adaptive", "21:9", "16:9", "4:3", "1:1", "3:4", "9:16")),
	},
	{
		...FOREIGN_FIELDS,
		prompt: 'is not a field of this API; it belongs into "content"',
		guidance_scale: NOT_TAKEN,
		negative_prompt: NOT_TAKEN,
		num_inference_steps: NOT_TAKEN,
		seed: NOT_TAKEN,
	},
);

function submitMinimax(call: Call): Reply {
	const body = readJson(call, MINIMAX_BODY);
	const model = checkModel(call, body["model"]);
	const content = Array.isArray(body["content"]) ? body["content"].filter(isRecord) : [];
	const prompt = content.find((one) => one["type"] === "text");
	if (!prompt) return rejectField("content", "needs a part of type text");
	const hasImage = content.some((one) => one["type"] === "image_url");
	if (body["ratio"] === "adaptive" && !hasImage)
		rejectField("ratio", 'can be "adaptive" only with a picture');
	const picture = content.map((one) => one["image_url"]).find(isRecord);
	const request = {
		task: "image-text-to-video",
		prompt: textIn(prompt, "text"),
		file: picture && bytesOf(picture["url"]),
		hasLength: body["duration"] !== SHORTEST_SECONDS,
		height: body["resolution"] === LOWER_RESOLUTION ? undefined : 1440,
	};
	return { kind: "json", value: { task_id: submit(call, model, request) } };
}

function pollMinimax({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("novita", params["id"] ?? "");
	const status = phase === "canceled" ? "cancelled" : phase;
	const content = phase === "succeeded" ? { content: { url: job.result } } : {};
	const error = phase === "failed" ? { error: { code: "content_policy", message: REJECTED_MESSAGE } } : {};
	return { kind: "json", value: { task: { id: job.id, status, ...content, ...error } } };
}
