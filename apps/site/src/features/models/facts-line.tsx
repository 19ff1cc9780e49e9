import type { Model } from "@pusula/tasks/models";
import { findModelFacts } from "../../facts/models/model-facts.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toMonthWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { toFactsText } from "./facts-text.ts";
import styles from "./task-model-list.module.css";

/**
 * What the table knows of a model in one line: marks, languages, size, licence, date and source; nothing of a model that it
 * does not hold.
 */
export function FactsLine({ id, locale }: { readonly id: string; readonly locale: Locale }) {
	const model = findModelFacts(id);
	if (!model) return undefined;
	const words = wordsIn(locale).modelFacts;
	const [source] = model.sources;
	const sourceWords = fill(words.source, { date: toMonthWords(model.lookedUp, locale) });
	return (
		<span className={styles.facts}>
			<Marks model={model} locale={locale} /> {toFactsText(model, locale)}
			{source && (
				<>
					{" · "}
					<a href={source} aria-label={`${sourceWords}: ${id}`}>
						{sourceWords}
					</a>
				</>
			)}
		</span>
	);
}

function Marks({ model: { licence, status }, locale }: { readonly model: Model; readonly locale: Locale }) {
	const words = wordsIn(locale).modelFacts;
	return (
		<>
			{licence.commercial === "no" && <Badge>{words.barred}</Badge>}
			{status?.kind === "gone" && <Badge>{words.gone}</Badge>}
			{status?.kind === "superseded" && (
				<Badge>{status.by ? fill(words.newer, { id: status.by }) : words.superseded}</Badge>
			)}
		</>
	);
}
