import type { Source } from "../../content/sources/source.ts";
import { toLocale } from "../../src/lib/locale.ts";
import type { Passage, Prose } from "../prose.ts";
import { readMdx } from "../read-mdx.ts";
import { RULES } from "./index.ts";

/** Prose made of pages, by `<locale>/<name>`. */
export function toProse(
	pages: Readonly<Record<string, string>>,
	bibliography: readonly Source[] = [],
): Prose {
	const read = Object.entries(pages).map(([key, source]) => {
		const [tag = "", ...name] = key.split("/");
		return readMdx(`${key}.mdx`, toLocale(tag), name.join("/"), source);
	});
	return {
		pages: read,
		guides: [],
		outputs: new Map(),
		bibliography,
		examples: [],
		modelNotes: [],
		linkedNotes: new Set(),
		passages: read.flatMap((page): readonly Passage[] => page.passages),
		isRoute: (route) => route === "/tasks/" || read.some(({ name }) => `/${name}/` === route),
		anchorsOf: (route) => (route === "/tasks/" ? new Set(["nlp"]) : undefined),
	};
}

/** The findings of a rule in pages, with their places. */
export function findingsOf(
	rule: string,
	pages: Readonly<Record<string, string>>,
	bibliography: readonly Source[] = [],
): readonly string[] {
	return (
		RULES[rule]?.(toProse(pages, bibliography)).map(
			({ path, line, message }) => `${path}:${line} ${message}`,
		) ?? []
	);
}
