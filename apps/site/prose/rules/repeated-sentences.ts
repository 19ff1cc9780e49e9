import { countWords, toSentences } from "../sentences.ts";
import { type Finding, findingAt, type Passage, type Prose } from "../prose.ts";

/** Shorter sentences may be said twice. */
const MIN_WORDS = 8;

/** Files that become pages. Schemas share fields, and with them descriptions. */
const OF_PAGES = /\.mdx$|facts\.ts$/;

/** No sentence of eight words or more appears on two pages of a language; letter case and punctuation do not matter. */
export function repeatedSentences({ passages }: Prose): readonly Finding[] {
	const first = new Map<string, Passage>();
	const findings: Finding[] = [];
	for (const passage of passages.filter(({ path }) => OF_PAGES.test(path))) {
		for (const { text, index } of toSentences(passage)) {
			if (countWords(text) < MIN_WORDS) continue;
			const key = `${passage.locale} ${text
				.toLocaleLowerCase(passage.locale)
				.match(/[\p{L}\p{N}\uFFFC]+/gu)
				?.join(" ")}`;
			const earlier = first.get(key);
			if (!earlier) first.set(key, passage);
			else if (earlier.path !== passage.path) {
				const place = `${earlier.path}:${earlier.line}`;
				findings.push(
					findingAt(
						passage,
						index,
						`“${shorten(text)}” also stands in ${place}: say here what is special here`,
					),
				);
			}
		}
	}
	return findings;
}

function shorten(text: string): string {
	const words = text.trim().split(/\s+/);
	return words.length > 10 ? `${words.slice(0, 10).join(" ")}…` : words.join(" ");
}
