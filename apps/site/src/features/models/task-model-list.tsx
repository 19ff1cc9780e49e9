import type { TaskResource } from "@pusula/tasks";
import { findModelFacts } from "../../facts/models/model-facts.ts";
import { toModelUrl } from "../../facts/models/hub-links.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { ResourceList } from "../../ui/tables/resource-list.tsx";
import { FactsLine } from "./facts-line.tsx";
import { isAccessKnown, toTurkish, type TurkishMark } from "./model-words.ts";
import styles from "./task-model-list.module.css";
import { TurkishFilter } from "./turkish-filter.tsx";

interface ModelListProps {
	readonly models: readonly TaskResource[];
	readonly locale: Locale;
}

/** Models as `ModelRows` shows them, each a place that the search leads to. */
export function TaskModelList({ models, locale }: ModelListProps) {
	return (
		<div data-model-list="">
			<TurkishFilter
				rows={models.map(({ id }) => turkishOf(id))}
				message={wordsIn(locale).modelFacts.shown}
				locale={locale}
			/>
			<ModelRows models={models} anchorOf={toAnchor} locale={locale} />
		</div>
	);
}

/**
 * Models with what the table knows of each: languages, size, licence, date, source, and marks for a licence that bars
 * business and for models that are gone or followed by a newer one.
 */
export function ModelRows({
	models,
	anchorOf,
	locale,
}: ModelListProps & {
	/** The place of a model on its page, where something leads there. */
	readonly anchorOf?: (id: string) => string;
}) {
	const isUnsure = models.some(({ id }) => !isAccessKnown(findModelFacts(id)));
	return (
		<>
			<ResourceList
				resources={models}
				toHref={toModelUrl}
				below={(id) => FactsLine({ id, locale })}
				{...(anchorOf && { anchorOf })}
				attributesOf={(id) => ({ "data-turkish": turkishOf(id) })}
				locale={locale}
			/>
			{isUnsure && <p className={styles.facts}>{wordsIn(locale).modelFacts.unknownAccess}</p>}
		</>
	);
}

function turkishOf(id: string): TurkishMark {
	const model = findModelFacts(id);
	return model ? toTurkish(model) : "unknown";
}
