/** A stretch of a line. Nothing in it can load or run anything. */
export type Inline = { readonly at: number } & (
	| { readonly kind: "text" | "code"; readonly text: string }
	| { readonly kind: "strong" | "emphasis" | "deleted"; readonly children: readonly Inline[] }
	| { readonly kind: "picture"; readonly text: string }
	| {
			readonly kind: "link";
			/** A URL with `http`, `https` or `mailto`, as the browser serialises it. */
			readonly href: string;
			/** Target of the link: a host, or an e-mail address. */
			readonly host: string;
			readonly children: readonly Inline[];
	  }
	| { readonly kind: "break" }
);

/** A block of a text. `at` is unique among its neighbours and stays while the text grows. */
export type Block = { readonly at: number } & (
	| { readonly kind: "paragraph"; readonly children: readonly Inline[] }
	/** `level` is that of the page, from 3 to 6: headings of an answer are below the page's own, and skip none. */
	| { readonly kind: "heading"; readonly level: number; readonly children: readonly Inline[] }
	| { readonly kind: "code"; readonly language: string; readonly text: string }
	| { readonly kind: "quote"; readonly blocks: readonly Block[] }
	| { readonly kind: "list"; readonly first: number | undefined; readonly items: readonly ListItem[] }
	| { readonly kind: "table"; readonly head: MarkdownRow; readonly rows: readonly MarkdownRow[] }
	| { readonly kind: "rule" }
);

/** One item of a list; `isDone` where it is a task to tick off. */
export interface ListItem {
	readonly at: number;
	readonly isDone: boolean | undefined;
	readonly blocks: readonly Block[];
}

/** Cells from left to right. */
export interface MarkdownRow {
	readonly at: number;
	readonly cells: readonly { readonly at: number; readonly children: readonly Inline[] }[];
}
