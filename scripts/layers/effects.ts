import ts from "typescript";

/** Names whose use is an effect. A dotted name stands for that property alone. */
const EFFECTS: ReadonlySet<string> = new Set([
	"fetch",
	"XMLHttpRequest",
	"WebSocket",
	"setTimeout",
	"setInterval",
	"Date",
	"performance.now",
	"Math.random",
	"crypto.getRandomValues",
	"crypto.randomUUID",
	"process.env",
]);

/** Objects through which global names are reached too. */
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(["globalThis", "window", "self"]);

/**
 * The effect that this node uses: a call of any `fetch`, or a global name of `EFFECTS` that the file did not declare.
 * A global that is only the default of an option (`options.fetch ?? fetch`) is no use. Gives undefined for all else.
 */
export function effectOf(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
	if (ts.isCallExpression(node)) return isFetchOfAnother(node.expression, declared) ? "fetch" : undefined;
	if (isDefault(node)) return undefined;
	if (ts.isPropertyAccessExpression(node)) {
		const name = dottedName(node);
		const [first = ""] = name.split(".");
		return EFFECTS.has(name) && !declared.has(first) ? name : undefined;
	}
	if (!ts.isIdentifier(node) || !isValue(node) || declared.has(node.text)) return undefined;
	return EFFECTS.has(node.text) ? node.text : undefined;
}

/** Whether a called thing is the `fetch` of an object or a local name; the global one is found by its name. */
function isFetchOfAnother(called: ts.Expression, declared: ReadonlySet<string>): boolean {
	if (ts.isIdentifier(called)) return called.text === "fetch" && declared.has("fetch");
	return (
		ts.isPropertyAccessExpression(called) &&
		called.name.text === "fetch" &&
		!isGlobalObject(called.expression)
	);
}

function isDefault(node: ts.Node): boolean {
	const { parent } = node;
	return (
		parent !== undefined &&
		ts.isBinaryExpression(parent) &&
		parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
		parent.right === node
	);
}

function isGlobalObject(node: ts.Node): boolean {
	return ts.isIdentifier(node) && GLOBAL_OBJECTS.has(node.text);
}

/** `a.b` as text, without a leading global object. */
function dottedName(node: ts.Node): string {
	if (ts.isIdentifier(node)) return node.text;
	if (!ts.isPropertyAccessExpression(node)) return "";
	return isGlobalObject(node.expression)
		? node.name.text
		: `${dottedName(node.expression)}.${node.name.text}`;
}

/** Whether an identifier stands for a value, and is not the name of a property, a member or a type. */
function isValue(node: ts.Identifier): boolean {
	const { parent } = node;
	if (ts.isTypeNode(parent) || ts.isQualifiedName(parent) || ts.isExportSpecifier(parent)) return false;
	if (ts.isShorthandPropertyAssignment(parent)) return true;
	if (ts.isBindingElement(parent)) return parent.initializer === node;
	if (ts.isJsxAttribute(parent)) return false;
	const isName = "name" in parent && parent.name === node;
	return !isName;
}

/** The names that a file declares itself, as far as they could stand for a global. */
export function declaredNames(source: ts.SourceFile): ReadonlySet<string> {
	const names = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (isNamedDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return names;
}

function isNamedDeclaration(node: ts.Node): node is ts.NamedDeclaration {
	return (
		ts.isVariableDeclaration(node) ||
		ts.isParameter(node) ||
		ts.isBindingElement(node) ||
		ts.isFunctionDeclaration(node) ||
		ts.isClassDeclaration(node) ||
		ts.isImportSpecifier(node)
	);
}
