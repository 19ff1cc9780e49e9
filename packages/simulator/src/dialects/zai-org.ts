import { caption, see } from "../answers/see.ts";
import { makePicture, readSize } from "../answers/make-media.ts";
import { required, shape, text } from "../check/checks.ts";
import { Refusal } from "../refusal.ts";
import type { Answer, Call, Dialect, Rule } from "../types.ts";
import { FILE_HOSTS } from "../world/files.ts";
import type { Problem } from "../wire.ts";
import { checkModel, readJson } from "./body.ts";
import { bytesOf, documentAddress, textIn } from "./media-fields.ts";
import { FOREIGN_FIELDS } from "./openai-chat.ts";
import { chat } from "./openai.ts";

/** Headers that every request must carry. */
const FIXED_HEADERS = { "x-source-channel": "hugging_face", "accept-language": "en-US,en" } as const;

/** Z.ai: chat, pictures as jobs, and reading documents. Source: https://docs.z.ai/api-reference */
export const zaiOrg: Dialect = {
	id: "zai-org",
	name: "Z.ai",
	hosts: ["api.z.ai"],
	scheme: "Bearer",
	providerModel: (hubId) => (hubId.split("/").at(-1) ?? hubId).toLowerCase(),
	refuse: ({ status, message }: Problem) => ({ error: { code: status === 401 ? "1000" : "1210", message } }),
	rules: (
		[
			chat("api/paas/v4/chat/completions"),
			{ method: "POST", path: "api/paas/v4/async/images/generations", task: "text-to-image", answer: submit },
			{ method: "GET", path: "api/paas/v4/async-result/:id", stage: "poll", answer: poll },
			{ method: "POST", path: "api/paas/v4/layout_parsing", task: "image-to-text", answer: parse },
		] satisfies Rule[]
	).map(withFixedHeaders),
};

function withFixedHeaders(rule: Rule): Rule {
	return {
		...rule,
		answer: (call) => {
			for (const [name, value] of Object.entries(FIXED_HEADERS)) {
				if (call.headers[name] === value) continue;
				throw new Refusal({
					status: 400,
					message: `Header "${name}": expected "${value}", got "${call.headers[name] ?? ""}".`,
				});
			}
			return rule.answer(call);
		},
	};
}

function submit(call: Call): Answer {
	const body = readJson(
		call,
		shape({ model: required(text), prompt: required(text), size: text }, FOREIGN_FIELDS),
	);
	const model = checkModel(call, body["model"]);
	const { width, height } = readSize(body);
	const result = call.world.files.add(
		FILE_HOSTS["zai-org"],
		makePicture(textIn(body, "prompt"), width, height),
	);
	const job = call.world.jobs.submit({ provider: "zai-org", model, result, outcome: call.jobOutcome });
	return { kind: "json", value: { id: job.id, request_id: job.id, model, task_status: "PROCESSING" } };
}

const STATES = {
	queued: "PROCESSING",
	running: "PROCESSING",
	succeeded: "SUCCESS",
	failed: "FAIL",
	canceled: "FAIL",
} as const;

function poll({ params, world }: Call): Answer {
	const { phase, job } = world.jobs.poll("zai-org", params["id"] ?? "");
	const result = phase === "succeeded" ? { image_result: [{ url: job.result }] } : {};
	return { kind: "json", value: { id: job.id, model: job.model, task_status: STATES[phase], ...result } };
}

const PARSE_BODY = shape(
	{ model: required(text), file: required(documentAddress) },
	{ ...FOREIGN_FIELDS, prompt: "is not a field of this API" },
);

function parse(call: Call): Answer {
	const body = readJson(call, PARSE_BODY);
	const model = checkModel(call, body["model"]);
	const seen = see(bytesOf(body["file"]), call.world.seed);
	return { kind: "json", value: { id: "layout", model, md_results: `# ${caption(seen)}\n` } };
}
