import type { OutputKind } from "@pusula/tasks";
import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { fill } from "../../../lib/fill.ts";
import { findResultText } from "../../../lib/words/find-result-text.ts";
import type { Area } from "../../../lib/media/area.ts";
import type { DrawnPart } from "./drawn-part.ts";

/** What a result is drawn with. */
export interface ResultContext {
	/** Arguments of the call, with the files' URLs in place of the files. */
	readonly args: Readonly<Record<string, unknown>>;
	readonly words: OnDevice["run"];
}

/** Rows of a chart, as the demos have them. */
const MOST_ROWS = 8;
/** Numbers of a vector that are shown. */
const MOST_NUMBERS = 4;

/** A result in the forms in which the page's own demo is drawn. Text is drawn where nothing else fits. */
export function toDrawnParts(
	kind: OutputKind,
	output: unknown,
	context: ResultContext,
): readonly DrawnPart[] {
	const drawings = DRAWERS[kind]?.(output, context) ?? [];
	return drawings.length > 0 ? drawings : [toText(printText(output), context)];
}

type Drawer = (output: unknown, context: ResultContext) => readonly DrawnPart[];

/** One drawer for each form of a result; text for the others. */
const DRAWERS: { readonly [K in OutputKind]?: Drawer } = {
	labels: toChart,
	fillings: toChart,
	answers: toChart,
	spans: toSpans,
	boxes: toAreas,
	masks: toAreas,
	media: toMedia,
	vector: toVectors,
	pairs: toPairs,
};

/** The text of a result; JSON of one that has none. */
export function printText(output: unknown): string {
	return findResultText(output) ?? JSON.stringify(output, undefined, 2);
}

function toText(content: string, { words }: ResultContext): DrawnPart {
	return { type: "text", label: words.output, content };
}

function toChart(output: unknown): readonly DrawnPart[] {
	const data = listRecords(output).flatMap((row) => {
		const label = row["label"] ?? row["token_str"] ?? row["answer"];
		const { score } = row;
		return typeof label === "string" && typeof score === "number" ? [{ label: label.trim(), score }] : [];
	});
	const best = data.toSorted((a, b) => b.score - a.score).slice(0, MOST_ROWS);
	return best.length > 0 ? [{ type: "chart", data: best }] : [];
}

function toSpans(output: unknown, { args }: ResultContext): readonly DrawnPart[] {
	const text = args["inputs"];
	const tokens = listRecords(output).flatMap(({ entity_group: group, entity, start, end }) => {
		const type = group ?? entity;
		const isPlaced = typeof start === "number" && typeof end === "number";
		return typeof type === "string" && isPlaced ? [{ type, start, end }] : [];
	});
	return typeof text === "string" && tokens.length > 0 ? [{ type: "text-with-tokens", text, tokens }] : [];
}

function toAreas(output: unknown, { args, words }: ResultContext): readonly DrawnPart[] {
	const src = readFileUrl(args["inputs"]);
	const areas = listRecords(output).filter(
		(row) => typeof row["label"] === "string",
	) as unknown as readonly Area[]; // checked by the client
	return src === undefined ? [] : [{ type: "picture", src, alt: words.output, areas }];
}

function toMedia(output: unknown, { words }: ResultContext): readonly DrawnPart[] {
	const file = output instanceof Blob ? output : readDepth(output);
	if (!file) return [];
	return file.type.startsWith("audio/")
		? [{ type: "sound", src: file }]
		: [{ type: "picture", src: file, alt: words.output }];
}

function readDepth(output: unknown): Blob | undefined {
	const [row] = listRecords(output);
	const text = row?.["depth"];
	if (typeof text !== "string") return undefined;
	const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	return new Blob([bytes], { type: "image/png" });
}

function toVectors(output: unknown, { args, words }: ResultContext): readonly DrawnPart[] {
	const vectors = listVectors(output);
	const isPicture = readFileUrl(args["inputs"]) !== undefined;
	const texts = [args["inputs"]].flat().map(String);
	const count = vectors.length;
	const rows = vectors.slice(0, MOST_ROWS).flatMap((vector, index) => {
		if (!Array.isArray(vector) || !vector.every((one) => typeof one === "number")) return [];
		const numbers = vector.slice(0, MOST_NUMBERS).map((one) => one.toFixed(3));
		const name = isPicture ? fill(words.vectorPlace, { place: index + 1, count }) : (texts[index] ?? "");
		return [[name, `${numbers.join(" · ")} … ${fill(words.dimensions, { count: vector.length })}`]];
	});
	const head = [isPicture ? words.vector : words.text, words.numbers];
	return rows.length > 0 ? [{ type: "tabular", table: [head, ...rows] }] : [];
}

/** One vector, a list of them, or those of a picture: one for each of its parts, in a batch of one. */
function listVectors(output: unknown): readonly unknown[] {
	if (!Array.isArray(output) || !Array.isArray(output[0])) return [output];
	return Array.isArray(output[0][0]) ? output[0] : output;
}

/** Sentences with a score each in their order, or ranked texts as rows of `index` and `score`. */
function toPairs(output: unknown, { args }: ResultContext): readonly DrawnPart[] {
	const [inputs] = listRecords(args["inputs"]);
	const texts = [inputs?.["sentences"] ?? inputs?.["texts"]].flat().map(String);
	if (!Array.isArray(output)) return [];
	const data = output.flatMap((row: unknown, place) => {
		const [{ index, score } = { index: place, score: row }] = listRecords(row);
		return typeof score === "number" ? [{ label: texts[Number(index)] ?? String(place + 1), score }] : [];
	});
	return data.length > 0 ? [{ type: "chart", data: data.toSorted((a, b) => b.score - a.score) }] : [];
}

function readFileUrl(input: unknown): string | undefined {
	const [mark] = listRecords(input);
	const url = mark?.["$file"];
	return typeof url === "string" ? url : undefined;
}

function listRecords(value: unknown): readonly Readonly<Record<string, unknown>>[] {
	return [value]
		.flat(2)
		.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null);
}
