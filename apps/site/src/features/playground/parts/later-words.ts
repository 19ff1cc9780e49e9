import { use } from "react";
import type { Locale } from "../../../lib/locale.ts";
import { LostPartError } from "./part-boundary.tsx";
import { usePlayground } from "./playground-context.ts";

/**
 * A hook for words that are fetched once they are needed. What uses it waits for them behind a `Suspense`. Words that do not
 * come are fetched anew at the next need, once a boundary has shown that they are missing.
 */
export function makeLaterWords<Words>(load: (locale: Locale) => Promise<Words>): () => Words {
	const loaded = new Map<Locale, Promise<Words>>();
	const begin = (locale: Locale): Promise<Words> =>
		load(locale).catch((cause: unknown) => {
			throw new LostPartError(cause, () => loaded.delete(locale));
		});
	return () => {
		const { locale } = usePlayground();
		const words = loaded.get(locale) ?? begin(locale);
		loaded.set(locale, words);
		return use(words);
	};
}
