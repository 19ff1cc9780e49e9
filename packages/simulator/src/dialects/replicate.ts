import { transcribe } from "../answers/transcribe.ts";
import { makePicture, makeSound, makeVideo, readPictureFields } from "../answers/make-media.ts";
import {
	anything,
	isRecord,
	listOf,
	object,
	required,
	shape,
	text,
	type Check,
	type Fields,
} from "../rules/checks.ts";
import { guessTaskOfModel } from "../state/hub.ts";
import { RequestError, type Problem } from "../types/request.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import type { StoredFile } from "../state/files.ts";
import type { Job, JobPhase } from "../state/jobs.ts";
import { checkModel, heedModel, readJson } from "../apis/fields/body.ts";
import { httpsUrl, audioUrl, bytesOf, imageUrl, rejectField, textIn } from "../apis/fields/media-fields.ts";

const TASKS: Readonly<Record<string, Fields>> = {
	"text-to-image": { prompt: required(text), lora_weights: httpsUrl },
	"text-to-video": { prompt: required(text) },
	"text-to-speech": { text: required(text) },
	"automatic-speech-recognition": { audio: required(audioUrl) },
	"image-to-image": {
		image: imageUrl,
		images: listOf(imageUrl, 1),
		input_image: imageUrl,
		input_images: listOf(imageUrl, 1),
		prompt: anything,
		lora_weights: httpsUrl,
	},
};

const TITLES: Readonly<Record<number, string>> = { 401: "Unauthenticated", 422: "Input validation failed" };

/** Where its results are downloaded. */
const FILE_HOST = "replicate.delivery";

/**
 * Replicate: every task is a prediction. With `Prefer: wait` the response comes when it is done (a model with "slow" in
 * its name takes longer than the wait, one with "early" gives its output while it is still "processing"); otherwise the
 * prediction is polled. Source: https://replicate.com/docs/reference/http
 */
export const replicate: Dialect = {
	id: "replicate",
	name: "Replicate",
	hosts: ["api.replicate.com"],
	scheme: "Bearer",
	modelNames: {
		"black-forest-labs/FLUX.1-dev": "black-forest-labs/flux-dev",
		"black-forest-labs/FLUX.1-schnell": "black-forest-labs/flux-schnell",
		"openai/whisper-large-v3":
			"openai/whisper:8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e",
	},
	loraModel: (name) => name,
	fileHost: FILE_HOST,
	unknownModel: () => ({ status: 404, message: "The requested resource could not be found." }),
	errorBody: ({ status, message, at }: Problem) => ({
		...(status === 404 ? {} : { title: TITLES[status] ?? "Request refused" }),
		detail: message,
		status,
		...(at === undefined ? {} : { invalid_fields: [{ type: "invalid", field: at, description: message }] }),
	}),
	rules: [
		{ method: "GET", path: "v1/predictions/:id", stage: "poll", reply: poll },
		{ method: "POST", path: "v1/predictions/:id/cancel", stage: "poll", reply: cancel },
		{ method: "POST", path: "v1/predictions", task: Object.keys(TASKS).join(" "), reply: submitVersion },
		{
			method: "POST",
			path: "v1/models/:owner/:name/predictions",
			task: Object.keys(TASKS).join(" "),
			reply: submitModel,
		},
	],
};

const REJECTED = {
	inputs: 'is not a field of this API; everything belongs into "input"',
	parameters: 'is not a field of this API; settings belong into "input"',
} as const;

function submitModel(call: Call): Reply {
	const body = readJson(call, shape({ input: required(object), version: noVersion }, REJECTED), 422);
	const model = checkModel(call, `${call.params["owner"] ?? ""}/${call.params["name"] ?? ""}`);
	return predict(call, model, null, body["input"]);
}

/** Clients that choose the version by the model's name write null where there is none. */
function noVersion(_version: unknown, at: string): ReturnType<Check> {
	return { at, message: `"${at}" belongs to v1/predictions` };
}

