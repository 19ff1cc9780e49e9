import { astroLayers } from "./astro-layers.mjs";
import { documentedExports } from "./documented-exports.mjs";
import { onlyInNamedModules } from "./effects.mjs";
import { plainComments } from "./plain-comments.mjs";
import { taskIsData } from "./task-is-data.mjs";

/** Lint rules of this repository that oxlint does not have. Each is shown to fail in scripts/lint-rules.integration.test.ts. */
export default {
	meta: { name: "pusula" },
	rules: {
		"astro-layers": { create: astroLayers },
		clock: { create: onlyInNamedModules("clock") },
		"documented-exports": { create: documentedExports },
		"exports-first": { create: exportsFirst },
		network: { create: onlyInNamedModules("network") },
		"plain-comments": { create: plainComments },
		"plain-names": { create: plainNames },
		"plain-verbs": { create: plainVerbs },
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
 * @property {Node} [left]
 * @property {Node} [parameter]
 * @property {readonly (Node | null)[]} [elements]
 * @property {readonly Pattern[]} [properties]
 * @property {Node} [argument]
 */

/** A part of an object that is taken apart. @typedef {{ shorthand?: boolean, value?: Node, argument?: Node }} Pattern */

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
	if (["FunctionDeclaration", "ClassDeclaration", "MethodDefinition"].includes(type)) return true;
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
	["hear", "receive, transcribe"],
	["hears", "receives"],
	["lens", "view"],
	["quietly", "in background"],
	["struck", "hit"],
	["tell", "report, identify"],
	["tells", "reports, identifies"],
	["told", "reported, given"],
]);

/**
 * Names are made of the words of the field, those of the parts of a parameter, of a list and of an object too. Names that others
 * gave, in what is imported or destructured under its own name, stay.
 * @param {Context} context
 */
function plainNames(context) {
	/** @param {Node | null | undefined} node */
	const check = (node) => {
		if (!node) return;
		const word = wordsOf(node).find((one) => PLAIN.has(one));
		if (word) context.report({ node, message: `Say "${PLAIN.get(word)}" in place of "${word}".` });
	};
	/** @param {Node} node */
	const checkAll = ({ id, key, params = [] }) => [id, key, ...params].flatMap(namesIn).forEach(check);
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

/** The words of a name, in lower case. @param {Node} node @returns {readonly string[]} */
function wordsOf({ type, name = "" }) {
	const words = type === "Identifier" ? (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []) : [];
	return words.map((word) => word.toLowerCase());
}

/**
 * The names that a declaration gives: its own, or those of the parts that it takes out of a list or an object. A part of an
 * object under the name that it has there is not named here.
 * @param {Node | null | undefined} node
 * @returns {readonly (Node | null | undefined)[]}
 */
function namesIn(node) {
	if (node?.type === "AssignmentPattern") return namesIn(node.left);
	if (node?.type === "RestElement") return namesIn(node.argument);
	if (node?.type === "TSParameterProperty") return namesIn(node.parameter);
	if (node?.type === "ArrayPattern") return (node.elements ?? []).flatMap(namesIn);
	if (node?.type !== "ObjectPattern") return [node];
	return (node.properties ?? []).flatMap((part) =>
		part.shorthand ? [] : namesIn(part.argument ?? part.value),
	);
}

/**
 * A function of a package or a tool that "answers" responds, handles or generates; an answer is what a model gives.
 * @param {Context} context
 */
function plainVerbs(context) {
	/** @param {Node} node */
	const check = (node) => {
		const name = node.id ?? node.key;
		if (!name || !/^answers?(?![a-z])/.test(name.name ?? "") || !isFunction(node)) return;
		context.report({ node: name, message: 'Say "respond", "handle" or "generate" in place of "answer".' });
	};
	return { FunctionDeclaration: check, MethodDefinition: check, VariableDeclarator: check };
}
