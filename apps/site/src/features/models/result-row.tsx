import type { Benchmark, ModelResult } from "@pusula/tasks/models";
import { findModelFacts } from "../../facts/models/model-facts.ts";
import { toModelUrl } from "../../facts/models/hub-links.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toMonthWords } from "../../lib/words/date-words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { printSize } from "../../lib/words/print-size.ts";
import { numbersIn } from "../../locales/forms.ts";
import { BreakableName } from "../../ui/text/breakable-name.tsx";
import styles from "./chooser-table.module.css";
import { isUnverified } from "./model-words.ts";
import { readResultLanguages } from "./result-languages.ts";
import { toSpeedClass } from "./speed-class.ts";

/** A model's result with its languages, size, licence and date. */
export function ResultRow({
	benchmark,
	result,
	locale,
}: {
	readonly benchmark: Benchmark;
	readonly result: ModelResult;
	readonly locale: Locale;
}) {
	const { chooser: words, modelFacts } = wordsIn(locale);
	const facts = findModelFacts(result.model);
	const mark = (field: "licence" | "parameters") =>
		facts && isUnverified(facts, field) && <small>{modelFacts.notVerified}</small>;
	const name = <BreakableName name={result.model} />;
	const parameters = facts?.parameters ?? result.parameters;
	const active = facts?.activeParameters ?? result.activeParameters ?? parameters;
	const isBarred = facts ? facts.licence.commercial === "no" : result.isNonCommercial;
	const why = toReason(result);
	const date = toMonthWords(result.date, locale);
	const languages = readResultLanguages(benchmark, result, modelFacts, locale);
	return (
		<tr data-turkish={languages?.turkish}>
			<th scope="row" data-sort={result.model}>
				<span translate="no">{facts ? <a href={toModelUrl(facts.id)}>{name}</a> : name}</span>
				{languages && <small>{languages.text}</small>}
				{languages?.isUnverified && <small>{modelFacts.notVerified}</small>}
			</th>
			<td data-sort={benchmark.better === "lower" ? -result.score : result.score}>
				{printScore(result.score, benchmark, locale)}
			</td>
			<td data-sort={parameters ?? ""}>
				{parameters === undefined ? words.noSize[why] : printSize(parameters, modelFacts, locale)}
				{mark("parameters")}
				{active !== undefined && <small>{words.speeds[toSpeedClass(active)]}</small>}
			</td>
			<td>
				<Licence
					result={result}
					name={facts?.licence.name ?? result.licence}
					missing={words.noLicence[why]}
				/>
				{mark("licence")}
				{isBarred && <small>{modelFacts.barred}</small>}
			</td>
			<td className={styles.date} data-sort={result.date}>
				<a href={result.source} aria-label={fill(words.sourceOf, { model: result.model, date })}>
					{date}
				</a>
			</td>
		</tr>
	);
}

function Licence({
	result: { licenceSource },
	name,
	missing,
}: {
	readonly result: ModelResult;
	readonly name: string | undefined;
	readonly missing: string;
}) {
	if (name === undefined) return missing;
	return licenceSource === undefined ? name : <a href={licenceSource}>{name}</a>;
}

/** Why a row has no size or no licence. */
function toReason({ isClosed, isMethod }: ModelResult): "closed" | "method" | "unknown" {
	if (isClosed) return "closed";
	return isMethod ? "method" : "unknown";
}

function printScore(score: number, { unit }: Benchmark, locale: Locale): string {
	const format = numbersIn(locale, {
		style: unit === "percent" ? "percent" : "decimal",
		minimumFractionDigits: 1,
		maximumFractionDigits: 2,
	});
	return format.format(unit === "percent" ? score / 100 : score);
}
