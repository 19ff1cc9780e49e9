import { isRecord } from "../rules/checks.ts";

/** The schema of `response_format`, in OpenAI's form or the older `{ type: "json", value }`; a plain object for `json_object`. */
export function findSchema(body: Readonly<Record<string, unknown>>): unknown {
	const format = body["response_format"];
	if (!isRecord(format)) return undefined;
	if (format["type"] === "json_object") return { type: "object", properties: { answer: { type: "string" } } };
	if (format["type"] === "json") return format["value"] ?? format["schema"];
	if (format["type"] !== "json_schema") return undefined;
	const wrapped = format["json_schema"];
	if (isRecord(wrapped)) return wrapped["schema"];
	return format["schema"] ?? format["value"];
}

/** The functions in `tools`. */
export function listFunctions(
	body: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
	const tools = Array.isArray(body["tools"]) ? body["tools"].filter(isRecord) : [];
	return tools.map((tool) => tool["function"]).filter(isRecord);
}

/** What sets two requests with the same input apart: the schema of the answer, and what the model may call. */
export function nameForm(schema: unknown, functions: readonly Readonly<Record<string, unknown>>[]): string[] {
	const tools = functions.map(({ name, parameters }) => JSON.stringify([name, parameters]));
	return [...(schema === undefined ? [] : [JSON.stringify(schema)]), ...tools];
}

/** Whether `tool_choice` lets the model call this function; undefined for a text. */
export function allowsCall(choice: unknown, name: string | undefined): boolean {
	if (choice === "none") return name === undefined;
	if (choice === "required") return name !== undefined;
	const forced = nameForced(choice);
	return forced === undefined || name === forced;
}

/** The function that `tool_choice` names. */
export function nameForced(choice: unknown): unknown {
	return isRecord(choice) && isRecord(choice["function"]) ? choice["function"]["name"] : undefined;
}
