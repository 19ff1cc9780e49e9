import ts from "typescript";
import { UNTRANSLATED } from "../../src/lib/words/untranslated-mark.ts";

/** The id of a model, which may differ by language and is no text: `owner/name`. */
const MODEL_ID = /^[\w.-]+\/[\w.-]+$/;

/** A JSON Schema with the English descriptions under the key of a language too. */
export function addToSchema(text: string, tag: string): string {
	return text.replaceAll(
		/(^[ \t]*)?"description": ("(?:[^"\\]|\\.)*")/gm,
		(described, indent: string | undefined, value: string) =>
			`${described},${indent === undefined ? " " : `\n${indent}`}"x-${tag}": ${markString(value)}`,
	);
}

/** A file of data in which every value with texts by language has one for the new language, made from the English one. */
export function addBesideEnglish(text: string, tag: string): string {
	const file = ts.createSourceFile("data.ts", text, ts.ScriptTarget.Latest, true);
	const edits: { readonly end: number; readonly added: string }[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isObjectLiteralExpression(node)) {
			const english = findProperty(node, "en");
			if (english && findProperty(node, "tr") && !findProperty(node, tag)) {
				const value = english.initializer;
				const isText = ts.isStringLiteral(value) && !MODEL_ID.test(value.text);
				const written = isText ? markString(value.getText()) : value.getText();
				edits.push({ end: english.getEnd(), added: `, ${tag}: ${written}` });
				return;
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return edits.reduceRight(
		(edited, { end, added }) => edited.slice(0, end) + added + edited.slice(end),
		text,
	);
}

/** A file of English messages with every text marked. Values that calculators begin with stay. */
export function markMessages(text: string): string {
	const file = ts.createSourceFile("messages.ts", text, ts.ScriptTarget.Latest, true);
	const edits: { readonly start: number; readonly end: number }[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) return;
		if (ts.isPropertyAssignment(node)) {
			if (node.name.getText() === "example" || node.name.getText() === "letterAnchor") return;
			visit(node.initializer);
			return;
		}
		if (ts.isStringLiteral(node)) edits.push({ start: node.getStart(), end: node.getEnd() });
		ts.forEachChild(node, visit);
	};
	visit(file);
	return edits.reduceRight(
		(edited, { start, end }) =>
			edited.slice(0, start) + markString(edited.slice(start, end)) + edited.slice(end),
		text,
	);
}

/** A page of content with its title and its lead marked; one that has neither, with its first paragraph. */
export function markPage(text: string): string {
	const marked = text.replaceAll(/^(title|lead): (.+)$/gm, (_, key: string, value: string) =>
		/^["']/.test(value) ? `${key}: ${markString(value)}` : `${key}: ${value}${UNTRANSLATED}`,
	);
	if (marked !== text) return marked;
	return text.replace(/(?<=\n\n)\p{L}[\s\S]*?(?=\n\n|\n?$)/u, (paragraph) =>
		paragraph.replace(/(?=\.?$)/, UNTRANSLATED),
	);
}

/** A string in quotes with the mark inside its last quote, before the full stop of a sentence. */
function markString(literal: string): string {
	return literal.replace(/(?=\.?["'`]$)/, UNTRANSLATED);
}

function findProperty(node: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
	return node.properties
		.filter((property) => ts.isPropertyAssignment(property))
		.find((property) => property.name.getText() === name);
}
