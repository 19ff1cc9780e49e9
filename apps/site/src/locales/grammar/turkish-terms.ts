import { escapePattern } from "./escape-pattern.ts";
import { ENDINGS_SOURCE, soften } from "./turkish-suffix.ts";

/**
 * A pattern's source for a Turkish noun in lower case with its endings. In a compound such as `veri kümesi` the ending of
 * possession gives way to others: `veri kümeleri`.
 */
export function toTurkishSource(word: string, isCompound: boolean): string {
	const stems = [word, isCompound ? dropPossession(word) : undefined].filter((stem) => stem !== undefined);
	const sources = stems.flatMap((stem) => {
		const softened = soften(stem);
		const hard = `${escapePattern(stem)}${ENDINGS_SOURCE}`;
		return softened ? [hard, `${escapePattern(softened)}(?=[aeıioöuü])${ENDINGS_SOURCE}`] : [hard];
	});
	return `(?:${sources.join("|")})`;
}

function dropPossession(word: string): string | undefined {
	const stem = word.replace(/(?<=[aeıioöuü])s[ıiuü]$|(?<=[^aeıioöuüs])[ıiuü]$/u, "");
	return stem === word || stem.length < 3 ? undefined : stem;
}
