import type { Source } from "../content/sources/source.ts";
import type { Locale } from "../src/lib/locale.ts";

/** Stands in a passage for what is not prose: code, English marked as such, JSX. */
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
	readonly line: number;
}

/** A source that a page lists in its front matter. */
export interface ListedSource {
	readonly id: string;
	readonly line: number;
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
}

/** All that the rules look at. */
export interface Prose {
	/** Passages of pages, interface words, data and schemas. */
	readonly passages: readonly Passage[];
	readonly pages: readonly ProsePage[];
	/** Every source that pages may list. */
	readonly bibliography: readonly Source[];
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
