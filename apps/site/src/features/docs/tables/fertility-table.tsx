import measured from "../../../../generated/fertility.json" with { type: "json" };
import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { CaptionedTable } from "../../../ui/tables/captioned-table.tsx";

/** Tokens per word of the tokenizers that come in packages, as `npm run fertility` measured them. */
export function fertilityIn(locale: Locale) {
	return function Fertility() {
		const words = wordsIn(locale).docs.fertility;
		const counts = numbersIn(locale);
		const shares = numbersIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
		const caption = fill(words.caption, {
			pairs: counts.format(measured.pairs),
			tr: counts.format(measured.words.tr),
			en: counts.format(measured.words.en),
		});
		return (
			<CaptionedTable id="fertility" caption={caption}>
				<thead>
					<tr>
						<th scope="col">{words.tokenizer}</th>
						{[words.tr, words.en, words.ratio].map((name) => (
							<th key={name} scope="col" data-align="right">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{measured.tokenizers.map(({ id, models, tr, en, ratio }) => (
						<tr key={id}>
							<th scope="row">
								<code translate="no">{id}</code> ({models})
							</th>
							<td data-align="right">{shares.format(tr.perWord)}</td>
							<td data-align="right">{shares.format(en.perWord)}</td>
							<td data-align="right">{shares.format(ratio)}</td>
						</tr>
					))}
				</tbody>
			</CaptionedTable>
		);
	};
}
