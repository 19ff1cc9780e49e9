/** The JSON Schema that a chat call requests for its answer; `true` for any JSON, undefined when it requests text. */
export function findRequestedSchema(args: Readonly<Record<string, unknown>>): object | true | undefined {
	const format = toFields(args["response_format"]);
	if (format["type"] === "json_object") return true;
	if (format["type"] === "json_schema")
		return toSchema(toFields(format["json_schema"] ?? format["value"])["schema"]);
	return format["type"] === "json" ? toSchema(format["value"]) : undefined;
}

/** The JSON Schema of the arguments of a tool that a chat call offers; `true` where the call has none. */
export function findToolSchema(args: Readonly<Record<string, unknown>>, tool: string): object | true {
	const tools = Array.isArray(args["tools"]) ? args["tools"] : [];
	const found = tools.map((one) => toFields(toFields(one)["function"])).find(({ name }) => name === tool);
	return toSchema(found?.["parameters"]);
}

/** A schema may be its JSON text; anything else is no schema. */
function toSchema(value: unknown): object | true {
	const schema = typeof value === "string" ? parse(value) : value;
	return typeof schema === "object" && schema !== null ? schema : true;
}

function parse(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return value;
	} catch {
		return undefined;
	}
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
	return Object(value) as Readonly<Record<string, unknown>>; // fields of any object are unknown
}
