import type { Element, ElementContent, Root } from "hast";
import { readMath } from "./read-math.ts";

/** Parts of a page that mean nothing on paper: pictures without words, controls, lists of other pages. */
const LEFT_OUT = new Set(
	"button canvas dialog form input label legend nav noscript output script search select style svg template".split(
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
 * their notes, addresses absolute, code named by its language, and a space where only the style kept words apart.
 * @param address the page's own address, absolute
 */
export function toReadable(element: Element, address: string): Element {
	return {
		...element,
		children: element.children.flatMap((child, index) => readChild(child, index, element, address)),
	};
}

function readChild(child: ElementContent, index: number, parent: Element, address: string): ElementContent[] {
	if (child.type === "text") return [child];
	if (child.type !== "element") return [];
	if (isWordOfTerm(child, parent)) return toReadable(child, address).children;
	if (isLeftOut(child, parent)) return [];
	if (child.tagName === "math") return [readMath(child)];
	if (child.tagName === "section") return readSection(child, address);
	const read = withAddresses(toReadable(child, address), address);
	return needsSpace(index, parent) ? [{ type: "text", value: " " }, read] : [read];
}

/** A block of code gets its language; one among several clients keeps the client's name before it. */
function readSection(section: Element, address: string): ElementContent[] {
	const name = section.properties["ariaLabel"];
	const pre = findElement(section, ({ tagName }) => tagName === "pre");
	const code = pre && findElement(pre, ({ tagName }) => tagName === "code");
	if (typeof name !== "string" || !pre || !code || section.children[0] !== pre) {
		return [toReadable(section, address)];
	}
	const title = name.slice(name.indexOf(":") + 1).trim();
	const language = LANGUAGES[title.split(/[ ,]/, 1)[0] ?? ""];
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

function isWordOfTerm({ tagName }: Element, parent: Element): boolean {
	return tagName === "button" && "dataTerm" in parent.properties;
}

function isLeftOut({ tagName, properties }: Element, parent: Element): boolean {
	if (LEFT_OUT.has(tagName)) return true;
	if ("dataInteractive" in properties || "dataNeedsScript" in properties) return true;
	if ("popover" in properties || "hidden" in properties) return true;
	if (tagName === "details" && "dataMenu" in properties) return true;
	if (properties["ariaHidden"] === "true") return true;
	if (tagName === "a" && "dataHeading" in parent.properties) return true;
	return parent.tagName === "a" && parent.properties["target"] === "_blank" && tagName === "span";
}

/** Two elements in a row without a space between them stand apart by style alone; in code nothing does. */
function needsSpace(index: number, parent: Element): boolean {
	if (parent.tagName === "code" || parent.tagName === "pre") return false;
	return parent.children[index - 1]?.type === "element";
}

function withAddresses(element: Element, address: string): Element {
	const properties = { ...element.properties };
	for (const name of ["href", "src"] as const) {
		const value = properties[name];
		if (typeof value === "string") properties[name] = new URL(value, address).href;
	}
	return { ...element, properties };
}
