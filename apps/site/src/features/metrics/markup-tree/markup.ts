/** A part of a page as data, so that the build and the page's script draw the same: text, or an element with parts in it. */
export type Markup = string | MarkupElement;

/** An element. Attributes carry the names they have in HTML, SVG and MathML. */
export interface MarkupElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly Markup[];
}

/** An element with its attributes and children. */
export function element(
	tag: string,
	attributes: Readonly<Record<string, string>>,
	...children: readonly Markup[]
): MarkupElement {
	return { tag, attributes, children };
}
