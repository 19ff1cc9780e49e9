import { countWords } from "../sentences.ts";
import type { Finding, Prose } from "../prose.ts";

const MIN_WORDS = 300;
const MAX_WORDS = 900;

/** An article on a task has 300 to 900 words, as much as its task has to say; code does not count. */
export function articleLength({ pages }: Prose): readonly Finding[] {
	return pages
		.filter(({ name }) => name.startsWith("tasks/"))
		.flatMap(({ path, passages }) => {
			const words = passages.reduce((sum, { text }) => sum + countWords(text), 0);
			if (words >= MIN_WORDS && words <= MAX_WORDS) return [];
			const advice = words < MIN_WORDS ? "say what is missing" : "shorten it";
			return [
				{
					path,
					line: 1,
					message: `The article has ${words} words, it should have ${MIN_WORDS} to ${MAX_WORDS}: ${advice}`,
				},
			];
		});
}
