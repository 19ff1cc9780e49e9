import { readFileSync } from "node:fs";
import type { Locale } from "../../../lib/locale.ts";

/** The halves of the judged queries: the search is made better with one, and judged by the other. */
export const HALVES = ["tuning", "reporting"] as const;

/** A half of the judged queries. */
export type Half = (typeof HALVES)[number];

/** A query, and the pages that are good results for it. */
export interface JudgedQuery {
	readonly query: string;
	/** Paths without language and base path; each alone is a good result. */
	readonly answers: readonly string[];
	readonly half: Half;
}

const FOLDER = new URL("./queries/", import.meta.url);

/** The judged queries of a language, in the order of their file. */
export function readQueries(locale: Locale): readonly JudgedQuery[] {
	return readFileSync(new URL(`${locale}.txt`, FOLDER), "utf8")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => {
			const [query = "", answers = ""] = line.split(" → ");
			return { query, answers: answers.split(" ").filter(Boolean), half: chooseHalf(query) };
		});
}

/** Puts a query into a half by its letters alone (FNV-1a), so that no one chooses and no other query matters. */
function chooseHalf(query: string): Half {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(query)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	return (hash >>> 16) % 2 === 0 ? "tuning" : "reporting";
}
