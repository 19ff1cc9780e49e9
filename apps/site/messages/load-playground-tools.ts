import type { Locale } from "@pusula/tasks";
import type { PlaygroundTools } from "./tr/playground-tools.ts";

/** The words of the token view and of the list of scenarios in one language, fetched without those of the others. */
export async function loadPlaygroundTools(locale: Locale): Promise<PlaygroundTools> {
	const { playgroundTools } = (await import(`./${locale}/playground-tools.ts`)) as {
		playgroundTools: PlaygroundTools;
	}; // what each of these files exports
	return playgroundTools;
}
