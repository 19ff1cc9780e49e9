const SVG = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of the page: `make("p", { class: styles.title }, "text")`. Attributes that are undefined are left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	return fillElement(document.createElement(tag), attributes, children);
}

/** An element of SVG, outside the document; attributes carry the names of SVG (`stroke-width`). Those that are undefined are left out. */
export function makeSvg(tag: string, attributes: Attributes = {}, ...children: readonly Node[]): SVGElement {
	return fillElement(document.createElementNS(SVG, tag), attributes, children);
}

function fillElement<One extends Element>(
	element: One,
	attributes: Attributes,
	children: readonly (Node | string)[],
): One {
	for (const [name, value] of Object.entries(attributes))
		if (value !== undefined) element.setAttribute(name, String(value));
	element.append(...children);
	return element;
}
