import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A type that is in a public signature and cannot be imported by name. */
export interface UnexportedType {
	readonly name: string;
	/** The public name whose signature uses it first. */
	readonly usedBy: string;
}

const ROOT = new URL("../../../../", import.meta.url);

/**
 * Types that public signatures of entry files mention without the entry exporting them, by the name of the entry. A type
 * that its own file keeps to itself counts as spelled out, so what it mentions is looked at instead. The sources are
 * compiled once for all entries.
 */
export function findUnexportedTypes(entries: readonly URL[]): ReadonlyMap<string, readonly UnexportedType[]> {
	const files = entries.map((entry) => fileURLToPath(entry));
	const program = ts.createProgram(files, readCompilerOptions());
	return new Map(files.map((file) => [basename(file), findIn(program, file)]));
}

function readCompilerOptions(): ts.CompilerOptions {
	const path = fileURLToPath(new URL("tsconfig.json", ROOT));
	const { config } = ts.parseConfigFileTextToJson(path, readFileSync(path, "utf8")) as { config: object }; // the file is under our care
	return ts.parseJsonConfigFileContent(
		{ ...config, include: [], files: ["none.ts"] },
		ts.sys,
		fileURLToPath(ROOT),
	).options;
}

function isOurs(declaration: ts.Declaration): boolean {
	return /\/packages\/[a-z]+\/src\//.test(declaration.getSourceFile().fileName);
}

function isHidden(node: ts.Node): boolean {
	if (ts.isBlock(node) || (ts.isParameter(node) && node.initializer === undefined && node.type === undefined))
		return true;
	return (
		ts.canHaveModifiers(node) &&
		(ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
	);
}

/** Names of the types a declaration's signature mentions; bodies and initial values do not count. */
function collectTypeNames(node: ts.Node, found: ts.EntityName[] = []): ts.EntityName[] {
	if (ts.isTypeReferenceNode(node)) found.push(node.typeName);
	if (
		ts.isTypeQueryNode(node) ||
		isHidden(node) ||
		(ts.isExpression(node) && !ts.isExpressionWithTypeArguments(node))
	)
		return found;
	if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) found.push(node.expression);
	ts.forEachChild(node, (child) => void collectTypeNames(child, found));
	return found;
}

function findIn(program: ts.Program, fileName: string): readonly UnexportedType[] {
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(fileName);
	const module = source && checker.getSymbolAtLocation(source);
	if (!module) throw new Error(`${fileName} exports nothing.`);

	const target = (symbol: ts.Symbol): ts.Symbol =>
		symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
	const isExported = (declaration: ts.Declaration): boolean =>
		(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
	const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [target(symbol), symbol.name]));
	const missing = new Map<string, UnexportedType>();
	const seen = new Set<ts.Symbol>();

	function walk(symbol: ts.Symbol, usedBy: string): void {
		if (seen.has(symbol)) return;
		seen.add(symbol);
		for (const declaration of (symbol.declarations ?? []).filter(isOurs)) {
			for (const name of collectTypeNames(declaration)) {
				const mentioned = checker.getSymbolAtLocation(name);
				if (!mentioned) continue;
				const used = target(mentioned);
				const home = used.declarations?.find((one) => isOurs(one) && !ts.isTypeParameterDeclaration(one));
				if (!home || exported.has(used)) continue;
				if (isExported(home)) missing.set(used.name, missing.get(used.name) ?? { name: used.name, usedBy });
				walk(used, usedBy);
			}
		}
	}
	for (const [symbol, name] of exported) walk(symbol, name);
	return [...missing.values()];
}
