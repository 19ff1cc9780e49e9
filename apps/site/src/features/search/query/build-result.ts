import { after } from "../../../lib/effects/clock.ts";
import { CODE_LOCALE } from "../../../lib/locale.ts";
import type { SearchEntry } from "../entry/search-entry.ts";
import { findLine } from "./find-line.ts";
import type { LoadedSearch } from "./load-search.ts";
import { countTyped, markWords, type TextPiece } from "./mark-words.ts";

/** The elements that show a result. */
interface ResultParts {
	readonly name: HTMLElement;
	readonly others: readonly HTMLElement[];
}

/** Puts a result behind its link, and returns the elements that show it. */
export type BuildResult = (entry: SearchEntry, link: HTMLAnchorElement) => ResultParts;

/** How long the reader rests before the pages of the results are read. */
const REST_MS = 250;

/**
 * Makes a function that builds the results of one query: picture, name, kind, and what it is, with the words of the query
 * marked. Where the text of a page has more of them than its name and description, its line with most of them takes the
 * description's place a moment later, after the heading above it, to which the result then leads.
 */
export function resultBuilder({ file, readPage }: LoadedSearch, query: string): BuildResult {
	const split = markWords(query, file.locale);
	return (entry, link) => {
		link.href = entry.href;
		const shown = split([entry.under, entry.text].filter(Boolean).join(" · "));
		const about = buildPart("span", shown);
		if (entry.kind === "api") about.lang = CODE_LOCALE;
		if (isWritten(entry)) {
			about.dataset["written"] = "";
			const known = countTyped([...split(entry.title), ...shown]);
			after(REST_MS, () => {
				if (about.isConnected) void showLine(entry, known, link, about);
			});
		}
		const kind = buildPart("small", [{ text: file.kind[entry.kind], typed: undefined }]);
		return { name: buildPart("strong", split(entry.title)), others: [kind, about, ...buildPicture(entry)] };
	};

	async function showLine(
		{ href, kind, under }: SearchEntry,
		known: number,
		link: HTMLAnchorElement,
		about: HTMLElement,
	): Promise<void> {
		const [path = "", part] = href.split("#");
		const page = await readPage(path);
		if (!page) return;
		const line =
			kind === "section"
				? findLine({ opening: "", sections: page.sections.filter(({ anchor }) => anchor === part) }, split)
				: findLine(page, split, known);
		if (!line) return;
		if (line.anchor !== undefined) link.href = `${path}#${line.anchor}`;
		const place = kind === "section" ? under : line.title;
		const before = place ? [buildPart("b", split(place)), " › "] : [];
		about.replaceChildren(...before, ...toNodes(line.pieces));
	}
}

/** True for what has a written text of its own, of which the index holds a few words only. */
function isWritten({ kind, words }: SearchEntry): boolean {
	return words !== undefined && kind !== "term";
}

/** Without a network there is none: pictures of pages that were not visited cannot be had. */
function buildPicture({ picture }: SearchEntry): readonly HTMLElement[] {
	if (picture === undefined || !navigator.onLine) return [];
	return [Object.assign(document.createElement("img"), { src: picture, alt: "", width: 64, height: 40 })];
}

function buildPart(name: "strong" | "small" | "span" | "b", pieces: readonly TextPiece[]): HTMLElement {
	const part = document.createElement(name);
	part.append(...toNodes(pieces));
	return part;
}

function toNodes(pieces: readonly TextPiece[]): readonly (Node | string)[] {
	return pieces.map(({ text, typed }) =>
		typed === undefined ? text : Object.assign(document.createElement("mark"), { textContent: text }),
	);
}
