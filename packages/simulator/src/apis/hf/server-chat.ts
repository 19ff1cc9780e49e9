import { isRecord } from "../../rules/checks.ts";

/** Formats that a text-generation server takes: OpenAI's, and its own older `{ type: "json" | "regex", value }`. */
const ANY_FORMAT = {
	response_format: (value: unknown, at: string) =>
		isRecord(value) && ["text", "json_object", "json_schema", "json", "regex"].includes(String(value["type"]))
			? undefined
			: { at, message: `"${at}.type": expected text, json_object, json_schema, json or regex` },
};

/** Fields and formats of the chat of a text-generation server. */
export const SERVER_CHAT = { fields: ANY_FORMAT, status: 422 } as const;
