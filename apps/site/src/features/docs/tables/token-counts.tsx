import { wordsIn } from "../../../../messages/words.ts";
import { LOCALES, type Locale } from "../../../lib/locale.ts";
import { PARALLEL_SENTENCES } from "../../../lib/words/parallel-sentences.ts";
import { CaptionedTable } from "../../../ui/tables/captioned-table.tsx";
import { countBoth } from "./token-pairs.ts";

/** Token counts of sentences that mean the same in Turkish and English, measured while the page is made. */
export function tokenCountsIn(locale: Locale) {
	return function TokenCounts() {
		const words = wordsIn(locale).docs.tokens;
		return (
			<CaptionedTable id="token-counts" caption={words.caption}>
				<thead>
					<tr>
						<th scope="col">{words.sentence}</th>
						<th scope="col">
							<code translate="no">cl100k_base</code>
						</th>
						<th scope="col">
							<code translate="no">o200k_base</code>
						</th>
					</tr>
				</thead>
				<tbody>
					{PARALLEL_SENTENCES.flatMap((pair) =>
						LOCALES.map((language) => {
							const { older, newer } = countBoth(pair[language]);
							return (
								<tr key={pair[language]}>
									<th scope="row" lang={language}>
										{pair[language]}
									</th>
									<td>{older}</td>
									<td>{newer}</td>
								</tr>
							);
						}),
					)}
				</tbody>
			</CaptionedTable>
		);
	};
}
