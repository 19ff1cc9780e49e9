import { HUB_MODELS } from "../state/hub-models.ts";
import { guessTaskOfModel, toPipelineTag } from "../state/hub.ts";
import { RequestError } from "../types/request.ts";
import type { Reply, Call, Dialect, Rule } from "../rules/dialect.ts";
import { findModelFacts } from "../rules/demand-fit.ts";
import { checkModel } from "../apis/fields/body.ts";
import { plainError } from "../apis/error-bodies.ts";
import { replyToTask, HF_TASKS } from "../apis/hf/reply-to-task.ts";
import { SERVER_CHAT } from "../apis/hf/server-chat.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";

/**
 * The hub's own inference: every task of the catalogue that has a wire form, one URL a model.
 * Source: https://huggingface.co/docs/inference-providers/providers/hf-inference
 */
export const hfInference: Dialect = {
	id: "hf-inference",
	name: "HF Inference",
	hosts: [],
	scheme: "Bearer",
	keys: "platform",
	providerModel: (hubId) => hubId,
	errorBody: plainError,
	unknownModel: () => ({ status: 400, message: "Model not supported by provider hf-inference" }),
	rules: [
		ofModel(chat("models/:model*/v1/chat/completions", SERVER_CHAT)),
		ofModel(completion("models/:model*/v1/completions")),
		{
			method: "POST",
			path: "models/:model*/pipeline/:task",
			task: "feature-extraction sentence-similarity",
			reply: pipelineReply,
		},
		{ method: "POST", path: "models/:model*", task: HF_TASKS.join(" "), reply: modelReply },
	],
};

/** The rule, for models of the path alone. */
function ofModel(rule: Rule): Rule {
	return {
		...rule,
		reply: (call) => {
			checkModel(call, call.params["model"]);
			return rule.reply(call);
		},
	};
}

function pipelineReply(call: Call): Reply {
	const task = call.params["task"] ?? "";
	if (!HF_TASKS.includes(task))
		throw new RequestError({ status: 404, message: `Unknown pipeline "${task}".` });
	const model = checkModel(call, call.params["model"]);
	return replyToTask(task, call, findModelFacts(call.state.hub, "hf-inference", model));
}

function modelReply(call: Call): Reply {
	const model = checkModel(call, call.params["model"]);
	const known = call.state.hub.findTask("hf-inference", model);
	const task = toPipelineTag(known ?? guessTaskOfModel(model)); // models of chat complete texts at their bare URL
	if (PIPELINES.has(task)) {
		throw new RequestError({
			status: 404,
			message: `${task} has an address of its own: models/${model}/pipeline/${task}`,
		});
	}
	if (!(task in HUB_MODELS) || !HF_TASKS.includes(task)) {
		throw new RequestError({ status: 400, message: `Model ${model} is not supported for task ${task} here` });
	}
	return replyToTask(task, call, findModelFacts(call.state.hub, "hf-inference", model));
}

/** Tasks that are requested under `pipeline/`, since one model can do both. */
const PIPELINES: ReadonlySet<string> = new Set(["feature-extraction", "sentence-similarity"]);
