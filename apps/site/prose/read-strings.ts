import ts from "typescript";
import type { Locale } from "../src/lib/locale.ts";
import type { ProsePage } from "./prose.ts";

/**
 * The strings of a program in one language, as a page without headings: commands of the `pusula` program are blocks of code, all
 * other strings are sentences.
 */
export function readStrings(path: string, locale: Locale, source: string): ProsePage {
	const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
	const strings: { readonly text: string; readonly line: number }[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
		if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
			const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
			strings.push({ text: node.text, line });
		}
		for (const child of node.getChildren(file)) visit(child);
	};
	visit(file);
	return {
		path,
		locale,
		name: path,
		headings: [],
		links: [],
		sources: [],
		passages: [],
		code: strings
			.filter(({ text }) => COMMAND.test(text))
			.map(({ text, line }) => ({ language: "sh", text, line })),
		inlineCode: strings.flatMap(({ text, line }) =>
			[...text.matchAll(/`([^`]+)`/g)].map(({ 1: code = "" }) => ({ text: code, line })),
		),
		sentences: strings.filter(({ text }) => !COMMAND.test(text)),
		numberedLists: [],
		cells: [],
		otherLanguage: [],
	};
}

const COMMAND = /^(?:npx )?pusula /;
