import { wordsIn } from "../../../messages/words.ts";
import type { CurveData } from "../../facts/guides/curve-data.ts";
import { fill } from "../../lib/fill.ts";
import { inEachLocale, type Locale } from "../../lib/locale.ts";
import { DrawingFigure } from "./drawing.tsx";
import type { Drawing } from "./spec/drawing-spec.ts";
import { note } from "./parts/label.ts";
import { column, type Sheet, wrapped } from "./parts/layout.ts";
import { line, plane } from "./parts/plot.ts";
import { area, at, type LineLook, type Part, path } from "./parts/shapes.ts";
import { printNumber } from "./spec/print-number.ts";

/** What a page says of a curve. */
export interface CurveWords {
	readonly title: string;
	readonly caption: string;
}

/**
 * `<Curve id="…" title="…" caption="…" />` of a guide's page: the lines of a figure that its recorded run computed.
 * @throws Error for an id that none of the figures has
 */
export function curvesIn(locale: Locale, figures: Readonly<Record<string, CurveData>>) {
	return function Curve({ id, ...words }: CurveWords & { readonly id: string }) {
		const data = figures[id];
		if (!data)
			throw new Error(`The guide has no figure "${id}". There are: ${Object.keys(figures).join(", ")}.`);
		return <DrawingFigure drawing={toDrawing(id, data, words)} locale={locale} />;
	};
}

/** The drawing of a curve: in one language its words come from the page. */
export function toDrawing(id: string, data: CurveData, words: CurveWords): Drawing {
	return {
		id: `curve-${id}`,
		words: inEachLocale((locale) => ({ ...words, description: describe(data, locale) })),
		draw: (locale, sheet) => drawCurve(data, locale, sheet),
	};
}

const LOOKS: readonly LineLook[] = ["strong", "alarm", "dash"];

function drawCurve({ x, xName, yName, lines }: CurveData, locale: Locale, sheet: Sheet): Part {
	const word = (key: string): string => nameOf(key, locale);
	const [low, high] = rangeOf(lines);
	const [first = 0, last = 1] = [x[0], x.at(-1)];
	const numbers = [high, low].map((value) => note(printNumber(value, locale)));
	const margin = Math.max(...numbers.map(({ width }) => width)) + 8;
	const ground = plane({
		width: (sheet.narrow ? sheet.width : 560) - margin,
		height: 190,
		x: [first, last],
		y: [low, high],
		xName: `${word(xName)} (${printNumber(first, locale)}–${printNumber(last, locale)})`,
		yName: word(yName),
	});
	const drawn = ground.with(
		Object.values(lines).map((values, index) =>
			line(
				values.flatMap((value, place) => (value === null ? [] : [ground.toPoint(x[place] ?? 0, value)])),
				LOOKS[index] ?? "wire",
			),
		),
	);
	const ticks = numbers.map((part, index) => {
		const y = ground.toPoint(first, [high, low][index] ?? low)[1];
		return at(margin - 8 - part.width, Math.max(0, y - part.height / 2), part);
	});
	const chart = area(margin + drawn.width, drawn.height, ...ticks, at(margin, 0, drawn));
	const legend = Object.keys(lines).map((key, index) => sample(word(key), LOOKS[index] ?? "wire"));
	return column([wrapped(legend, sheet.width, 20), chart], 12);
}

/** A piece of a line and the name of what it represents. */
function sample(text: string, look: LineLook): Part {
	const name = note(text);
	const middle = name.height / 2;
	return area(34 + name.width, name.height, path([0, middle], "h26", look), at(34, 0, name));
}

/** The values in a sentence for each line: where it begins, where it ends, its lowest and its highest value. */
function describe({ x, xName, yName, lines }: CurveData, locale: Locale): string {
	const { sentence } = wordsIn(locale).guides.curve;
	const number = (value: number): string => printNumber(value, locale);
	return Object.entries(lines)
		.map(([key, all]) => {
			const values = all.filter((value) => value !== null);
			return fill(sentence, {
				line: nameOf(key, locale),
				x: nameOf(xName, locale),
				y: nameOf(yName, locale),
				first: number(x[0] ?? 0),
				last: number(x.at(-1) ?? 0),
				from: number(values[0] ?? 0),
				to: number(values.at(-1) ?? 0),
				low: number(Math.min(...values)),
				high: number(Math.max(...values)),
			});
		})
		.join(" ");
}

/** From zero, or from the lowest value where that is far above, to the highest. */
function rangeOf(lines: CurveData["lines"]): readonly [number, number] {
	const values = Object.values(lines)
		.flat()
		.filter((value) => value !== null);
	const [low, high] = [Math.min(...values), Math.max(...values)];
	return [low < high / 2 ? Math.min(0, low) : low, high];
}

function nameOf(key: string, locale: Locale): string {
	const names: Readonly<Record<string, string>> = wordsIn(locale).guides.curve.names;
	const name = names[key];
	if (name === undefined)
		throw new Error(`Write the word for "${key}" into guides.curve.names of the messages.`);
	return name;
}
