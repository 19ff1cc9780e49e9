import { type Example, type JsonValue, LOCALES } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import type { Locale } from "../lib/locale.ts";

type Parameters = Readonly<Record<string, JsonValue>>;

/** The mask of the catalogue's examples. */
const MASK = "[MASK]";

/** An example's input as a model takes it: with its own mask, the beginning that its texts need, and its names of languages. */
export function fitExample(
	{ input }: Pick<Example, "input">,
	inputLocale: Locale,
	model: Pick<Model, "maskToken" | "prefix" | "input"> | undefined,
): Example["input"] {
	if (!model) return input;
	const { maskToken, prefix, input: needs } = model;
	const { inputs, parameters } = input;
	if (typeof inputs === "string" && maskToken !== undefined)
		return { ...input, inputs: inputs.replace(MASK, maskToken) };
	if (prefix?.passage !== undefined && inputs !== undefined)
		return { ...input, inputs: withPrefix(inputs, prefix.query) };
	if (needs?.language !== undefined && hasLanguages(parameters)) return withoutLanguages(input, parameters);
	const codes = needs?.languageCodes;
	const own = codes?.[inputLocale];
	const other = LOCALES.filter((one) => one !== inputLocale).flatMap((one) => codes?.[one] ?? [])[0];
	if (own === undefined || other === undefined || !hasLanguages(parameters)) return input;
	return { ...input, parameters: { ...parameters, src_lang: own, tgt_lang: other } };
}

function hasLanguages(value: JsonValue | undefined): value is Parameters {
	return typeof value === "object" && value !== null && "src_lang" in value;
}

/** A model with one pair of languages takes no names of them. */
function withoutLanguages(input: Example["input"], parameters: Parameters): Example["input"] {
	const { parameters: _all, ...rest } = input;
	const { src_lang: _source, tgt_lang: _target, ...others } = parameters;
	return Object.keys(others).length === 0 ? rest : { ...rest, parameters: others };
}

function withPrefix(value: JsonValue, prefix: string): JsonValue {
	if (typeof value === "string") return value.startsWith(prefix) ? value : prefix + value;
	if (Array.isArray(value)) return value.map((one: JsonValue) => withPrefix(one, prefix));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPrefix(one, prefix)]));
}
