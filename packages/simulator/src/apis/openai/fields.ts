import {
	anything,
	boolean,
	either,
	integer,
	isRecord,
	listOf,
	number,
	object,
	oneOf,
	required,
	shape,
	string,
	text,
	type Check,
	type Fields,
} from "../../rules/checks.ts";

const toolCall = shape({
	id: required(text),
	type: required(oneOf("function")),
	function: required(
		shape({ name: required(text), arguments: required(either("text or an object", string, object)) }),
	),
});

const tool = shape({
	type: required(oneOf("function")),
	function: required(shape({ name: required(text), description: string, parameters: object })),
});

/** Sampling settings that chat and completion requests share. */
const SAMPLING: Fields = {
	temperature: number(0, 2),
	top_p: number(0, 1),
	frequency_penalty: number(-2, 2),
	presence_penalty: number(-2, 2),
	max_tokens: integer(1),
	n: integer(1, 8),
	seed: integer(),
	stop: either("a string or a list of strings", string, listOf(string)),
	stream: boolean,
	stream_options: shape({ include_usage: boolean }),
	logit_bias: anything,
};

/** Fields of an OpenAI-style chat request. */
export const CHAT_FIELDS: Fields = {
	...SAMPLING,
	model: required(text),
	messages: required(listOf(message, 1)),
	max_completion_tokens: integer(1),
	tools: listOf(tool),
	tool_choice: either(
		"auto, none, required or a named function",
		oneOf("auto", "none", "required"),
		shape({ type: oneOf("function"), function: required(shape({ name: required(text) })) }),
	),
	response_format: responseFormat,
	logprobs: boolean,
	top_logprobs: integer(0, 20),
	reasoning_effort: oneOf("none", "minimal", "low", "medium", "high", "xhigh"),
};

/** Fields of an OpenAI-style completion request. */
export const COMPLETION_FIELDS: Fields = {
	...SAMPLING,
	model: required(text),
	prompt: required(either("text or a list of texts", text, listOf(text, 1))),
	echo: boolean,
};

function contentPart(value: unknown, at: string): ReturnType<Check> {
	const type = isRecord(value) ? value["type"] : undefined;
	if (type === "text") return shape({ text: required(string) })(value, at);
	if (type === "image_url") return shape({ image_url: required(shape({ url: required(text) })) })(value, at);
	return shape({ type: required(oneOf("text", "image_url", "input_audio", "video_url", "file")) })(value, at);
}

function message(value: unknown, at: string): ReturnType<Check> {
	const role = isRecord(value) ? value["role"] : undefined;
	const content = either("a string or a list of parts", string, listOf(contentPart));
	const checkParts = isRecord(value) && Array.isArray(value["content"]) ? listOf(contentPart) : content;
	const spoken = role === "assistant" ? checkParts : required(checkParts);
	return shape({
		role: required(oneOf("system", "developer", "user", "assistant", "tool")),
		content: spoken,
		name: string,
		tool_calls: listOf(toolCall),
		tool_call_id: role === "tool" ? required(text) : text,
	})(value, at);
}

function responseFormat(value: unknown, at: string): ReturnType<Check> {
	const type = isRecord(value) ? value["type"] : undefined;
	if (type !== "json_schema")
		return shape({ type: required(oneOf("text", "json_object", "json_schema")) })(value, at);
	return shape({ json_schema: required(shape({ name: text, schema: required(object), strict: boolean })) })(
		value,
		at,
	);
}
