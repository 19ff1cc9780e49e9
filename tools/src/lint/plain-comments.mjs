import { findPlainWords } from "./plain-words.mjs";

/**
 * Comments use the words of the field.
 * @param {{ sourceCode: { getAllComments(): Comment[] }, report(finding: { node: Comment, message: string }): void }} context
 */
export function plainComments(context) {
	return {
		Program() {
			for (const node of context.sourceCode.getAllComments())
				for (const word of findPlainWords(node.value))
					context.report({ node, message: `In a comment ${word}` });
		},
	};
}

/** @typedef {{ value: string }} Comment */
