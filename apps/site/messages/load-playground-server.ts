import type { Locale } from "@pusula/tasks";
import type { PlaygroundServer } from "./tr/playground-server.ts";

/** The words of the playground about a server of the reader's own in one language, fetched without those of the others. */
export async function loadPlaygroundServer(locale: Locale): Promise<PlaygroundServer> {
	const { playgroundServer } = (await import(`./${locale}/playground-server.ts`)) as {
		playgroundServer: PlaygroundServer;
	}; // what each of these files exports
	return playgroundServer;
}
