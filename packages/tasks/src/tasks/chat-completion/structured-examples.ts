import type { JsonValue } from "../../types/json-schema.ts";
import type { Example } from "../../types/task.ts";
import { toReply } from "./to-reply.ts";

/** The answer in JSON and the tool call of the pages on structured output, with the sentences of one language. */
export function toStructuredExamples(words: {
	readonly instruction: string;
	readonly complaint: string;
	readonly weather: string;
	readonly description: string;
	readonly report: string;
}): readonly Example[] {
	const user = { role: "user", content: words.weather };
	const call = {
		id: "call-1",
		type: "function",
		function: { name: "get_weather", arguments: '{"city":"Ankara"}' },
	};
	const tools = [
		{
			type: "function",
			function: { name: "get_weather", description: words.description, parameters: CITY },
		},
	];
	const turns: readonly JsonValue[] = [
		user,
		{ role: "assistant", tool_calls: [call] },
		{ role: "tool", tool_call_id: "call-1", content: '{"city":"Ankara","celsius":12}' },
	];
	return [
		{
			input: {
				messages: [
					{ role: "system", content: words.instruction },
					{ role: "user", content: words.complaint },
				],
				response_format: {
					type: "json_schema",
					json_schema: { name: "message", strict: true, schema: MESSAGE },
				},
			},
			output: toReply({ content: '{"city":"Ankara","isComplaint":true}' }),
		},
		{ input: { messages: [user], tools }, output: toReply({ tool_calls: [call] }, "tool_calls") },
		{ input: { messages: turns, tools }, output: toReply({ content: words.report }) },
	];
}

const CITY = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

const MESSAGE = {
	type: "object",
	properties: { city: { type: "string" }, isComplaint: { type: "boolean" } },
	required: ["city", "isComplaint"],
	additionalProperties: false,
};
