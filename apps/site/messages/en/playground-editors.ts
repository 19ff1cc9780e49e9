import type { PlaygroundEditors } from "../tr/playground-editors.ts";

/** Words of the playground's editors of JSON and of tables, in English. */
export const playgroundEditors: PlaygroundEditors = {
	about: "JSON editor. The Tab key leaves it.",
	template: "Begin with a template",
	problems: {
		line: "Line {line}:",
		syntax: "The JSON breaks here; a comma, a quote or a bracket may be missing or too many.",
		missing: "The field “{name}” is missing.",
		type: "Expected type: {name}.",
		choice: "Must be one of: {name}.",
		other: "Does not fit the field's schema: {name}",
		"unknown-type": "“{name}” is not a type of JSON Schema.",
		"not-listed": "“{name}” is required but is not among the properties.",
		"not-object": "An object belongs here.",
		"no-choices": "The list of choices is empty; no value fits.",
	},
	templates: {
		tools: [
			{
				title: "Weather",
				value: [
					{
						type: "function",
						function: {
							name: "get_weather",
							description: "Gives the current weather of a city.",
							parameters: {
								type: "object",
								properties: {
									city: { type: "string", description: "Name of the city, such as London." },
									unit: { type: "string", enum: ["celsius", "fahrenheit"] },
								},
								required: ["city"],
								additionalProperties: false,
							},
						},
					},
				],
			},
			{
				title: "Search in documents",
				value: [
					{
						type: "function",
						function: {
							name: "search_documents",
							description: "Searches the company's documents and gives the best passages.",
							parameters: {
								type: "object",
								properties: {
									query: { type: "string", description: "Words to search for." },
									limit: { type: "integer", minimum: 1, maximum: 10 },
								},
								required: ["query"],
								additionalProperties: false,
							},
						},
					},
				],
			},
		],
		response_format: [
			{ title: "Any JSON object", value: { type: "json_object" } },
			{
				title: "A record with known fields",
				value: {
					type: "json_schema",
					json_schema: {
						name: "contact",
						strict: true,
						schema: {
							type: "object",
							properties: {
								name: { type: "string" },
								email: { type: ["string", "null"] },
								topics: { type: "array", items: { type: "string" } },
							},
							required: ["name", "email", "topics"],
							additionalProperties: false,
						},
					},
				},
			},
			{
				title: "One of a few choices",
				value: {
					type: "json_schema",
					json_schema: {
						name: "sentiment",
						strict: true,
						schema: {
							type: "object",
							properties: { label: { type: "string", enum: ["positive", "negative", "neutral"] } },
							required: ["label"],
							additionalProperties: false,
						},
					},
				},
			},
		],
	},
	table: {
		column: "Name of column {column}",
		cell: "{name}, row {row}",
		addRow: "Add a row",
		addColumn: "Add a column",
		removeRow: "Remove row {row}",
		removeColumn: "Remove the column {name}",
		about: "Paste what you copied from a spreadsheet or a CSV file into a cell; the table grows by itself.",
		asText: "Edit as text",
		asTable: "Edit as a table",
		newColumn: "column {column}",
	},
};
