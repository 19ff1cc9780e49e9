/**
 * Effects stay in the modules that .oxlintrc.json names for each. A rule finds an effect as a global, as a member of a global object
 * or of any other value, taken apart, renamed, and imported from a module of Node. Types and `typeof` of a global pass.
 * @param {keyof typeof EFFECTS} name
 */
export function onlyInNamedModules(name) {
	const { globals, members, anywhere, modules, names, advice = NAMED } = EFFECTS[name];
	/** @param {Context} context */
	return (context) => {
		/** @param {Node} node @param {string} what */
		const report = (node, what) => context.report({ node, message: `${what} is ${name}: ${advice}.` });
		/** @param {Node} node @param {Node | null | undefined} source @param {readonly string[]} [imported] */
		const checkModule = (node, source, imported = ["*"]) => {
			const text = typeof source?.value === "string" ? source.value : "";
			const module = text.replace(/^node:/, "").replace(/\/.*/, "");
			const isNamed = names[module] && imported.some((one) => names[module]?.test(one));
			if ((modules.includes(module) && imported.length > 0) || isNamed) report(node, `"${text}"`);
		};
		return {
			"Program:exit"() {
				for (const identifier of findGlobals(context))
					for (const [root = "", member] of pathsFrom(identifier)) {
						if (globals.includes(root)) report(identifier, root);
						else if (root in members && !members[root]?.(member, identifier))
							report(identifier, member ? `${root}.${member}` : root);
					}
			},
			/** @param {Node} node */
			MemberExpression(node) {
				const key = keyOf(node) ?? "";
				const root = node.object?.name ?? "";
				if (anywhere.includes(key) && !GLOBAL_OBJECTS.has(root) && !(root in members)) report(node, key);
			},
			/** @param {Node & { source: Node, specifiers: readonly Specifier[] }} node */
			ImportDeclaration(node) {
				if (node.importKind === "type") return;
				const used = node.specifiers.filter(({ importKind }) => importKind !== "type");
				checkModule(
					node,
					node.source,
					used.map(({ imported }) => imported?.name ?? "*"),
				);
			},
			/** @param {Node & { source: Node | null, specifiers: readonly Specifier[] }} node */
			ExportNamedDeclaration(node) {
				if (node.exportKind === "type") return;
				checkModule(
					node,
					node.source,
					node.specifiers.map(({ local }) => local?.name ?? "*"),
				);
			},
			/** @param {Node & { source: Node }} node */
			ExportAllDeclaration: (node) => checkModule(node, node.source),
			/** @param {Node & { source: Node }} node */
			ImportExpression: (node) => checkModule(node, node.source),
			/** @param {Node & { callee: Node, arguments: readonly Node[] }} node */
			CallExpression(node) {
				const loads = node.callee.name === "require" || keyOf(node.callee) === "getBuiltinModule";
				if (loads) checkModule(node, node.arguments[0]);
			},
		};
	};
}

/**
 * A node of the syntax tree, as far as these rules read it. Source: https://github.com/estree/estree, read on 2026-11-22.
 * @typedef {object} Node
 * @property {string} type
 * @property {Node} parent
 * @property {string} [name]
 * @property {unknown} [value]
 * @property {boolean} [computed]
 * @property {string} [operator]
 * @property {string} [importKind]
 * @property {string} [exportKind]
 * @property {Node} [id]
 * @property {Node} [key]
 * @property {Node} [left]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {readonly Node[]} [properties]
 * @property {readonly Node[]} [arguments]
 */

/** @typedef {{ importKind?: string, imported?: Node, local?: Node }} Specifier */
/** @typedef {{ identifier: Node, isTypeReference?: boolean }} Reference */
/** @typedef {{ variables: readonly { defs: readonly unknown[], references: readonly Reference[] }[], through: readonly Reference[] }} Scope */
/** @typedef {{ sourceCode: { scopeManager: { scopes: readonly Scope[] } }, report(finding: { node: Node, message: string }): void }} Context */

/**
 * What counts as each effect: globals; members of a global that may be used, by a function; members of any value; modules of Node;
 * and of other modules the names that may not be imported (`*` is the whole module). A timed wait is what a test may not have.
 * @type {Record<"network" | "clock" | "randomness" | "a timed wait", {
 * 	globals: readonly string[],
 * 	members: Readonly<Record<string, (member: string | undefined, identifier: Node) => boolean>>,
 * 	anywhere: readonly string[],
 * 	modules: readonly string[],
 * 	names: Readonly<Record<string, RegExp>>,
 * 	advice?: string,
 * }>}
 */
