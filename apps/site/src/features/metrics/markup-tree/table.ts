import { element, type Piece, type PieceElement } from "./piece.ts";

/** A table with a caption and a row of headings; the first cell of each row is its heading. */
export function table(
	caption: string,
	headings: readonly string[],
	rows: readonly (readonly Piece[])[],
): PieceElement {
	return element(
		"table",
		{},
		element("caption", {}, caption),
		element(
			"thead",
			{},
			element("tr", {}, ...headings.map((heading) => element("th", { scope: "col" }, heading))),
		),
		element(
			"tbody",
			{},
			...rows.map(([first = "", ...rest]) =>
				element(
					"tr",
					{},
					element("th", { scope: "row" }, first),
					...rest.map((cell) => element("td", {}, cell)),
				),
			),
		),
	);
}
