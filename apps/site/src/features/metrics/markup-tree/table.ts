import { element, type Markup, type MarkupElement } from "./markup.ts";

/** A table with a caption and a row of headings; the first cell of each row is its heading. */
export function table(
	caption: string,
	headings: readonly string[],
	rows: readonly (readonly Markup[])[],
): MarkupElement {
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
