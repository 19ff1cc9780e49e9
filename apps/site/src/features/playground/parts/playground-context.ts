import { createContext, useContext } from "react";
import type { Messages } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";

/** Language and words of the page; only its own group of words, so that the page carries no others. */
export interface PlaygroundWords {
	readonly locale: Locale;
	readonly words: Messages["playground"];
	/** Of models that run in a browser, by id: facts in one line, and megabytes where the site's table names them. */
	readonly modelFacts?: Readonly<Record<string, readonly [line: string, megabytes?: number]>>;
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
