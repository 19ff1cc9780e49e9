import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { TextProblem } from "./json-problem.ts";
import { listSchemaFaults } from "./schema-faults.ts";
import { listBreaks } from "./schema-breaks.ts";

/** Most problems shown at once. */
const MOST = 20;

/**
 * Reads a text as JSON and holds it against the field's schema. JSON Schemas that it carries (of tools' parameters, and
 * of an answer's form) are read too: an unknown type or a required property that is none is found before a server does.
 */
export function checkText(text: string, schema: object): readonly TextProblem[] {
	if (text.trim() === "") return [];
	const errors: ParseError[] = [];
	const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
	const [first] = errors;
	if (first || !root) {
		const from = Math.min(first?.offset ?? 0, Math.max(0, text.length - 1));
		return [{ from, to: Math.max(from + 1, from + (first?.length ?? 1)), kind: "syntax" }];
	}
	const value: unknown = JSON.parse(text);
	return [...listBreaks(value, schema), ...listSchemaFaults(value)]
		.slice(0, MOST)
		.map(({ path, kind, name }) => {
			const { offset, length } = findNearest(root, path);
			return { from: offset, to: offset + length, kind, name };
		});
}

/** The node at a path, or the deepest one on the way there. */
function findNearest(root: Node, path: readonly (string | number)[]): Node {
	for (let length = path.length; length > 0; length--) {
		const node = findNodeAtLocation(root, path.slice(0, length));
		if (node) return node;
	}
	return root;
}
