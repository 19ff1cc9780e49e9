import type { DialMark } from "../../../facts/tasks/dial-marks.ts";
import { DIAL_VIEW, NEEDLE_PATHS, REACH, RINGS, toMarkPath } from "../../../facts/tasks/dial-shape.ts";
import { loadDial } from "../query/load-search.ts";
import { enhanceDial } from "../../../lib/page/dial.enhance.ts";

/**
 * Puts a small compass of the tasks at the end of an element; what is typed into the field turns its needle.
 * @throws without a network
 */
export async function showDial(place: Element, url: string, field: HTMLInputElement): Promise<void> {
	const { label, groups } = await loadDial(url);
	const dial = document.createElement("nav");
	dial.ariaLabel = label;
	dial.dataset["dial"] = "";
	const picture = make("svg", { viewBox: DIAL_VIEW, "stroke-width": "3.5", "stroke-linecap": "round" }, [
		...groups.map(({ colour, marks }) => {
			const group = make("g", { stroke: "currentColor" }, marks.map(makeMark));
			group.style.color = colour === "plain" ? "var(--ink-soft)" : `var(--task-${colour})`;
			return group;
		}),
		makeNeedle(),
	]);
	picture.style.width = "min(100%, 16rem)";
	const pointed = document.createElement("p");
	pointed.dataset["pointed"] = "";
	pointed.textContent = label;
	dial.append(picture, pointed);
	place.append(dial);
	enhanceDial(dial, field);
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