const EFFECTS = {
	network: {
		globals: ["EventSource", "RTCPeerConnection", "WebSocket", "WebTransport", "XMLHttpRequest", "fetch"],
		members: {},
		anywhere: ["sendBeacon"],
		modules: ["bullmq", "dgram", "dns", "http", "http2", "https", "ioredis", "net", "tls", "undici"],
		names: {},
	},
	clock: {
		globals: ["Temporal", "scheduler", "setImmediate", "setInterval", "setTimeout"],
		members: {
			AbortSignal: (member) => member !== "timeout",
			Date: (member, identifier) =>
				member ? PURE_DATE.has(member) : isPureDate(identifier.parent, identifier),
			performance: (member) => member?.startsWith("getEntries") === true,
			process: (member) => !/^(?:hrtime|uptime)$/.test(member ?? ""),
		},
		anywhere: ["hrtime", "setImmediate", "setInterval", "setTimeout"],
		modules: ["perf_hooks", "timers"],
		names: { process: /^(?:\*|default|hrtime|uptime)$/ },
	},
	"a timed wait": {
		globals: ["setTimeout"],
		members: {},
		anywhere: [],
		modules: ["timers"],
		names: {},
		advice: "await the event itself, or move a test clock",
	},
	randomness: {
		globals: [],
		members: {
			Math: (member) => member !== undefined && member !== "random",
			crypto: (member) => member === "subtle",
		},
		anywhere: ["getRandomValues", "randomBytes", "randomInt", "randomUUID"],
		modules: [],
		names: { crypto: /^(?:\*|default|random.*|generate.*|webcrypto|getRandomValues)$/ },
	},
};

const NAMED = "use the module that .oxlintrc.json names for it";
const GLOBAL_OBJECTS = new Set(["frames", "global", "globalThis", "parent", "self", "top", "window"]);
const PURE_DATE = new Set(["UTC", "parse", "prototype"]);

/** Whether `Date` is used for a moment that is given: `new Date(text)`, `value instanceof Date`. @param {Node} parent @param {Node} date */
function isPureDate(parent, date) {
	if (parent.type === "NewExpression") return (parent.arguments?.length ?? 0) > 0;
	return parent.type === "BinaryExpression" && parent.operator === "instanceof" && parent.left !== date;
}

/** Uses of names that no import and no declaration of the file explains. @param {Context} context */
function findGlobals({ sourceCode }) {
	const [scope] = sourceCode.scopeManager.scopes;
	const known = scope?.variables.filter(({ defs }) => defs.length === 0) ?? [];
	const references = [...(scope?.through ?? []), ...known.flatMap((variable) => variable.references)];
	return references
		.filter(({ identifier, isTypeReference }) => !isTypeReference && !isOnlyNamed(identifier.parent))
		.map(({ identifier }) => identifier);
}

/** @param {Node} parent */
function isOnlyNamed({ type, operator }) {
	return (
		type === "TSTypeQuery" ||
		type === "TSQualifiedName" ||
		(type === "UnaryExpression" && operator === "typeof")
	);
}

/**
 * What is taken from a global, as a root and a member: `["Date", "now"]` for `globalThis.Date.now`, several for a pattern.
 * @param {Node} node
 * @returns {readonly (readonly (string | undefined)[])[]}
 */
function pathsFrom(node) {
	if (!GLOBAL_OBJECTS.has(node.name ?? "")) return membersOf(node).map(({ key }) => [node.name, key]);
	return membersOf(node).flatMap(({ key, node: member }) =>
		member.type === "MemberExpression" ? membersOf(member).map((next) => [key, next.key]) : [[key]],
	);
}

/** The members that are taken from an expression; the expression itself where it is used as a whole. @param {Node} node */
function membersOf(node) {
	let value = node;
	while (/^(?:TS(?:As|Satisfies|NonNull)Expression|ChainExpression)$/.test(value.parent.type))
		value = value.parent;
	const { parent } = value;
	if (parent.type === "MemberExpression" && parent.object === value)
		return [{ key: keyOf(parent), node: parent }];
	if (parent.type === "VariableDeclarator" && parent.id?.type === "ObjectPattern")
		return (parent.id.properties ?? []).map((property) => ({ key: keyOf(property), node: property }));
	return [{ key: undefined, node }];
}

/** The name of a member, of `a.name` and `a["name"]` and `{ name }`. @param {Node} node */
function keyOf({ property, key, computed }) {
	const found = property ?? key;
	return computed ? (typeof found?.value === "string" ? found.value : undefined) : found?.name;
}
