import type { NamedTest } from "./named-tests.ts";

/** The tests that a document in `docs` links to, from the root: the words of each link are the title of a test. */
export function listLinkedTests(markdown: string): readonly NamedTest[] {
	return Array.from(markdown.matchAll(LINK), ([, title = "", file = ""]) => ({
		title: title.replace(/\\(?=\W|_)/g, ""),
		file,
	}));
}

const LINK = /\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.ts)\)/g;
