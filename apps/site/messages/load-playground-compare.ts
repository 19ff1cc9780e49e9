import type { Locale } from "@pusula/tasks";
import type { PlaygroundCompare } from "./tr/playground-compare.ts";

/** The words of compared answers in one language, fetched without those of the others. */
export async function loadPlaygroundCompare(locale: Locale): Promise<PlaygroundCompare> {
	const { playgroundCompare } = (await import(`./${locale}/playground-compare.ts`)) as {
		playgroundCompare: PlaygroundCompare;
	}; // what each of these files exports
	return playgroundCompare;
}
