import { use } from "react";
import type { Locale } from "../../../lib/locale.ts";
import { usePlayground } from "./playground-context.ts";

/** A hook for words that are fetched once they are wanted. What uses it waits for them behind a `Suspense`. */
export function makeLaterWords<Words>(load: (locale: Locale) => Promise<Words>): () => Words {
	const loaded = new Map<Locale, Promise<Words>>();
	return () => {
		const { locale } = usePlayground();
		const words = loaded.get(locale) ?? load(locale);
		loaded.set(locale, words);
		return use(words);
	};
}
