import type { Snippet, SnippetLanguage } from "@pusula/snippets";
import { type CodeLanguage, highlight, type HighlightedCode } from "../../lib/highlight.ts";

/** A snippet whose code is split into coloured tokens. */
export interface HighlightedSnippet extends Omit<Snippet, "code"> {
	readonly code: HighlightedCode;
}

const LANGUAGES: Readonly<Record<SnippetLanguage, CodeLanguage>> = {
	js: "javascript",
	python: "python",
	sh: "shellscript",
	powershell: "powershell",
};

/** Snippets as the page shows them; while pages are built only. */
export async function highlightSnippets(
	snippets: readonly Snippet[],
): Promise<readonly HighlightedSnippet[]> {
	return Promise.all(
		snippets.map(async (snippet) => ({
			...snippet,
			code: await highlight(snippet.code, LANGUAGES[snippet.language]),
		})),
	);
}
