import { fill } from "../../../lib/fill.ts";
import type { Candidate, listCandidates } from "../sampling/next-token.ts";
import { drawToken, findPart, type LabView, sayToken } from "./lab-view.ts";
import { makeSvg } from "../../../lib/page/make-element.ts";

/** How many tokens have a bar of their own. */
export const BAR_COUNT = 12;

/** Draws the most probable next tokens as rows that can be pressed, and one row for the sum of all others. */
export function drawCandidates(
	view: LabView,
	{ first, rest, restCount }: ReturnType<typeof listCandidates>,
	after: number,
): void {
	const { root, words } = view;
	findPart(root, "[data-next-hint]").textContent = fill(words.nextHint, { token: sayToken(view, after) });
	const bars = findPart(root, "[data-bars]");
	const focused = bars.contains(document.activeElement) ? [...bars.children].findIndex(hasFocus) : -1;
	bars.replaceChildren(
		...first.map((candidate) => drawRow(view, candidate)),
		...(restCount > 0 ? [drawRest(view, rest, restCount)] : []),
	);
	bars.children[focused]?.querySelector("button")?.focus();
}

/** The id of the token of a pressed row; undefined for anything else. */
export function readPicked(target: EventTarget | null): number | undefined {
	const id = target instanceof Element ? target.closest<HTMLElement>("[data-id]")?.dataset["id"] : undefined;
	return id === undefined ? undefined : Number(id);
}

function hasFocus(row: Element): boolean {
	return row.contains(document.activeElement);
}

function drawRow(view: LabView, { id, probability, before }: Candidate): HTMLElement {
	const { words, percent } = view;
	const figure = probability === 0 ? words.excluded : percent.format(probability);
	const row = document.createElement("li");
	const button = document.createElement("button");
	button.type = "button";
	button.dataset["id"] = String(id);
	button.ariaLabel = fill(words.add, { token: sayToken(view, id), percent: figure });
	const token = document.createElement("span");
	token.append(drawToken(view, id));
	button.append(token, toFigure(figure), drawBar(probability, before));
	row.append(button);
	return row;
}

function drawRest({ words, percent }: LabView, rest: number, count: number): HTMLElement {
	const row = document.createElement("li");
	const text = document.createElement("span");
	text.textContent = fill(words.rest, { count });
	row.append(text, toFigure(percent.format(rest)), drawBar(rest));
	return row;
}

function toFigure(text: string): HTMLElement {
	const figure = document.createElement("b");
	figure.textContent = text;
	return figure;
}

/** A bar that is full at 1, with a line where the model alone would have put its end. */
function drawBar(probability: number, before?: number): SVGElement {
	const bar = makeSvg("svg", { width: "100%", height: 6, "aria-hidden": "true", focusable: "false" });
	bar.append(makeSvg("rect", { width: `${probability * 100}%`, height: 6 }));
	if (before !== undefined)
		bar.append(makeSvg("line", { x1: `${before * 100}%`, x2: `${before * 100}%`, y1: 0, y2: 6 }));
	return bar;
}
