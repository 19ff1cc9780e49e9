import type { DialMark } from "../../../facts/tasks/dial-marks.ts";
import { DIAL_VIEW, NEEDLE_PATHS, REACH, RINGS, toMarkPath } from "../../../facts/tasks/dial-shape.ts";
import { type DialFile, loadDial } from "../query/load-search.ts";
import { enhanceDial } from "../../../lib/page/dial.enhance.ts";

/**
 * Puts a small compass of the tasks at the end of an element; what is typed into the field turns its needle.
 * @throws without a network
 */
export async function showDial(place: Element, url: string, field: HTMLInputElement): Promise<void> {
	const { label, legend, groups } = await loadDial(url);
	const dial = document.createElement("nav");
	dial.ariaLabel = label;
	dial.dataset["dial"] = "";
	const picture = make("svg", { viewBox: DIAL_VIEW, "stroke-width": "3.5", "stroke-linecap": "round" }, [
		...groups.map(({ colour, marks }) => {
			const group = make("g", { stroke: "currentColor" }, marks.map(makeMark));
			group.style.color = toColour(colour);
			return group;
		}),
		makeNeedle(),
	]);
	picture.style.width = "100%";
	Object.assign(dial.style, ONE_PIXEL_A_UNIT);
	const pointed = document.createElement("p");
	pointed.dataset["pointed"] = "";
	pointed.textContent = label;
	dial.append(picture, pointed, makeLegend(legend, groups));
	place.append(dial);
	enhanceDial(dial, field);
}

/** As wide as the dial has units; on a phone over the padding of the dialog, so that every mark is large enough to press. */
const ONE_PIXEL_A_UNIT = {
	marginBlockStart: "1rem",
	marginInline: "max(-1.5rem, (100% - 20.5rem) / 2)",
	textAlign: "center",
};

/** The names of the colours. */
function makeLegend(label: string, groups: DialFile["groups"]): HTMLElement {
	const list = Object.assign(document.createElement("ul"), { role: "list", ariaLabel: label });
	Object.assign(list.style, {
		display: "flex",
		flexWrap: "wrap",
		justifyContent: "center",
		gap: "0.25rem 1.25rem",
	});
	list.append(
		...groups.map(({ name, colour }) => {
			const tick = document.createElement("span");
			tick.ariaHidden = "true";
			Object.assign(tick.style, { borderInlineStart: "3px solid", marginInlineEnd: "0.375rem" });
			tick.style.color = toColour(colour);
			const item = document.createElement("li");
			item.append(tick, name);
			return item;
		}),
	);
	return list;
}

function toColour(colour: string): string {
	return colour === "plain" ? "var(--ink-soft)" : `var(--task-${colour})`;
}

function makeMark({ name, href, angle, ring }: DialMark): SVGElement {
	const radius = RINGS[ring] ?? RINGS[0];
	const title = make("title", {}, []);
	title.textContent = name;
	const link = make("a", { href, transform: `rotate(${angle})` }, [
		title,
		make("circle", { cy: -radius, r: REACH, fill: "none", stroke: "none", "pointer-events": "all" }, []),
		make("path", { d: toMarkPath(radius) }, []),
	]);
	link.dataset["angle"] = String(angle);
	link.style.color = "inherit";
	return link;
}

function makeNeedle(): SVGElement {
	const [north = "", south = ""] = NEEDLE_PATHS;
	const needle = make("g", { "aria-hidden": "true", "pointer-events": "none", "stroke-width": 2 }, [
		make("path", { d: north, fill: "currentColor" }, []),
		make("path", { d: south, fill: "none", stroke: "currentColor" }, []),
	]);
	needle.dataset["needle"] = "";
	needle.style.color = "var(--accent)";
	return needle;
}

function make(
	name: string,
	attributes: Readonly<Record<string, string | number>>,
	parts: readonly Element[],
): SVGElement {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
	element.append(...parts);
	return element;
}
