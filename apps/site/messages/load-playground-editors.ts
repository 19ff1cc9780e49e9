import type { Locale } from "@pusula/tasks";
import type { PlaygroundEditors } from "./tr/playground-editors.ts";

/** The words of the editor of JSON in one language, fetched without those of the others. */
export async function loadPlaygroundEditors(locale: Locale): Promise<PlaygroundEditors> {
	const { playgroundEditors } = (await import(`./${locale}/playground-editors.ts`)) as {
		playgroundEditors: PlaygroundEditors;
	}; // what each of these files exports
	return playgroundEditors;
}
