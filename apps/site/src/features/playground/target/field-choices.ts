import { type JsonSchema, type Locale, LOCALES, type TaskId } from "@pusula/tasks";
import { type Model, MODELS } from "@pusula/tasks/models";
import type { FieldChoices, TaskData } from "./task-data.ts";

/** Parameters that name a language by a code of the model's own. */
const LANGUAGE_FIELDS = ["src_lang", "tgt_lang"] as const;

/** Schemas of parameters that no task names, by their name. */
const FURTHER_FIELDS: Readonly<Record<string, JsonSchema>> = {
	voice: {
		type: "string",
		description: "Voice that reads the text, by the name that its model gives it.",
		"x-tr": "Metni okuyan ses, modelin verdiği adla.",
	},
};

/** Values that the table's models of a task are known to take, by model and path of the field. */
export function listFieldChoices(task: TaskId, input: JsonSchema): TaskData["choices"] {
	const models: readonly Model[] = MODELS;
	const rows = models
		.filter(({ tasks }) => tasks.includes(task))
		.flatMap((model): [string, FieldChoices][] => {
			const fields = Object.entries(listValues(model)).flatMap(([name, values]) => {
				const path = findPath(name, input);
				return path === undefined ? [] : [[path, values] as const];
			});
			return fields.length > 0 ? [[model.id, Object.fromEntries(fields)]] : [];
		});
	return Object.fromEntries(rows);
}

/** A schema with the parameters that some model has values for and the task itself does not name, such as a voice. */
export function withChosenFields(input: JsonSchema, choices: TaskData["choices"]): JsonSchema {
	const { parameters, ...others } = input.properties ?? {};
	if (!parameters) return input;
	const paths = new Set(Object.values(choices).flatMap((fields) => Object.keys(fields)));
	const added = Object.entries(FURTHER_FIELDS).filter(([name]) => paths.has(`${PARAMETERS}${name}`));
	if (added.length === 0) return input;
	const properties = { ...Object.fromEntries(added), ...parameters.properties };
	return { ...input, properties: { ...others, parameters: { ...parameters, properties } } };
}

const PARAMETERS = "parameters.";

function listValues({ input }: Model): FieldChoices {
	const codes: Readonly<Partial<Record<Locale, string>>> = input?.languageCodes ?? {};
	const languages = LOCALES.flatMap((locale) => codes[locale] ?? []);
	return {
		...(languages.length > 0 && Object.fromEntries(LANGUAGE_FIELDS.map((name) => [name, languages]))),
		...input?.choices,
	};
}

/** Path of a parameter in a task's form; undefined where the task has no such parameter. */
function findPath(name: string, { properties }: JsonSchema): string | undefined {
	if (properties?.[name]) return name;
	const parameters = properties?.["parameters"];
	const isKnown = parameters?.properties?.[name] ?? (parameters && FURTHER_FIELDS[name]);
	return isKnown && `${PARAMETERS}${name}`;
}
