import { createContext, useContext, useEffect, useState } from "react";
import { loadPlaygroundSaved } from "../../../../../messages/load-playground-saved.ts";
import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import { usePlayground } from "../../parts/playground-context.ts";

/** Set around what is opened; its words come with it. */
export const SavedWords = createContext<PlaygroundSaved | undefined>(undefined);

/** The words of history, presets and sharing; undefined until they have come. */
export function useLoadedWords(): PlaygroundSaved | undefined {
	const { locale } = usePlayground();
	const [words, setWords] = useState<PlaygroundSaved>();
	useEffect(() => {
		let isWanted = true;
		void loadPlaygroundSaved(locale).then((loaded) => isWanted && setWords(loaded));
		return () => {
			isWanted = false;
		};
	}, [locale]);
	return words;
}

/** The words that the surrounding part has loaded. */
export function useSavedWords(): PlaygroundSaved {
	const words = useContext(SavedWords);
	if (!words) throw new Error("A part of the history stands outside of it.");
	return words;
}
