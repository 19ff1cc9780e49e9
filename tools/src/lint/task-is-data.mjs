import { readFileSync } from "node:fs";

/**
 * What depends on the task is a field of its row in the catalogue, or a table by task; no code compares ids. Found are
 * comparisons, `Object.is`, cases, and membership tests (`in`, `includes`, `has`, `startsWith` …) with an id written there, in a
 * constant of the file, or in a list, set, map or object of such; a part of an id counts where the other side is called a task.
 * A constant of ids that other files import is found where it is exported, and a table with one or two tasks alone, which is a
 * comparison too, where it is declared.
 * @param {Context} context
 */
export function taskIsData(context) {
	/** @type {Map<string, Node>} */
	const constants = new Map();
	/** @type {(readonly [node: Node, other: Node])[]} */
	const compared = [];
	/** @type {Node[]} */
	const tables = [];
	return {
		/** @param {{ id: Node, init: Node | null }} declaration */
		VariableDeclarator: ({ id, init }) => {
			if (id.name !== undefined && init) constants.set(id.name, init);
			if (init && isSmallTable(id, init)) tables.push(init);
		},
		/** @param {{ declaration: { declarations?: readonly { init: Node | null }[] } | null }} statement */
		ExportNamedDeclaration: ({ declaration }) => {
			for (const { init } of declaration?.declarations ?? []) if (init) compared.push([init, init]);
		},
		/** @param {{ operator: string, left: Node, right: Node }} comparison */
		BinaryExpression: ({ operator, left, right }) => {
			if (operator.endsWith("==") || operator === "in") compared.push([left, right], [right, left]);
		},
		/** @param {{ discriminant: Node, cases: readonly { test: Node | null }[] }} branches */
		SwitchStatement: ({ discriminant, cases }) => {
			for (const { test } of cases) if (test) compared.push([test, discriminant]);
		},
		/** @param {{ callee: Node, arguments: readonly Node[] }} call */
		CallExpression: ({ callee, arguments: [value, other] }) => {
			const method = callee.property?.name ?? "";
			if (callee.object?.name === "Object" && method === "is" && value && other)
				compared.push([value, other], [other, value]);
			if (!value || !callee.object || !MEMBERSHIP.has(method)) return;
			compared.push([value, callee.object], [callee.object, value]);
		},
		"Program:exit": () => {
			for (const node of tables)
				context.report({
					node,
					message: "Make it a field of the task's row, for this is a table of one or two tasks.",
				});
			for (const [node, other] of compared) {
				const texts = textsOf(node, constants);
				const isId = (/** @type {string} */ text) => isTask(text, other);
				const isPattern = (constants.get(node.name ?? "") ?? node).regex !== undefined;
				if (isPattern && !namesTask(other)) continue;
				if (texts.length === 0 || !(namesTask(other) ? texts.some(isId) : texts.every(isId))) continue;
				const message = `Take it from the row of the task instead of comparing with "${texts.find(isId)}".`;
				context.report({ node, message });
			}
		},
	};
}

/**
 * A node of the syntax tree, as far as this rule reads it. Source: https://github.com/estree/estree, read on 2026-11-22.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {unknown} [value]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node} [expression]
 * @property {Node} [consequent]
 * @property {Node} [alternate]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {{ pattern: string }} [regex]
 * @property {readonly (Node | null)[]} [elements]
 * @property {readonly Node[]} [arguments]
 * @property {readonly Node[]} [properties]
 * @property {Node} [key]
 * @property {Node} [callee]
 * @property {Node} [typeAnnotation]
 * @property {Node} [typeName]
 * @property {{ params: readonly Node[] }} [typeArguments]
 * @property {readonly { value: { cooked: string } }[]} [quasis]
 * @property {readonly Node[]} [expressions]
 * @property {string} [operator]
 */

/** @typedef {{ report(finding: { node: Node, message: string }): void }} Context */

const MEMBERSHIP = new Set([
	"endsWith",
	"every",
	"find",
	"findIndex",
	"has",
	"includes",
	"indexOf",
	"lastIndexOf",
	"localeCompare",
	"match",
	"search",
	"some",
	"startsWith",
	"test",
]);

