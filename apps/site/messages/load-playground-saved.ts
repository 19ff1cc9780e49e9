import type { Locale } from "@pusula/tasks";
import type { PlaygroundSaved } from "./tr/playground-saved.ts";

/** The words of the playground's history, presets and sharing in one language, fetched without those of the others. */
export async function loadPlaygroundSaved(locale: Locale): Promise<PlaygroundSaved> {
	const { playgroundSaved } = (await import(`./${locale}/playground-saved.ts`)) as {
		playgroundSaved: PlaygroundSaved;
	}; // what each of these files exports
	return playgroundSaved;
}
