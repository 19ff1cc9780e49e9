import { makePicture, readPictureFields } from "../answers/make-media.ts";
import { integer, number, oneOf, required, shape, text } from "../rules/checks.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { checkModel, readJson } from "../apis/fields/body.ts";
import { detailError } from "../apis/error-bodies.ts";
import { textIn } from "../apis/fields/media-fields.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";

const HOST = "api.us1.bfl.ai";

/** Where its results are downloaded. */
const FILE_HOST = "delivery-us1.bfl.ai";

/** Black Forest Labs: pictures as jobs; the ticket names a polling URL that needs no key. Source: https://docs.bfl.ai */
export const blackForestLabs: Dialect = {
	id: "black-forest-labs",
	name: "Black Forest Labs",
	hosts: [HOST],
	scheme: "X-Key",
	keyHeader: "x-key",
	modelNames: {
		"black-forest-labs/FLUX.1-dev": "flux-dev",
	},
	former: true,
	fileHost: FILE_HOST,
	providerModel: (hubId) => (hubId.split("/").at(-1) ?? hubId).toLowerCase(),
	errorBody: detailError,
	rules: [
		{ method: "GET", path: "v1/get_result", stage: "poll", open: true, reply: poll },
		{ method: "POST", path: "v1/:model", task: "text-to-image", reply: submit },
	],
};

const BODY = shape(
	{
		prompt: required(text),
		width: integer(64, 2048),
		height: integer(64, 2048),
		steps: integer(1, 50),
		guidance: number(),
		seed: integer(),
		output_format: oneOf("jpeg", "png"),
	},
	FOREIGN_FIELDS,
);

function submit(call: Call): Reply {
	const body = readJson(call, BODY, 422);
	const model = checkModel(call, call.params["model"]);
	const request = { task: "text-to-image", prompt: textIn(body, "prompt"), ...readPictureFields(body) };
	const file = makePicture(call.state, request);
	const result = call.state.files.add(FILE_HOST, file);
	const job = call.state.jobs.submit({
		provider: "black-forest-labs",
		model,
		result,
		outcome: call.jobOutcome,
	});
	return { kind: "json", value: { id: job.id, polling_url: `https://${HOST}/v1/get_result?id=${job.id}` } };
}

const STATES = {
	queued: "Pending",
	running: "Pending",
	succeeded: "Ready",
	failed: "Error",
	canceled: "Content Moderated",
} as const;

function poll({ url, state }: Call): Reply {
	const id = url.searchParams.get("id") ?? "";
	if (!state.jobs.has("black-forest-labs", id))
		return { kind: "json", status: 404, value: { id, status: "Task not found", result: null } };
	const { phase, job } = state.jobs.poll("black-forest-labs", id);
	const result = phase === "succeeded" ? { sample: job.result, prompt: "", seed: 42 } : null;
	return { kind: "json", value: { id, status: STATES[phase], result, progress: null } };
}
