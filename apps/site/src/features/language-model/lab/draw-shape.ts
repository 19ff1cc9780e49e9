/** An element of a drawing with its attributes. */
export function drawShape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
	const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
	return shape;
}
