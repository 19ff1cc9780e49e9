import { documentedExports } from "./documented-exports.mjs";
import { onlyInNamedModules } from "./effects.mjs";
import { plainComments } from "./plain-comments.mjs";
import { taskIsData } from "./task-is-data.mjs";

/** Lint rules of this repository that oxlint does not have. Each is shown to fail in scripts/lint-rules.test.ts. */
export default {
	meta: { name: "pusula" },
	rules: {
		clock: { create: onlyInNamedModules("clock") },
		"documented-exports": { create: documentedExports },
		"exports-first": { create: exportsFirst },
		network: { create: onlyInNamedModules("network") },
		"plain-comments": { create: plainComments },
		"plain-names": { create: plainNames },
		"no-timed-waits": { create: onlyInNamedModules("a timed wait") },
		randomness: { create: onlyInNamedModules("randomness") },
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
 * @property {Node} [callee]
 * @property {Node} [property]
 * @property {readonly Node[]} [arguments]
 * @property {Node | null} [source]
 * @property {readonly { local?: Node }[]} [specifiers]
 */

/** @typedef {{ report(finding: { node: Node, message: string }): void }} Context */

const VALUES = ["FunctionDeclaration", "ClassDeclaration", "VariableDeclaration"];
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/**
 * A helper comes below everything that its file exports, in place or by a list at the end. A component that is wrapped
 * (`memo`, `forwardRef`) counts as a function.
 * @param {Context} context
 */
function exportsFirst(context) {
	return {
		/** @param {{ body: readonly Node[] }} program */
		Program({ body }) {
			const listed = new Set(
				body.flatMap(({ source, specifiers = [] }) =>
					source ? [] : specifiers.map(({ local }) => local?.name),
				),
			);
			const isExported = (/** @type {Node} */ node) =>
				node.type === "ExportNamedDeclaration"
					? VALUES.includes(node.declaration?.type ?? "")
					: declared(node).some(({ id }) => listed.has(id?.name));
			const last = body.findLastIndex(isExported);
			const above = body.slice(0, Math.max(last, 0)).filter((node) => !isExported(node));
			for (const node of above) {
				const helper = declared(node).find(isFunction);
				if (!helper) continue;
				context.report({ node, message: `Put ${helper.id?.name} below what the file exports.` });
				return;
			}
		},
	};
}

/** What a statement declares. @param {Node} node @returns {readonly Node[]} */
function declared(node) {
	if (!VALUES.includes(node.type)) return [];
	return node.declarations ?? [node];
}

/** @param {Node} declaration */
function isFunction({ type, init }) {
	if (type === "FunctionDeclaration" || type === "ClassDeclaration") return true;
	const { callee, arguments: [first] = [] } = init ?? { type };
	const isWrapped = /^(?:forwardRef|memo)$/.test(callee?.property?.name ?? callee?.name ?? "");
	return FUNCTIONS.includes((isWrapped ? first : init)?.type ?? "");
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
		TSTypeParameter: (/** @type {{ name: Node }} */ { name }) => check(name),
	};
}
