import { after } from "../../../lib/effects/clock.ts";
import { type Locale, toLocale } from "../../../lib/locale.ts";
import { drawShape, sizeOf } from "../spec/draw-shape.ts";
import type { Moving, Values } from "../spec/drawing-spec.ts";
import styles from "../spec/drawing.module.css";
import { NARROW, type Sheet, WIDE } from "../parts/layout.ts";
import type { Part } from "../parts/shapes.ts";
import { loadMoving } from "./load-moving.ts";

/** How long a slider rests before the result is announced, in milliseconds. */
const REST_MS = 300;
const SVG = "http://www.w3.org/2000/svg";

/**
 * Draws a figure again whenever its sliders move; its sentence follows once they rest.
 * @throws Error for a figure whose drawing does not move
 */
export async function moveDrawing(figure: Element): Promise<void> {
	const moving = await loadMoving(figure.getAttribute("data-drawing") ?? "");
	const locale = toLocale(document.documentElement.lang);
	const inputs = [...figure.querySelectorAll<HTMLInputElement>("input")];
	let cancel = (): void => {};
	const show = (): void => {
		const values = Object.fromEntries(inputs.map((input) => [input.name, input.valueAsNumber]));
		for (const input of inputs) showValue(input, moving.print(input.name, input.valueAsNumber, locale));
		drawSheets(figure, moving, values, locale);
		cancel();
		cancel = after(REST_MS, () => say(figure, moving.say(values, locale)));
	};
	for (const input of inputs) input.addEventListener("input", show);
	// A slider that was touched before the script came is elsewhere than the drawing.
	if (inputs.some((input) => input.value !== input.defaultValue)) show();
}

function showValue(input: HTMLInputElement, text: string): void {
	input.ariaValueText = text;
	const shown = input.parentElement?.querySelector("b");
	if (shown) shown.textContent = text;
}

/** The first form is for wide columns; a second, where there is one, for phones. */
function drawSheets(figure: Element, moving: Moving, values: Values, locale: Locale): void {
	const sheets: readonly Sheet[] = [WIDE, NARROW];
	for (const [index, svg] of figure.querySelectorAll("svg").entries())
		drawInto(svg, moving.draw(values, locale, sheets[index] ?? NARROW));
}

function drawInto(svg: SVGSVGElement, part: Part): void {
	const named = [...svg.children].filter(({ tagName }) => tagName === "title" || tagName === "desc");
	for (const [name, value] of Object.entries(sizeOf(part))) svg.setAttribute(name, value);
	svg.replaceChildren(...named, ...part.shapes.map((shape) => toNode(drawShape(shape, styles))));
}

function toNode({ tag, attributes, text }: ReturnType<typeof drawShape>): SVGElement {
	const node = document.createElementNS(SVG, tag);
	for (const [name, value] of Object.entries(attributes))
		if (value !== undefined) node.setAttribute(toSvgName(name), String(value));
	if (text !== undefined) node.textContent = text;
	return node;
}

/** `className` as `class`, `fillOpacity` as `fill-opacity`. */
function toSvgName(name: string): string {
	if (name === "className") return "class";
	return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The sentence also describes the drawing for readers who do not see it. */
function say(figure: Element, text: string): void {
	for (const place of figure.querySelectorAll("output, desc")) place.textContent = text;
}
