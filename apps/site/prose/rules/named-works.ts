import type { Finding, Prose, ProsePage } from "../prose.ts";

/** A name with a capital or a digit inside it: models, methods and data sets are written so, and few other words. */
const NAME =
	/(?<![\p{L}\p{N}@/.-])(?:\p{L}*\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll}|\p{Lu}\p{L}*\d\p{L}|\p{Lu}\p{Ll}+\d)[\p{L}\d]*/gu;

/** Such names that are no work of somebody: measures and units, companies, programs. */
const OTHERS: ReadonlySet<string> = new Set(
	"APα AbsRel GitHub IoU JavaScript MiniMax OpenAI SDRi SNRi TypeScript WebRTC YouTube dB kHz mAP mIoU macOS nDCG vLLM".split(
		" ",
	),
);

/** The model, the method or the data set that an article on a task names has a source of the page, or a link there, that names it too. */
export function namedWorks({
	pages,
	bibliography,
}: Pick<Prose, "pages" | "bibliography">): readonly Finding[] {
	return pages
		.filter(({ name }) => name.startsWith("tasks/"))
		.flatMap((page) => {
			const known = toPlain(listKnown(page, bibliography).join(" "));
			return page.passages.flatMap(({ path, line, text }) =>
				[...text.matchAll(NAME)]
					.filter(([name]) => !OTHERS.has(name) && !known.includes(toPlain(name)))
					.map(([name]) => ({
						path,
						line,
						message: `“${name}” has no source: list its paper, or link the page that says what it is`,
					})),
			);
		});
}

/** What the sources of a page are called and where its links lead. */
function listKnown({ sources, links }: ProsePage, bibliography: Prose["bibliography"]): readonly string[] {
	const listed = bibliography.filter(({ id }) => sources.some((source) => source.id === id));
	const outside = links.filter(({ href }) => href.startsWith("https://"));
	return [...listed, ...outside].flatMap((one) => ("id" in one ? [one.id, one.title] : [one.href, one.text]));
}

/** Letters and digits alone. */
function toPlain(text: string): string {
	return text.toLowerCase().replaceAll(/[^\p{L}\d ]/gu, "");
}
