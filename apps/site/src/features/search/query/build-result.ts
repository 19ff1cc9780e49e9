import { after } from "../../../lib/effects/clock.ts";
import { CODE_LOCALE } from "../../../lib/locale.ts";
import type { SearchEntry } from "../entry/search-entry.ts";
import { findResultLine, hasAllWords, isWritten } from "./find-result-line.ts";
import type { LoadedSearch } from "./load-search.ts";
import { markWords, type TextPiece } from "./mark-words.ts";

/** The elements that show a result. */
interface ResultParts {
	readonly name: HTMLElement;
	readonly others: readonly Element[];
}

/** Puts a result behind its link, and returns the elements that show it. */
export type BuildResult = (entry: SearchEntry, link: HTMLAnchorElement) => ResultParts;

const SVG = "http://www.w3.org/2000/svg";

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
		const about = buildPart("span", split([entry.under, entry.text].filter(Boolean).join(" · ")));
		if (entry.kind === "api") about.lang = CODE_LOCALE;
		if (isWritten(entry)) {
			about.dataset["written"] = "";
			if (!hasAllWords(entry, query, split))
				after(REST_MS, () => {
					if (about.isConnected) void showLine(entry, link, about);
				});
		}
		const kind = buildPart("small", [{ text: file.kind[entry.kind], typed: undefined }]);
		return { name: buildPart("strong", split(entry.title)), others: [kind, about, ...buildPicture(entry)] };
	};

	async function showLine(entry: SearchEntry, link: HTMLAnchorElement, about: HTMLElement): Promise<void> {
		const [path = ""] = entry.href.split("#");
		const page = await readPage(path);
		const line = page && findResultLine(page, entry, split);
		if (!line) return;
		link.href = line.href;
		const before = line.place ? [buildPart("b", split(line.place)), " › "] : [];
		about.replaceChildren(...before, ...toNodes(line.pieces));
	}
}

/** Without a network there is none: pictures of pages that were not visited cannot be had. */
function buildPicture({ picture }: SearchEntry): readonly Element[] {
	if (picture === undefined || !navigator.onLine) return [];
	if (picture.includes("#")) return [buildLogo(picture)];
	return [Object.assign(document.createElement("img"), { src: picture, alt: "", width: 64, height: 40 })];
}

/** Decoration, as every picture of a result is: the name is beside it. */
function buildLogo(url: string): Element {
	const logo = document.createElementNS(SVG, "svg");
	const use = document.createElementNS(SVG, "use");
	use.setAttribute("href", url);
	logo.setAttribute("aria-hidden", "true");
	logo.append(use);
	return logo;
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
