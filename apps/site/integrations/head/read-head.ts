import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { findElement } from "../markdown-pages/readable-tree.ts";

/** What a built page says in its head, for checks and for what is made from pages. */
export interface PageHead {
	readonly language: string;
	/** `content` of every `meta`, by its `name` or `property`. */
	readonly metas: ReadonlyMap<string, string>;
	readonly links: readonly HeadLink[];
}

export interface HeadLink {
	readonly rel: string;
	readonly href: string;
	readonly hreflang: string | undefined;
	readonly type: string | undefined;
}

/** Reads the head of a built page; the body is not looked at. */
export function readHead(html: string): PageHead {
	const tree = unified()
		.use(rehypeParse)
		.parse(html.slice(0, html.indexOf("</head>")));
	const elements = listElements(tree);
	const root = findElement(tree, ({ tagName }) => tagName === "html");
	return {
		language: readText(root, "lang") ?? "",
		metas: new Map(
			elements
				.filter(({ tagName }) => tagName === "meta")
				.map((meta) => [
					readText(meta, "name") ?? readText(meta, "property") ?? "",
					readText(meta, "content") ?? "",
				]),
		),
		links: elements
			.filter(({ tagName }) => tagName === "link")
			.map((link) => ({
				rel: readText(link, "rel") ?? "",
				href: readText(link, "href") ?? "",
				hreflang: readText(link, "hrefLang"),
				type: readText(link, "type"),
			})),
	};
}

function listElements(node: Root | Element): readonly Element[] {
	return node.children.flatMap((child) => (child.type === "element" ? [child, ...listElements(child)] : []));
}

function readText(element: Element | undefined, name: string): string | undefined {
	const value = element?.properties[name];
	return Array.isArray(value) ? value.join(" ") : typeof value === "string" ? value : undefined;
}
