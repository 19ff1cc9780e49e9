/** A part of a page as data, so that the build and the page's script draw the same: text, or an element with parts in it. */
export type Piece = string | PieceElement;

/** An element. Attributes carry the names they have in HTML, SVG and MathML. */
export interface PieceElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly Piece[];
}

/** An element with its attributes and children. */
export function element(
	tag: string,
	attributes: Readonly<Record<string, string>>,
	...children: readonly Piece[]
): PieceElement {
	return { tag, attributes, children };
}
