const SVG = "http://www.w3.org/2000/svg";

/** An element of the page: `make("p", { class: styles.title }, "text")`. Attributes that are undefined are left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	return fillElement(document.createElement(tag), attributes, children);
}

/** An element of a drawing. */
export function makeSvg(
	tag: string,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly Node[]
): Element {
	return fillElement(document.createElementNS(SVG, tag), attributes, children);
}

function fillElement<One extends Element>(
	element: One,
	attributes: Readonly<Record<string, string | undefined>>,
	children: readonly (Node | string)[],
): One {
	for (const [name, value] of Object.entries(attributes))
		if (value !== undefined) element.setAttribute(name, value);
	element.append(...children);
	return element;
}
