import { compile, typeNamesOf } from "./compile.ts";

/** Types whose published form says less than ours, or something else than what is sent, and why ours differs. */
export const OTHER_TYPES: Readonly<Record<string, string>> = {
	DepthEstimationInput: "the published type takes anything in the place of bytes",
	DepthEstimationOutput: "the published type takes anything in the place of base64 text",
	DocumentQuestionAnsweringInput: "the published type takes anything in the place of bytes",
	DocumentQuestionAnsweringInputData: "the published type takes anything in the place of bytes",
	DocumentQuestionAnsweringParameters:
		"the pipeline of Transformers reads pairs of a word and its box, which the published type does not allow",
	FeatureExtractionOutput: "services give nested lists of several depths",
	ImageTextToImageOutput: "the published type takes anything in the place of base64 text",
	ImageTextToVideoOutput: "the published type takes anything in the place of base64 text",
	ImageToImageOutput: "the published type takes anything in the place of base64 text",
	ImageToTextOutput: "generatedText is declared as always there, and sent by one provider only",
	ImageToVideoOutput: "the published type takes anything in the place of base64 text",
	TextGenerationStreamOutput: "the client's chunks, as in the published client",
	TextToAudioOutput: "base64 text, where the published type says a Blob",
	TextToImageOutput: "the published type takes anything in the place of base64 text",
	TextToSpeechOutput: "base64 text, where the published type says a Blob",
	TextToVideoOutput: "the client gives a Blob; the catalogue's type is base64 text",
	VideoClassificationInput: "the published type takes anything in the place of bytes",
	VisualQuestionAnsweringInput: "the published type takes anything in the place of bytes",
	VisualQuestionAnsweringInputData: "the published type takes anything in the place of bytes",
};

/**
 * Types that both packages export: all of them, those that cannot go from one to the other in both directions, and those
 * that ours do not take. With `exact`, optional fields may not be undefined.
 */
export function compareTypes(
	published: string,
	own: string,
	exact = false,
): Readonly<Record<"shared" | "other" | "refused", string[]>> {
	const names = new Set(typeNamesOf(own));
	const shared = typeNamesOf(published).filter((name) => names.has(name));
	const lines = shared.flatMap((name) => [
		`export const take_${name} = (given: theirs.${name}): ours.${name} => given;`,
		`export const give_${name} = (given: ours.${name}): theirs.${name} => given;`,
	]);
	const text = `import type * as theirs from "${published}";
import type * as ours from "${own}";
${lines.join("\n")}
`;
	const settings = { exactOptionalPropertyTypes: exact };
	const found = compile(new Map([["same.ts", text]]), settings).map(({ line }) => ({
		name: /_(\w+) =/.exec(line)?.[1] ?? line,
		isRefused: line.includes(" take_"),
	}));
	const refused = found.filter(({ isRefused }) => isRefused);
	return {
		shared,
		other: [...new Set(found.map(({ name }) => name))],
		refused: refused.map(({ name }) => name),
	};
}
