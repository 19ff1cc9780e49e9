import { CALL_EXAMPLES, type JsonValue, type Locale, LOCALES, type TaskExamples } from "@pusula/tasks";
import { isRecord } from "../rules/checks.ts";
import type { ModelFacts } from "../state/model-facts.ts";
import type { ExampleInput } from "../state/state.ts";

/** Whether a model of which this is known would give an example's result: it was made for the language, and has the labels. */
export function wouldGive(
	{ lacks = [], reads, labels }: ModelFacts,
	task: string,
	language: Locale,
	output: JsonValue,
): boolean {
	if (reads !== undefined && reads !== language) return false;
	if (namesLanguages(task) ? lacks.length > 0 : lacks.includes(language)) return false;
	return labels === undefined || listLabels(output).every((label) => labels.includes(label));
}

/** An input as the examples have it: without the mask and the prefixes of the model, with the languages that it has alone. */
export function toOwnInput(
	task: string,
	{ inputs, ...settings }: ExampleInput,
	{ maskToken, prefixes = [], reads }: ModelFacts,
): ExampleInput {
	if (reads !== undefined && namesLanguages(task)) {
		const pair = { src_lang: reads, tgt_lang: LOCALES.find((one) => one !== reads) };
		return { ...settings, inputs, parameters: { ...pair, ...toRecord(settings.parameters) } };
	}
	const unmasked =
		typeof inputs === "string" && maskToken !== undefined ? inputs.replaceAll(maskToken, "[MASK]") : inputs;
	return { ...settings, inputs: prefixes.length > 0 ? withoutPrefix(unmasked, prefixes) : unmasked };
}

/** Settings with languages by their tags in place of a model's codes; codes that it does not have stay. */
export function toLanguages(
	settings: Readonly<Record<string, unknown>>,
	codes: ModelFacts["languageCodes"] = EXAMPLE_CODES,
): Readonly<Record<string, unknown>> {
	const named = ["src_lang", "tgt_lang"].flatMap((name) => {
		const language = LOCALES.find((locale) => codes[locale] === settings[name]);
		return language === undefined ? [] : [[name, language] as const];
	});
	return { ...settings, ...Object.fromEntries(named) };
}

/** How the examples name languages: each translates from its own. */
const EXAMPLE_CODES = Object.fromEntries(
	LOCALES.map((locale) => {
		const code = sourceLanguage(CALL_EXAMPLES.translation, locale);
		return [locale, typeof code === "string" ? code : ""];
	}),
);

/** Whether the examples of a task go from one language to another: a model needs both then. */
function namesLanguages(task: string): boolean {
	const examples = Object.entries(CALL_EXAMPLES).find(([id]) => id === task)?.[1];
	return examples !== undefined && LOCALES.some((locale) => sourceLanguage(examples, locale) !== undefined);
}

function sourceLanguage(examples: TaskExamples, locale: Locale): unknown {
	return toRecord(examples[locale][0].input.parameters)["src_lang"];
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
	return isRecord(value) ? value : {};
}

function withoutPrefix(value: unknown, prefixes: readonly string[]): unknown {
	if (typeof value === "string") {
		const prefix = prefixes.find((one) => value.startsWith(one));
		return prefix === undefined ? value : value.slice(prefix.length);
	}
	if (Array.isArray(value)) return value.map((one) => withoutPrefix(one, prefixes));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPrefix(one, prefixes)]));
}

function listLabels(output: JsonValue): readonly string[] {
	const rows = Array.isArray(output) ? output.filter(isRecord) : [];
	return rows
		.map(({ label, entity_group }) => label ?? entity_group)
		.filter((label) => typeof label === "string");
}
