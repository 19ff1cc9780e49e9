import { Fragment } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { FilterNone } from "../../ui/fields/filter-bar.tsx";
import { MarkCell } from "../../ui/tables/mark-cell.tsx";
import { TableFrame } from "../../ui/tables/table-frame.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ModelsFilter } from "./models-filter.tsx";
import styles from "./models-table.module.css";
import { GUIDES_OF_FAMILIES } from "../../facts/guides/guides-of-families.ts";
import { FRAMEWORKS, type SupportedModel } from "../../facts/models/supported-model.ts";
import { SORT_COLUMNS } from "./table-state.ts";

const CAPTION_ID = "models-caption";

/**
 * The table of supported models: complete without a script; filters and sorting are added by the page's
 * script, which reads these rows.
 */
export function ModelsTable({
	models,
	source,
	guideTitles,
	locale,
}: {
	readonly models: readonly SupportedModel[];
	readonly source: {
		readonly repository: string;
		readonly path: string;
		readonly date: string;
		readonly libraryVersion: string;
	};
	/** Titles of the guides of the library, by the names of their pages. */
	readonly guideTitles: ReadonlyMap<string, string>;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).models;
	return (
		<div className={styles.models} data-models-table="" data-sort-by={words.sortBy}>
			<ModelsFilter total={models.length} locale={locale} />
			<TableFrame labelledBy={CAPTION_ID} tall="wide">
				<table className={styles.table}>
					<caption id={CAPTION_ID}>
						<VisuallyHidden>{words.caption}</VisuallyHidden>
					</caption>
					<thead>
						<tr>
							{SORT_COLUMNS.map((column) => (
								<th key={column} scope="col" data-column={column}>
									{column === "name" ? words.model : words[column]}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{models.map((model) => (
							<ModelRow key={model.name} model={model} guideTitles={guideTitles} locale={locale} />
						))}
					</tbody>
				</table>
			</TableFrame>
			<FilterNone text={words.none}>
				<a href={`${toHref("/docs/transformers/newer-models/", locale)}#${toAnchor(words.newer.title)}`}>
					{words.newer.title}
				</a>
			</FilterNone>
			<p className={styles.source}>
				{fill(words.source, {
					repository: source.repository,
					path: source.path,
					date: toDateWords(source.date, locale),
					version: source.libraryVersion,
				})}{" "}
				<a href={`${toHref("/about-the-data/", locale)}#source-models`}>{words.aboutData}</a>
			</p>
		</div>
	);
}

interface RowProps {
	readonly model: SupportedModel;
	readonly guideTitles: ReadonlyMap<string, string>;
	readonly locale: Locale;
}

function ModelRow({ model, guideTitles, locale }: RowProps) {
	const { models: words, modelGroups } = wordsIn(locale);
	return (
		<tr data-deprecated={model.isDeprecated ? "" : undefined}>
			<th scope="row">
				<a hrefLang="en" href={model.href}>
					{model.name}
				</a>
				<Flags model={model} locale={locale} />
				<Guides model={model} guideTitles={guideTitles} locale={locale} />
			</th>
			{FRAMEWORKS.map((framework) => {
				const isSupported = model.frameworks.includes(framework);
				return (
					<MarkCell
						key={framework}
						isOn={isSupported}
						text={isSupported ? words.supported : words.unsupported}
					/>
				);
			})}
			<td>{modelGroups[model.group]}</td>
			<td>{model.released ? <time>{model.released}</time> : words.unknownDate}</td>
		</tr>
	);
}

/** The guides that build a model of the family. */
function Guides({ model: { page }, guideTitles, locale }: RowProps) {
	const guides = GUIDES_OF_FAMILIES[page];
	if (!guides) return undefined;
	return (
		<small className={styles.flags}>
			{wordsIn(locale).models.guides}{" "}
			{guides.map((guide, index) => (
				<Fragment key={guide}>
					{index > 0 && ", "}
					<a href={toHref(`/docs/transformers/${guide}/`, locale)}>{guideTitles.get(guide)}</a>
				</Fragment>
			))}
		</small>
	);
}

function Flags({ model, locale }: { readonly model: SupportedModel; readonly locale: Locale }) {
	const words = wordsIn(locale).models;
	const flags = [model.isDeprecated ? words.deprecated : "", model.isGone ? words.gone : ""].filter(Boolean);
	return flags.length > 0 ? <small className={styles.flags}>{flags.join(" · ")}</small> : undefined;
}
