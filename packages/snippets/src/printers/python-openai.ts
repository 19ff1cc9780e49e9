import { printArguments } from "../literals/python.ts";
import { Code } from "../literals/text.ts";
import { chatPath } from "../plan/plan.ts";
import { toOpenaiTarget } from "./openai-target.ts";
import { printPath } from "./path.ts";
import type { Printer } from "./printer.ts";
import { printTokenHeader, printToken } from "./python-parts.ts";

/** Fields that the library's `create` takes by name; others travel in `extra_body`. */
const OPENAI_FIELDS: ReadonlySet<string> = new Set(
	(
		"messages model audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens " +
		"metadata modalities n parallel_tool_calls prediction presence_penalty prompt_cache_key reasoning_effort " +
		"response_format safety_identifier seed service_tier stop store stream stream_options temperature tool_choice tools " +
		"top_logprobs top_p user verbosity web_search_options"
	).split(" "),
);

/** Python with OpenAI's library: chat with every provider. */
export const pythonOpenai: Printer = {
	language: "python",
	client: "openai",
	install: "pip install openai",
	print(plan) {
		const { token, isStream } = plan;
		const target = toOpenaiTarget(plan, (prefix) => printTokenHeader(token, prefix));
		if ("reason" in target) return target;
		const { baseUrl, headers, fields } = target;
		const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
		const extra = Object.fromEntries(entries.filter(([name]) => !OPENAI_FIELDS.has(name)));
		const options = printArguments([], {
			base_url: baseUrl,
			api_key: new Code(printToken(token)),
			...(Object.keys(headers).length > 0 && { default_headers: headers }),
		});
		const create = `client.chat.completions.create(${printArguments([], {
			...Object.fromEntries(entries.filter(([name]) => OPENAI_FIELDS.has(name))),
			...(Object.keys(extra).length > 0 && { extra_body: extra }),
		})})\n`;
		const read = isStream
			? `stream = ${create}for chunk in stream:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
`
			: `completion = ${create}print(${printPath("completion", chatPath(plan.call))})\n`;
		const os = "name" in token ? "import os\n\n" : "";
		return { code: `${os}from openai import OpenAI\n\nclient = OpenAI(${options})\n\n${read}` };
	},
};
