import { plainComments } from "./plain-comments.mjs";
import { taskIsData } from "./task-is-data.mjs";

/** Lint rules of this repository that oxlint does not have. Each is shown to fail in scripts/lint-rules.test.ts. */
export default {
	meta: { name: "pusula" },
	rules: {
		"exports-first": { create: exportsFirst },
		"plain-comments": { create: plainComments },
		"plain-names": { create: plainNames },
		"task-is-data": { create: taskIsData },
	},
};

/**
 * A node of the syntax tree, as far as these rules read it. Source: https://github.com/estree/estree, read on 2026-11-22.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {unknown} [value]
 * @property {Node | null} [id]
 * @property {Node} [key]
 * @property {Node | null} [declaration]
 * @property {readonly Node[]} [params]
 * @property {readonly Node[]} [declarations]
 * @property {Node | null} [init]
 */

/** @typedef {{ report(finding: { node: Node, message: string }): void }} Context */

const VALUES = ["FunctionDeclaration", "ClassDeclaration", "VariableDeclaration"];
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/**
 * A helper comes below everything that its file exports.
 * @param {Context} context
 */
function exportsFirst(context) {
	return {
		/** @param {{ body: readonly Node[] }} program */
		Program({ body }) {
			const last = body.findLastIndex(
				({ type, declaration }) =>
					type === "ExportNamedDeclaration" && VALUES.includes(declaration?.type ?? ""),
			);
			const above = body.slice(0, Math.max(last, 0));
			for (const node of above) {
				const helper = node.type === "VariableDeclaration" ? node.declarations?.[0] : node;
				if (!FUNCTIONS.includes(helper?.init?.type ?? helper?.type ?? "")) continue;
				context.report({ node, message: `Put ${helper?.id?.name} below what the file exports.` });
				return;
			}
		},
	};
}

/** Words that say less than those of the field, and what to write in their place. */
const PLAIN = new Map([
	["address", "url"],
	["addresses", "urls"],
	["asked", "requested, queried"],
	["asks", "requests, queries"],
	["lens", "view"],
	["quietly", "in background"],
	["struck", "hit"],
	["tell", "report, identify"],
	["tells", "reports, identifies"],
	["told", "reported, given"],
]);

/**
 * Names are made of the words of the field. Names that others gave, in what is imported or destructured, stay.
 * @param {Context} context
 */
function plainNames(context) {
	/** @param {Node | null | undefined} node */
	const check = (node) => {
		if (node?.type !== "Identifier") return;
		const words = node.name?.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
		const word = words.find((one) => PLAIN.has(one.toLowerCase()))?.toLowerCase();
		if (word) context.report({ node, message: `Say "${PLAIN.get(word)}" in place of "${word}".` });
	};
	/** @param {Node} node */
	const checkAll = ({ id, key, params = [] }) => [id, key, ...params].forEach(check);
	return {
		FunctionDeclaration: checkAll,
		FunctionExpression: checkAll,
		ArrowFunctionExpression: checkAll,
		ClassDeclaration: checkAll,
		MethodDefinition: checkAll,
		PropertyDefinition: checkAll,
		TSEnumDeclaration: checkAll,
		TSEnumMember: checkAll,
		VariableDeclarator: checkAll,
		TSInterfaceDeclaration: checkAll,
		TSTypeAliasDeclaration: checkAll,
		TSPropertySignature: checkAll,
		TSMethodSignature: checkAll,
	};
}
