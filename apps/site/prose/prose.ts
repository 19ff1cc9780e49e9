import type { Source } from "../content/sources/source.ts";
import type { Locale } from "../src/lib/locale.ts";

/** Replaces in a passage what is not prose: code, English marked as such, JSX. */
export const HIDDEN = "\uFFFC";

/** A stretch of prose: a paragraph, a heading, a table cell, a string of a data file. */
export interface Passage {
	/** File, from the repository's root. */
	readonly path: string;
	/** Line on which it starts, from 1. */
	readonly line: number;
	readonly locale: Locale;
	readonly text: string;
}

/** A heading of a content page. */
export interface ProseHeading {
	/** 1 to 6. */
	readonly level: number;
	/** All of its text, code included. */
	readonly title: string;
	readonly line: number;
}

/** A link of a content page. */
export interface ProseLink {
	readonly href: string;
	/** What readers follow; empty for pictures. */
	readonly text: string;
	readonly line: number;
}

/** A source that a page lists in its front matter. */
export interface ListedSource {
	readonly id: string;
	readonly line: number;
}

/** A block of code of a content page. */
export interface ProseCode {
	/** Language behind the fence: `ts`, `py`; empty without one. */
	readonly language: string;
	readonly text: string;
	/** Line of its first line of code. */
	readonly line: number;
}

/** A call of the catalogue: what a page's code gives to a model. */
export interface ModelExample {
	/** Where it is put together, for findings. */
	readonly path: string;
	/** Name of the page in the form of `ProsePage.name`. */
	readonly page: string;
	readonly locale: Locale;
	readonly provider: string;
	readonly model: string;
	/** Arguments of the call, files left out. */
	readonly input: object;
}

/** What the site says of one model. */
export interface ModelNote {
	readonly path: string;
	readonly line: number;
	readonly locale: Locale;
	readonly model: string;
	readonly text: string;
}

/** A content page in one language. */
export interface ProsePage {
	readonly path: string;
	readonly locale: Locale;
	/** The page below its language: `docs/transformers`, `tasks/fill-mask`. */
	readonly name: string;
	readonly headings: readonly ProseHeading[];
	readonly links: readonly ProseLink[];
	readonly sources: readonly ListedSource[];
	readonly passages: readonly Passage[];
	readonly code: readonly ProseCode[];
	/** Numbered lists, by the number of their first entry. */
	readonly numberedLists: readonly { readonly start: number; readonly line: number }[];
	/** Text between backticks, with the line of its paragraph. */
	readonly inlineCode: readonly { readonly text: string; readonly line: number }[];
	/** Sentences with the code and the link texts in them, and the line of their paragraph. */
	readonly sentences: readonly { readonly text: string; readonly line: number }[];
	/** Cells of a guide's program that the page shows by `<Cell>`. */
	readonly cells: readonly { readonly id: string; readonly line: number }[];
	/** Models of which the page says by `<OtherLanguage>` that they were not made for its language. */
	readonly otherLanguage: readonly string[];
}

/** All that the rules look at. */
export interface Prose {
	/** Passages of pages, interface words, data and schemas. */
	readonly passages: readonly Passage[];
	readonly pages: readonly ProsePage[];
	/** Markdown beside the code and what the programs show: read for what they say of models and give to them. */
	readonly guides: readonly ProsePage[];
	/** What the cells of guides printed, by the name of the page and the cell's id: `docs/transformers/onnx#export`. */
	readonly outputs: ReadonlyMap<string, string>;
	/** Every source that pages may list. */
	readonly bibliography: readonly Source[];
	/** Calls that pages and playground make of the catalogue's examples. */
	readonly examples: readonly ModelExample[];
	/** What the catalogue's lists say of each model. */
	readonly modelNotes: readonly ModelNote[];
	/** What the catalogue's lists say of each model, data set and application, beside the link to it. */
	readonly linkedNotes: ReadonlySet<string>;
	/** Whether a place of the site exists: `/tasks/`, `/docs/transformers/`. */
	readonly isRoute: (route: string, locale: Locale) => boolean;
	/** Anchors of a page that is not a content page, such as the glossary; undefined when they are not known. */
	readonly anchorsOf: (route: string, locale: Locale) => ReadonlySet<string> | undefined;
}

/** Something to mend. */
export interface Finding {
	readonly path: string;
	readonly line: number;
	/** What is wrong and what to write instead. */
	readonly message: string;
}

/** Looks at all prose and names what is wrong. */
export type Rule = (prose: Prose) => readonly Finding[];

/** The finding for a place in a passage. */
export function findingAt(passage: Passage, index: number, message: string): Finding {
	const line = passage.line + (passage.text.slice(0, index).match(/\n/g)?.length ?? 0);
	return { path: passage.path, line, message };
}
