import { expect, it } from "vitest";
import { readDocstrings } from "./read-docstrings.ts";
import { toProse } from "./rules/findings-of.ts";
import { RULES } from "./rules/index.ts";

const toSource = (model: string, text: string): string => `import { local } from "./local.ts";

/**
 * Runs a model.
 * @param model Its id.
 * @example
 * const result = await client.fillMask({
 * 	model: "${model}",
 * 	inputs: "${text}",
 * });
 * @throws InputError
 */
export function run(): void {}
`;

const findingsOf = (rule: string, source: string): readonly string[] => {
	const guides = [readDocstrings("packages/local/src/run.ts", source)];
	return RULES[rule]?.({ ...toProse({}), guides }).map(({ line, message }) => `${line} ${message}`) ?? [];
};

it("reads the examples alone, each line in its place", () => {
	const { code, passages } = readDocstrings("a.ts", toSource("a/b", "c"));
	expect(code).toMatchObject([
		{ language: "ts", line: 7, text: expect.stringMatching(/^const .*\}\);\n?$/s) },
	]);
	expect(passages).toEqual([]);
});

it("holds examples to the table of models, and to what each of them takes", () => {
	expect(findingsOf("model-table", toSource("onnx-community/silero-vad", "a"))).toEqual([
		expect.stringMatching(/^8 .*silero-vad.* is not in the model table/),
	]);
	expect(
		findingsOf("model-input", toSource("answerdotai/ModernBERT-large", "Bugün hava çok güzel.")),
	).toEqual([expect.stringContaining("was not made for the language")]);
	expect(
		findingsOf("model-input", toSource("answerdotai/ModernBERT-large", "The sky is [MASK] today.")),
	).toEqual([]);
});