function submitVersion(call: Call): Reply {
	const body = readJson(call, shape({ version: required(text), input: required(object) }, REJECTED), 422);
	const version = textIn(body, "version");
	if (version.includes("/") || version.includes(":"))
		rejectField("version", "must be the part behind the colon alone", 422);
	const known = call.state.hub.findVersioned("replicate", version);
	if (known === undefined && !call.state.hub.has("replicate", version))
		rejectField("version", `: there is no version "${version}"`, 422);
	return predict(call, known ?? "", version, body["input"]);
}

function predict(call: Call, model: string, version: string | null, input: unknown): Reply {
	const fields = isRecord(input) ? input : {};
	const task =
		call.state.hub.findTask("replicate", version === null ? model : `${model}:${version}`) ??
		guess(model, fields);
	heedModel(call, version === null ? model : `${model}:${version}`);
	const fault = shape(TASKS[task] ?? {}, {
		inputs: 'is called "prompt", "text", "audio" or "image" here',
		parameters: 'is not a field; settings stand beside the prompt in "input"',
	})(fields, "input");
	if (fault) throw new RequestError({ status: 422, message: fault.message, at: fault.at });
	const result = { output: work(call, task, fields), input: fields, version };
	const job = call.state.jobs.submit({ provider: "replicate", model, result, outcome: call.jobOutcome });
	const waits =
		/^wait\b/.test(call.headers["prefer"] ?? "") && !/slow/.test(model) && call.jobOutcome !== "never";
	const value = describe(job, waits ? finalPhase(job) : "queued");
	const isEarly = value.status === STATES.succeeded && model.includes("early");
	return { kind: "json", status: 201, value: isEarly ? { ...value, status: STATES.running } : value };
}

function finalPhase({ outcome }: Job): JobPhase {
	return outcome === "never" ? "running" : outcome;
}

function poll({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("replicate", params["id"] ?? "");
	return { kind: "json", value: describe(job, phase) };
}

/** A prediction that has ended stays as it is. */
function cancel({ params, state }: Call): Reply {
	const id = params["id"] ?? "";
	state.jobs.cancel("replicate", id);
	const { phase, job } = state.jobs.look("replicate", id);
	return { kind: "json", value: describe(job, phase) };
}

const STATES = {
	queued: "starting",
	running: "processing",
	succeeded: "succeeded",
	failed: "failed",
	canceled: "canceled",
} as const;

function describe(job: Job, phase: JobPhase): Readonly<Record<string, unknown>> {
	const { output, ...rest } = isRecord(job.result) ? job.result : {};
	const get = `https://api.replicate.com/v1/predictions/${job.id}`;
	return {
		id: job.id,
		model: job.model,
		...rest,
		status: STATES[phase],
		output: phase === "succeeded" ? output : null,
		error: phase === "failed" ? "The prompt was refused by the content check." : null,
		logs: "",
		urls: { get, cancel: `${get}/cancel` },
	};
}

function work(call: Call, task: string, input: Readonly<Record<string, unknown>>): unknown {
	const add = (file: StoredFile): string => call.state.files.add(FILE_HOST, file);
	const prompt = textIn(input, "prompt");
	const fields = readPictureFields(input);
	if (task === "text-to-image") return [add(makePicture(call.state, { task, prompt, ...fields }))];
	if (task === "text-to-video") return add(makeVideo(call.state, { task, prompt, ...fields }));
	if (task === "text-to-speech") return add(makeSound(call.state, task, textIn(input, "text")));
	if (task === "automatic-speech-recognition") {
		const { text: transcription, segments } = transcribe(call.state, bytesOf(input["audio"]), input);
		return { transcription, segments, detected_language: "tr", translation: null };
	}
	const given = [input["image"], input["input_image"], input["images"], input["input_images"]];
	const picture: unknown = given.flat().find((value) => value !== undefined);
	if (picture === undefined) rejectField("input.image", "is required", 422);
	return add(makePicture(call.state, { task, prompt, file: bytesOf(picture), ...fields }));
}

function guess(model: string, input: Readonly<Record<string, unknown>>): string {
	if (input["audio"] !== undefined) return "automatic-speech-recognition";
	if (input["text"] !== undefined) return "text-to-speech";
	if (input["image"] !== undefined || input["input_image"] !== undefined) return "image-to-image";
	return guessTaskOfModel(model) === "text-to-video" ? "text-to-video" : "text-to-image";
}
