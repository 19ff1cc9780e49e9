import { type Finding, findingAt, type Prose } from "../prose.ts";

/** Ways of writing that Turkish or the site has another for. */
const WRONG: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
	{ pattern: /"[^"]*"?/gu, advice: "straight quotes: write “…”" },
	{ pattern: /\d\s?%/gu, advice: "per cent stands before the number: write %92" },
	{ pattern: /%\s\d/gu, advice: "no space after the per cent sign: write %92" },
	{ pattern: /(?<=^|[\s(;])-\d/gu, advice: "a hyphen before a number: the minus sign is “−”" },
	{
		pattern: /(?<![\p{L}\d.,-])0\.\d+(?![\d.])/gu,
		advice: "decimals have a comma in running text: write 0,92",
	},
	{
		pattern: /(?<![\d.,-])\d{1,3}[ \u00A0\u202F]\d{3}(?!\d)/gu,
		advice: "thousands are set apart by a full stop: write 24.480",
	},
];

/** Quotes, per cent, decimals and thousands in Turkish prose. */
export function typography({ passages }: Prose): readonly Finding[] {
	return passages.flatMap((passage) =>
		WRONG.flatMap(({ pattern, advice }) =>
			[...passage.text.matchAll(pattern)].map(({ 0: text, index }) =>
				findingAt(passage, index, `“${text}”: ${advice}`),
			),
		),
	);
}
