import type { PlaygroundCompare } from "../tr/playground-compare.ts";

/** Words of compared answers, in English. */
export const playgroundCompare: PlaygroundCompare = {
	summary: "Comparison",
	model: "Model",
	noModel: "No model named",
	state: "State",
	first: "First chunk",
	load: "Loading",
	whole: "Run time",
	tokens: "Tokens (in / out)",
	speed: "Speed",
	cost: "Reported cost",
	costAbout:
		"A cost stands here only where the provider reports one with its answer, in the provider's own unit. In simulation time and speed are not measured.",
	localAbout:
		"Of a model on this device, the run time is the model's own. Loading, with the download of a first run, stands apart; neither your consent nor the wait for another model is in either. With a provider it is the whole call.",
	notMeasured: "not measured",
	unknown: "–",
	milliseconds: "{count} ms",
	tokensPerSecond: "{count} tokens a second",
	charactersPerSecond: "{count} characters a second",
	earlier: "Earlier answers of this model ({count})",
	difference: "Show the difference",
	differenceOf: "Difference of {name} from the first answer",
	counts: "{added} words added, {removed} words removed.",
	same: "The two answers are the same.",
	tooLarge: "The answers are too long to be compared word by word.",
	added: "added:",
	removed: "removed:",
};
