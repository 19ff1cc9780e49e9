import { useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { LOCALES, type Locale } from "../../../../lib/locale.ts";
import { EVERYDAY_SENTENCE } from "../../../../lib/words/parallel-sentences.ts";
import { languageNamesIn, type NumberForm, numbersIn } from "../../../../locales/forms.ts";
import { TableFrame } from "../../../../ui/tables/table-frame.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { cutText } from "../../parts/text-chunks.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import { compareCounts } from "./compare-counts.ts";
import styles from "./token-view.module.css";
import { TokenBorders } from "./token-borders.tsx";
import { findTokenizer, TOKENIZERS, type Tokenizer } from "./tokenizers.ts";
import { type Tokens, useTokens } from "./use-tokens.ts";

/** Longest text that is cut into tokens, in characters. */
const LONGEST = 5000;

/** Texts of the same meaning in each language and the form's own text, counted and cut under a tokenizer of the reader's choice. */
export function TokenPanel({ text, model }: { readonly text: string; readonly model: string }) {
	const { tokens: words } = useToolWords();
	const known = findTokenizer(model);
	const [chosen, setChosen] = useState<Tokenizer["id"]>();
	const [pair, setPair] = useState<Readonly<Record<Locale, string>>>(EVERYDAY_SENTENCE);
	const tokenizer = chosen ?? known?.id ?? "o200k_base";
	const formText = cutText(text, LONGEST);
	const tokens = useTokens(tokenizer, [...LOCALES.map((locale) => pair[locale]), formText]);
	return (
		<div className={styles.panel}>
			<p>{words.about}</p>
			<label className={styles.choice}>
				<span>{words.tokenizer}</span>
				<select
					value={tokenizer}
					onChange={(event) => setChosen(TOKENIZERS.find(({ id }) => id === event.target.value)?.id)}
				>
					{TOKENIZERS.map(({ id, models }) => (
						<option key={id} value={id}>
							{id} ({models})
						</option>
					))}
				</select>
			</label>
			<p className={styles.note}>
				{fill(known ? words.known : words.unknown, {
					model: model || "?",
					name: known?.id ?? "",
				})}
			</p>
			<div className={styles.pair}>
				{LOCALES.map((locale) => (
					<label key={locale} className={styles.choice}>
						<span>{words.languages[locale]}</span>
						<textarea
							lang={locale}
							rows={3}
							maxLength={LONGEST}
							value={pair[locale]}
							onChange={(event) => setPair({ ...pair, [locale]: event.target.value })}
						/>
					</label>
				))}
			</div>
			<Counts tokens={tokens} pair={pair} formText={formText} />
		</div>
	);
}

function Counts({
	tokens,
	pair,
	formText,
}: {
	readonly tokens: Tokens;
	readonly pair: Readonly<Record<Locale, string>>;
	readonly formText: string;
}) {
	const { locale } = usePlayground();
	const { tokens: words } = useToolWords();
	if (typeof tokens === "string") return <output className={styles.note}>{words[tokens]}</output>;
	const rows = [
		...LOCALES.map((language) => ({
			name: words.languages[language],
			language,
			text: pair[language],
		})),
		{ name: words.form, language: undefined, text: formText },
	].map((row, index) => {
		const spans = tokens[index] ?? [];
		return { ...row, spans, count: spans.reduce((sum, piece) => sum + piece.tokens, 0) };
	});
	const number = numbersIn(locale, { maximumFractionDigits: 2 });
	const written = rows.filter(({ text }) => text !== "");
	return (
		<>
			<Ratio rows={rows} number={number} />
			<CountTable rows={written} number={number} />
			{written.map(({ name, language, spans }) => (
				<TokenBorders key={name} name={name} language={language} pieces={spans} />
			))}
		</>
	);
}

/** How many times as many tokens a language takes as another for the same meaning. */
function Ratio({
	rows,
	number,
}: {
	readonly rows: readonly { readonly language: Locale | undefined; readonly count: number }[];
	readonly number: NumberForm;
}) {
	const { locale } = usePlayground();
	const { tokens: words } = useToolWords();
	const ratio = compareCounts(rows.flatMap(({ language, count }) => (language ? [{ language, count }] : [])));
	if (!ratio) return <output />;
	const names = languageNamesIn(locale);
	const [most = ratio.most, least = ratio.least] = [names.of(ratio.most), names.of(ratio.least)];
	return <output>{fill(words.factor, { most, least, count: number.format(ratio.factor) })}</output>;
}

/** The tokens of each text, and how many characters one of them holds. */
function CountTable({
	rows,
	number,
}: {
	readonly rows: readonly { readonly name: string; readonly text: string; readonly count: number }[];
	readonly number: NumberForm;
}) {
	const { tokens: words } = useToolWords();
	const id = useId();
	return (
		<TableFrame labelledBy={id}>
			<table>
				<caption id={id}>{words.table}</caption>
				<thead>
					<tr>
						<th scope="col">{words.text}</th>
						<th scope="col">{words.count}</th>
						<th scope="col">{words.perCharacter}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, text, count }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td>{number.format(count)}</td>
							<td>{count > 0 ? number.format(text.length / count) : "–"}</td>
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}
