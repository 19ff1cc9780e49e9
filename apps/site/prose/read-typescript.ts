import ts from "typescript";
import { type Locale, LOCALES } from "../src/lib/locale.ts";
import { hideCode } from "./hide-code.ts";
import type { Passage } from "./prose.ts";

/** Properties whose strings are ids, samples or URLs, not our prose. */
const NOT_PROSE: ReadonlySet<string> = new Set([
	"content",
	"data",
	"example",
	"examples",
	"filename",
	"forbidden",
	"id",
	"role",
	"table",
	"text-with-tokens",
	"tokens",
	"type",
]);

/**
 * The prose in a file of data: strings below a property named by a language, or all strings when `locale` is given. Samples, ids
 * and file names are left out; code between backticks and `{values}` put in later are hidden.
 */
export function readTypescript(path: string, source: string, locale?: Locale): Passage[] {
	const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
	const passages: Passage[] = [];
	const visit = (node: ts.Node, language: Locale | undefined): void => {
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
		if (isSample(node)) return;
		if (language && ts.isStringLiteralLike(node) && !namesLocale(node.text)) {
			const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
			passages.push({ path, line, locale: language, text: hideCode(node.text) });
		}
		const inside = ts.isPropertyAssignment(node) ? (toLocale(nameOf(node)) ?? language) : language;
		const rest = ts.isPropertyAssignment(node) ? [node.initializer] : node.getChildren(file);
		for (const child of rest) visit(child, inside);
	};
	visit(file, locale);
	return passages;
}

/** Sample values, and the text that labelled stretches of a sample are counted in. */
function isSample(node: ts.Node): boolean {
	if (ts.isVariableDeclaration(node)) return NOT_PROSE.has(node.name.getText());
	if (!ts.isPropertyAssignment(node)) return false;
	if (NOT_PROSE.has(nameOf(node))) return true;
	const siblings = node.parent.properties.filter((one) => ts.isPropertyAssignment(one)).map(nameOf);
	return nameOf(node) === "text" && siblings.includes("tokens");
}

/** The id of a language, alone or as the schemas write it: `tr`, `x-tr`. */
function namesLocale(text: string): boolean {
	return LOCALES.some((locale) => text === locale || text === `x-${locale}`);
}

function nameOf(property: ts.PropertyAssignment): string {
	const { name } = property;
	return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : "";
}

function toLocale(name: string): Locale | undefined {
	return LOCALES.find((locale) => locale === name);
}
