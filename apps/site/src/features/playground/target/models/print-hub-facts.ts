import { fill } from "../../../../lib/fill.ts";
import type { Messages } from "../../../../../messages/words.ts";
import type { HubModel } from "./list-hub-models.ts";

/** Most names of a kind shown; the others are counted. */
const MOST = 4;

/** What the hub says of a model, in one line; what the model table says already is left out. */
export function printHubFacts(
	{ providers, licence, languages }: HubModel,
	words: Messages["playground"]["models"],
	isInTable: boolean,
): string {
	const facts = [
		...(isInTable ? [] : [licence ?? "", join(languages, words)]),
		providers.length > 0 ? fill(words.servedBy, { providers: join(providers, words) }) : "",
	];
	return facts.filter((fact) => fact !== "").join(" · ");
}

function join(names: readonly string[], words: Messages["playground"]["models"]): string {
	const more = names.length - MOST;
	const rest = more > 0 ? [fill(words.more, { count: more })] : [];
	return [...names.slice(0, MOST), ...rest].join(", ");
}
