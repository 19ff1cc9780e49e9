import { describePicture } from "../answers/describe-picture.ts";
import { makePicture, readPictureFields } from "../answers/make-media.ts";
import { required, shape, text } from "../rules/checks.ts";
import { RequestError, type Problem } from "../types/request.ts";
import type { Reply, Call, Dialect, Rule } from "../rules/dialect.ts";
import { checkModel, readJson } from "../apis/fields/body.ts";
import { bytesOf, documentUrl, textIn } from "../apis/fields/media-fields.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";
import { chat } from "../apis/openai/chat.ts";

/** Headers that every request must carry. */
const FIXED_HEADERS = { "x-source-channel": "hugging_face", "accept-language": "en-US,en" } as const;

/** Its code for a model that it does not have. */
const UNKNOWN_MODEL = "1211";

/** Where its results are downloaded. */
const FILE_HOST = "mfile.z.ai";

/** Z.ai: chat, pictures as jobs, and reading documents. Source: https://docs.z.ai/api-reference */
export const zaiOrg: Dialect = {
	id: "zai-org",
	name: "Z.ai",
	hosts: ["api.z.ai"],
	scheme: "Bearer",
	fileHost: FILE_HOST,
	providerModel: (hubId) => (hubId.split("/").at(-1) ?? hubId).toLowerCase(),
	errorBody: ({ status, message, code }: Problem) => ({
		error: { code: code === UNKNOWN_MODEL ? code : status === 401 ? "1000" : "1210", message },
	}),
	unknownModel: () => ({
		status: 400,
		message: "Unknown Model, please check the model code.",
		code: UNKNOWN_MODEL,
	}),
	rules: (
		[
			chat("api/paas/v4/chat/completions"),
			{ method: "POST", path: "api/paas/v4/async/images/generations", task: "text-to-image", reply: submit },
			{ method: "GET", path: "api/paas/v4/async-result/:id", stage: "poll", reply: poll },
			{ method: "POST", path: "api/paas/v4/layout_parsing", task: "image-to-text", reply: parse },
		] satisfies Rule[]
	).map(withFixedHeaders),
};

function withFixedHeaders(rule: Rule): Rule {
	return {
		...rule,
		reply: (call) => {
			for (const [name, value] of Object.entries(FIXED_HEADERS)) {
				if (call.headers[name] === value) continue;
				throw new RequestError({
					status: 400,
					message: `Header "${name}": expected "${value}", got "${call.headers[name] ?? ""}".`,
				});
			}
			return rule.reply(call);
		},
	};
}

function submit(call: Call): Reply {
	const body = readJson(
		call,
		shape({ model: required(text), prompt: required(text), size: text }, FOREIGN_FIELDS),
	);
	const model = checkModel(call, body["model"]);
	const request = { task: "text-to-image", prompt: textIn(body, "prompt"), ...readPictureFields(body) };
	const result = call.state.files.add(FILE_HOST, makePicture(call.state, request));
	const job = call.state.jobs.submit({ provider: "zai-org", model, result, outcome: call.jobOutcome });
	return { kind: "json", value: { id: job.id, request_id: job.id, model, task_status: "PROCESSING" } };
}

const STATES = {
	queued: "PROCESSING",
	running: "PROCESSING",
	succeeded: "SUCCESS",
	failed: "FAIL",
	canceled: "FAIL",
} as const;

function poll({ params, state }: Call): Reply {
	const { phase, job } = state.jobs.poll("zai-org", params["id"] ?? "");
	const result = phase === "succeeded" ? { image_result: [{ url: job.result }] } : {};
	return { kind: "json", value: { id: job.id, model: job.model, task_status: STATES[phase], ...result } };
}

const PARSE_BODY = shape(
	{ model: required(text), file: required(documentUrl) },
	{ ...FOREIGN_FIELDS, prompt: "is not a field of this API" },
);

function parse(call: Call): Reply {
	const body = readJson(call, PARSE_BODY);
	const model = checkModel(call, body["model"]);
	const described = describePicture(call.state, bytesOf(body["file"]));
	return { kind: "json", value: { id: "layout", model, md_results: `# ${described}\n` } };
}
