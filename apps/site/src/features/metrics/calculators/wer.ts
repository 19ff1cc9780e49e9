import { type AlignedPair, align, countErrors, toWords } from "@pusula/metrics";
import type { Calculator, Kit } from "../parts/calculator.ts";
import { formulaLine, over } from "../markup-tree/math.ts";
import { element, type Markup } from "../markup-tree/markup.ts";
import { legend } from "../markup-tree/remark.ts";

/** Word and character error rate of a transcript, with the alignment they come from. */
export const werCalculator: Calculator = {
	fields: [
		{ name: "reference", kind: "text" },
		{ name: "candidate", kind: "text" },
		{ name: "folding", kind: "choice", options: ["none", "turkish", "general"] },
		{ name: "punctuation", kind: "check" },
	],
	formula: ({ wer, errors }) => [
		formulaLine(`${wer} =`, over(`${errors.s} + ${errors.d} + ${errors.i}`, errors.n)),
		legend(errors.legend),
	],
	calculate: (kit) => {
		const { form, words, print } = kit;
		const reference = readWords("reference", kit);
		const candidate = readWords("candidate", kit);
		if (reference.length === 0) return form.fail("reference", "empty");
		const byWord = measure(candidate, reference);
		const byCharacter = measure(Array.from(candidate.join(" ")), Array.from(reference.join(" ")));
		return {
			figures: [
				{ label: words.wer, value: print.share(byWord.rate) },
				{ label: words.cer, value: print.share(byCharacter.rate) },
			],
			steps: [
				drawAlignment(align(candidate, reference), kit),
				drawRate(words.wer, byWord, kit),
				drawRate(words.cer, byCharacter, kit),
			],
		};
	},
};

function readWords(name: string, { form }: Kit): readonly string[] {
	const text = fold(form.text(name), form.choice("folding"));
	const words = form.choice("punctuation") ? toWords(text) : text.split(/\s+/);
	return form.choice("punctuation") ? words.filter((word) => /[\p{L}\p{N}]/u.test(word)) : words;
}

/** Small letters by the Turkish rule (`Isı` becomes `ısı`), by the general one (`isı`), or unchanged. */
function fold(text: string, rule: string): string {
	if (rule === "turkish") return text.toLocaleLowerCase("tr");
	return rule === "general" ? text.toLowerCase() : text;
}

/** The fewest errors, and how many they are for each part of the reference. */
function measure(candidate: readonly string[], reference: readonly string[]) {
	const { substitutions, deletions, insertions } = countErrors(candidate, reference);
	const { length } = reference;
	const rate = (substitutions + deletions + insertions) / length;
	return { substitutions, deletions, insertions, length, rate };
}

function drawAlignment(pairs: readonly AlignedPair[], { words }: Kit): Markup {
	return element(
		"ol",
		{ "data-alignment": "", "aria-label": words.alignment },
		...pairs.map(({ kind, reference, prediction }) =>
			element(
				"li",
				{ "data-kind": kind },
				element("span", {}, reference ?? "–"),
				" ",
				element("span", {}, prediction ?? "–"),
				...(kind === "equal" ? [] : [" ", element("small", {}, words.errorKinds[kind])]),
			),
		),
	);
}

function drawRate(name: string, errors: ReturnType<typeof measure>, { print }: Kit): Markup {
	const { substitutions, deletions, insertions, length, rate } = errors;
	return formulaLine(
		`${name} =`,
		over(`${substitutions} + ${deletions} + ${insertions}`, String(length)),
		`= ${print.share(rate)}`,
	);
}