/** Where the generated lists of the catalogue are: one id a line, alone or as the key of a row. */
const LISTS = ["types/generated/task-ids", "generated/callable-tasks"].map(
	(name) => new URL(`../../../packages/tasks/src/${name}.ts`, import.meta.url),
);
const IDS = new Set(
	LISTS.flatMap((url) =>
		[...readFileSync(url, "utf8").matchAll(/^\t"?([a-z0-9-]+)"?(?:,|: \{)$/gm)].map(([, id = ""]) => id),
	),
);

/** Ids that are words of other subjects too. */
const WORDS = new Set(["other", "robotics", "summarization", "translation"]);

/**
 * Whether a text is compared as the id of a task: no other text looks like it, or the other side is a task.
 * @param {string} text
 * @param {Node} other
 */
function isTask(text, other) {
	if (IDS.has(text) && !WORDS.has(text)) return true;
	return namesTask(other) && [...IDS].some((id) => text.length > 2 && id.includes(text));
}

/**
 * Whether an expression is called a task: `task`, `taskId`, `task.id`, `call.task`.
 * @param {Node} node
 * @returns {boolean}
 */
function namesTask({ name, object, property, expression }) {
	if (/task(?:ids?)?$/i.test(name ?? "")) return true;
	if (expression) return namesTask(expression);
	if (!object || !property) return false;
	return namesTask(property) || (property.name === "id" && namesTask(object));
}

/**
 * Whether a constant is an object or a map whose keys are the ids of one or two tasks. A `Record` of a union that is named has
 * every key that its type has, and is none.
 * @param {Node} id
 * @param {Node} init
 */
function isSmallTable(id, init) {
	const table = init.expression ?? init;
	const keys = keysOf(table);
	if (
		keys.length === 0 ||
		keys.length > 2 ||
		!keys.every((key) => IDS.has(key)) ||
		keys.every((key) => WORDS.has(key))
	)
		return false;
	const type = id.typeAnnotation?.typeAnnotation;
	const inner = type?.typeName?.name === "Readonly" ? type.typeArguments?.params[0] : type;
	return inner?.typeName?.name !== "Record" || inner.typeArguments?.params[0]?.type === "TSStringKeyword";
}

/**
 * The keys of an object, or of the pairs that a map is made of.
 * @param {Node} node
 * @returns {readonly string[]}
 */
function keysOf({ callee, properties, arguments: [list] = [] }) {
	const pairs = callee?.name === "Map" ? (list?.elements ?? []) : [];
	const keys = properties?.map(({ key }) => key) ?? pairs.map((pair) => pair?.elements?.[0]);
	return keys.flatMap((key) => key?.value ?? key?.name ?? []).filter((key) => typeof key === "string");
}

/**
 * The texts that an expression may be: itself, the ids that a pattern holds for, the value of a constant, a branch of a choice,
 * or the members of a list or a set.
 * @param {Node} node
 * @param {ReadonlyMap<string, Node>} constants
 * @returns {readonly string[]}
 */
function textsOf(node, constants) {
	const { type, name = "", value, regex, quasis = [], expression, elements } = node;
	if (typeof value === "string") return [value];
	if (regex) return [...IDS].filter((id) => new RegExp(regex.pattern, "u").test(id));
	if (type === "TemplateLiteral") {
		const parts = quasis.map(({ value: { cooked } }) => [cooked]);
		const values = node.expressions?.map((one) => textsOf(one, constants)) ?? [];
		return joinTexts(parts.flatMap((part, index) => [part, ...values.slice(index, index + 1)]));
	}
	if (type === "BinaryExpression" && node.operator === "+" && node.left && node.right)
		return joinTexts([textsOf(node.left, constants), textsOf(node.right, constants)]);
	if (expression) return textsOf(expression, constants);
	if (type === "Identifier") {
		const known = constants.get(name);
		const others = new Map([...constants].filter(([key]) => key !== name));
		return known ? textsOf(known, others) : [];
	}
	const { consequent, alternate, left, right } = node;
	const branches = type === "ConditionalExpression" ? [consequent, alternate] : [left, right];
	const isChoice = type === "ConditionalExpression" || type === "LogicalExpression";
	if (type === "ObjectExpression" || node.callee?.name === "Map") return keysOf(node);
	const members = isChoice ? branches : type === "NewExpression" ? node.arguments : elements;
	return (members ?? []).flatMap((member) => (member ? textsOf(member, constants) : []));
}

/**
 * The texts that parts give one after another, each of which may be one of several.
 * @param {readonly (readonly string[])[]} parts
 * @returns {readonly string[]}
 */
function joinTexts(parts) {
	return parts.reduce(
		(/** @type {readonly string[]} */ starts, ends) =>
			starts.flatMap((start) => ends.map((end) => start + end)),
		[""],
	);
}
