import { makePicture, makeVideo, readPictureFields } from "../answers/make-media.ts";
import {
	integer,
	listOf,
	number,
	required,
	shape,
	string,
	text,
	type Check,
	type Fields,
} from "../rules/checks.ts";
import { guessTaskOfModel } from "../state/hub.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import type { Problem } from "../types/request.ts";
import { checkModel, readJson } from "../apis/fields/body.ts";
import { base64, bytesOf, loras, rejectField, textIn } from "../apis/fields/media-fields.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";

const HOST = "api.wavespeed.ai";

const COMMON: Fields = {
	seed: integer(),
	num_inference_steps: integer(1, 100),
	guidance_scale: number(),
	size: text,
	loras: loras(hubId),
};
const FROM_TEXT: Fields = { ...COMMON, prompt: required(text) };
const FROM_IMAGE: Fields = {
	...COMMON,
	prompt: string,
	image: required(base64),
	images: required(listOf(base64, 1)),
};

const TASKS: Readonly<Record<string, Fields>> = {
	"text-to-image": FROM_TEXT,
	"text-to-video": FROM_TEXT,
	"image-to-image": FROM_IMAGE,
	"image-to-video": FROM_IMAGE,
	"image-text-to-image": FROM_IMAGE,
	"image-text-to-video": FROM_IMAGE,
};

/** Where its results are downloaded. */
const FILE_HOST = "static.wavespeed.ai";

/** WaveSpeed: pictures and videos as jobs, pictures in plain base64. Source: https://wavespeed.ai/docs */
export const wavespeed: Dialect = {
	id: "wavespeed",
	name: "WaveSpeedAI",
	hosts: [HOST],
	scheme: "Bearer",
	loraModel: (name) => name,
	fileHost: FILE_HOST,
	providerModel: (id, task) =>
		`wavespeed-ai/${(id.split("/").at(-1) ?? id).toLowerCase()}${task.startsWith("image") ? "/edit" : ""}`,
	errorBody: ({ status, message }: Problem) => ({ code: status, message, data: null }),
	rules: [
		{ method: "GET", path: "api/v3/predictions/:id/result", stage: "poll", reply: poll },
		{ method: "POST", path: "api/v3/:model*", task: Object.keys(TASKS).join(" "), reply: submit },
	],
};

function submit(call: Call): Reply {
	const model = checkModel(call, call.params["model"]);
	const guessed = guessTaskOfModel(model);
	const task = call.state.hub.findTask("wavespeed", model) ?? (guessed in TASKS ? guessed : "text-to-image");
	const body = readJson(
		call,
		shape(TASKS[task] ?? FROM_TEXT, { ...FOREIGN_FIELDS, model: "stands in the path" }),
	);
	const prompt = textIn(body, "prompt");
	if (task.startsWith("image-text") && prompt === "") rejectField("prompt", "is required");
	const picture = body["image"] ?? [body["images"]].flat()[0];
	const file = typeof picture === "string" ? bytesOf(picture) : undefined;
	const make = task.endsWith("video") ? makeVideo : makePicture;
	const made = make(call.state, { task, prompt, file, ...readPictureFields(body) });
	const result = call.state.files.add(FILE_HOST, made);
	const job = call.state.jobs.submit({ provider: "wavespeed", model, result, outcome: call.jobOutcome });
	const data = { id: job.id, model, outputs: [], urls: jobUrls(job.id), status: "created", error: "" };
	return { kind: "json", value: { code: 200, message: "success", data } };
}

const STATES = {
	queued: "created",
	running: "processing",
	succeeded: "completed",
	failed: "failed",
	canceled: "cancelled",
} as const;

function poll({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("wavespeed", params["id"] ?? "");
	const data = {
		id: job.id,
		model: job.model,
		outputs: phase === "succeeded" ? [job.result] : [],
		urls: jobUrls(job.id),
		status: STATES[phase],
		error: phase === "failed" ? "The prompt was refused by the content check." : "",
	};
	return { kind: "json", value: { code: 200, message: "success", data } };
}

function jobUrls(id: string): { readonly get: string } {
	return { get: `https://${HOST}/api/v3/predictions/${id}/result` };
}

/** A hub id, as LoRA paths are written here. */
function hubId(value: unknown, at: string): ReturnType<Check> {
	return typeof value === "string" && /^[\w.-]+\/[\w.-]+$/.test(value)
		? undefined
		: { at, message: `"${at}": expected a hub id like "org/name"` };
}
