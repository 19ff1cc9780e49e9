import type { AnswerKind, LabelMeanings, MeasuredItem, MeasuredRow, Normalization } from "@pusula/measure";
import type { MetricId } from "@pusula/metrics";
import type { CallableTaskId } from "@pusula/tasks";
import type { ConnectionKind } from "../../target/state/access.ts";
import { findRowFile } from "./row-file.ts";

export const MOST_MODELS = 4;

/** Currency in which the router lists prices, and in which the field takes them. */
export const PRICE_CURRENCY = "USD";

/** A model that the reader has chosen. The key is never part of it. */
export interface ChosenModel {
	/** Unique within the measurement. */
	readonly name: string;
	readonly connection: ConnectionKind;
	/** Provider id; without meaning for models in the browser and on the reader's own server. */
	readonly provider: string;
	readonly model: string;
	/** What every call of the model has beside the row; absent where the reader has set nothing. */
	readonly settings?: MeasuredRow["args"];
	/** Price of one input and one output token, where the reader gave it. */
	readonly price?: TokenPrice;
}

/** True for a model whose calls may cost money: those in the browser and in the simulation are free. */
export function mayCost({ connection }: Pick<ChosenModel, "connection">): boolean {
	return connection === "key" || connection === "endpoint";
}

/** What tokens cost, in the currency of `PRICE_CURRENCY`. */
export interface TokenPrice {
	readonly input: number;
	readonly output: number;
}

/** How answers are compared with the right ones. It changes the results, and no call. */
export interface Comparing {
	/** What answers of a model mean in the data's own labels. */
	readonly labels?: LabelMeanings;
	/** How texts are made alike. Undefined where the rows decide, see `guessNormalization`. */
	readonly normalization?: Normalization | undefined;
}

/** All that a measurement is made of, as a plain value. */
export interface Measurement extends Comparing {
	/** In ISO form. */
	readonly createdAt: string;
	/** Name of the file or of the example. */
	readonly title: string;
	readonly task: CallableTaskId;
	readonly kind: AnswerKind;
	/** The first is the one by which models are compared. */
	readonly metrics: readonly [MetricId, ...MetricId[]];
	readonly rows: readonly MeasuredRow[];
	readonly models: readonly ChosenModel[];
}

/** Number of calls of a measurement. */
export function countCalls({ rows, models }: Pick<Measurement, "rows" | "models">): number {
	return rows.length * models.length;
}

/** The arguments of a row's call: what the row holds comes before the settings of the model. */
export function joinArgs(
	settings: MeasuredRow["args"] | undefined,
	row: MeasuredRow["args"],
): MeasuredRow["args"] {
	const parameters = { ...Object(settings?.["parameters"]), ...Object(row["parameters"]) };
	return { ...settings, ...row, ...(Object.keys(parameters).length > 0 && { parameters }) };
}

/** `0.05 / 0.08`, in the writing of any language, as the price of one token; undefined for anything else. */
export function readPrice(text: string): TokenPrice | undefined {
	const parts = text.split("/").map((part) => part.trim().replace(",", "."));
	const [input = NaN, output = NaN] = parts.map((part) =>
		/^\d+(?:\.\d+)?$/.test(part) ? Number(part) : NaN,
	);
	return parts.length === 2 && Number.isFinite(input + output)
		? { input: input / 1e6, output: output / 1e6 }
		: undefined;
}

/** What a call cost: by the reader's price where both are known, else what the provider said. */
export function priceOf(measurement: Pick<Measurement, "models">, item: MeasuredItem): number | undefined {
	return countPrice(measurement, item) ?? item.price;
}

/** The currency of all prices; undefined where one of them is what a provider said, in a unit of its own. */
export function currencyOf(
	measurement: Pick<Measurement, "models">,
	items: readonly MeasuredItem[],
): string | undefined {
	const hasOwnPrice = (item: MeasuredItem): boolean =>
		item.price !== undefined && countPrice(measurement, item) === undefined;
	return items.some(hasOwnPrice) ? undefined : PRICE_CURRENCY;
}

/** Letters that are counted as one token before a provider has counted any. */
const LETTERS_OF_TOKEN = 4;

/** About what the inputs of all calls cost; undefined unless the price of every model that may cost something is known. */
export function estimatePrice({ rows, models }: Pick<Measurement, "rows" | "models">): number | undefined {
	const paid = models.filter(mayCost);
	if (rows.some(({ args }) => findRowFile(args))) return undefined; // providers count a file in ways of their own
	if (paid.length === 0 || paid.some(({ price }) => price === undefined)) return undefined;
	const letters = rows.reduce((sum, { args }) => sum + JSON.stringify(args).length, 0);
	return paid.reduce((sum, { price }) => sum + (letters / LETTERS_OF_TOKEN) * (price?.input ?? 0), 0);
}

/** What a call cost by the reader's price; undefined where price or tokens are not known. */
function countPrice({ models }: Pick<Measurement, "models">, item: MeasuredItem): number | undefined {
	const price = models.find(({ name }) => name === item.candidate)?.price;
	if (!price || item.inputTokens === undefined) return undefined;
	return item.inputTokens * price.input + (item.outputTokens ?? 0) * price.output;
}
