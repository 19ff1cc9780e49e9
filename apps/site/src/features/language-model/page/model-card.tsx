import { wordsIn } from "../../../../messages/words.ts";
import { SMALL_MODEL } from "../../../facts/local/small-model.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { Fact, FactRows } from "../../../ui/tables/fact-rows.tsx";

/** What the model's training and export recorded, in a row each. */
export function modelCardIn(locale: Locale) {
	return function ModelCard() {
		const { card } = wordsIn(locale).languageModel;
		const figures = toFigures(locale);
		return (
			<FactRows>
				{CARD_ROWS.map((row) => (
					<Fact key={row} name={card[row]}>
						{fill(card[`${row}Text`], figures)}
					</Fact>
				))}
				<Fact name={card.licence}>
					<span translate="no">Apache-2.0</span>
				</Fact>
			</FactRows>
		);
	};
}

const CARD_ROWS = [
	"size",
	"context",
	"vocabulary",
	"data",
	"heldOut",
	"loss",
	"perplexity",
	"training",
	"weights",
] as const;

/** The figures of the record in the language's own notation. */
function toFigures(locale: Locale): Readonly<Record<string, string>> {
	const { config, files, curve, ...record } = SMALL_MODEL;
	const whole = numbersIn(locale);
	const decimal = numbersIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	const megabytes = numbersIn(locale, {
		style: "unit",
		unit: "megabyte",
		maximumFractionDigits: 1,
	});
	return {
		layers: whole.format(config.layers),
		heads: whole.format(config.heads),
		width: whole.format(config.width),
		context: whole.format(config.context),
		vocabulary: whole.format(config.vocabulary),
		parameters: whole.format(record.parameters),
		commit: record.commit.slice(0, 8),
		characters: whole.format(record.characters),
		tokens: whole.format(record.tokens),
		heldOutTokens: whole.format(record.heldOutTokens),
		loss: decimal.format(record.heldOutLoss),
		trainLoss: decimal.format(curve.at(-1)?.loss ?? 0),
		perplexity: whole.format(Math.round(record.perplexity)),
		steps: whole.format(record.steps),
		batch: whole.format(record.batch),
		seed: String(record.seed),
		minutes: whole.format(Math.round(record.seconds / 60)),
		size: megabytes.format(files["onnx/model.onnx"].bytes / 1e6),
		difference: numbersIn(locale, { maximumSignificantDigits: 1 }).format(record.graphDifference),
	};
}
