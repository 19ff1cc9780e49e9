import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readNewCode, readOldCode } from "../../src/features/docs/difference.ts";
import type { ExampleRecord } from "../../src/features/guides/guide-record.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { SITE, toHash } from "./guide-files.ts";

/** Python code on the pages of a guide that is no cell of its program: it names published models. */
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

/** Code that is only read beside the libraries. */
interface NotRun {
	readonly fits: RegExp;
	readonly reason: string;
}

const BLOCK = /^([ \t]*)```(diff )?py\n(.*?)^[ \t]*```$/gms;

/** Code that cannot be run here. Its pages say so: see the test of the guides. */
export const NOT_RUN: readonly NotRun[] = [
	{ fits: /\btorch\.cuda\./, reason: "It measures a graphics card." },
];

/** The page of a guide, as it is written. */
export function readGuidePage(id: string, locale: Locale): string {
	return readFileSync(join(SITE, `content/${locale}/docs/transformers/${id}.mdx`), "utf8");
}

/** The Python code on a page, in its order. */
export function findExamples(page: string): readonly GuideExample[] {
	return [...page.matchAll(BLOCK)].map(([, indent = "", difference, text = ""]) => {
		const block = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
		const code = difference === undefined ? block : readNewCode(block);
		return {
			code,
			...(difference !== undefined && { before: readOldCode(block) }),
			hash: toHash(block),
			way: findWay(code),
		};
	});
}

/** The shell code on a page. */
export function findShellCode(page: string): readonly string[] {
	return [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = ""]) => code);
}

/** The Python code on the pages of a guide, the same code once. */
export function readExamples(id: string): readonly GuideExample[] {
	const all = LOCALES.flatMap((locale) => findExamples(readGuidePage(id, locale)));
	return [...new Map(all.map((example) => [example.hash, example])).values()];
}

function findWay(code: string): ExampleRecord["way"] {
	if (NOT_RUN.some(({ fits }) => fits.test(code))) return "read";
	return code.includes("HfApi") ? "hub" : "model";
}
