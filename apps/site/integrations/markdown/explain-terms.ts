import { defineMdastPlugin, type MdastNode } from "satteri";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import {
	type ExplainedTerm,
	findTermMarks,
	listExplainedTerms,
	listLongerNames,
	type TermMark,
} from "./term-marks.ts";

/** Most terms explained on one page, and in one paragraph: a help at the edge, not a forest of dotted lines. */
const MAX_PER_PAGE = 8;
const MAX_PER_PARAGRAPH = 2;

/** The parts of a paragraph whose texts are explained: running text, not links, code or components. */
const INLINE: readonly string[] = ["emphasis", "strong"];

/** What paragraphs are looked for in. Components are left alone; most hold lists of links. */
const BLOCKS: readonly string[] = ["root", "list", "listItem", "blockquote"];

/**
 * Wraps the first use of each explained term of a content page in `<Term id="…">`. Headings, links, code, tables and
 * components are left as they are.
 */
export const explainTerms = defineMdastPlugin({
	name: "explain-terms",
	before(root, context) {
		const page = findPage(context.fileURL);
		if (!page) return;
		const { locale, taskId } = page;
		let terms = listExplainedTerms(locale, taskId);
		const longerNames = listLongerNames(locale);
		let left = MAX_PER_PAGE;
		for (const paragraph of listParagraphs(root)) {
			let allowed = Math.min(left, MAX_PER_PARAGRAPH);
			for (const node of listTexts(paragraph)) {
				const marks = findTermMarks(node.value, locale, terms, longerNames).slice(0, allowed);
				if (marks.length === 0) continue;
				context.replaceNode(node, splitText(node.value, marks));
				terms = without(terms, marks);
				allowed -= marks.length;
				left -= marks.length;
			}
			if (left === 0) return;
		}
	},
});

/** Language and task of a content page by its URL: `content/tr/tasks/fill-mask.mdx`. */
function findPage(file: URL | undefined): { readonly locale: Locale; readonly taskId?: string } | undefined {
	const [, tag, folder, name] =
		/\/content\/([^/]+)\/([^/]+)\/(?:.+\/)?([^/]+)\.mdx/.exec(file?.pathname ?? "") ?? [];
	const locale = LOCALES.find((one) => one === tag);
	if (!locale) return undefined;
	return folder === "tasks" && name ? { locale, taskId: name } : { locale };
}

function listParagraphs(node: Readonly<MdastNode>): readonly Readonly<MdastNode>[] {
	if (node.type === "paragraph") return [node];
	return "children" in node && BLOCKS.includes(node.type) ? node.children.flatMap(listParagraphs) : [];
}

function listTexts(node: Readonly<MdastNode>): readonly Extract<MdastNode, { type: "text" }>[] {
	if (node.type === "text") return [node];
	const isText = node.type === "paragraph" || INLINE.includes(node.type);
	return "children" in node && isText ? node.children.flatMap(listTexts) : [];
}

function without(terms: readonly ExplainedTerm[], marks: readonly TermMark[]): readonly ExplainedTerm[] {
	return terms.filter(({ id }) => marks.every((mark) => mark.id !== id));
}

function splitText(text: string, marks: readonly TermMark[]): MdastNode[] {
	const ends = [0, ...marks.map(({ end }) => end)];
	const pieces = marks.flatMap(({ id, start, end }, place): MdastNode[] => [
		{ type: "text", value: text.slice(ends[place], start) },
		{
			type: "mdxJsxTextElement",
			name: "Term",
			attributes: [{ type: "mdxJsxAttribute", name: "id", value: id }],
			children: [{ type: "text", value: text.slice(start, end) }],
		},
	]);
	return [...pieces, { type: "text", value: text.slice(ends.at(-1)) }];
}
