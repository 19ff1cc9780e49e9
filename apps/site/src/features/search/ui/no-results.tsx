import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import styles from "./no-results.module.css";

/** The way on when nothing is found: names spelled nearly alike, put in by the script, and the glossary. */
export function NoResults({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).search;
	return (
		<div className={styles.noResults}>
			<div data-did-you-mean="" hidden>
				<p>{words.didYouMean}</p>
				<ul role="list" data-suggestions="" />
			</div>
			<a href={toHref("/glossary/", locale)}>{words.toGlossary}</a>
		</div>
	);
}
