import type { PlaygroundEditors } from "../../../../../messages/tr/playground-editors.ts";

/** A ready text of a field. */
export interface Template {
	readonly title: string;
	readonly text: string;
}

/** The templates of a field, by its name; none for most. */
export function listTemplates(field: string, words: PlaygroundEditors["templates"]): readonly Template[] {
	const { weather, search, anyJson, record, choice } = words;
	const templates: Readonly<Record<string, readonly (readonly [title: string, value: unknown])[]>> = {
		tools: [
			[
				weather.title,
				[
					toTool("get_weather", weather.about, {
						city: { type: "string", description: weather.city },
						unit: { type: "string", enum: ["celsius", "fahrenheit"] },
					}),
				],
			],
			[
				search.title,
				[
					toTool("search_documents", search.about, {
						query: { type: "string", description: search.query },
						limit: { type: "integer", minimum: 1, maximum: 10 },
					}),
				],
			],
		],
		response_format: [
			[anyJson, { type: "json_object" }],
			[
				record,
				toFormat("contact", {
					name: { type: "string" },
					email: { type: ["string", "null"] },
					topics: { type: "array", items: { type: "string" } },
				}),
			],
			[choice.title, toFormat("sentiment", { label: { type: "string", enum: choice.labels } })],
		],
	};
	return (templates[field] ?? []).map(([title, value]) => ({
		title,
		text: JSON.stringify(value, null, "\t"),
	}));
}

/** A tool that cannot be called without its first argument. */
function toTool(name: string, description: string, properties: Readonly<Record<string, object>>): object {
	const required = Object.keys(properties).slice(0, 1);
	const parameters = { type: "object", properties, required, additionalProperties: false };
	return { type: "function", function: { name, description, parameters } };
}

/** A form of an answer in which no field may be missing. */
function toFormat(name: string, properties: Readonly<Record<string, object>>): object {
	const schema = {
		type: "object",
		properties,
		required: Object.keys(properties),
		additionalProperties: false,
	};
	return { type: "json_schema", json_schema: { name, schema } };
}
