import { type JsonSchema, TASK_SCHEMAS, type TaskSchemas } from "@pusula/tasks";
import { REFERENCE_WORDS } from "../../../content/reference/index.ts";
import type { Locale } from "../../lib/locale.ts";

/**
 * A docstring, or what holds where a field is left out, in the reader's language: from the reference's own sentences, or, where
 * the field was made from a task's schema, from the schema, by the English text. Undefined where a part of the text has no
 * translation, or several.
 */
export function findTranslation(docstring: string, locale: Locale): string | undefined {
	const words = REFERENCE_WORDS[locale];
	if (!words) return undefined;
	const known = knownTexts(locale, words.sentences);
	const find = (text: string) => known.get(text) ?? translateBound(text, words.bounds);
	const paragraphs = splitParagraphs(docstring).map((one) => translateAll(splitSentences(one), find));
	return paragraphs.every((one) => one !== undefined) ? paragraphs.join("\n\n") : undefined;
}

/** The paragraphs of a docstring, each in one line; an item of a list is one, with its `- `. */
export function splitParagraphs(docstring: string): readonly string[] {
	return docstring
		.split(/\n\s*\n|\n(?=- )/)
		.map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
		.filter(Boolean);
}

/** The sentences of a paragraph, of which the words of a language translate one or several at once. */
export function splitSentences(paragraph: string): readonly string[] {
	return paragraph.split(/(?<=\.)(?<!\be\.g\.) (?=[A-Z`])/);
}

/** The first sentence of a docstring. */
export function findSummary(docstring: string): string {
	const [paragraph = ""] = splitParagraphs(docstring);
	return splitSentences(paragraph)[0] ?? "";
}

/** Translates sentences from the front, as many together as are known. */
function translateAll(
	sentences: readonly string[],
	find: (text: string) => string | undefined,
): string | undefined {
	if (sentences.length === 0) return "";
	for (let count = sentences.length; count > 0; count--) {
		const found = find(sentences.slice(0, count).join(" "));
		if (found === undefined) continue;
		const rest = translateAll(sentences.slice(count), find);
		if (rest !== undefined) return `${found} ${rest}`.trim();
	}
	return undefined;
}

/** A sentence of a pattern, such as the smallest value. */
function translateBound(text: string, bounds: Readonly<Record<string, string>>): string | undefined {
	for (const [pattern, translation] of Object.entries(bounds)) {
		const expression = new RegExp(`^${pattern}$`, "u");
		if (expression.test(text)) return text.replace(expression, translation);
	}
	return undefined;
}

const kept = new Map<Locale, ReadonlyMap<string, string>>();

function knownTexts(
	locale: Locale,
	sentences: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
	const found = kept.get(locale);
	if (found) return found;
	const schemas: readonly TaskSchemas[] = Object.values(TASK_SCHEMAS);
	const described = schemas
		.flatMap(({ input, output, streamOutput }) => [input, output, ...(streamOutput ? [streamOutput] : [])])
		.flatMap((schema) => listDescriptions(schema, locale));
	const known = new Map([...listUnique(described), ...Object.entries(sentences)]);
	kept.set(locale, known);
	return known;
}

/** The pairs whose English text has one translation everywhere: "The text." is another text in each task. */
function listUnique(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
	const first = new Map(pairs.toReversed());
	const other = new Set(pairs.flatMap(([english, text]) => (first.get(english) === text ? [] : [english])));
	return pairs.filter(([english]) => !other.has(english));
}

/** The descriptions of a schema and all inside it, English and in another language. */
function listDescriptions(schema: JsonSchema, locale: Locale): readonly (readonly [string, string])[] {
	const texts: { readonly [key: string]: unknown } = { ...schema };
	const [english, other] = [texts["description"], texts[`x-${locale}`]];
	const inside = [
		...Object.values(schema.properties ?? {}),
		...(schema.anyOf ?? []),
		...(schema.items ? [schema.items] : []),
		...(schema.additionalProperties ? [schema.additionalProperties] : []),
	];
	return [
		...(typeof english === "string" && typeof other === "string" ? [[english, other] as const] : []),
		...inside.flatMap((one) => listDescriptions(one, locale)),
	];
}
