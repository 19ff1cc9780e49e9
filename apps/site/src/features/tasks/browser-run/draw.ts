import type { Locale } from "../../../lib/locale.ts";
import demo from "../demo/demo-view.module.css";
import { drawBars } from "./draw-bars.ts";
import { drawPicture } from "./draw-picture.ts";
import type { DrawnPart } from "./drawn-part.ts";
import { make } from "../../../lib/page/make-element.ts";

/** Inputs and results as nodes of the page, as the page's own demo draws them. */
export function drawAll(drawings: readonly DrawnPart[], locale: Locale): HTMLElement {
	return make("div", { class: "drawn" }, ...drawings.map((drawing) => draw(drawing, locale)));
}

function draw(drawing: DrawnPart, locale: Locale): HTMLElement {
	if (drawing.type === "picture") return drawPicture(drawing, locale);
	if (drawing.type === "sound") return drawSound(drawing.src);
	if (drawing.type === "chart") return drawBars(drawing.data, locale);
	if (drawing.type === "tabular") return drawTable(drawing.table);
	if (drawing.type === "text-with-tokens") return drawMarks(drawing);
	return make(
		"div",
		{},
		make("p", { class: demo["label"] }, drawing.label),
		make("p", { class: demo["text"] }, drawing.content),
	);
}

function drawTable([columns = [], ...rows]: readonly (readonly string[])[]): HTMLElement {
	const head = make("tr", {}, ...columns.map((name) => make("th", { scope: "col" }, name)));
	const body = rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell))));
	const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...body));
	return make("div", { class: "table", tabindex: "0" }, table);
}

function drawMarks({ text, tokens }: Extract<DrawnPart, { type: "text-with-tokens" }>): HTMLElement {
	const sorted = tokens.toSorted((a, b) => a.start - b.start);
	const parts = sorted.flatMap(({ start, end, type }, index) => [
		text.slice(sorted[index - 1]?.end ?? 0, start),
		make(
			"mark",
			{ class: demo["mark"] },
			text.slice(start, end),
			make("span", { class: demo["type"] }, type),
		),
	]);
	return make("p", { class: demo["text"] }, ...parts, text.slice(sorted.at(-1)?.end ?? 0));
}

function drawSound(src: string | Blob): HTMLElement {
	const url = typeof src === "string" ? src : URL.createObjectURL(src);
	return make("audio", { class: "sound", src: url, controls: "" });
}
