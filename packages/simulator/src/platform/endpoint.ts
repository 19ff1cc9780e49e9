import { text } from "../rules/checks.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { plainError } from "../apis/error-bodies.ts";
import { SERVER_CHAT } from "../apis/hf/server-chat.ts";
import { replyToTask, HF_TASKS } from "../apis/hf/reply-to-task.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";
import { embeddings } from "../apis/openai/embeddings.ts";
import { generateOne, generateStream, generateText } from "../apis/hf/generate-text.ts";

/** The server has one model, so a request need not name it. */
const ONE_MODEL = { onlyModel: "tgi", fields: { model: text } } as const;

/**
 * A dedicated endpoint for a single model: a text-generation server at the root with its chat and completion endpoints,
 * and every other task under its own name (`/fill-mask`). A key is not needed.
 * Source: https://huggingface.github.io/text-generation-inference/
 */
export const endpoint: Dialect = {
	id: "endpoint",
	name: "Dedicated endpoint",
	hosts: ["endpoint.pusula.test"],
	scheme: "Bearer",
	keys: "optional",
	routable: false,
	errorBody: plainError,
	rules: [
		{ method: "POST", path: "", task: "text-generation", reply: generateText },
		{ method: "POST", path: "generate", task: "text-generation", reply: generateOne },
		{ method: "POST", path: "generate_stream", task: "text-generation", reply: generateStream },
		chat("v1/chat/completions", {
			...SERVER_CHAT,
			...ONE_MODEL,
			fields: { ...SERVER_CHAT.fields, ...ONE_MODEL.fields },
		}),
		completion("v1/completions", ONE_MODEL),
		embeddings("v1/embeddings", { isOneModel: true }),
		...HF_TASKS.map((task) => ({
			method: "POST" as const,
			path: task,
			task,
			reply: (call: Call): Reply => replyToTask(task, call),
		})),
	],
};
