import { markdownToMdast, type MdastNode, mdxToMdast } from "satteri";
import type { Locale } from "../src/lib/locale.ts";
import { hideCode } from "./hide-code.ts";
import {
	HIDDEN,
	type ListedSource,
	type Passage,
	type ProseCode,
	type ProseHeading,
	type ProseLink,
	type ProsePage,
} from "./prose.ts";

/** Attributes of components whose values are read by people. */
const WORDY_ATTRIBUTES: readonly string[] = ["title", "label", "caption", "alt", "summary"];

/** A content page, or a Markdown file, taken apart: headings, links and prose. Code and English marked by `En` are hidden. */
export function readMdx(path: string, locale: Locale, name: string, source: string): ProsePage {
	const headings: ProseHeading[] = [];
	const links: ProseLink[] = [];
	const sources: ListedSource[] = [];
	const passages: Passage[] = [];
	const code: ProseCode[] = [];
	const inlineCode: { readonly text: string; readonly line: number }[] = [];
	const otherLanguage: string[] = [];
	const cells: { readonly id: string; readonly line: number }[] = [];
	const numberedLists: { readonly start: number; readonly line: number }[] = [];
	const sentences: { readonly text: string; readonly line: number }[] = [];
	const visit = (node: MdastNode): void => {
		const line = node.position?.start.line ?? 1;
		if (node.type === "yaml") {
			passages.push(...readFrontMatter(path, locale, node.value, line + 1));
			sources.push(...readSources(node.value, line + 1));
		}
		if (node.type === "heading") headings.push({ level: node.depth, title: textOf(node, "all"), line });
		if (node.type === "code") code.push({ language: node.lang ?? "", text: node.value, line: line + 1 });
		if (node.type === "list" && node.ordered) numberedLists.push({ start: node.start ?? 1, line });
		if (node.type === "inlineCode") inlineCode.push({ text: node.value, line });
		if (node.type === "link" || node.type === "image")
			links.push({ href: node.url, text: textOf(node, "all"), line });
		if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
			for (const { type, name: key, value } of node.attributes.map(toNamed)) {
				if (type && node.name === "OtherLanguage" && key === "model") otherLanguage.push(value);
				if (type && node.name === "Cell" && key === "id") cells.push({ id: value, line });
				if (type && key === "href") links.push({ href: value, text: "", line });
				if (type && WORDY_ATTRIBUTES.includes(key)) passages.push({ path, line, locale, text: value });
			}
		}
		if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
			passages.push({ path, line, locale, text: textOf(node, "prose") });
			const parts = textOf(node, "all").split(/(?<=[.?!])\s+(?=\p{Lu}|[\w.-]+\/\w)/u);
			sentences.push(...parts.map((text) => ({ text, line })));
		}
		if ("children" in node) for (const child of node.children) visit(child);
	};
	visit(path.endsWith(".md") ? markdownToMdast(source) : mdxToMdast(source));
	return {
		path,
		locale,
		name,
		headings,
		links,
		sources,
		passages,
		code,
		numberedLists,
		inlineCode,
		sentences,
		cells,
		otherLanguage,
	};
}

function toNamed(attribute: { readonly type: string; readonly name?: unknown; readonly value?: unknown }) {
	const { name, value } = attribute;
	const isText =
		attribute.type === "mdxJsxAttribute" && typeof name === "string" && typeof value === "string";
	return isText ? { type: true, name, value } : { type: false, name: "", value: "" };
}

/** The text below a node: all of it, or only prose. */
function textOf(node: MdastNode, what: "all" | "prose"): string {
	if (node.type === "text") return node.value;
	if (node.type === "break") return "\n";
	if (node.type === "inlineCode") return what === "all" ? node.value : HIDDEN;
	const isHidden = node.type === "mdxJsxTextElement" && node.name === "En";
	if (what === "prose" && isHidden) return HIDDEN;
	if ("children" in node) return node.children.map((child) => textOf(child, what)).join("");
	return what === "all" ? "" : HIDDEN;
}

/** Every `key: value` of front matter is prose, also below another key; each is on one line. */
function readFrontMatter(path: string, locale: Locale, source: string, firstLine: number): Passage[] {
	return source.split("\n").flatMap((row, index) => {
		const value = /^\s*\w+:\s+(.+)$/.exec(row)?.[1]?.replace(/^(["'])(.*)\1$/, "$2");
		return value === undefined ? [] : [{ path, line: firstLine + index, locale, text: hideCode(value) }];
	});
}

/** The ids below `sources:`, one on each line. */
function readSources(source: string, firstLine: number): ListedSource[] {
	const rows = source.split("\n");
	const start = rows.indexOf("sources:");
	if (start < 0) return [];
	const end = rows.findIndex((row, index) => index > start && !row.startsWith("  - "));
	return rows
		.slice(start + 1, end < 0 ? rows.length : end)
		.map((row, index) => ({ id: row.slice("  - ".length), line: firstLine + start + 1 + index }));
}
