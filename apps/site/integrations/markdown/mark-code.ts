import { defineMdastPlugin, type MdastNode } from "satteri";

/**
 * Turns each fenced block of a content page into `<Code lang text number>`, which the page draws highlighted and with a
 * button that copies it. What stands behind the language (`run`) is for the tests of the blocks. The number, from 1,
 * keeps the names of blocks on one page apart.
 */
export const markCode = defineMdastPlugin({
	name: "mark-code",
	before(root, context) {
		for (const [index, { node, lang, value }] of listBlocks(root).entries()) {
			const attributes = { lang: lang ?? "text", text: value, number: String(index + 1) };
			context.replaceNode(node, {
				type: "mdxJsxFlowElement",
				name: "Code",
				attributes: Object.entries(attributes).map(([name, text]) => ({
					type: "mdxJsxAttribute",
					name,
					value: text,
				})),
				children: [],
			});
		}
	},
});

interface Block {
	readonly node: Readonly<MdastNode>;
	readonly lang: string | null | undefined;
	readonly value: string;
}

function listBlocks(node: Readonly<MdastNode>): readonly Block[] {
	if (node.type === "code") return [{ node, lang: node.lang, value: node.value }];
	return "children" in node ? node.children.flatMap(listBlocks) : [];
}
