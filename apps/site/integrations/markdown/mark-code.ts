import { defineMdastPlugin, type MdastNode } from "satteri";

/**
 * Turns each fenced block of a content page into `<Code lang text number>`, which the page draws highlighted and with a
 * button that copies it. Behind the language, `run` is for the tests of the blocks, `title="chat.ts"` names the file
 * and `{2,5-7}` marks lines; a fence `diff ts` or `diff ts run` shows what a change adds and removes. The number, from 1, keeps the names of blocks on one page apart.
 * Output that code printed with replies of the simulator has `simulated`.
 */
export const markCode = defineMdastPlugin({
	name: "mark-code",
	before(root, context) {
		for (const [index, block] of listBlocks(root).entries()) {
			const { node, value } = block;
			const attributes = {
				...readFence(block),
				text: value,
				number: String(index + 1),
				...(isSimulated(block) && { simulated: "" }),
			};
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

/** The language of a block, its file, which of its lines are marked, and whether it is a difference. */
function readFence({ lang, meta }: Block): Readonly<Record<string, string>> {
	if (lang === "diff") return { lang: meta?.split(" ", 1)[0] ?? "", difference: "" };
	const [, file] = /title="([^"]*)"/.exec(meta ?? "") ?? [];
	const [, lines] = /\{(.*)\}/.exec(meta ?? "") ?? [];
	return {
		lang: lang ?? "text",
		...(file !== undefined && { file }),
		...(lines !== undefined && { lines }),
	};
}

interface Block {
	readonly node: Readonly<MdastNode>;
	readonly lang: string | null | undefined;
	readonly meta: string | null | undefined;
	readonly value: string;
	/** The code that is right above. */
	readonly above?: Readonly<MdastNode>;
}

function listBlocks(node: Readonly<MdastNode>): readonly Block[] {
	if (!("children" in node)) return [];
	return node.children.flatMap((child, index) => {
		if (child.type !== "code") return listBlocks(child);
		const above = node.children[index - 1];
		const { lang, meta, value } = child;
		return [{ node: child, lang, meta, value, ...(above && { above }) }];
	});
}

/**
 * Calls of the client wait for a reply; with a `fetch` of their own the code itself says where it comes from, and local
 * models really run.
 */
function isSimulated({ lang, above }: Block): boolean {
	if (lang !== "text" || above?.type !== "code" || !/^(?:ts )?run\b/.test(above.meta ?? "")) return false;
	const { value } = above;
	return (
		value.includes('from "@pusula/inference') &&
		/\bawait\b/.test(value) &&
		!/createSimulator|@pusula\/local"|\bfetch[:,]|\{ fetch \}/.test(value)
	);
}
