import { Fragment } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { findGuideOfClass } from "../../facts/guides/guides-of-classes.ts";
import { listNewerFamilies, type NewerFamily } from "../../facts/models/newer-families.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { ColumnHeads } from "../../ui/tables/column-heads.tsx";
import { TextField } from "../../ui/fields/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/fields/filter-bar.tsx";
import { TableFrame } from "../../ui/tables/table-frame.tsx";

/** The families that the table of the index lacks, below the release that brought them, and a filter. */
export function NewerFamiliesTable({ locale }: { readonly locale: Locale }) {
	const { columns, ...words } = wordsIn(locale).models.newer;
	const releases = listNewerFamilies();
	const [newest] = releases;
	return (
		<div data-newer-families="">
			<FilterBar words={words} total={releases.flatMap(({ families }) => families).length}>
				<TextField name="q" label={words.filterText} />
			</FilterBar>
			<TableFrame label={words.caption}>
				<table>
					<ColumnHeads names={[columns.family, columns.types, columns.classes]} />
					{releases.map(({ version, date, families }) => (
						<tbody key={version}>
							<tr>
								<th scope="rowgroup" colSpan={3}>
									<strong>{fill(words.release, { version, date: toDateWords(date, locale) })}</strong>
								</th>
							</tr>
							{families.map((family) => (
								<FamilyRow key={family.name} family={family} tag={`v${newest?.version}`} locale={locale} />
							))}
						</tbody>
					))}
				</table>
			</TableFrame>
			<FilterNone text={words.none} />
		</div>
	);
}

function FamilyRow({
	family: { name, types, classes },
	tag,
	locale,
}: {
	readonly family: NewerFamily;
	/** The state of the library's sources that the name links to. */
	readonly tag: string;
	readonly locale: Locale;
}) {
	return (
		<tr translate="no">
			<th scope="row">
				<a href={`https://github.com/huggingface/transformers/tree/${tag}/src/transformers/models/${name}`}>
					{name}
				</a>
			</th>
			<td>{types.join(", ")}</td>
			<td>
				{classes.map((one, index) => (
					<Fragment key={one}>
						{index > 0 && ", "}
						<ClassName name={one} locale={locale} />
					</Fragment>
				))}
			</td>
		</tr>
	);
}

/** The name of a class, as a link where its task has a guide. */
function ClassName({ name, locale }: { readonly name: string; readonly locale: Locale }) {
	const guide = findGuideOfClass(name);
	return guide ? <a href={toHref(guide, locale)}>{name}</a> : name;
}
