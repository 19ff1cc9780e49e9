import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { findElement, toReadable } from "./readable-tree.ts";

/** A page of the site as text. */
export interface MarkdownPage {
	/** URL of the page, absolute. */
	readonly url: string;
	readonly locale: string;
	readonly title: string;
	readonly description: string;
	/** The page's main part as Markdown, from its first heading on, with a line that says where it comes from. */
	readonly markdown: string;
}

/** A built page as Markdown; nothing for pages that search engines should leave out. */
export function toMarkdownPage(html: string, site: string): MarkdownPage | undefined {
	const tree = unified().use(rehypeParse).parse(html);
	const url = readAttribute(tree, ["link", "rel", "canonical"], "href");
	const main = findElement(tree, ({ tagName }) => tagName === "main");
	if (url === undefined || !main) return undefined;
	const heading = findElement(main, ({ tagName }) => tagName === "h1");
	const root = findElement(tree, ({ tagName }) => tagName === "html");
	return {
		url,
		locale: root?.properties["lang"] ?? "",
		title: heading ? textOf(heading) : "",
		description: readAttribute(tree, ["meta", "name", "description"], "content") ?? "",
		markdown: `<${url}>\n\n${print(toReadable(main, new URL(url, site).href))}`,
	};
}

function print(main: Element): string {
	const processor = unified()
		.use(rehypeRemark)
		.use(remarkGfm)
		.use(remarkStringify, { bullet: "-", fences: true, rule: "-", resourceLink: true });
	const tree: Root = { type: "root", children: main.children };
	return processor.stringify(processor.runSync(tree));
}

/** The attribute `wanted` of the first element of a kind that has another attribute with a value. */
function readAttribute(
	tree: Root,
	[tag, name, value]: readonly [tag: string, name: string, value: string],
	wanted: string,
): string | undefined {
	const element = findElement(
		tree,
		({ tagName, properties }) => tagName === tag && [properties[name]].flat().includes(value),
	);
	const found = element?.properties[wanted];
	return typeof found === "string" ? found : undefined;
}

function textOf({ children }: Element): string {
	return children
		.map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
		.join("");
}
