import { fill } from "../../../../lib/fill.ts";
import type { Messages } from "../../../../../messages/words.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import type { HubModel, Price } from "./list-hub-models.ts";
import type { HubList } from "./use-model-list.ts";

type Words = Messages["playground"]["models"];

/** Most names of a kind shown; the others are counted. */
const MOST = 4;

/** What the hub says of a model, in one line; what the model table says already is left out. */
export function printHubFacts(
	{ id, providers, licence, languages }: HubModel,
	{ query, prices }: HubList,
	{
		words,
		locale,
		isInTable,
	}: { readonly words: Words; readonly locale: Locale; readonly isInTable: boolean },
): string {
	const facts = [
		...(isInTable ? [] : [licence ?? "", join(languages, words)]),
		providers.length > 0 ? fill(words.servedBy, { providers: join(providers, words) }) : "",
		toPriceWords(prices?.get(id), query.provider, { words, locale }),
	];
	return facts.filter((fact) => fact !== "").join(" · ");
}

/** The price at the chosen provider; where the platform chooses it, the lowest for what a model writes. */
function toPriceWords(
	prices: ReadonlyMap<string, Price> | undefined,
	chosen: string,
	{ words, locale }: { readonly words: Words; readonly locale: Locale },
): string {
	const [cheapest] = [...(prices ?? [])].toSorted(([, a], [, b]) => a.output - b.output);
	const own = prices?.get(chosen);
	const [provider, price] = chosen === "auto" ? (cheapest ?? []) : [chosen, own];
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
