import type { Box, Detection, Entity, GroundTruth } from "@pusula/metrics";
import { readText } from "../results/read-text.ts";
import { readDetection } from "./boxes.ts";
import { mergePieces, readEntity } from "./entities.ts";
import type { AnswerKind } from "./evaluations.ts";
import { peek } from "../results/peek.ts";

/** An answer of a model, or a right one, in the form that metrics take. */
export type Answer =
	| string
	| number
	| readonly string[]
	| readonly number[]
	| readonly Entity[]
	| readonly Detection<Box>[]
	| readonly GroundTruth<Box>[];

/**
 * What a model answered; undefined where its result holds no answer of this kind.
 * @param kind The kind of answer that the task is judged by.
 * @param output The result of the call, as the client returns it.
 * @example
 * readAnswer("labels", [{ label: "good", score: 0.9 }]); // "good"
 */
export function readAnswer(kind: AnswerKind, output: unknown): Answer | undefined {
	return READERS[kind](output);
}

const READERS: Readonly<Record<AnswerKind, (output: unknown) => Answer | undefined>> = {
	labels: readLabel,
	texts: (output) => readText(output)?.trim(),
	entities: (output) => (Array.isArray(output) ? mergePieces(output.flatMap(readEntity)) : undefined),
	boxes: (output) => (Array.isArray(output) ? output.flatMap(readDetection) : undefined),
	numbers: (output) => {
		const first: unknown = Array.isArray(output) ? output[0] : output;
		return typeof first === "number" ? first : undefined;
	},
	rankings: (output) => (Array.isArray(output) && output.every(isNumber) ? output : undefined),
};

/**
 * An answer as people read it.
 * @param answer The answer; undefined where there is none.
 * @param text the text in which entities lie: with it they are printed as their words, such as `Çukurova (LOC)`
 * @example
 * printAnswer(["Ankara", "the capital"]); // "Ankara | the capital"
 */
export function printAnswer(answer: Answer | undefined, text?: unknown): string {
	if (answer === undefined) return "";
	if (typeof answer === "string") return answer;
	if (typeof answer === "number") return String(answer);
	const letters = typeof text === "string" ? Array.from(text) : [];
	return answer.map((one) => printEntry(one, letters)).join(" | ");
}

/** An answer as texts; several where several count as right. */
export function toTexts(answer: Answer): readonly string[] {
	if (typeof answer === "string" || typeof answer === "number") return [String(answer)];
	return answer.map((one) => (typeof one === "object" ? one.label : String(one)));
}

type Entry = string | number | Entity | Detection<Box> | GroundTruth<Box>;

/** Decimals of a number in a list: the values of a ranking have many more, and none of them is read. */
const DECIMALS = 4;

function printEntry(entry: Entry, letters: readonly string[]): string {
	if (typeof entry === "string") return entry;
	if (typeof entry === "number") return String(Number(entry.toFixed(DECIMALS)));
	if ("shape" in entry) return `${entry.label} [${entry.shape.map(Math.round).join(", ")}]`;
	const { label, start, end } = entry;
	const words = letters.slice(start, end).join("");
	return words === "" ? `${label} ${start}-${end}` : `${words} (${label})`;
}

function readLabel(output: unknown): string | undefined {
	if (!Array.isArray(output)) return readText(output)?.trim();
	let best: { readonly score: number; readonly label: string } | undefined;
	for (const entry of output as readonly unknown[]) {
		const label = peek(entry, "label") ?? peek(entry, "token_str");
		const score = peek(entry, "score");
		if (typeof label !== "string") continue;
		if (!best || (typeof score === "number" && score > best.score))
			best = { label: label.trim(), score: typeof score === "number" ? score : 0 };
	}
	return best?.label ?? readText(output)?.trim();
}

function isNumber(value: unknown): value is number {
	return typeof value === "number" && Number.isFinite(value);
}
