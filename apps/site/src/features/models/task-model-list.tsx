import type { Model } from "@pusula/tasks/models";
import type { TaskResource } from "@pusula/tasks";
import { findModelFacts } from "../../facts/models/model-facts.ts";
import { toModelUrl } from "../../facts/models/hub-links.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import { toMonthWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { ResourceList } from "../../ui/tables/resource-list.tsx";
import styles from "./task-model-list.module.css";
import {
	isAccessKnown,
	listAccess,
	listFactWords,
	listMissing,
	listUnverified,
	toTurkish,
	type TurkishMark,
} from "./model-words.ts";
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
				below={(id) => Facts({ id, locale })}
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

function Facts({ id, locale }: { readonly id: string; readonly locale: Locale }) {
	const model = findModelFacts(id);
	if (!model) return undefined;
	const words = wordsIn(locale).modelFacts;
	const unverified = listUnverified(model, words);
	const [source] = model.sources;
	const sourceWords = fill(words.source, { date: toMonthWords(model.lookedUp, locale) });
	return (
		<span className={styles.facts}>
			<Marks model={model} locale={locale} />{" "}
			{[
				...listFactWords(model, words, locale),
				...listAccess(model, words),
				...listMissing(model, words),
			].join(" · ")}
			{unverified && <span> · {fill(words.unverified, { fields: unverified })}</span>}
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
