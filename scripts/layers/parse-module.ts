import ts from "typescript";
import { declaredNames, effectOf } from "./effects.ts";
import type { EffectUse, Import, Module } from "./module.ts";
import { toScript } from "./to-script.ts";

/**
 * What the rules need to know of one source file: TypeScript, JavaScript, Astro, MDX or styles.
 * Imports of types count like all others. Targets are not resolved here.
 */
export function parseModule(path: string, text: string): Module {
	const source = ts.createSourceFile(
		path,
		toScript(path, text),
		ts.ScriptTarget.Latest,
		true,
		scriptKind(path),
	);
	const lineOf = (node: ts.Node): number =>
		source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
	const declared = declaredNames(source);
	const imports: Import[] = [];
	const effects: EffectUse[] = [];
	let defaultExport: ts.Node | undefined;

	const visit = (node: ts.Node): void => {
		const specifier = importedBy(node);
		if (specifier !== undefined) {
			imports.push({ specifier, line: lineOf(node), ...(importsTypesOnly(node) && { typesOnly: true }) });
		}
		if (isDefaultExport(node)) defaultExport ??= node;
		const effect = effectOf(node, declared);
		if (effect !== undefined) effects.push({ name: effect, line: lineOf(node) });
		ts.forEachChild(node, visit);
	};
	visit(source);

	return {
		path,
		imports,
		effects,
		...(defaultExport === undefined ? {} : { defaultExportLine: lineOf(defaultExport) }),
		disables: findDisables(text),
		lineCount: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
	};
}

function importedBy(node: ts.Node): string | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
		return node.moduleSpecifier === undefined ? undefined : textOf(node.moduleSpecifier);
	}
	if (ts.isImportTypeNode(node)) {
		return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
	}
	const isDynamicImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
	return isDynamicImport && node.arguments[0] !== undefined ? textOf(node.arguments[0]) : undefined;
}

function importsTypesOnly(node: ts.Node): boolean {
	if (ts.isImportTypeNode(node)) return true;
	if (ts.isExportDeclaration(node)) return node.isTypeOnly;
	return ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function textOf(node: ts.Node): string | undefined {
	return ts.isStringLiteralLike(node) ? node.text : undefined;
}

function isDefaultExport(node: ts.Node): boolean {
	if (ts.isExportAssignment(node)) return node.isExportEquals !== true;
	if (ts.isExportSpecifier(node)) return node.name.text === "default";
	return (
		ts.canHaveModifiers(node) &&
		(ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
	);
}

function findDisables(text: string): Module["disables"] {
	return text.split("\n").flatMap((line, index) => {
		const comment = /^[^"'`]*(?:\/\/|\/\*|<!--)\s*((?:oxlint|eslint)-disable.*)$/.exec(line)?.[1];
		return comment === undefined ? [] : [{ line: index + 1, text: comment }];
	});
}

function scriptKind(path: string): ts.ScriptKind {
	return /\.(ts|mts)$/.test(path) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
}
