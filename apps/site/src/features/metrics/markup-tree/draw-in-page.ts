import type { Piece } from "./piece.ts";

const NAMESPACES: Readonly<Record<string, string>> = {
	math: "http://www.w3.org/1998/Math/MathML",
	svg: "http://www.w3.org/2000/svg",
};

const HTML = "http://www.w3.org/1999/xhtml";

/** Markup as nodes of the page; elements in `math` and `svg` get their namespaces. */
export function drawInPage(piece: Piece, page: Document, around = HTML): Node {
	if (typeof piece === "string") return page.createTextNode(piece);
	const namespace = NAMESPACES[piece.tag] ?? around;
	const node = page.createElementNS(namespace, piece.tag);
	for (const [name, value] of Object.entries(piece.attributes)) node.setAttribute(name, value);
	node.append(...piece.children.map((child) => drawInPage(child, page, namespace)));
	return node;
}
