import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { softmax } from "../../../lib/media/softmax.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { CaptionedTable } from "../../../ui/tables/captioned-table.tsx";

const SCORES = [3, 2, 0.5];
const TEMPERATURES = [0.5, 1, 2];

/** The probabilities of three tokens at three temperatures, calculated while the page is made. */
export function temperatureExampleIn(locale: Locale) {
	return function TemperatureExample() {
		const words = wordsIn(locale).languageModel;
		const toNumber = numbersIn(locale, { minimumFractionDigits: 1 });
		const toPercent = numbersIn(locale, { style: "percent", minimumFractionDigits: 1 });
		const columns = TEMPERATURES.map((temperature) => ({
			title: fill(words.at, { temperature: toNumber.format(temperature) }),
			probabilities: softmax(SCORES, temperature),
		}));
		return (
			<CaptionedTable id="temperature-example" caption={words.example}>
				<thead>
					<tr>
						<th scope="col">{words.token}</th>
						<th scope="col">{words.score}</th>
						{columns.map(({ title }) => (
							<th key={title} scope="col">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{words.exampleTokens.map((token, index) => (
						<tr key={token}>
							<th scope="row">{token}</th>
							<td>{toNumber.format(SCORES[index] ?? 0)}</td>
							{columns.map(({ title, probabilities }) => (
								<td key={title}>{toPercent.format(probabilities[index] ?? 0)}</td>
							))}
						</tr>
					))}
				</tbody>
			</CaptionedTable>
		);
	};
}
