import type { Entity } from "@pusula/metrics";
import { readText } from "../results/read-text.ts";
import type { AnswerKind } from "./evaluations.ts";
import { MeasureError } from "./measure-error.ts";

/** An answer of a model, or a right one, in the form that metrics take. */
export type Answer = string | number | readonly string[] | readonly Entity[];

/** What a model answered; undefined where its result holds no answer of this kind. */
export function readAnswer(kind: AnswerKind, output: unknown): Answer | undefined {
	if (kind === "labels") return readLabel(output);
	if (kind === "texts") return readText(output)?.trim();
	if (kind === "entities") return Array.isArray(output) ? mergePieces(output.flatMap(readEntity)) : undefined;
	const first: unknown = Array.isArray(output) ? output[0] : output;
	return typeof first === "number" ? first : undefined;
}

/**
 * A right answer from the cell of a table: a label, a text or a JSON list of texts, a number, or a JSON list of entities
 * with `label`, `start` and `end`.
 * @throws MeasureError code `bad-expected`
 */
export function readExpected(kind: AnswerKind, cell: unknown, row: number): Answer {
	if (kind === "labels") return toText(cell, row).trim();
	if (kind === "numbers") {
		const number = typeof cell === "string" && cell.trim() === "" ? NaN : Number(cell);
		if (Number.isFinite(number)) return number;
		throw new MeasureError("bad-expected", `${JSON.stringify(cell)} is no number.`, row);
	}
	const value = typeof cell === "string" && /^\s*\[/.test(cell) ? parseJson(cell, kind, row) : cell;
	if (kind === "texts") {
		if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string"))
			return value;
		return toText(cell, row).trim();
	}
	const entities = Array.isArray(value) ? value.flatMap(readEntity) : undefined;
	if (entities && Array.isArray(value) && entities.length === value.length) return mergePieces(entities);
	throw new MeasureError(
		"bad-expected",
		'a JSON list of entities is needed, such as [{"label":"PER","start":0,"end":4}].',
		row,
	);
}

/**
 * An answer as people read it.
 * @param text the text in which entities lie: with it they are printed as their words, such as `Çukurova (LOC)`
 */
export function printAnswer(answer: Answer | undefined, text?: unknown): string {
	if (answer === undefined) return "";
	if (typeof answer === "string") return answer;
	if (typeof answer === "number") return String(answer);
	const letters = typeof text === "string" ? Array.from(text) : [];
	return answer.map((one) => (typeof one === "string" ? one : printEntity(one, letters))).join(" | ");
}

/** An answer as texts; several where several count as right. */
export function toTexts(answer: Answer): readonly string[] {
	if (typeof answer === "string" || typeof answer === "number") return [String(answer)];
	return answer.map((one) => (typeof one === "string" ? one : one.label));
}

function printEntity({ label, start, end }: Entity, letters: readonly string[]): string {
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

/** An entity with the mark that its label may begin with where pieces are not joined. */
type Piece = Entity & { readonly mark: string };

function readEntity(entry: unknown): Piece[] {
	const start = peek(entry, "start");
	const end = peek(entry, "end");
	const name = peek(entry, "entity_group") ?? peek(entry, "entity") ?? peek(entry, "label");
	if (typeof start !== "number" || typeof end !== "number" || typeof name !== "string") return [];
	const [, mark = "", label = ""] = /^(?:([BIES])-)?(.*)$/su.exec(name) ?? [];
	return [{ label, start, end, mark }];
}

/** Pieces of one entity joined: an `I-` or `E-` that follows the piece before it with at most one character between. */
function mergePieces(pieces: readonly Piece[]): readonly Entity[] {
	const merged: { label: string; start: number; end: number }[] = [];
	for (const { label, start, end, mark } of pieces) {
		const last = merged.at(-1);
		const isPart = (mark === "I" || mark === "E") && last?.label === label && start - last.end <= 1;
		if (last && isPart) last.end = end;
		else merged.push({ label, start, end });
	}
	return merged;
}

function parseJson(text: string, kind: AnswerKind, row: number): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (kind === "texts") return text;
		throw new MeasureError("bad-expected", error instanceof Error ? error.message : String(error), row);
	}
}

function toText(cell: unknown, row: number): string {
	if (typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean") return String(cell);
	throw new MeasureError("bad-expected", `${JSON.stringify(cell)} is no text.`, row);
}

function peek(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
