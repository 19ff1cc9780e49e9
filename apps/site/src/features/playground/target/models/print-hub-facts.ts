import { fill } from "../../../../lib/fill.ts";
import type { Messages } from "../../../../../messages/words.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { printSize } from "../../../../lib/words/print-size.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import type { HubModel, Offer } from "./list-hub-models.ts";
import type { HubList } from "./use-model-list.ts";

type Words = Messages["playground"]["models"];

/** Most names of a kind shown; the others are counted. */
const MOST = 4;

/** What the hub says of a model, in one line; what the model table says already is left out. */
export function printHubFacts(
	{ id, providers, licence, languages, parameters }: HubModel,
	{ query, offers }: HubList,
	{
		words,
		locale,
		isInTable,
	}: { readonly words: Words; readonly locale: Locale; readonly isInTable: boolean },
): string {
	const offered = offers?.get(id);
	const contextLength = findContextLength(offered, query.provider);
	const unknown = [
		parameters === undefined ? "" : fill(words.size, { size: printSize(parameters, words, locale) }),
		contextLength === undefined ? "" : fill(words.window, { count: numbersIn(locale).format(contextLength) }),
		join(languages, words),
		licence ?? "",
	];
	const facts = [
		...(isInTable ? [] : unknown),
		providers.length > 0 ? fill(words.servedBy, { providers: join(providers, words) }) : "",
		toPriceWords(offered, query.provider, { words, locale }),
	];
	return facts.filter((fact) => fact !== "").join(" · ");
}

/** What the chosen provider takes; where the platform chooses it, what each of them takes. */
function findContextLength(
	offered: ReadonlyMap<string, Offer> | undefined,
	chosen: string,
): number | undefined {
	if (chosen !== "auto") return offered?.get(chosen)?.contextLength;
	const lengths = [...(offered?.values() ?? [])].flatMap(({ contextLength }) => contextLength ?? []);
	return lengths.length > 0 ? Math.min(...lengths) : undefined;
}

/** The price at the chosen provider; where the platform chooses it, the lowest for what a model writes. */
function toPriceWords(
	offered: ReadonlyMap<string, Offer> | undefined,
	chosen: string,
	{ words, locale }: { readonly words: Words; readonly locale: Locale },
): string {
	const priced = [...(offered ?? [])].flatMap(([provider, { price }]) =>
		price ? [[provider, price] as const] : [],
	);
	const [cheapest] = priced.toSorted(([, a], [, b]) => a.output - b.output);
	const own = priced.find(([provider]) => provider === chosen);
	const [provider, price] = (chosen === "auto" ? cheapest : own) ?? [];
	if (!price) return words.noPrice;
	const { format } = numbersIn(locale, { style: "currency", currency: "USD", maximumFractionDigits: 4 });
	const sums = { input: format(price.input), output: format(price.output), provider: provider ?? "" };
	return fill(chosen === "auto" ? words.lowestPrice : words.price, sums);
}

function join(names: readonly string[], words: Words): string {
	const more = names.length - MOST;
	const rest = more > 0 ? [fill(words.more, { count: more })] : [];
	return [...names.slice(0, MOST), ...rest].join(", ");
}
