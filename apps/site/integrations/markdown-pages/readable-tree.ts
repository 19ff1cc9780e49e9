import type { Element, ElementContent, Root } from "hast";
import { readMath } from "./read-math.ts";

/** Parts of a page that mean nothing on paper: pictures without words, controls, lists of other pages. */
const LEFT_OUT = new Set(
	"button canvas dialog form input label legend nav noscript output script search select style template".split(
		" ",
	),
);

/** First words of the names of code blocks, and how a fence calls the language. */
const LANGUAGES: Readonly<Record<string, string>> = {
	TypeScript: "ts",
	JavaScript: "js",
	Python: "python",
	JSON: "json",
	Kabuk: "sh",
	Shell: "sh",
	cURL: "sh",
};

/** The first element that passes, in the order of the page. */
export function findElement(
	node: Root | Element,
	passes: (element: Element) => boolean,
): Element | undefined {
	for (const child of node.children) {
		if (child.type !== "element") continue;
		const found = passes(child) ? child : findElement(child, passes);
		if (found) return found;
	}
	return undefined;
}

/**
 * What a reader reads of an element, as a tree of its own: without controls and hidden parts, words of terms without
 * their notes, URLs absolute, code named by its language, and a space where only the style kept words apart.
 * @param url the page's own URL, absolute
 */
export function toReadable(element: Element, url: string): Element {
	return {
		...element,
		children: element.children.flatMap((child, index) => readChild(child, index, element, url)),
	};
}

function readChild(child: ElementContent, index: number, parent: Element, url: string): ElementContent[] {
	if (child.type === "text") return [child];
	if (child.type !== "element") return [];
	if (isWordOfTerm(child, parent)) return toReadable(child, url).children;
	if (child.tagName === "svg") return readDrawing(child);
	if (isLeftOut(child, parent)) return [];
	if (child.tagName === "math") return [readMath(child)];
	if (child.tagName === "section") return readSection(child, url);
	const read = toInline(toNamedMedia(withUrls(toReadable(child, url), url)), parent);
	return needsSpace(child, index, parent) ? [{ type: "text", value: " " }, read] : [read];
}

/** A block of code gets its language, or `diff`; one among several clients keeps the client's name before it. */
function readSection(section: Element, url: string): ElementContent[] {
	const name = section.properties["ariaLabel"];
	const pre = findElement(section, ({ tagName }) => tagName === "pre");
	const code = pre && findElement(pre, ({ tagName }) => tagName === "code");
	if (typeof name !== "string" || !pre || !code || section.children[0] !== pre) {
		return [toReadable(section, url)];
	}
	const title = name.slice(name.indexOf(":") + 1).trim();
	const isDifference = findElement(code, ({ tagName }) => tagName === "ins" || tagName === "del");
	const language = isDifference ? "diff" : LANGUAGES[title.split(/[ ,]/, 1)[0] ?? ""];
	const block: Element = {
		...pre,
		children: [
			{ ...code, properties: language === undefined ? {} : { className: [`language-${language}`] } },
		],
	};
	if (!title.includes("·")) return [block];
	return [
		{ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: title }] },
		block,
	];
}

/** A drawing is read as what is said of it to those who do not see it. */
function readDrawing(svg: Element): ElementContent[] {
	const description = findElement(svg, ({ tagName }) => tagName === "desc");
	return description ? [{ ...description, tagName: "p", properties: {} }] : [];
}

function isWordOfTerm({ tagName }: Element, parent: Element): boolean {
	return tagName === "button" && "dataTerm" in parent.properties;
}

function isLeftOut(element: Element, parent: Element): boolean {
	const { tagName, properties } = element;
	if (LEFT_OUT.has(tagName)) return true;
	if ("dataNeedsScript" in properties) return true;
	if ("popover" in properties || "hidden" in properties) return true;
	if (tagName === "details" && "dataMenu" in properties) return true;
	if (properties["ariaHidden"] === "true") return true;
	if (tagName === "a" && "dataHeading" in parent.properties) return true;
	return isNoteOnTab(element, parent);
}

/** The remark of a link that opens in a new tab: a span behind its words. */
function isNoteOnTab(element: Element, parent: Element): boolean {
	const isLast = parent.children.length > 1 && parent.children.at(-1) === element;
	return (
		parent.tagName === "a" && parent.properties["target"] === "_blank" && element.tagName === "span" && isLast
	);
}

/** Two elements in a row without a space between them, and small print, are separated by style alone; in code nothing does. */
function needsSpace({ tagName }: Element, index: number, parent: Element): boolean {
	if (parent.tagName === "code" || parent.tagName === "pre") return false;
	const before = parent.children[index - 1];
	return before?.type === "element" || (tagName === "small" && before?.type === "text");
}

/** A cell of a table has one line in Markdown: its paragraphs follow each other in it. */
function toInline(element: Element, { tagName }: Element): Element {
	const isInCell = element.tagName === "p" && (tagName === "td" || tagName === "th");
	return isInCell ? { ...element, tagName: "span" } : element;
}

/** A recording or a film becomes a link, named after its file. */
function toNamedMedia(element: Element): Element {
	const { src } = element.properties;
	if (!["audio", "video"].includes(element.tagName) || typeof src !== "string") return element;
	const name = src.slice(src.lastIndexOf("/") + 1);
	return { ...element, tagName: "a", properties: { href: src }, children: [{ type: "text", value: name }] };
}

function withUrls(element: Element, url: string): Element {
	const properties = { ...element.properties };
	for (const name of ["href", "src"] as const) {
		const value = properties[name];
		if (typeof value === "string") properties[name] = new URL(value, url).href;
	}
	return { ...element, properties };
}
