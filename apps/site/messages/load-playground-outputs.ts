import type { Locale } from "@pusula/tasks";
import type { PlaygroundOutputs } from "./tr/playground-outputs.ts";

/** The words of drawn and played outputs in one language, fetched without those of the others. */
export async function loadPlaygroundOutputs(locale: Locale): Promise<PlaygroundOutputs> {
	const { playgroundOutputs } = (await import(`./${locale}/playground-outputs.ts`)) as {
		playgroundOutputs: PlaygroundOutputs;
	}; // what each of these files exports
	return playgroundOutputs;
}
