import type { Markup } from "./markup.ts";

const NAMESPACES: Readonly<Record<string, string>> = {
	math: "http://www.w3.org/1998/Math/MathML",
	svg: "http://www.w3.org/2000/svg",
};

const HTML = "http://www.w3.org/1999/xhtml";

/** Markup as nodes of the page; elements in `math` and `svg` get their namespaces. */
export function drawInPage(markup: Markup, page: Document, around = HTML): Node {
	if (typeof markup === "string") return page.createTextNode(markup);
	const namespace = NAMESPACES[markup.tag] ?? around;
	const node = page.createElementNS(namespace, markup.tag);
	for (const [name, value] of Object.entries(markup.attributes)) node.setAttribute(name, value);
	node.append(...markup.children.map((child) => drawInPage(child, page, namespace)));
	return node;
}
