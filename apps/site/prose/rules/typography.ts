import { type Finding, findingAt, type Prose } from "../prose.ts";

/** Ways of writing that Turkish or the site has another for. */
const WRONG: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
	{ pattern: /"[^"]*"?/gu, advice: "straight quotes: write “…”" },
	{ pattern: /\d\s?%/gu, advice: "per cent stands before the number: write %92" },
	{ pattern: /%\s\d/gu, advice: "no space after the per cent sign: write %92" },
	{
		pattern: /(?<![\p{L}\d.,-])0\.\d+(?![\d.])/gu,
		advice: "decimals have a comma in running text: write 0,92",
	},
];

/** Quotes, per cent and decimals in Turkish prose. */
export function typography({ passages }: Prose): readonly Finding[] {
	return passages.flatMap((passage) =>
		WRONG.flatMap(({ pattern, advice }) =>
			[...passage.text.matchAll(pattern)].map(({ 0: text, index }) =>
				findingAt(passage, index, `“${text}”: ${advice}`),
			),
		),
	);
}
