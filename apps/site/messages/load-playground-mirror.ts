import type { Locale } from "@pusula/tasks";
import type { PlaygroundMirror } from "./tr/playground-mirror.ts";

/** The words of the playground about a mirror of the hub in one language, fetched without those of the others. */
export async function loadPlaygroundMirror(locale: Locale): Promise<PlaygroundMirror> {
	const { playgroundMirror } = (await import(`./${locale}/playground-mirror.ts`)) as {
		playgroundMirror: PlaygroundMirror;
	}; // what each of these files exports
	return playgroundMirror;
}
