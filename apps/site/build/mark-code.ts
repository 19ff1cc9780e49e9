import { defineMdastPlugin } from "satteri";

/**
 * Turns each fenced block of a content page into `<Code lang text>`, which the page draws highlighted and with a button
 * that copies it. What stands behind the language (`run`) is for the tests of the blocks.
 */
export const markCode = defineMdastPlugin({
	name: "mark-code",
	code(node, context) {
		const attributes = Object.entries({ lang: node.lang ?? "text", text: node.value });
		context.replaceNode(node, {
			type: "mdxJsxFlowElement",
			name: "Code",
			attributes: attributes.map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
			children: [],
		});
	},
});
