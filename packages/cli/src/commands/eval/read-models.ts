import type { ParsedArgs } from "../../args/parse.ts";
import type { OptionName } from "../../args/options.ts";
import { type Price, readPrice } from "../../batch/call/price.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** A model that is to be measured. */
export interface ChosenModel {
	/** Unique in the measurement: the model, and its provider as the router takes it where several providers serve the model. */
	readonly name: string;
	readonly model: string;
	readonly provider: string | undefined;
	readonly price: Price | undefined;
}

/**
 * The models of the arguments. A provider or price that is given once is that of all; given as often as models are, each is
 * that of the model in its place.
 * @throws CliError where there is no model, one comes twice with its provider, and for any other number of providers or prices
 */
export function readModels(args: ParsedArgs, words: Messages): readonly ChosenModel[] {
	const models = args.list("model");
	if (models.length === 0) args.needed("model");
	const providers = spread("provider", args, models.length, words);
	const prices = spread("price", args, models.length, words);
	const chosen = models.map((model, index): ChosenModel => {
		const [provider, price] = [providers[index], prices[index]];
		const isAlone = models.filter((one) => one === model).length === 1;
		return {
			name: isAlone ? model : `${model}:${provider ?? "auto"}`,
			model,
			provider,
			price: price === undefined ? undefined : readPrice(price, words),
		};
	});
	const twice = chosen.find(({ name }, index) => chosen.findIndex((one) => one.name === name) !== index);
	if (twice !== undefined) throw new CliError(words.eval.modelTwice(twice.model));
	return chosen;
}

/** The values of an option for each model. */
function spread(
	option: OptionName,
	args: ParsedArgs,
	models: number,
	words: Messages,
): readonly (string | undefined)[] {
	const given = args.list(option);
	if (given.length > 1 && given.length !== models)
		throw new CliError(words.eval.notOneEach(option, given.length, models));
	return given.length > 1 ? given : Array.from({ length: models }, () => given[0]);
}
