import { type Example, type JsonValue, LOCALES } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import type { Locale } from "../../lib/locale.ts";

type Parameters = Readonly<Record<string, JsonValue>>;

/** The mask of the catalogue's examples. */
const MASK = "[MASK]";

/** An example's input as a model takes it: with its own mask, the beginning that its texts need, its names of languages, and no prompt where it reads none. */
export function fitExample(
	{ input }: Pick<Example, "input">,
	inputLocale: Locale,
	model: Pick<Model, "maskToken" | "prefix" | "input" | "supports"> | undefined,
): Example["input"] {
	if (!model) return input;
	const { maskToken, prefix, input: needs, supports } = model;
	const { inputs, parameters } = input;
	if (supports?.prompt === false && isObject(parameters)) return without(input, parameters, ["prompt"]);
	if (typeof inputs === "string" && maskToken !== undefined)
		return { ...input, inputs: inputs.replace(MASK, maskToken) };
	if (prefix?.passage !== undefined && inputs !== undefined)
		return { ...input, inputs: withPrefix(inputs, prefix.query) };
	if (needs?.language !== undefined && hasLanguages(parameters))
		return without(input, parameters, ["src_lang", "tgt_lang"]);
	const codes = needs?.languageCodes;
	const own = codes?.[inputLocale];
	const other = LOCALES.filter((one) => one !== inputLocale).flatMap((one) => codes?.[one] ?? [])[0];
	if (own === undefined || other === undefined || !hasLanguages(parameters)) return input;
	return { ...input, parameters: { ...parameters, src_lang: own, tgt_lang: other } };
}

function isObject(value: JsonValue | undefined): value is Parameters {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasLanguages(value: JsonValue | undefined): value is Parameters {
	return isObject(value) && "src_lang" in value;
}

/** An input without parameters that a model does not take; without any where these are all. */
function without(
	input: Example["input"],
	parameters: Parameters,
	names: readonly string[],
): Example["input"] {
	const { parameters: _all, ...rest } = input;
	const others = Object.entries(parameters).filter(([name]) => !names.includes(name));
	return others.length === 0 ? rest : { ...rest, parameters: Object.fromEntries(others) };
}

function withPrefix(value: JsonValue, prefix: string): JsonValue {
	if (typeof value === "string") return value.startsWith(prefix) ? value : prefix + value;
	if (Array.isArray(value)) return value.map((one: JsonValue) => withPrefix(one, prefix));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPrefix(one, prefix)]));
}
