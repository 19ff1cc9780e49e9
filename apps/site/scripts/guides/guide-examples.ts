import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readNewCode, readOldCode } from "../../src/features/docs/code/difference.ts";
import type { GuideProgram } from "../../src/features/guides/guide-program.ts";
import type { ExampleRecord } from "../../src/features/guides/guide-record.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { loadProgram, SITE, toHash } from "./guide-files.ts";

/** Code on the pages of a guide that is no cell of its program: Python that names published models, or shell commands. */
export interface GuideExample {
	/** Of a block that shows a difference, the code that it leads to. */
	readonly code: string;
	/** Of a block that shows a difference, the code before it. */
	readonly before?: string;
	/** SHA-256 of the block on the page, hexadecimal, 16 digits. */
	readonly hash: string;
	/** How it is tried. */
	readonly way: ExampleRecord["way"];
}

const BLOCK = /^([ \t]*)```(diff )?(py|sh)\n(.*?)^[ \t]*```$/gms;

/** The page of a guide, as it is written. */
export function readGuidePage(id: string, locale: Locale): string {
	return readFileSync(join(SITE, `content/${locale}/docs/transformers/${id}.mdx`), "utf8");
}

/** The Python and shell code on a page, in its order. */
export function findExamples(page: string): readonly GuideExample[] {
	return [...page.matchAll(BLOCK)].map(([, indent = "", difference, language, text = ""]) => {
		const block = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
		const code = difference === undefined ? block : readNewCode(block);
		return {
			code,
			...(difference !== undefined && { before: readOldCode(block) }),
			hash: toHash(block),
			way: language === "sh" ? "shell" : findWay(code),
		};
	});
}

/** The code on the pages of a guide, the same code once, without commands that a cell of its program starts. */
export function readExamples(id: string): readonly GuideExample[] {
	const all = LOCALES.flatMap((locale) => findExamples(readGuidePage(id, locale)));
	const own = all.filter(({ code, way }) => way !== "shell" || !isStartedByCell(code, loadProgram(id)));
	return [...new Map(own.map((example) => [example.hash, example])).values()];
}

/** Whether a cell of a program starts a command with each of its words. */
export function isStartedByCell(code: string, { cells }: GuideProgram): boolean {
	const words = code.trim().split(/\s+/);
	return cells.some((cell) => words.every((word) => cell.code.includes(`"${word}"`)));
}

function findWay(code: string): ExampleRecord["way"] {
	return code.includes("HfApi") ? "hub" : "model";
}
