/** Makes an SVG element outside the document; attributes carry the names of SVG (`stroke-width`). */
export function drawShape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
	const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
	return shape;
}
