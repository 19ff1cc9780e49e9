import { createContext, useContext } from "react";
import type { Messages } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";

/** Language and words of the page; only its own group of words, so that the page carries no others. */
export interface PlaygroundWords {
	readonly locale: Locale;
	readonly words: Messages["playground"];
	/** Facts in one line of models that run in a browser, by id. */
	readonly modelLines?: Readonly<Record<string, string>>;
	/** Bytes of such models, as the site's table names them, by id. */
	readonly modelBytes?: Readonly<Record<string, number>>;
	/** Words of copy buttons. */
	readonly copying: Messages["code"];
}

/** Set once around the whole playground. */
export const PlaygroundContext = createContext<PlaygroundWords | undefined>(undefined);

/** The language and the words of the surrounding page. */
export function usePlayground(): PlaygroundWords {
	const value = useContext(PlaygroundContext);
	if (!value) throw new Error("A part of the playground stands outside of it.");
	return value;
}
