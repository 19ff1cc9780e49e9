const DISABLE = /^[^"'`]*(?:\/\/|\/\*|<!--)\s*((?:oxlint|eslint)-disable.*)$/;
const EXPLAINED = /^(?:oxlint|eslint)-disable(?:-next-line|-line)? [\w-]+\/[\w-]+(?:, [\w-]+\/[\w-]+)* -- \w/;

/** The lines of a source text, from 1, whose comment switches lint rules off without the rules' names or without a reason. */
export function findBareDisables(text: string): number[] {
	return text.split("\n").flatMap((line, index) => {
		const comment = DISABLE.exec(line)?.[1];
		return comment === undefined || EXPLAINED.test(comment) ? [] : [index + 1];
	});
}
